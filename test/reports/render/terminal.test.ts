/** Documents on a terminal: every width is kept, no number is cut, no word is broken, nothing hostile gets through. */
import * as fc from "fast-check";
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import type { Document } from "#reports/document";
import { runDocument } from "#reports/documents/run-document";
import { renderTerminal } from "#reports/render/terminal";
import { type Table } from "../../../src/reports/document.ts";
import { exampleReport, papersReport } from "../example-report.ts";
import { hostileReport } from "../hostile.ts";

const example = runDocument(exampleReport());
const linesOf = (width: number, color = false, document: Document = example): readonly string[] =>
  renderTerminal(document, { width, color, full: true }).split("\n");

const withTable = (table: Omit<Table, "kind">): Document => ({
  title: "Title",
  facts: [],
  sections: [{ id: "one", blocks: [{ kind: "table", ...table }] }],
});

describe("a run's report", () => {
  test("takes at most 170 lines for three models with its details, with everything in it that a study after the papers tells", () => {
    const papers = runDocument(papersReport());
    expect(linesOf(80, false, papers).length).toBeLessThanOrEqual(170);
    expect(linesOf(120, false, papers).length).toBeLessThanOrEqual(155);
  });

  test.each([40, 48, 60, 72, 80, 100, 120, 200])(
    "has no line wider than a terminal of %i columns",
    (width) => {
      for (const line of linesOf(width)) expect(stringWidth(line), line).toBeLessThanOrEqual(width);
    },
  );

  test("of several models begins with a table of them, and says only in what they differ", () => {
    const lines = renderTerminal(example, { width: 120, color: false }).split("\n");
    expect(lines.indexOf("Models")).toBeLessThan(6);
    expect(lines.length).toBeLessThanOrEqual(40);
    expect(lines.join(" ")).toContain("oracle has a higher accuracy than novice.");
    expect(lines.join(" ")).not.toContain("oracle is right on");
  });
});

test("without colour there is no escape; with colour the words are the same", () => {
  const plain = linesOf(100).join("\n");
  const coloured = linesOf(100, true).join("\n");
  expect(plain).not.toContain("\u001b");
  expect(coloured).toContain("\u001b[1m");
  expect(
    coloured
      .replace(/\p{Cc}\[\d+m/gu, "")
      .split("\n")
      .map((line) => line.trimEnd()),
  ).toEqual(plain.split("\n"));
});

test("escapes and overrides from a model never reach the terminal", () => {
  for (const width of [40, 100]) {
    const text = linesOf(width, false, runDocument(hostileReport())).join("\n");
    expect(text).not.toMatch(/[\p{Bidi_Control}]/u);
    expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
    expect(text.isWellFormed()).toBe(true);
  }
});

describe("a table", () => {
  const share = (value: number) => ({ kind: "share", value, low: value / 2, high: 1, n: [120] }) as const;

  test("of any words fits any width, and breaks no word that fits a line", () => {
    const word = fc.stringMatching(/^[a-z]{1,14}$/);
    const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(" "));
    const cell = fc.oneof(text, fc.double({ min: 0, max: 1, noNaN: true }).map(share));
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 160 }),
        fc.array(text, { minLength: 1, maxLength: 6 }),
        fc.array(fc.array(cell, { minLength: 6, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        (width, headings, cells) => {
          const table = {
            columns: headings.map((heading) => ({ heading })),
            rows: cells.map((row) => ({ cells: row.slice(0, headings.length) })),
          };
          const lines = linesOf(width, false, withTable(table));
          for (const line of lines) expect(stringWidth(line), line).toBeLessThanOrEqual(width);
          const words = new Set(lines.join(" ").split(/[\s,]+/));
          for (const row of table.rows)
            for (const one of row.cells)
              if (typeof one === "string") for (const part of one.split(" ")) expect(words).toContain(part);
        },
      ),
      { numRuns: 200 },
    );
  });
});
