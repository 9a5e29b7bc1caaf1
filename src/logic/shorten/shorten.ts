/**
 * Shortens a derivation for people: no line that is not used, none twice, no detour through a lemma, an excluded middle or a
 * double negation. Rewrites of proofs by Prawitz (Natural Deduction, 1965) and Stålmarck (Normalization theorems for full
 * first order classical natural deduction, 1991). Untrusted: the checker replays the result, and the result is never longer.
 */
import type { Derivation, DerivationRule } from "../certificate.ts";
import { checkDerivation } from "../derivation.ts";
import { equal, falsity, instanceConstant, type Formula, not } from "../formula.ts";
import { prove } from "../prove.ts";
import {
  assume,
  infer,
  type ProofTerm,
  readTerm,
  refute,
  renameConstant,
  replaceTerms,
  withParts,
  writeTerm,
} from "./proof-terms.ts";

/** Maximum rewrites of one derivation; more than any proof of a question takes. */
const maxRewrites = 2_000;

/**
 * Returns a derivation of the same conclusion from the premises that it uses: the shortest of the given one without its unused
 * lines, its normal forms, and those of proofs found anew.
 */
export const shortenDerivation = (derivation: Derivation): Derivation => {
  const conclusion = derivation.steps.at(-1)?.formula;
  const term = readTerm(derivation);
  if (conclusion === undefined || term === undefined) return derivation;
  const premises = derivation.steps.flatMap(({ rule, formula }) => (rule === "premise" ? [formula] : []));
  const anew = [premisesOf(writeTerm(term, premises)), premises].flatMap((given) => {
    const found = prove(given, conclusion);
    return (found && readTerm(found)) ?? [];
  });
  const candidates = [term, ...anew].flatMap((one) => [one, normalForm(one, false), normalForm(one, true)]);
  let best = derivation;
  for (const candidate of candidates) {
    if (candidate === undefined) continue;
    const written = writeTerm(candidate, premises);
    const isBetter =
      written.steps.length < best.steps.length ||
      // As short, and the examples come where they are introduced.
      (best === derivation && written.steps.length === best.steps.length);
    if (isBetter && checkDerivation(written, premisesOf(written), conclusion) === undefined) best = written;
  }
  return best;
};

const premisesOf = ({ steps }: Derivation): readonly Formula[] =>
  steps.flatMap(({ rule, formula }) => (rule === "premise" ? [formula] : []));

/** The term rewritten until no rule applies; undefined where that takes too long. */
const normalForm = (whole: ProofTerm, isClassical: boolean): ProofTerm | undefined => {
  let left = maxRewrites;
  const done = new Map<ProofTerm, ProofTerm>();
  const normal = (term: ProofTerm): ProofTerm => {
    const known = done.get(term);
    if (known !== undefined) return known;
    let result = withParts(term, term.from.map(normal));
    for (;;) {
      if (left <= 0) return result;
      const next = rewritten(result, isClassical);
      if (next === undefined) break;
      left--;
      result = withParts(next, next.from.map(normal));
    }
    done.set(term, result).set(result, result);
    return result;
  };
  const result = normal(whole);
  return left <= 0 ? undefined : result;
};

/** One rewrite at the last line of a term; undefined where none applies. */
const rewritten = (term: ProofTerm, isClassical: boolean): ProofTerm | undefined =>
  repeated(term) ??
  detour(term) ??
  throughFalsity(term) ??
  (isClassical ? (byDenial(term) ?? throughDenial(term)) : undefined) ??
  throughCases(term);

/** A part of the proof that has its conclusion already, from nothing more. */
const repeated = (whole: ProofTerm): ProofTerm | undefined => {
  const seen = new Set<ProofTerm>();
  const queue = [...whole.from];
  for (let term = queue.shift(); term !== undefined; term = queue.shift()) {
    if (seen.has(term)) continue;
    seen.add(term);
    if (equal(term.formula, whole.formula) && term.needs.isSubsetOf(whole.needs)) return term;
    queue.push(...term.from);
  }
  return undefined;
};

/** A line that is introduced and then eliminated. */
const detour = ({ rule, from, binds, formula }: ProofTerm): ProofTerm | undefined => {
  const [first, second] = from;
  switch (rule) {
    case "→E":
      return first?.rule === "→I" ? filled(first, 0, second!) : undefined;
    case "¬E":
      if (second?.rule === "¬I") return filled(second, 0, first!);
      return first?.rule === "RAA" ? filled(first, 0, second!) : undefined;
    case "∨E": {
      if (first?.rule !== "∨I" || first.formula.kind !== "or") return undefined;
      const place = equal(first.formula.left, first.from[0]!.formula) ? 0 : 1;
      return replaceTerms(from[place + 1]!, new Map([[binds[place]!, first.from[0]!]]));
    }
    case "∀E": {
      if (first?.rule !== "∀I") return undefined;
      const [body] = first.from;
      const eigen = instanceConstant(first.formula, body!.formula);
      const to = instanceConstant(first.formula, formula);
      if (eigen === undefined) return body;
      return to === undefined ? undefined : renameConstant(body!, eigen, to);
    }
    case "∃E": {
      if (first?.rule !== "∃I") return undefined;
      const [witness] = first.from;
      const eigen = instanceConstant(first.formula, binds[0]!.formula);
      const to = instanceConstant(first.formula, witness!.formula);
      if (eigen === undefined || to === undefined) return undefined;
      const closed = infer(formula, "→I", [second!], [binds[0]!]);
      return filled(renameConstant(closed, eigen, to), 0, witness!);
    }
    default:
      return undefined;
  }
};

/** The last line above a discharge, with a proof of the assumption in its place. */
const filled = (closer: ProofTerm, place: number, value: ProofTerm): ProofTerm =>
  replaceTerms(closer.from[place]!, new Map([[closer.binds[place]!, value]]));

const eliminations: ReadonlySet<DerivationRule> = new Set(["→E", "∧E", "∀E", "↔E", "∨E", "∃E"]);

/** The line on which an elimination works, if it is one. */
const majorOf = ({ rule, from }: ProofTerm): ProofTerm | undefined =>
  eliminations.has(rule) ? from[0] : undefined;

const fromContradiction = (contradiction: ProofTerm, formula: Formula): ProofTerm =>
  formula.kind === "false" ? contradiction : infer(formula, "⊥E", [contradiction]);

/** What is drawn from a line that follows from a contradiction follows from it at once. */
const throughFalsity = (term: ProofTerm): ProofTerm | undefined => {
  const { rule, formula, from } = term;
  const major = majorOf(term);
  if (major?.rule === "⊥E") return fromContradiction(major.from[0]!, formula);
  if (rule === "¬E") {
    const absurd = from.find((one) => one.rule === "⊥E");
    return absurd?.from[0];
  }
  return rule === "⊥E" && from[0]!.rule === "⊥E" ? infer(formula, "⊥E", from[0]!.from) : undefined;
};

/** ¬φ by supposing φ, and not by supposing ¬¬φ. */
const byDenial = ({ rule, formula, from, binds }: ProofTerm): ProofTerm | undefined => {
  if (rule !== "RAA" || formula.kind !== "not") return undefined;
  const supposed = assume(formula.body);
  const inner = contradicted(from[0]!, binds[0]!, (denied) => infer(falsity, "¬E", [supposed, denied]));
  return inner && infer(formula, "¬I", [inner], [supposed]);
};

/** What is drawn from a line proved by contradiction is proved by contradiction itself, where the line would be denied. */
const throughDenial = (term: ProofTerm): ProofTerm | undefined => {
  const major = majorOf(term);
  if (major?.rule !== "RAA") return undefined;
  const { formula, from } = term;
  const drawn = (line: ProofTerm): ProofTerm => withParts(term, [line, ...from.slice(1)]);
  const [body, bound] = [major.from[0]!, major.binds[0]!];
  if (formula.kind === "false") return contradicted(body, bound, drawn);
  const supposed = assume(formula.kind === "not" ? formula.body : not(formula));
  const inner = contradicted(body, bound, (line) =>
    infer(falsity, "¬E", formula.kind === "not" ? [supposed, drawn(line)] : [drawn(line), supposed]),
  );
  return inner && refute(supposed, inner);
};

/**
 * A contradiction with its assumption ¬φ gone: each line that contradicts ¬φ by φ is replaced. Undefined where ¬φ is used
 * otherwise.
 */
const contradicted = (
  body: ProofTerm,
  bound: ProofTerm,
  replace: (line: ProofTerm) => ProofTerm,
): ProofTerm | undefined => {
  let isOnlyDenied = true;
  const result = replaceTerms(body, new Map([[bound, bound]]), (term, inner) => {
    if (term.from.includes(bound) && (term.rule !== "¬E" || term.from[1] !== bound)) isOnlyDenied = false;
    return term.rule === "¬E" && term.from[1] === bound ? replace(inner(term.from[0]!)) : undefined;
  });
  return isOnlyDenied && !result.needs.has(bound) ? result : undefined;
};

/** What is drawn from cases is drawn in each case, where one of them makes it a detour. */
const throughCases = (term: ProofTerm): ProofTerm | undefined => {
  const major = majorOf(term);
  if (major === undefined || (major.rule !== "∨E" && major.rule !== "∃E")) return undefined;
  const cases = major.from.slice(1).map((end) => withParts(term, [end, ...term.from.slice(1)]));
  if (!cases.some((one) => detour(one) !== undefined || throughFalsity(one) !== undefined)) return undefined;
  return infer(term.formula, major.rule, [major.from[0]!, ...cases], major.binds);
};
