/**
 * What a table of arguments predicts: each question of a test split gets the answer of the most similar argument of a training split.
 * `node bench/memory.ts TRAIN TEST` reads files of yes/no questions, made with `--split train` and `--split test`.
 */
import { readFileSync } from "node:fs";
import type { ProblemLine } from "#items/problem-line";
import { getOrInsert } from "#logic/memoize";
import { signedColours } from "#scoring/audits/graph";
import { proportion, addUp } from "#scoring/estimate";

type Entry = { readonly features: ReadonlySet<string>; readonly isYes: boolean };

/** The signed graph of an argument after one to three rounds of refinement. */
const readEntries = (file: string): readonly Entry[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((text): Entry => {
      const line: ProblemLine<"rule"> = JSON.parse(text);
      const { premises, conclusion, label } = line;
      const surface = { text: "", premises: [], conclusion: "", formulas: { premises, conclusion } };
      return { features: new Set(countUp(signedColours(surface, 3))), isYes: label === "yes" };
    });

/** Each text with the number of its occurrences before. */
const countUp = (texts: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return `${text} ${count}`;
  });
};

/** Returns the share of yes among the most similar entries, by common features over all features of both. */
const predict = (
  { features }: Entry,
  known: readonly Entry[],
  index: ReadonlyMap<string, readonly number[]>,
): number => {
  const common = new Map<number, number>();
  for (const feature of features)
    for (const i of index.get(feature) ?? []) common.set(i, (common.get(i) ?? 0) + 1);
  let [best, yes, of] = [-1, 0, 0];
  for (const [i, count] of common) {
    const similarity = count / (features.size + known[i]!.features.size - count);
    if (similarity < best) continue;
    if (similarity > best) [best, yes, of] = [similarity, 0, 0];
    of++;
    if (known[i]!.isYes) yes++;
  }
  return of === 0 ? 0.5 : yes / of;
};

const [train = [], test = []] = process.argv.slice(2, 4).map(readEntries);
const index = new Map<string, number[]>();
for (const [i, { features }] of train.entries())
  for (const feature of features) getOrInsert(index, feature, () => []).push(i);
const right = addUp(test, (entry) => {
  const share = predict(entry, train, index);
  return share === 0.5 ? 0.5 : Number(share > 0.5 === entry.isYes);
});
console.log(JSON.stringify({ train: train.length, test: test.length, ...proportion(right, test.length) }));
