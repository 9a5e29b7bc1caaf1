/**
 * How deep the questions of files are: premises, required premises, rounds of unit propagation, cases, rules.
 * `node bench/depth.ts FILE…` prints a row of a table for each file of yes/no questions.
 */
import { readFileSync } from "node:fs";
import type { ProblemLine } from "#items/problem-line";

const readLines = (file: string): readonly ProblemLine<"rule">[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line): ProblemLine<"rule"> => JSON.parse(line));

/** The number that this share of others does not exceed. */
const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.ceil(share * numbers.length) - 1)] ?? 0;

const medianAndHigh = (numbers: readonly number[]): string =>
  `${quantile(numbers, 0.5)} / ${quantile(numbers, 0.9)}`;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const rowOf = (file: string): readonly (string | number)[] => {
  const lines = readLines(file);
  const depths = lines.flatMap(({ depth }) => (depth && depth.cases !== null ? [depth] : []));
  const decided = depths.filter(({ cases }) => cases === 0).map(({ rounds }) => rounds ?? 0);
  const others = depths.filter(({ cases }) => cases !== 0).map(({ rounds }) => rounds ?? 0);
  const uses = new Map<string, number>();
  // Both questions of a pair would count its steps twice.
  const steps = lines
    .filter(({ label, twin }) => twin === null || label === "yes")
    .flatMap(({ steps }) => steps);
  for (const { skill } of steps) uses.set(skill, (uses.get(skill) ?? 0) + 1);
  const [name, most] = [...uses].toSorted((a, b) => b[1] - a[1])[0] ?? ["–", 0];
  const even = steps.length / uses.size;
  const [frequent, seldom] = [1.5, 1 / 1.5].map((bound) =>
    [...uses.values()].filter((n) => n > bound * even),
  );
  return [
    file,
    lines.length,
    new Set(lines.map(({ argument }) => argument)).size,
    medianAndHigh(lines.map(({ premises }) => premises.length)),
    Math.max(...lines.map(({ premises }) => premises.length)),
    medianAndHigh(lines.flatMap(({ depth }) => depth?.premises ?? [])),
    Math.min(...lines.flatMap(({ depth }) => depth?.premises ?? [])),
    percent(others.length, depths.length),
    medianAndHigh(decided),
    others.length === 0 ? "–" : medianAndHigh(others),
    `${name} ${percent(most, steps.length)}, ${(most / even).toFixed(1)} times even`,
    `${frequent!.length} / ${uses.size - seldom!.length} / ${uses.size}`,
  ];
};

const heads =
  "file | n | distinct arguments | premises: median / 90 % | most | required: median / 90 % | fewest | need cases | rounds without: median / 90 % | rounds with | most frequent rule | rules above 1.5 times even / below / all";
console.log(
  `| ${heads} |\n|${heads
    .split("|")
    .map(() => "---|")
    .join("")}`,
);
for (const file of process.argv.slice(2)) console.log(`| ${rowOf(file).join(" | ")} |`);
