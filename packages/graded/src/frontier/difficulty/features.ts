/**
 * What a question asks of its solver, from its tags: amounts of what is counted (length by its doublings), and one for each
 * name that it bears, such as its rule, its task or how the premises bear on the goal.
 */
import { sumOf, type Tags } from "organon/commands";
import type { FeaturedAnswers, Features } from "./test-model.ts";

/** Tags that are amounts, and how an amount counts. */
const amounts: Readonly<Record<string, { readonly name: string; readonly of: (value: number) => number }>> = {
  length: { name: "length, doubled", of: (value) => Math.log2(Math.max(1, value)) },
  width: { name: "width, a case more", of: (value) => value - 1 },
  distractors: { name: "distractors, from none to all", of: (value) => value },
  relations: { name: "relations, a law more", of: (value) => value },
  quantifiers: { name: "quantifiers, one deeper", of: (value) => value },
  negations: { name: "negations, one deeper", of: (value) => value },
};

/** Tags that are names. */
const names = ["task", "relation", "rule", "kind", "logic"];

/** The features of a question with these tags. */
export const featuresOf = (tags: Tags): Features => {
  const features: Record<string, number> = {};
  for (const [tag, { name, of }] of Object.entries(amounts)) {
    const value = Number(tags[tag]);
    if (tags[tag] !== undefined && Number.isFinite(value) && of(value) !== 0) features[name] = of(value);
  }
  // How near distractors are matters as far as there are any.
  const near = Number(tags["distractors"]) * Number(tags["nearness"]);
  if (near > 0) features["distractors, those near"] = near;
  for (const tag of names) if (tags[tag] !== undefined) features[`${tag}: ${tags[tag]}`] = 1;
  return features;
};

/**
 * The same without what cannot be told from the abilities: features that are the same everywhere and, of names that every
 * question has one of, the most common, which the others are then measured against.
 */
export const withVarying = (answers: readonly FeaturedAnswers[]): readonly FeaturedAnswers[] => {
  const counts = new Map<string, { low: number; high: number; count: number }>();
  for (const { features } of answers)
    for (const [name, amount] of Object.entries(features)) {
      const known = counts.get(name) ?? { low: amount, high: amount, count: 0 };
      counts.set(name, {
        low: Math.min(known.low, amount),
        high: Math.max(known.high, amount),
        count: known.count + 1,
      });
    }
  const isEverywhere = (count: number): boolean => count === answers.length;
  const dropped = new Set(
    [...counts].flatMap(([name, { low, high, count }]) =>
      low === high && isEverywhere(count) ? [name] : [],
    ),
  );
  for (const tag of names) {
    const own = [...counts].filter(([name]) => name.startsWith(`${tag}: `));
    if (!isEverywhere(sumOf(own, ([, { count }]) => count))) continue;
    const [most] = own.toSorted(([, a], [, b]) => b.count - a.count);
    if (most !== undefined) dropped.add(most[0]);
  }
  return answers.map(({ features, ...rest }) => ({
    ...rest,
    features: Object.fromEntries(Object.entries(features).filter(([name]) => !dropped.has(name))),
  }));
};
