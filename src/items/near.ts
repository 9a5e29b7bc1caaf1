/**
 * Near conclusions: neutral ones that use only what the premises speak of, a harder neutral than a conclusion of
 * new atoms. They have the shape of the conclusion that follows, with other letters and signs in it.
 */
import { equal, type Formula } from "#logic/formula";
import type { Random } from "#arguments/random";
import { listLiterals, withLiterals } from "#arguments/literals";
import { withFallback, compileTheory } from "#arguments/satisfiability";

/** How many conclusions are tried. */
const tries = 24;

/** A near conclusion for premises from which `derived` follows; undefined where none was found. */
export const drawNear = (
  premises: readonly Formula[],
  derived: Formula,
  random: Random,
): Formula | undefined => {
  const known = listLiterals(premises);
  const places = listLiterals([derived]);
  for (let i = 0; i < tries; i++) {
    const chosen = places.map(({ sort, positive }) => {
      const fitting = known.filter((literal) => literal.sort === sort);
      if (fitting.length === 0) return undefined;
      // Mostly the letters move; now and then a sign does.
      return { ...random.pick(fitting), positive: random.next() < 0.25 ? !positive : positive };
    });
    const literals = chosen.flatMap((literal) => literal ?? []);
    if (
      literals.length < places.length ||
      new Set(literals.map(({ atom }) => atom)).size < countDistinct(places)
    )
      continue;
    const [conclusion] = withLiterals([derived], literals);
    if (conclusion === undefined || premises.some((premise) => equal(premise, conclusion))) continue;
    if (isOpen(premises, conclusion)) return conclusion;
  }
  return undefined;
};

const countDistinct = (literals: readonly { readonly atom: string }[]): number =>
  new Set(literals.map(({ atom }) => atom)).size;

const isOpen = (premises: readonly Formula[], conclusion: Formula): boolean =>
  withFallback(() => {
    const theory = compileTheory([...premises, conclusion]);
    return [1, -1].every((sign) => theory.satisfiable(Int8Array.of(...premises.map(() => 1), sign)));
  }, false);
