/**
 * Widened forms: instances of a rule in which a letter stands for two clauses. p ⊢ p ∨ q says too little for two literals to
 * change places; p ∧ r ⊢ (p ∧ r) ∨ q is the same rule.
 */
import type { Rule } from "#catalog/skill";
import type { Sequent } from "#logic/certificate";
import { and, eachAtom, implies, not, or, type Atom, type Formula } from "#logic/formula";
import { mapParts } from "#logic/map-parts";

/** The rule by forms in which each letter in turn is widened, in each way. */
export const widenRule = (rule: Rule): Rule => ({
  ...rule,
  forms: rule.forms.flatMap((form) =>
    lettersOf(form).flatMap((letter) => ways.map((way) => widenedForm(form, letter, way))),
  ),
});

type Way = (letter: Formula, other: Formula) => Formula;

const ways: readonly Way[] = [or, and, implies, (letter, other) => and(letter, not(other))];

const widenedForm = ({ premises, conclusion }: Sequent, letter: string, way: Way): Sequent => {
  const letters = lettersOf({ premises, conclusion });
  const widen = (formula: Formula): Formula =>
    formula.kind === "atom"
      ? formula.name === letter
        ? way(formula, { ...formula, name: unused(formula, letters) })
        : formula
      : mapParts(formula, widen);
  return { premises: premises.map(widen), conclusion: widen(conclusion) };
};

/** A letter that a form has not; none of the catalog has these. */
const unused = ({ terms }: Atom, letters: readonly string[]): string =>
  ["t", "u"]
    .map((one) => (terms.length === 0 ? one : one.toUpperCase()))
    .find((one) => !letters.includes(one))!;

const lettersOf = ({ premises, conclusion }: Sequent): readonly string[] => {
  const letters = new Set<string>();
  for (const formula of [...premises, conclusion])
    eachAtom(formula, ({ name, terms }) => {
      if (terms.length < 2) letters.add(name);
    });
  return [...letters];
};
