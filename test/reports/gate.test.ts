import { evaluateGate } from "#reports/gate";
import { describe, expect, test } from "vitest";
import { exampleReport } from "./example-report.ts";

const report = exampleReport();
const [, oracle] = report.models;
const oracleAlone = { ...report, models: [oracle!] };

describe("a gate", () => {
  test("counts the lower bound: 100 % of 330 passes at 0.98 and misses at 0.99", () => {
    expect(oracle!.accuracy.low).toBeCloseTo(0.9885, 4);
    expect(evaluateGate(oracleAlone, 0.98).outcome).toBe("passed");
    expect(evaluateGate(oracleAlone, 0.99).outcome).toBe("missed");
  });

  test("is missed where one of several models misses it", () => {
    expect(evaluateGate(report, 0.9).results.map(({ outcome }) => outcome)).toEqual([
      "missed",
      "passed",
      "missed",
    ]);
    expect(evaluateGate(report, 0.9).outcome).toBe("missed");
  });

  test("is undecided while calls have no response, and where no model was asked", () => {
    expect(evaluateGate(oracleAlone, 0.5, new Set([oracle!.id])).outcome).toBe("undecided");
    expect(evaluateGate({ ...report, models: [] }, 0.5).outcome).toBe("undecided");
  });

  test("is missed by a model of which nothing could be read, whatever the threshold", () => {
    const silent = { ...oracle!, accuracy: { value: null, low: 0, high: 1, n: 0 } };
    expect(evaluateGate({ ...report, models: [silent] }, 0.001).outcome).toBe("missed");
  });
});
