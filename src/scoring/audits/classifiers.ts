/**
 * The shortcut classifiers: what each sees of a question or an option, and how it learns. A family of features is a function of
 * the surface, and a row here. Plain heuristics look at one thing: the place, the length, words shared, denials. One that does
 * worse than chance has found something as well.
 */
import { opposedClauses } from "./clause-graph.ts";
import { highest, linear, linearInCounts, majority, type Learner } from "./learners.ts";
import { viewOf } from "./prover.ts";
import type { Surface } from "./rows.ts";
import { signedColoursOf } from "./signed-graph.ts";
import { allNgrams, contentOf, countsOf, isDenial, overlapOf, shareOf, tokensOf } from "./surface.ts";

/** What is asked: the label of a question, which of our four options is right, or the same of options of any origin. */
export type Asked = "label" | "option" | "foreign";

type Classifier = {
  readonly learner: Learner;
  /** Its name in the audits that have it. */
  readonly names: Readonly<Partial<Record<Asked, string>>>;
  /** Whether it answers yes or no, and nothing else. */
  readonly isYesNo?: true;
  /** Whether what it sees is what follows: its accuracy is inference, and no shortcut. */
  readonly computesInference?: true;
  /** The name of the sound prover that sees as much. */
  readonly prover?: string;
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

/** Weakest first. */
const classifiers: readonly Classifier[] = [
  { names: { label: "majority" }, learner: majority },
  {
    names: { label: "no if a clause comes denied (unlearned)" },
    learner: highest((one) => (opposedClauses(one) > 0 ? 0 : 1)),
    isYesNo: true,
  },
  {
    names: { label: "yes if all words come (unlearned)" },
    learner: highest((one) => (overlapOf(one) === 1 ? 1 : 0)),
    isYesNo: true,
  },
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
  { names: { label: "counts", option: "counts (learned)" }, learner: linearInCounts(countsOf) },
  {
    names: { label: "n-grams of everything", option: "n-grams of everything (learned)" },
    learner: linear(allNgrams),
  },
  ...["one round", "two rounds"].flatMap((rounds, i): readonly Classifier[] => [
    {
      names: { label: `signed graph, ${rounds}`, option: `signed graph, ${rounds} (learned)` },
      learner: linear((one) => signedColoursOf(one, i + 1)),
      prover: `sound prover, ${rounds}`,
    },
    {
      names: { label: `sound prover, ${rounds}` },
      learner: linear((one) => [viewOf(one, i + 1)]),
      computesInference: true,
    },
  ]),
];

/** Those of an audit of questions with such labels, by their names there. */
export const classifiersOf = (
  asked: Asked,
  labels: readonly string[] = ["no", "yes"],
): ReadonlyMap<string, Classifier> =>
  new Map(
    classifiers.flatMap((one): [string, Classifier][] => {
      const name = one.names[asked];
      const fits = one.isYesNo !== true || labels.join() === "no,yes";
      return name === undefined || !fits ? [] : [[name, one]];
    }),
  );
