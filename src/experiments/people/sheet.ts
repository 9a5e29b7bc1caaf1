/**
 * The sheet of every study in which people judge things: one CSV file with a row for each thing. The cells of the thing come
 * first, then the fields that a person fills in. A filled sheet is parsed back, wherever it was filled in.
 */
import { withPlace, misuse } from "#logic/error";
import { readCsv, type Row } from "#items/datasets/records";
import { unescapeCell } from "#items/exports/spreadsheet-cell";
import { computeHash } from "#runs/plan";
import type { Annotator, Judgements } from "#scoring/people/agreement";
import { writeSheet } from "#reports/sheet-text";

export type Field = {
  readonly name: string;
  /** The allowed answers; none for free text, which may stay empty. */
  readonly options: readonly string[];
  /** The heading of the column, which begins with the name (the name alone). */
  readonly heading?: string;
};

/** A thing to judge: its cells by the names of the columns. */
export type Thing = Readonly<Record<string, string>>;

/** One sheet of a study: which things are judged, and what is asked of each. */
export type Part = {
  /** The columns before the fields; “number” counts the rows. */
  readonly columns: readonly string[];
  /** The columns by which a row is recognised (id). */
  readonly key?: readonly string[];
  readonly fields: readonly Field[];
  /**
   * True if a row without an answer is accepted: never, always, or only on a sheet that nobody has begun (never).
   */
  readonly gaps?: "never" | "always" | "not begun";
  readonly lineEnd?: "\n";
};

/** A filled sheet: whose it is, the answers, and the cells that it has of each thing. */
export type FilledSheet = Annotator & { readonly things: ReadonlyMap<string, Thing> };

export const yesOrNo = ["yes", "no"] as const;
export const note: Field = { name: "note", options: [] };

const keyColumns = ({ key = ["id"] }: Part): readonly string[] => key;

/** The name of a thing within its study. */
export const getId = (part: Part, thing: Thing): string => {
  const cells = keyColumns(part).map((column) => thing[column] ?? "");
  return cells.length === 1 ? cells[0]! : computeHash(cells);
};

const getHeadings = ({ columns, fields }: Part): readonly string[] => [
  ...columns,
  ...fields.map(({ name, heading = name }) => heading),
];

const getCells = ({ columns }: Part, thing: Thing, place: number): readonly string[] =>
  columns.map((column) => thing[column] ?? (column === "number" ? String(place + 1) : ""));

/** The sheet of some things, empty unless there are judgements already. */
export const peopleSheet = (part: Part, things: readonly Thing[], judgements: Judgements = new Map()) =>
  writeSheet(
    [
      getHeadings(part),
      ...things.map((thing, i) => {
        const answers = judgements.get(getId(part, thing));
        return [...getCells(part, thing, i), ...part.fields.map(({ name }) => answers?.[name] ?? "")];
      }),
    ],
    part.lineEnd,
  );

/**
 * What a person answered on a filled sheet. Columns are found by the first word of their headings, in any order. Throws misuse for
 * a column that is missing, a thing that is there twice or not among the `known`, and an answer that is missing or not allowed; the
 * message begins with the sheet's name and the line.
 */
export const readPeopleSheet = (
  part: Part,
  [name, text]: readonly [name: string, text: string],
  known?: ReadonlySet<string>,
): FilledSheet => {
  const rows = withPlace(name, () => parseRows(part, text, known));
  return {
    name,
    judgements: new Map(rows.map(({ id, answers }) => [id, answers])),
    things: new Map(rows.map(({ id, thing }) => [id, thing])),
  };
};

const parseRows = (part: Part, text: string, known: ReadonlySet<string> | undefined) => {
  const { columns, fields, gaps = "never" } = part;
  const [header, ...rows] = readSheet(text);
  const headings = (header?.cells ?? []).map((heading) => heading.trim().toLowerCase());
  const findColumn = (name: string): number =>
    headings.findIndex((heading) => heading.startsWith(name) && !/^\w/.test(heading.slice(name.length)));
  const asked = fields.filter(({ options }) => options.length > 0);
  const missing = [...keyColumns(part), ...asked.map(({ name }) => name)].find(
    (name) => findColumn(name) < 0,
  );
  if (missing !== undefined)
    throw misuse(
      `line 1: there is no column “${missing}”`,
      `The columns are ${getHeadings(part).join(", ")}.`,
    );
  const places = new Map(
    [...columns, ...fields.map(({ name }) => name)].map((one) => [one, findColumn(one)]),
  );
  const getCell = (cells: readonly string[], name: string): string => cells[places.get(name) ?? -1] ?? "";
  const isBegun = rows.some(({ cells }) => asked.some(({ name }) => getCell(cells, name).trim() !== ""));
  const acceptsGaps = gaps === "always" || (gaps === "not begun" && !isBegun);
  if (rows.length === 0 && !acceptsGaps) throw misuse("nothing is judged");
  const seen = new Set<string>();
  return rows.map(({ line, cells }) => {
    const refuse = (what: string): never => {
      throw misuse(`line ${line}: ${what}`);
    };
    const thing = Object.fromEntries(columns.map((column) => [column, getCell(cells, column)]));
    const id = getId(part, thing);
    const key = keyColumns(part).map((column) => thing[column] || refuse(`no ${column}`));
    const shown = key.join(" ");
    if (seen.has(id)) refuse(`${shown} is there twice`);
    seen.add(id);
    if (known?.has(id) === false) refuse(`${shown} is not in the items' file`);
    const answers = fields.map(({ name, options }): [string, string] => {
      const typed = getCell(cells, name).trim();
      if (options.length === 0) return [name, typed];
      if (typed === "") return acceptsGaps ? [name, ""] : refuse(`${name} is not answered`);
      return [name, optionTyped(typed, options) ?? refuse(`${name} is “${typed}”, not ${inWords(options)}`)];
    });
    return { id, thing, answers: Object.fromEntries(answers) };
  });
};

/** Ways of writing yes, or true, and no, or false. */
const spellings: readonly (readonly string[])[] = ["yes y true 1".split(" "), "no n false 0".split(" ")];

const optionTyped = (text: string, options: readonly string[]): string | undefined => {
  const typed = text.toLowerCase().replace(/[.)]$/, "");
  const same = spellings.find((words) => words.includes(typed)) ?? [];
  return (
    options.find((option) => option.toLowerCase() === typed) ??
    options.find((option) => option.length > 1 && same.includes(option))
  );
};

const inWords = (options: readonly string[]): string =>
  `${options.slice(0, -1).join(", ")} or ${options.at(-1)}`;

/** The rows of a filled sheet, its heading first. Throws misuse as `readCsv` does. */
export const readSheet = (text: string): readonly Row[] =>
  readCsv(text).map(({ line, cells }) => ({ line, cells: cells.map(unescapeCell) }));
