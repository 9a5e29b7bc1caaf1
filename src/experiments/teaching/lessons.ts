/**
 * Lessons for the models of a stored run: demonstrations, the weakness set and the ways of asking it, and what those
 * that have been asked gained. Nothing is asked here.
 */
import { readQuestions } from "#runs/answers";
import {
  createMakers,
  demonstrationSeed,
  type FreshSource,
  buildLesson,
  createComparedLessons,
  teachingArms,
  weaknessSet,
} from "#runs/recipes/improvement";
import { createGenerator } from "#items/generate";
import { buildGenerationPlan } from "#items/open-suite";
import { inferPlan } from "#items/plan-behind";
import type { Lesson, SuiteVariant } from "#items/suite";
import type { ShotForm } from "#diagnosis/demonstrate";
import { weaknesses, type Diagnosis } from "#diagnosis/diagnose";
import type { ReasonForm } from "#diagnosis/reason-forms";
import { compareTeaching } from "#diagnosis/teach";
import { misuse } from "#logic/error";
import type { Teaching } from "#reports/diagnosis-report";
import type { ModelReport } from "#reports/summary";
import { buildBreakdown } from "#scoring/breakdown";
import type { Score } from "#scoring/verdict";
import { computeHash } from "#runs/plan";
import type { Run, Store, Subject } from "#runs/store";
import { readAllScores } from "../results/scores.ts";
import { generatedSuite } from "../suites.ts";

/** How a weakness set is asked. `balanced` draws half of the random examples from skills answered yes; those of weak skills always are. */
export type LessonSettings = {
  readonly k: number;
  readonly perSkill: number;
  readonly shots: number;
  readonly balanced: boolean;
  readonly as: ShotForm;
  /** Ask with the nearest demonstrations, too. */
  readonly nearest?: boolean;
  readonly reasons?: ReasonForm;
};
/** The papers' lesson (§4.2, §4.5): ten skills, ten new questions on each, four demonstrations, random ones drawn freely. */
export const papersLesson: LessonSettings = { k: 10, perSkill: 10, shots: 4, balanced: false, as: "text" };

/** About what a weakness set asks, before any answer says which skills are weak. */
export const expectedSet = (suite: SuiteVariant<"generated">, { k, perSkill }: LessonSettings) =>
  generatedSuite({ ...suite, perSkill: undefined, limit: k * perSkill, seed: demonstrationSeed(suite.seed) });

/** The weakness set of one model of a run, whose new questions come from `source`, and the ways of asking it. */
export const planImprovement = (
  run: Run,
  subject: Pick<Subject, "id">,
  scores: readonly Score[],
  source: FreshSource,
  { nearest = false, reasons = "short", ...settings }: LessonSettings,
) => {
  const diagnosis = weaknesses(scores, { k: settings.k, ...pickSeed(run) });
  const items = weaknessSet(diagnosis.weaknesses, source, settings.perSkill);
  const lessons = createComparedLessons(weakAmong(diagnosis), source, items, {
    ...settings,
    reasons,
    nearest,
  });
  const of = { run: run.id, reasons, ...settings };
  const arms = teachingArms(subject.id, items, lessons, { ...run.plan, of });
  return { diagnosis, items, arms };
};

const weakAmong = ({ weaknesses: lowest }: Diagnosis): Diagnosis["weaknesses"] => {
  const weak = lowest.filter(({ accuracy }) => (accuracy.value ?? 1) < 1);
  return weak.length > 0 ? weak : lowest;
};

/** Returns the seed that draws the order of equal skills: that of the questions, if they have one. */
export const pickSeed = ({ plan: { suite } }: Run): { readonly seed?: number } =>
  "seed" in suite ? { seed: suite.seed } : {};

/** Where new questions for a run come from; misuse where its questions do not say it. */
export const freshSource = async (store: Store, run: Run, scores: readonly Score[]): Promise<FreshSource> => {
  const source = await openSource(store, run, scores);
  if ("plan" in source) return source;
  throw misuse(
    `run ${run.id} has nothing to make new questions of: ${source.missing}`,
    "organon run without --suite, or with a file by organon generate, asks questions that do; rules and lexicons of your own stand in the configuration when the file is run",
  );
};

const openSource = async (store: Store, run: Run, scores: readonly Score[]) => {
  const { suite } = run.plan;
  const tested = new Set(scores.map(({ questionId }) => questionId));
  if (suite.kind === "file") {
    const found = await inferPlan(readQuestions(store, run), suite);
    return "plan" in found ? { ...found, tested, makers: createMakers() } : found;
  }
  if (suite.kind !== "generated" && suite.kind !== "diagnosis")
    return { missing: `it asked a suite of kind ${suite.kind}` };
  const plan = buildGenerationPlan(suite);
  const { perSkill, limit = 0 } = suite.kind === "generated" ? suite : {};
  const usedTurns = perSkill ?? Math.ceil(limit / createGenerator(plan).skills.length) + 1;
  return { plan, usedTurns, tested, makers: createMakers() };
};

export const buildDemonstrations = (
  run: Run,
  scores: readonly Score[],
  source: FreshSource,
  choice: Parameters<typeof buildLesson>[2] & { readonly k: number },
) => buildLesson(weakAmong(weaknesses(scores, { k: choice.k, ...pickSeed(run) })), source, choice);

/** Runs of lessons that were asked: what each is for stands in its plan. */
export type LessonRun = { readonly run: Run; readonly lesson: Lesson };

export const findLessons = (run: Run, runs: readonly Run[]): readonly LessonRun[] =>
  runs.flatMap((one) => {
    const { suite } = one.plan;
    return suite.kind === "derived" && suite.lesson?.run === run.id
      ? [{ run: one, lesson: suite.lesson }]
      : [];
  });

/** The second iteration and the lessons of one model, as far as they were run: those like the papers' first, then by their settings. */
export const taught = async (
  store: Store,
  subject: Subject,
  lessons: readonly LessonRun[],
): Promise<Pick<ModelReport, "secondIteration" | "teaching">> => {
  const own = lessons.filter(({ run }) => run.plan.models.includes(subject.id));
  const likeEach = Map.groupBy(own, ({ lesson }) => computeHash({ ...lesson, arm: "", showing: [] }));
  const told: Teaching[] = [];
  for (const alike of likeEach.values()) {
    const teaching = await readTaught(store, subject, alike);
    if (teaching !== undefined) told.push(teaching);
  }
  const ordered = told.toSorted((a, b) => b.k - a.k || b.perSkill - a.perSkill || a.shots - b.shots);
  return ordered.length === 0 ? {} : { secondIteration: ordered[0]!.zero, teaching: ordered };
};

const readTaught = async (store: Store, subject: Subject, alike: readonly LessonRun[]) => {
  const asked = new Map<Lesson["arm"], readonly Score[]>();
  const byLesson: LessonFactor[] = [];
  for (const arm of lessonArms) {
    const found = alike.find(({ lesson }) => lesson.arm === arm);
    if (found === undefined) continue;
    const scores = (await readAllScores(store, found.run)).get(subject.id) ?? [];
    asked.set(arm, scores);
    if (arm !== "zero") byLesson.push(...lessonFactor(found.lesson, scores));
  }
  const [zero, random, weak] = [asked.get("zero"), asked.get("random"), asked.get("weak")];
  if (zero === undefined) return undefined;
  const { k, perSkill, shots } = alike[0]!.lesson;
  const skills = buildBreakdown(zero).bySkill.map(({ category, rule, kind, accuracy }) => ({
    category,
    rule,
    kind,
    accuracy,
  }));
  const settings = { k, perSkill, shots, skills };
  if (random === undefined || weak === undefined)
    return {
      ...settings,
      zero: buildBreakdown(zero).accuracy,
      differences: [],
      responses: buildResponses({ zero }),
    };
  const { arms, differences } = compareTeaching({ zero, random, weak, nearest: asked.get("nearest") });
  return {
    ...settings,
    zero: arms.zero.accuracy,
    random: arms.random.accuracy,
    weak: arms.weak.accuracy,
    nearest: arms.nearest?.accuracy,
    differences,
    responses: buildResponses({ zero, random, weak, nearest: asked.get("nearest") }),
    byLesson,
  };
};

const buildResponses = (scores: Partial<Record<Lesson["arm"], readonly Score[]>>): Teaching["responses"] =>
  lessonArms.flatMap((arm) => {
    const own = scores[arm];
    if (own === undefined) return [];
    const { responseAccuracy, responseRate, outcomes } = buildBreakdown(own);
    return [{ arm, responseAccuracy, responseRate, outcomes }];
  });

const lessonArms: readonly Lesson["arm"][] = ["zero", "random", "weak", "nearest"];

type LessonFactor = NonNullable<Teaching["byLesson"]>[number];

/** The lesson as a factor: the questions whose lesson shows their own rule, and the others; none where all are of one sort. */
const lessonFactor = ({ arm, showing }: Lesson, scores: readonly Score[]): readonly LessonFactor[] => {
  const shows = new Set(showing);
  return [true, false].flatMap((showsRule) => {
    const own = scores.filter(({ questionId }) => shows.has(questionId) === showsRule);
    return own.length === 0 ? [] : [{ arm, showsRule, accuracy: buildBreakdown(own).accuracy }];
  });
};
