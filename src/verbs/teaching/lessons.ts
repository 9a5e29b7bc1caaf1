/**
 * Lessons for the models of a stored run: demonstrations, the weakness set and the ways of asking it, and what those
 * that have been asked gained. Nothing is asked here.
 */
import { createGenerator, generationPlanOf, questionOf, type Item } from "#items";
import { compareTeaching, weaknesses, type Diagnosis, type ReasonForm, type ShotForm } from "#lessons";
import { guessTokens } from "#models";
import type { ArmCost, ModelReport } from "#report";
import { breakdownOf, type Score } from "#scores";
import {
  lessonFor,
  nearestLessons,
  runIdOf,
  teachingArms,
  sourceApartFrom,
  weaknessSet,
  type Arm,
  type FreshSource,
  type Run,
  type Store,
  type Strategy,
  type Subject,
} from "#runs";
import { scoresOf } from "../reporting/scores.ts";

/** Lessons by the papers: four shots, random ones drawn freely. */
export type LessonSettings = {
  readonly k: number;
  readonly perLeaf: number;
  readonly shots: number;
  readonly balanced: boolean;
  readonly as: ShotForm;
  /** Ask with the nearest demonstrations, too. */
  readonly nearest?: boolean;
  readonly reasons?: ReasonForm;
};
/** The papers' lesson: ten leaves, ten new questions on each, four demonstrations. */
export const papersLesson: LessonSettings = { k: 10, perLeaf: 10, shots: 4, balanced: false, as: "text" };

/** The weakness set of one model of a run and the three ways of asking it; undefined where no suite can be made anew. */
export const improvementOf = (
  run: Run,
  subject: Pick<Subject, "id">,
  scores: readonly Score[],
  { k, perLeaf, shots, balanced, nearest = false, reasons = "short", as }: LessonSettings,
):
  | { readonly diagnosis: Diagnosis; readonly items: readonly Item[]; readonly arms: readonly Arm[] }
  | undefined => {
  const source = freshSource(run, scores);
  if (source === undefined) return undefined;
  const diagnosis = weaknesses(scores, { k });
  const items = weaknessSet(diagnosis.weaknesses, source, perLeaf);
  const apart = sourceApartFrom(source, items);
  const lessons = {
    random: lessonFor(diagnosis.weaknesses, apart, { strategy: "random", shots, balanced, reasons }),
    weak: lessonFor(diagnosis.weaknesses, apart, { strategy: "weak", shots, balanced, reasons }),
    ...(nearest ? { nearest: nearestLessons(source, items, { shots, reasons }) } : {}),
  };
  const shown = new Set([...lessons.random, ...lessons.weak].map(({ itemId }) => itemId));
  const asked = items.filter(({ id }) => !shown.has(id));
  return { diagnosis, items: asked, arms: teachingArms(subject.id, asked, lessons, run.plan.prompt, as) };
};

/** Where new questions for a run come from; undefined where its suite was not generated. */
export const freshSource = (run: Run, scores: readonly Score[]): FreshSource | undefined => {
  const { suite } = run.plan;
  if (suite.kind !== "generated" && suite.kind !== "adaptive") return undefined;
  const plan = generationPlanOf(suite);
  const { perLeaf, limit = 0 } = suite.kind === "generated" ? suite : {};
  const usedTurns = perLeaf ?? Math.ceil(limit / createGenerator(plan).skills.length) + 1;
  return { plan, usedTurns, tested: new Set(scores.map(({ questionId }) => questionId)) };
};

/** Demonstrations for one model of a run. */
export const demonstrationsFor = (
  run: Run,
  scores: readonly Score[],
  choice: {
    readonly strategy: Strategy;
    readonly shots: number;
    readonly k: number;
    readonly balanced: boolean;
    readonly reasons?: ReasonForm;
  },
) => {
  const source = freshSource(run, scores);
  return source && lessonFor(weaknesses(scores, { k: choice.k }).weaknesses, source, choice);
};

/** The second iteration and the lessons, as far as they were run. */
export const taught = async (
  store: Store,
  run: Run,
  subject: Subject,
  known: ReadonlySet<string>,
  settings: LessonSettings,
): Promise<Pick<ModelReport, "secondIteration" | "teaching">> => {
  // Lessons are runs of their own.
  if (known.size === 1) return {};
  const scores = (await scoresOf(store, run)).get(subject.id) ?? [];
  if (scores.length === 0) return {};
  // The nearest demonstrations stay in every report once they were asked.
  const improvement = improvementOf(run, subject, scores, { ...settings, nearest: true });
  if (improvement === undefined) return {};
  const armScores = new Map<string, readonly Score[]>();
  const cost: ArmCost[] = [];
  for (const arm of improvement.arms) {
    const id = runIdOf(arm.plan);
    if (!known.has(id)) continue;
    const armRun = await store.findRun(id);
    const found = await scoresOf(store, armRun);
    armScores.set(arm.name, found.get(subject.id) ?? []);
    cost.push(await costOfArm(store, armRun, subject, arm, improvement.items));
  }
  const [zero, random, weak] = [armScores.get("zero"), armScores.get("random"), armScores.get("weak")];
  const nearest = armScores.get("nearest");
  if (zero === undefined) return {};
  const secondIteration = breakdownOf(zero).accuracy;
  if (random === undefined || weak === undefined) return { secondIteration };
  const { arms, differences } = compareTeaching({
    zero,
    random,
    weak,
    ...(nearest === undefined ? {} : { nearest }),
  });
  return {
    secondIteration,
    teaching: {
      shots: settings.shots,
      zero: arms.zero.accuracy,
      random: arms.random.accuracy,
      weak: arms.weak.accuracy,
      ...(arms.nearest === undefined ? {} : { nearest: arms.nearest.accuracy }),
      differences,
      cost,
    },
  };
};

/** What a question of an arm costs on average: as the provider counted, or guessed where it did not. */
const costOfArm = async (
  store: Store,
  run: Run,
  subject: Subject,
  { name, prompt }: Arm,
  items: readonly Item[],
): Promise<ArmCost> => {
  const used = await store.usage(run, subject.id);
  const n = Math.max(1, items.length);
  const counted = used.tokensIn > 0;
  const sent = counted
    ? used.tokensIn
    : items.reduce((sum, item) => sum + guessTokens(prompt(questionOf(item))), 0);
  return { arm: name, tokensIn: sent / n, counted, usd: used.usd === null ? null : used.usd / n };
};
