// @long: many questions
import type { ProblemLine } from "#items/problem-line";
import { isOmitted, listProfileRules } from "#catalog/profiles";
import { createGenerator } from "#items/generate";
import type { GenerationPlan } from "#items/generation";
import { findFaults } from "#items/verify";
import { createArgumentReader } from "../../src/items/formats/read-argument.ts";
import { sampled } from "../sampled.ts";
import { suiteOf } from "./suite-of.ts";
import { createRecogniser } from "#arguments/recognise";
import { everyday } from "#language/lexicons/everyday";
import { findStyle } from "#language/lists";
import { paper } from "#language/styles/paper";
import { decideRelation } from "#logic/decide";
import { not } from "#logic/formula";
import { parse } from "#logic/notation";
import { describe, expect, test } from "vitest";

const plan = (over: Partial<GenerationPlan> = {}): GenerationPlan => ({
  profile: "paper",
  length: 1,
  seed: 1,
  style: paper,
  lexicon: everyday,
  ...over,
});

const itemsOf = (over: Partial<GenerationPlan>, perSkill: number): readonly ProblemLine<"rule">[] =>
  [...suiteOf(plan(over), { perSkill })].map((outcome) => {
    if ("dropped" in outcome) throw new Error(outcome.dropped);
    return outcome.item;
  });

const words = (text: string): number => text.split(" ").length;
const reader = createArgumentReader([paper], [everyday]);

test("no key rests on a false condition alone: neither side of a proved conditional is settled by the premises", () => {
  const settled = [2, 3].flatMap((length) =>
    itemsOf({ length, kinds: ["valid"] }, sampled(1, 8)).flatMap(({ premises, conclusion }) => {
      const formula = parse(conclusion);
      if (formula.kind !== "implies") return [];
      const given = premises.map((text) => parse(text));
      return [not(formula.left), formula.right]
        .filter((side) => decideRelation({ premises: given, conclusion: side }) === "entailment")
        .map(() => `${premises.join("; ")} ⊢ ${conclusion}`);
    }),
  );
  expect(settled).toEqual([]);
});

describe("a suite of every skill", () => {
  const items = itemsOf({}, sampled(1, 10));

  test("has no fault that an outsider could find: certificates replay, sentences read back, no premise is superfluous", () => {
    for (const item of items) expect(findFaults(item), item.question).toEqual([]);
  });

  test("is answered rightly from the text alone", () => {
    for (const item of items) {
      const sequent = reader.question(item.question);
      expect(sequent && decideRelation(sequent), item.question).toBe(item.relation);
    }
  });

  test("shows its rule in every one-step item", () => {
    const { recognise } = createRecogniser();
    for (const { premises, conclusion, rule, kind } of items) {
      const sequent = { premises: premises.map((text) => parse(text)), conclusion: parse(conclusion) };
      expect(recognise(sequent).map((skill) => `${skill.rule}/${skill.kind}`)).toContain(`${rule}/${kind}`);
    }
  });
});

describe("chains", () => {
  const fallacies = new Set(
    listProfileRules("paper").flatMap(({ name, category }) => (category === "fallacy" ? [name] : [])),
  );
  for (const [turn, length] of [2, 5, 9].entries())
    test(`a third of the 208 skills, another for each length, reach length ${length} and nothing is wrong with them`, () => {
      const generator = createGenerator(plan({ length, seed: 3 }));
      for (let index = turn; index < generator.skills.length; index += sampled(3, 1)) {
        const outcome = generator.at(index);
        if (!("item" in outcome)) throw new Error(`no question ${index}`);
        const { item } = outcome;
        expect(findFaults(item), `${item.rule} ${item.kind}`).toEqual([]);
        expect(item.steps).toHaveLength(length);
        // Behind a derived line universal generalization would add nothing: it stands inside, all others at the base.
        const skills = item.steps.map(({ skill }) => skill);
        if (item.rule === "universal generalization") expect(skills.slice(0, -1)).toContain(item.rule);
        else expect(skills.at(-1)).toBe(item.rule);
        expect(skills.slice(0, -1).filter((skill) => fallacies.has(skill ?? ""))).toEqual([]);
      }
    });
});

describe("purity", () => {
  test("a skill whose combinations are used up says so", () => {
    const generator = createGenerator(plan({ skills: ["quantifier negation"], kinds: ["valid"] }));
    const outcome = generator.at(10_000_000);
    expect("dropped" in outcome && outcome.dropped).toBe(
      "the combinations of quantifier negation/valid are used up",
    );
  });
});

describe("the English of chains", () => {
  const sentences = [...suiteOf(plan({ length: 7, seed: 8 }), { limit: 40 })].flatMap((outcome) =>
    "item" in outcome ? [...outcome.item.premisesText, outcome.item.conclusionText] : [],
  );

  test("has premises of at most 25 words at the median and 100 at most", () => {
    const lengths = sentences.map(words).toSorted((a, b) => a - b);
    expect(lengths[lengths.length >> 1]).toBeLessThanOrEqual(25);
    expect(lengths.at(-1)).toBeLessThanOrEqual(100);
  });
});

describe("near conclusions", () => {
  const near = [...suiteOf(plan({ kinds: ["near"] }), { perSkill: 2 })];
  const items = near.flatMap((outcome) => ("item" in outcome ? [outcome.item] : []));

  test("use only what the premises speak of, and are neutral", () => {
    expect(items.length).toBeGreaterThan(40);
    for (const item of items) {
      expect(findFaults(item)).toEqual([]);
      const letters = (text: string): readonly string[] => text.match(/[p-tP-T]\d*/g) ?? [];
      const known = new Set(item.premises.flatMap(letters));
      expect(
        letters(item.conclusion).filter((letter) => !known.has(letter)),
        item.conclusion,
      ).toEqual([]);
    }
  });

  test("are given up with the reason where the premises settle everything", () => {
    const dropped = near.flatMap((outcome) => ("dropped" in outcome ? [outcome.dropped] : []));
    expect(dropped).toContain(
      "no near conclusion: the premises of modus ponens settle all that they speak of",
    );
  });
});

test("LogicAsker Appendix E: an unrelated conclusion of four rules uses letters of the premises", () => {
  const asksOf = (skill: string) =>
    new Set(
      itemsOf({ kinds: ["unrelated"], skills: [skill], seed: 5 }, 6).map(({ conclusion }) => conclusion),
    );
  expect(asksOf("resolution")).toEqual(new Set(["q", "r"]));
  expect(asksOf("transitivity")).toEqual(new Set(["p", "q", "r"]));
  expect(asksOf("biconditional introduction")).toEqual(new Set(["p", "q"]));
  expect(asksOf("existential generalization")).toEqual(new Set(["∀x P(x)", "P(b)", "∃x Q(x)"]));
});

const withPairs = listProfileRules("paper").flatMap((rule) =>
  isOmitted(rule, 1, "natural") ? [] : [rule.name],
);

describe("profile balanced", () => {
  const pairs = (length: number): readonly (readonly [ProblemLine<"rule">, ProblemLine<"rule">])[] => {
    const items = itemsOf({ profile: "balanced", length, skills: length === 1 ? withPairs : undefined }, 2);
    return items.flatMap((item, i) => (i % 2 === 0 ? [[item, items[i + 1]!] as const] : []));
  };
  const bag = (item: ProblemLine<"rule">): string =>
    item.premisesText
      .flatMap((sentence) => sentence.toLowerCase().split(/[ .,]+/))
      .toSorted()
      .join(" ");

  /** The letters of each premise in no order, told apart only as far as the conclusion does. */
  const sentencesOf = (item: ProblemLine<"rule">): readonly string[] => {
    const lettersOf = (formula: string): readonly string[] => formula.match(/[A-Za-z]\d*(?=\W|$)/g) ?? [];
    const asked = lettersOf(item.conclusion);
    return item.premises.map((premise) => {
      const letters = lettersOf(premise);
      return `${letters.length}, ${letters.filter((letter) => asked.includes(letter)).length} asked`;
    });
  };

  for (const length of [1, 3])
    test(`twins of length ${length} share conclusion and words, and differ in their key`, () => {
      for (const [one, other] of pairs(length)) {
        expect(one.conclusionText).toBe(other.conclusionText);
        expect(bag(one)).toBe(bag(other));
        if (length > 1) expect(sentencesOf(one).toSorted()).toEqual(sentencesOf(other).toSorted());
        expect([one.label, other.label].toSorted()).toEqual(["no", "yes"]);
        expect([one.twin, other.twin]).toEqual([other.id, one.id]);
        expect(one.rule).toBe(other.rule);
        expect([...findFaults(one), ...findFaults(other)]).toEqual([]);
      }
    });

  test("by one step has all rules that have a pair and a sentence, and the first twin is yes about as often as no", () => {
    const made = pairs(1);
    expect(new Set(made.map(([{ rule }]) => rule)).size).toBe(55);
    const yesFirst = made.filter(([{ label }]) => label === "yes").length;
    expect(yesFirst).toBeGreaterThan(15);
    expect(yesFirst).toBeLessThan(40);
  });
});

test.for([
  [1, "symbolic"],
  [1, "natural"],
  [2, "symbolic"],
  [4, "natural"],
] as const)("every rule that may have twins of length %i has them in style %s", ([length, style]) => {
  const skills = length === 1 ? withPairs : undefined;
  itemsOf({ profile: "balanced", length, skills, style: findStyle(style), seed: 3 }, 2);
});
