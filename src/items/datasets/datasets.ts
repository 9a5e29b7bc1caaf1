/**
 * The one list of datasets that can be read: what is published, where, under which terms, with which traps, and the fields of its
 * records. They are rows of `data/datasets.json`; LogicAsker, which no layout describes, has a function of its own. Each turns the text of a published file, which the user
 * brings, into questions. Sources are the papers and the files' own headers. `semantics` says in which logic the keys are
 * meant where they are: keys of a closed world, of negation as failure or of a paraconsistent logic are no classical ones.
 */
import rows from "../../../data/datasets.json" with { type: "json" };
import { misuse, OrganonError, orMisuse } from "#logic/error";
import type { Import } from "./import.ts";
import { keyReadings } from "../names.ts";
import { readLogicAsker } from "./logicasker.ts";
import { changeLayout, readLayouts, type Layout, type LayoutChanges } from "./mapping.ts";
import { logicnliRecords } from "./logicnli.ts";
import { json, jsonLines, logiqaRecords, table, createTableReader } from "./records.ts";

/** A dataset's description, and its layouts. */
type DatasetRow = {
  readonly name: string;
  /** Paper, and where the files are. */
  readonly source: string;
  readonly licence: string;
  readonly traps?: string;
  readonly layouts: readonly (Omit<Layout, "records" | "keys"> & {
    readonly keys?: string;
    /** Which of the readers below finds the records, or the names of a table's columns; by the look of the text where it is absent. */
    readonly records?: string | { readonly columns: readonly string[] };
  })[];
};

const builtIn: readonly DatasetRow[] = rows;

/** The readers that rows name. */
const recordReaders: Readonly<Record<string, Layout["records"]>> = {
  json,
  "json-lines": jsonLines,
  table,
  logicnli: logicnliRecords,
  logiqa: logiqaRecords,
};

const buildLayout = ({ records, keys, ...row }: DatasetRow["layouts"][number]): Layout => {
  const layout = { ...row, keys: keyReadings.find((reading) => reading === keys) };
  if (records === undefined) return layout;
  if (typeof records === "object") return { ...layout, records: createTableReader(records.columns) };
  const reader = recordReaders[records];
  if (reader === undefined) throw new OrganonError("bug/dataset", `nothing reads the records of ${records}`);
  return { ...layout, records: reader };
};

/** Returns the words with which datasets ask for a judgement, and the datasets that ask so. */
export const askLines = (): ReadonlyMap<string, readonly string[]> => {
  const pairs = builtIn.flatMap(({ name, layouts }) =>
    layouts.flatMap(({ asks }) => (asks === undefined ? [] : [{ asks, name }])),
  );
  return new Map(
    [...Map.groupBy(pairs, ({ asks }) => asks)].map(([asks, some]) => [asks, some.map(({ name }) => name)]),
  );
};

/** A dataset: what it is, and its questions from the text of one of its files. */
type Dataset = Omit<DatasetRow, "layouts"> & {
  /** `name` is the file's. Throws misuse for a text in another layout. */
  readonly read: (text: string, name: string, changes?: LayoutChanges) => Import;
};

export const datasets: readonly Dataset[] = builtIn.map(({ layouts, ...about }) => ({
  ...about,
  read: (text, name, changes = {}) => {
    const changedLayouts = layouts.map((layout) => changeLayout(buildLayout(layout), changes));
    if (layouts.length === 0) return readOrganonFile(text, changes);
    return orMisuse(
      () => readLayouts(about.name, changedLayouts, text, name),
      (error) => {
        const isOther = error.message.startsWith("no record fits");
        const others = isOther ? findDatasets(text, name).filter((other) => other !== about.name) : [];
        if (others.length === 0) throw error;
        const named = others.map((other) => `“${other}”`).join(", ");
        throw misuse(error.message, `${named} reads this; ${error.hint}`, error);
      },
    );
  },
}));

const findDatasets = (text: string, name: string): readonly string[] => {
  const isFit = ({ name: dataset, layouts }: DatasetRow): boolean => {
    const { questions, dropped } = readLayouts(dataset, layouts.map(buildLayout), text, name);
    return questions.length > dropped.reduce((sum, { lines }) => sum + lines.length, 0);
  };
  const named = builtIn.filter(
    (row) => row.layouts.length > 0 && !["jsonl", "json", "csv"].includes(row.name),
  );
  return named
    .filter((row) =>
      orMisuse(
        () => isFit(row),
        () => false,
      ),
    )
    .map((row) => row.name);
};

const readOrganonFile = (text: string, { map, labels, keys }: LayoutChanges): Import => {
  if ((map ?? labels ?? keys) === undefined) return readLogicAsker(text);
  throw misuse(
    "--map, --labels and --keys don't apply to logicasker",
    "import csv FILE --map … reads any table",
  );
};
