/**
 * Questions as the classifiers of an audit see them.
 */
import { hasConclusion, isAboutRule } from "#items/problem-line";
import { isYesNo, labelText, type Question } from "#items/question";
import { misuse } from "#logic/error";
import type { Row } from "#scoring/audits/rows";

/** What an audit keeps of a question: a hundred thousand of them must fit. Misuse for other answers than yes and no. */
export const yesNoRow = (question: Question): Row => {
  if (!isYesNo(question))
    throw misuse(`question ${question.id} asks for other answers than yes and no`, "audit it apart");
  const { tags, problem } = question;
  return {
    ...rowOf(question),
    part: `${Number(tags["length"] ?? 1)}`,
    hasChain: problem && isAboutRule(problem) && problem.steps.length > 0,
    rule: tags["rule"],
    twin: problem?.twin ?? undefined,
  };
};

export const rowOf = ({
  id,
  text,
  key,
  group,
  premises = [],
  conclusion = "",
  problem,
  formulas,
}: Question): Row => ({
  id,
  group,
  surface: {
    text,
    premises,
    conclusion,
    formulas:
      problem && hasConclusion(problem)
        ? { premises: problem.premises, conclusion: problem.conclusion }
        : formulas,
  },
  label: labelText(key),
});
