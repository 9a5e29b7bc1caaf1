/**
 * A document for a terminal, as wide as the terminal is. Space is short there: background and captions are for pages,
 * details for whoever asks for them; of a table with a sentence for it the sentence is shown. Escapes, controls and direction
 * overrides from outside never get through: every text goes through `printable`.
 */
import type { Block, Chart, Document, Section, Table } from "../document.ts";
import { count, percent } from "../numbers.ts";
import { cellText, writePieces } from "./cells.ts";
import { tableLines } from "./terminal-table.ts";
import { emphasise, wrap, type Emphasis } from "./terminal-text.ts";
import stringWidth from "string-width";
import { printable, printableLine } from "../printable.ts";

export type TerminalOptions = {
  /** Columns of the terminal; below 40 a line may be wider than that. */
  readonly width: number;
  /** Whether ANSI colours may be used. */
  readonly color: boolean;
  /** Whether details are shown, too; else a last line names them where the document says how they are shown. */
  readonly full?: boolean;
};

type Page = TerminalOptions;

/** The document as lines of text, without a final newline. */
export const renderTerminal = ({ title, facts, sections, whole }: Document, options: TerminalOptions) => {
  const page = { ...options, width: Math.max(40, options.width) };
  const shownFacts = facts.map((fact) => writePieces(fact, same, same)).join(" · ");
  const head = [
    ...lines(title, page, "strong"),
    ...(shownFacts === "" ? [] : lines(shownFacts, page, "soft")),
  ];
  const shown = sections.filter((section) => isShown(section, page));
  const hidden = sections.flatMap(({ role, title: name }) =>
    role === "detail" && name !== undefined ? [name] : [],
  );
  const rest =
    whole === undefined || page.full === true || hidden.length === 0
      ? []
      : lines(`${whole} shows also: ${hidden.join(", ")}`, page, "soft");
  return [head, ...shown.map((section) => sectionLines(section, page)), rest]
    .filter((part) => part.length > 0)
    .map((part) => part.join("\n"))
    .join("\n\n");
};

/** Whether a part has a place on this terminal. */
const isShown = (part: Section | Block, { full = false }: Page): boolean =>
  !("role" in part) || part.role === undefined || part.role === "summary" || (full && part.role === "detail");

const same = (text: string): string => text;

const lines = (text: string, { width, color }: Page, emphasis: Emphasis, indent = ""): readonly string[] =>
  wrap(text, width - indent.length).map((line) => emphasise(`${indent}${line}`, emphasis, color));

const sectionLines = (section: Section, page: Page): readonly string[] => [
  ...(section.title === undefined ? [] : heading(section.title, section.note, page)),
  ...section.blocks
    .filter((block) => isShown(block, page))
    .flatMap((block, i) => {
      const shown = blockLines(block, page);
      return i > 0 && isTable(block) ? ["", ...shown] : shown;
    }),
];

/** A heading with its note behind it where there is room, else below. */
const heading = (title: string, note: string | undefined, page: Page): readonly string[] => {
  const [words, more] = [printable(title), printable(note ?? "")];
  if (more === "" || stringWidth(words) + 2 + stringWidth(more) > page.width)
    return [...lines(words, page, "strong"), ...(more === "" ? [] : lines(more, page, "soft", "  "))];
  return [`${emphasise(words, "strong", page.color)}  ${emphasise(more, "soft", page.color)}`];
};

const isTable = (block: Block): boolean =>
  block.kind === "chart" || (block.kind === "table" && block.brief === undefined);

const blockLines = (block: Block, page: Page): readonly string[] => {
  switch (block.kind) {
    case "text":
      return lines(
        writePieces(block.text, same, same),
        page,
        block.tone === "note" ? "soft" : block.tone === "verdict" ? "strong" : "none",
        "  ",
      );
    case "list":
      return block.items.flatMap(({ text, note }) => [
        ...wrap(writePieces(text, same, same), page.width - 4).map(
          (line, i) => `  ${i === 0 ? "· " : "  "}${line}`,
        ),
        ...(note === undefined ? [] : lines(note, page, "soft", "    ")),
      ]);
    case "code":
      return block.layout === "lines"
        ? block.code.split("\n").map((line) => `  ${printableLine(line)}`)
        : [`  ${printable(block.code)}`];
    case "table":
      return titled(block, page, false);
    case "chart":
      return block.drawing.form === "intervals" && block.drawing.isOnAxis === true
        ? axisLines(block, page)
        : titled(block.table, page, true);
    default:
      return block satisfies never;
  }
};

/** Each row's interval on one axis, from the least bound to the greatest. */
const axisLines = ({ title, table }: Chart, page: Page): readonly string[] => {
  const rows = table.rows.flatMap(({ cells: [name = "", cell = ""] }) =>
    typeof cell === "string" || cell.kind !== "share" || cell.value === null
      ? []
      : [{ name: cellText(name), ...cell, value: cell.value }],
  );
  if (rows.length === 0) return titled(table, page, true);
  const names = Math.min(
    Math.floor(page.width / 2),
    Math.max(0, ...rows.map(({ name }) => stringWidth(name))),
  );
  const room = Math.max(10, Math.min(60, page.width - names - 8));
  const [least, most] = [Math.min(...rows.map(({ low }) => low)), Math.max(...rows.map(({ high }) => high))];
  const at = (share: number): number =>
    Math.round(((share - least) / Math.max(1e-9, most - least)) * (room - 1));
  const drawn = rows.flatMap(({ name, low, high, value }) => {
    const [from, to, dot] = [at(low), at(high), at(value)];
    const line = Array.from({ length: room }, (_, i) =>
      i === dot ? "●" : i === from ? "├" : i === to ? "┤" : i > from && i < to ? "─" : " ",
    );
    return wrap(name, names).map((part, i) =>
      `  ${part.padEnd(names)}  ${i === 0 ? line.join("").trimEnd() : ""}`.trimEnd(),
    );
  });
  const [left, right] = [`${percent(least)} %`, `${percent(most)} %`];
  const scale = `${" ".repeat(names + 4)}${left}${right.padStart(room - left.length)}`;
  return [...lines(title, page, "strong", "  "), ...drawn, emphasise(scale, "soft", page.color)];
};

const titled = (table: Table, page: Page, isDrawn: boolean): readonly string[] => {
  const { title, brief, rows } = table;
  if (brief !== undefined)
    return lines(title === undefined ? brief : `${title}: ${brief}`, page, "soft", "  ");
  const max = page.full === true ? rows.length : (table.first ?? rows.length);
  return [
    ...(title === undefined ? [] : lines(title, page, "strong", "  ")),
    ...tableLines({ ...table, rows: rows.slice(0, max) }, isDrawn, page),
    ...(rows.length > max ? lines(`… and ${count(rows.length - max)} more`, page, "soft", "  ") : []),
  ];
};
