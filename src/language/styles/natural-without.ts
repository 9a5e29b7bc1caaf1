/**
 * What nobody did without doing something else: "no guest sang without both dancing and humming" is
 * ∀x ¬(P(x) ∧ ¬(Q(x) ∧ R(x))), "without dancing, no guest sang" ∀x ¬(¬Q(x) ∧ P(x)). Of nobody alone: "Anna did not
 * sing without dancing" is heard so, too.
 */
import type { Formula } from "#logic/formula";
import { gerund } from "../inflection.ts";
import { anyone, literalOf, type Context, type Light, type Place } from "./natural-clauses.ts";

/** The clause, where of what nobody is said to do one deed is said and another denied; `no` is "no guest" or "there was no guest who". */
export const withoutDoing = (
  undone: Formula,
  variable: string,
  no: string,
  place: Place,
  context: Context,
): Light | undefined => {
  if (undone.kind !== "and") return undefined;
  const { left, right } = undone;
  const [deed, lacked] = right.kind === "not" ? [left, right] : [right, left];
  if (lacked.kind !== "not" || deed.kind !== "atom") return undefined;
  const did = literalOf(deed, context, variable);
  const doing = did?.subject === anyone ? doingOf(lacked.body, variable, context) : undefined;
  if (did === undefined || doing === undefined) return undefined;
  if (lacked === right) return { text: `${no} ${did.text} without ${doing}`, kind: "choice" };
  if (place !== "open") return undefined;
  // "Without both singing and dancing, no guest hummed" is heard as of neither.
  if (lacked.body.kind === "and") return undefined;
  return { text: `without ${doing}, ${no} ${did.text}`, kind: "choice" };
};

/** "Dancing", "both dancing and humming", "either dancing or humming". */
export const doingOf = (formula: Formula, variable: string, context: Context): string | undefined => {
  if (formula.kind === "atom") {
    const { auxiliary, base, yes, subject } = literalOf(formula, context, variable) ?? {};
    if (subject !== anyone || base === undefined || yes === undefined) return undefined;
    if (auxiliary === "was") return `being ${base}`;
    return auxiliary === "did" ? gerundOf(base, yes) : undefined;
  }
  if (formula.kind !== "and" && formula.kind !== "or") return undefined;
  const [one, other] = [formula.left, formula.right].map((part) =>
    part.kind === "atom" ? doingOf(part, variable, context) : undefined,
  );
  if (one === undefined || other === undefined || one === other) return undefined;
  return formula.kind === "and" ? `both ${one} and ${other}` : `either ${one} or ${other}`;
};

/** "Lighting a candle", of "light a candle" and "lit a candle". */
const gerundOf = (base: string, past: string): string => {
  const [verb = "", ...rest] = base.split(" ");
  return [gerund(verb, past.split(" ")[0] ?? ""), ...rest].join(" ");
};
