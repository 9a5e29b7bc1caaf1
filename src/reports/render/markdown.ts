/**
 * A document as GitHub-flavoured Markdown. Every text is escaped, so that no name or reply becomes a heading, a link,
 * a cell border or a tag. A chart is its table; the map of all skills is left to pages.
 */
import type { Block, Document, Section, Table, Text } from "../document.ts";
import { printable, printableLine } from "../printable.ts";
import { cellText, writePieces } from "./cells.ts";

/** The document as Markdown, with a final newline. A comment says who wrote it, so that the file may be replaced by a newer one. */
export const renderMarkdown = ({ title, facts, sections }: Document): string =>
  [
    `# ${plain(title)}`,
    ...(facts.length === 0 ? [] : [facts.map(inline).join(" · ")]),
    ...sections.flatMap(sectionParts),
    "<!-- Written by Organon -->",
  ]
    .join("\n\n")
    .concat("\n");

/** Printable text with every sign that Markdown could read made harmless. */
const plain = (text: string): string =>
  printable(text)
    .replace(/[\\`*_[\]|~#&!]/g, "\\$&")
    // GitHub looks for @names in what is rendered, escaped or not: an unseen joiner parts sign and name.
    .replace(/@/g, "@\u2060")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    // GitHub makes links of bare addresses.
    .replace(/:\/\//g, "\\://")
    .replace(/www\./gi, "www\\.");

const code = (text: string): string => {
  const shown = printable(text);
  const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = longest > 0 ? " " : "";
  return `${fence}${space}${shown}${space}${fence}`;
};

const fenced = (text: string): string => {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return [fence, ...text.split("\n").map(printableLine), fence].join("\n");
};

const inline = (text: Text): string => writePieces(text, getPiece, code);

const getPiece = (text: string): string =>
  `${/^\s/.test(text) ? " " : ""}${plain(text)}${/\S\s+$/.test(text) ? " " : ""}`;

const sectionParts = ({ title, note, role, blocks }: Section): readonly string[] => {
  const parts = blocks.flatMap(blockParts);
  if (parts.length === 0 && note === undefined) return [];
  return [
    ...(title === undefined || role === "summary" ? [] : [`## ${plain(title)}`]),
    ...(note === undefined ? [] : [plain(note)]),
    ...parts,
  ];
};

const blockParts = (block: Block): readonly string[] => {
  switch (block.kind) {
    case "text":
      return [block.tone === "verdict" ? `**${inline(block.text)}**` : inline(block.text)];
    case "list":
      return block.items.length === 0
        ? []
        : [
            block.items
              .map(({ text, note }) => `- ${inline(text)}${note === undefined ? "" : ` (${plain(note)})`}`)
              .join("\n"),
          ];
    case "code":
      return [block.layout === "lines" ? fenced(block.code) : code(block.code)];
    case "table":
      return tableParts(block);
    case "chart":
      return block.drawing.form === "skill-map" || block.role === "background"
        ? []
        : tableParts({ ...block.table, title: block.title, caption: block.caption });
    default:
      return block satisfies never;
  }
};

const tableParts = ({ title, caption, columns, rows, notes }: Table): readonly string[] => {
  const hasNotes = rows.some(({ note }) => note !== undefined);
  const head = [
    ...columns.map(({ heading }) => plain(heading)),
    ...(hasNotes ? [plain(notes?.heading ?? "")] : []),
  ];
  const body = rows.map(({ cells, note }) => [
    ...cells.map((cell) =>
      typeof cell !== "string" && cell.kind === "code"
        ? // GitHub reads a bar before it reads backticks.
          code(cell.code).replace(/\|/g, "\\|")
        : typeof cell === "string"
          ? plain(cell)
          : cellText(cell).replace(/</g, "&lt;"),
    ),
    ...(hasNotes ? [plain(note ?? "")] : []),
  ]);
  const words = [
    ...(title === undefined ? [] : [`**${plain(title)}.**`]),
    ...(caption === undefined ? [] : [plain(caption)]),
  ];
  return [
    ...(words.length === 0 ? [] : [words.join(" ")]),
    [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n"),
  ];
};
