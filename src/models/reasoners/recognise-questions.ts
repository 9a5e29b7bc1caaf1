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

export type QuestionRecogniser = {
  /** Whether a question is about a rule, by its name. */
  readonly isAbout: (sequent: Sequent, rule: string) => boolean;
  /** All rules that it is about, by their names. The first question with side premises makes the pairs of all rules: a second. */
  readonly rulesIn: (sequent: Sequent) => readonly string[];
};

/** A recogniser of rules. What it finds out about a rule it keeps. */
export const createQuestionRecogniser = (rules: readonly Rule[]): QuestionRecogniser => {
  const { recognise } = createRecogniser(rules);
  const full = new Set(rulesOf("full").map(({ name }) => name));
  const paired = [...rulesOf("paper"), ...rules.filter(({ name }) => !full.has(name))];
  const byName = new Map([...rules, ...paired].map((rule) => [rule.name, rule]));
  const { argumentsOfOne } = createPairMaker(paired, styleNamed("symbolic"));
  const numberOf = (sequent: Sequent): number => {
    const { premises, conclusion } = asPropositions(sequent);
    return argumentHash(premises, conclusion);
  };
  const numbersOf = memoize((rule: string) => new Set(argumentsOfOne(byName.get(rule)!).map(numberOf)));
  const isPairOf = (sequent: Sequent, rule: string): boolean =>
    sequent.premises.length > 1 && numbersOf(rule).has(numberOf(sequent));
  return {
    isAbout: (sequent, rule) => {
      const known = recognise(sequent);
      return known.length > 0 ? known.some((one) => one.rule === rule) : isPairOf(sequent, rule);
    },
    rulesIn: (sequent) => {
      const known = recognise(sequent);
      return known.length > 0
        ? known.map(({ rule }) => rule)
        : paired.filter(({ name }) => isPairOf(sequent, name)).map(({ name }) => name);
    },
  };
};
