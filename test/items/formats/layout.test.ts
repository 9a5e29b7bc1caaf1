/**
 * Layout 3 as readers of tables see it: one schema whatever the kind, the profile, the length and the format, and no letter an
 * object key. Lines of other layouts are refused.
 */
import { DuckDBInstance } from "@duckdb/node-api";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeLine, toQuestions } from "#items/formats/lines";
import { taskNames } from "#items/names";
import { createGenerator } from "#items/generate";
import type { GenerationPlan } from "#items/generation";
import { everyday } from "#language/lexicons/everyday";
import { natural } from "#language/styles/natural";
import { paper } from "#language/styles/paper";
import { afterAll, describe, expect, test } from "vitest";
import { parseProblemLine } from "../../../src/items/formats/lines.ts";
import { parseQuestionLine } from "../../../src/items/formats/lines.ts";
import { choices } from "../choice/made.ts";
import { gradedLines } from "../graded.ts";

const plan: GenerationPlan = { profile: "paper", length: 1, seed: 5, style: paper, lexicon: everyday };

const linesOf = (over: Partial<GenerationPlan>, indices: readonly number[]): readonly string[] => {
  const generator = createGenerator({ ...plan, ...over });
  return indices.flatMap((index) => {
    const outcome = generator.at(index);
    return "item" in outcome ? [JSON.stringify(outcome.item)] : [];
  });
};

const items = [
  ...linesOf({}, [0, 1, 2, 61, 145, 207]),
  ...linesOf({ length: 3 }, [5, 70, 190]),
  ...linesOf({ profile: "full", style: natural }, [3, 210, 230]),
  ...linesOf({ profile: "balanced" }, [20, 21]),
];
const graded = gradedLines({ tasks: [...taskNames], limit: 20 });
const choiceLines = choices(6).map((choice) => JSON.stringify(choice));
const questions = [
  ...toQuestions(parseProblemLine(choiceLines[0]!, "choices.jsonl:1")),
  ...items.slice(0, 2).map((line) => {
    const { problem: _, ...rest } = parseQuestionLine(line);
    return rest;
  }),
].map(writeLine);

/** Members by name down to the last, lists by what they hold; null and empty lists say nothing. */
type Shape = { readonly [name: string]: Shape } | string;

const shapeOf = (value: unknown): Shape => {
  if (value === null) return "null";
  if (Array.isArray(value)) return { "[]": value.map(shapeOf).reduce(merged, "null") };
  if (typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shapeOf(member)]));
  return typeof value;
};

const merged = (one: Shape, other: Shape): Shape => {
  if (one === "null") return other;
  if (other === "null") return one;
  if (typeof one === "string" || typeof other === "string") {
    if (one !== other) throw new Error(`${JSON.stringify(one)} beside ${JSON.stringify(other)}`);
    return one;
  }
  const [names, others] = [Object.keys(one).toSorted(), Object.keys(other).toSorted()];
  if (names.join() !== others.join()) throw new Error(`members ${names.join()} beside ${others.join()}`);
  return Object.fromEntries(names.map((name) => [name, merged(one[name]!, other[name]!)]));
};

test.each([
  ["items of all profiles, lengths and styles", items],
  ["four-option items of all types", choiceLines],
  ["graded problems of all tasks", graded],
  ["questions of all sources", questions],
  ["every kind", [...items, ...choiceLines, ...graded, ...questions]],
])("one schema serves all lines of %s: the same members, each of one type", (_, lines) => {
  expect(() =>
    lines
      .map((line): unknown => JSON.parse(line))
      .map(shapeOf)
      .reduce(merged),
  ).not.toThrow();
});

test("members stand in one order, whoever writes the line", () => {
  const orders = [...items, ...choiceLines, ...graded, ...questions].map((line) =>
    Object.keys(JSON.parse(line)).join(),
  );
  expect(new Set(orders).size).toBe(1);
});

describe("a file of mixed profiles, lengths and formats", () => {
  const folder = mkdtempSync(join(tmpdir(), "layout-"));
  const file = join(folder, "mixed.jsonl");
  writeFileSync(file, [...items, ...choiceLines, ...questions].map((line) => `${line}\n`).join(""));
  afterAll(() => rmSync(folder, { recursive: true }));

  const query = async (sql: string): Promise<readonly Record<string, unknown>[]> => {
    const instance = await DuckDBInstance.create(":memory:");
    const connection = await instance.connect();
    try {
      const reader = await connection.runAndReadAll(sql.replaceAll("mixed", `read_json('${file}')`));
      return reader.getRowObjectsJson();
    } finally {
      connection.closeSync();
      instance.closeSync();
    }
  };

  test("is counted by rule and label in DuckDB", async () => {
    const expected = new Map<string, number>();
    for (const line of items) {
      const { rule, label } = JSON.parse(line);
      expected.set(`${rule}/${label}`, (expected.get(`${rule}/${label}`) ?? 0) + 1);
    }
    const rows = await query(
      "SELECT rule, label, count(*)::INT AS n FROM mixed WHERE rule IS NOT NULL GROUP BY ALL",
    );
    expect(new Map(rows.map(({ rule, label, n }) => [`${String(rule)}/${String(label)}`, n]))).toEqual(
      expected,
    );
  });
});
