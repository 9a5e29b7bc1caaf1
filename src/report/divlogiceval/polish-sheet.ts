/**
 * The queue of a polishing as a table: a row for each changed clause, with the sentence before and after, and a column that a person
 * fills in with yes or no. Cells that a spreadsheet would take for a formula are marked as text.
 */
import { readCsv, type PolishedClause } from "#items";
import { OrganonError } from "#logic";
import { stringify } from "csv-stringify/sync";

/** One change that waits for a person, or has been decided. */
export type QueuedChange = Pick<PolishedClause, "before" | "after" | "ratio" | "sentence" | "polished"> & {
  readonly item: string;
  readonly decision: "yes" | "no" | "";
};

const columns = ["item", "before", "after", "ratio", "sentence", "polished", "decision"] as const;

/** The queue as comma-separated values. */
export const polishSheet = (queue: readonly QueuedChange[]): string =>
  stringify(
    queue.map((one) => ({ ...one, ratio: one.ratio.toFixed(3) })),
    { header: true, columns: [...columns], escape_formulas: true, record_delimiter: "\n" },
  );

/** A queue read back. Throws misuse for other columns, and for a decision that is neither yes nor no. */
export const readPolishSheet = (text: string): readonly QueuedChange[] => {
  const [header, ...rows] = readCsv(text);
  const names = (header?.cells ?? []).map((name) => name.trim().toLowerCase());
  const missing = columns.find((name) => !names.includes(name));
  if (missing !== undefined)
    throw new OrganonError("misuse", `the queue has no column “${missing}”`, {
      hint: `columns: ${columns.join(", ")}`,
    });
  return rows.map(({ line, cells }) => {
    const cell = (name: (typeof columns)[number]): string =>
      (cells[names.indexOf(name)] ?? "").trim().replace(/^'(?=[=+\-@])/, "");
    const said = cell("decision").toLowerCase();
    const decision = { yes: "yes", y: "yes", no: "no", n: "no", "": "" }[said];
    if (decision !== "yes" && decision !== "no" && decision !== "")
      throw new OrganonError("misuse", `line ${line}: the decision “${said}” is neither yes nor no`);
    return {
      item: cell("item"),
      before: cell("before"),
      after: cell("after"),
      ratio: Number(cell("ratio")),
      sentence: cell("sentence"),
      polished: cell("polished"),
      decision,
    };
  });
};
