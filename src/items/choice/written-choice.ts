/**
 * A drawn item written down: words given to its letters, sentences said, certificates made. Each letter's words are a
 * family of the bank; the words of an item are sampled by its index.
 */
import type { PassageWords } from "#language/connectives/passage-words";
import { readProposition } from "#language/connectives/read";
import { sayProposition } from "#language/connectives/say";
import { grammarWith, plainGrammarWith } from "#language/connectives/understand";
import { argumentHash } from "#arguments/argument-hash";
import type { Formula } from "#logic/formula";
import { print } from "#logic/notation";
import { optionsQuestion } from "../formats/choice.ts";
import { createOptionCertifier } from "#arguments/choice/option-certificates";
import type { Passage, Premises, Statement } from "#arguments/choice/passage";
import { letterOf, variableOf } from "#arguments/choice/propositions";
import type { ChoiceType, OptionRelation } from "#arguments/choice/types";
import type { Random } from "#arguments/random";
import type { FamilySampler } from "./family-sampler.ts";
import type { ChoicePlan } from "./plan.ts";
import { symbolsIn } from "../letters.ts";
import { difficultyOf } from "../difficulty.ts";
import { emptyLine, withId, type ProblemLine } from "../problem-line.ts";
import { optionLabel } from "../question.ts";
import { admittedForms, withVariants, wordsOfForms, type Propositions } from "./variants.ts";

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
type Occasion = {
  readonly type: ChoiceType;
  /** The place of the right option. */
  readonly place: number;
  readonly facts: number;
  readonly index: number;
  readonly random: Random;
};

/** A writer of a plan's items; it keeps the derivations that it has found. */
export const createWriter = (plan: ChoicePlan, familiesOf: FamilySampler) => {
  const certifier = createOptionCertifier();
  const grammar = (plan.voices ? plainGrammarWith : grammarWith)(plan.wordings ?? []);
  return ({ passage, goal, options }: Draft, occasion: Occasion): ProblemLine<"options"> => {
    const { type, place, facts, index, random } = occasion;
    const formulas = passage.propositions.map(({ formula }) => formula);
    const families = familiesOf(index);
    const whole: Propositions = { passage: formulas, options: options.map(({ formula }) => formula), goal };
    const forms = new Map(
      variablesOf(whole).map(
        (variable) => [letterOf(variable), admittedForms(families[variable]!, plan.paraphrase)] as const,
      ),
    );
    const said = withVariants(whole, forms, plan.paraphrase, random.int);
    const words = wordsOfForms(forms);
    const say = (formula: Formula): string => sayProposition(formula, words, random.int, grammar);
    const premisesText = said.passage.map(say);
    const conclusionText = said.goal === undefined ? null : say(said.goal);
    const optionsText = said.options.map(say);
    const borrowed = borrowedWordings(plan, words, [
      ...premisesText,
      ...optionsText,
      ...(conclusionText === null ? [] : [conclusionText]),
    ]);
    const label = optionLabel(place);
    const line = {
      ...emptyLine(),
      id: "",
      seed: plan.seed,
      index,
      task: type,
      profile: plan.recipe,
      difficulty: difficultyOf([...formulas, ...whole.options, ...(goal ? [goal] : [])], plan.steps),
      knobs: { n: plan.n, variables: plan.variables, facts, steps: plan.steps },
      paraphrase: plan.paraphrase,
      faithful: said.faithful,
      style: "english",
      premises: formulas.map(print),
      conclusion: goal === undefined ? null : print(goal),
      optionFormulas: options.map(({ formula }) => print(formula)),
      relations: options.map(({ relation }) => relation),
      key: [label],
      label,
      answer: place,
      lexicon: [...forms].flatMap(([letter, list]) =>
        list.map(({ clause: { yes, no }, relation }) => ({ letter, text: yes, denied: no, relation })),
      ),
      wordings: borrowed,
      polish: "none" as const,
      premisesText,
      conclusionText,
      options: optionsText.map((text, i) => ({ label: optionLabel(i), text })),
      certificates: options.map(({ premises, claim, relation }) =>
        certifier.certify(premises, claim, relation),
      ),
      argument: argumentHash(formulas, goal ?? options[place]!.formula),
    };
    return withId({ ...line, question: optionsQuestion(line) });
  };
};

/** The wordings that are not our own and without which a sentence of the item cannot be read. */
const borrowedWordings = (
  { wordings = [] }: ChoicePlan,
  words: PassageWords,
  sentences: readonly string[],
): readonly string[] => {
  if (wordings.length === 0) return [];
  const foreign = sentences.filter((sentence) => readProposition(sentence, words).length === 0);
  return wordings.filter((wording) =>
    foreign.some((sentence) => readProposition(sentence, words, grammarWith([wording])).length > 0),
  );
};

/** The variables spoken of, in order. */
const variablesOf = ({ passage, options, goal }: Propositions): readonly number[] =>
  [...symbolsIn([...passage, ...options, ...(goal ? [goal] : [])])].map(variableOf).toSorted((a, b) => a - b);
