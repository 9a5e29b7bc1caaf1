/**
 * The shortcut classifiers: what each sees of a question or an option, and how it learns. A family of features is a function of
 * the surface, and a row here. Plain heuristics look at one thing: the place, the length, words shared, denials. One that does
 * worse than chance has found something as well.
 */
import { clauseGraphOf, coloursOf, opposedClauses, signCountsOf } from "./clause-graph.ts";
import {
  beside,
  each,
  highest,
  linear,
  majority,
  rates,
  together,
  trees,
  type Counts,
  type Learner,
} from "./learners.ts";
import { letterGraphCounts, wordGraphCounts } from "./option-graph.ts";
import type { Surface } from "./rows.ts";
import { signedColoursOf } from "./signed-graph.ts";
import {
  allNgrams,
  conclusionNgrams,
  conclusionCountsOf,
  contentOf,
  countsOf,
  isDenial,
  overlapOf,
  shareOf,
  tokensOf,
} from "./surface.ts";

/** What is asked: the label of a question, which of our four options is right, or the same of options of any origin. */
export type Asked = "label" | "option" | "foreign";

type Classifier = {
  readonly learner: Learner;
  /** Its name in the audits that have it. */
  readonly names: Readonly<Partial<Record<Asked, string>>>;
  /** Whether the audit says which of its counts told most. */
  readonly tells?: boolean;
  /** Of fewer questions it would learn by heart. */
  readonly fewest?: number;
  /** Whether it answers yes or no, and nothing else. */
  readonly isYesNo?: true;
};

const words = ({ conclusion }: Surface): number => tokensOf(conclusion).length;
const denials = ({ conclusion }: Surface): number => tokensOf(conclusion).filter(isDenial).length;

const passageOverlap = ({ text, conclusion }: Surface): number =>
  shareOf(tokensOf(conclusion), tokensOf(text));

/** How often the words of an option come in the text, for each of them. */
const passageUses = ({ text, conclusion }: Surface): number => {
  const own = new Set(contentOf(conclusion));
  return tokensOf(text).filter((word) => own.has(word)).length / Math.max(1, own.size);
};

/** The highest share of an option's words that stand in one sentence. */
const sentenceOverlap = ({ premises, conclusion }: Surface): number => {
  const own = [...new Set(contentOf(conclusion))];
  return Math.max(0, ...premises.map((premise) => shareOf(own, tokensOf(premise))));
};

/** The share of an option's words that stand in others of other words. */
const optionOverlap = ({ conclusion, option }: Surface): number =>
  shareOf(
    contentOf(conclusion),
    (option?.of.texts ?? []).filter((other) => other !== conclusion).flatMap(contentOf),
  );

/** An option's formula with its letters masked. */
const shape = ({ formulas }: Surface): string => (formulas?.conclusion ?? "").replaceAll(/[A-Z]/g, "·");

/** Everything that is counted of a question. */
const allCounts = (surface: Surface): Counts =>
  new Map([...countsOf(surface), ...signCountsOf(surface), ...orderCountsOf(surface)]);

/** Where what the conclusion is about comes in the premises: first and last of all, and in how many. */
const orderCountsOf = ({ premises, conclusion }: Surface): Counts => {
  const own = new Set(contentOf(conclusion));
  const places = premises.flatMap((one, i) => (contentOf(one).some((word) => own.has(word)) ? [i] : []));
  return new Map([
    ["first premise with a word of the conclusion", places[0] ?? -1],
    ["last premise with a word of the conclusion", places.at(-1) ?? -1],
    ["premises with a word of the conclusion", places.length],
  ]);
};

/** Everything global that is not counted: words and pairs of words, and the graph without signs. */
const unsignedGraph = (one: Surface) => coloursOf(clauseGraphOf(one));
const globalFamilies = { words: allNgrams, "unsigned graph": unsignedGraph };
const families = { ...globalFamilies, "signed graph, by rounds": (one: Surface) => signedColoursOf(one, 2) };

/** Learns from all of these, none of which follows a step. */
export const allGlobal = together(each(allCounts), globalFamilies);

/** Weakest first. */
const classifiers: readonly Classifier[] = [
  { names: { label: "majority" }, learner: majority },
  {
    names: { label: "no if a clause comes denied (unlearned)" },
    learner: highest((one) => (signCountsOf(one).get(opposedClauses)! > 0 ? 0 : 1)),
    isYesNo: true,
  },
  {
    names: { label: "yes if all words come (unlearned)" },
    learner: highest((one) => (overlapOf(one) === 1 ? 1 : 0)),
    isYesNo: true,
  },
  { names: { label: "overlap" }, learner: trees(each((one) => new Map([["overlap", overlapOf(one)]]))) },
  { names: { label: "counts of the conclusion" }, learner: trees(each(conclusionCountsOf)) },
  ...["A", "B", "C", "D"].map((letter, place) => ({
    names: { option: `always ${letter}` },
    learner: highest(({ option }) => (option?.place === place ? 1 : 0)),
  })),
  { names: { option: "longest option" }, learner: highest(words) },
  { names: { option: "shortest option" }, learner: highest((one) => -words(one)) },
  { names: { foreign: "longest option" }, learner: highest(({ conclusion }) => conclusion.length) },
  { names: { foreign: "shortest option" }, learner: highest(({ conclusion }) => -conclusion.length) },
  {
    names: { foreign: "most words of the text" },
    learner: highest(({ text, conclusion }) => shareOf(contentOf(conclusion), contentOf(text))),
  },
  { names: { option: "most overlap with the passage" }, learner: highest(passageOverlap) },
  { names: { option: "most uses of its words in the passage" }, learner: highest(passageUses) },
  { names: { option: "most like one sentence" }, learner: highest(sentenceOverlap) },
  { names: { option: "most denials" }, learner: highest(denials) },
  { names: { option: "fewest denials" }, learner: highest((one) => -denials(one)) },
  { names: { option: "most like the other options" }, learner: highest(optionOverlap) },
  { names: { option: "shape (learned)" }, learner: rates(shape) },
  { names: { label: "counts", option: "counts (learned)" }, learner: trees(each(countsOf)), tells: true },
  {
    names: { label: "n-grams of the conclusion", option: "n-grams of the option (learned)" },
    learner: linear(conclusionNgrams),
  },
  {
    names: { label: "n-grams of everything", option: "n-grams of everything (learned)" },
    learner: linear(allNgrams),
  },
  { names: { label: "signs" }, learner: trees(each(signCountsOf)) },
  { names: { label: "clause graph" }, learner: linear(unsignedGraph) },
  ...["one round", "two rounds"].map((rounds, i) => ({
    names: { label: `signed graph, ${rounds}`, option: `signed graph, ${rounds} (learned)` },
    learner: linear((one) => signedColoursOf(one, i + 1)),
  })),
  { names: { option: "sentence graph (learned)" }, learner: trees(beside(wordGraphCounts)) },
  { names: { option: "letter graph (learned)" }, learner: trees(beside(letterGraphCounts)) },
  {
    names: { label: "everything together" },
    learner: together(each(allCounts), families),
    tells: true,
    fewest: 1000,
  },
  {
    names: { option: "everything together (learned)" },
    learner: together(
      beside((one) => new Map([...allCounts(one), ...wordGraphCounts(one), ...letterGraphCounts(one)])),
      families,
    ),
    tells: true,
    fewest: 1000,
  },
];

/** Those of an audit of so many questions with such labels, by their names there. */
export const classifiersOf = (
  asked: Asked,
  questions = Infinity,
  labels: readonly string[] = ["no", "yes"],
): ReadonlyMap<string, Classifier> =>
  new Map(
    classifiers.flatMap((one): [string, Classifier][] => {
      const { fewest = 0, isYesNo = false } = one;
      const name = one.names[asked];
      const fits = questions >= fewest && (!isYesNo || labels.join() === "no,yes");
      return name === undefined || !fits ? [] : [[name, one]];
    }),
  );
