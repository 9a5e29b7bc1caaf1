/**
 * What an export is: a suite (or a run) as the files that another program reads. Pure data and functions: the files are described
 * here, row by row, and written by whoever may write. So a million questions pass through one at a time.
 */
import { OrganonError } from "#logic/error";
import { writeLine } from "../formats/lines.ts";
import { hasOptions as hasFourOptions } from "../problem-line.ts";
import { labelText, type Question } from "../question.ts";
import { getCheckedProblem } from "../tasks/tasks.ts";

/** Facts about a set of questions before its first one. */
export type SetDescription = {
  /** Letters, digits and underscores: names files, tasks and packages. */
  readonly name: string;
  /** A line for people. */
  readonly title: string;
  /** Names the questions: 32 hexadecimal digits. */
  readonly hash: string;
  readonly version: string;
  /** The day of the export, as in 2026-11-22. */
  readonly date: string;
  /** Distinct arguments behind the questions; 0 where they are unknown. For a card. */
  readonly arguments?: number;
  /** Under which terms, as an identifier such as mit or cc-by-4.0. */
  readonly licence?: string;
  /** The parts of a set, for a hub; where there are none, the whole is the test split of configuration `default`. */
  readonly parts?: readonly SetPart[];
};

/** A part of a set: the questions with both tags, `config` and `split`. */
export type SetPart = {
  readonly config: string;
  readonly split: string;
  /** The dataset card's description of its making. */
  readonly made: string;
};

/** The type of a table's cells. */
export type CellType =
  | "text"
  | "whole"
  | "number"
  | "flag"
  | { readonly list: CellType }
  | { readonly record: Readonly<Record<string, CellType>> };

/** One column of a table; null where a row has nothing there. */
export type Column<Row> = {
  readonly name: string;
  readonly type: CellType;
  readonly of: (row: Row, place: number) => unknown;
};

/** A file that each row adds to: text, or a table. */
export type RowFile<Row> = {
  readonly path: string;
  /** Which rows it holds; all where it does not say. */
  readonly holds?: (row: Row) => boolean;
} & (
  | {
      readonly kind: "text";
      readonly head?: string;
      /** Returns the text of a row, with its line end. `place` counts the rows of this file from 0. */
      readonly each: (row: Row, place: number) => string;
      readonly foot?: string | (() => string);
      readonly gzip?: true;
      /** Files that a row adds beside it. */
      readonly files?: (row: Row) => readonly TextFile[];
    }
  | { readonly kind: "table"; readonly columns: readonly Column<Row>[] }
);

/** The result of writing a file. */
export type WrittenFile = {
  readonly path: string;
  readonly rows: number;
  readonly bytes: number;
  /** Of its bytes, in hexadecimal digits. */
  readonly sha256: string;
};

/** A file whose text is known once the rows are written. */
export type TextFile = { readonly path: string; readonly text: string };

/** One format. An export of one file and no others is that file; any other is a folder. */
export type Export<Row, About> = {
  readonly name: string;
  readonly about: string;
  readonly rows: (about: About) => readonly RowFile<Row>[];
  readonly others?: (
    about: About,
    written: readonly WrittenFile[],
    template: ReadTemplate,
  ) => readonly TextFile[];
};

/** The text of a file of data/exports/, by its path there. */
type ReadTemplate = (path: string) => string;

/** An export of questions. */
export type SuiteExport = Export<Question, SetDescription> & {
  /** True if a card counts the arguments. */
  readonly hasCard?: true;
};

/** A template with every `__NAME__` replaced by the value of that name. Throws a bug for a name without a value. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/__([A-Z]+)__/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new OrganonError("bug/export-template", `a template asks for ${name}`);
    return value;
  });

/** The one Python file that goes with every export for Python: a trainer's reward and a harness's score are the verdicts of our reports. */
export const pythonGrader = (template: ReadTemplate): TextFile => ({
  path: "organon_answers.py",
  text: template("organon_answers.py"),
});

/** A value as a line of JSON, with its end. */
export const jsonLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Returns the data that grades a question, in one object that every exported file carries; with the whole problem if its task reads replies. */
export const getGradingData = (question: Question): Pick<Question, "answers" | "key" | "problem"> => ({
  answers: question.answers,
  key: question.key,
  problem: getCheckedProblem(question),
});

/** True if a question has a row of its own where lines are kept: of a four-option item at hand only the order in which it was made. */
export const isKept = ({ problem, tags }: Question): boolean =>
  problem === undefined || !hasFourOptions(problem) || (tags["rotation"] ?? "0") === "0";

/** The line that keeps a question: of a four-option item the item, with its certificates. */
export const keptLine = (question: Question): string =>
  question.problem === undefined ? writeLine(question) : JSON.stringify(question.problem);

/** The right answer as one text. */
export const getTarget = ({ key }: Question): string => labelText(key);

/** True if its answers are options with words of their own. */
export const hasOptions = ({ answers }: Question): boolean =>
  answers.length > 0 && answers.every(({ text }) => text !== undefined);

/** Questions that are not independent share a group; any other is a group of its own. */
export const getGroup = ({ group, id }: Question): string => group ?? id;
