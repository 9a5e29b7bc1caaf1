/**
 * What each model of a stored run came to, read once: all that the measures of a report look at. Nothing is asked.
 */
import {
  countScores,
  sumUsage,
  tallyCalls,
  noTally,
  type CountedScores,
  type Tally,
  type Usage,
} from "#runs/answers";
import { asksChoices } from "#items/suite";
import type { DiagnosisOptions } from "#diagnosis/diagnose";
import { unknownName } from "#logic/error";
import { priceTable } from "#models/price-table";
import type { PriceTable } from "#models/prices";
import { searchPlanOf, searchResults, type SearchResult } from "#runs/recipes/rule-search";
import type { Run, Store, Subject } from "#runs/store";
import { breakdownOf, type Breakdown } from "#scoring/breakdown";
import { circlesOf, type Circle } from "#scoring/circle";
import type { Score } from "#scoring/verdict";
import { readerOf } from "#scoring/readers/readers";
import { lessonsOf, type LessonRun } from "../teaching/lessons.ts";
import { namesOf } from "./names.ts";
import { scoresOf } from "./scores.ts";
import type { RuleSearch } from "#reports/diagnosis-report";

export type ReportTools = {
  readonly store: Store;
  readonly prices?: PriceTable;
  /** Called with how many answers are about to be read. */
  readonly onReading?: (answers: number) => void;
};

/** Throws misuse for a tag that no question has. */
const requireTags = (by: readonly string[] = [], scores: readonly Score[], run: Run): void => {
  const [one] = scores;
  const unknown = by.find((tag) => !scores.some(({ tags }) => Object.hasOwn(tags, tag)));
  if (one && unknown) throw unknownName(`tag of run ${run.id}`, unknown, Object.keys(one.tags));
};

/** What a model of a run came to. */
export type Results = {
  readonly store: Store;
  readonly prices: PriceTable;
  readonly run: Run;
  readonly subject: Subject;
  /** Its place among the run's models, and what tables call it. */
  readonly place: number;
  readonly name: string;
  readonly diagnosis: DiagnosisOptions;
  /** What the tables rest on: all answers, or of a search those of its pilot. */
  readonly scores: readonly Score[];
  /** Of a run with epochs: its replies by the number of the question. */
  readonly replies?: CountedScores["replies"];
  readonly breakdown: Breakdown;
  readonly tally: Tally;
  readonly usage: Usage;
  /** Undefined where the questions were chosen before any answer. */
  readonly search?: { readonly told: Omit<RuleSearch, "rules">; readonly rules: SearchResult["rules"] };
  /** Whether answers chose all questions, so that no accuracy rests on them. */
  readonly isSteered: boolean;
  /** Of four-option questions, which are asked in rotations. */
  readonly circles?: readonly Circle[];
  /** The runs of few-shot examples for this run. */
  readonly lessons: readonly LessonRun[];
};

/** Reads the results of each model of a run. */
export const resultsOf = async (
  run: Run,
  { store, prices = priceTable, onReading }: ReportTools,
  diagnosis: DiagnosisOptions,
): Promise<readonly Results[]> => {
  const { suite } = run.plan;
  const tallies = await tallyCalls(store, run);
  onReading?.(tallies.reduce((sum, { planned, missing }) => sum + planned - missing, 0));
  const areRotated = asksChoices(suite);
  const bySubject = areRotated ? await scoresOf(store, run) : undefined;
  const isSteered = suite.kind === "adaptive";
  const plan = suite.kind === "diagnosis" ? searchPlanOf(suite) : undefined;
  const found = plan && (await searchResults(run, store, readerOf(run).name, plan));
  const names = namesOf(run.subjects);
  const lessons = lessonsOf(run, await store.runs());
  const results: Results[] = [];
  for (const [place, subject] of run.subjects.entries()) {
    const searched = found?.find(({ model }) => model === subject.id);
    const { scores, replies }: CountedScores =
      searched === undefined && bySubject === undefined
        ? await countScores(store, run, { reader: readerOf(run).name, subject: place })
        : { scores: searched?.pilot ?? bySubject?.get(subject.id) ?? [] };
    requireTags(diagnosis.by, scores, run);
    const breakdown = breakdownOf(scores);
    const { outcomes, responseRate } = breakdown;
    results.push({
      store,
      prices,
      run,
      subject,
      place,
      name: names[place] ?? subject.id,
      diagnosis,
      scores,
      replies,
      breakdown: isSteered ? { ...breakdownOf([]), outcomes, responseRate } : breakdown,
      tally: tallies[place] ?? noTally,
      usage: await sumUsage(store, run, subject.id, prices),
      search: plan &&
        searched && {
          told: { budget: plan.budget, isFinished: searched.isFinished, asked: searched.asked },
          rules: searched.rules,
        },
      isSteered,
      circles: areRotated ? circlesOf(scores) : undefined,
      lessons,
    });
  }
  return results;
};
