/**
 * A drawn item written down: words given to its letters, sentences said, certificates made. Each letter's words are a
 * family of the bank; the words of an item are dealt by its index.
 */
import type { Clause, Family } from "#language";
import { eachAtom, print, type Formula } from "#logic";
import {
  passageOfFormulas,
  passageOfSentences,
  queries,
  type ChoiceItem,
  type ChoiceType,
  type OptionRelation,
} from "../formats/choice.ts";
import type { Random } from "../random.ts";
import type { Dealer } from "./dealt-families.ts";
import type { ChoicePlan } from "./generate.ts";
import { choiceIdOf } from "./choice-id.ts";
import { createOptionCertifier } from "./option-certificates.ts";
import type { Passage, Premises, Statement } from "./passage.ts";
import { sayProposition } from "./plain-words.ts";
import { letterOf, variableOf } from "./propositions.ts";

/** An item without its words. */
export type Draft = {
  readonly passage: Passage;
  /** Missing premise only. */
  readonly goal?: Formula;
  readonly options: readonly {
    readonly formula: Formula;
    /** How the premises bear on the claim: passage on option, or passage and option on goal. */
    readonly relation: OptionRelation;
    readonly premises: Premises;
    readonly claim: Statement;
  }[];
};

/** What an item has beside its draft. */
export type Occasion = {
  readonly type: ChoiceType;
  /** The place of the right option. */
  readonly place: number;
  readonly facts: number;
  readonly index: number;
  readonly random: Random;
};

/** A writer of a plan's items; it keeps the derivations that it has found. */
export const createWriter = (plan: ChoicePlan, deal: Dealer) => {
  const certifier = createOptionCertifier();
  return ({ passage, goal, options }: Draft, occasion: Occasion): ChoiceItem => {
    const { type, place, facts, index, random } = occasion;
    const formulas = passage.propositions.map(({ formula }) => formula);
    const families = deal(index);
    const used = variablesOf([
      ...formulas,
      ...options.map(({ formula }) => formula),
      ...(goal ? [goal] : []),
    ]);
    const letters = new Map(
      used.map((variable) => [letterOf(variable), { forms: formsOf(families[variable]!, plan) }]),
    );
    const say = (formula: Formula): string => sayProposition(formula, { letters }, random.int);
    const sentencesText = formulas.map(say);
    const goalText = goal && say(goal);
    const propositions = formulas.map(print);
    const optionFormulas = options.map(({ formula }) => print(formula));
    const goalWritten = goal && print(goal);
    const item = {
      v: 1,
      type,
      recipe: plan.recipe,
      language: "english",
      paraphrase: plan.paraphrase,
      seed: plan.seed,
      index,
      polish: "none",
      knobs: { n: plan.n, variables: plan.variables, facts, steps: plan.steps },
      propositions,
      sentencesText,
      ...(goalWritten === undefined || goalText === undefined ? {} : { goal: goalWritten, goalText }),
      passage: passageOfSentences(sentencesText, goalText),
      query: queries[plan.recipe][type],
      options: options.map(({ formula }) => say(formula)),
      optionFormulas,
      relations: options.map(({ relation }) => relation),
      answer: place,
      certificates: options.map(({ premises, claim, relation }) =>
        certifier.certify(premises, claim, relation),
      ),
      symbolic: { passage: passageOfFormulas(propositions, goalWritten), options: optionFormulas },
      sentences: textsOf(letters, ({ yes }) => yes),
      denials: textsOf(letters, ({ no }) => no),
    } as const;
    return { ...item, id: choiceIdOf(item) };
  };
};

/** The variables spoken of, in order. */
const variablesOf = (formulas: readonly Formula[]): readonly number[] => {
  const used = new Set<number>();
  for (const formula of formulas) eachAtom(formula, ({ name }) => used.add(variableOf(name)));
  return [...used].toSorted((a, b) => a - b);
};

const formsOf = ({ sentence, paraphrase }: Family, { paraphrase: how }: ChoicePlan): readonly Clause[] =>
  how === "none" || paraphrase === undefined ? [sentence] : [sentence, paraphrase];

const textsOf = (
  letters: ReadonlyMap<string, { readonly forms: readonly Clause[] }>,
  text: (clause: Clause) => string,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries([...letters].map(([letter, { forms }]) => [letter, forms.map(text)]));
