/**
 * A document for a terminal, as wide as the terminal is. Space is short there: the summary and the background are for
 * pages, and so are captions; of a table with a sentence for it the sentence is shown. Escapes, controls and direction
 * overrides from outside never get through: every text goes through `printable`.
 */
import type { Block, Document, Section, Table } from "../document.ts";
import { written } from "./cells.ts";
import { tableLines } from "./terminal-table.ts";
import { emphasised, wrapped, type Emphasis } from "./terminal-text.ts";
import stringWidth from "string-width";
import { printable, printableLine } from "../printable.ts";

export type TerminalOptions = {
  /** Columns of the terminal; below 40 a line may be wider than that. */
  readonly width: number;
  /** Whether ANSI colours may be used. */
  readonly color: boolean;
};

type Page = TerminalOptions;

/** The document as lines of text, without a final newline. */
export const renderTerminal = ({ title, facts, sections }: Document, options: TerminalOptions): string => {
  const page = { ...options, width: Math.max(40, options.width) };
  const shownFacts = facts.map((fact) => written(fact, same, same)).join(" · ");
  const head = [
    ...lines(title, page, "strong"),
    ...(shownFacts === "" ? [] : lines(shownFacts, page, "soft")),
  ];
  return [
    head,
    ...sections.filter(({ role }) => role === undefined).map((section) => sectionLines(section, page)),
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join("\n"))
    .join("\n\n");
};

const same = (text: string): string => text;

const lines = (text: string, { width, color }: Page, emphasis: Emphasis, indent = ""): readonly string[] =>
  wrapped(text, width - indent.length).map((line) => emphasised(`${indent}${line}`, emphasis, color));

const sectionLines = (section: Section, page: Page): readonly string[] => [
  ...(section.title === undefined ? [] : heading(section.title, section.note, page)),
  ...section.blocks
    .filter((block) => !("role" in block))
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
  return [`${emphasised(words, "strong", page.color)}  ${emphasised(more, "soft", page.color)}`];
};

const isTable = (block: Block): boolean =>
  block.kind === "chart" || (block.kind === "table" && block.brief === undefined);

const blockLines = (block: Block, page: Page): readonly string[] => {
  switch (block.kind) {
    case "text":
      return lines(
        written(block.text, same, same),
        page,
        block.tone === "note" ? "soft" : block.tone === "verdict" ? "strong" : "none",
        "  ",
      );
    case "list":
      return block.items.flatMap(({ text, note }) => [
        ...wrapped(written(text, same, same), page.width - 4).map(
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
  const { title, brief } = table;
  if (brief !== undefined)
    return lines(title === undefined ? brief : `${title}: ${brief}`, page, "soft", "  ");
  return [
    ...(title === undefined ? [] : lines(title, page, "strong", "  ")),
    ...tableLines(table, isDrawn, page),
  ];
};
