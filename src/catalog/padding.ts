/**
 * Finds rules that only pad a derivation: their conclusion is their premise written in another way (`p ∧ p ⊢ p`,
 * `p ∨ q ⊢ q ∨ p`, `¬¬p ⊢ p`). Such a rule is the subject of its own questions and extends no derivation of another rule.
 */
import type { Formula } from "#logic/formula";
import type { Rule } from "./skill.ts";

/** Returns whether a form of the rule changes only order, grouping, repetition, double negation, ⊤ or ⊥. */
export const onlyPads = ({ forms }: Pick<Rule, "forms">): boolean =>
  forms.some(
    ({ premises: [premise, ...others], conclusion }) =>
      premise !== undefined && others.length === 0 && plain(premise) === plain(conclusion),
  );

/** Returns a text that formulas share if they differ in the way of writing alone. */
const plain = (formula: Formula): string => {
  switch (formula.kind) {
    case "true":
      return "⊤";
    case "false":
      return "⊥";
    case "atom":
      return `${formula.name}(${formula.terms.map(({ name }) => name).join()})`;
    case "not": {
      const body = plain(formula.body);
      return body.startsWith("¬") ? body.slice(1) : `¬${body}`;
    }
    case "and":
      return joined(partsIn(formula, "and"), "∧", "⊤", "⊥");
    case "or":
      return joined(partsIn(formula, "or"), "∨", "⊥", "⊤");
    case "iff":
      return `(${[plain(formula.left), plain(formula.right)].toSorted().join("↔")})`;
    case "forall":
    case "exists":
      return quantified(formula, formula.kind);
    default:
      return `(${plain(formula.left)}${formula.kind}${plain(formula.right)})`;
  }
};

const partsIn = (formula: Formula, kind: "and" | "or"): readonly string[] =>
  formula.kind === kind
    ? [...partsIn(formula.left, kind), ...partsIn(formula.right, kind)]
    : [plain(formula)];

const joined = (texts: readonly string[], sign: string, neutral: string, absorbing: string): string => {
  const parts = new Set(texts.filter((text) => text !== neutral));
  if ([...parts].some((text) => parts.has(`¬${text}`))) return absorbing;
  return parts.size > 1 ? `(${[...parts].toSorted().join(sign)})` : ([...parts][0] ?? neutral);
};

const quantified = (formula: Formula, kind: "forall" | "exists", names: readonly string[] = []): string =>
  formula.kind === kind
    ? quantified(formula.body, kind, [...names, formula.variable])
    : `${kind} ${names.toSorted().join()} ${plain(formula)}`;
