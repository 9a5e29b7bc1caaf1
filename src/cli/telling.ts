/**
 * From a stored run to the report that is told of it: scores broken down, weaknesses with an example each, and
 * the second iteration and the lessons where they have been run too. Nothing is asked.
 */
import { createGenerator, type Item } from "#items";
import { compareTeaching, weaknesses, type Diagnosis, type DiagnosisOptions } from "#lessons";
import type { ModelReport, StudyReport } from "#report";
import { answerReader, breakdownOf, type Score } from "#scores";
import {
  adaptiveResults,
  lessonFor,
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
import { adaptivePlanOf } from "./adaptive.ts";
import { correctionName, searchedReport, type SearchedReport } from "./searched.ts";
import { suiteDescription, suiteFromDescription } from "./suite.ts";
import { plantedIn, withExamples } from "./found.ts";
import { version } from "./version.ts";

/** The scores of a run, subject by subject in the run's order. Responses not judged yet are judged first. */
export const scoresOf = async (
  store: Store,
  run: Run,
  writable: boolean,
): Promise<ReadonlyMap<string, readonly Score[]>> => {
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
};
export const papersLesson: LessonSettings = { k: 10, perLeaf: 10, shots: 4, balanced: false };

/** The weakness set of one model of a run and the three ways of asking it; undefined where no suite can be made anew. */
export const improvementOf = (
  run: Run,
  subject: Pick<Subject, "id">,
  scores: readonly Score[],
  { k, perLeaf, shots, balanced }: LessonSettings,
):
  | { readonly diagnosis: Diagnosis; readonly items: readonly Item[]; readonly arms: readonly Arm[] }
  | undefined => {
  const source = freshSource(run, scores);
  if (source === undefined) return undefined;
  const diagnosis = weaknesses(scores, { k });
  const items = weaknessSet(diagnosis.weaknesses, source, perLeaf);
  const lessons = {
    random: lessonFor(diagnosis.weaknesses, source, { strategy: "random", shots, balanced }),
    weak: lessonFor(diagnosis.weaknesses, source, { strategy: "weak", shots, balanced }),
  };
  const shown = new Set([...lessons.random, ...lessons.weak].map(({ itemId }) => itemId));
  const asked = items.filter(({ id }) => !shown.has(id));
  return { diagnosis, items: asked, arms: teachingArms(subject.id, asked, lessons, run.plan.prompt) };
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
    diagnosis = {},
  }: {
    readonly writable: boolean;
    readonly settings?: LessonSettings;
    readonly diagnosis?: Omit<DiagnosisOptions, "k">;
  },
): Promise<StudyReport> => {
  const bySubject = await countedScoresOf(store, run, writable);
  const adaptive = adaptivePlanOf(run.plan.suite);
  const found = adaptive === undefined ? [] : await adaptiveResults(run, store, answerReader.name, adaptive);
  const known = new Set((await store.runs()).map(({ id }) => id));
  const models: ModelReport[] = [];
  const planned = (await store.tally(run)).map((tally) => tally.planned);
  const suiteSize = Math.max(0, ...planned) / run.plan.epochs;
  for (const subject of run.subjects) {
    const scores = bySubject.get(subject.id) ?? [];
    const result = found.find(({ model }) => model === subject.id);
    models.push(
      adaptive === undefined || result === undefined
        ? await tellSubject(store, run, subject, scores, known, { settings, diagnosis })
        : {
            ...(await tellSearched(store, run, subject, searchedReport(result, adaptive, diagnosis))),
            ...teachingAlone(await taught(store, run, subject, known, settings)),
          },
    );
  }
  const suite = suiteDescription(run.plan.suite);
  return {
    run: run.id,
    command: commandOf(run),
    date: run.created,
    versions: { organon: version, node: process.versions.node, reader: answerReader.name },
    seed: Number(suite["seed"] ?? 0),
    profile: String(suite["profile"] ?? "file"),
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
  }: { readonly settings: LessonSettings; readonly diagnosis: Omit<DiagnosisOptions, "k"> },
): Promise<ModelReport> => {
  const diagnosis = weaknesses(scores, { ...options, k: settings.k });
  return {
    ...(await tellAnyhow(store, run, subject, scores, scores.length, diagnosis.weaknesses)),
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
): Promise<Omit<ModelReport, "examination">> => {
  const weak = await withExamples(store, run, found, scores);
  const planted = plantedIn(subject.id, weak);
  return {
    ...breakdownOf(scores),
    id: subject.id,
    name: shortName(subject),
    organisation: subject.organisation,
    launched: "unknown",
    cost: { calls, ...(await store.tokens(run, subject.id)) },
    weaknesses: weak,
    ...(planted === undefined ? {} : { planted }),
  };
};

/** A model that was searched: tables from the pilot, weaknesses from the fresh questions of the leaves found. */
const tellSearched = async (
  store: Store,
  run: Run,
  subject: Subject,
  { scores, weak, fresh, calls, more }: SearchedReport,
): Promise<ModelReport> => {
  const told = await tellAnyhow(store, run, subject, scores, calls, []);
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
  for (const arm of improvement.arms) {
    const id = runIdOf(arm.plan);
    if (!known.has(id)) continue;
    const found = await scoresOf(store, await store.findRun(id), false);
    armScores.set(arm.name, found.get(subject.id) ?? []);
  }
  const [zero, random, weak] = [armScores.get("zero"), armScores.get("random"), armScores.get("weak")];
  if (zero === undefined) return {};
  const secondIteration = breakdownOf(zero).accuracy;
  if (random === undefined || weak === undefined) return { secondIteration };
  const { arms, differences } = compareTeaching({ zero, random, weak });
  return {
    secondIteration,
    teaching: {
      shots: settings.shots,
      zero: arms.zero.accuracy,
      random: arms.random.accuracy,
      weak: arms.weak.accuracy,
      differences,
    },
  };
};

const shortName = ({ provider, model }: Subject): string =>
  provider === "reasoner" ? model : `${provider}:${model}`;

/** The command that finds this run again. */
const commandOf = ({ plan }: Run): string => {
  const { kind: _kind, version: _version, ...flags } = suiteDescription(plan.suite);
  const adaptive = flags["budget"] === undefined ? [] : ["--adaptive"];
  const words = Object.entries(flags).map(([name, value]) => {
    const flag = { kinds: "kind", skills: "skill", perLeaf: "per-leaf", file: "suite" }[name] ?? name;
    return `--${flag} ${quoted(Array.isArray(value) ? value.join(",") : String(value))}`;
  });
  const models = plan.models.map((model) => `-m ${quoted(model)}`);
  const epochs = plan.epochs === 1 ? [] : [`--epochs ${plan.epochs}`];
  const system = plan.prompt.system === undefined ? [] : [`--system ${quoted(plan.prompt.system)}`];
  return ["organon run", ...models, ...adaptive, ...words, ...epochs, ...system].join(" ");
};

const quoted = (text: string): string =>
  /^[\w:./,@=+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
