import { runDocument } from "#reports/documents/run-document";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { listCharts, renderCsv, renderSvg } from "../../../src/reports/render/figure-files.ts";
import { exampleReport } from "../example-report.ts";
import { elementsOf } from "../well-formed.ts";

const charts = listCharts(runDocument(exampleReport()));

test.each(charts)("figure $id is a picture of its own, without a variable or a request", (chart) => {
  const svg = renderSvg(chart);
  expect(svg).not.toMatch(/var\(|url\(|undefined|NaN|<script/);
  const [outer] = elementsOf(svg);
  const [, , width, height] = (outer?.attributes.get("viewBox") ?? "").split(" ").map(Number);
  expect(width).toBe(752);
  expect(height).toBeGreaterThan(60);
});

test.each(charts)("figure $id has its numbers as CSV, one a line", ({ table, model }) => {
  const rows: string[][] = parse(renderCsv({ table, model }), { relax_column_count: false });
  const numbers = table.rows.flatMap(({ cells }) =>
    cells.filter((cell) => typeof cell !== "string" && cell.kind !== "code"),
  );
  expect(rows[0]).toEqual(["model", "group", "value", "low", "high", "n", "mark"]);
  expect(rows.length).toBeGreaterThan(numbers.length);
  expect(rows.every(([name]) => name !== "")).toBe(true);
});

test("a share is its model, its group, a value, its bounds, n and mark; a cell that a spreadsheet would run is kept from it", () => {
  const csv = renderCsv({
    table: {
      kind: "table",
      columns: [{ heading: "model" }, { heading: "accuracy", mark: "plain" }],
      rows: [
        { cells: ["=cmd()", { kind: "share", value: 0.5, low: 0.25, high: 0.75, n: [12] }] },
        { cells: ["quiet", { kind: "share", value: null, low: 0, high: 1, n: [0] }] },
      ],
    },
  });
  expect(csv.split("\n")).toEqual([
    "model,group,value,low,high,n,mark",
    "'=cmd(),accuracy,0.5,0.25,0.75,12,plain",
    "quiet,accuracy,,0,1,0,plain",
    "",
  ]);
});
