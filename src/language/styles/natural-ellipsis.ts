/**
 * The verb left out where it stands right before: "if Anna sang, then so did Ben", "then Ben did not", "Anna sang if and only
 * if Ben did". Only behind a single clause, so that there is one verb it can be.
 */
import type { Binary } from "#logic/formula";
import { clauseOf, leftOut, literalOf, type Context } from "./natural-clauses.ts";

/** What is said of somebody else with the verb of the condition; undefined where it is not the same verb. */
export const sameVerbBehind = (
  behind: "then" | "iff" | "if",
  { left, right }: Pick<Binary, "left" | "right">,
  context: Context,
): string | undefined => {
  const [one, other] = [literalOf(left, context), literalOf(right, context)];
  if (one?.subject === undefined || other?.subject === undefined) return undefined;
  if (one.subject === other.subject || one.yes !== other.yes || other.auxiliary === undefined)
    return undefined;
  // "X admired themself if and only if Y did": whom did Y admire?
  if (other.yes.endsWith(" themself")) return undefined;
  if (!leftOut.includes(other.auxiliary)) return undefined;
  // "Anna did not sing if and only if Ben did": is it she who did not, or is it not so that both did or neither?
  if (behind === "iff" && !one.positive) return undefined;
  if (behind === "then" && one.positive === other.positive)
    return `${one.positive ? "so" : "neither"} ${other.auxiliary} ${other.subject}`;
  return `${other.subject} ${other.auxiliary}${other.positive ? "" : " not"}`;
};

/** "Ben sang if Anna did": the condition stands last, without its verb. */
export const sameVerbBefore = ({ left, right }: Binary, context: Context): string | undefined => {
  const condition = sameVerbBehind("if", { left: right, right: left }, context);
  const said = literalOf(right, context);
  return said && condition && `${clauseOf(said)} if ${condition}`;
};
