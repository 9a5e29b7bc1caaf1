/**
 * What each model of a stored run came to, read once: all that the measures of a report look at. Nothing is asked.
 */
import { sumUsage, tallyCalls, noTally } from "#runs/answers";
import { asksChoices } from "#items/suite";
import type { DiagnosisOptions } from "#diagnosis/diagnose";
import { unknownName } from "#logic/error";
import { priceTable } from "#models/price-table";
import type { PriceTable } from "#models/prices";
import { searchPlanOf, searchResults, type SearchResult } from "#runs/recipes/rule-search";
import type { Run, Store } from "#runs/store";
import { breakdownOf } from "#scoring/breakdown";
import { circlesOf } from "#scoring/circle";
import type { Score } from "#scoring/verdict";
import { readerOf } from "#scoring/readers/readers";
import { lessonsOf } from "../teaching/lessons.ts";
import { namesOf } from "./names.ts";
import { countedScoresOf, scoresOf } from "./scores.ts";
import type { Examination } from "#reports/summary";

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
  const plan = suite.kind === "diagnosis" ? searchPlanOf(suite) : undefined;
  const found = plan && (await searchResults(run, store, readerOf(run).name, plan));
  const names = namesOf(run.subjects);
  const shared = { store, prices, run, diagnosis, lessons: lessonsOf(run, await store.runs()) };
  const results = [];
  for (const [place, subject] of run.subjects.entries()) {
    const searched = found?.find(({ model }) => model === subject.id);
    const search = plan && searched && searchedReport(searched, plan.budget);
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
      usage: await sumUsage(store, run, subject.id, prices),
      breakdown: isSteered ? { ...breakdownOf([]), outcomes, responseRate } : breakdown,
      isSteered,
      /** Of four-option questions, which are asked in rotations. */
      circles: areRotated ? circlesOf(scores) : undefined,
    });
  }
  return results;
};

const searchedReport = ({ rules, pilot, asked, isFinished }: SearchResult, budget: number) => ({
  /** On which the tables rest. */
  scores: pilot,
  calls: asked.pilot + asked.search,
  told: { budget, isFinished, asked },
  rules,
});

export const correctionName = ({ correction }: DiagnosisOptions): Examination["correction"] =>
  correction === "holm" ? "Holm" : "Benjamini-Hochberg";
