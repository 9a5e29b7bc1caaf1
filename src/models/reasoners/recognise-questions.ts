/** Recognises the rules of a one-step question: its argument is an instance of the rule, or one side of a contrast pair of the rule. */
import { rulesOf } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { argumentHash } from "#arguments/argument-hash";
import { asPropositions, createRecogniser } from "#arguments/recognise";
import { PairFinder } from "#items/pair-finder";
import type { Sequent } from "#logic/certificate";
import { memoize } from "#logic/memoize";

/** Returns whether a question is about the named rule, or any rule. The first call with additional premises builds all pairs: a second. */
export type IsAbout = (sequent: Sequent, rule?: string) => boolean;

/** Returns a recogniser, which caches its results per rule. */
export const createQuestionRecogniser = (rules: readonly Rule[]): IsAbout => {
  const { recognise } = createRecogniser(rules);
  const full = new Set(rulesOf("full").map(({ name }) => name));
  const paired = [...rulesOf("paper"), ...rules.filter(({ name }) => !full.has(name))];
  const finder = new PairFinder(paired);
  const numberOf = (sequent: Sequent): string => {
    const { premises, conclusion } = asPropositions(sequent);
    return argumentHash(premises, conclusion);
  };
  const numbersOf = memoize(
    (rule: Rule) => new Set(finder.pairsOfOne(rule).flatMap(({ sides }) => sides.map(numberOf))),
  );
  return (sequent, wanted) => {
    const isWanted = (name: string): boolean => wanted === undefined || name === wanted;
    const known = recognise(sequent);
    if (known.length > 0) return known.some(({ rule }) => isWanted(rule));
    const number = numberOf(sequent);
    return paired.some((rule) => isWanted(rule.name) && numbersOf(rule).has(number));
  };
};
