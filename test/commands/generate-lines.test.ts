// @long: many questions
/** Lines of questions, whole and in shards; how many arguments they hold. */
import { generateLines } from "#experiments/generate-lines";
import { generatedSuite } from "#experiments/suites";
import { papersConditions } from "#items/suite";
import { mixText } from "#reports/sections/about";
import { expect, test } from "vitest";

type Given = NonNullable<Parameters<typeof generatedSuite>[0]>;

const generated = async (given: Given) => {
  const lines: string[] = [];
  const write = async (some: readonly (string | Uint8Array)[]): Promise<void> => {
    lines.push(...some.map((line) => Buffer.from(line).toString()));
  };
  return { summary: await generateLines(generatedSuite({ profile: "paper", ...given }), { write }), lines };
};

test("shards together are the whole, where arguments are used again", async () => {
  const [whole, odd, even] = await Promise.all([
    generated({ seed: 5, perSkill: 3 }),
    generated({ seed: 5, perSkill: 3, shard: { number: 1, of: 2 } }),
    generated({ seed: 5, perSkill: 3, shard: { number: 2, of: 2 } }),
  ]);
  expect(odd.lines.flatMap((line, i) => [line, even.lines[i]])).toEqual(whole.lines);
});

test("questions of length 1 are many of few arguments, unless each is to have its own", async () => {
  const many = await generated({ skills: ["modus ponens", "addition"], limit: 300 });
  const distinct = await generated({ skills: ["modus ponens", "addition"], distinct: true, limit: 300 });
  expect(many.summary).toMatchObject({ made: 300, complete: true, arguments: { exact: true } });
  expect(many.summary.arguments?.distinct).toBe(distinct.summary.made);
  expect(distinct.summary.arguments?.distinct).toBe(distinct.summary.made);
  expect(distinct.summary).toMatchObject({ asked: 300, complete: false });
  expect(Object.keys(distinct.summary.dropped)[0]).toContain("are used up");
});

test("no argument comes twice in chains of one skill, and repeats are counted", async () => {
  const { summary } = await generated({ length: 2, skills: ["modus ponens"], distinct: true, limit: 200 });
  expect(summary.arguments?.distinct).toBe(summary.made);
  expect(summary.dropped["another question has the same argument"]).toBeGreaterThan(0);
});

test("the rule mix is counted; derivations are non-minimal in the papers' conditions alone", async () => {
  const ours = await generated({ length: 7, limit: 52 });
  expect(ours.summary.ruleMix).toMatchObject({ derivations: 52, padded: 0, steps: 7 * 52 });
  const papers = await generated({ ...papersConditions, length: 7, limit: 52 });
  expect(papers.summary.ruleMix).toMatchObject({ derivations: 52, steps: 7 * 52 });
  expect(papers.summary.ruleMix?.padded).toBeGreaterThan(26);
  expect(mixText(papers.summary.ruleMix!)).toMatch(
    /^364 steps: .* other rules; non-minimal derivations: \d+ of 52 \(\d+\.\d %\)$/,
  );
  const { summary } = await generated({ limit: 4 });
  expect(summary.ruleMix).toBeNull();
});

test("too few are made where combinations are used up, and the reason is counted", async () => {
  const { summary } = await generated({ skills: ["quantifier negation"], kinds: ["valid"], limit: 100_000 });
  expect(summary.complete).toBe(false);
  expect(Object.keys(summary.dropped).join()).toMatch(/used up/);
});
