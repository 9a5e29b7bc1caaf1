/**
 * Widened forms: instances of a rule in which a letter stands for two clauses. p ⊢ p ∨ q says too little for two literals to
 * change places; p ∧ r ⊢ (p ∧ r) ∨ q is the same rule.
 */
import type { Rule } from "#catalog/skill";
import type { Sequent } from "#logic/certificate";
import { binary, eachAtom, type Atom, type BinaryKind, type Formula } from "#logic/formula";
import { mapParts } from "#logic/map-parts";

/** The rule by forms in which each letter in turn is widened, by "and" and by "or". */
export const widened = (rule: Rule): Rule => ({
  ...rule,
  forms: rule.forms.flatMap((form) =>
    lettersOf(form).flatMap((letter) => kinds.map((kind) => widenedForm(form, letter, kind))),
  ),
});

const kinds: readonly BinaryKind[] = ["or", "and", "implies"];

const widenedForm = ({ premises, conclusion }: Sequent, letter: string, kind: BinaryKind): Sequent => {
  const widen = (formula: Formula): Formula =>
    formula.kind === "atom"
      ? formula.name === letter
        ? binary(kind, formula, named(formula))
        : formula
      : mapParts(formula, widen);
  return { premises: premises.map(widen), conclusion: widen(conclusion) };
};

/** The same said by a letter that no form has. */
const named = ({ terms }: Atom): Atom => ({ kind: "atom", name: terms.length === 0 ? "t" : "T", terms });

const lettersOf = ({ premises, conclusion }: Sequent): readonly string[] => {
  const letters = new Set<string>();
  for (const formula of [...premises, conclusion])
    eachAtom(formula, ({ name, terms }) => {
      if (terms.length < 2) letters.add(name);
    });
  return [...letters];
};
