/** The derivation checker: what it must accept, what it must reject, and that no mutation fools it. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  derivationRules,
  type Derivation,
  type DerivationRule,
  type DerivationStep,
  type Interpretation,
  type Sequent,
} from "../src/certificate.ts";
import { decide, decideRelation } from "../src/decide.ts";
import { checkDerivation } from "../src/derivation.ts";
import {
  type Formula,
  and,
  constant,
  collectConstants,
  falsity,
  instantiate,
  not,
  or,
} from "../src/formula.ts";
import { evaluate } from "../src/interpretation.ts";
import { parse, parseSequent, print } from "../src/notation.ts";
import { prove } from "../src/prove.ts";
import { binaryLogic, monadic, propositional, sequents } from "./formulas.ts";

/** "formula | rule | from | discharges" a line. */
const parseDerivation = (text: string): Derivation => ({
  kind: "derivation",
  steps: text
    .trim()
    .split("\n")
    .map((line, i): DerivationStep => {
      const [formula = "", rule = "", from = "", discharges = ""] = line
        .split("|")
        .map((part) => part.trim());
      const numbers = (list: string): number[] => list.split(" ").filter(Boolean).map(Number);
      const step = { n: i + 1, formula: parse(formula), rule: toRule(rule), from: numbers(from) };
      return discharges === "" ? step : { ...step, discharges: numbers(discharges) };
    }),
});

/** The checker must also stand rules that do not exist; hence the name is not looked up. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const toRule = (name: string): DerivationRule => name as DerivationRule;

const check = (sequent: string, lines: string): string | undefined => {
  const { premises, conclusion } = parseSequent(sequent);
  return checkDerivation(parseDerivation(lines), premises, conclusion);
};

const sound: readonly (readonly [sequent: string, lines: string])[] = [
  ["p |- p", "p | premise"],
  ["p; q |- p", "p | premise\nq | premise\np | reiteration | 1"],
  ["p -> q; p |- q", "p -> q | premise\np | premise\nq | →E | 1 2"],
  ["|- p -> p", "p | assumption\np -> p | →I | 1 | 1"],
  ["q |- p -> q", "q | premise\np | assumption\np -> q | →I | 1 | 2"],
  ["p & q |- q & p", "p & q | premise\np | ∧E | 1\nq | ∧E | 1\nq & p | ∧I | 3 2"],
  ["p |- p ∨ q", "p | premise\np ∨ q | ∨I | 1"],
  ["p ∨ p |- p", "p ∨ p | premise\np | assumption\np | ∨E | 1 2 2 | 2 2"],
  ["p; ¬p |- q", "p | premise\n¬p | premise\n⊥ | ¬E | 1 2\nq | ⊥E | 3"],
  ["|- ⊤", "⊤ | ⊤I"],
  ["¬¬p |- p", "¬¬p | premise\n¬p | assumption\n⊥ | ¬E | 2 1\np | RAA | 3 | 2"],
  ["p |- ¬¬p", "p | premise\n¬p | assumption\n⊥ | ¬E | 1 2\n¬¬p | ¬I | 3 | 2"],
  ["p -> q; q -> p |- p <-> q", "p -> q | premise\nq -> p | premise\np <-> q | ↔I | 1 2"],
  ["p <-> q |- q -> p", "p <-> q | premise\nq -> p | ↔E | 1"],
  ["∀x P(x) |- P(a)", "∀x P(x) | premise\nP(a) | ∀E | 1"],
  ["P(a) |- ∃x P(x)", "P(a) | premise\n∃x P(x) | ∃I | 1"],
  ["∀x P(x) |- ∀y P(y)", "∀x P(x) | premise\nP(a) | ∀E | 1\n∀y P(y) | ∀I | 2"],
  ["∃x P(x) |- ∃y P(y)", "∃x P(x) | premise\nP(a) | assumption\n∃y P(y) | ∃I | 2\n∃y P(y) | ∃E | 1 3 | 2"],
  ["R(a, a) |- ∃x R(x, a)", "R(a, a) | premise\n∃x R(x, a) | ∃I | 1"],
  ["∀x p |- p", "∀x p | premise\np | ∀E | 1"],
  ["|- a = a", "a = a | =I"],
  ["|- ∀x x = x", "a = a | =I\n∀x x = x | ∀I | 1"],
  ["a = b; R(a, a) |- R(a, b)", "a = b | premise\nR(a, a) | premise\nR(a, b) | =E | 1 2"],
  ["a = b |- b = a", "a = b | premise\na = a | =I\nb = a | =E | 1 2"],
  [
    "a = b; ∀x (P(a) → R(x, a)) |- ∀x (P(b) → R(x, a))",
    "a = b | premise\n∀x (P(a) → R(x, a)) | premise\n∀x (P(b) → R(x, a)) | =E | 1 2",
  ],
];

const unsound: readonly (readonly [why: RegExp, sequent: string, lines: string])[] = [
  [/not the conclusion/, "p |- q", "p | premise"],
  [/lines are missing/, "p; q |- p", "p | premise"],
  [/premises stand first/, "p |- q", "p | premise\nq | premise"],
  [/not premise 1/, "p |- q", "q | premise"],
  [/still rests on the assumption/, "|- p", "p | assumption"],
  [/does not stand above/, "|- p", "p | reiteration | 1"],
  [/no assumption above/, "p |- p -> p", "p | premise\np -> p | →I | 1 | 1"],
  [/cites 2 lines/, "p -> q; p |- q", "p -> q | premise\np | premise\nq | →E | 1"],
  [/does not follow by →E/, "p -> q; q |- p", "p -> q | premise\nq | premise\np | →E | 1 2"],
  [/does not follow by ∧E/, "p & q |- r", "p & q | premise\nr | ∧E | 1"],
  [/does not follow by ∨I/, "p |- q ∨ r", "p | premise\nq ∨ r | ∨I | 1"],
  [/does not follow by ∨E/, "p ∨ q |- p", "p ∨ q | premise\np | assumption\np | ∨E | 1 2 2 | 2 2"],
  [/does not follow by RAA/, "p |- q", "p | premise\nq | assumption\np | RAA | 1 | 2"],
  [/not arbitrary/, "P(a) |- ∀x P(x)", "P(a) | premise\n∀x P(x) | ∀I | 1"],
  [/not arbitrary/, "∃x P(x) |- P(a)", "∃x P(x) | premise\nP(a) | assumption\nP(a) | ∃E | 1 2 | 2"],
  [
    /not arbitrary/,
    "∃x P(x); Q(a) |- ∃x (P(x) & Q(x))",
    "∃x P(x) | premise\nQ(a) | premise\nP(a) | assumption\nP(a) & Q(a) | ∧I | 3 2\n∃x (P(x) & Q(x)) | ∃I | 4\n∃x (P(x) & Q(x)) | ∃E | 1 5 | 3",
  ],
  [
    /does not follow by ∀I/,
    "∀x R(x, x) |- ∀x R(x, a)",
    "∀x R(x, x) | premise\nR(a, a) | ∀E | 1\n∀x R(x, b) | ∀I | 2",
  ],
  [
    /not arbitrary/,
    "∀x R(x, x) |- ∀x R(x, a)",
    "∀x R(x, x) | premise\nR(a, a) | ∀E | 1\n∀x R(x, a) | ∀I | 2",
  ],
  [/does not follow by ∀E/, "∀x R(x, x) |- R(a, b)", "∀x R(x, x) | premise\nR(a, b) | ∀E | 1"],
  [/does not follow by =I/, "|- a = b", "a = b | =I"],
  [/does not follow by =I/, "|- R(a, a)", "R(a, a) | =I"],
  [/does not follow by =E/, "a = b; P(b) |- P(a)", "a = b | premise\nP(b) | premise\nP(a) | =E | 1 2"],
  [/does not follow by =E/, "a = b; P(a) |- Q(b)", "a = b | premise\nP(a) | premise\nQ(b) | =E | 1 2"],
  [/does not follow by =E/, "a = b; P(c) |- P(b)", "a = b | premise\nP(c) | premise\nP(b) | =E | 1 2"],
  [/does not follow by =E/, "a ≠ b; P(a) |- P(b)", "a ≠ b | premise\nP(a) | premise\nP(b) | =E | 1 2"],
  [/does not follow by =E/, "R(a, b); P(a) |- P(b)", "R(a, b) | premise\nP(a) | premise\nP(b) | =E | 1 2"],
  [/not arbitrary/, "a = b |- ∀x x = b", "a = b | premise\n∀x x = b | ∀I | 1"],
  [/no rule/, "p |- q", "p | premise\nq | magic | 1"],
];

describe("the checker", () => {
  test.for(sound)("accepts a derivation of %s", ([sequent, lines]) => {
    expect(check(sequent, lines)).toBeUndefined();
  });

  test.for(unsound)("says %s of %s", ([why, sequent, lines]) => {
    expect(check(sequent, lines)).toMatch(why);
  });

  test("rejects an empty derivation, wrong numbers and free variables", () => {
    expect(checkDerivation({ kind: "derivation", steps: [] }, [], parse("p"))).toMatch(/missing/);
    const step = { n: 2, formula: parse("⊤"), rule: "⊤I" as const, from: [] };
    expect(checkDerivation({ kind: "derivation", steps: [step] }, [], parse("⊤"))).toMatch(/numbered 2/);
    const open: Formula = { kind: "atom", name: "P", terms: [{ kind: "variable", name: "x" }] };
    const assumed = { n: 1, formula: open, rule: "assumption" as const, from: [] };
    expect(checkDerivation({ kind: "derivation", steps: [assumed] }, [], open)).toMatch(/free/);
  });
});

/** The lines each line rests on, worked out here once more, since the checker is what is examined. */
const collectAssumptions = (steps: readonly DerivationStep[]): readonly ReadonlySet<number>[] => {
  const all: Set<number>[] = [];
  for (const { n, rule, from, discharges = [] } of steps) {
    const own = new Set<number>(rule === "premise" || rule === "assumption" ? [n] : []);
    const firstBox = from.length - discharges.length;
    from.forEach((cited, i) => {
      for (const m of all[cited - 1] ?? []) if (i < firstBox || m !== discharges[i - firstBox]) own.add(m);
    });
    all.push(own);
  }
  return all;
};

/** A line that does not follow from what it rests on. */
const falseLine = (steps: readonly DerivationStep[]): string | undefined => {
  const resting = collectAssumptions(steps);
  for (const [i, step] of steps.entries()) {
    const premises = [...(resting[i] ?? [])].map((n) => steps[n - 1]?.formula ?? falsity);
    const relation = decideRelation({ premises, conclusion: step.formula });
    if (relation !== "entailment" && relation !== "inconsistent")
      return `line ${step.n}: ${print(step.formula)}`;
  }
  return undefined;
};

type Mutation = (
  steps: readonly DerivationStep[],
  at: number,
  other: number,
  seed: number,
) => readonly DerivationStep[];

const rules = derivationRules.filter((rule) => !["premise", "⊤I", "∧I", "↔I", "=I", "=E"].includes(rule));

const changeStep = (
  steps: readonly DerivationStep[],
  at: number,
  change: (step: DerivationStep) => DerivationStep,
) => steps.map((step, i) => (i === at ? change(step) : step));

const variants = (formula: Formula, other: Formula, seed: number): Formula => {
  const choices: Formula[] = [not(formula), other, and(formula, other), or(other, formula), falsity];
  if (formula.kind === "not") choices.push(formula.body);
  if (formula.kind === "and" || formula.kind === "or" || formula.kind === "implies" || formula.kind === "iff")
    choices.push(
      formula.left,
      formula.right,
      { ...formula, left: formula.right, right: formula.left },
      { ...formula, kind: "or" },
    );
  if (formula.kind === "forall" || formula.kind === "exists")
    choices.push(instantiate(formula.body, formula.variable, constant(collectConstants(other)[0] ?? "a")), {
      ...formula,
      kind: formula.kind === "forall" ? "exists" : "forall",
    });
  return choices[seed % choices.length] ?? falsity;
};

const mutations: Readonly<Record<string, Mutation>> = {
  formula: (steps, at, other, seed) =>
    changeStep(steps, at, (step) => ({
      ...step,
      formula: variants(step.formula, steps[other]?.formula ?? falsity, seed),
    })),
  rule: (steps, at, _, seed) =>
    changeStep(steps, at, (step) => ({ ...step, rule: rules[seed % rules.length] ?? "∧E" })),
  source: (steps, at, other, seed) =>
    changeStep(steps, at, (step) => ({
      ...step,
      from:
        step.from.length === 0
          ? [other + 1]
          : step.from.map((n, i) => (i === seed % step.from.length ? other + 1 : n)),
    })),
  "order of sources": (steps, at) =>
    changeStep(steps, at, (step) => ({ ...step, from: step.from.toReversed() })),
  discharge: (steps, at, other) => changeStep(steps, at, (step) => ({ ...step, discharges: [other + 1] })),
  "no discharge": (steps, at) =>
    changeStep(steps, at, ({ n, formula, rule, from }) => ({ n, formula, rule, from })),
  "line left out": (steps, at) =>
    steps
      .filter((_, i) => i !== at)
      .map((step, i) => ({
        ...step,
        n: i + 1,
        from: step.from.map((n) => (n > at + 1 ? n - 1 : n)),
        ...(step.discharges === undefined
          ? {}
          : { discharges: step.discharges.map((n) => (n > at + 1 ? n - 1 : n)) }),
      })),
  "end cut off": (steps, at) => steps.slice(0, at + 1),
};

/** Mutations tried; ORGANON_MUTANTS asks for more. */
const mutants = Number(process.env["ORGANON_MUTANTS"] ?? 2_000);

describe("mutated derivations", () => {
  test(`of ${mutants} not one is accepted unless each of its lines follows from what it rests on`, () => {
    const originals: { readonly sequent: Sequent; readonly steps: readonly DerivationStep[] }[] = [];
    const pool = fc.sample(fc.oneof(sequents(propositional), sequents(monadic), sequents(binaryLogic, 2)), {
      seed: 20_26,
      numRuns: 1_000,
    });
    for (const sequent of pool) {
      const judgement = decide(sequent);
      if (judgement.relation === "entailment" && judgement.certificate.steps.length > 3)
        originals.push({ sequent, steps: judgement.certificate.steps });
    }
    expect(originals.length).toBeGreaterThan(50);
    const numbers = fc.sample(fc.nat(1_000_000), { seed: 7, numRuns: 40_000 });
    const names = Object.keys(mutations);
    const tally = { tried: 0, accepted: 0, fooled: [] as string[] };
    for (let k = 0; tally.tried < mutants; k++) {
      const [a = 0, b = 0, c = 0] = numbers.slice((3 * k) % 39_000);
      const original = originals[k % originals.length];
      const name = names[k % names.length] ?? "";
      if (original === undefined) break;
      const { sequent, steps } = original;
      const mutant = mutations[name]?.(steps, (a + k) % steps.length, (b + k) % steps.length, c) ?? steps;
      if (JSON.stringify(mutant) === JSON.stringify(steps)) continue;
      tally.tried++;
      const premises = mutant.slice(0, sequent.premises.length).map((step) => step.formula);
      const conclusion = mutant.at(-1)?.formula ?? falsity;
      if (checkDerivation({ kind: "derivation", steps: mutant }, premises, conclusion) !== undefined)
        continue;
      tally.accepted++;
      const wrong = falseLine(mutant);
      if (wrong !== undefined) tally.fooled.push(`${name}: ${wrong}`);
    }
    expect(tally.fooled).toEqual([]);
    expect(tally.tried).toBe(mutants);
    // Some mutations leave a derivation correct (a shorter one, one of another sequent): they must stay few.
    expect(tally.accepted).toBeLessThan(0.15 * mutants);
  });

  test("none proves its old sequent with a premise weakened to ⊤ where that is refutable", () => {
    fc.assert(
      fc.property(sequents(monadic), fc.nat(2), (sequent, at) => {
        const judgement = decide(sequent);
        fc.pre(judgement.relation === "entailment" && at < sequent.premises.length);
        if (judgement.relation !== "entailment") return;
        const premises = sequent.premises.map((premise, i) => (i === at ? parse("⊤") : premise));
        if (decideRelation({ premises, conclusion: sequent.conclusion }) !== "neutral") return;
        expect(checkDerivation(judgement.certificate, premises, sequent.conclusion)).toBeDefined();
      }),
      { numRuns: 60 },
    );
  });
});

describe("no derivation that checks has a refuting interpretation", () => {
  /** Any interpretation of the vocabularies' names, over up to three members; R has one place or two. */
  const interpretations = (places: 1 | 2): fc.Arbitrary<Interpretation> =>
    fc.integer({ min: 1, max: 3 }).chain((size) => {
      const domain = ["d1", "d2", "d3"].slice(0, size);
      const member = fc.constantFrom(...domain);
      const singles = domain.map((one): readonly string[] => [one]);
      const pairs = domain.flatMap((one) => domain.map((other): readonly string[] => [one, other]));
      return fc.record({
        domain: fc.constant(domain),
        constants: fc.record({ a: member, b: member }),
        predicates: fc.record({
          P: fc.subarray(singles),
          Q: fc.subarray(singles),
          R: fc.subarray(places === 1 ? singles : pairs),
          S: fc.subarray(pairs),
        }),
        propositions: fc.record({ p: fc.boolean(), q: fc.boolean(), r: fc.boolean(), s: fc.boolean() }),
      });
    });

  for (const [name, words, places] of [
    ["propositional", propositional, 1],
    ["monadic", monadic, 1],
    ["two-place", binaryLogic, 2],
  ] as const)
    test(name, () => {
      let refutable = 0;
      fc.assert(
        fc.property(
          sequents(words, 2),
          fc.array(interpretations(places), { minLength: 20, maxLength: 20 }),
          ({ premises, conclusion }, worlds) => {
            const derivation = prove(premises, conclusion, { maxGoals: 200, maxInstances: 100 });
            if (derivation === undefined) return;
            expect(checkDerivation(derivation, premises, conclusion)).toBeUndefined();
            for (const world of worlds) {
              if (!premises.every((premise) => evaluate(premise, world))) continue;
              refutable++;
              expect(evaluate(conclusion, world)).toBe(true);
            }
          },
        ),
        { numRuns: 150 },
      );
      expect(refutable).toBeGreaterThan(40);
    });
});
