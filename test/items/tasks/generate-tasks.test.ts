/** Questions by dials: what stands in a line is what was proved, and an audit finds what is changed. */
import { describe, expect, test } from "vitest";
import { createFaultFinder } from "#items/verify";
import { lexiconNames } from "#experiments/names";
import { buildTaskPlan } from "#items/open-suite";
import { withId, type ProblemLine } from "#items/problem-line";
import { taskSuite } from "#experiments/suites";
import { gradedItems } from "../graded.ts";

const faultsOf = createFaultFinder();

describe("what dials give away is refused before anything is made", () => {
  test.each([
    ["three-way", { distractors: [0] }, "signs give three-way away"],
    ["three-way", { nearness: [0] }, "signs give three-way away"],
  ])("%s with %j", (task, dials, why) => {
    expect(() => buildTaskPlan(taskSuite({ tasks: [task], parameters: dials, perPoint: 1 }))).toThrow(why);
  });
  test.each(["proof", "countermodel"])("%s needs no distractors", (task) => {
    expect(
      gradedItems({ tasks: [task], parameters: { length: [4], distractors: [0] }, perPoint: 2 }),
    ).toHaveLength(2);
  });
});

describe("questions by dials", () => {
  const wide = { width: [1, 2], distractors: [0.4, 0.5] };
  const given = { parameters: { ...wide, length: [2, 5] }, perPoint: 3 };
  const items = gradedItems(given);

  test("there are as many of each setting as were asked, and as many of each key", () => {
    expect(items).toHaveLength(8 * 3);
    for (const key of ["yes", "no", "unknown"])
      expect(items.filter((item) => item.key[0] === key)).toHaveLength(8);
  });

  test.each(["natural", "paper", "symbolic"])("an audit finds nothing wrong in style %s", (style) => {
    for (const item of gradedItems({
      tasks: ["three-way", "proof"],
      parameters: { length: [3], negations: [2] },
      perPoint: 4,
      style,
    }))
      expect(faultsOf(item)).toEqual([]);
  });

  test("an audit finds nothing wrong with cases, laws and quantifiers", () => {
    const dials = { length: [6], width: [1, 2], relations: [0, 2], quantifiers: [0, 2] };
    for (const item of gradedItems({ parameters: dials, perPoint: 3 })) expect(faultsOf(item)).toEqual([]);
  });

  const general = { parameters: { length: [3], quantifiers: [1] }, limit: 3 };
  test.each(lexiconNames)("an audit finds nothing wrong with words of the lexicon %s", (lexicon) => {
    for (const item of gradedItems({ ...general, lexicon })) expect(faultsOf(item)).toEqual([]);
  });

  test("an audit finds words that the generator cannot write: a setting, a noun, a name", () => {
    for (const item of gradedItems(general)) {
      const noun = item.lexicon.find(({ letter }) => letter === "x")!.text;
      const name = item.lexicon.find(({ letter, denied }) => letter !== "x" && denied === null)!.text;
      const forged = "None of the numbered premises below is true; take their denials instead.";
      for (const [from, to] of [
        [item.setting!, forged],
        [noun, "liar about all that follows"],
        [name, "Nobody At All"],
      ] as const) {
        const text = JSON.stringify(item).replaceAll(from, to);
        const changed: ProblemLine<"graded"> = JSON.parse(text);
        expect(faultsOf(withId(changed)), to).not.toEqual([]);
      }
    }
  });

  test("each “or” says that it leaves room for both", () => {
    const said = gradedItems({ parameters: { length: [1, 2, 3] }, perPoint: 12 })
      .flatMap(({ premisesText }) => premisesText)
      .filter((sentence) => sentence.startsWith("Either"));
    expect(said.every((sentence) => /, or both/.test(sentence))).toBe(true);
  });

  const entailed = items.find(({ relation }) => relation === "entailment")!;
  const changes: readonly [string, Partial<ProblemLine<"graded">>, string][] = [
    ["a core that lacks a premise", { core: entailed.core.slice(1) }, "the core does not settle the goal"],
    ["a core with a distractor", { core: entailed.premises.map((_, i) => i) }, "is not needed"],
    ["another relation", { relation: "contradiction" }, "the certificate of the goal: derivation: "],
    ["a step left out", { steps: entailed.steps.slice(1) }, "the length is"],
    ["another key", { key: ["no"] }, "its key not of its relation"],
    ["another length", { parameters: { ...entailed.parameters, length: 9 } }, "the length is 9"],
    ["other distractors", { parameters: { ...entailed.parameters, distractors: 0.9 } }, "distractors is"],
  ];
  test.each(changes)("%s is a fault", (_, change, fault) => {
    expect(faultsOf({ ...entailed, ...change }).join("\n")).toContain(fault);
  });
});
