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
import { priceTable, type PriceTable } from "#models/prices";
import { buildSearchPlan, searchResults, type SearchResult } from "#runs/recipes/rule-search";
import type { Run, Store, Subject } from "#runs/store";
import { buildBreakdown, type Breakdown } from "#scoring/breakdown";
import { groupRotations, type Circle } from "#scoring/circle";
import type { Score } from "#scoring/verdict";
import { getReader } from "#scoring/readers/readers";
import { findLessons, type LessonRun } from "../teaching/lessons.ts";
import { nameSubjects } from "./names.ts";
import { readAllScores } from "./scores.ts";
import type { RuleSearch } from "#reports/diagnosis-report";

export type ReportTools = {
  readonly store: Store;
  readonly prices?: PriceTable;
  /** Called with how many answers are about to be read. */
  readonly onReading?: (answers: number) => void;
};

const requireTags = (by: readonly string[] = [], scores: readonly Score[], run: Run): void => {
  const [one] = scores;
  const unknown = by.find((tag) => !scores.some(({ tags }) => Object.hasOwn(tags, tag)));
  if (one && unknown) throw unknownName(`tag of run ${run.id}`, unknown, Object.keys(one.tags));
};

/** The results of a run's model. */
export type Results = {
  readonly store: Store;
  readonly prices: PriceTable;
  readonly run: Run;
  readonly subject: Subject;
  /** Its place among the run's models, and what tables call it. */
  readonly place: number;
  readonly name: string;
  readonly diagnosis: DiagnosisOptions;
  /** The scores behind the tables: all answers, or of a search those of its pilot. */
  readonly scores: readonly Score[];
  /** Of a run with epochs: its replies by the number of the question. */
  readonly replies?: CountedScores["replies"];
  readonly breakdown: Breakdown;
  readonly tally: Tally;
  readonly usage: Usage;
  /** Undefined where the questions were chosen before any answer. */
  readonly search?: { readonly told: Omit<RuleSearch, "rules">; readonly rules: SearchResult["rules"] };
  /** True if answers chose all questions, so that no accuracy rests on them. */
  readonly isSteered: boolean;
  /** Of four-option questions, which are asked in rotations. */
  readonly circles?: readonly Circle[];
  /** The runs of few-shot examples for this run. */
  readonly lessons: readonly LessonRun[];
};

/** Reads the results of each model of a run. */
export const readResults = async (
  run: Run,
  { store, prices = priceTable, onReading }: ReportTools,
  diagnosis: DiagnosisOptions,
): Promise<readonly Results[]> => {
  const { suite } = run.plan;
  const tallies = await tallyCalls(store, run);
  onReading?.(tallies.reduce((sum, { planned, missing }) => sum + planned - missing, 0));
  const areRotated = asksChoices(suite);
  const bySubject = areRotated ? await readAllScores(store, run) : undefined;
  const isSteered = suite.kind === "adaptive";
  const plan = suite.kind === "diagnosis" ? buildSearchPlan(suite) : undefined;
  const found = plan && (await searchResults(run, store, getReader(run).name, plan));
  const names = nameSubjects(run.subjects);
  const lessons = findLessons(run, await store.runs());
  const results: Results[] = [];
  for (const [place, subject] of run.subjects.entries()) {
    const searched = found?.find(({ model }) => model === subject.id);
    const { scores, replies }: CountedScores =
      searched === undefined && bySubject === undefined
        ? await countScores(store, run, { reader: getReader(run).name, subject: place })
        : { scores: searched?.pilot ?? bySubject?.get(subject.id) ?? [] };
    requireTags(diagnosis.by, scores, run);
    const breakdown = buildBreakdown(scores);
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
      breakdown: isSteered ? { ...buildBreakdown([]), outcomes, responseRate } : breakdown,
      tally: tallies[place] ?? noTally,
      usage: await sumUsage(store, run, subject.id, prices),
      search: plan &&
        searched && {
          told: { budget: plan.budget, isFinished: searched.isFinished, asked: searched.asked },
          rules: searched.rules,
        },
      isSteered,
      circles: areRotated ? groupRotations(scores) : undefined,
      lessons,
    });
  }
  return results;
};
