/**
 * The line format: one JSON object a line, in and out. Each line is read here and nowhere else, and becomes the questions that are
 * asked of it.
 */
import { understandWording } from "#language/connectives/understand";
import { misuse } from "#logic/error";
import { hasMembers } from "#logic/is-record";
import { emptyLine, hasOptions, problemLine, type ProblemLine } from "../problem-line.ts";
import { toQuestion, type Question } from "../question.ts";
import { rotationCount, buildRotation } from "./rotation.ts";

/** A line of a file with its number, from 1. */
export type Line = { readonly text: string; readonly number: number };

/** Parses a line. Throws misuse if it is none of ours: `place`, as in "suite.jsonl:7", and the fault. */
export const parseProblemLine = (text: string, place: string): ProblemLine => {
  const value = readJson(text, place);
  const parsed = problemLine.safeParse(value);
  if (!parsed.success) {
    const { path = [], message = "" } = parsed.error.issues[0] ?? {};
    const where = path.length === 0 ? "" : `${path.join(".")}: `;
    throw misuse(`${place}: not a question: ${where}${message}`, hint);
  }
  requireKnownWordings(parsed.data, place);
  return parsed.data;
};

/** The lines of a file as what they hold; `file` names them where one is bad. */
export async function* parseProblemLines(
  lines: AsyncIterable<Line>,
  file: string,
): AsyncGenerator<ProblemLine> {
  for await (const { text, number } of lines) yield parseProblemLine(text, `${file}:${number}`);
}

/** The questions that a line asks: one, or the rotations of four options. */
export const toQuestions = (line: ProblemLine, rotations: number = rotationCount): readonly Question[] =>
  hasOptions(line)
    ? Array.from({ length: rotations }, (_, rotation) => buildRotation(line, rotation))
    : [toQuestion(line)];

/**
 * A question as its line, without the end: of a problem the whole of it, so that the certificate goes with it.
 *
 * @example
 * const [question] = generate({ limit: 1 });
 * JSON.parse(writeLine(question!)).label; // → question!.key[0]
 */
export const writeLine = (question: Question): string => JSON.stringify(toProblemLine(question));

/** The same before it is written. */
export const toProblemLine = (question: Question): ProblemLine =>
  question.problem?.id === question.id ? question.problem : buildLine(question);

/** The line of a question that has no formulas of ours, as rotations and other people's questions. */
const buildLine = ({
  id,
  text,
  answers,
  key,
  tags,
  group,
  premises,
  conclusion,
  formulas,
}: Question): ProblemLine => ({
  ...emptyLine(),
  id,
  key,
  premisesText: premises ?? null,
  conclusionText: conclusion ?? null,
  question: text,
  options: answers.map(({ label, text: words = null }) => ({ label, text: words })),
  group: group ?? null,
  tags: Object.entries(tags).map(([name, value]) => ({ name, value })),
  formulas: formulas ?? null,
});

/** The question of a line that this program wrote, trusted to be well-formed: what a store reads back by the million. */
export const parseQuestionLine = (text: string): Question => {
  const value = parseLine(text);
  if (isOurs(value)) return toQuestion(value);
  throw misuse("not a question");
};

const isOurs = (value: unknown): value is ProblemLine => hasMembers(value, "question", "options", "key");

/** Wordings that a language model proposed are admitted again: a file may say anything of itself. */
const requireKnownWordings = ({ wordings }: ProblemLine, place: string): void => {
  for (const wording of wordings) {
    const found = understandWording(wording);
    if ("rejected" in found) throw misuse(`${place}: the wording “${wording}”: ${found.rejected}`, hint);
  }
};

const hint =
  "a file of questions holds one JSON object a line, as organon generate and organon import write it";

const readJson = (text: string, place: string): unknown => {
  try {
    return parseLine(text);
  } catch (cause) {
    throw misuse(`${place}: not JSON: ${cause instanceof Error ? cause.message : ""}`, hint, cause);
  }
};

const parseLine = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  return hasMembers(value, "bearing")
    ? { ...value, requiredRules: value["bearing"], bearing: undefined }
    : value;
};
