/**
 * Readers of answers side by side, for a terminal: how far each agrees with the one that the report goes by, and the
 * replies on which they differ, with the words that each read marked «so».
 */
import type { Answer, Estimate, Verdict } from "#scores";
import { count, percent, percentInterval } from "../numbers.ts";
import { clipped, printable } from "../printable.ts";
import type { ReaderGroup } from "../summary.ts";
import { type Cell, aligned, cell, widthOf } from "./aligned.ts";

const share = (estimate: Estimate): string => `${percent(estimate.value)} ${percentInterval(estimate)}`;

/** A table with a heading: one line a reader. On a narrow page the response rate is left out. */
export const readerLines = (
  readers: readonly ReaderGroup[],
  { width, color }: { readonly width: number; readonly color: boolean },
): readonly string[] => {
  const row = (isNarrow: boolean, texts: readonly string[], isHead = false): readonly Cell[] =>
    texts
      .filter((_, column) => !isNarrow || column !== 2)
      .map((text, column) =>
        cell(text, { align: column === 0 ? "left" : "right", emphasis: isHead ? "soft" : "none" }),
      );
  const layout = (isNarrow: boolean) => [
    row(isNarrow, ["reader", "accuracy", "response rate", "agrees", "differs on"], true),
    ...readers.map(({ name, accuracy, responseRate, agreement, differs }) =>
      row(isNarrow, [
        clipped(name, 14),
        share(accuracy),
        share(responseRate),
        share(agreement),
        `${count(differs)} of ${count(agreement.n)}`,
      ]),
    ),
  ];
  return aligned(widthOf(layout(false)) <= width ? layout(false) : layout(true), color);
};

/** A reply that two readers judged differently. */
export type ToldDisagreement = {
  readonly model: string;
  readonly itemId: string;
  readonly epoch: number;
  readonly rule: string;
  readonly kind: string;
  readonly label: Answer;
  readonly reply: string;
  /** The two readers, the report's own first. */
  readonly readers: readonly { readonly name: string; readonly verdict: Verdict }[];
};

/** The item on one line, then one line a reader: what it read, and the words around the place. */
export const renderDisagreement = (told: ToldDisagreement, width: number): string => {
  const { itemId, rule, kind, label, reply, readers } = told;
  const epoch = told.epoch === 0 ? "" : `, epoch ${told.epoch + 1}`;
  const names = Math.max(...readers.map(({ name }) => name.length));
  return [
    `${clipped(itemId, 40)} (${printable(rule)}, ${printable(kind)}; right: ${label}${epoch})`,
    ...readers.map(({ name, verdict }) => {
      const head = `  ${name.padEnd(names)}  ${(verdict.answer ?? verdict.outcome).padEnd(10)}  `;
      return head + excerpt(reply, verdict.span, Math.max(30, width - head.length));
    }),
  ].join("\n");
};

/** The reply around a span, which is marked; its beginning where there is none. */
const excerpt = (reply: string, span: Verdict["span"], width: number): string => {
  if (span === undefined) return reply.trim() === "" ? "(an empty reply)" : clipped(reply, width);
  const [start, end] = span;
  const read = `«${clipped(reply.slice(start, end), Math.max(10, width - 20))}»`;
  // Two spaces, and the sign for what is left out in front.
  const room = Math.max(0, width - read.length - 3);
  const before = printable(reply.slice(Math.max(0, start - 2 * width), start));
  const after = clipped(
    reply.slice(end, end + 2 * width),
    Math.max(Math.ceil(room / 2), room - before.length),
  );
  const kept = Math.max(0, room - after.length);
  const shown = before.length <= kept ? before : `…${before.slice(before.length - kept)}`;
  const space = (text: string, edge: RegExp): string => (edge.test(text) ? " " : "");
  return (
    shown +
    (shown === "" ? "" : space(reply.slice(0, start), /\s$/u)) +
    read +
    space(reply.slice(end), /^\s/u) +
    after
  );
};
