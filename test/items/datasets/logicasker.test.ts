/** LogicAsker's two layouts, on rows made by hand: names, labels, known faults, and what is refused. */
import { describe, expect, test } from "vitest";
import { readLogicAsker } from "../../../src/items/datasets/logicasker.ts";
import { pickSkillTags } from "#scoring/verdict";

const header = "id,logic,rule_category,rule,problem,query,answer";
const query = (premises: string, conclusion: string): string =>
  `"Consider the following premises: ${premises} Can we infer the following from them? Answer yes or no: ${conclusion}"`;
const csv = (...rows: readonly string[]): string => [header, ...rows, ""].join("\n");

const swim = query("If Ada swims, then Ben rests. Ada swims.", "Ben rests.");
const read = (row: string) => readLogicAsker(csv(row)).questions[0];

describe("questions", () => {
  test("a row becomes a question: names, sentences, key, and its text word for word", () => {
    const { id, ...rest } = read(`17,propositional,inference,modus ponens,inference,${swim},yes`)!;
    expect(rest).toEqual({
      text: swim.slice(1, -1),
      answers: [{ label: "yes" }, { label: "no" }],
      key: ["yes"],
      tags: {
        dataset: "logicasker",
        logic: "propositional",
        category: "inference",
        rule: "modus ponens",
        base: "modus ponens",
        extension: "none",
        kind: "valid",
        length: "1",
      },
      premises: ["If Ada swims, then Ben rests.", "Ada swims."],
      conclusion: "Ben rests.",
    });
    expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  const spellings: readonly (readonly [theirs: string, ours: string, logic: string])[] = [
    ["De Morgan's laws", "De Morgan", "propositional"],
    ["DeMorgan's laws", "De Morgan", "propositional"],
    ["Conditional laws", "conditional", "propositional"],
    ["Bidirectional laws", "biconditional", "propositional"],
    ["existential De Morgan's laws", "existential De Morgan", "predicate"],
    ["universal commutative laws", "universal commutative", "predicate"],
    ["Law of quantifier negation", "quantifier negation", "predicate"],
    ["Law of quantifier movement", "quantifier movement", "predicate"],
  ];
  for (const [theirs, ours, logic] of spellings)
    test(`“${theirs}” is ${ours}`, () => {
      const question = read(`1,${logic},equivalent,${theirs},contradiction,${swim},no`);
      expect(question?.tags).toMatchObject({
        rule: ours,
        logic,
        category: "equivalence",
        kind: "contradiction",
      });
    });
});

test("a question that occurs twice with one key is a fault", () => {
  const row = `1,propositional,inference,modus ponens,inference,${swim},yes`;
  const { questions, faults } = readLogicAsker(csv(row, row));
  expect(questions).toHaveLength(2);
  expect(faults).toEqual([{ fault: "the same question and key as an earlier row", lines: [3] }]);
});

describe("what does not fit is left out and counted by its line", () => {
  const good = `1,propositional,inference,modus ponens,inference,${swim},yes`;
  const cases: readonly (readonly [fact: string, row: string, says: string])[] = [
    ["an unknown rule", good.replace("ponens", "ponems"), "unknown skill “modus ponems”; did you mean"],
    ["an unknown problem", good.replace(',inference,"', ',guess,"'), "problem is “guess”"],
    [
      "an unknown category",
      good.replace(",inference,modus", ",deduction,modus"),
      "rule_category is “deduction”",
    ],
    ["a rule of the other logic", good.replace("propositional", "predicate"), "the logic of modus ponens"],
    [
      "a fallacy that is unrelated",
      `1,propositional,fallacy,affirming a disjunct,unrelated,${swim},no`,
      "the problem of the fallacy affirming a disjunct is “unrelated”, not inference",
    ],
    ["an answer that is neither", good.replace(/yes$/, "maybe"), "the answer is “maybe”, not yes or no"],
    ["another prompt", good.replace("Consider", "Regard"), "the question is not in the papers' words"],
  ];
  for (const [fact, row, says] of cases)
    test(fact, () => {
      const { questions, dropped } = readLogicAsker(csv(good, row));
      expect(questions).toHaveLength(1);
      expect(dropped).toEqual([{ fault: expect.stringContaining(says), lines: [3] }]);
    });
});

describe("lengths", () => {
  const entry = (id: string, input: string, target: string) => ({
    id,
    method: "plain",
    input,
    output: "",
    target,
  });
  const json = (...entries: readonly unknown[]): string => JSON.stringify(entries);
  const asked = `(Say ==yes== or ==no==) ${swim.slice(1, -1)}`;

  test("an id tells the length; what stands before the question is asked, but is no premise", () => {
    const [question] = readLogicAsker(json(entry("len_7_12", asked, "yes"))).questions;
    expect(question).toMatchObject({
      tags: { dataset: "logicasker", length: "7" },
      key: ["yes"],
      premises: ["If Ada swims, then Ben rests.", "Ada swims."],
      text: asked,
    });
    expect(pickSkillTags(question?.tags ?? {}), "it names no rule").toBeUndefined();
  });

  const cases: readonly (readonly [fact: string, bad: unknown, says: string])[] = [
    ["an id without a length", entry("12", asked, "yes"), "the id “12” names no length"],
    ["a missing target", { id: "len_1_1", input: asked }, "there is no text “target”"],
    ["an entry that is no object", 7, "there is no text “id”"],
  ];
  for (const [fact, bad, says] of cases)
    test(`${fact} is left out and counted`, () => {
      const { dropped } = readLogicAsker(json(entry("len_1_0", asked, "no"), bad));
      expect(dropped).toEqual([{ fault: says, lines: [2] }]);
    });
});
