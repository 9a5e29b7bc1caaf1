/**
 * From a stored run to the report that is told of it: scores broken down, weaknesses with an example each, and
 * the second iteration and the lessons where they have been run too. Nothing is asked.
 */
import { createGenerator, type Item } from "#items";
import { OrganonError } from "#logic";
import {
  compareTeaching,
  weaknesses,
  type Diagnosis,
  type DiagnosisOptions,
  type ReasonForm,
  type ShotForm,
} from "#lessons";
import { guessTokens, priceTable, type PriceTable } from "#models";
import type { AnswerBiases, ArmCost, ModelReport, StudyReport } from "#report";
import {
  answerReader,
  answerTable,
  balancedAccuracy,
  breakdownOf,
  discrimination,
  proportion,
  yesBias,
  type Score,
} from "#scores";
import {
  adaptiveResults,
  lessonFor,
  nearestLessons,
  regrade,
  runIdOf,
  teachingArms,
  weaknessSet,
  type Arm,
  type FreshSource,
  type Run,
  type Store,
  type Strategy,
  type Subject,
} from "#study";
import { isChoiceRun } from "./choice-telling.ts";
import { adaptivePlanOf } from "./adaptive.ts";
import { costTold } from "./cost.ts";
import { readerGroups } from "./readings.ts";
import { sameCommand } from "./same-command.ts";
import { correctionName, searchedReport, type SearchedReport } from "./searched.ts";
import { suiteDescription, suiteFromDescription } from "./suite.ts";
import { plantedIn, withExamples } from "./found.ts";
import { version } from "./version.ts";

/** Leaves, weaknesses and lessons are of yes/no questions. */
const requireYesNo = (run: Run): void => {
  if (isChoiceRun(run))
    throw new OrganonError("misuse", `run ${run.id} asked four-option questions, which have no leaves`, {
      hint: `organon report ${run.id} tells it`,
    });
};

/** The scores of a run, subject by subject in the run's order. Responses not judged yet are judged first. */
export const scoresOf = async (
  store: Store,
  run: Run,
  writable: boolean,
): Promise<ReadonlyMap<string, readonly Score[]>> => {
  requireYesNo(run);
  if (writable) await regrade({ store, run, reader: answerReader, again: false });
  const bySubject = new Map<string, Score[]>(run.subjects.map(({ id }) => [id, []]));
  for await (const score of store.scores(run, answerReader.name)) bySubject.get(score.model)?.push(score);
  return bySubject;
};

/**
 * The same, counted: calls of a leaf that ended alike share one score, that of the first of them. Enough for every
 * table, and a million responses take the room of a list of references.
 */
const countedScoresOf = async (
  store: Store,
  run: Run,
  writable: boolean,
): Promise<ReadonlyMap<string, readonly Score[]>> => {
  requireYesNo(run);
  if (writable) await regrade({ store, run, reader: answerReader, again: false });
  const bySubject = new Map<string, Score[]>(run.subjects.map(({ id }) => [id, []]));
  for await (const { score, count } of store.scoreGroups(run, answerReader.name)) {
    const scores = bySubject.get(score.model);
    for (let n = 0; n < count; n++) scores?.push(score);
  }
  return bySubject;
};

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
  const lessons = {
    random: lessonFor(diagnosis.weaknesses, source, { strategy: "random", shots, balanced, reasons }),
    weak: lessonFor(diagnosis.weaknesses, source, { strategy: "weak", shots, balanced, reasons }),
    ...(nearest ? { nearest: nearestLessons(source, items, { shots, reasons }) } : {}),
  };
  const shown = new Set([...lessons.random, ...lessons.weak].map(({ itemId }) => itemId));
  const asked = items.filter(({ id }) => !shown.has(id));
  return { diagnosis, items: asked, arms: teachingArms(subject.id, asked, lessons, run.plan.prompt, as) };
};

/** Where new questions for a run come from; undefined where its suite was a file. */
export const freshSource = (run: Run, scores: readonly Score[]): FreshSource | undefined => {
  const suite = suiteFromDescription(run.plan.suite);
  if (suite === undefined) return undefined;
  const { plan, extent } = suite;
  const leaves = createGenerator(plan).skills.length;
  const usedTurns = extent.perLeaf ?? Math.ceil((extent.limit ?? 0) / leaves) + 1;
  return { plan, usedTurns, tested: new Set(scores.map(({ itemId }) => itemId)) };
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

/** The report of a run as the store has it. */
export const tell = async (
  store: Store,
  run: Run,
  {
    writable,
    settings = papersLesson,
    prices = priceTable,
    diagnosis = {},
  }: {
    readonly writable: boolean;
    readonly settings?: LessonSettings;
    readonly prices?: PriceTable;
    readonly diagnosis?: Omit<DiagnosisOptions, "k">;
  },
): Promise<StudyReport> => {
  const bySubject = await countedScoresOf(store, run, writable);
  const adaptive = adaptivePlanOf(run.plan.suite);
  const found = adaptive === undefined ? [] : await adaptiveResults(run, store, answerReader.name, adaptive);
  const known = new Set((await store.runs()).map(({ id }) => id));
  const models: ModelReport[] = [];
  const planned = await store.planned(run);
  const suiteSize = Math.max(0, ...planned) / run.plan.epochs;
  for (const subject of run.subjects) {
    const scores = bySubject.get(subject.id) ?? [];
    const result = found.find(({ model }) => model === subject.id);
    models.push(
      adaptive === undefined || result === undefined
        ? await tellSubject(store, run, subject, scores, known, { settings, diagnosis, prices })
        : {
            ...(await tellSearched(store, run, subject, searchedReport(result, adaptive, diagnosis), prices)),
            ...teachingAlone(await taught(store, run, subject, known, settings)),
          },
    );
  }
  const suite = suiteDescription(run.plan.suite);
  return {
    run: run.id,
    command: sameCommand(run, store.location),
    date: run.created,
    versions: { organon: version, node: process.versions.node, reader: answerReader.name },
    seed: typeof suite["seed"] === "number" ? suite["seed"] : null,
    profile: typeof suite["profile"] === "string" ? suite["profile"] : null,
    ...(typeof suite["file"] === "string" ? { file: suite["file"] } : {}),
    suiteSize,
    models,
  };
};

const tellSubject = async (
  store: Store,
  run: Run,
  subject: Subject,
  scores: readonly Score[],
  known: ReadonlySet<string>,
  {
    settings,
    diagnosis: options,
    prices,
  }: {
    readonly settings: LessonSettings;
    readonly diagnosis: Omit<DiagnosisOptions, "k">;
    readonly prices: PriceTable;
  },
): Promise<ModelReport> => {
  const diagnosis = weaknesses(scores, { ...options, k: settings.k });
  return {
    ...(await tellAnyhow(store, run, subject, scores, scores.length, diagnosis.weaknesses, prices)),
    examination: {
      leaves: diagnosis.examined,
      unknown: diagnosis.unknown.length,
      fewest: diagnosis.fewest,
      minimum: Math.max(1, options.minimum ?? 1),
      correction: correctionName(options),
    },
    ...(await taught(store, run, subject, known, settings)),
  };
};

/** What is told of every model. The tables are of `scores`; `calls` were made. */
const tellAnyhow = async (
  store: Store,
  run: Run,
  subject: Subject,
  scores: readonly Score[],
  calls: number,
  found: Diagnosis["weaknesses"],
  prices: PriceTable,
): Promise<Omit<ModelReport, "examination">> => {
  const weak = await withExamples(store, run, found, scores);
  const planted = plantedIn(subject.id, weak);
  const readers = await readerGroups(store, run, subject.id);
  return {
    ...breakdownOf(scores),
    id: subject.id,
    name: shortName(subject),
    organisation: subject.organisation,
    launched: "unknown",
    cost: await costTold(store, run, subject, calls, prices),
    ...(await steadinessOf(store, run, subject)),
    ...(readers === undefined ? {} : { readers }),
    weaknesses: weak,
    ...(planted === undefined ? {} : { planted }),
    ...(scores.length === 0 ? {} : { biases: biasesOf(scores) }),
  };
};

const biasesOf = (scores: readonly Score[]): AnswerBiases => {
  const table = answerTable(scores);
  const { value, low, high, n, p } = yesBias(table);
  return {
    yesBias: { value, low, high, n, p },
    balancedAccuracy: balancedAccuracy(table),
    ...discrimination(table),
  };
};

/** How steady the answers are; nothing where each question is asked once. */
const steadinessOf = async (
  store: Store,
  run: Run,
  subject: Subject,
): Promise<Pick<ModelReport, "steadiness">> => {
  const { epochs } = run.plan;
  if (epochs === 1) return {};
  const { items, flipped, examples } = await store.steadiness(run, answerReader.name, subject.id);
  return { steadiness: { epochs, items, flipped, rate: proportion(flipped, items), examples } };
};

/** A model that was searched: tables from the pilot, weaknesses from the fresh questions of the leaves found. */
const tellSearched = async (
  store: Store,
  run: Run,
  subject: Subject,
  { scores, weak, fresh, calls, more }: SearchedReport,
  prices: PriceTable,
): Promise<ModelReport> => {
  const told = await tellAnyhow(store, run, subject, scores, calls, [], prices);
  const found = await withExamples(store, run, weak, fresh);
  const planted = plantedIn(subject.id, found);
  return { ...told, weaknesses: found, ...more, ...(planted === undefined ? {} : { planted }) };
};

/** An adaptive run has a second iteration of its own, its fresh questions. */
const teachingAlone = ({ teaching }: Pick<ModelReport, "teaching">): Pick<ModelReport, "teaching"> =>
  teaching === undefined ? {} : { teaching };

/** The second iteration and the lessons, as far as they were run. */
const taught = async (
  store: Store,
  run: Run,
  subject: Subject,
  known: ReadonlySet<string>,
  settings: LessonSettings,
): Promise<Pick<ModelReport, "secondIteration" | "teaching">> => {
  // Lessons are runs of their own.
  if (known.size === 1) return {};
  const scores = (await scoresOf(store, run, false)).get(subject.id) ?? [];
  if (scores.length === 0) return {};
  const improvement = improvementOf(run, subject, scores, settings);
  if (improvement === undefined) return {};
  const armScores = new Map<string, readonly Score[]>();
  const cost: ArmCost[] = [];
  for (const arm of improvement.arms) {
    const id = runIdOf(arm.plan);
    if (!known.has(id)) continue;
    const armRun = await store.findRun(id);
    const found = await scoresOf(store, armRun, false);
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
  const used = await store.tokens(run, subject.id);
  const n = Math.max(1, items.length);
  const counted = used.tokensIn > 0;
  const sent = counted ? used.tokensIn : items.reduce((sum, item) => sum + guessTokens(prompt(item)), 0);
  return { arm: name, tokensIn: sent / n, counted, usd: used.usd === null ? null : used.usd / n };
};

const shortName = ({ provider, model }: Subject): string =>
  provider === "reasoner" ? model : `${provider}:${model}`;
