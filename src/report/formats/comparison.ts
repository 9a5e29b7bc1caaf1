/**
 * A comparison for a terminal and as Markdown: overall, by logic, category, kind and length in full, of the rules and
 * leaves those that differ beyond chance; where none does, the largest differences, said to be such.
 */
import { differing, largestFirst, type ComparedGroup, type Comparison } from "../compare.ts";
import { count, percent, percentInterval, points, pointsInterval, pValue } from "../numbers.ts";
import { printable } from "../printable.ts";
import { aligned, cell, emphasised, widthOf, wrapped, type Cell } from "./aligned.ts";
import type { TerminalOptions } from "./terminal.ts";

/** What A and B are, as in "openai:gpt-5 in run 7f3a91c2d04e". */
export type ComparedNames = { readonly a: string; readonly b: string };

type Table = { readonly title: string; readonly note: string; readonly rows: readonly ComparedGroup[] };

/** How many rows are shown of a table in which nothing differs beyond chance, and at most. */
const [fewRows, mostRows] = [3, 40];

const tablesOf = (comparison: Comparison): readonly Table[] => {
  const { byLogic, byCategory, byKind, byLength, byRule, byLeaf, correction } = comparison;
  const whole = (title: string, rows: readonly ComparedGroup[]): readonly Table[] =>
    rows.length > 1 ? [{ title, note: "", rows }] : [];
  const part = (title: string, rows: readonly ComparedGroup[]): Table => {
    const beyond = differing(rows);
    const of = `${count(rows.length)} ${title.toLowerCase()}`;
    return beyond.length > 0
      ? {
          title: `${title} that differ`,
          note: `${count(beyond.length)} of ${of}, beyond chance (q ≤ 5 %, ${correction})`,
          rows: beyond.slice(0, mostRows),
        }
      : {
          title,
          note: `none of ${of} differs beyond chance (q ≤ 5 %, ${correction}); the largest differences`,
          rows: largestFirst(rows)
            .filter(({ value }) => (value ?? 0) !== 0)
            .slice(0, fewRows),
        };
  };
  return [
    { title: "Accuracy", note: "B minus A in points, 95 % interval", rows: [comparison.overall] },
    ...whole("By logic", byLogic),
    ...whole("By category", byCategory),
    ...whole("By kind", byKind),
    ...whole("By length", byLength),
    part("Rules", byRule),
    part("Leaves", byLeaf),
  ];
};

/** Which questions were compared, and how. */
const basis = ({ mode, shared, onlyA, onlyB, unreadable }: Comparison): string =>
  mode === "paired"
    ? `${count(shared - unreadable)} questions that both answered readably, compared one by one` +
      (unreadable > 0 ? `; ${count(unreadable)} more that one did not` : "") +
      (onlyA + onlyB > 0 ? `; left out: ${count(onlyA)} asked only of A, ${count(onlyB)} only of B` : "") +
      ". p is McNemar's, exact and two-sided."
    : `All questions, as independent: ${count(shared + onlyA)} of A, ${count(shared + onlyB)} of B. p is Fisher's, exact and two-sided.`;

/** The comparison in one sentence. */
export const comparisonInWords = ({ overall }: Comparison): string => {
  if (overall.value === null) return "There is nothing to compare.";
  if (overall.low > 0) return `B is better by ${points(overall.value).slice(1)} points.`;
  if (overall.high < 0) return `B is worse by ${points(overall.value).slice(1)} points.`;
  return "A and B cannot be told apart.";
};

/** The comparison as lines of text, without a final newline. */
export const renderComparison = (
  comparison: Comparison,
  names: ComparedNames,
  { width, color }: TerminalOptions,
): string => {
  const soft = (text: string): readonly string[] =>
    wrapped(text, width).map((line) => emphasised(line, "soft", color));
  const sections = tablesOf(comparison).map(({ title, note, rows }) => [
    emphasised(title, "strong", color) + (note === "" ? "" : emphasised(`  ${note}`, "soft", color)),
    ...aligned(fitting(rows, width), color),
  ]);
  return [
    [`A  ${printable(names.a)}`, `B  ${printable(names.b)}`, ...soft(basis(comparison))],
    ...sections,
    wrapped(comparisonInWords(comparison), width),
  ]
    .map((section) => section.join("\n"))
    .join("\n\n");
};

/** With the intervals of both sides where they fit. */
const fitting = (rows: readonly ComparedGroup[], width: number): readonly (readonly Cell[])[] => {
  const full = rows.map((row) => cellsOf(row, true));
  return widthOf(full) <= width ? full : rows.map((row) => cellsOf(row, false));
};

const cellsOf = (
  { name, a, b, value, low, high, p, q, gained, lost }: ComparedGroup,
  intervals: boolean,
): readonly Cell[] => {
  const share = (side: ComparedGroup["a"]): readonly Cell[] => [
    cell(percent(side.value), { align: "right" }),
    ...(intervals ? [cell(percentInterval(side), { align: "right", emphasis: "soft", gap: 1 })] : []),
  ];
  return [
    cell(printable(name)),
    ...share(a),
    cell("→", { emphasis: "soft", gap: 1 }),
    ...share(b),
    cell(points(value), { align: "right", emphasis: q <= 0.05 ? "accent" : "none" }),
    cell(pointsInterval({ value, low, high }), { align: "right", emphasis: "soft", gap: 1 }),
    cell(gained === undefined ? `n ${count(a.n)}+${count(b.n)}` : `n ${count(a.n)}`, {
      align: "right",
      emphasis: "soft",
      gap: 1,
    }),
    ...(gained === undefined || lost === undefined
      ? []
      : [cell(`+${count(gained)} −${count(lost)}`, { emphasis: "soft", gap: 1 })]),
    cell(name === "overall" ? pValue(p) : pValue(q).replace("p", "q"), { gap: 1 }),
  ];
};

/** The comparison as Markdown, with a final newline. */
export const renderComparisonMarkdown = (comparison: Comparison, names: ComparedNames): string =>
  [
    "# Two models compared",
    `A is ${plain(names.a)}; B is ${plain(names.b)}. ${basis(comparison)}`,
    `**${comparisonInWords(comparison)}**`,
    ...tablesOf(comparison).flatMap(({ title, note, rows }) => [
      `## ${title}`,
      ...(note === "" ? [] : [note[0]!.toUpperCase() + note.slice(1) + "."]),
      ...(rows.length === 0 ? [] : [markdownTable(rows)]),
    ]),
  ]
    .join("\n\n")
    .concat("\n");

const markdownTable = (rows: readonly ComparedGroup[]): string =>
  [
    "| | A | B | B − A | n | p | q |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows.map(
      ({ name, a, b, value, low, high, p, q, gained }) =>
        `| ${plain(name)} | ${percent(a.value)} % ${percentInterval(a)} | ${percent(b.value)} % ${percentInterval(b)} | ` +
        `${points(value)} ${pointsInterval({ value, low, high })} | ${gained === undefined ? `${count(a.n)} + ${count(b.n)}` : count(a.n)} | ` +
        `${chance(p)} | ${name === "overall" ? "" : chance(q)} |`,
    ),
  ].join("\n");

const chance = (p: number): string => (p < 0.001 ? "< 0.001" : p.toFixed(3));

const plain = (text: string): string =>
  printable(text)
    .replace(/[\\`*_[\]|~#]/g, "\\$&")
    .replace(/</g, "&lt;");
