/**
 * A drawn item written down: words given to its letters, sentences said, certificates made. Letters are clauses of one topic, or
 * families of a bank; the words of an item are sampled by its index.
 */
import type { PassageWords } from "#language/connectives/passage-words";
import { readProposition } from "#language/connectives/read";
import { sayProposition } from "#language/connectives/say";
import { argumentHash } from "#arguments/argument-hash";
import { grammarWith } from "#language/connectives/understand";
import type { Lexicon } from "#language/lexicon";
import { natural } from "#language/styles/natural";
import { strainOf } from "#language/styles/sayable";
import { misuse } from "#logic/error";
import { implies, not, symbolsIn, type Formula } from "#logic/formula";
import { print } from "#logic/notation";
import { optionsQuestion } from "../formats/choice.ts";
import { certifyOption } from "#arguments/choice/option-certificates";
import type { Passage, Premises, Statement } from "#arguments/choice/passage";
import { letterOf, variableOf } from "#arguments/choice/propositions";
import type { ChoiceType, OptionRelation } from "#arguments/choice/types";
import { findLiftable, liftCertificate, liftFormula, liftPremises } from "#arguments/lift";
import type { Random } from "#arguments/random";
import { createFamilySampler } from "./family-sampler.ts";
import type { ChoicePlan } from "./plan.ts";
import { permutationOf } from "../assign-words.ts";
import { lettersIn } from "../letters.ts";
import { changesUnderExclusion, lexiconOf } from "../realise.ts";
import { createSayer, settingOf, speakerOf, turnsOf } from "../sayer.ts";
import { wordingFor } from "../wording.ts";
import { difficultyOf } from "../difficulty.ts";
import { emptyLine, withId, type ProblemLine } from "../problem-line.ts";
import { optionLabel } from "../question.ts";
import { admittedForms, sequentsOf, withVariants, wordsOfForms, type Propositions } from "./variants.ts";

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

/** The words of an item, and its sentences before the rest of the line is known. */
type Worded = Pick<
  ProblemLine<"options">,
  "style" | "paraphrase" | "faithful" | "lexicon" | "wordings" | "setting"
> & {
  /** The propositions as they are said. */
  readonly said: (formula: Formula) => Formula;
  /** Positions of the premises that are stated for everyone; all else is about one individual. */
  readonly lifted: ReadonlySet<number>;
  /** What is stated and asked. */
  readonly stated: Propositions;
  readonly premisesText: readonly string[];
  readonly conclusionText: string | null;
  readonly optionsText: readonly string[];
};

/** Puts the propositions of an item into words. */
type Speaker = (whole: Propositions, occasion: Occasion) => Worded;

/** A writer of a plan's items; it keeps the derivations that it has found. */
export const createWriter = (plan: ChoicePlan) => {
  const speak = speakerFor(plan);
  return ({ passage, goal, options }: Draft, occasion: Occasion): ProblemLine<"options"> => {
    const { type, place, facts, index } = occasion;
    const drawn = passage.propositions.map(({ formula }) => formula);
    const { said, lifted, stated, optionsText, ...worded } = speak(
      { passage: drawn, options: options.map(({ formula }) => formula), goal },
      occasion,
    );
    const { passage: formulas, options: claims, goal: conclusion } = stated;
    const label = optionLabel(place);
    const line = {
      ...emptyLine(),
      id: "",
      seed: plan.seed,
      index,
      task: type,
      profile: plan.recipe,
      difficulty: difficultyOf(formulasOf(stated), plan.steps),
      knobs: { n: plan.n, variables: plan.variables, facts, steps: plan.steps },
      premises: formulas.map(print),
      conclusion: conclusion === undefined ? null : print(conclusion),
      optionFormulas: claims.map(print),
      relations: options.map(({ relation }) => relation),
      key: [label],
      label,
      answer: place,
      polish: "none" as const,
      ...worded,
      options: optionsText.map((text, i) => ({ label: optionLabel(i), text })),
      certificates: options.map(({ premises, claim, relation }) =>
        liftCertificate(certifyOption(saidBy(premises, said), claim, relation), lifted),
      ),
      argument: argumentHash(formulas, conclusion ?? claims[place]!),
    };
    return withId({ ...line, question: optionsQuestion(line) });
  };
};

/** Rules may have premises without words: of those, symbols are not the twins of sentences. */
const speakerFor = (plan: ChoicePlan): Speaker => {
  const { topics, symbolic, forms, seed } = plan;
  if (symbolic === true && forms !== undefined) return saySymbols;
  return topics === undefined ? createBankSpeaker(plan) : createTopicSpeaker(topics, seed);
};

const saySymbols: Speaker = (whole) => ({
  ...asDrawn(whole),
  style: "symbolic",
  paraphrase: "none",
  faithful: true,
  lexicon: [],
  wordings: [],
  setting: null,
  premisesText: whole.passage.map(print),
  conclusionText: whole.goal === undefined ? null : print(whole.goal),
  optionsText: whole.options.map(print),
});

/** Propositions that are stated as they were drawn. */
const asDrawn = (stated: Propositions): Pick<Worded, "said" | "lifted" | "stated"> => ({
  said: (formula) => formula,
  lifted: new Set(),
  stated,
});

const saidBy = (premises: Premises, said: Worded["said"]): Premises => ({
  ...premises,
  propositions: premises.propositions.map(({ formula, rows }) => ({ formula: said(formula), rows })),
});

const formulasOf = ({ passage, options, goal }: Propositions): readonly Formula[] => [
  ...passage,
  ...options,
  ...(goal ? [goal] : []),
];

/** Says items in sentences of the bank, each letter a family. */
const createBankSpeaker = (plan: ChoicePlan): Speaker => {
  const familiesOf = createFamilySampler(plan.bank, plan.variables, plan.seed);
  const grammar = grammarWith(plan.wordings ?? []);
  return (whole, { index, random }) => {
    const families = familiesOf(index);
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
    return {
      ...asDrawn(whole),
      style: "english",
      paraphrase: plan.paraphrase,
      faithful: said.faithful,
      lexicon: [...forms].flatMap(([letter, list]) =>
        list.map(({ clause: { yes, no }, relation }) => ({ letter, text: yes, denied: no, relation })),
      ),
      wordings: borrowedWordings(plan, words, [
        ...premisesText,
        ...optionsText,
        ...(conclusionText === null ? [] : [conclusionText]),
      ]),
      setting: null,
      premisesText,
      conclusionText,
      optionsText,
    };
  };
};

/** Says items in style natural, each about one topic and one individual, with conditionals stated for everyone. */
const createTopicSpeaker = (topics: Lexicon, seed: number): Speaker => {
  const { layOut, pick } = wordingFor(topics, natural);
  const permutation = permutationOf(`choice/${seed}`);
  return (whole, { index, random }) => {
    const plain = whole.passage.map(withNeither);
    for (const formula of plain)
      if (strainOf(formula, "a person") === "odd")
        throw misuse(
          `style natural has no plain sentence for ${print(formula)}`,
          "use --symbolic, or other rules",
        );
    const lifted = findLifted({ ...whole, passage: plain });
    const lift = (formula: Formula): Formula => liftFormula(formula, lifted);
    const [passage, options] = [liftPremises(plain, lifted), whole.options.map(lift)];
    const goal = whole.goal && lift(whole.goal);
    const stated = { passage, options, goal };
    const formulas = formulasOf(stated);
    const letters = { ...lettersIn(formulas), conditional: new Set<string>() };
    const words = pick(layOut(letters), index, permutation, random);
    if (words === undefined)
      throw misuse(
        `no topic has words for ${letters.propositions.length + letters.predicates.length} letters`,
        "use fewer --variables, or --recipe paper",
      );
    const isInclusive = isHeardOtherwise(whole);
    const say = createSayer(natural, words, { isInclusive });
    const turn = random.int(maxTurns);
    const turns = turnsOf(passage);
    const speak = speakerOf(natural, words);
    return {
      said: withNeither,
      lifted,
      stated,
      style: natural.name,
      paraphrase: "none",
      faithful: true,
      lexicon: lexiconOf(words, undefined).map((word) => ({ ...word, relation: "same" })),
      wordings: [],
      setting: settingOf(words, formulas) ?? null,
      premisesText: passage.map((line, i) => say(line, speak(line, { turn: turn + turns[i]!, isInclusive }))),
      conclusionText: goal === undefined ? null : say(goal),
      optionsText: options.map((option) => say(option)),
    };
  };
};

/** Returns the conditionals to state for everyone. */
const findLifted = ({ passage, options, goal }: Propositions): ReadonlySet<number> =>
  findLiftable(
    [{ premises: passage, conclusion: goal ?? options[0]! }],
    (formula) => strainOf(formula, "a person") === "none",
  );

/** (A ∨ B) → ¬C as C → ¬(A ∨ B): "If Ruth owes a fine, she neither teaches nor lives abroad." */
const withNeither = (formula: Formula): Formula =>
  formula.kind === "implies" && formula.left.kind === "or" && formula.right.kind === "not"
    ? implies(formula.right.body, not(formula.left))
    : formula;

/** Frames are drawn from one of so many turns on. */
const maxTurns = 1000;

/** Whether a verdict changes for a reader who takes "or" to exclude both. */
const isHeardOtherwise = (whole: Propositions): boolean => sequentsOf(whole).some(changesUnderExclusion);

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
const variablesOf = (whole: Propositions): readonly number[] =>
  [...symbolsIn(...formulasOf(whole))].map(variableOf).toSorted((a, b) => a - b);
