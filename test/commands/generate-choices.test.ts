/** Four-option questions as lines: so many of each type or in all, in words or in signs, or the paper's set. */
import { expect, test } from "vitest";
import { parseProblemLine } from "#items/formats/lines";
import { symbolicTwin } from "#items/formats/choice";
import { hasOptions } from "#items/problem-line";
import { fixture } from "../fixture.ts";

const { organon, write } = fixture();

const made = async (...options: readonly string[]) => {
  const { code, stdout, stderr } = await organon("generate", "--task", "four-option", ...options);
  expect(code, stderr).toBe(0);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => parseProblemLine(line, "here"))
    .filter(hasOptions);
};

test("so many of each type are made, in turn, or so many in all", async () => {
  const round = ["3c1e", "3e1c", "missing-premise"];
  const items = await made("--per-type", "2", "--seed", "7");
  expect(items.map(({ task }) => task)).toEqual([...round, ...round]);
  expect(await made("--limit", "4", "--seed", "7")).toEqual(items.slice(0, 4));
  expect(await made("--limit", "40", "--seed", "7")).toHaveLength(40);
  expect(await made("--limit", "6", "--seed", "7", "--symbolic")).toEqual(items.map(symbolicTwin));
});

test("propositions are the premises of rules that are named, of a configuration or of the catalog", async () => {
  const rules = [
    { name: "shared consequent", category: "inference", forms: ["p → (q ∧ r) ⊢ p → q"] },
    { name: "open choice", category: "inference", forms: ["p → (q ∨ r) ⊢ (p ∧ ¬q) → r"] },
  ];
  write("rules.config.ts", `export default ${JSON.stringify({ rules })};`);
  const config = ["--config", "rules.config.ts", "--recipe", "paper", "--per-type", "4", "--facts", "0"];
  const ask = (skills: string, ...more: readonly string[]) => made(...config, "--skill", skills, ...more);
  const shapesIn = (items: Awaited<ReturnType<typeof made>>): readonly string[] =>
    [
      ...new Set(items.flatMap(({ premises }) => premises.map((one) => one.replaceAll(/[A-Z]/g, "X")))),
    ].toSorted();
  const items = await ask("shared consequent,open choice,De Morgan", "--symbolic");
  expect(shapesIn(items)).toEqual([
    "X → (X ∧ X)",
    "X → (X ∨ X)",
    "¬(X ∧ X)",
    "¬(X ∨ X)",
    "¬X ∧ ¬X",
    "¬X ∨ ¬X",
  ]);
  expect(shapesIn(await ask("transitivity,disjunctive syllogism"))).toEqual(["X → X", "X ∨ X"]);
  for (const [skills, why] of [
    ["open choice,transitivity", "use --symbolic"],
    ["universal transitivity", "is no implication rule of propositional logic"],
    ["addition", "has no premise of two letters or three"],
  ] as const) {
    const { code, stderr } = await organon("generate", "--task", "four-option", ...config, "--skill", skills);
    expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
  }
});

test("a passage has up to twenty propositions of two dozen variables", async () => {
  const sizes = ["--recipe", "paper", "--variables", "24", "--propositions", "20", "--limit", "2"];
  const items = await made(...sizes, "--symbolic");
  write("large.jsonl", items.map((item) => JSON.stringify(item)).join("\n"));
  expect(Math.max(...items.map(({ premises }) => premises.length))).toBeGreaterThan(5);
  const { code, stdout } = await organon("audit", "large.jsonl");
  expect([code, stdout]).toEqual([0, expect.stringContaining("0 faults")]);
});

test("recipe paper says how many keys are vacuous, and leaves them out where it is asked to", async () => {
  const args = ["generate", "--task", "four-option", "--recipe", "paper", "--per-type", "30"];
  const counted = /vacuous answer keys: (\d+) of 30 3c1e \(.*\), (\d+) of 30 missing-premise/;
  const [, ...usual] = counted.exec((await organon(...args)).stderr) ?? [];
  expect(Math.min(...usual.map(Number))).toBeGreaterThan(3);
  expect((await organon(...args, "--no-vacuous")).stderr).toMatch(
    /0 of 30 3c1e \(0\.0 %\), 0 of 30 missing-premise.*propositions: 2 in .*facts in .*an addition to Algorithm 1/,
  );
});

test("a file of them is asked as it is, whole or so many, in four orders or in one", async () => {
  const items = await made("--per-type", "1");
  write("set.jsonl", items.map((item) => JSON.stringify(item)).join("\n"));
  const asked = ["run", "-m", "reasoner:oracle", "--suite", "set.jsonl", "--dry-run", "--json"];
  const callsOf = async (...options: readonly string[]): Promise<unknown> =>
    JSON.parse((await organon(...asked, ...options)).stdout).total.calls;
  expect(await callsOf()).toBe(12);
  expect(await callsOf("--limit", "2", "--orders", "1")).toBe(2);
});
