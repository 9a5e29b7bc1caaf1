/**
 * Which rules a question of one step is about: those that its argument is an instance of, or those of whose exchanged pairs it is
 * one side, whatever side premises stand in it.
 */
import { rulesOf } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { argumentHash } from "#arguments/argument-hash";
import { asPropositions, createRecogniser } from "#arguments/recognise";
import { createPairMaker } from "#items/twins";
import { styleNamed } from "#language/lists";
import type { Sequent } from "#logic/certificate";
import { memoize } from "#logic/memoize";

/** Whether a question is about a rule, by its name; or about any: with side premises this first makes all pairs, in a second. */
export type IsAbout = (sequent: Sequent, rule?: string) => boolean;

/** Recognises questions about rules. What it finds out about a rule it keeps. */
export const createQuestionRecogniser = (rules: readonly Rule[]): IsAbout => {
  const { recognise } = createRecogniser(rules);
  const full = new Set(rulesOf("full").map(({ name }) => name));
  const paired = [...rulesOf("paper"), ...rules.filter(({ name }) => !full.has(name))];
  const { argumentsOfOne } = createPairMaker(paired, styleNamed("natural"));
  const numberOf = (sequent: Sequent): number => {
    const { premises, conclusion } = asPropositions(sequent);
    return argumentHash(premises, conclusion);
  };
  const numbersOf = memoize((rule: Rule) => new Set(argumentsOfOne(rule).map(numberOf)));
  return (sequent, wanted) => {
    const isWanted = (name: string): boolean => wanted === undefined || name === wanted;
    const known = recognise(sequent);
    if (known.length > 0) return known.some(({ rule }) => isWanted(rule));
    const number = numberOf(sequent);
    return paired.some((rule) => isWanted(rule.name) && numbersOf(rule).has(number));
  };
};
