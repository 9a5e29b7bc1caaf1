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
import { getNodeFormula, type DerivationTree } from "./chain.ts";

/** A conclusion of the same shape over letters that occur nowhere else. */
export const buildUnrelated = (conclusion: Formula): Formula =>
  mapAtoms(conclusion, ({ name, terms }) => {
    const others = terms.map((term) => (term.kind === "constant" ? constant(`${term.name}.new`) : term));
    return predicate(`${name}.new`, ...others);
  });

/**
 * The unrelated conclusions that the authors ask of a chain with this rule at its base, each as likely as the others; that
 * none of them follows or is contradicted is for `findFlaw` to say.
 */
export const papersUnrelated = (tree: DerivationTree, { base }: Pick<Rule, "base">): readonly Formula[] => {
  const derived = getNodeFormula(tree, 0);
  switch (base) {
    case "resolution":
    case "biconditional introduction":
      return listParts(derived, derived);
    case "transitivity": {
      const premises = (tree.nodes[0]?.step?.from ?? []).map((i) => getNodeFormula(tree, i));
      const parts = premises.flatMap((premise) => listParts(premise, derived));
      return [...new Map(parts.map((part) => [print(part), part])).values()];
    }
    case "existential generalization":
      return derived.kind === "exists"
        ? [
            forall(derived.variable, derived.body),
            instantiate(derived.body, derived.variable, constant("a.new")),
            buildUnrelated(derived),
          ]
        : [buildUnrelated(derived)];
    default:
      return [buildUnrelated(derived)];
  }
};

const listParts = (formula: Formula, like: Formula): readonly Formula[] => {
  if (formula.kind === "forall" || formula.kind === "exists") {
    if (like.kind !== "forall" && like.kind !== "exists") return [];
    const body = instantiate(formula.body, formula.variable, variable(like.variable));
    return listSides(body).map((side) => quantify(like.kind, like.variable, side));
  }
  return listSides(formula);
};

const listSides = (formula: Formula): readonly Formula[] =>
  formula.kind === "or" || formula.kind === "iff" || formula.kind === "implies"
    ? [formula.left, formula.right]
    : [];
