/** Questions as the classifiers of an audit see them. */
import { optionTexts, writePassage } from "#items/formats/choice";
import { hasConclusion, hasOptions, isAboutRule, isGraded, type ProblemLine } from "#items/problem-line";
import { isYesNo, labelText, toQuestion, type Question } from "#items/question";
import { misuse } from "#logic/error";
import type { Row } from "#scoring/audits/rows";

/** Returns the rows of a line: one, or of four options one for each. */
export const listRows = (line: ProblemLine): readonly Row[] => {
  if (hasOptions(line)) return optionRows(line);
  const question = toQuestion(line);
  return isGraded(line) ? [{ ...buildRow(question), group: line.group }] : [yesNoRow(question)];
};

/** Returns the part of a question that an audit keeps: a hundred thousand must fit. Throws misuse for other answers than yes and no. */
export const yesNoRow = (question: Question): Row => {
  if (!isYesNo(question))
    throw misuse(`question ${question.id} asks for other answers than yes and no`, "audit it apart");
  const { tags, problem } = question;
  return {
    ...buildRow(question),
    part: `${Number(tags["length"] ?? 1)}`,
    hasChain: problem && isAboutRule(problem) && problem.steps.length > 0,
    rule: tags["rule"],
    twin: problem?.twin ?? undefined,
    argument: problem?.argument ?? undefined,
    pair: problem && isAboutRule(problem) ? pairFacts(problem) : undefined,
  };
};

const pairFacts = ({ twin, depth, label, requiredRules }: ProblemLine<"rule">): string | undefined => {
  const { proof, pair, slipOf } = requiredRules ?? {};
  return twin === null ? undefined : JSON.stringify([depth, label === "yes" ? proof : pair, slipOf]);
};

export const buildRow = ({
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
      text: writePassage(line),
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
