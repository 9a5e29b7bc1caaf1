/**
 * Questions as the guessers of an audit see them.
 */
import { isYesNo, labelText, type Question } from "#items";
import { OrganonError } from "#logic";
import type { AuditedItem } from "#scores";

/** What an audit keeps of a question: a hundred thousand of them must fit. Misuse for other answers than yes and no. */
export const surfaceOf = (question: Question): AuditedItem => {
  if (!isYesNo(question))
    throw new OrganonError("misuse", `question ${question.id} asks for other answers than yes and no`, {
      hint: "audit apart what asks for other answers",
    });
  const { id, text, key, tags, premises = [], conclusion = "", item } = question;
  return {
    id,
    question: text,
    label: labelText(key) === "yes" ? "yes" : "no",
    premisesText: premises,
    conclusionText: conclusion,
    length: Number(tags["length"] ?? 1),
    ...(item === undefined ? {} : { hasChain: item.steps.length > 0 }),
    ...(tags["rule"] === undefined ? {} : { rule: tags["rule"] }),
    ...(typeof item?.twin === "string" ? { twin: item.twin } : {}),
    ...(item === undefined ? {} : { formulas: { premises: item.premises, conclusion: item.conclusion } }),
  };
};
