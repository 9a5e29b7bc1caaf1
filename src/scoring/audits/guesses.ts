/**
 * Guesses of labels and of options. Accuracy takes the label that is most probable, balanced accuracy the one that is most
 * probable beside its share among what was learned from: each is guessed at its own best. Of options that one is taken whose
 * being right is most probable; ties are broken by a seeded toss.
 */
import { createRandom } from "#arguments/random";
import { classifiersOf, type Asked } from "./classifiers.ts";
import { crossValidation, type CrossValidationOptions, type Odds } from "./cross-validation.ts";
import type { Row } from "./rows.ts";

export type GuessOptions = CrossValidationOptions & {
  /** What is asked of the rows: of options the rows of one question stand together. */
  readonly asked?: Asked;
  /** Names of classifiers; all where nothing is said. */
  readonly guessers?: readonly string[];
};

/** What is guessed of some questions, and what came of it. */
type Guessed = {
  /** The label of each question; of options the place of the right one. */
  readonly keys: readonly string[];
  readonly labels: readonly string[];
  readonly chance: number;
  readonly guessers: readonly {
    readonly guesser: string;
    readonly computesInference: boolean;
    readonly prover?: string;
    readonly outcomes: readonly Outcome[];
  }[];
};

/** What became of one question: its label, and whether each of the two ways of guessing got it right. */
export type Outcome = {
  readonly label: string;
  readonly rule?: string;
  readonly isRight: boolean;
  readonly isRightBalanced: boolean;
};

/** Parts taken together, each with what was learned for it. */
export const poolParts = (parts: readonly Guessed[]): Guessed => {
  const keys = parts.flatMap((part) => part.keys);
  return {
    keys,
    labels: [...new Set(keys)].toSorted(),
    chance: parts.reduce((sum, part) => sum + part.chance * part.keys.length, 0) / keys.length,
    guessers: (parts[0]?.guessers ?? []).map((one, i) => ({
      ...one,
      outcomes: parts.flatMap(({ guessers }) => guessers[i]!.outcomes),
    })),
  };
};

/** What classifiers guess of rows; of the labels some may be missing among these. */
export const guess = (
  rows: readonly Row[],
  labels: readonly string[],
  { asked = "label", guessers, ...options }: GuessOptions,
): Guessed => {
  const { judge, ...what } = asked === "label" ? asLabels(rows, labels) : asOptions(rows);
  const known = classifiersOf(asked, labels);
  const predict = crossValidation(rows, labels, options);
  return {
    ...what,
    guessers: [...(guessers ?? known.keys())].flatMap((guesser) => {
      const classifier = known.get(guesser);
      // Its answers are other labels.
      if (classifier === undefined) return [];
      const odds = predict(classifier.learner);
      const random = createRandom(`ties ${options.seed ?? 1} ${guesser}`);
      const { computesInference = false, prover } = classifier;
      return {
        guesser,
        computesInference,
        prover,
        outcomes: judge(odds, (ties) => (asked === "foreign" ? ties[0]! : random.pick(ties))),
      };
    }),
  };
};

/** What is guessed, and how what was predicted of the rows is judged; `toss` settles which of the best options is taken. */
type Judging = Omit<Guessed, "guessers"> & {
  readonly judge: (odds: readonly Odds[], toss: (ties: readonly number[]) => number) => readonly Outcome[];
};

/** Each row by its label. A row of which nothing could be learned is left out. */
const asLabels = (rows: readonly Row[], labels: readonly string[]): Judging => ({
  keys: rows.map(({ label }) => label),
  labels,
  chance: 1 / Math.max(1, labels.length),
  judge: (odds) =>
    rows.flatMap(({ label, rule }, row) => {
      const { isTaught, probabilities, shares } = odds[row]!;
      if (!isTaught) return [];
      const weighed = probabilities.map((p, i) => (shares[i] === 0 ? 0 : p / shares[i]!));
      const [isRight, isRightBalanced] = [probabilities, weighed].map(
        (values) => labels[bestOf(values)[0]!] === label,
      );
      return [{ label, rule, isRight: isRight!, isRightBalanced: isRightBalanced! }];
    }),
});

/** The rows of a question by their places: the right one has the label "yes", the last of two. */
const asOptions = (rows: readonly Row[]): Judging => {
  const sets = [...Map.groupBy(rows.keys(), (row) => rows[row]!.surface.option?.of).values()];
  const places = sets.map((set) => set.findIndex((row) => rows[row]!.label === "yes"));
  const keys = places.map(String);
  return {
    keys,
    labels: [...new Set(keys)].toSorted(),
    chance: sets.reduce((sum, set) => sum + 1 / set.length, 0) / Math.max(1, sets.length),
    judge: (odds, toss) =>
      sets.map((set, i) => {
        const picked = toss(bestOf(set.map((row) => odds[row]!.probabilities.at(-1)!)));
        const isRight = picked === places[i];
        return { label: keys[i]!, isRight, isRightBalanced: isRight };
      }),
  };
};

/** The places of the highest numbers. */
const bestOf = (numbers: readonly number[]): readonly number[] => {
  const best = Math.max(...numbers);
  return numbers.flatMap((number, place) => (number === best ? [place] : []));
};
