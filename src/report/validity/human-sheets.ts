/**
 * The sheets of the study of people (DivLogicEval §4.2): one CSV of the screening and one of the questions, with an empty column for
 * the answer and none for the key; filled sheets read back; and what is said to whoever fills them.
 */
import { stringify } from "csv-stringify/sync";
import { OrganonError } from "#logic";
import { answerIn, answersIn, sheetFormat } from "./sheets.ts";

/** Statements in signs, and what may follow from them. */
export type ScreeningQuestion = {
  readonly id: string;
  readonly premises: readonly string[];
  readonly conclusion: string;
};

/** A question with lettered options, as a person reads it. */
export type HumanQuestion = { readonly id: string; readonly text: string };

/** Answers by the ids of what was asked. */
type Answers = ReadonlyMap<string, string>;
const none: Answers = new Map();

/** The sheet of the screening, empty unless answers are given. */
export const screeningSheet = (questions: readonly ScreeningQuestion[], answers: Answers = none): string =>
  stringify(
    [
      ["number", "id", "statements", "conclusion", "answer (true or false)"],
      ...questions.map(({ id, premises, conclusion }, i) => [
        String(i + 1),
        id,
        premises.join("; "),
        conclusion,
        answers.get(id) ?? "",
      ]),
    ],
    sheetFormat,
  );

/** The sheet of the questions, empty unless answers and notes are given. */
export const humanSheet = (
  questions: readonly HumanQuestion[],
  answers: Answers = none,
  notes: Answers = none,
): string =>
  stringify(
    [
      ["number", "id", "question", "answer (A, B, C or D)", "note"],
      ...questions.map(({ id, text }, i) => [
        String(i + 1),
        id,
        text,
        answers.get(id) ?? "",
        notes.get(id) ?? "",
      ]),
    ],
    sheetFormat,
  );

/** What whoever answers is told, by what the two parts are called: on paper their files. */
export const humanInstructions = (
  screening: string,
  questions: string,
): string => `First ${screening}: statements in signs, and a conclusion. Answer true if the conclusion must be true
whenever all the statements are, and false if not.

  ¬A      A is not true
  A ∧ B   A is true, and so is B
  A ∨ B   A is true, or B, or both
  A → B   if A is true, so is B; where A is not true, nothing is said of B

Then ${questions}: the same in words. Answer with the letter of one option, from what stands there alone, likely or not. Work alone,
and answer every row; a note is for what you found unclear.
`;

/** The labels of a filled screening sheet, true or false by their ids; undefined where no row is answered. */
export const readScreeningSheet = (text: string): ReadonlyMap<string, string> | undefined =>
  labelsIn(text, (line, cell) => String(answerIn(line, cell, "answer")));

/** The letters of a filled sheet of questions by their ids; undefined where no row is answered. */
export const readHumanSheet = (text: string): ReadonlyMap<string, string> | undefined =>
  labelsIn(text, (line, cell) => {
    const letter = cell.toUpperCase().replace(/[.)]$/, "");
    if (/^[A-D]$/.test(letter)) return letter;
    throw new OrganonError(
      "misuse",
      letter === "" ? `line ${line}: not answered` : `line ${line}: “${cell}” is not A, B, C or D`,
    );
  });

const labelsIn = (
  text: string,
  labelOf: (line: number, cell: string) => string,
): ReadonlyMap<string, string> | undefined => {
  const { rows, cellOf } = answersIn(text, { answer: (heading) => heading.startsWith("answer") });
  if (rows.every(({ row }) => cellOf(row, "answer") === "")) return undefined;
  return new Map(rows.map(({ id, row }) => [id, labelOf(row.line, cellOf(row, "answer"))]));
};
