import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openModel } from "#models/open-model";
import { priceTable } from "#models/price-table";
import { modelNotices } from "#experiments/asking/model-notices";
import { expect, test } from "vitest";
import { findServiceEnd } from "../../src/models/model-warnings.ts";
import { parseModelSpec } from "../../src/models/spec.ts";

const november = Date.parse("2026-11-22");
const noticesOf = (name: string, now = november): readonly string[] =>
  modelNotices(
    [openModel(name, { origin: "command line", env: { OPENAI_API_KEY: "k", ANTHROPIC_API_KEY: "k" } })],
    now,
  );

test("a name that is perhaps mistyped is told before the first call, with the one that was meant", () => {
  expect(noticesOf("openai:gpt-5-mni")).toEqual([
    "no model openai:gpt-5-mni is known; did you mean openai:gpt-5-mini? It is asked as it is named.",
  ]);
});

test("a model that is about to go is told with its day, one that has gone as such", () => {
  expect(noticesOf("openai:gpt-5-mini")).toEqual([
    "openai:gpt-5-mini ends on 2026-12-11, in 19 days: the run can't be repeated after that",
  ]);
  expect(noticesOf("openai:gpt-5-mini", Date.parse("2027-01-01"))).toEqual([
    "openai:gpt-5-mini ended on 2026-12-11, by its vendor's page: it may not answer",
  ]);
  expect(noticesOf("openai:gpt-5-mini", Date.parse("2026-01-01"))).toEqual([]);
});

test("of a model that is sold and asked as it takes it, nothing is said", () => {
  expect(noticesOf("openai:gpt-6-luna")).toEqual([]);
  expect(noticesOf("anthropic:somebody-elses-model")).toEqual([]);
});

test("no example names a model that its vendor is about to take away", () => {
  const root = resolve(import.meta.dirname, "../..");
  const under = (folder: string): readonly string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(md|ts)$/.test(name))
      .map((name) => join(folder, name));
  const files = [
    "README.md",
    "CONTRIBUTING.md",
    ...[
      "docs",
      "examples",
      "src/models",
      "src/reports",
      "src/workspace",
      "src/experiments",
      "src/commands",
    ].flatMap(under),
  ];
  const named = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), "utf8").matchAll(
        /\b(?:openai|anthropic|google|mistral):[a-z][\w.-]*\w/g,
      ),
    ].map(([name]) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(10);
  for (const { file, name } of named)
    expect(findServiceEnd(parseModelSpec(name), priceTable), `${name} in ${file}`).toBeUndefined();
});
