/**
 * Finds rules that only pad a derivation: their conclusion is their premise written in another way (`p ∧ p ⊢ p`,
 * `p ∨ q ⊢ q ∨ p`, `¬¬p ⊢ p`). Such a rule is the subject of its own questions and extends no other derivation.
 */
import { getParts, type Formula } from "#logic/formula";
import { print } from "#logic/notation";
import type { Rule } from "./skill.ts";

/** Returns whether a form of the rule changes only order, grouping, repetition, double negation, ∧ ⊤ or ∨ ⊥. */
export const isOnlyPadding = ({ forms }: Pick<Rule, "forms">): boolean =>
  forms.some(
    ({ premises: [premise, ...others], conclusion }) =>
      premise !== undefined && others.length === 0 && toPlain(premise) === toPlain(conclusion),
  );

const toPlain = (formula: Formula): string => {
  const { kind } = formula;
  const parts = listOperands(formula, kind).map(toPlain);
  if (kind === "not") return parts[0]!.startsWith("¬") ? parts[0]!.slice(1) : `¬${parts[0]}`;
  if (kind === "iff") return `(${kind} ${parts.toSorted().join()})`;
  if (kind !== "and" && kind !== "or") return parts.length > 0 ? `(${kind} ${parts.join()})` : print(formula);
  const operands = new Set(parts.filter((part) => part !== (kind === "and" ? "⊤" : "⊥")));
  return operands.size > 1 ? `(${kind} ${[...operands].toSorted().join()})` : ([...operands][0] ?? kind);
};

const listOperands = (formula: Formula, kind: Formula["kind"]): readonly Formula[] =>
  kind === "and" || kind === "or"
    ? getParts(formula).flatMap((part) => (part.kind === kind ? listOperands(part, kind) : [part]))
    : getParts(formula);
