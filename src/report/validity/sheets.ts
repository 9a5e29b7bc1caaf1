/**
 * The validity study's sheets: one CSV file for each annotator, a row for each question, with empty cells for the
 * papers' questions a, b and c (§4.4); and filled sheets read back. Yes means that there is nothing to object to. A blind sheet
 * tells no target answer: the annotator answers, and c is whether that is the target. What a spreadsheet would take for a
 * formula is written with an apostrophe in front, and read back without it.
 */
import { stringify } from "csv-stringify/sync";
import { readCsv, type Row } from "#items";
import { OrganonError } from "#logic";
import { validityQuestions, type AnnotatedPair, type Annotation, type ValidityKey } from "#scores";

/** What is judged: a question, the answers that it may have, and the one it is meant to have. */
export type JudgedItem = {
  readonly id: string;
  readonly question: string;
  readonly answers: readonly string[];
  readonly target: string;
};

/** Whether annotators are told the target answers. */
export type SheetKind = "told" | "blind";

/** The columns that an annotator fills in, besides a note. */
export const sheetFields: Readonly<Record<SheetKind, readonly (ValidityKey | "answer")[]>> = {
  told: ["a", "b", "c"],
  blind: ["answer", "a", "b"],
};

/** An empty sheet. The headings of a, b and c are the questions themselves. */
export const validitySheet = (items: readonly JudgedItem[], kind: SheetKind = "told"): string => {
  const fields = sheetFields[kind];
  const answers = [...new Set(items.flatMap((item) => item.answers))];
  const headings = fields.map((name) => {
    const asked = validityQuestions.find(({ key }) => key === name);
    return asked === undefined ? `${name} (${answers.join(", ")})` : headingOf(asked);
  });
  const shown = kind === "told" ? ["target answer"] : [];
  return stringify(
    [
      ["number", "id", "question", ...shown, ...headings, "note"],
      ...items.map(({ id, question, target }, i) => [
        String(i + 1),
        id,
        question,
        ...(kind === "told" ? [target] : []),
        ...fields.map(() => ""),
        "",
      ]),
    ],
    sheetFormat,
  );
};

/** Any line end and any separator that a spreadsheet may take for one stands in quotes. */
export const sheetFormat = {
  escape_formulas: true,
  quoted_match: /[;\t\r\n]|^\s|\s$/,
  record_delimiter: "windows",
} as const;

/** A sheet filled in a page instead: what is judged, and one annotator's answers to its fields, by the ids of the things. */
export const filledSheet = (
  things: readonly { readonly id: string; readonly text: string; readonly target?: string }[],
  fields: readonly string[],
  notes: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string =>
  stringify(
    [
      ["number", "id", "text", "target answer", ...fields],
      ...things.map(({ id, text, target = "" }, i) => [
        String(i + 1),
        id,
        text,
        target,
        ...fields.map((name) => notes[id]?.[name] ?? ""),
      ]),
    ],
    { escape_formulas: true, quoted_match: /[;\t\r\n]|^\s|\s$/, record_delimiter: "windows" },
  );

/** The cell as it was before it was kept from being a formula. */
const unescaped = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, "");

/** "a) Is the question grammatically correct? (yes or no)". */
const headingOf = ({ key, text }: { readonly key: string; readonly text: string }): string =>
  `${key}) ${text} (yes or no)`;

/**
 * The answers of a filled sheet, told or blind. Columns are found by their headings, of which the first letter is enough for a,
 * b and c; a cell that is neither yes nor no, a question twice, or none at all is misuse that names the line. `targets` are the
 * right answers by the questions' ids, without which no blind sheet can be read; a question that is not among them is misuse.
 */
export const readValiditySheet = (
  text: string,
  targets?: ReadonlyMap<string, string>,
): readonly Annotation[] => {
  const isBlind = (readCsv(text)[0]?.cells ?? []).some((cell) => isAnswer(cell.trim().toLowerCase()));
  const { rows, cellOf } = answersIn(text, {
    a: (heading) => /^a\b/.test(heading),
    b: (heading) => /^b\b/.test(heading),
    c: isBlind ? isAnswer : (heading) => /^c\b/.test(heading),
  });
  return rows.map(({ id, row }) => {
    const target = targets?.get(id);
    if (target === undefined && (targets !== undefined || isBlind))
      throw new OrganonError("misuse", `the question ${id} is not in the items' file`);
    const answerTo = (key: "a" | "b"): boolean => answerIn(row.line, cellOf(row, key), key);
    const judged = { id, a: answerTo("a"), b: answerTo("b") };
    if (!isBlind) return { ...judged, c: answerIn(row.line, cellOf(row, "c"), "c") };
    const answer = labelIn(row.line, cellOf(row, "c"), target === "yes" || target === "no");
    return { ...judged, c: answer === target, answer };
  });
};

/** Yes or no, or the letter of an option. */
const labelIn = (line: number, cell: string, isYesNo: boolean): string => {
  if (isYesNo) return answerIn(line, cell, "answer") ? "yes" : "no";
  const letter = cell.toUpperCase().replace(/[.)]$/, "");
  if (/^[A-Z]$/.test(letter)) return letter;
  throw new OrganonError(
    "misuse",
    letter === ""
      ? `line ${line}: answer is not answered`
      : `line ${line}: answer is “${cell}”, not a letter`,
  );
};

const isAnswer = (heading: string): boolean => heading.startsWith("answer");

/**
 * The rows of a filled sheet by their ids, and how to find the cells of its other columns, each by a heading that fits.
 * A column that is missing and an id that is missing or there twice are misuse.
 */
export const answersIn = <Name extends string>(
  text: string,
  headings: Readonly<Record<Name, (heading: string) => boolean>>,
) => {
  const [header, ...rows] = readCsv(text);
  const columnOf = (name: string, fits: (heading: string) => boolean): number => {
    const place = header?.cells.findIndex((cell) => fits(cell.trim().toLowerCase())) ?? -1;
    if (place < 0) throw new OrganonError("misuse", `line 1: there is no column “${name}”`);
    return place;
  };
  const idPlace = columnOf("id", (heading) => heading === "id");
  const places = new Map(
    Object.entries<(heading: string) => boolean>(headings).map(([name, fits]) => [
      name,
      columnOf(name, fits),
    ]),
  );
  const seen = new Set<string>();
  return {
    rows: rows.map((row) => {
      const id = unescaped(row.cells[idPlace]?.trim() ?? "");
      if (id === "") throw new OrganonError("misuse", `line ${row.line}: no id`);
      if (seen.has(id))
        throw new OrganonError("misuse", `line ${row.line}: the question ${id} is there twice`);
      seen.add(id);
      return { id, row };
    }),
    cellOf: ({ cells }: Row, name: Name): string => cells[places.get(name) ?? -1]?.trim() ?? "",
  };
};

const words: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  true: true,
  "1": true,
  no: false,
  n: false,
  false: false,
  "0": false,
};

/** Yes or no in a cell; misuse names the line and the column. */
export const answerIn = (line: number, text: string, column: string): boolean => {
  const answer = words[text.toLowerCase()];
  if (answer !== undefined) return answer;
  throw new OrganonError(
    "misuse",
    text === ""
      ? `line ${line}: ${column} is not answered`
      : `line ${line}: ${column} is “${text}”, not yes or no`,
  );
};

/** Two sheets side by side. A question that only one of them answers is misuse. */
export const pairSheets = (
  one: readonly Annotation[],
  other: readonly Annotation[],
): readonly AnnotatedPair[] => {
  const answers = new Map(other.map((annotation) => [annotation.id, annotation]));
  const known = new Set(one.map(({ id }) => id));
  const lonely = [...answers.keys()].find((id) => !known.has(id));
  if (lonely !== undefined)
    throw new OrganonError("misuse", `only the second sheet answers the question ${lonely}`);
  return one.map((annotation) => {
    const its = answers.get(annotation.id);
    if (its === undefined)
      throw new OrganonError("misuse", `only the first sheet answers the question ${annotation.id}`);
    return [annotation, its];
  });
};
