// @long: all twins of a profile
/** A weakness that is simulated but can have no effect is refused; one that has an effect never is. */
import { describe, expect, test } from "vitest";
import { rulesOf } from "#catalog/profiles";
import { openModel } from "#models/open-model";
import type { Suite } from "#items/suite";
import { planRun } from "#experiments/asking/plan-run";
import { choiceSuite, generatedSuite, lengthsSuite } from "#experiments/suites";
import { models } from "../fixture.ts";

const planned = (weak: string, suite: Suite, slip = "1") =>
  planRun({ suite, models: models(`reasoner:novice?weak=${weak}&slip=${slip}`) });
const paper = generatedSuite({ profile: "paper", limit: 1 });
const full = generatedSuite({ profile: "full", limit: 1 });
const words = { style: "paper", lexicon: "everyday" };
const balanced = generatedSuite({ profile: "balanced", limit: 2, ...words });

describe("a novice is refused that is to be weak at", () => {
  const refused: readonly (readonly [what: string, weak: string, suite: Suite, says: RegExp])[] = [
    [
      "a rule that nobody knows",
      "modus ponems",
      paper,
      /unknown skill “modus ponems”; did you mean “modus ponens”/,
    ],
    ["no rule", ",", paper, /names no rule/],
    ["a rule that a profile lacks", "identity", paper, /“identity”, but no question of profile paper/],
    [
      "the second of two rules, which has no pair of one step",
      "modus tollens,idempotent",
      balanced,
      /“idempotent”, but no question of profile balanced/,
    ],
    [
      "such a rule among several lengths",
      "idempotent",
      lengthsSuite({ profile: "balanced", lengths: [1, 2], perLength: 2, ...words }),
      /“idempotent”, but no question of profile balanced/,
    ],
    [
      "a rule, of four-option questions",
      "modus tollens",
      choiceSuite({ perType: 1 }),
      /four-option questions/,
    ],
  ];

  test.each(refused)("%s", async (_, weak, suite, says) => {
    await expect((async () => planned(weak, suite))()).rejects.toMatchObject({
      code: "misuse",
      message: expect.stringMatching(says),
    });
  });

  test("a rule on which it never slips", () => {
    expect(() =>
      openModel("reasoner:novice?weak=modus tollens&slip=0", { env: {}, origin: "command line" }),
    ).toThrow("with slip=0 the novice makes no errors on “modus tollens”");
  });
});

test("every rule of a profile can be planted, one of another where its questions look like it, and any at longer chains", async () => {
  const names = (profile: "paper" | "full") => rulesOf(profile).map(({ name }) => name);
  await planned(names("paper").join(","), paper);
  await planned(names("full").join(","), full);
  await planned("modus tollens,universal transitivity,affirming the consequent", balanced);
  await planned(
    "Modus Tollens",
    generatedSuite({ profile: "balanced", limit: 2, skills: ["modus ponens"], ...words }),
  );
  await planned("De Morgan", generatedSuite({ profile: "paper", length: 3, limit: 1 }));
  expect(openModel("reasoner:novice?slip=0", { env: {}, origin: "command line" }).parameters).toMatchObject({
    slip: 0,
    weak: "",
  });
});
