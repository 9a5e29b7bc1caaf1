/**
 * A question: what is asked, what it can be answered with, which answers are right, and what it is grouped by. Our own
 * items, the rotations of a four-option item and other people's rows are all questions; whatever asks, scores, groups or
 * reports sees nothing else. As Inspect's `Sample`: text, choices, target, id, metadata.
 */
import { hasConclusion, isAboutRule, type ProblemLine } from "./problem-line.ts";

/** The groupings of a question: open names, such as logic, rule, kind, length, dataset, hops. */
export type Tags = Readonly<Record<string, string>>;

/** One of the answers that can be given: the label that is read from a reply, and what stands behind it, if anything. */
export type AnswerOption = { readonly label: string; readonly text?: string };

export type Question = {
  /** Equal questions have equal ids everywhere. */
  readonly id: string;
  /** The question, word for word; instructions and few-shot examples belong to the prompt. */
  readonly text: string;
  /** In the order shown; at least two. */
  readonly answers: readonly AnswerOption[];
  /** The labels of the right answers: one, or all that are to be named. */
  readonly key: readonly string[];
  readonly tags: Tags;
  /** The name of a group of dependent questions: contrast pairs, rotations. */
  readonly group?: string;
  /** The sentences that stand in the text, where they are known apart. */
  readonly premises?: readonly string[];
  readonly conclusion?: string;
  /** The question as a problem: formulas, words and the certificates that prove the key. */
  readonly problem?: ProblemLine;
  /** The formulas of its source, in its own notation, so that its key can be decided anew. */
  readonly formulas?: SourceFormulas;
};

/** Formulas as a source writes them: premises and conclusion. */
export type SourceFormulas = { readonly premises: readonly string[]; readonly conclusion: string };

/** A question about a rule of the skill tree. */
export type ProvedQuestion = Question & { readonly problem: ProblemLine<"rule"> };

/** True if it asks about a rule of the skill tree, with a certificate. */
export const isProved = (question: Question): question is ProvedQuestion =>
  question.problem !== undefined && isAboutRule(question.problem);

/** Yes and no, the answers of LogicAsker's questions. */
export const yesNo: readonly AnswerOption[] = [{ label: "yes" }, { label: "no" }];

/** The same as they stand in a line. */
export const yesNoOptions: ProblemLine["options"] = yesNo.map(({ label }) => ({ label, text: null }));

/** Any other text, as an answer: whoever asks a question with it compares the replies, which are not read. */
export const otherText: AnswerOption = { label: "other" };

/** True if it asks for yes or no and nothing else. */
export const isYesNo = ({ answers }: Pick<Question, "answers">): boolean =>
  answers.length === 2 && answers.every(({ label }, i) => label === yesNo[i]!.label);

/** The labels of options by their places: A, B, C … */
export const optionLabel = (place: number): string => String.fromCharCode(65 + place);

/** A key or an answer as one text: the labels in their order, with commas between them. */
export const labelText = (labels: readonly string[]): string => labels.join(",");

/** The question of a line; of four options the one in their first order. */
export const toQuestion = <Line extends ProblemLine>(line: Line): Question & { readonly problem: Line } => ({
  id: line.id,
  text: line.question,
  answers: line.options.map(({ label, text }) => (text === null ? { label } : { label, text })),
  key: line.key,
  tags: collectTags(line),
  group: line.group ?? undefined,
  premises: line.premisesText ?? undefined,
  conclusion: line.conclusionText ?? undefined,
  formulas: line.formulas ?? undefined,
  problem: line,
});

/**
 * What a line is grouped by, and where a problem stands in the skill tree, or its task with each difficulty parameter. What is
 * checked of a problem prevails over what its tags say.
 */
const collectTags = (line: ProblemLine): Tags => ({
  ...Object.fromEntries(line.tags.map(({ name, value }) => [name, value])),
  ...buildTags(line),
});

const buildTags = (line: ProblemLine): Tags => {
  if (isAboutRule(line)) {
    const { logic, category, rule, base, extension, kind, length, requiredRules } = line;
    const place = { logic, category, rule, base, extension, kind, length: String(length) };
    const rules = requiredRules && [...requiredRules.proof, ...requiredRules.pair].toSorted().join(" + ");
    return rules ? { ...place, bears: rules } : place;
  }
  if (!hasConclusion(line)) return {};
  const { task, relation, parameters } = line;
  const own = Object.entries(parameters ?? {}).map(([name, value]) => [name, parameterTag(value)]);
  return { task, relation, ...Object.fromEntries(own) };
};

/** A difficulty parameter for grouping: shares to the nearest twentieth, since a built share is hardly ever round. */
const parameterTag = (value: number): string =>
  String(Number.isInteger(value) ? value : Math.round(20 * value) / 20);
