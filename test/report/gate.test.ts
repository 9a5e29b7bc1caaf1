import { gateDocument, gateLines, withGate } from "#report/gate";
import { runDocument } from "#report/documents/run-document";
import { gateOf } from "#report/gate";
import { renderMarkdown } from "#report/render/markdown";
import { describe, expect, test } from "vitest";
import { exampleReport } from "./example-report.ts";

const report = exampleReport();
const [novice, oracle] = report.models;
const oracleAlone = { ...report, models: [oracle!] };

describe("a gate", () => {
  test("counts the lower bound: 100 % of 330 passes at 0.98 and misses at 0.99", () => {
    expect(oracle!.accuracy.low).toBeCloseTo(0.9885, 4);
    expect(gateOf(oracleAlone, 0.98).outcome).toBe("passed");
    expect(gateOf(oracleAlone, 0.99).outcome).toBe("missed");
  });

  test("is missed where one of several models misses it", () => {
    expect(gateOf(report, 0.9).results.map(({ outcome }) => outcome)).toEqual(["missed", "passed", "missed"]);
    expect(gateOf(report, 0.9).outcome).toBe("missed");
  });

  test("is undecided while calls have no response, and where no model was asked", () => {
    expect(gateOf(oracleAlone, 0.5, new Set([oracle!.id])).outcome).toBe("undecided");
    expect(gateOf({ ...report, models: [] }, 0.5).outcome).toBe("undecided");
  });

  test("is missed by a model of which nothing could be read, whatever the threshold", () => {
    const silent = { ...oracle!, accuracy: { value: null, low: 0, high: 1, n: 0 } };
    expect(gateOf({ ...report, models: [silent] }, 0.001).outcome).toBe("missed");
  });
});

describe("a gate told", () => {
  const gate = gateOf(report, 0.9, new Set([novice!.id]));

  test("on the terminal is one line a model, with the bound", () => {
    expect(gateLines(gateOf(oracleAlone, 0.99))).toBe(
      "gate missed: oracle, accuracy 100.0 % [98.8, 100.0] n 330; its lower bound 98.8 % is below 99.0 %",
    );
  });

  test("in Markdown shows every model and escapes its name", () => {
    const named = { ...report, models: [{ ...oracle!, name: "a|b <i>" }] };
    const text = renderMarkdown(gateDocument(gateOf(named, 0.5)));
    expect(text).toContain("# Organon: gate at 50.0 % passed");
    expect(text).toContain("| a\\|b &lt;i&gt; | 100.0 % [98.8, 100.0] n 330 |");
  });

  test("stands in front of the report that it is held against", () => {
    const { sections } = withGate(runDocument(report), gate);
    expect(sections.slice(0, 2).map(({ title }) => title)).toEqual(["Gate at 90.0 % undecided", "Models"]);
  });
});
