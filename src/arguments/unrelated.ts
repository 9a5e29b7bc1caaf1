/**
 * The conclusions of unrelated items (§3.2 of the ACL text). For most rules it is one of new letters. For four the forms of
 * the authors' published program share letters with the premises, and Appendix E's demonstrations show it: a part of the
 * conclusion of resolution and of biconditional introduction, any letter of transitivity, everyone or another person for
 * existential generalization.
 */
import type { Rule } from "#catalog/skill";
import { constant, forall, instantiate, predicate, quantify, variable, type Formula } from "#logic/formula";
import { print } from "#logic/notation";
import { mapAtoms } from "#logic/map-parts";
import { formulaAt, type Chain } from "./chain.ts";

/** A conclusion of the same shape over letters that occur nowhere else. */
export const unrelatedTo = (conclusion: Formula): Formula =>
  mapAtoms(conclusion, ({ name, terms }) => {
    const others = terms.map((term) => (term.kind === "constant" ? constant(`${term.name}.new`) : term));
    return predicate(`${name}.new`, ...others);
  });

/**
 * The unrelated conclusions that the authors ask of a chain with this rule at its base, each as likely as the others; that
 * none of them follows or is contradicted is for `flawOf` to say.
 */
export const papersUnrelated = (chain: Chain, { base }: Pick<Rule, "base">): readonly Formula[] => {
  const derived = formulaAt(chain, 0);
  switch (base) {
    case "resolution":
    case "biconditional introduction":
      return partsOf(derived, derived);
    case "transitivity": {
      const premises = (chain.nodes[0]?.step?.from ?? []).map((i) => formulaAt(chain, i));
      const parts = premises.flatMap((premise) => partsOf(premise, derived));
      return [...new Map(parts.map((part) => [print(part), part])).values()];
    }
    case "existential generalization":
      return derived.kind === "exists"
        ? [
            forall(derived.variable, derived.body),
            instantiate(derived.body, derived.variable, constant("a.new")),
            unrelatedTo(derived),
          ]
        : [unrelatedTo(derived)];
    default:
      return [unrelatedTo(derived)];
  }
};

/** Both sides of a formula's connective, behind the quantifier of `like` where it has one. */
const partsOf = (formula: Formula, like: Formula): readonly Formula[] => {
  if (formula.kind === "forall" || formula.kind === "exists") {
    if (like.kind !== "forall" && like.kind !== "exists") return [];
    const body = instantiate(formula.body, formula.variable, variable(like.variable));
    return sidesOf(body).map((side) => quantify(like.kind, like.variable, side));
  }
  return sidesOf(formula);
};

const sidesOf = (formula: Formula): readonly Formula[] =>
  formula.kind === "or" || formula.kind === "iff" || formula.kind === "implies"
    ? [formula.left, formula.right]
    : [];
