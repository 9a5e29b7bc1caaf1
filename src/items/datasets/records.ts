/**
 * The records of a published file: JSON with one object a line, a JSON array, a JSON object of records by name, or a table
 * with a header line (CSV, or cells between tabs). Which of them a text is can be seen from its first character, so a set that is passed
 * round in several is read in each. What is no record is passed on with what is wrong.
 */
import { misuse } from "#logic/error";
import { isRecord } from "#logic/is-record";
import { parsePythonJson } from "#logic/python-json";
import { CsvError, parse } from "csv-parse/sync";

/** A record and its line (or entry), from 1, and its name in an object of records; or what is wrong there. */
export type SourceRecord =
  | { readonly line: number; readonly record: unknown; readonly name?: string }
  | { readonly line: number; readonly wrong: string };

/** The records of a text; `name` is the file's, which says what some sets say nowhere else. */
export type RecordReader = (text: string, name: string) => Iterable<SourceRecord>;

/** The records of a text, whatever it is. */
export const readAnyRecords: RecordReader = (text, name) => {
  const start = /^\uFEFF?\s*([[{])/.exec(text)?.[1];
  if (start === undefined) return table(text, name);
  return start === "[" || isWhole(text) ? json(text, name) : jsonLines(text, name);
};

/** A JSON document as one record, or one record a line. */
export const wholeRecords: RecordReader = (text, name) =>
  isWhole(text) ? [{ line: 1, record: parseValue(text) }] : jsonLines(text, name);

/** One JSON record a line. Blank lines are passed over. */
export const jsonLines: RecordReader = function* (text) {
  let line = 0;
  for (let from = text.startsWith("\uFEFF") ? 1 : 0, end = 0; from <= text.length; from = end + 1) {
    end = lineEnd(text, from);
    line++;
    const one = text.slice(from, end);
    if (one.trim() !== "") yield parseLine(one, line);
  }
};

/** Parses one line of JSON Lines. */
export const parseLine = (text: string, line: number): SourceRecord => {
  try {
    return { line, record: parsePythonJson(text) };
  } catch (cause) {
    return { line, wrong: `it is not JSON: ${cause instanceof Error ? cause.message : ""}` };
  }
};

/** A JSON array of records, an object whose members are records, or one record. Throws misuse for what is not JSON. */
export const json: RecordReader = function* (text) {
  const value = parseValue(text);
  const members = Object.entries(isRecord(value) ? value : {});
  const isNamed = members.length > 0 && members.every(([, member]) => isRecord(member));
  if (isNamed) for (const [at, [name, record]] of members.entries()) yield { line: at + 1, record, name };
  else for (const [at, record] of [value].flat().entries()) yield { line: at + 1, record };
};

/** The rows of a table, by the names in its first line. */
export const table: RecordReader = function* (text) {
  const [header, ...rows] = splitRows(text);
  if (header !== undefined) yield* namedRows(header.cells, rows);
};

/** The rows of a table without a header line. */
export const createTableReader =
  (columns: readonly string[]): RecordReader =>
  (text) =>
    namedRows(columns, splitRows(text));

/**
 * LogiQA, first version (Liu et al. 2020): a text of eight lines a record: none, the right letter, the context, the question and
 * four options that begin with "A." to "D.".
 */
export const logiqaRecords: RecordReader = function* (text) {
  const source = withoutMark(text);
  let [line, from] = [1, 0];
  for (const { 0: block, index } of source.matchAll(/(?:^[^\S\n]*\S[^\n]*(?:\n|$))+/gm)) {
    line += lineEnds(source.slice(from, index));
    from = index;
    const [answer = "", context, question, ...options] = block
      .trim()
      .split("\n")
      .map((one) => one.trim());
    yield options.length === 4 && /^[a-d]$/i.test(answer)
      ? { line, record: { answer, context, question, options } }
      : { line, wrong: "it is not a letter, a context, a question and four options, a line each" };
  }
};

function* namedRows(columns: readonly string[], rows: readonly Row[]): Generator<SourceRecord> {
  const names = columns.map((name) => name.trim());
  const twice = names.find((name, i) => name !== "" && names.indexOf(name) < i);
  if (twice !== undefined) throw misuse(`two columns are named “${twice}”`, "rename one of them");
  for (const { line, cells } of rows)
    yield cells.length === names.length
      ? { line, record: Object.fromEntries(names.map((name, i) => [name, cells[i]])) }
      : { line, wrong: `${cells.length} cells under ${names.length} columns` };
}

const splitRows = (text: string): readonly Row[] => {
  const lines = withoutMark(text).split(/\r?\n/);
  if (lines[0]?.includes("\t") !== true) return readCsv(text);
  const bare = lines.flatMap((one, index) =>
    one.trim() === "" ? [] : [{ line: index + 1, cells: one.split("\t") }],
  );
  return (text.includes('"') && quotedRows(text, bare)) || bare;
};

/** Returns the rows of a table with quoted cells; undefined if its quotes are characters. */
const quotedRows = (text: string, bare: readonly Row[]): readonly Row[] | undefined => {
  const width = bare[0]!.cells.length;
  const isWide = ({ cells }: Row): boolean => cells.length === width;
  const isQuoted = bare.every(({ cells }) =>
    cells.every((cell) => !cell.startsWith('"') || /^"(?:[^"]|"")*"$/.test(cell)),
  );
  if (bare.every(isWide) && !isQuoted) return undefined;
  try {
    const rows = parseRows(text, false);
    return rows.every(isWide) ? rows : undefined;
  } catch (cause) {
    if (isQuoted || bare.every(isWide)) throw cause;
    return undefined;
  }
};

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
};

const isWhole = (text: string): boolean => {
  const end = lineEnd(text, 0);
  const isLast = !/\S/.test(text.slice(end));
  return (isLast || !isJson(text.slice(0, end))) && isJson(text);
};

const isJson = (text: string): boolean => {
  try {
    parseValue(text);
    return true;
  } catch {
    return false;
  }
};

const parseValue = (text: string): unknown => {
  try {
    return parsePythonJson(withoutMark(text));
  } catch (cause) {
    throw misuse(`not JSON: ${cause instanceof Error ? cause.message : ""}`, undefined, cause);
  }
};

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, "");

/** A record: its cells, and the line of the text on which it begins, from 1. */
export type Row = { readonly line: number; readonly cells: readonly string[] };

/**
 * The records of a text. The separator is the one that a first line “sep=;” names (Excel), else the comma, semicolon
 * or tab that the first line has most of. Blank lines are passed over. A quote that never ends, or text behind one that has ended, is misuse that names the line.
 */
export const readCsv = (text: string): readonly Row[] => parseRows(text, false);

const parseRows = (whole: string, relax: boolean): readonly Row[] => {
  const [named = "", separator] = /^\uFEFF?sep=(.)[^\S\r\n]*(?:\r\n|\r|\n)/i.exec(whole) ?? [];
  const text = whole.slice(named.length);
  const source = new TextEncoder().encode(text);
  const rows: Row[] = [];
  let [line, at] = [named === "" ? 1 : 2, 0];
  try {
    parse(source, {
      bom: true,
      delimiter: separator ?? findSeparator(text),
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: relax,
      skip_empty_lines: true,
      // Lines are counted here: csv-parse takes a Windows line end inside quotes for two.
      on_record: (cells, { bytes }) => {
        const raw = new TextDecoder().decode(source.subarray(at, bytes));
        rows.push({ line: line + lineEnds(/^[\r\n]*/.exec(raw)?.[0] ?? ""), cells });
        [line, at] = [line + lineEnds(raw), bytes];
        return null;
      },
    });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    // A quote inside a bare cell is a character.
    if (cause.code === "INVALID_OPENING_QUOTE" && !relax) return parseRows(whole, true);
    const isOpen = cause.code === "CSV_QUOTE_NOT_CLOSED";
    throw misuse(
      `line ${line}: ${isOpen ? "a quote that never ends" : "text behind a closing quote"}`,
      "a quote inside a quoted cell is written twice",
      cause,
    );
  }
  return rows;
};

const findSeparator = (text: string): string => {
  const first = text.slice(0, /[\r\n]/.exec(text)?.index ?? text.length);
  const countUses = (separator: string): number => first.split(separator).length;
  return [",", ";", "\t"].reduce((best, one) => (countUses(one) > countUses(best) ? one : best));
};

const lineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;
