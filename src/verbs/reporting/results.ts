/**
 * What each model of a stored run came to, read once: all that the measures of a report look at. Nothing is asked.
 */
import { sumUsage, tallyCalls, noTally } from "#runs/answers";
import { asksChoices } from "#items/suite";
import { type DiagnosisOptions, confirmed } from "#lessons/diagnose";
import { unknownName } from "#logic/error";
import { priceTable } from "#models/price-table";
import type { PriceTable } from "#models/prices";
import { adaptivePlanOf, adaptiveResults } from "#runs/recipes/adaptive";
import type { Run, Store } from "#runs/store";
import { breakdownOf } from "#scores/breakdown";
import { circlesOf } from "#scores/circle";
import type { Score } from "#scores/verdict";
import { answerReader } from "#scores/readers/readers";
import { reckoningOf } from "../asking/asking.ts";
import { lessonsOf } from "../teaching/lessons.ts";
import { namesOf } from "./names.ts";
import { countedScoresOf, scoresOf } from "./scores.ts";
import type { Examination } from "#report/summary";
import type { AdaptivePlan, AdaptiveResult } from "#runs/recipes/search";

export type ReportTools = {
  readonly store: Store;
  readonly prices?: PriceTable;
  /** The command that finds the run again; by default `organon report ID`. */
  readonly commandOf?: (run: Run) => string;
  /** Called with how many answers are about to be read. */
  readonly onReading?: (answers: number) => void;
};

/** Throws misuse for a tag that no question has. */
const requireTags = (by: readonly string[] = [], scores: readonly Score[], run: Run): void => {
  const [one] = scores;
  const unknown = by.find((tag) => !scores.some(({ tags }) => Object.hasOwn(tags, tag)));
  if (one && unknown) throw unknownName(`tag of run ${run.id}`, unknown, Object.keys(one.tags));
};

export type Results = Awaited<ReturnType<typeof resultsOf>>[number];

export const resultsOf = async (
  run: Run,
  { store, prices = priceTable, onReading }: ReportTools,
  diagnosis: DiagnosisOptions,
) => {
  const { suite } = run.plan;
  const tallies = await tallyCalls(store, run);
  onReading?.(tallies.reduce((sum, { planned, missing }) => sum + planned - missing, 0));
  const areRotated = asksChoices(suite);
  const bySubject = await (areRotated ? scoresOf : countedScoresOf)(store, run);
  /** Answers chose the questions, so that no accuracy rests on them. */
  const isSteered = suite.kind === "frontier";
  const adaptive = suite.kind === "adaptive" ? adaptivePlanOf(suite) : undefined;
  const found = adaptive && (await adaptiveResults(run, store, answerReader.name, adaptive));
  const names = namesOf(run.subjects);
  const shared = { store, prices, run, diagnosis, lessons: lessonsOf(run, await store.runs()) };
  const results = [];
  for (const [place, subject] of run.subjects.entries()) {
    const searched = found?.find(({ model }) => model === subject.id);
    const search = adaptive && searched && searchedReport(searched, adaptive, diagnosis);
    const scores = search?.scores ?? bySubject.get(subject.id) ?? [];
    requireTags(diagnosis.by, scores, run);
    const breakdown = breakdownOf(scores);
    const { outcomes, responseRate } = breakdown;
    results.push({
      ...shared,
      subject,
      /** Its place among the run's models, and what tables call it. */
      place,
      name: names[place] ?? subject.id,
      /** What the tables rest on: all answers, or of a search those of its pilot. */
      scores,
      search,
      tally: tallies[place] ?? noTally,
      usage: await sumUsage(store, run, subject.id, reckoningOf(run.plan, prices)),
      breakdown: isSteered ? { ...breakdownOf([]), outcomes, responseRate } : breakdown,
      isSteered,
      /** Of four-option questions, which are asked in rotations. */
      circles: areRotated ? circlesOf(scores) : undefined,
    });
  }
  return results;
};

const searchedReport = (
  { found, expected, leaves, rules, pilot, confirming, asked, isFinished }: AdaptiveResult,
  { settings }: AdaptivePlan,
  options: DiagnosisOptions,
) => {
  const named = found.flatMap((place) => leaves[place] ?? []);
  return {
    /** On which the tables rest. */
    scores: pilot,
    /** Of a search for leaves those that it named, and the fresh questions on which their accuracies rest. */
    named:
      rules === undefined
        ? { weak: confirmed(named, confirming, pilot, options.correction), fresh: confirming }
        : undefined,
    calls: asked.pilot + asked.search + asked.confirming,
    more: {
      adaptive: {
        budget: settings.budget,
        k: settings.k,
        confidence: settings.confidence ?? null,
        isFinished,
        asked,
        pilotPerLeaf: Math.round(asked.pilot / Math.max(1, leaves.length)),
        expected,
        leaves: leaves.map(({ leaf: { rule, kind }, ...more }) => ({ rule, kind, ...more })),
        rules,
      },
      secondIteration: rules === undefined ? breakdownOf(confirming).accuracy : undefined,
    },
  };
};

export const correctionName = ({ correction }: DiagnosisOptions): Examination["correction"] =>
  correction === "holm" ? "Holm" : "Benjamini-Hochberg";
