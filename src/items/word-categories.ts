/**
 * Clauses in the order of their topic, whose page lists what happens from causes to effects: what leads to something in a premise
 * comes before it. The order is that of both twins, so that no word tells the key.
 */
import type { Topic } from "#language/lexicon";
import type { Clause, Words } from "#language/words";
import type { Arrow } from "./letters.ts";

/** The clauses of propositions, given to their letters from causes to effects. */
export const inCausalOrder = (
  propositions: Words["propositions"],
  arrows: readonly Arrow[],
  { impersonals }: Topic,
): Words["propositions"] => {
  const places = new Map(impersonals.flatMap(({ forms }, i) => forms.map(({ yes }) => [yes, i] as const)));
  const placeOf = ({ yes }: Clause): number => places.get(yes) ?? places.size;
  const depths = depthsOf([...propositions.keys()], arrows);
  const ordered = [...propositions].filter(([, { yes }]) => places.has(yes));
  const letters = ordered.map(([letter]) => letter).toSorted((a, b) => depths.get(a)! - depths.get(b)!);
  const clauses = ordered.map(([, clause]) => clause).toSorted((a, b) => placeOf(a) - placeOf(b));
  const given = new Map(letters.map((letter, i) => [letter, clauses[i]!]));
  return new Map([...propositions].map(([letter, clause]) => [letter, given.get(letter) ?? clause]));
};

/** How many arrows lead to each letter, one behind the other; of arrows in a circle some. */
const depthsOf = (letters: readonly string[], arrows: readonly Arrow[]): ReadonlyMap<string, number> => {
  const depths = new Map(letters.map((letter) => [letter, 0]));
  for (const _ of letters)
    for (const { from, to } of arrows)
      if (depths.has(from) && depths.has(to) && from !== to)
        depths.set(to, Math.min(letters.length, Math.max(depths.get(to)!, depths.get(from)! + 1)));
  return depths;
};
