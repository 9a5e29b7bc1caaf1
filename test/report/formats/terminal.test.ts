import { expect, test } from "vitest";
import { renderTerminal } from "#report";
import { aligned, bar, cell, widthOf, wrapped } from "../../../src/report/formats/aligned.ts";
import { exampleReport } from "../example-report.ts";
import { hostileReport } from "../hostile.ts";

const linesOf = (width: number, color = false): readonly string[] =>
  renderTerminal(exampleReport(), { width, color }).split("\n");

test("three models take at most 80 lines, with everything in it", () => {
  expect(linesOf(80).length).toBeLessThanOrEqual(80);
  expect(linesOf(120).length).toBeLessThanOrEqual(72);
});

test.each([72, 80, 100, 120, 200])("no line is wider than a terminal of %i columns", (width) => {
  for (const line of linesOf(width)) expect(line.length, line).toBeLessThanOrEqual(width);
});

test("without colour there is no escape; with colour the words are the same", () => {
  const plain = linesOf(100).join("\n");
  const coloured = linesOf(100, true).join("\n");
  const escapes = /\p{Cc}\[\d+m/gu;
  expect(plain).not.toContain("\u001b");
  expect(coloured).toContain("\u001b[1m");
  expect(
    coloured
      .replace(escapes, "")
      .split("\n")
      .map((line) => line.trimEnd()),
  ).toEqual(plain.split("\n"));
});

test("escapes and overrides from a model never reach the terminal", () => {
  const text = renderTerminal(hostileReport(), { width: 100, color: false });
  expect(text).not.toMatch(/[\p{Bidi_Control}]/u);
  expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  expect(text.isWellFormed()).toBe(true);
});

test("a skill that was never answered wrongly is not called weak", () => {
  const text = renderTerminal(
    { ...exampleReport(), models: exampleReport().models.slice(1, 2) },
    { width: 80, color: false },
  );
  expect(text).toContain("none: no leaf has a wrong answer");
  expect(text).not.toContain("For example");
});

const bars: readonly (readonly [share: number | null, width: number, drawn: string])[] = [
  [0, 4, "    "],
  [1, 4, "████"],
  [0.5, 4, "██  "],
  [0.0001, 4, "▏   "],
  [0.59375, 4, "██▍ "],
  [null, 4, "····"],
];

test.each(bars)("a share of %s in %i columns is drawn “%s”", (share, width, drawn) => {
  expect(bar(share, width)).toBe(drawn);
});

test("columns are as wide as their widest cell, whichever row has it", () => {
  const rows = [
    [cell("a"), cell("1", { align: "right", gap: 1 })],
    [cell("long"), cell("100", { align: "right", gap: 1 })],
  ];
  expect(aligned(rows, false)).toEqual(["  a      1", "  long 100"]);
  expect(widthOf(rows)).toBe(10);
});

test("words are wrapped and none is lost", () => {
  expect(wrapped("one two three unbreakable", 7)).toEqual(["one two", "three", "unbreakable"]);
});
