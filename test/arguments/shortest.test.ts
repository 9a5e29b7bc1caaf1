// @long: many questions
/** The minimal length: detours are found, minimal chains are proved, and a plain search agrees. */
import type { ProblemLine } from "#items/problem-line";
import { describe, expect, test } from "vitest";
import { createGenerator } from "#items/generate";
import { createShortestChecker } from "#arguments/shortest/shortest";
import { listProfileRules } from "#catalog/profiles";
import { listSkills } from "#catalog/skill";
import { everyday } from "#language/lexicons/everyday";
import { paper } from "#language/styles/paper";
import type { Formula } from "#logic/formula";
import { parse } from "#logic/notation";
import { tryCompile } from "#logic/theory";
import { findApplications, type RuleApplication } from "../../src/arguments/shortest/applications.ts";
import { soundPlans } from "../../src/arguments/shortest/rule-plans.ts";
import { listLines } from "../../src/arguments/shortest/lines.ts";
import { searchDerivation } from "../../src/arguments/shortest/derivation-search.ts";
import { createCertifier } from "../../src/arguments/certify.ts";
import {
  countTreeSteps,
  extendTree,
  getNodeFormula,
  generalizes,
  openNodes,
  startTree,
} from "../../src/arguments/chain.ts";
import { buildContrary } from "../../src/arguments/contrary.ts";
import { findFlaw } from "../../src/arguments/examine.ts";
import { createForms } from "../../src/arguments/forms.ts";
import { createRandom } from "../../src/arguments/random.ts";
import { listConstants, createNodeTable } from "../../src/arguments/nodes.ts";
import { createNames, internFormula as numbered } from "../../src/arguments/read.ts";
import { naturalOrder, buildArgument } from "../../src/arguments/argument.ts";
import { sampled } from "../sampled.ts";
import { plainInstances } from "./plain-instances.ts";

const checker = createShortestChecker();

/** An item of a chain, each step "skill: from; from ⊢ to". */
const chainOf = (
  kind: string,
  sequent: string,
  ...steps: readonly string[]
): Parameters<typeof checker.check>[0] => ({
  kind: (["valid", "contradiction", "unrelated", "near", "fallacy"] as const).find((one) => one === kind)!,
  relation: kind === "valid" ? "entailment" : kind === "contradiction" ? "contradiction" : "neutral",
  premises: sequent.split(" ⊢ ")[0]!.split("; "),
  conclusion: sequent.split(" ⊢ ")[1]!,
  length: steps.length,
  steps: steps.map((step) => {
    const [skill = "", sequent = ""] = step.split(": ");
    const [from = "", to = ""] = sequent.split(" ⊢ ");
    return { skill, from: from.split("; "), to };
  }),
});

/** What each shows, the verdict, the kind, the sequent, and the steps. */
const cases = `
one step is as short as can be | proved | valid | p → q; p ⊢ q | modus ponens: p → q; p ⊢ q
two conditionals in a row take two steps | proved | valid | p → q; q → r; p ⊢ r | modus ponens: p → q; p ⊢ q | modus ponens: q → r; q ⊢ r
a disjunction turned round to cancel its right side need not have been | shorter 1: disjunctive syllogism | valid | p ∨ q; ¬q ⊢ p | commutative: p ∨ q ⊢ q ∨ p | disjunctive syllogism: q ∨ p; ¬q ⊢ p
the same under a quantifier | shorter 1: universal disjunctive syllogism | valid | ∀x (P(x) ∨ Q(x)); ∀x ¬Q(x) ⊢ ∀x P(x) | universal commutative: ∀x (P(x) ∨ Q(x)) ⊢ ∀x (Q(x) ∨ P(x)) | universal disjunctive syllogism: ∀x (Q(x) ∨ P(x)); ∀x ¬Q(x) ⊢ ∀x P(x)
what is unrelated is measured by the conclusion it took the place of | shorter 1: disjunctive syllogism | unrelated | p ∨ q; ¬q ⊢ r | commutative: p ∨ q ⊢ q ∨ p | disjunctive syllogism: q ∨ p; ¬q ⊢ p
a premise that is the conclusion's negation contradicts it in no step | shorter 0:  | contradiction | ¬¬p ⊢ ¬p | complement: ¬¬p ⊢ p
a contradiction is as far away as the conclusion's negation | proved | contradiction | p → q; p ⊢ ¬q | modus ponens: p → q; p ⊢ q
of a fallacy each derived premise counts, and the fallacy itself | proved | fallacy | p → q; r → q; r ⊢ p | modus ponens: r → q; r ⊢ q | affirming the consequent: p → q; q ⊢ p
a detour to a fallacy's premise is found | shorter 2: simplification | fallacy | p → q; r ∧ q ⊢ p | commutative: r ∧ q ⊢ q ∧ r | simplification: q ∧ r ⊢ q | affirming the consequent: p → q; q ⊢ p
what is said of an arbitrary person is generalized in one step, not in none | proved | valid | ∀u P(u) ⊢ ∀x P(x) | universal generalization: ∀u P(u) ⊢ ∀x P(x)
a lemma used twice is paid for once | shorter 3: modus ponens, simplification, idempotent | valid | p → (q ∧ r); p; p ∧ p ⊢ q ∧ q | modus ponens: p → (q ∧ r); p ⊢ q ∧ r | simplification: q ∧ r ⊢ q | idempotent: p ∧ p ⊢ p | conjunction: q; q ⊢ q ∧ q
a twin without a chain that claims nothing is unchecked | unchecked | near | p → q; q ⊢ p
`
  .trim()
  .split("\n")
  .map((line) => {
    const [says = "", verdict = "", kind = "", sequent = "", ...steps] = line.split(" | ");
    return [says, verdict, chainOf(kind, sequent, ...steps)] as const;
  });

const told = (item: Parameters<typeof checker.check>[0]): string => {
  const verdict = checker.check(item);
  return verdict.shortest === "shorter"
    ? `shorter ${verdict.length}: ${verdict.rules.join(", ")}`
    : verdict.shortest;
};

test.for(cases)("%s", ([, verdict, item]) => {
  expect(told(item)).toBe(verdict);
});

test("where a bound comes first the length is unproved, and the bound is named", () => {
  const [, , item] = cases[1]!;
  for (const [limits, bound] of [
    [{ maxLines: 5 }, "lines"],
    [{ maxApplications: 5 }, "applications"],
    [{ maxChoices: 0 }, "choices"],
  ] as const)
    expect(createShortestChecker(limits).check({ ...item, length: 3 })).toEqual({
      shortest: "unproved",
      bound,
    });
});

const itemsOf = (length: number, count: number, profile = "paper"): readonly ProblemLine<"rule">[] => {
  const generator = createGenerator({ profile, length, seed: 3, style: paper, lexicon: everyday });
  const items: ProblemLine<"rule">[] = [];
  // A stride that is prime to the number of skills visits them all.
  for (let i = 0; items.length < count && i < 3 * count; i++) {
    const outcome = generator.at(i * 11);
    if ("item" in outcome) items.push(outcome.item);
  }
  return items;
};

const spaceOf = (item: ProblemLine<"rule">) => {
  const table = createNodeTable();
  const names = createNames();
  const texts = [...item.premises, item.conclusion, ...item.steps.flatMap(({ from, to }) => [...from, to])];
  const formulas = new Map<number, Formula>(
    texts.map((text) => [numbered(table, parse(text), names), parse(text)]),
  );
  const idOf = (text: string): number => numbered(table, parse(text), names);
  const constants = listConstants(table);
  const lines = listLines(table, [...formulas.keys()], constants, 50_000) ?? [];
  const reached = findApplications(
    plans,
    { table, lines, constants },
    item.premises.map(idOf),
    100,
    500_000,
  )!;
  return { idOf, formulas, reached, applications: reached.applicationsTo.flatMap((some) => some ?? []) };
};

const plans = soundPlans();

describe("the search", () => {
  test("applies the rules that plain matching applies, and no other", () => {
    let compared = 0;
    for (const [length, profile] of [
      [1, "full"],
      [3, "paper"],
      [4, "full"],
      [6, "paper"],
    ] as const)
      for (const item of itemsOf(length, sampled(4, 12), profile)) {
        const { idOf, applications } = spaceOf(item);
        const plainly = plainInstances(item);
        const numbered = new Set(
          [...plainly].map((instance) => {
            const [from = "", to = ""] = instance.split(" ⊢ ");
            return keyOf(from.split("; ").map(idOf), idOf(to));
          }),
        );
        expect(new Set(applications.map(({ from, to }) => keyOf(from, to)))).toEqual(numbered);
        compared += plainly.size;
      }
    expect(compared).toBeGreaterThan(150);
  });

  test("has every sound step of every chain among its rule applications", () => {
    const missing = [1, 3, 5].flatMap((length) =>
      itemsOf(length, sampled(15, 60)).flatMap((item) => {
        const { idOf, applications } = spaceOf(item);
        const known = new Set(applications.map(({ from, to }) => keyOf(from, to)));
        const sound = item.kind === "fallacy" ? item.steps.slice(0, -1) : item.steps;
        return sound
          .filter(
            ({ from, to }) =>
              !from.map(idOf).includes(idOf(to)) && !known.has(keyOf(from.map(idOf), idOf(to))),
          )
          .map(({ skill, from, to }) => `${skill}: ${from.join("; ")} ⊢ ${to}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  test("applies rules only where the conclusion follows", () => {
    let checked = 0;
    for (const item of itemsOf(3, sampled(15, 60))) {
      const { formulas, applications } = spaceOf(item);
      for (const { from, to } of applications) {
        const premises = from.map((line) => formulas.get(line));
        const conclusion = formulas.get(to);
        if (conclusion === undefined || !premises.every((premise) => premise !== undefined)) continue;
        const theory = tryCompile([...premises, conclusion])!;
        expect(theory.satisfiable([...premises.map(() => 1), -1])).toBe(false);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(35);
  });

  test("finds the length that a plain forward search finds", () => {
    for (const item of itemsOf(3, sampled(25, 60)).filter(({ kind }) => kind === "valid")) {
      const { idOf, reached, applications } = spaceOf(item);
      const premises = item.premises.map(idOf);
      const goal = idOf(item.conclusion);
      const search = searchDerivation(premises, goal, reached, 3, 1_000_000);
      expect(search.outcome).toBe("found");
      const plainly = [0, 1, 2, 3].find((steps) => reaches(new Set(premises), goal, applications, steps));
      expect(search.outcome === "found" ? search.steps.length : undefined).toBe(plainly);
    }
  });
});

/** Whether the goal is reached in so many steps, trying every sequence of applications. */
const reaches = (
  known: ReadonlySet<number>,
  goal: number,
  applications: readonly RuleApplication[],
  steps: number,
): boolean => {
  if (known.has(goal)) return true;
  if (steps === 0) return false;
  const next = applications.filter(({ from, to }) => !known.has(to) && from.every((line) => known.has(line)));
  if (steps === 1) return next.some(({ to }) => to === goal);
  return next.some(({ to }) => reaches(new Set([...known, to]), goal, applications, steps - 1));
};

const keyOf = (from: readonly number[], to: number): string =>
  `${[...new Set(from)].toSorted((a, b) => a - b).join(" ")} > ${to}`;

describe("generating", () => {
  test("a chain is judged as the item that is made of it", () => {
    const rules = listProfileRules("full");
    const forms = createForms();
    const random = createRandom("chains and items");
    const certifier = createCertifier();
    const verdicts = new Map<string, number>();
    const sound = rules.filter((one) => one.category !== "fallacy" && !generalizes(one));
    for (let i = 0; i < sampled(150, 600); i++) {
      const rule = random.pick(rules);
      const skill = random.pick(listSkills(rule));
      const length = 2 + random.int(4);
      let tree = startTree(random.pick(forms(rule)));
      // Steps at random, also such as a grower avoids.
      for (let tries = 0; tries < 80 && countTreeSteps(tree) < length; tries++)
        tree = extendTree(tree, random.pick(openNodes(tree)), random.pick(forms(random.pick(sound)))) ?? tree;
      if (countTreeSteps(tree) < length) continue;
      const derived = getNodeFormula(tree, 0);
      const conclusion = skill.kind === "contradiction" ? buildContrary(derived) : derived;
      if (skill.kind === "unrelated" || findFlaw(tree, skill.kind, conclusion) !== undefined) continue;
      const skeleton = buildArgument(tree, skill, conclusion, naturalOrder(tree), certifier);
      const verdict = checker.checkTree(tree, skill.kind, conclusion, length);
      const { premisesWritten, conclusionWritten, relation, steps } = skeleton;
      const asItem = {
        premises: premisesWritten,
        conclusion: conclusionWritten,
        relation,
        steps,
        kind: skill.kind,
        length,
      };
      const again = checker.check(asItem);
      expect(verdict.shortest).toBe(again.shortest);
      if (verdict.shortest === "shorter" && again.shortest === "shorter")
        expect(verdict.length).toBe(again.length);
      verdicts.set(verdict.shortest, (verdicts.get(verdict.shortest) ?? 0) + 1);
    }
    expect(verdicts.get("proved")).toBeGreaterThan(12);
    expect(verdicts.get("shorter")).toBeGreaterThan(5);
  });
});
