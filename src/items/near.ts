/**
 * Near conclusions: neutral ones that use only what the premises speak of, a harder neutral than a conclusion of
 * new atoms. They have the shape of the conclusion that follows, with other letters and signs in it.
 */
import { equal, type Formula } from "#logic/formula";
import type { Random } from "#arguments/random";
import { literalsOf, withLiterals } from "#arguments/literals";
import { withFallback, theoryOf } from "#arguments/satisfiability";

/** How many conclusions are tried. */
const tries = 24;

/** A near conclusion for premises from which `derived` follows; undefined where none was found. */
export const nearTo = (
  premises: readonly Formula[],
  derived: Formula,
  random: Random,
): Formula | undefined => {
  const known = literalsOf(premises);
  const places = literalsOf([derived]);
  for (let i = 0; i < tries; i++) {
    const chosen = places.map(({ sort, positive }) => {
      const fitting = known.filter((literal) => literal.sort === sort);
      if (fitting.length === 0) return undefined;
      // Mostly the letters move; now and then a sign does.
      return { ...random.pick(fitting), positive: random.next() < 0.25 ? !positive : positive };
    });
    const literals = chosen.flatMap((literal) => literal ?? []);
    if (literals.length < places.length || new Set(literals.map(({ atom }) => atom)).size < distinct(places))
      continue;
    const [conclusion] = withLiterals([derived], literals);
    if (conclusion === undefined || premises.some((premise) => equal(premise, conclusion))) continue;
    if (isOpen(premises, conclusion)) return conclusion;
  }
  return undefined;
};

const distinct = (literals: readonly { readonly atom: string }[]): number =>
  new Set(literals.map(({ atom }) => atom)).size;

/** Whether a conclusion can be true and false where the premises are true. */
const isOpen = (premises: readonly Formula[], conclusion: Formula): boolean =>
  withFallback(() => {
    const theory = theoryOf([...premises, conclusion]);
    return [1, -1].every((sign) => theory.satisfiable(Int8Array.of(...premises.map(() => 1), sign)));
  }, false);
