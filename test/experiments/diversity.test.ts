/** Words and divergence of question sets. */
import { expect, test } from "vitest";
import { diversityDocument } from "#experiments/audit/diversity";
import { renderTerminal } from "#report/render/terminal";
import { questionOf } from "#items/question";
import { choiceItems } from "#items/open-suite";
import { diversity, ownText } from "#experiments/audit/diversity";
import { choiceSuite } from "#experiments/suites";

const texts = [...choiceItems(choiceSuite({ perType: 300, seed: 7, recipe: "paper" }))].map((line) =>
  ownText(questionOf(line)),
);

test("§3.2, Table 4: our 900 have more words than the paper's 6,748 and are as near to Wikipedia's", () => {
  const told = diversity({ sets: [{ name: "ours", texts }] });
  const [ours] = told.sets;
  expect([ours?.instances, told.smoothing, told.tokens]).toEqual([900, 0.02, 13_878]);
  expect(ours?.words).toBeGreaterThan(6748);
  expect(ours?.divergence.value).toBeLessThanOrEqual(1.87);
  expect(ours?.addOne).toBeLessThanOrEqual(1.3);
  const text = renderTerminal(diversityDocument(told), { width: 100, color: false });
  for (const word of ["FOLIO", "2.77", "D(set ‖ reference)", "0.02 is added"]) expect(text).toContain(word);
});

test("templates are told from sentences: few words, far away", () => {
  const made = Array.from(
    { length: 300 },
    (_, i) => `If Anne is ${i % 2 === 0 ? "kind" : "rough"} then Anne is blue.`,
  );
  const { sets } = diversity({
    sets: [
      { name: "templates", texts: made },
      { name: "ours", texts },
    ],
  });
  expect(sets[0]?.words).toBe(7);
  expect(sets[0]?.divergence.value).toBeGreaterThan((sets[1]?.divergence.value ?? 9) + 1);
});

test("the smoothing is found by which a set has a divergence", () => {
  const told = diversity({
    sets: [{ name: "ours", texts }],
    calibrate: { set: "ours", value: 1.5 },
    draws: 2,
  });
  expect(told.sets[0]?.divergence.value).toBeCloseTo(1.5, 1);
  expect(() =>
    diversity({ sets: [{ name: "ours", texts }], calibrate: { set: "theirs", value: 1.5 } }),
  ).toThrow(/no set is called theirs/);
  expect(() => diversity({ sets: [{ name: "empty", texts: ["…"] }] })).toThrow(/empty has no words/);
});
