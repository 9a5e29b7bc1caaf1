/** Causes are sought in all questions of a run, and of more than 10,000 in a sample from all of its parts. */
import { expect, test } from "vitest";
import { evaluate } from "#experiments/evaluate";
import { drawRanges } from "#experiments/results/cause-rows";
import { generatedSuite } from "#experiments/suites";
import { openSuite } from "#items/open-suite";

test.each([
  [10_000, 1],
  [50_000, 5],
  [1, 1],
  [0, 1],
])("%i calls in %i epochs are read whole", (planned, epochs) => {
  expect(drawRanges(planned, epochs)).toEqual([[0, planned]]);
});

test.each([
  [10_001, 1],
  [1_000_000, 1],
  [999_999, 3],
])("of %i calls in %i epochs 10,000 questions are drawn, with all their epochs", (planned, epochs) => {
  const ranges = drawRanges(planned, epochs);
  const starts = ranges.map(([from]) => from);
  const size = 100 * epochs;
  expect(ranges).toHaveLength(100);
  expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other));
  expect(ranges.every(([from, to]) => from % size === 0 && to === Math.min(from + size, planned))).toBe(true);
  const [first, last] = [starts[0]!, starts.at(-1)!];
  expect(first).toBeLessThan(planned / 10);
  expect(last).toBeGreaterThan((9 * planned) / 10);
});

test.each([1, 2])("truncated replies are no wrong answers, in %i epochs", async (epochs) => {
  const suite = generatedSuite({ skills: ["transitivity", "modus ponens", "resolution"], limit: 60 });
  const questions = new Map(
    (await Array.fromAsync(openSuite(suite))).map((question) => [question.text, question]),
  );
  const read = async (reply: (key: string) => string) => {
    const answer = (prompt: string): string => {
      const { tags, key } = questions.get(prompt)!;
      return tags["rule"] === "resolution" ? reply(key[0]!) : key[0]!;
    };
    const { models } = await evaluate(answer, { suite, epochs });
    return models[0]!;
  };
  const wrong = await read((key) => (key === "yes" ? "no" : "yes"));
  const unread = await read(() => "I think that");
  expect(unread.accuracy).toEqual(wrong.accuracy);
  expect(wrong.causes).not.toEqual([]);
  expect(unread.causes).toEqual([]);
});
