/**
 * What is seen of an option without reasoning: how the sentences of its question hang together by the names that they share, be
 * these words or letters; the degrees of its own names, and the distances between them and to the conclusion's. Signs, order and
 * connectives play no part.
 */
import { sumOf } from "../estimate.ts";
import type { Counts } from "./learners.ts";
import { lettersOf } from "./letters.ts";
import type { Surface } from "./rows.ts";
import { contentOf } from "./surface.ts";

type Names = readonly string[];

/** The numbers of an option in the graph of sentences that are joined by the words that they share. */
export const wordGraphCounts = ({ premises, conclusion, option }: Surface): Counts =>
  countsIn({ premises, conclusion, options: option?.of.texts }, option, (text) => [
    ...new Set(contentOf(text)),
  ]);

/** The same of formulas that are joined by their letters. Formulas that cannot be parsed have none. */
export const letterGraphCounts = ({ formulas, option }: Surface): Counts => {
  const { premises = [], conclusion = "" } = formulas ?? {};
  const sentences = { premises, conclusion, options: option?.of.formulas };
  return countsIn(sentences, option, (text) => lettersOf(text) ?? []);
};

type Sentences = {
  readonly premises: readonly string[];
  readonly conclusion: string;
  readonly options?: readonly string[];
};

/** Farther than that is not told from that. */
const farthest: number = 6;

const countsIn = (
  { premises, conclusion, options = [] }: Sentences,
  option: Surface["option"],
  namesOf: (text: string) => Names,
): Counts => {
  const stated = premises.map(namesOf);
  const goal = option?.of.statesGoal === true ? stated.at(-1) : undefined;
  const own = namesOf(conclusion);
  const others = options.filter((_, place) => place !== option?.place).map(namesOf);
  /** Sentences that share a name with each. */
  const near = stated.map((one) => stated.flatMap((other, i) => (shared(one, other) > 0 ? [i] : [])));
  /** How far each sentence is from any that holds a name. */
  const distancesFrom = (names: Names): readonly number[] => {
    const distances = stated.map((one): number => (shared(names, one) > 0 ? 0 : farthest));
    for (let round = 0; round < farthest; round++)
      for (const [i, neighbours] of near.entries())
        for (const other of neighbours) distances[i] = Math.min(distances[i]!, distances[other]! + 1);
    return distances;
  };
  const names = [...new Set(own)];
  const from = names.map((name) => distancesFrom([name]));
  const degrees = names
    .map((name) => stated.filter((one) => one.includes(name)).length)
    .toSorted((a, b) => a - b);
  /** Steps from the sentences of one name to those of another. */
  const apart = names.flatMap((_, i) =>
    names
      .slice(i + 1)
      .map((other) =>
        Math.min(farthest, ...stated.flatMap((one, at) => (one.includes(other) ? [from[i]![at]!] : []))),
      ),
  );
  const steps = distancesFrom(own);
  const overlaps = stated.map((one) => shared(names, one));
  const toGoal = goal === undefined ? [] : from.map((distances) => Math.min(farthest, distances.at(-1)!));
  return new Map([
    ["names", names.length],
    ["least stated", degrees[0] ?? 0],
    ["most stated", degrees.at(-1) ?? 0],
    ["stated", sumOf(degrees)],
    ["names stated once", degrees.filter((n) => n === 1).length],
    ["names never stated", degrees.filter((n) => n === 0).length],
    ["nearest pair", Math.min(farthest, ...apart)],
    ["farthest pair", Math.max(0, ...apart)],
    ["pairs' distances", sumOf(apart)],
    ["sentences touched", overlaps.filter((n) => n > 0).length],
    ["most shared with a sentence", Math.max(0, ...overlaps)],
    ["sentences two steps off", steps.filter((n) => n === 1).length],
    ["sentences farther off", steps.filter((n) => n > 1).length],
    ["sentences out of reach", steps.filter((n) => n >= farthest).length],
    ["neighbours of neighbours", sumOf(near.flatMap(({ length }, i) => (overlaps[i]! > 0 ? [length] : [])))],
    ["shared with the conclusion", goal === undefined ? 0 : shared(names, goal)],
    ["first shared with the conclusion", goal === undefined ? 0 : goal.indexOf(own[0] ?? "") + 1],
    ["last shared with the conclusion", goal === undefined ? 0 : goal.indexOf(own.at(-1) ?? "") + 1],
    ["distance to the conclusion", sumOf(toGoal)],
    ["farthest from the conclusion", Math.max(0, ...toGoal)],
    ["without it the sentences fall apart", partsOf(stated) - partsOf([...stated, names])],
    ["shared with the other options", sumOf(others.map((other) => shared(names, other)))],
    ["options that share a name", others.filter((other) => shared(names, other) > 0).length],
    ["sentences", stated.length],
  ]);
};

/** How many of some names stand among others. */
const shared = (one: Names, other: Names): number => one.filter((name) => other.includes(name)).length;

/** How many groups of sentences share no name with each other. */
const partsOf = (sentences: readonly Names[]): number => {
  const open = sentences.map((names) => new Set(names));
  let parts = 0;
  while (open.length > 0) {
    parts++;
    const known = open.pop()!;
    for (let i = open.length - 1; i >= 0; i--) {
      const next = open[i]!;
      if (known.isDisjointFrom(next)) continue;
      for (const name of next) known.add(name);
      open.splice(i, 1);
      i = open.length;
    }
  }
  return parts;
};
