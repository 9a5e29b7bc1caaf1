/**
 * The shortcut audit: how often keys can be guessed from the surface of questions. Each classifier learns from four fifths of
 * the rows and guesses the labels of the rest, in turn; rows of one group are never divided. What it gets right beyond chance
 * is what a suite gives away without reasoning.
 */
import { binomialAtMost } from "../binomial.ts";
import { holm } from "../corrections.ts";
import { meanOfShares, proportion, type Estimate } from "../estimate.ts";
import { differenceOf, type PairedDifference } from "../paired-scores.ts";
import { usualFolds } from "./cross-validation.ts";
import { guess, poolParts, type GuessOptions, type Outcome } from "./guesses.ts";
import type { Row } from "./rows.ts";

/** What one classifier got right. Intervals are 95 %; they take questions as independent of each other. */
type Guesses = { readonly accuracy: Estimate; readonly balanced: Estimate };

type GuesserReport = Guesses & {
  readonly guesser: string;
  /** Whether what it sees is what follows: its accuracy is no shortcut. */
  readonly computesInference: boolean;
  /** Accuracy minus that of the sound prover with the same view, question by question. */
  readonly excess?: PairedDifference;
  /** Two-sided exact p of so many right by chance, with Holm's correction over all figures of the audit. */
  readonly p: number;
  /** The same guesses by rule, where more than one is known; the rule given away most stands first. */
  readonly byRule: readonly (Guesses & { readonly rule: string })[];
};

/** What can be guessed of some questions; the labels of options are the places of the right ones. */
export type ShortcutReport = {
  readonly items: number;
  readonly labels: readonly { readonly label: string; readonly items: number }[];
  readonly folds: number;
  /** How many other questions were learned from; null where it was four fifths of these. */
  readonly learned: number | null;
  /** What anything that does not look gets: one over the number of labels, or of options. */
  readonly chance: number;
  readonly guessers: readonly GuesserReport[];
};

export type Shortcuts = ShortcutReport & {
  /** Each part on its own, learned and guessed anew. */
  readonly parts: readonly (ShortcutReport & { readonly part: string })[];
};

type ShortcutOptions = GuessOptions & {
  /** Audits the parts apart, too, or only: then the whole is what was guessed of the parts. */
  readonly parts?: "too" | "only";
};

/** Audits rows of any origin. Deterministic for a seed; seconds for 5,000 questions. */
export const shortcutsOf = (rows: readonly Row[], options: ShortcutOptions = {}): Shortcuts => {
  const { parts: mode, folds = usualFolds } = options;
  const labels = [...new Set(rows.map(({ label }) => label))].toSorted();
  const names = mode === undefined ? [] : partsOf(rows);
  const parts = (mode === "too" && names.length < 2 ? [] : names).map((part) => {
    const own = (some: readonly Row[]): readonly Row[] => some.filter((row) => row.part === part);
    const learned = options.learned && own(options.learned);
    return { part, learned, guessed: guess(own(rows), labels, { ...options, learned }) };
  });
  const apart = parts.map(({ guessed }) => guessed);
  const whole = mode === "only" ? poolParts(apart) : guess(rows, labels, options);
  const ps = holm(
    [whole, ...apart].flatMap(({ guessers, chance }) =>
      guessers.map(({ outcomes }) => chanceTest(outcomes, chance)),
    ),
  );
  const reports = [{ guessed: whole, learned: options.learned }, ...parts].map(
    ({ guessed, learned }, group) => {
      const { keys, labels: own, chance, guessers } = guessed;
      return {
        items: keys.length,
        labels: own.map((label) => ({ label, items: keys.filter((key) => key === label).length })),
        folds,
        learned:
          learned === undefined ? null : new Set(learned.map((row) => row.surface.option?.of ?? row)).size,
        chance,
        guessers: guessers.map(({ guesser, computesInference, prover, outcomes }, i) => ({
          guesser,
          computesInference,
          excess: excessOf(outcomes, guessers.find((one) => one.guesser === prover)?.outcomes),
          ...sharesOf(outcomes, own),
          p: ps[group * guessers.length + i]!,
          byRule: byRule(outcomes, own),
        })),
      };
    },
  );
  return { ...reports[0]!, parts: parts.map(({ part }, i) => ({ part, ...reports[i + 1]! })) };
};

const excessOf = (outcomes: readonly Outcome[], proved?: readonly Outcome[]): PairedDifference | undefined =>
  proved && differenceOf(outcomes.map(({ isRight }, i) => [proved[i]!.isRight, isRight]));

/** The parts in their order: numbers as numbers. */
const partsOf = (rows: readonly Row[]): readonly string[] =>
  [...new Set(rows.map(({ part = "" }) => part))].toSorted(
    (a, b) => Number(a) - Number(b) || (a < b ? -1 : a > b ? 1 : 0),
  );

/** Two-sided exact p-value of so many right by chance. */
const chanceTest = (outcomes: readonly Outcome[], chance: number): number => {
  const [right, n] = [outcomes.filter(({ isRight }) => isRight).length, outcomes.length];
  const [atMost, fewer] = [right, right - 1].map((k) => binomialAtMost(k, n, chance));
  return Math.min(1, 2 * Math.min(atMost!, 1 - fewer!));
};

const sharesOf = (outcomes: readonly Outcome[], labels: readonly string[]): Guesses => ({
  accuracy: proportion(outcomes.filter(({ isRight }) => isRight).length, outcomes.length),
  balanced: meanOfShares(
    labels.map((label) => {
      const own = outcomes.filter((one) => one.label === label);
      return proportion(own.filter(({ isRightBalanced }) => isRightBalanced).length, own.length);
    }),
  ),
});

const byRule = (outcomes: readonly Outcome[], labels: readonly string[]): GuesserReport["byRule"] => {
  const rules = [...Map.groupBy(outcomes, ({ rule }) => rule)].flatMap(([rule, own]) =>
    rule === undefined ? [] : [{ rule, ...sharesOf(own, labels) }],
  );
  return rules.length < 2
    ? []
    : rules.toSorted(
        (a, b) => (b.balanced.value ?? 0) - (a.balanced.value ?? 0) || (a.rule < b.rule ? -1 : 1),
      );
};
