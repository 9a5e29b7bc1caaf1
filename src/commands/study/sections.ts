/** Sections that studies share: accuracies, responses, and known inconsistencies of the papers. */
import { fullRate, section, share, table, text } from "#reports/blocks";
import type { Cell, Section, Table } from "#reports/document";
import type { Slip } from "#reports/logicasker/published";
import type { Metrics } from "#scoring/breakdown";

/** A row of accuracies: what it is of, and the metrics. */
export type AccuracyRow = Pick<Metrics, "accuracy" | "responseRate" | "responseAccuracy" | "outcomes"> & {
  readonly cells: readonly Cell[];
};

/** Accuracies, with response rate and response accuracy beside them where any reply was not read. */
export const accuracyTable = (
  columns: readonly string[],
  rows: readonly AccuracyRow[],
  more: Pick<Table, "caption" | "role"> = {},
): Table => {
  const isRead = rows.every(isWhole);
  return table(
    [...columns, "accuracy", ...(isRead ? [] : ["response rate", "response accuracy"])],
    rows.map(({ cells, ...row }) => [
      ...cells,
      share(row.accuracy),
      ...(isRead ? [] : [fullRate(row), share(row.responseAccuracy)]),
    ]),
    more,
  );
};

const isWhole = ({ responseRate: { value } }: AccuracyRow): boolean => (value ?? 1) === 1;

/** The parts of a study in which replies were not read; no section where all were. */
export const responsesSection = (rows: readonly AccuracyRow[]): Section | undefined => {
  const unread = rows.filter((row) => !isWhole(row));
  return unread.length === 0
    ? undefined
    : section("responses", "Responses", accuracyTable(["part", "model"], unread), {
        note: "parts with a response rate below 100 %; accuracy is correct of asked, response accuracy correct of readable",
      });
};

/** The slips of one paper, or of several that are told together. */
export const slipsSection = (whose: "paper" | "papers", slips: readonly Slip[]): Section => {
  const words = `Where ${whose === "paper" ? "its" : "the papers'"} own numbers and words do not fit together. They are marked here and not copied.`;
  const rows = slips.map(({ where, says, found }) => [where, says, found]);
  const blocks = [text(words), table(["where", "what stands there", "what comes out"], rows)];
  return section("slips", `Known inconsistencies of the ${whose}`, blocks, { role: "background" });
};
