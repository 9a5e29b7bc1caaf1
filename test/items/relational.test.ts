/**
 * Items with two-place predicates: quantifier commutation, transposition and shift, and whatever they are chained
 * with. What holds of all items is asked of them here, since profile `paper` has none.
 */
import { rulesOf, skillsOfProfile } from "#catalog";
import { createGenerator, faultsOf, readQuestion, suiteOf, type Item } from "#items";
import { createRecogniser } from "#arguments";
import {
  createDictionary,
  counterintuitive,
  everyday,
  nonsense,
  paper,
  plain,
  plausible,
  symbolic,
  type Lexicon,
  type Style,
} from "#language";
import { equal, parse, print, relationOf } from "#logic";
import { describe, expect, test } from "vitest";
import { extendChain, formulaAt, openNodes, startChain } from "../../src/arguments/chain.ts";
import { fill, unifyPatterns } from "../../src/arguments/patterns.ts";
import { emptySubstitution } from "../../src/arguments/unify.ts";

const rules = rulesOf("full").filter(({ relational }) => relational);
const skills = rules.map(({ name }) => name);
const others = [
  "modus ponens",
  "universal instantiation",
  "existential generalization",
  "universal modus ponens",
];

const itemsOf = (
  length: number,
  perLeaf: number,
  over: { style?: Style; lexicon?: Lexicon; kinds?: readonly string[]; skills?: readonly string[] } = {},
): readonly Item[] =>
  [
    ...suiteOf(
      { profile: "full", length, seed: 4, style: plain, lexicon: everyday, skills, ...over },
      { perLeaf },
    ),
  ].flatMap((outcome) => ("item" in outcome ? [outcome.item] : []));

const isRelational = ({ premises, conclusion }: Item): boolean =>
  [...premises, conclusion].some((formula) => /\(\w+, \w+\)/.test(formula));

describe("one-step items with two-place predicates", () => {
  const items = itemsOf(1, 12);

  test("fill their seven leaves without a fault, and no question comes twice", () => {
    expect(items).toHaveLength(7 * 12);
    expect(items.flatMap(faultsOf)).toEqual([]);
    expect(new Set(items.map(({ question }) => question)).size).toBe(items.length);
  });

  test("show their rule, and are answered rightly from the text alone", () => {
    const { recognise } = createRecogniser();
    for (const [style, lexicon] of [
      [plain, everyday],
      [plain, plausible],
      [plain, counterintuitive],
      [paper, nonsense],
      [symbolic, everyday],
    ] as const)
      for (const item of itemsOf(1, 3, { style, lexicon })) {
        const read = readQuestion(item.question, createDictionary([lexicon]), style);
        if (read === undefined) throw new Error(`not read: ${item.question}`);
        expect(relationOf(read), item.question).toBe(item.relation);
        expect(recognise(read).map(({ id }) => id)).toContain(`${item.rule}/${item.kind}`);
      }
  });

  test("have no sentence over 25 words", () => {
    for (const { premisesText, conclusionText } of items)
      for (const sentence of [...premisesText, conclusionText])
        expect(sentence.split(" ").length, sentence).toBeLessThanOrEqual(25);
  });

  test("have a near conclusion where a sign or an order can change without settling it", () => {
    const near = itemsOf(1, 4, { kinds: ["near"] });
    expect(new Set(near.map(({ rule }) => rule))).toEqual(
      new Set(["quantifier commutation", "quantifier transposition"]),
    );
    expect(near.flatMap(faultsOf)).toEqual([]);
  });
});

describe("chains with two-place predicates", () => {
  for (const length of [2, 3, 5, 7])
    test(`of length ${length} have no fault and keep their rule at the base`, () => {
      const items = itemsOf(length, 3, { skills: [...skills, ...others] });
      const ours = items.filter(({ rule }) => skills.includes(rule));
      expect(ours).toHaveLength(7 * 3);
      expect(ours.every(isRelational)).toBe(true);
      for (const item of items) {
        expect(faultsOf(item), item.question).toEqual([]);
        expect(item.steps).toHaveLength(length);
        expect(item.steps.at(-1)?.skill).toBe(item.rule);
        for (const sentence of item.premisesText) expect(sentence.split(" ").length).toBeLessThanOrEqual(45);
      }
    });

  test("stand behind rules without them, too", () => {
    const items = itemsOf(3, 6, { skills: [...skills, ...others] });
    const behind = items.filter((item) => !skills.includes(item.rule) && isRelational(item));
    expect(new Set(behind.map(({ rule }) => rule)).size).toBeGreaterThan(2);
  });

  test("are the same whatever was made before", () => {
    const plan = { profile: "full", length: 3, seed: 9, style: plain, lexicon: everyday, skills };
    expect(() => createGenerator({ ...plan, skills: ["quantifier shift"] })).toThrow("cannot make a chain");
    const all = { ...plan, skills: [...skills, ...others] };
    const [forwards, backwards] = [createGenerator(all), createGenerator(all)];
    const indices = Array.from({ length: 30 }, (_, i) => i * 3);
    const one = indices.map((i) => JSON.stringify(forwards.at(i)));
    const other = indices.toReversed().map((i) => JSON.stringify(backwards.at(i)));
    expect(other.toReversed()).toEqual(one);
  });

  test("let a premise be had from an instance, with the places that the form asks for", () => {
    const commutation = rules.find(({ name }) => name === "quantifier commutation")!;
    const generalization = rulesOf("full").find(({ name }) => name === "existential generalization")!;
    const form = commutation.forms.findIndex(({ premises: [premise] }) => premise?.kind === "exists");
    const start = startChain(commutation, form);
    const chain = extendChain(start, openNodes(start)[0]!, generalization, 0);
    const lines = chain && [formulaAt(chain, openNodes(chain)[0]!), formulaAt(chain, 0)].map(print);
    expect(lines).toEqual(["∃x P.0(a.2, x)", "∃y ∃x P.0(x, y)"]);
  });
});

describe("unification of letters with two places", () => {
  const unified = (left: string, right: string): readonly string[] | undefined => {
    const [one, other] = [parse(left), parse(right)];
    const substitution = emptySubstitution();
    if (!unifyPatterns(one, other, substitution)) return undefined;
    const [filled, same] = [fill(one, substitution), fill(other, substitution)] as const;
    expect(equal(filled, same), `${print(filled)} is not ${print(same)}`).toBe(true);
    return [print(filled)];
  };

  for (const [left, right, common] of [
    ["∀x ∀y P(x, y)", "∀x ∀y R(y, x)", "∀y ∀x R(x, y)"],
    ["∃x P(x)", "∃x ∃y R(x, y)", "∃y ∃x R(y, x)"],
    ["∀x ∀y P(x, y)", "∀x (Q(x) → S(x))", undefined],
    ["∀x ∃y P(x, y)", "∀x ∃y (Q(x) ∧ S(y))", "∀y ∃x (Q(y) ∧ S(x))"],
    ["∀x ∃y P(x, y)", "∀x ∃y Q(y)", undefined],
    ["∀x ∃y P(x, y)", "∃x ∀y R(x, y)", undefined],
    ["p", "∀x ∃y R(x, y)", "∀y ∃x R(y, x)"],
    ["∀x (P(x) → p)", "∀x (∃y R(x, y) → ∃y Q(y))", "∀y (∃x R(y, x) → ∃x Q(x))"],
    ["∀x (P(x) → p)", "∀x (Q(x) → ∃y R(x, y))", undefined],
    ["P(a)", "∀y R(b, y)", "∀x R(b, x)"],
    ["P(a)", "R(b, c)", undefined],
    ["P(a, b)", "R(c, d)", "R(c, d)"],
    ["p ∧ ¬p", "∀x P(x, x) ∧ ¬∀x P(x, x)", "∀x P(x, x) ∧ ¬∀x P(x, x)"],
  ] as const)
    test(`${left} and ${right} ${common === undefined ? "have nothing in common" : `meet in ${common}`}`, () => {
      expect(unified(left, right)).toEqual(common === undefined ? undefined : [common]);
      expect(unified(right, left) === undefined).toBe(common === undefined);
    });
});

test("profile full has 233 leaves, seven of them with two-place predicates", () => {
  const leaves = skillsOfProfile("full");
  expect(leaves).toHaveLength(233);
  expect(leaves.filter(({ rule }) => skills.includes(rule))).toHaveLength(7);
});
