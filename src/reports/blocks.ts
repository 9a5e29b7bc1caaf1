/**
 * The vocabulary in which sections are written: a cell, a table, a text, a section in one word each. Whoever adds a
 * section to a report needs this file and `document.ts`, and nothing of the renderers.
 */
import type { Agreement } from "#scoring/people/agreement";
import type { Responses } from "#scoring/breakdown";
import { mainReason } from "#scoring/by-question";
import type { Estimate } from "#scoring/estimate";
import type { Block, Cell, Column, Row, Section, Table, Text, TextBlock } from "./document.ts";

/** A part that may be absent: false or undefined stands for nothing, and is left out. */
export type Maybe<Part> = Part | false | undefined;

export const present = <Part>(parts: readonly Maybe<Part>[]): readonly Part[] =>
  parts.flatMap((part) => (part === false || part === undefined ? [] : [part]));

type Bounds = Pick<Estimate, "value" | "low" | "high">;

const bounds = ({ value, low, high }: Bounds): Bounds => ({ value, low, high });

/** A share with its interval and n; nothing where there is no such share. */
export const share = (estimate: Estimate | undefined): Cell =>
  estimate === undefined ? "" : { kind: "share", ...bounds(estimate), n: [estimate.n] };

/** A response rate with its interval, and the most frequent reason for which it is not whole. */
export const fullRate = ({ responseRate: { n, ...of }, outcomes }: Responses): Cell => {
  return { kind: "share", ...bounds(of), n: [n], reason: mainReason(outcomes) };
};

/** The same without the interval. */
export const rate = ({ responseRate: { value }, outcomes }: Responses): Cell => {
  return { kind: "percent", value, digits: 1, reason: mainReason(outcomes) };
};

/** A share with its interval, where n is in a cell beside it or there is none. */
export const shareAlone = (estimate: Bounds): Cell => ({ kind: "share", ...bounds(estimate), n: [] });

/** A difference of shares, with the n of one paired group or of both groups. */
export const gap = (difference: Bounds, n: readonly number[]): Cell => ({
  kind: "difference",
  ...bounds(difference),
  n,
});

export const measure = (estimate: Estimate): Cell => ({
  kind: "measure",
  ...bounds(estimate),
  n: [estimate.n],
});

/** How far people agree: a row for each two or each question, beside whether the labels are the same. */
export const agreementTable = (
  heading: string,
  rows: readonly (readonly [label: string, agreement: Agreement])[],
  same = "the same answer",
): Table =>
  table(
    [heading, "kappa", same],
    rows.map(([label, agreement]) => [label, measure(agreement.kappa), share(agreement.same)]),
  );

export const number = (value: number): Cell => ({ kind: "count", value });

export const chance = (p: number, n = 1): Cell => (n === 0 ? "–" : { kind: "chance", p });

/** A difference on the same questions, and its p; a dash where there are none. */
export const gapAndP = (of: Parameters<typeof gap>[0] & { readonly n: number; readonly p: number }) =>
  [gap(of, [of.n]), chance(of.p, of.n)] as const;

export const text = (words: Text, tone?: TextBlock["tone"]): TextBlock => ({
  kind: "text",
  text: words,
  tone,
});

/** A paragraph that only a page has room for. */
export const background = (words: Text): TextBlock => ({ kind: "text", text: words, role: "background" });

/** A table: a column is its heading or says more of itself, a row is its cells or has a note below it. */
export const table = (
  columns: readonly Maybe<string | Column>[],
  rows: readonly Maybe<readonly Maybe<Cell>[] | Row>[],
  more: Omit<Table, "kind" | "columns" | "rows"> = {},
): Table => ({
  kind: "table",
  ...more,
  columns: present(columns).map((column) => (typeof column === "string" ? { heading: column } : column)),
  rows: present(rows).map((row) => ("cells" in row ? row : { cells: present(row) })),
});

/** A table of plain values: an estimate is shown with its interval and its n. */
export type PlainTable = Pick<Table, "title" | "caption"> & {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | Estimate)[])[];
};

export const plainTable = (
  { columns, rows, ...about }: PlainTable,
  more: Pick<Table, "caption" | "role"> = {},
): Table =>
  table(
    columns,
    rows.map((row) => row.map(plainCell)),
    { ...about, ...more },
  );

const plainCell = (value: string | number | Estimate): Cell =>
  typeof value === "string" ? value : typeof value === "number" ? number(value) : share(value);

/** A row with a note below it, where there is one. */
export const withNote = (cells: readonly Maybe<Cell>[], note: string | undefined): Row =>
  note === undefined ? { cells: present(cells) } : { cells: present(cells), note };

/** "run 7f3a91c2d04e", with its name if it has one. */
export const runText = ({ run, name }: { readonly run: string; readonly name?: string }) =>
  name === undefined ? ["run ", { code: run }] : [`run ${name} (`, { code: run }, ")"];

export const section = (
  id: string,
  title: string,
  blocks: Block | readonly Maybe<Block>[],
  more: Pick<Section, "note" | "role"> = {},
): Section => ({ id, title, ...more, blocks: "kind" in blocks ? [blocks] : present(blocks) });
