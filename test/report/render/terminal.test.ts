/** Documents on a terminal: every width is kept, no number is cut, no word is broken, nothing hostile gets through. */
import * as fc from "fast-check";
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import type { Document } from "#report/document";
import { runDocument } from "#report/documents/run-document";
import { renderTerminal } from "#report/render/terminal";
import { type Table } from "../../../src/report/document.ts";
import { bar, wrap } from "../../../src/report/render/terminal-text.ts";
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
  test("takes at most 167 lines for three models with its details, with everything in it that a study after the papers tells", () => {
    const papers = runDocument(papersReport());
    expect(linesOf(80, false, papers).length).toBeLessThanOrEqual(167);
    expect(linesOf(120, false, papers).length).toBeLessThanOrEqual(155);
  });

  test.each([40, 48, 60, 72, 80, 100, 120, 200])(
    "has no line wider than a terminal of %i columns",
    (width) => {
      for (const line of linesOf(width)) expect(stringWidth(line), line).toBeLessThanOrEqual(width);
    },
  );

  test.each([40, 60, 80, 120])("keeps every number whole in %i columns", (width) => {
    const text = linesOf(width).join("\n");
    const words = text.replaceAll(/\s+/g, " ");
    for (const whole of ["[70.5, 79.8]", "[−28.7, −7.4]", "36.0", "< 0.001"]) expect(words).toContain(whole);
    expect(text).not.toContain("…");
  });

  test.each([80, 100, 120])(
    "takes at most 40 lines for one model in %i columns, and names what it leaves out",
    (width) => {
      const [model] = papersReport().models;
      const document = runDocument({ ...papersReport(), models: model === undefined ? [] : [model] });
      const lines = renderTerminal(document, { width, color: false }).split("\n");
      expect(lines.length).toBeLessThanOrEqual(40);
      expect(lines.join(" ")).toMatch(/--full shows also: .*Overall/);
    },
  );

  test("of several models begins with a table of them, and says only in what they differ", () => {
    const lines = renderTerminal(example, { width: 120, color: false }).split("\n");
    expect(lines.indexOf("Models")).toBeLessThan(6);
    expect(lines.length).toBeLessThanOrEqual(40);
    expect(lines.join(" ")).toContain("oracle has a higher accuracy than novice.");
    expect(lines.join(" ")).not.toContain("oracle is right on");
  });

  test("leaves models and method to pages, and shows one example of a weak skill", () => {
    const text = linesOf(100).join("\n");
    expect(text).not.toMatch(/Method|Reproduce/);
    expect(text.match(/Answer yes or no/g)).toHaveLength(1);
  });

  test("says of a skill that was never answered wrongly that it is not weak", () => {
    const report = exampleReport();
    const text = linesOf(80, false, runDocument({ ...report, models: report.models.slice(1, 2) })).join("\n");
    expect(text).toContain("None: no skill has a wrong answer");
    expect(text).not.toContain("Answer yes or no");
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
  const columns = [{ heading: "name" }, { heading: "share" }, { heading: "more", spare: 1 }];
  const share = (value: number) => ({ kind: "share", value, low: value / 2, high: 1, n: [120] }) as const;
  const rows = [
    { cells: ["a name of several words", share(0.5), share(0.25)] },
    { cells: ["another", share(0.75), share(1)] },
  ];
  const shown = (width: number): readonly string[] =>
    linesOf(width, false, withTable({ columns, rows })).slice(2);

  test("stands as it is where there is room", () => {
    expect(shown(100)).toMatchInlineSnapshot(`
      [
        "  name                                          share                         more",
        "  a name of several words  50.0 % [25.0, 100.0] n 120   25.0 % [12.5, 100.0] n 120",
        "  another                  75.0 % [37.5, 100.0] n 120  100.0 % [50.0, 100.0] n 120",
      ]
    `);
  });

  test("drops what is spare first, then wraps text, then stacks intervals, then stands cell by cell", () => {
    expect([60, 46, 36].map((width) => shown(width).join("\n"))).toMatchInlineSnapshot(`
      [
        "  name                                          share
        a name of several words  50.0 % [25.0, 100.0] n 120
        another                  75.0 % [37.5, 100.0] n 120",
        "  name                                share
        a name of      50.0 % [25.0, 100.0] n 120
        several words
        another        75.0 % [37.5, 100.0] n 120",
        "  name                            share
        a name of  50.0 % [25.0, 100.0] n 120
        several
        words
        another    75.0 % [37.5, 100.0] n 120",
      ]
    `);
  });

  test("of Chinese names is as straight as one of Latin names", () => {
    const names = ["模型", "e\u0301té", "🦙 llama"];
    const lines = linesOf(
      60,
      false,
      withTable({ columns: columns.slice(0, 2), rows: names.map((name) => ({ cells: [name, share(0.5)] })) }),
    ).slice(3);
    expect(new Set(lines.map((line) => stringWidth(line))).size).toBe(1);
  });

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

test("words are wrapped and none is lost; one that is wider than a line is cut into lines", () => {
  expect(wrap("one two three unbreakable", 7)).toEqual(["one two", "three", "unbreak", "able"]);
});
