/**
 * TRUSTED: checks whether a derivation proves a sequent. The correctness of every entailment rests on this file, so
 * it is small and imports only formulas.
 *
 * Natural deduction in Lemmon's style: each line depends on a set of premises and assumptions, which the checker
 * computes; `discharges` removes assumptions from that set. Symbols: φ ψ χ formulas, c an eigenconstant. All lines
 * are sentences. Source: E. J. Lemmon, Beginning Logic (1965); classical by RAA.
 */
import type { Derivation, DerivationStep } from "./certificate.ts";
import {
  type Formula,
  type Quantified,
  type Term,
  constant,
  collectConstants,
  equal,
  freeVariables,
  instantiate,
  isEquality,
} from "./formula.ts";

type Line = { readonly formula: Formula; readonly rule: string; readonly rests: ReadonlySet<number> };

/**
 * Returns undefined if the derivation proves `premises ⊢ conclusion`, otherwise the wrong line and the reason. The
 * premises must come first and in order, and every line must follow by its rule. The last line must be the conclusion
 * and depend on premises only.
 */
export const checkDerivation = (
  derivation: Derivation,
  premises: readonly Formula[],
  conclusion: Formula,
): string | undefined => {
  const lines: Line[] = [];
  /** Formulas checked to be sentences: one formula often occurs on many lines. */
  const closed = new Set<Formula>();
  for (const step of derivation.steps) {
    const n = lines.length + 1;
    if (step.n !== n) return `line ${n}: it is numbered ${step.n}`;
    const premise = premises[n - 1];
    if (premise === undefined ? step.rule === "premise" : step.rule !== "premise")
      return `line ${n}: the premises stand first, each once`;
    if (premise !== undefined && !equal(premise, step.formula)) return `line ${n}: this is not premise ${n}`;
    if (!closed.has(step.formula) && freeVariables(step.formula).size > 0)
      return `line ${n}: a variable is free`;
    closed.add(step.formula);
    const rests = computeAssumptions(step, lines);
    if (typeof rests === "string") return `line ${n}: ${rests}`;
    lines.push({ formula: step.formula, rule: step.rule, rests });
  }
  const last = lines[lines.length - 1];
  if (last === undefined || lines.length < premises.length) return "lines are missing";
  if (!equal(last.formula, conclusion)) return `line ${lines.length}: the last line is not the conclusion`;
  for (const n of last.rests)
    if (n > premises.length) return `line ${lines.length}: it still rests on the assumption of line ${n}`;
  return undefined;
};

const computeAssumptions = (step: DerivationStep, lines: readonly Line[]): ReadonlySet<number> | string => {
  const { formula, rule, from } = step;
  const n = lines.length + 1;
  const discharges = step.discharges ?? [];
  const cited: Line[] = [];
  for (const k of from) {
    const line = lines[k - 1];
    if (line === undefined) return `it cites line ${k}, which does not stand above`;
    cited.push(line);
  }
  const assumed: Formula[] = [];
  for (const k of discharges) {
    const line = lines[k - 1];
    if (line?.rule !== "assumption") return `it discharges line ${k}, which is no assumption above`;
    assumed.push(line.formula);
  }
  const shape = shapes[rule];
  if (shape === undefined) return `there is no rule “${rule}”`;
  if (cited.length !== shape[0] || assumed.length !== shape[1])
    return `${rule} cites ${shape[0]} lines and discharges ${shape[1]}`;
  const [first, second, third] = cited;
  const a = first?.formula;
  const b = second?.formula;
  const [hypothesis, otherHypothesis] = assumed;
  const closes = discharges[0] ?? 0;
  const wrong = `this does not follow by ${rule}`;
  switch (rule) {
    case "premise":
    case "assumption":
      return new Set([n]);
    case "reiteration":
      return isSame(formula, a) ? union(first) : wrong;
    case "⊤I":
      return formula.kind === "true" ? union() : wrong;
    case "⊥E":
      return a?.kind === "false" ? union(first) : wrong;
    case "∧I":
      return formula.kind === "and" && isSame(formula.left, a) && isSame(formula.right, b)
        ? union(first, second)
        : wrong;
    case "∧E":
      return a?.kind === "and" && (equal(formula, a.left) || equal(formula, a.right)) ? union(first) : wrong;
    case "∨I":
      return formula.kind === "or" && (isSame(formula.left, a) || isSame(formula.right, a))
        ? union(first)
        : wrong;
    case "∨E": {
      const fits =
        a?.kind === "or" &&
        isSame(a.left, hypothesis) &&
        isSame(a.right, otherHypothesis) &&
        isSame(formula, b) &&
        isSame(formula, third?.formula);
      if (!fits) return wrong;
      return union(first, removeAssumption(second, closes), removeAssumption(third, discharges[1] ?? 0));
    }
    case "→I":
      return formula.kind === "implies" && isSame(formula.left, hypothesis) && isSame(formula.right, a)
        ? union(removeAssumption(first, closes))
        : wrong;
    case "→E":
      return a?.kind === "implies" && isSame(a.left, b) && equal(a.right, formula)
        ? union(first, second)
        : wrong;
    case "↔I":
      return formula.kind === "iff" &&
        isImplication(a, formula.left, formula.right) &&
        isImplication(b, formula.right, formula.left)
        ? union(first, second)
        : wrong;
    case "↔E":
      return a?.kind === "iff" &&
        (isImplication(formula, a.left, a.right) || isImplication(formula, a.right, a.left))
        ? union(first)
        : wrong;
    case "¬I":
      return a?.kind === "false" && formula.kind === "not" && isSame(formula.body, hypothesis)
        ? union(removeAssumption(first, closes))
        : wrong;
    case "¬E":
      return formula.kind === "false" && b?.kind === "not" && isSame(b.body, a)
        ? union(first, second)
        : wrong;
    case "RAA":
      return a?.kind === "false" && hypothesis?.kind === "not" && equal(hypothesis.body, formula)
        ? union(removeAssumption(first, closes))
        : wrong;
    case "∀E":
      return a?.kind === "forall" && instance(a, formula) !== undefined ? union(first) : wrong;
    case "∃I":
      return formula.kind === "exists" && instance(formula, a) !== undefined ? union(first) : wrong;
    case "∀I": {
      const c = formula.kind === "forall" ? instance(formula, a) : undefined;
      if (c === undefined) return wrong;
      const rests = union(first);
      return isFresh(c, [formula], rests, lines) ? rests : `“${c}” is not arbitrary here`;
    }
    case "∃E": {
      const c = a?.kind === "exists" && isSame(formula, b) ? instance(a, hypothesis) : undefined;
      if (c === undefined || a === undefined) return wrong;
      const rest = removeAssumption(second, closes);
      return isFresh(c, [a, formula], rest.rests, lines)
        ? union(first, rest)
        : `“${c}” is not arbitrary here`;
    }
    case "=I":
      return formula.kind === "atom" && isEquality(formula) && isOneTermTwice(formula.terms)
        ? union()
        : wrong;
    case "=E": {
      const [from, to] = a?.kind === "atom" && isEquality(a) ? a.terms : [];
      return from !== undefined && to !== undefined && b !== undefined && isReplaced(b, formula, from, to)
        ? union(first, second)
        : wrong;
    }
    default:
      rule satisfies never;
      return wrong;
  }
};

/** For each rule, how many lines it cites and how many assumptions it discharges. */
const shapes: Readonly<Record<string, readonly [number, number]>> = {
  premise: [0, 0],
  assumption: [0, 0],
  reiteration: [1, 0],
  "⊤I": [0, 0],
  "∧I": [2, 0],
  "∧E": [1, 0],
  "∨I": [1, 0],
  "∨E": [3, 2],
  "→I": [1, 1],
  "→E": [2, 0],
  "↔I": [2, 0],
  "↔E": [1, 0],
  "¬I": [1, 1],
  "¬E": [2, 0],
  "⊥E": [1, 0],
  RAA: [1, 1],
  "∀I": [1, 0],
  "∀E": [1, 0],
  "∃I": [1, 0],
  "∃E": [2, 1],
  "=I": [0, 0],
  "=E": [2, 0],
};

type Rests = Pick<Line, "rests">;

const union = (...lines: readonly (Rests | undefined)[]): ReadonlySet<number> => {
  if (lines.length === 1 && lines[0] !== undefined) return lines[0].rests;
  const all = new Set<number>();
  for (const line of lines) if (line !== undefined) for (const n of line.rests) all.add(n);
  return all;
};

const removeAssumption = (line: Rests | undefined, n: number): Rests => {
  const rests = new Set(line?.rests);
  rests.delete(n);
  return { rests };
};

const isSame = (formula: Formula, other: Formula | undefined): boolean =>
  other !== undefined && equal(formula, other);

const isImplication = (formula: Formula | undefined, from: Formula, to: Formula): boolean =>
  formula?.kind === "implies" && equal(formula.left, from) && equal(formula.right, to);

/**
 * Returns the constant c for which `candidate` is the quantified formula's body with c for its variable. Returns ""
 * if the variable does not occur and `candidate` is the body itself, and undefined if there is no such constant.
 */
const instance = (formula: Quantified, candidate: Formula | undefined): string | undefined => {
  if (candidate === undefined) return undefined;
  if (!freeVariables(formula.body).has(formula.variable))
    return equal(formula.body, candidate) ? "" : undefined;
  return collectConstants(candidate).find((name) =>
    equal(instantiate(formula.body, formula.variable, constant(name)), candidate),
  );
};

const isOneTermTwice = ([left, right, ...more]: readonly Term[]): boolean =>
  left !== undefined && left.kind === right?.kind && left.name === right.name && more.length === 0;

const isReplaced = (before: Formula, after: Formula, from: Term, to: Term): boolean => {
  switch (before.kind) {
    case "true":
    case "false":
      return before.kind === after.kind;
    case "atom":
      return (
        after.kind === "atom" &&
        before.name === after.name &&
        before.terms.length === after.terms.length &&
        before.terms.every((term, i) => {
          const other = after.terms[i];
          return (
            isOneTermTwice(other ? [term, other] : []) ||
            (isOneTermTwice([term, from]) && isOneTermTwice(other ? [other, to] : []))
          );
        })
      );
    case "not":
      return after.kind === "not" && isReplaced(before.body, after.body, from, to);
    case "forall":
    case "exists":
      return (
        after.kind === before.kind &&
        after.variable === before.variable &&
        isReplaced(before.body, after.body, from, to)
      );
    default:
      return (
        after.kind === before.kind &&
        isReplaced(before.left, after.left, from, to) &&
        isReplaced(before.right, after.right, from, to)
      );
  }
};

const isFresh = (
  name: string,
  formulas: readonly Formula[],
  rests: ReadonlySet<number>,
  lines: readonly Line[],
): boolean => {
  const others = [...rests].map((n) => lines[n - 1]?.formula).filter((formula) => formula !== undefined);
  return !collectConstants(...formulas, ...others).includes(name);
};
