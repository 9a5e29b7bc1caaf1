/** Questions as the classifiers of an audit see them. */
import { optionTexts, passageOf } from "#items/formats/choice";
import { hasConclusion, hasOptions, isAboutRule, isGraded, type ProblemLine } from "#items/problem-line";
import { isYesNo, labelText, questionOf, type Question } from "#items/question";
import { misuse } from "#logic/error";
import type { Row } from "#scoring/audits/rows";

/** Returns the rows of a line: one, or of four options one for each. */
export const rowsOf = (line: ProblemLine): readonly Row[] => {
  if (hasOptions(line)) return optionRows(line);
  const question = questionOf(line);
  return isGraded(line) ? [{ ...rowOf(question), group: line.group }] : [yesNoRow(question)];
};

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

const optionRows = (line: ProblemLine<"options">): readonly Row[] => {
  const { id, premisesText, conclusionText, premises, conclusion, optionFormulas, answer } = line;
  const options = optionTexts(line);
  const of = { texts: options, formulas: optionFormulas, statesGoal: conclusionText !== null };
  return options.map((text, place) => ({
    id: `${id}/${place}`,
    surface: {
      text: passageOf(line),
      premises: conclusionText === null ? premisesText : [...premisesText, conclusionText],
      conclusion: text,
      formulas: {
        premises: conclusion === null ? premises : [...premises, conclusion],
        conclusion: optionFormulas[place]!,
      },
      option: { place, of },
    },
    label: place === answer ? "yes" : "no",
    part: line.task,
  }));
};
