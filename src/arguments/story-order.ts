/**
 * The order in which premises are told: each takes up what the one before ended with, as far as there is such; in one question of
 * three facts come last. Of twins, whose premises have one order, chance says whose letters count, so that order tells no answer.
 */
import { getParts, collectSymbols, type Formula } from "#logic/formula";
import type { Random } from "./random.ts";

/** The places of premises as they are told; `lists` are those of one argument, or of twins. */
export const storyOrder = (lists: readonly (readonly Formula[])[], random: Random): readonly number[] => {
  const premises = random.pick(lists);
  const places = orderLinked(premises, random.shuffle([...premises.keys()]));
  if (random.next() < 2 / 3) return places;
  return places.toSorted((a, b) => Number(isFact(premises[a]!)) - Number(isFact(premises[b]!)));
};

const isFact = (formula: Formula): boolean =>
  formula.kind === "atom" ||
  (["not", "and", "forall", "exists"].includes(formula.kind) && getParts(formula).every(isFact));

/** Each premise behind one that ends with what it begins with, else behind one that it shares a letter with. */
const orderLinked = (premises: readonly Formula[], places: readonly number[]): readonly number[] => {
  const ends = premises.map((premise) => collectSymbols(getSide(premise, "right")));
  const starts = premises.map((premise) => collectSymbols(getSide(premise, "left")));
  const all = premises.map((premise) => collectSymbols(premise));
  const left = [...places];
  const isReached = (place: number): boolean =>
    places.some((other) => other !== place && !ends[other]!.isDisjointFrom(starts[place]!));
  const order = left.splice(
    Math.max(
      0,
      left.findIndex((place) => !isReached(place)),
    ),
    1,
  );
  while (left.length > 0) {
    const last = order.at(-1)!;
    const continuing = left.findIndex((place) => !ends[last]!.isDisjointFrom(starts[place]!));
    const near = left.findIndex((place) => !all[last]!.isDisjointFrom(all[place]!));
    order.push(...left.splice(continuing >= 0 ? continuing : Math.max(0, near), 1));
  }
  return order;
};

/** The condition or the consequent of a conditional, said of all, too; else all of a formula. */
const getSide = (formula: Formula, side: "left" | "right"): Formula =>
  formula.kind === "forall"
    ? getSide(formula.body, side)
    : formula.kind === "implies"
      ? formula[side]
      : formula;
