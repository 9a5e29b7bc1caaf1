/**
 * The sheets of a reading of English: one CSV file for each reader, a row for each text, with empty cells for whether it
 * is grammatical, how many readings it has and how natural it is; filled sheets read back; and the texts alone, to read
 * without a spreadsheet. No sheet tells a key.
 */
import { stringify } from "csv-stringify/sync";
import { OrganonError } from "#logic";
import type { EnglishJudgement } from "#scores";
import { answerIn, answersIn, sheetFormat } from "./sheets.ts";

/** What is judged. */
export type JudgedText = { readonly id: string; readonly text: string };

const headings = [
  "number",
  "id",
  "text",
  "grammatical (yes or no)",
  "readings (1, 2 …)",
  "natural (1 to 5)",
  "note",
] as const;

/** An empty sheet. */
export const englishSheet = (texts: readonly JudgedText[]): string =>
  stringify(
    [headings, ...texts.map(({ id, text }, i) => [String(i + 1), id, text, "", "", "", ""])],
    sheetFormat,
  );

/** The texts, numbered as in the sheet, and how to judge them. */
export const englishPage = (texts: readonly JudgedText[]): string =>
  `${[instructions, ...texts.map(({ text }, i) => `${i + 1}.\n${text}`)].join("\n\n")}\n`;

const instructions = `Judge each text on its own, as a strict editor, in the row of the sheet that has its number.

grammatical: yes, or no where English grammar is broken anywhere in it.
readings: 1 where a careful reader can take it in one way only; 2 or more where he may hesitate between two that say
different things.
natural: 5, a person might well write it so; 4, a person might, if he had to be exact; 3, exact, but one notices it; 2, stilted;
1, nobody would say it.
note: what made you object, in a few words.`;

/** The judgements of a filled sheet; columns are found by their first words. What is missing or no number is misuse. */
export const readEnglishSheet = (text: string): readonly EnglishJudgement[] => {
  const startsWith =
    (word: string) =>
    (heading: string): boolean =>
      heading.startsWith(word);
  const { rows, cellOf } = answersIn(text, {
    grammatical: startsWith("grammatical"),
    readings: startsWith("readings"),
    natural: startsWith("natural"),
    note: startsWith("note"),
  });
  return rows.map(({ id, row }) => ({
    id,
    grammatical: answerIn(row.line, cellOf(row, "grammatical"), "grammatical"),
    readings: numberIn(row.line, cellOf(row, "readings"), "readings", 9),
    natural: numberIn(row.line, cellOf(row, "natural"), "natural", 5),
    note: cellOf(row, "note"),
  }));
};

const numberIn = (line: number, text: string, column: string, most: number): number => {
  const value = /^\d$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= most) return value;
  throw new OrganonError(
    "misuse",
    text === ""
      ? `line ${line}: ${column} is not answered`
      : `line ${line}: ${column} is “${text}”, not a whole number from 1 to ${most}`,
  );
};
