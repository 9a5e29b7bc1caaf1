// @long: many questions
/** Questions without end. */
import { expect, test } from "vitest";
import { argumentHash } from "#arguments/argument-hash";
import { parseProblemLine } from "#items/formats/lines";
import { isGraded } from "#items/problem-line";
import { parse } from "#logic/notation";
import { createGrader } from "#commands/grade/grade";
import { gradedLines } from "../items/graded.ts";
import { fixture } from "../fixture.ts";

const { organon } = fixture();

const lines = async (...options: readonly string[]): Promise<readonly string[]> => {
  const { stdout } = await organon("generate", "--endless", ...options);
  return stdout.trimEnd().split("\n");
};

const streamed = async (...options: readonly string[]) =>
  (await lines(...options)).map((line) => {
    const entry = parseProblemLine(line, "here");
    if (!isGraded(entry)) throw new Error("no question by dials");
    return entry;
  });

test("a curriculum goes from easy to hard, then takes levels in turn", async () => {
  const items = await streamed("--curriculum", "--per-level", "3", "--limit", "60");
  expect(items.slice(0, 12).map(({ parameters }) => parameters["length"])).toEqual([
    1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4,
  ]);
  expect(new Set(items.slice(36, 48).map(({ parameters }) => parameters["length"])).size).toBeGreaterThan(8);
});

test("no argument comes twice, even where there are few", async () => {
  const items = await streamed("--curriculum", "--per-level", "100", "--limit", "200");
  const hashes = items.map(({ premises, conclusion }) =>
    argumentHash(
      premises.map((text) => parse(text)),
      parse(conclusion),
    ),
  );
  expect(new Set(hashes).size).toBe(200);
});

test("the same seed gives a suite and a stream that share nothing", async () => {
  const graded = gradedLines({ parameters: { length: [8], distractors: [0.7] }, limit: 30 });
  const known = new Set(graded.map((line) => JSON.parse(line).id));
  const items = await streamed("--limit", "60");
  expect(items.filter(({ id }) => known.has(id))).toEqual([]);
  expect(new Set(items.map(({ group }) => group.split("/")[0]))).toEqual(new Set(["stream 1"]));
});

type Lean = { id: string; question: string; key: string[]; task: string; level: number };
const leanLines = async (...options: readonly string[]): Promise<readonly Lean[]> =>
  (await lines("--fields", "id,question,key,task,level", ...options)).map((line) => JSON.parse(line));

test.each([
  ["all levels in turn", []],
  ["100 of each level", ["--curriculum", "--per-level", "100"]],
])("in a drawn order, keys follow no pattern: %s", async (_, order) => {
  const lean = await leanLines("--shuffle", ...order, "--limit", "400");
  const keys = lean.map(({ key }) => key.join());
  let [run, longest] = [0, 0];
  for (const [i, key] of keys.entries()) {
    run = key === keys[i - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  expect(longest).toBeLessThanOrEqual(Math.log2(keys.length) + 10);
  // What the key before it says of a key is what chance says.
  const labels = new Set(keys).size;
  const same = keys.filter((key, i) => key === keys[i - 1]).length / keys.length;
  expect(Math.abs(same - 1 / labels)).toBeLessThan(0.1);
});

test("a lean line holds what a prompt and a reward need, and a grader needs no more", async () => {
  const [line] = await leanLines("--task", "three-way", "--limit", "1");
  expect(Object.keys(line!)).toEqual(["id", "question", "key", "task", "level"]);
  const grader = createGrader();
  const right = grader.grade({ ...line, reply: `The answer is: ${line!.key[0]}.` });
  const open = grader.grade({ ...line, key: ["unknown"], reply: "The answer is: unknown." });
  expect([right, open]).toMatchObject([{ score: 1 }, { score: 1 }]);
});
