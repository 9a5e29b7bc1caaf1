/** Four-option questions as lines: so many of each type or in all, in words or in signs, or the paper's set. */
import { expect, test } from "vitest";
import { lineFrom } from "#items/formats/lines";
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
    .map((line) => lineFrom(line, "here"))
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

test("a file of them is asked as it is, whole or so many, in four orders or in one", async () => {
  const items = await made("--per-type", "1");
  write("set.jsonl", items.map((item) => JSON.stringify(item)).join("\n"));
  const asked = ["run", "-m", "reasoner:oracle", "--suite", "set.jsonl", "--dry-run", "--json"];
  const callsOf = async (...options: readonly string[]): Promise<unknown> =>
    JSON.parse((await organon(...asked, ...options)).stdout).total.calls;
  expect(await callsOf()).toBe(12);
  expect(await callsOf("--limit", "2", "--orders", "1")).toBe(2);
});
