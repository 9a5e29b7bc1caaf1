// @long: thousands of hostile inputs
/**
 * Mutated proofs and worlds: none that is wrong is accepted. What is accepted is judged anew without the kernel: every line by
 * truth tables or by `decideRelation` from what it rests on, which is worked out here, and every world by its own small evaluator.
 * 2,000 of each by default; `ORGANON_MUTANTS=1000000 npx vitest run packages/graded/test/fuzz-proofs.test.ts` asks for more.
 */
import { createRandom, type Random } from "../../../src/arguments/random.ts";
import { writeProof } from "../src/write-proof.ts";
import { derivationRules, type DerivationStep, type Interpretation } from "organon-logic/certificate";
import { decideRelation } from "organon-logic/decide";
import {
  collectConstants,
  eachAtom,
  exists,
  falsity,
  implies,
  not,
  or,
  and,
  iff,
  forall,
  type Formula,
} from "organon-logic/formula";
import { parseSequent, print } from "organon-logic/notation";
import { prove } from "organon-logic/prove";
import { expect, test } from "vitest";
import { checkCountermodel } from "../src/check-countermodel.ts";
import { checkProof } from "../src/check-proof.ts";
import type { ProofLine } from "../src/proof-line.ts";
import { readProof } from "../src/read-proof.ts";

const mutants = Number(process.env["ORGANON_MUTANTS"] ?? 2_000);
const minutes = 60_000 * Math.max(1, mutants / 20_000);

type Proof = {
  readonly premises: readonly Formula[];
  readonly goal: Formula;
  readonly lines: readonly ProofLine[];
};

const sequents = [
  "p → q; ¬q ⊢ ¬p",
  "p ∨ q; p → r; q → r ⊢ r",
  "p ∨ q; ¬p ⊢ q",
  "¬(p ∧ q) ⊢ ¬p ∨ ¬q",
  "¬(p ∨ q) ⊢ ¬p ∧ ¬q",
  "p → q; r → s; p ∨ r ⊢ q ∨ s",
  "p ↔ q; q ↔ r ⊢ p ↔ r",
  "p → (q → r) ⊢ (p ∧ q) → r",
  "p ∧ (q ∨ r) ⊢ (p ∧ q) ∨ (p ∧ r)",
  "⊢ ((p → q) → p) → p",
  "∀x (P(x) → Q(x)); P(a) ⊢ Q(a)",
  "∀x (P(x) → Q(x)); ∀x (Q(x) → S(x)) ⊢ ∀x (P(x) → S(x))",
  "∃x (P(x) ∧ Q(x)) ⊢ ∃x P(x) ∧ ∃x Q(x)",
  "¬∃x P(x) ⊢ ∀x ¬P(x)",
  "∀x (P(x) ∨ Q(x)); ¬P(a) ⊢ ∃x Q(x)",
  "∃x ∀y R(x, y) ⊢ ∀y ∃x R(x, y)",
  "∀x ∀y (R(x, y) → R(y, x)); R(a, b) ⊢ R(b, a)",
];

const proofs: readonly Proof[] = sequents.map((text) => {
  const { premises, conclusion: goal } = parseSequent(text);
  const lines = readProof(writeProof(prove(premises, goal)!), premises.length);
  return { premises, goal, lines };
});

/** A formula changed somewhere: a connective, a letter, a negation, a side, a quantifier. */
const changeFormula = (formula: Formula, random: Random, others: readonly Formula[]): Formula => {
  const changePart = (part: Formula): Formula => changeFormula(part, random, others);
  if (random.next() < 0.35)
    switch (random.int(7)) {
      case 0:
        return not(formula);
      case 1:
        return formula.kind === "not" ? formula.body : not(formula);
      case 2:
        return others.length > 0 ? random.pick(others) : formula;
      case 3:
        return "left" in formula ? random.pick([formula.left, formula.right]) : formula;
      case 4:
        return "left" in formula
          ? random.pick([and, or, implies, iff])(
              ...random.pick([
                [formula.left, formula.right] as const,
                [formula.right, formula.left] as const,
              ]),
            )
          : formula;
      case 5:
        return formula.kind === "forall" || formula.kind === "exists"
          ? random.pick([forall, exists])(formula.variable, formula.body)
          : formula;
      default:
        return random.next() < 0.2 ? falsity : formula;
    }
  switch (formula.kind) {
    case "not":
      return not(changePart(formula.body));
    case "forall":
    case "exists":
      return { ...formula, body: changePart(formula.body) };
    case "atom": {
      const atoms: Formula[] = [];
      for (const other of others)
        eachAtom(other, (atom) => {
          if (atom.terms.length === formula.terms.length)
            atoms.push({ ...atom, terms: random.next() < 0.5 ? formula.terms : formula.terms.toReversed() });
        });
      return atoms.length > 0 ? random.pick(atoms) : formula;
    }
    case "true":
    case "false":
      return formula;
    default:
      return random.next() < 0.5
        ? { ...formula, left: changePart(formula.left) }
        : { ...formula, right: changePart(formula.right) };
  }
};

const isClosed = (formula: Formula): boolean => {
  let closed = true;
  eachAtom(formula, ({ terms }, bound) => {
    closed &&= terms.every(({ kind, name }) => kind === "constant" || bound.includes(name));
  });
  return closed;
};

const mutateProof = ({ premises, goal, lines }: Proof, random: Random): Proof => {
  const formulas = [...premises, goal, ...lines.flatMap(({ step }) => toStep(step)?.formula ?? [])];
  const copy = [...lines];
  let target = goal;
  const times = 1 + random.int(2);
  for (let time = 0; time < times; time++) {
    const at = random.int(copy.length);
    const line = copy[at];
    const step = line && toStep(line.step);
    if (line === undefined || step === undefined) break;
    const labels = [...premises.map((_, i) => String(i + 1)), ...copy.map(({ label }) => label)];
    const shuffleNames = (names: readonly string[]): readonly string[] =>
      names.map((name) => (random.next() < 0.5 ? name : random.pick(labels)));
    switch (random.int(6)) {
      case 0:
      case 1: {
        const formula = changeFormula(step.formula, random, formulas);
        if (isClosed(formula)) copy[at] = { ...line, step: { ...step, formula } };
        break;
      }
      case 2:
        copy[at] = { ...line, step: { ...step, from: shuffleNames(step.from) } };
        break;
      case 3:
        copy[at] = { ...line, step: { ...step, discharges: shuffleNames(step.discharges) } };
        break;
      case 4:
        if (random.next() < 0.5) copy.splice(at, 1);
        else copy[at] = { ...line, step: { ...step, rule: random.pick(derivationRules) } };
        break;
      default: {
        const formula = changeFormula(goal, random, formulas);
        if (isClosed(formula)) target = formula;
        const from = [random.pick(labels), random.pick(labels)].slice(random.int(2));
        const rule = random.pick(derivationRules);
        copy.push({ label: "99", step: { formula: target, rule, from, discharges: [] } });
      }
    }
  }
  return { premises, goal: target, lines: copy };
};

const toStep = (step: ProofLine["step"]) => (typeof step === "string" ? undefined : step);

/** What each step rests on, by the book, and worked out apart from the kernel. */
const computeAssumptions = (steps: readonly DerivationStep[]): readonly ReadonlySet<number>[] => {
  const rests: Set<number>[] = [];
  for (const { n, rule, from, discharges = [] } of steps) {
    if (rule === "premise" || rule === "assumption") {
      rests.push(new Set([n]));
      continue;
    }
    const gives = from.length - discharges.length;
    rests.push(
      new Set(
        from.flatMap((k, i) => {
          const own = [...rests[k - 1]!];
          return i < gives ? own : own.filter((rest) => rest !== discharges[i - gives]);
        }),
      ),
    );
  }
  return rests;
};

test("no mutated proof is accepted that has a line which does not follow", { timeout: minutes }, () => {
  const random = createRandom("mutated proofs");
  let [accepted, refused] = [0, 0];
  const known = new Map<string, boolean>();
  const follows = (premises: readonly Formula[], conclusion: Formula): boolean => {
    const key = `${premises.map(print).join(";")}⊢${print(conclusion)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const relation = decideRelation({ premises, conclusion });
    const answer = relation === "entailment" || relation === "inconsistent";
    if (known.size < 200_000) known.set(key, answer);
    return answer;
  };
  for (let i = 0; i < mutants; i++) {
    const proof = mutateProof(random.pick(proofs), random);
    const { derivation } = checkProof(proof.lines, proof);
    if (derivation === undefined) {
      refused++;
      continue;
    }
    accepted++;
    const { steps } = derivation;
    const rests = computeAssumptions(steps);
    for (const [at, { formula, rule }] of steps.entries()) {
      if (rule === "premise" || rule === "assumption") continue;
      const from = [...rests[at]!].map((n) => steps[n - 1]!.formula);
      if (!follows(from, formula))
        expect.fail(`${from.map(print).join("; ")} ⊬ ${print(formula)} in ${JSON.stringify(proof)}`);
    }
    const under = [...rests.at(-1)!].filter((n) => n > proof.premises.length);
    if (under.length > 0 || !follows(proof.premises, proof.goal))
      expect.fail(`accepted: ${JSON.stringify(proof)}`);
  }
  expect(accepted).toBeGreaterThan(mutants / 50);
  expect(refused).toBeGreaterThan(mutants / 4);
});

/** Truth in a world, written down once more: by expanding quantifiers over the domain. */
const isTrue = (
  formula: Formula,
  world: Interpretation,
  who: Readonly<Record<string, string>> = {},
): boolean => {
  switch (formula.kind) {
    case "true":
      return true;
    case "false":
      return false;
    case "atom": {
      if (formula.terms.length === 0) return world.propositions[formula.name] === true;
      const tuple = formula.terms
        .map(({ kind, name }) => (kind === "variable" ? who[name] : world.constants[name]))
        .join("|");
      return (world.predicates[formula.name] ?? []).some((other) => other.join("|") === tuple);
    }
    case "not":
      return !isTrue(formula.body, world, who);
    case "and":
      return isTrue(formula.left, world, who) && isTrue(formula.right, world, who);
    case "or":
      return isTrue(formula.left, world, who) || isTrue(formula.right, world, who);
    case "implies":
      return !isTrue(formula.left, world, who) || isTrue(formula.right, world, who);
    case "iff":
      return isTrue(formula.left, world, who) === isTrue(formula.right, world, who);
    default: {
      const cases = world.domain.map((member) =>
        isTrue(formula.body, world, { ...who, [formula.variable]: member }),
      );
      return formula.kind === "forall" ? cases.every(Boolean) : cases.some(Boolean);
    }
  }
};

test("no world is accepted that does not refute, or that leaves something out", { timeout: minutes }, () => {
  const random = createRandom("mutated worlds");
  let [accepted, refused] = [0, 0];
  for (let i = 0; i < mutants; i++) {
    const { premises, goal } = mutateProof(random.pick(proofs), random);
    const open = premises.filter(() => random.next() < 0.5);
    const domain = Array.from({ length: 1 + random.int(3) }, (_, k) => String(k + 1));
    const predicates: Record<string, string[][]> = {};
    const propositions: Record<string, boolean> = {};
    let isComplete = true;
    for (const formula of [...open, goal])
      eachAtom(formula, ({ name, terms }) => {
        if (random.next() < 0.02) return;
        if (terms.length === 0) propositions[name] = random.next() < 0.5;
        else
          predicates[name] = domain
            .flatMap((one) => (terms.length === 1 ? [[one]] : domain.map((other) => [one, other])))
            .filter(() => random.next() < 0.5);
      });
    for (const formula of [...open, goal])
      eachAtom(formula, ({ name, terms }) => {
        isComplete &&= Object.hasOwn(terms.length === 0 ? propositions : predicates, name);
      });
    const constants = Object.fromEntries(
      collectConstants(...open, goal).map((name) => [name, random.pick(domain)]),
    );
    const interpretation = { domain, constants, predicates, propositions };
    const isAccepted = checkCountermodel(interpretation, open, goal) === undefined;
    const refutes =
      isComplete && open.every((premise) => isTrue(premise, interpretation)) && !isTrue(goal, interpretation);
    if (isAccepted !== refutes)
      expect.fail(JSON.stringify({ open: open.map(print), goal: print(goal), interpretation }));
    if (isAccepted) accepted++;
    else refused++;
  }
  expect(accepted).toBeGreaterThan(mutants / 50);
  expect(refused).toBeGreaterThan(mutants / 4);
});
