/**
 * Arguments of propositions about one individual, with conditionals stated for everyone: ∀x (P(x) → Q(x)) in the place of P(a) → Q(a).
 * The answer is the same. A universal gives its instance, so what followed still follows; and where it did not, the interpretation whose only
 * member is a makes the universals as true as their instances. No derivation becomes shorter, since each one has an instance for a.
 */
import type { Sequent } from "#logic/certificate";
import { constant, forall, getParts, predicate, variable, type Formula, type Term } from "#logic/formula";
import { mapAtoms } from "#logic/map-parts";
import { memoize } from "#logic/memoize";
import { parse, print } from "#logic/notation";
import type { Argument, ArgumentPair } from "./argument.ts";
import type { WrittenCertificate, WrittenInterpretation, WrittenStep } from "./written-certificate.ts";

const individual = "a";
const bound = "x";

/**
 * Returns the positions of premises to state for everyone: those that are conditionals on all sides, and said well of everyone; none where a
 * side is not propositional.
 */
export const findLiftable = (
  sides: readonly Sequent[],
  isSaidWell: (formula: Formula) => boolean,
): ReadonlySet<number> => {
  const lines = sides.flatMap(({ premises, conclusion }) => [...premises, conclusion]);
  if (!lines.every((line) => isPropositional(line))) return new Set();
  const isLiftable = (line: Formula | undefined): boolean =>
    line?.kind === "implies" && isSaidWell(liftToEveryone(line));
  const positions = (sides[0]?.premises ?? []).keys();
  return new Set(positions.filter((i) => sides.every(({ premises }) => isLiftable(premises[i]))));
};

/** True if a formula is a conditional, or one that is stated for everyone. */
export const isConditional = (formula: Formula): boolean =>
  formula.kind === "implies" || (formula.kind === "forall" && formula.body.kind === "implies");

/** True if atoms are propositions; with `maxTerms` 1 they may say something of one individual or of everyone. */
export const isPropositional = (formula: Formula, maxTerms = 0): boolean => {
  const body = formula.kind === "forall" && maxTerms > 0 ? formula.body : formula;
  if (body.kind === "atom") return body.terms.length <= maxTerms;
  const parts = getParts(body);
  return parts.length > 0 && !("variable" in body) && parts.every((part) => isPropositional(part, maxTerms));
};

const applyToTerm = (formula: Formula, term: Term): Formula =>
  mapAtoms(formula, ({ name }) => predicate(name.toUpperCase(), term));
const liftToIndividual = (formula: Formula): Formula => applyToTerm(formula, constant(individual));
const liftToEveryone = (formula: Formula): Formula => forall(bound, applyToTerm(formula, variable(bound)));

/** Returns premises of which those at `positions` are stated for everyone, and the others about one individual; themselves where there are none. */
export const liftPremises = (
  premises: readonly Formula[],
  positions: ReadonlySet<number>,
): readonly Formula[] =>
  positions.size === 0
    ? premises
    : premises.map((line, i) => (positions.has(i) ? liftToEveryone(line) : liftToIndividual(line)));

/** Returns what is asked, about the individual where premises are stated for everyone. */
export const liftFormula = (formula: Formula, positions: ReadonlySet<number>): Formula =>
  positions.size === 0 ? formula : liftToIndividual(formula);

export const liftSequent = (sequent: Sequent, positions: ReadonlySet<number>): Sequent => ({
  premises: liftPremises(sequent.premises, positions),
  conclusion: liftFormula(sequent.conclusion, positions),
});

/** Returns a pair whose premises at `positions` are stated for everyone, all else about one individual. */
export const liftPair = (pair: ArgumentPair, positions: ReadonlySet<number>): ArgumentPair => {
  if (positions.size === 0) return pair;
  const { yes, no, core } = pair;
  const write = createTextLifter();
  const lift = (argument: Argument): Argument => {
    const { premises, conclusion, certificate, letters, steps } = argument;
    const lifted = liftSequent({ premises, conclusion }, positions);
    return {
      ...argument,
      ...lifted,
      premisesWritten: lifted.premises.map(print),
      conclusionWritten: print(lifted.conclusion),
      certificate: liftCertificate(certificate, positions, write),
      steps: steps.map(({ skill, from, to }) => ({ skill, from: from.map(write), to: write(to) })),
      letters: {
        propositions: [],
        predicates: letters.propositions.map((name) => name.toUpperCase()),
        constants: [individual],
        conditional: new Set([...letters.conditional].map((name) => name.toUpperCase())),
      },
    };
  };
  return { yes: lift(yes), no: lift(no), core };
};

const createTextLifter = () => memoize((text: string) => print(liftToIndividual(parse(text))));

/** Returns a certificate of what `liftSequent` returns. */
export const liftCertificate = (
  certificate: WrittenCertificate,
  positions: ReadonlySet<number>,
  write = createTextLifter(),
): WrittenCertificate => {
  if (positions.size === 0) return certificate;
  return certificate.kind === "derivation"
    ? {
        ...certificate,
        steps: liftSteps(certificate.steps, positions, write),
        witness: certificate.witness && liftInterpretation(certificate.witness),
      }
    : {
        ...certificate,
        satisfying: liftInterpretation(certificate.satisfying),
        refuting: liftInterpretation(certificate.refuting),
      };
};

const liftSteps = (
  steps: readonly WrittenStep[],
  positions: ReadonlySet<number>,
  write: (text: string) => string,
): readonly WrittenStep[] => {
  const premises = steps.filter(({ rule }) => rule === "premise").length;
  const cited = new Set(steps.flatMap(({ from }) => from));
  const used = [...positions].filter((i) => cited.has(i + 1)).toSorted((i, j) => i - j);
  const instances = new Map(used.map((i, at) => [i + 1, premises + at + 1]));
  const renumber = (n: number): number => (n > premises ? n + instances.size : n);
  const given = steps
    .slice(0, premises)
    .map((step, i) => ({
      ...step,
      formula: positions.has(i) ? print(liftToEveryone(parse(step.formula))) : write(step.formula),
    }));
  const drawn = [...instances].map(([from, n]) => ({
    n,
    formula: write(steps[from - 1]!.formula),
    rule: "∀E",
    from: [from],
    discharges: [],
  }));
  const rest = steps
    .slice(premises)
    .map(({ n, formula, rule, from, discharges }) => ({
      n: renumber(n),
      formula: write(formula),
      rule,
      from: from.map((line) => instances.get(line) ?? renumber(line)),
      discharges: discharges.map(renumber),
    }));
  return [...given, ...drawn, ...rest];
};

const liftInterpretation = ({ domain, propositions }: WrittenInterpretation): WrittenInterpretation => {
  const [member = "d1"] = domain;
  return {
    domain: [member],
    constants: [{ name: individual, is: member }],
    predicates: propositions.map(({ name, is }) => ({
      name: name.toUpperCase(),
      holds: is ? [[member]] : [],
    })),
    propositions: [],
  };
};
