/**
 * A drawn item written down: words given to its letters, sentences said, certificates made. Letters are clauses of one topic, or
 * families of a bank; the words of an item are sampled by its index.
 */
import type { PassageWords } from "#language/connectives/passage-words";
import { readProposition } from "#language/connectives/read";
import { sayProposition } from "#language/connectives/say";
import { argumentHash } from "#arguments/argument-hash";
import { buildCustomGrammar } from "#language/connectives/understand";
import type { Lexicon } from "#language/lexicon";
import { natural } from "#language/styles/natural";
import { rateReading } from "#language/styles/sayable";
import { misuse } from "#logic/error";
import { implies, not, collectSymbols, type Formula } from "#logic/formula";
import { print } from "#logic/notation";
import { optionsQuestion } from "../formats/choice.ts";
import { certifyOption } from "#arguments/choice/option-certificates";
import type { Passage, Premises, Statement } from "#arguments/choice/passage";
import { toLetter, toVariable } from "#arguments/choice/propositions";
import type { ChoiceType, OptionRelation } from "#arguments/choice/types";
import { findLiftable, liftCertificate, liftFormula, liftPremises } from "#arguments/lift";
import type { Random } from "#arguments/random";
import { createFamilySampler } from "./family-sampler.ts";
import type { ChoicePlan } from "./plan.ts";
import { createPermutation } from "../assign-words.ts";
import { sortSymbols } from "../letters.ts";
import { isExclusionSensitive, buildLexicon } from "../realise.ts";
import { createVerbalizer, getSetting, createStyleSpeaker, countTurns } from "../sayer.ts";
import { openWording } from "../wording.ts";
import { computeDifficulty } from "../difficulty.ts";
import { emptyLine, withId, type ProblemLine } from "../problem-line.ts";
import { optionLabel } from "../question.ts";
import {
  listAdmittedForms,
  toSequents,
  withVariants,
  toPassageWords,
  type Propositions,
} from "./variants.ts";

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

/** An item's data beside its draft. */
type Occasion = {
  readonly type: ChoiceType;
  /** The place of the right option. */
  readonly place: number;
  readonly facts: number;
  readonly index: number;
  readonly random: Random;
};

/** The words of an item, and its sentences before the rest of the line is known. */
type WordedChoice = Pick<
  ProblemLine<"options">,
  "style" | "paraphrase" | "faithful" | "lexicon" | "wordings" | "setting"
> & {
  /** The propositions as they are said. */
  readonly said: (formula: Formula) => Formula;
  /** Positions of the premises that are stated for everyone; all else is about one individual. */
  readonly lifted: ReadonlySet<number>;
  /** The passage and its options. */
  readonly stated: Propositions;
  readonly premisesText: readonly string[];
  readonly conclusionText: string | null;
  readonly optionsText: readonly string[];
};

/** Puts the propositions of an item into words. */
type Speaker = (whole: Propositions, occasion: Occasion) => WordedChoice;

/** A writer of a plan's items; it keeps the derivations that it has found. */
export const createWriter = (plan: ChoicePlan) => {
  const speak = createSpeaker(plan);
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
      difficulty: computeDifficulty(listAllFormulas(stated), plan.steps),
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
        liftCertificate(certifyOption(mapPremises(premises, said), claim, relation), lifted),
      ),
      argument: argumentHash(formulas, conclusion ?? claims[place]!),
    };
    return withId({ ...line, question: optionsQuestion(line) });
  };
};

/** Rules may have premises without words: of those, symbols are not the twins of sentences. */
const createSpeaker = (plan: ChoicePlan): Speaker => {
  const { topics, symbolic, forms, seed } = plan;
  if (symbolic === true && forms !== undefined) return saySymbols;
  return topics === undefined ? createBankSpeaker(plan) : createTopicSpeaker(topics, seed);
};

const saySymbols: Speaker = (whole) => ({
  ...toWorded(whole),
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

const toWorded = (stated: Propositions): Pick<WordedChoice, "said" | "lifted" | "stated"> => ({
  said: (formula) => formula,
  lifted: new Set(),
  stated,
});

const mapPremises = (premises: Premises, said: WordedChoice["said"]): Premises => ({
  ...premises,
  propositions: premises.propositions.map(({ formula, rows }) => ({ formula: said(formula), rows })),
});

const listAllFormulas = ({ passage, options, goal }: Propositions): readonly Formula[] => [
  ...passage,
  ...options,
  ...(goal ? [goal] : []),
];

const createBankSpeaker = (plan: ChoicePlan): Speaker => {
  const drawFamilies = createFamilySampler(plan.bank, plan.variables, plan.seed);
  const grammar = buildCustomGrammar(plan.wordings ?? []);
  return (whole, { index, random }) => {
    const families = drawFamilies(index);
    const forms = new Map(
      listVariables(whole).map(
        (variable) => [toLetter(variable), listAdmittedForms(families[variable]!, plan.paraphrase)] as const,
      ),
    );
    const said = withVariants(whole, forms, plan.paraphrase, random.int);
    const words = toPassageWords(forms);
    const say = (formula: Formula): string => sayProposition(formula, words, random.int, grammar);
    const premisesText = said.passage.map(say);
    const conclusionText = said.goal === undefined ? null : say(said.goal);
    const optionsText = said.options.map(say);
    return {
      ...toWorded(whole),
      style: "english",
      paraphrase: plan.paraphrase,
      faithful: said.faithful,
      lexicon: [...forms].flatMap(([letter, list]) =>
        list.map(({ clause: { yes, no }, relation }) => ({ letter, text: yes, denied: no, relation })),
      ),
      wordings: findBorrowedWordings(plan, words, [
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

const createTopicSpeaker = (topics: Lexicon, seed: number): Speaker => {
  const { layOut, pick } = openWording(topics, natural);
  const permutation = createPermutation(`choice/${seed}`);
  return (whole, { index, random }) => {
    const plain = whole.passage.map(withNeither);
    for (const formula of plain)
      if (rateReading(formula, "a person") === "odd")
        throw misuse(
          `style natural has no plain sentence for ${print(formula)}`,
          "use --symbolic, or other rules",
        );
    const lifted = findLifted({ ...whole, passage: plain });
    const lift = (formula: Formula): Formula => liftFormula(formula, lifted);
    const [passage, options] = [liftPremises(plain, lifted), whole.options.map(lift)];
    const goal = whole.goal && lift(whole.goal);
    const stated = { passage, options, goal };
    const formulas = listAllFormulas(stated);
    const letters = { ...sortSymbols(formulas), conditional: new Set<string>() };
    const words = pick(layOut(letters), index, permutation, random);
    if (words === undefined)
      throw misuse(
        `no topic has words for ${letters.propositions.length + letters.predicates.length} letters`,
        "use fewer --variables, or --recipe paper",
      );
    const isInclusive = hasExclusiveReading(whole);
    const say = createVerbalizer(natural, words, { isInclusive });
    const turn = random.int(maxTurns);
    const turns = countTurns(passage);
    const speak = createStyleSpeaker(natural, words);
    return {
      said: withNeither,
      lifted,
      stated,
      style: natural.name,
      paraphrase: "none",
      faithful: true,
      lexicon: buildLexicon(words, undefined).map((word) => ({ ...word, relation: "same" })),
      wordings: [],
      setting: getSetting(words, formulas) ?? null,
      premisesText: passage.map((line, i) => say(line, speak(line, { turn: turn + turns[i]!, isInclusive }))),
      conclusionText: goal === undefined ? null : say(goal),
      optionsText: options.map((option) => say(option)),
    };
  };
};

const findLifted = ({ passage, options, goal }: Propositions): ReadonlySet<number> =>
  findLiftable(
    [{ premises: passage, conclusion: goal ?? options[0]! }],
    (formula) => rateReading(formula, "a person") === "none",
  );

const withNeither = (formula: Formula): Formula =>
  formula.kind === "implies" && formula.left.kind === "or" && formula.right.kind === "not"
    ? implies(formula.right.body, not(formula.left))
    : formula;

/** Frames are drawn from one of so many turns on. */
const maxTurns = 1000;

const hasExclusiveReading = (whole: Propositions): boolean => toSequents(whole).some(isExclusionSensitive);

const findBorrowedWordings = (
  { wordings = [] }: ChoicePlan,
  words: PassageWords,
  sentences: readonly string[],
): readonly string[] => {
  if (wordings.length === 0) return [];
  const foreign = sentences.filter((sentence) => readProposition(sentence, words).length === 0);
  return wordings.filter((wording) =>
    foreign.some((sentence) => readProposition(sentence, words, buildCustomGrammar([wording])).length > 0),
  );
};

/** The variables spoken of, in order. */
const listVariables = (whole: Propositions): readonly number[] =>
  [...collectSymbols(...listAllFormulas(whole))].map(toVariable).toSorted((a, b) => a - b);
