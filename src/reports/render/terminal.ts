/**
 * A document for a terminal, as wide as the terminal is. Space is short there: background and captions are for pages,
 * details for whoever asks for them. Escapes, controls and direction
 * overrides from outside never get through: every text goes through `printable`.
 */
import type { Block, Document, Section, Table } from "../document.ts";
import { count } from "../numbers.ts";
import { writePieces } from "./cells.ts";
import { tableLines } from "./terminal-table.ts";
import { emphasise, wrap, type Emphasis } from "./terminal-text.ts";
import stringWidth from "string-width";
import { printable, printableLine } from "../printable.ts";

export type TerminalOptions = {
  /** Columns of the terminal; below 40 a line may be wider than that. */
  readonly width: number;
  /** True if ANSI colours may be used. */
  readonly color: boolean;
  /** True if details are shown, too; else a last line names them where the document says how they are shown. */
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

const isTable = ({ kind }: Block): boolean => kind === "chart" || kind === "table";

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
      return titled(block.table, page, true);
    default:
      return block satisfies never;
  }
};

const titled = (table: Table, page: Page, isDrawn: boolean): readonly string[] => {
  const { title, rows } = table;
  const max = page.full === true ? rows.length : (table.first ?? rows.length);
  return [
    ...(title === undefined ? [] : lines(title, page, "strong", "  ")),
    ...tableLines({ ...table, rows: rows.slice(0, max) }, isDrawn, page),
    ...(rows.length > max ? lines(`… and ${count(rows.length - max)} more`, page, "soft", "  ") : []),
  ];
};
