/** Every computation that the list of the papers' slips tells, done again. */
import { describe, expect, test } from "vitest";
import { findRule, listProfileRules, listProfileSkills } from "#catalog/profiles";
import { canonical } from "#logic/canonical";
import type { Sequent } from "#logic/certificate";
import { decideRelation } from "#logic/decide";
import { print } from "#logic/notation";
import { publishedTables, slips } from "../../../src/reports/logicasker/published.ts";
import { exactProportion } from "#scoring/binomial";
import { proportion } from "#scoring/estimate";
import { pairedDifference } from "#scoring/paired-scores";
import { waldLowerBound } from "../../../src/scoring/people/validity.ts";

const slip = (where: string, words: string): string => {
  const found = slips.find(
    (one) => one.where.startsWith(where) && `${one.says} ${one.found}`.includes(words),
  );
  expect(found, `${where}: ${words}`).toBeDefined();
  return `${found?.says ?? ""} ${found?.found ?? ""}`;
};
const numbersIn = (table: keyof typeof publishedTables, row: string): readonly number[] =>
  publishedTables[table].rows
    .find(([name]) => name === row)!
    .slice(1)
    .map(Number);
const n = 208;
const [a = 0, b = 0, c = 0, total = 0] = numbersIn("validity", "count");

describe("the papers' slips", () => {
  test("§4.4: 0.94 is Wald's bound, the exact one is 0.9377", () => {
    const told = slip("§4.4", "0.94");
    const valid = n - total;
    expect(waldLowerBound(valid, n)).toBeCloseTo(0.9458, 4);
    expect(valid / n - 1.959964 * Math.sqrt(((valid / n) * (total / n)) / n)).toBeCloseTo(0.9418, 4);
    expect(exactProportion(valid, n, 0.9).low).toBeCloseTo(0.9377, 4);
    for (const number of ["0.9458", "0.9418", "0.9377"]) expect(told).toContain(number);
  });

  test("Table 5: the printed percentages add up to 3.36, the counts to 3.37", () => {
    slip("Table 5", "3.36");
    const percent = (count: number) => Number(((100 * count) / n).toFixed(2));
    expect([percent(a), percent(b), percent(c), percent(total)]).toEqual([1.92, 1.44, 0, 3.37]);
    expect(percent(a) + percent(b) + percent(c)).toBeCloseTo(3.36, 10);
    expect(a + b + c).toBe(total);
    expect([a, b, total].map((count) => ((100 * count) / n).toFixed(3))).toEqual(["1.923", "1.442", "3.365"]);
  });

  test("the abstract's 25 to 94 % are failures of the second iteration, not of the 2,080", () => {
    const told = slip("Abstract, §1", "7 % to 69 %");
    expect(told).toContain("25 % to 94 %");
    const failures = (iteration: string) =>
      numbersIn("response-accuracy", iteration).map((share) => Math.round(100 * (1 - share)));
    expect([failures("second"), failures("first")]).toEqual([
      [94, 25],
      [69, 7],
    ]);
  });

  test("§4.2: who always says no is right on 69.7 % of the tree", () => {
    slip("§4.2", "69.7 %");
    const skills = listProfileSkills("paper");
    expect([skills.length, skills.filter(({ label }) => label === "yes").length]).toEqual([208, 63]);
    expect((100 * (208 - 63)) / 208).toBeCloseTo(69.7, 1);
  });

  test("§4.3: three of six models get worse at every step of Table 3", () => {
    slip("§4.3, Table 3", "Three of six");
    const falls = ["GPT-4", "ChatGPT", "Bard", "Vicuna 13b", "GPT-3", "Guanaco 33b"].filter((model) => {
      const shares = numbersIn("length", model);
      return shares.every((share, i) => i === 0 || share < (shares[i - 1] ?? 0));
    });
    expect(falls).toEqual(["GPT-4", "Bard", "Vicuna 13b"]);
    const { low, high } = proportion(71, 100);
    expect(Math.max(high - 0.71, 0.71 - low)).toBeCloseTo(0.1, 1);
  });

  test("§4.3: Table 4's ten questions a skill leave 6 of 10 between 31 and 83 %, 7 of 10 between 40 and 89 %", () => {
    slip("§4.3, Table 4", "[31, 83]");
    const around = (right: number) => {
      const { low, high } = proportion(right, 10);
      return [low, high].map((share) => Math.round(100 * share));
    };
    expect([around(6), around(7)]).toEqual([
      [31, 83],
      [40, 89],
    ]);
  });

  test("§4.5: whether the small differences of Table 6 are more than chance hangs on pairs that are not printed", () => {
    const told = slip("§4.5, Table 6", "two questions");
    const bounds = (model: string, from: string, to: string): readonly number[] => {
      const ways = publishedTables.teaching.columns.slice(1);
      const right = (way: string) => Math.round(100 * numbersIn("teaching", model)[ways.indexOf(way)]!);
      const [before, after] = [right(from), right(to)];
      const gain = after - before;
      expect(gain, model).toBeGreaterThan(0);
      // From no question lost to as many as there can be.
      const maxLost = Math.min(before, 100 - after);
      return [0, maxLost].map((lost) => {
        const pairs = { both: before - lost, lost, gained: gain + lost, neither: 100 - after - lost };
        return Number(pairedDifference(pairs).p.toFixed(3));
      });
    };
    expect(bounds("GPT-4", "random", "weak")[0]).toBe(0.5);
    expect(told).toContain("p = 0.50");
    const [least = 0, most = 0] = bounds("ChatGPT", "weak", "random");
    expect([least, Number(most.toFixed(2))]).toEqual([0.008, 0.43]);
    for (const number of ["0.008", "0.43"]) expect(told).toContain(number);
    expect(bounds("GPT-3", "random", "zero")[0]).toBe(1);
  });

  test("§3.1: the tables' laws give 190 skills, 24 of the 30 are rules", () => {
    const told = slip("§3.1", "190 skills");
    const [laws, quantifierLaws, rules, instantiation, fallacies] = [9, 5, 8, 2, 5];
    const kinds = 3;
    const extensions = 3;
    const counts = [
      laws * kinds * extensions,
      quantifierLaws * kinds,
      rules * kinds * extensions,
      instantiation * kinds,
      fallacies * extensions + 1,
    ];
    expect(counts).toEqual([81, 15, 72, 6, 16]);
    expect(counts.reduce((sum, n) => sum + n)).toBe(190);
    expect(laws + quantifierLaws + rules + instantiation).toBe(24);
    for (const count of counts) expect(told).toContain(String(count));
  });

  test("illicit major is a form of the existential affirming the consequent, the existential fallacy one of denying", () => {
    slip("Authors' program, illicit major", "another skill");
    slip("Authors' program, existential fallacy", "universal denying");
    const formsOf = (name: string) => findRule(listProfileRules("paper"), name).forms;
    const names = ({ premises, conclusion }: Sequent) =>
      [...premises.map((one) => print(canonical(one))).toSorted(), print(canonical(conclusion))].join("; ");
    const [major] = formsOf("illicit major");
    expect(formsOf("existential affirming the consequent").map(names)).toContain(names(major!));
    const [existential] = formsOf("existential fallacy");
    const [denying] = formsOf("universal denying the antecedent");
    for (const [one, other] of [
      [existential!.premises[1]!, denying!.premises[1]!],
      [existential!.conclusion, denying!.conclusion],
    ] as const) {
      expect(decideRelation({ premises: [one], conclusion: other })).toBe("entailment");
      expect(decideRelation({ premises: [other], conclusion: one })).toBe("entailment");
    }
  });

  test("the abstract's 10 % are 10 points, 13 % of 75, 2 points over random demonstrations", () => {
    slip("Abstract", "13 % of 75");
    const [zero = 0, random = 0, weak = 0] = numbersIn("teaching", "GPT-4");
    expect(weak - zero).toBeCloseTo(0.1, 10);
    expect(Math.round((100 * (weak - zero)) / zero)).toBe(13);
    expect(weak - random).toBeCloseTo(0.02, 10);
  });

  test("biconditional introduction is a rule of the authors' program, not of Tables 7 to 10", () => {
    slip("§4.3, Table 4", "not among the 30");
    // 9 equivalence laws, 5 of quantifiers, 10 inference rules, 6 fallacies.
    expect(9 + 5 + 10 + 6).toBe(30);
    expect(listProfileRules("paper").map(({ name }) => name)).toContain("biconditional introduction");
  });

  test("Appendix C.2: rules of Table 9 have one premise, two and three", () => {
    slip("Appendix C.2", "three");
    const premisesOf = (name: string) =>
      listProfileRules("full").find((rule) => rule.name === name)?.forms[0]?.premises.length;
    expect(["addition", "modus ponens", "constructive dilemma"].map(premisesOf)).toEqual([1, 2, 3]);
  });

  test("Table 3: Guanaco, said to affirm all questions, is right on 40 to 57 % of them", () => {
    slip("§4.3, Figure 5", "40 to 57 %");
    const shares = numbersIn("length", "Guanaco 33b");
    expect([Math.min(...shares), Math.max(...shares)]).toEqual([0.4, 0.57]);
  });
});
