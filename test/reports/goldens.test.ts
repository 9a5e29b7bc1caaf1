/**
 * The reports as a person reads them: terminal and Markdown are files that can be read through. The page and the JSON follow
 * from the same values: the page shows each text of the document, the JSON has the members of one list.
 */
import { expect, test } from "vitest";
import type { Block, Document, Table } from "#reports/document";
import { runDocument } from "#reports/documents/run-document";
import { reportJson } from "#reports/json";
import { listParts } from "#reports/render/cells";
import { renderHtml } from "#reports/render/html";
import { renderMarkdown } from "#reports/render/markdown";
import { renderTerminal } from "#reports/render/terminal";
import type { Report } from "#reports/summary";
import { choiceReport } from "./choice-report.ts";
import { exampleReport, openReport } from "./example-report.ts";
import { elementsOf } from "./well-formed.ts";

/** Between them they have every member that a report can have, and every section. */
const reports = [exampleReport(), openReport(), choiceReport()];

const terminal =
  (width: number, full = true) =>
  (report: Report): string =>
    renderTerminal(runDocument(report), { width, color: false, full });

/** The report of its first model alone. */
const exampleOfOne = (): Report => ({ ...exampleReport(), models: exampleReport().models.slice(0, 1) });
const markdown = (report: Report): string => renderMarkdown(runDocument(report));
const page = (report: Report): string => renderHtml(runDocument(report));
const json = (report: Report): string => JSON.stringify(reportJson(report));

const goldens = [
  ["first-screen.txt", terminal(100, false), exampleOfOne],
  ["first-screen-models.txt", terminal(100, false), exampleReport],
  ["report-60.txt", terminal(60), exampleReport],
  ["report.md", markdown, exampleReport],
  ["open-report.md", markdown, openReport],
  ["choice.txt", terminal(120), choiceReport],
  ["choice.md", markdown, choiceReport],
] as const;

test.each(goldens)("goldens/%s reads as before", async (file, render, report) => {
  await expect(render(report())).toMatchFileSnapshot(`./goldens/${file}`);
});

test("the JSON of reports has the members of goldens/report-members.txt, of these types", async () => {
  const members = new Map<string, Set<string>>();
  for (const report of reports) collectMembers(JSON.parse(json(report)), "", members);
  const lines = [...members].map(([path, types]) => `${path}: ${[...types].toSorted().join(" | ")}\n`);
  await expect(lines.toSorted().join("")).toMatchFileSnapshot("./goldens/report-members.txt");
});

test.each(reports)("the page of report %# is well-formed and shows each text of its document", (report) => {
  const document = runDocument(report);
  const html = renderHtml(document);
  const ids = elementsOf(html).map(({ attributes }) => attributes.get("id"));
  expect(ids).toEqual(
    expect.arrayContaining(document.sections.flatMap(({ id, role }) => (role === "summary" ? [] : [id]))),
  );
  const shown = html
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? "");
  expect(textsOf(document).filter((text) => !shown.includes(text))).toEqual([]);
  const rows = document.sections.flatMap(({ blocks }) => blocks).flatMap(tablesOf);
  expect(html.match(/<tr/g)?.length).toBe(
    rows.reduce(
      (sum, table) =>
        sum + 1 + table.rows.length + table.rows.filter(({ note }) => note !== undefined).length,
      0,
    ),
  );
});

const renderers = { terminal: terminal(80), markdown, page, json };

test.each(Object.entries(renderers))("a report is the same text twice: %s", (_, render) => {
  expect(render(exampleReport())).toBe(render(exampleReport()));
});

test.each(Object.entries(renderers))("a report without models can be written: %s", (_, render) => {
  const text = render({ ...exampleReport(), models: [] });
  expect(text).toContain("7f3a91c2d04e");
  expect(text).not.toMatch(/undefined|NaN|Infinity/);
});

/** Groups that are keyed by their names; what a member is called below them says nothing of the layout. */
const keyed = /\.(?:byLogic|byCategory|byKind|byRule|byLength|byTag(?:\.\*)?|by|byType|byPlace)$/;

/** The members below a value, "models[].accuracy.value", with the types that stand there. */
const collectMembers = (value: unknown, path: string, members: Map<string, Set<string>>): void => {
  if (path !== "") members.set(path, (members.get(path) ?? new Set()).add(typeName(value)));
  if (Array.isArray(value)) for (const one of value) collectMembers(one, `${path}[]`, members);
  else if (typeof value === "object" && value !== null && typeName(value) !== "estimate")
    for (const [name, member] of Object.entries(value))
      collectMembers(member, `${path}.${keyed.test(path) ? "*" : name}`, members);
};

/** An estimate is a type of its own: `value` (null where nothing was readable), `low`, `high` and `n`. */
const typeName = (value: unknown): string =>
  value === null
    ? "null"
    : Array.isArray(value)
      ? "list"
      : typeof value === "object" && Object.keys(value).toSorted().join() === "high,low,n,value"
        ? "estimate"
        : typeof value;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

const tablesOf = (block: Block): readonly Table[] =>
  block.kind === "table" ? [block] : block.kind === "chart" ? [block.table] : [];

/** Each text that a document's sections show: titles, notes, sentences, and the cells of tables. */
const textsOf = ({ title, sections }: Document): readonly string[] => [
  title,
  ...sections.flatMap((section) => [
    section.title ?? "",
    section.note ?? "",
    ...section.blocks.flatMap((block) => [
      ...tablesOf(block).flatMap(({ columns, rows }) => [
        ...columns.map(({ heading }) => heading),
        ...rows.flatMap(({ cells, note = "" }) => [note, ...cells.flatMap(listParts)]),
      ]),
      ...(block.kind === "text" ? piecesOf(block.text) : []),
      ...(block.kind === "list"
        ? block.items.flatMap(({ text, note = "" }) => [note, ...piecesOf(text)])
        : []),
      ...(block.kind === "code" ? [block.code] : []),
    ]),
  ]),
];

const piecesOf = (text: Extract<Block, { readonly kind: "text" }>["text"]): readonly string[] =>
  typeof text === "string"
    ? [text]
    : text.map((piece) => (typeof piece === "string" ? piece.trim() : piece.code));
