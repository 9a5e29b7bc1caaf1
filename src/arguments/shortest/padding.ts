/**
 * Padding: steps that a chain is never better for. Of two rules, one behind the other, it is found out once whether
 * their most general chain can be shorter or has a flaw; if so, so has every chain with both, since it is
 * made of an instance of theirs. Of the chains of length 7 that grow without such steps hardly one in twenty is padded,
 * else one in three; the whole question, asked of every finished chain, is `shortest.ts`.
 */
import { memoize, getOrInsert } from "#logic/memoize";
import { extendTree, getNodeFormula, startTree } from "../chain.ts";
import { findFlaw } from "../examine.ts";
import type { Form } from "../forms.ts";
import { createShortestChecker, type ShortestChecker } from "./shortest.ts";

/** Properties of the forms behind one premise of another form. */
export type Padding = {
  /** True if a form pads a chain there. */
  readonly pads: (form: Form) => boolean;
  /** The same from what is known already: quick, and false where nothing is. */
  readonly isKnownToPad: (form: Form) => boolean;
};

/** Gives the padding behind premise number `place` of a form; what it finds out about each two forms it keeps. */
export type PaddingCheck = (base: Form, place: number) => Padding;

/** Returns a check that has found out nothing yet. */
export const createPaddingCheck = (): PaddingCheck => {
  /** Made when first asked: rules prepared for matching are worth keeping, not worth making in vain. */
  let checker: ShortestChecker | undefined;
  const isPadded = (base: Form, place: number, form: Form): boolean => {
    // A fallacy's derived premise is measured by itself, and one step is as short as can be.
    if (base.rule.category === "fallacy") return false;
    const pair = extendTree(startTree(base), place + 1, form);
    if (pair === undefined) return false;
    const conclusion = getNodeFormula(pair, 0);
    checker ??= createShortestChecker();
    return (
      findFlaw(pair, "valid", conclusion) !== undefined ||
      checker.checkTree(pair, "valid", conclusion, 2).shortest === "shorter"
    );
  };
  const createPadding = (base: Form, place: number): Padding => {
    const known = new Map<Form, boolean>();
    return {
      pads: (form) => getOrInsert(known, form, () => isPadded(base, place, form)),
      isKnownToPad: (form) => known.get(form) === true,
    };
  };
  const createPaddings = memoize((base: Form) => base.premises.map((_, i) => createPadding(base, i)));
  return (base, place) => createPaddings(base)[place]!;
};
