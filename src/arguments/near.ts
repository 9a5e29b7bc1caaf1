/**
 * Near conclusions: neutral ones that use only what the premises speak of, a harder neutral than a conclusion of
 * new atoms. They have the shape of the conclusion that follows, with other letters and signs in it.
 */
import { equal, type Formula } from "#logic";
import type { Random } from "./random.ts";
import { soundRelation } from "./contrast.ts";
import { tokensOf, withTokens } from "./tokens.ts";

/** How many conclusions are tried. */
const tries = 24;

/** A near conclusion for premises from which `derived` follows; undefined where none was found. */
export const nearTo = (
  premises: readonly Formula[],
  derived: Formula,
  random: Random,
): Formula | undefined => {
  const known = tokensOf(premises);
  const places = tokensOf([derived]);
  for (let i = 0; i < tries; i++) {
    const chosen = places.map(({ sort, positive }) => {
      const fitting = known.filter((token) => token.sort === sort);
      if (fitting.length === 0) return undefined;
      // Mostly the letters move; now and then a sign does.
      return { ...random.pick(fitting), positive: random.next() < 0.25 ? !positive : positive };
    });
    const tokens = chosen.flatMap((token) => token ?? []);
    if (tokens.length < places.length || new Set(tokens.map(({ atom }) => atom)).size < distinct(places))
      continue;
    const [conclusion] = withTokens([derived], tokens);
    if (conclusion === undefined || premises.some((premise) => equal(premise, conclusion))) continue;
    if (soundRelation(premises, conclusion) === "neutral") return conclusion;
  }
  return undefined;
};

const distinct = (tokens: readonly { readonly atom: string }[]): number =>
  new Set(tokens.map(({ atom }) => atom)).size;
