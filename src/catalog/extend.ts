/**
 * From a rule of propositional logic to its two rules of predicate logic (Appendix C of the ACL text).
 * Each letter p becomes P(x), the same x throughout. Universal: every line under ∀x. Existential: an
 * equivalence has ∃x on both sides; an inference has exactly one premise under ∃x, the others under ∀x, and
 * ∃x on the conclusion, one form per premise.
 */
import {
  binary,
  exists,
  forall,
  not,
  predicate,
  quantified,
  variable,
  type Formula,
  type Sequent,
} from "#logic";

/** ∀xA₁, …, ∀xAₙ ⊢ ∀xC. */
export const extendUniversally = ({ premises, conclusion }: Sequent): readonly Sequent[] => [
  {
    premises: premises.map((premise) => forall("x", lift(premise))),
    conclusion: forall("x", lift(conclusion)),
  },
];

/** ∀xA₁, …, ∃xAᵢ, …, ∀xAₙ ⊢ ∃xC, for each i. */
export const extendExistentially = ({ premises, conclusion }: Sequent): readonly Sequent[] =>
  premises.map((_, chosen) => ({
    premises: premises.map((premise, i) => (i === chosen ? exists : forall)("x", lift(premise))),
    conclusion: exists("x", lift(conclusion)),
  }));

const lift = (formula: Formula): Formula => {
  switch (formula.kind) {
    case "true":
    case "false":
      return formula;
    case "atom":
      return predicate(formula.name.toUpperCase(), variable("x"));
    case "not":
      return not(lift(formula.body));
    case "forall":
    case "exists":
      return quantified(formula.kind, formula.variable, lift(formula.body));
    default:
      return binary(formula.kind, lift(formula.left), lift(formula.right));
  }
};
