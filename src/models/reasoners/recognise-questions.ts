/** Recognises the rules of a one-step question: its argument is an instance of the rule, or one side of a contrast pair of the rule. */
import { listProfileRules } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { argumentHash } from "#arguments/argument-hash";
import { toPropositions, createRecogniser } from "#arguments/recognise";
import { PairFinder } from "#items/pair-finder";
import type { Sequent } from "#logic/certificate";
import { memoize } from "#logic/memoize";

/** Returns whether a question is about the named rule, or any rule. The first call with additional premises builds all pairs: a second. */
export type IsAbout = (sequent: Sequent, rule?: string) => boolean;

/** Returns a recogniser, which caches its results per rule. */
export const createQuestionRecogniser = (rules: readonly Rule[]): IsAbout => {
  const { recognise } = createRecogniser(rules);
  const full = new Set(listProfileRules("full").map(({ name }) => name));
  const paired = [...listProfileRules("paper"), ...rules.filter(({ name }) => !full.has(name))];
  const finder = new PairFinder(paired);
  const internSequent = (sequent: Sequent): string => {
    const { premises, conclusion } = toPropositions(sequent);
    return argumentHash(premises, conclusion);
  };
  const internRule = memoize(
    (rule: Rule) => new Set(finder.listAtomicPairs(rule).flatMap(({ sides }) => sides.map(internSequent))),
  );
  return (sequent, wanted) => {
    const isWanted = (name: string): boolean => wanted === undefined || name === wanted;
    const known = recognise(sequent);
    if (known.length > 0) return known.some(({ rule }) => isWanted(rule));
    const number = internSequent(sequent);
    return paired.some((rule) => isWanted(rule.name) && internRule(rule).has(number));
  };
};
