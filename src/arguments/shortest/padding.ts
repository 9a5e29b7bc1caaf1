/**
 * Padding: steps that a chain is never better for. Of two rules, one behind the other, it is found out once whether
 * their most general chain can be shorter or has a flaw; if so, every chain has it that they stand in, since it is
 * made of an instance of theirs. Of the chains of length 7 that grow without such steps hardly one in twenty is padded,
 * else one in three; the whole question, asked of every finished chain, is `shortest.ts`.
 */
import type { Rule } from "#catalog";
import { extendChain, formulaAt, startChain, type ChainStep } from "../chain.ts";
import { flawOf } from "../examine.ts";
import { createHonesty, type Honesty } from "./minimality.ts";

export type PaddingCheck = {
  /** Whether a form pads a chain behind premise number `place` of a step. */
  readonly pads: (step: ChainStep, place: number, rule: Rule, form: number) => boolean;
  /** The same from what is known already: quick, and false where nothing is. */
  readonly isKnownToPad: PaddingCheck["pads"];
};

/** A check that keeps what it found out about each two forms. */
export const createPaddingCheck = (): PaddingCheck => {
  /** Made when first asked: rules made ready for matching are worth keeping, not worth making in vain. */
  let honesty: Honesty | undefined;
  const firstForms = new Map<Rule, number>();
  let count = 0;
  const numberOf = (rule: Rule, form: number): number => {
    let first = firstForms.get(rule);
    if (first === undefined) {
      first = count;
      firstForms.set(rule, first);
      count += rule.forms.length;
    }
    return first + form;
  };
  const known = new Map<number, boolean>();
  const keyOf = (step: ChainStep, place: number, rule: Rule, form: number): number =>
    (numberOf(step.rule, step.form) * mostPlaces + place) * mostForms + numberOf(rule, form);
  const isPadded = (step: ChainStep, place: number, rule: Rule, form: number): boolean => {
    // A fallacy's derived premise is measured by itself, and one step is as short as can be.
    if (step.rule.category === "fallacy") return false;
    const pair = extendChain(startChain(step.rule, step.form), place + 1, rule, form);
    if (pair === undefined) return false;
    const conclusion = formulaAt(pair, 0);
    honesty ??= createHonesty(2);
    return (
      flawOf(pair, "valid", conclusion) !== undefined ||
      honesty.ofChain(pair, "valid", conclusion) === "shorter"
    );
  };
  return {
    pads: (step, place, rule, form) => {
      const key = keyOf(step, place, rule, form);
      const ready = known.get(key);
      if (ready !== undefined) return ready;
      const verdict = isPadded(step, place, rule, form);
      known.set(key, verdict);
      return verdict;
    },
    isKnownToPad: (step, place, rule, form) => known.get(keyOf(step, place, rule, form)) === true,
  };
};

/** More premises than a form has, and more forms than the catalog. */
const mostPlaces = 8;
const mostForms = 2 ** 16;
