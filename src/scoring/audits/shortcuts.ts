/**
 * The shortcut audit: how often classifiers that do not reason predict answer keys. Each learns by logistic regression from four fifths
 * of the rows and predicts the rest, in turn; rows of one group are never divided. What a classifier gets right beyond a sound prover
 * with the same view is its excess, the shortcut. Counts and words show a prover nothing: it is at chance there.
 */
import { createRandom } from "#arguments/random";
import { computeBinomialTail } from "../binomial.ts";
import { compareValues } from "../breakdown.ts";
import { holm } from "../corrections.ts";
import { averageShares, proportion, estimateShare, type Estimate } from "../estimate.ts";
import { comparePairs } from "../paired-scores.ts";
import { predictRows, type Bag, type Prediction } from "./logistic-bags.ts";
import { graphFeatures, inferFromSurface } from "./graph.ts";
import { assignFolds, type Row, type Surface } from "./rows.ts";
import { countFeatures, wordFeatures } from "./surface.ts";

type Classifier = {
  readonly name: string;
  readonly read: (surface: Surface) => Bag;
  readonly needsFormulas?: true;
  /** True if it computes what follows: its accuracy is no shortcut. */
  readonly computesInference?: true;
  /** The name of the sound prover with the same view. */
  readonly prover?: string;
};

const classifiers: readonly Classifier[] = [
  { name: "counts", read: countFeatures },
  { name: "bag of words", read: wordFeatures },
  ...["one round", "two rounds"].flatMap((rounds, i): readonly Classifier[] => [
    {
      name: `signed graph, ${rounds}`,
      read: (surface) => graphFeatures(surface, i + 1),
      needsFormulas: true,
      prover: `sound prover, ${rounds}`,
    },
    {
      name: `sound prover, ${rounds}`,
      read: (surface) => [inferFromSurface(surface, i + 1)],
      needsFormulas: true,
      computesInference: true,
    },
  ]),
];

/** The right answers of one classifier. Intervals are 95 %; they take questions as independent of each other. */
type Accuracies = { readonly accuracy: Estimate; readonly balanced: Estimate };

type ClassifierReport = Accuracies & {
  readonly classifier: string;
  readonly computesInference: boolean;
  /** Accuracy minus that of the sound prover with the same view; without a view, balanced accuracy minus chance. */
  readonly excess?: Estimate;
  /** Two-sided exact p of the excess, with Holm's correction over all figures of the audit. */
  readonly p?: number;
  /** The same by rule, where more than one is known; the most predictable rule first. */
  readonly byRule: readonly (Accuracies & { readonly rule: string })[];
};

/** The predictability of some questions; the labels of options are the places of the right ones. */
export type ShortcutReport = {
  /** The length, type or task; null for all questions. */
  readonly part: string | null;
  readonly items: number;
  readonly labels: readonly { readonly label: string; readonly items: number }[];
  readonly folds: number;
  /** One over the number of labels, or of options. */
  readonly chance: number;
  readonly classifiers: readonly ClassifierReport[];
};

type ShortcutOptions = {
  /** Names of classifiers; default all. */
  readonly classifiers?: readonly string[];
  /** Learns and predicts each part apart, where there are several; the whole is what was predicted of the parts. */
  readonly parts?: boolean;
};

const folds = 5;

/** Audits questions, or the options of questions: all of them, then each part. Deterministic; seconds for 5,000 questions. */
export function findShortcuts(
  rows: readonly Row[],
  { parts: isParted = false, classifiers: names }: ShortcutOptions = {},
): readonly [whole: ShortcutReport, ...parts: readonly ShortcutReport[]] {
  const labels = [...new Set(rows.map(({ label }) => label))].toSorted();
  const known = classifiers.filter(
    ({ name, needsFormulas = false }) =>
      (names?.includes(name) ?? true) && (!needsFormulas || rows.some(({ surface }) => surface.formulas)),
  );
  const classify = (part?: string): Classified => {
    const pickRows = (some: readonly Row[]): readonly Row[] =>
      part === undefined ? some : some.filter((row) => row.part === part);
    return classifyRows(pickRows(rows), labels, known);
  };
  const found = isParted ? [...new Set(rows.map(({ part = "" }) => part))].toSorted(compareValues) : [];
  const parts = found.length < 2 ? [] : found.map((part) => ({ part, ...classify(part) }));
  const groups = [{ part: null, ...(parts.length > 0 ? poolParts(known, parts) : classify()) }, ...parts];
  const reports = groups.map((group) => known.map((_, i) => reportClassifier(known, group, i)));
  const ps = holm(reports.flat().flatMap(({ p }) => p ?? []));
  let figure = 0;
  const [whole, ...others] = groups.map(({ part, keys, labels: own, chance }, i) => ({
    part,
    items: keys.length,
    labels: own.map((label) => ({ label, items: keys.filter((key) => key === label).length })),
    folds,
    chance,
    classifiers: reports[i]!.map((one) => (one.p === undefined ? one : { ...one, p: ps[figure++]! })),
  }));
  return [whole!, ...others];
}

/** True if a question was predicted rightly: by the most probable label, and by the one most above its share. */
type Outcome = {
  readonly label: string;
  readonly rule?: string;
  readonly isRight: boolean;
  readonly isRightBalanced: boolean;
};

type Classified = {
  /** The label of each question; of options the place of the right one. */
  readonly keys: readonly string[];
  readonly labels: readonly string[];
  readonly chance: number;
  readonly asksOptions: boolean;
  /** The predictions of each classifier. */
  readonly outcomes: readonly (readonly Outcome[])[];
};

function poolParts(known: readonly Classifier[], parts: readonly Classified[]): Classified {
  const keys = parts.flatMap((part) => part.keys);
  return {
    keys,
    labels: [...new Set(keys)].toSorted(),
    chance: parts.reduce((sum, part) => sum + part.chance * part.keys.length, 0) / keys.length,
    asksOptions: parts.some(({ asksOptions }) => asksOptions),
    outcomes: known.map((_, i) => parts.flatMap(({ outcomes }) => outcomes[i] ?? [])),
  };
}

function classifyRows(
  rows: readonly Row[],
  labels: readonly string[],
  known: readonly Classifier[],
): Classified {
  const foldOf = assignFolds(rows, folds);
  const predict = ({ read }: Classifier): readonly (Prediction | undefined)[] =>
    predictRows(rows, foldOf, labels, ({ surface }) => read(surface));
  const asksOptions = rows.some(({ surface }) => surface.option !== undefined);
  const { judge, ...what } = asksOptions ? asOptions(rows) : asLabels(rows, labels);
  const outcomes = known.map((one) => judge(predict(one), `ties 1 ${one.name}`));
  return { ...what, asksOptions, outcomes };
}

type Judging = Pick<Classified, "keys" | "labels" | "chance"> & {
  readonly judge: (predictions: readonly (Prediction | undefined)[], seed: string) => readonly Outcome[];
};

/** Each row by its label. A row of which nothing could be learned is left out. */
function asLabels(rows: readonly Row[], labels: readonly string[]): Judging {
  const takes = (values: readonly number[], label: string): boolean => labels[findBest(values)[0]!] === label;
  return {
    keys: rows.map(({ label }) => label),
    labels,
    chance: 1 / Math.max(1, labels.length),
    judge: (predictions) =>
      rows.flatMap(({ label, rule }, row) => {
        const { probabilities, shares } = predictions[row] ?? {};
        if (probabilities === undefined) return [];
        const weighed = probabilities.map((p, i) => (shares![i] === 0 ? 0 : p / shares![i]!));
        return [
          { label, rule, isRight: takes(probabilities, label), isRightBalanced: takes(weighed, label) },
        ];
      }),
  };
}

function asOptions(rows: readonly Row[]): Judging {
  const sets = [...Map.groupBy(rows.keys(), (row) => rows[row]!.surface.option?.of).values()];
  const places = sets.map((set) => set.findIndex((row) => rows[row]!.label === "yes"));
  const keys = places.map(String);
  return {
    keys,
    labels: [...new Set(keys)].toSorted(),
    chance: sets.reduce((sum, set) => sum + 1 / set.length, 0) / Math.max(1, sets.length),
    judge: (predictions, seed) => {
      const random = createRandom(seed);
      return sets.flatMap((set, i) => {
        const odds = set.flatMap((row) => predictions[row]?.probabilities.at(-1) ?? []);
        if (odds.length < set.length) return [];
        const isRight = random.pick(findBest(odds)) === places[i];
        return [{ label: keys[i]!, isRight, isRightBalanced: isRight }];
      });
    },
  };
}

function findBest(numbers: readonly number[]): readonly number[] {
  const best = Math.max(...numbers);
  return numbers.flatMap((number, place) => (number === best ? [place] : []));
}

function reportClassifier(known: readonly Classifier[], group: Classified, i: number): ClassifierReport {
  const { name, computesInference = false, prover } = known[i]!;
  const outcomes = group.outcomes[i]!;
  const figures = { ...computeAccuracies(outcomes, group.labels), byRule: byRule(outcomes, group.labels) };
  if (computesInference) return { classifier: name, computesInference, ...figures };
  const proved = group.outcomes[known.findIndex((one) => one.name === prover)];
  const { p, ...excess } = proved ? beyondProver(outcomes, proved) : beyondChance(outcomes, figures, group);
  return { classifier: name, computesInference, excess, p, ...figures };
}

type Excess = Estimate & { readonly p: number };

function beyondProver(outcomes: readonly Outcome[], proved: readonly Outcome[]): Excess {
  const { value, low, high, n, p } = comparePairs(
    outcomes.map(({ isRight }, i) => [proved[i]!.isRight, isRight]),
  );
  return { value, low, high, n, p };
}

function beyondChance(
  outcomes: readonly Outcome[],
  { accuracy, balanced }: Accuracies,
  { chance, asksOptions }: Classified,
): Excess {
  const { value, low, high, n } = asksOptions ? accuracy : balanced;
  const right = outcomes.filter((one) => (asksOptions ? one.isRight : one.isRightBalanced)).length;
  const [atMost, fewer] = [right, right - 1].map((k) => computeBinomialTail(k, n, chance));
  return {
    value: value === null ? null : value - chance,
    low: low - chance,
    high: high - chance,
    n,
    p: Math.min(1, 2 * Math.min(atMost!, 1 - fewer!)),
  };
}

function computeAccuracies(outcomes: readonly Outcome[], labels: readonly string[]): Accuracies {
  return {
    accuracy: estimateShare(outcomes, ({ isRight }) => isRight),
    balanced: averageShares(
      labels.map((label) => {
        const labelled = outcomes.filter((one) => one.label === label);
        return proportion(labelled.filter(({ isRightBalanced }) => isRightBalanced).length, labelled.length);
      }),
    ),
  };
}

function byRule(outcomes: readonly Outcome[], labels: readonly string[]): ClassifierReport["byRule"] {
  const rules = [...Map.groupBy(outcomes, ({ rule }) => rule)].flatMap(([rule, own]) =>
    rule === undefined ? [] : [{ rule, ...computeAccuracies(own, labels) }],
  );
  if (rules.length < 2) return [];
  return rules.toSorted(
    (a, b) => (b.balanced.value ?? 0) - (a.balanced.value ?? 0) || (a.rule < b.rule ? -1 : 1),
  );
}
