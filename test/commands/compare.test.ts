/** organon compare: what lost and gained questions have in common, and the gate a rule. */
import { beforeAll, describe } from "vitest";
import { fixture, testRows } from "../fixture.ts";

const place = fixture();
const novice = "reasoner:novice?weak=modus tollens&slip=0.8&depth=5";

beforeAll(async () => {
  for (const [name, model] of [
    ["sound", "reasoner:oracle"],
    ["weak", novice],
    ["coin", "reasoner:coin"],
    ["other", "reasoner:coin?seed=2"],
  ]) {
    await place.organon("run", "-m", model!, "--per-skill", "8", "--length", "2");
    await place.organon("runs", "latest", "--name", name!);
  }
});

describe("two runs of the same questions", () => {
  testRows(place, [
    [
      "a rule that was lost is named with the lost questions that need it",
      "compare sound weak",
      {
        out: /Features associated with the difference[^]*B lost modus tollens: (\d+) of \1 lost questions need it, and 0 gained/,
      },
    ],
    [
      "the other way round it was gained",
      "compare weak sound",
      { json: { causes: { lost: [], gained: [{ rule: "modus tollens", against: 0 }] } } },
    ],
    ["two coins differ by no cause", "compare coin other", { json: { causes: { lost: [], gained: [] } } }],
    [
      "a gate holds each rule, too: what all questions together hide is a finding",
      "compare sound weak --fail-drop 0.2",
      {
        code: 1,
        err: /gate missed:\n {2}the lower 95 % bound of B − A is −\d.*; the gate needs −20.0 or higher\n {2}questions that need modus tollens fell by \d+/,
      },
    ],
    ["a gate passes where nothing was lost", "compare weak sound --fail-drop 0.02", { err: /gate passed/ }],
  ]);
});
