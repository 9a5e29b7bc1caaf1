/**
 * From a stored run to the report that is told of it: scores broken down, weaknesses with an example each, and
 * the second iteration and the lessons where they have been run too. Nothing is asked.
 */
import { ruleNamed, rulesOf } from "#catalog";
import { createGenerator, type AskedItem, type Item } from "#items";
import { compareTeaching, weaknesses, type Diagnosis } from "#lessons";
import { parseModelSpec } from "#models";
import type { ModelReport, PlantedWeakness, StudyReport, Weakness } from "#report";
import { answerReader, breakdownOf, type Score } from "#scores";
import {
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
import { suiteDescription, suiteFromDescription } from "./suite.ts";
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
  { writable, settings = papersLesson }: { readonly writable: boolean; readonly settings?: LessonSettings },
): Promise<StudyReport> => {
  const bySubject = await countedScoresOf(store, run, writable);
  const known = new Set((await store.runs()).map(({ id }) => id));
  const models: ModelReport[] = [];
  const planned = (await store.tally(run)).map((tally) => tally.planned);
  const suiteSize = Math.max(0, ...planned) / run.plan.epochs;
  for (const subject of run.subjects) {
    const scores = bySubject.get(subject.id) ?? [];
    models.push(await tellSubject(store, run, subject, scores, known, settings));
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
  settings: LessonSettings,
): Promise<ModelReport> => {
  const breakdown = breakdownOf(scores);
  const diagnosis = weaknesses(scores, { k: settings.k });
  const weak = await withExamples(store, run, diagnosis, scores);
  const planted = plantedIn(subject.id, weak);
  return {
    ...breakdown,
    id: subject.id,
    name: shortName(subject),
    organisation: subject.organisation,
    launched: "unknown",
    cost: { calls: scores.length, ...(await store.tokens(run, subject.id)) },
    weaknesses: weak,
    ...(planted === undefined ? {} : { planted }),
    ...(await taught(store, run, subject, known, settings)),
  };
};

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

const withExamples = async (
  store: Store,
  run: Run,
  diagnosis: Diagnosis,
  scores: readonly Score[],
): Promise<readonly Weakness[]> => {
  const wanted = new Set(diagnosis.weaknesses.flatMap(({ example }) => example ?? []));
  const items = new Map<string, AskedItem>();
  if (wanted.size > 0)
    for await (const item of store.items(run)) {
      if (wanted.has(item.id)) items.set(item.id, item);
      if (items.size === wanted.size) break;
    }
  return diagnosis.weaknesses.map(({ rule, kind, logic, category, accuracy, example }) => {
    const item = example === undefined ? undefined : items.get(example);
    const answer = scores.find(
      ({ itemId, verdict }) => itemId === example && verdict.outcome === "incorrect",
    );
    return {
      rule,
      kind,
      logic,
      category,
      accuracy,
      ...(item && answer
        ? {
            example: {
              premisesText: item.premisesText,
              conclusionText: item.conclusionText,
              label: item.label,
              answer: answer.verdict.answer ?? "",
            },
          }
        : {}),
    };
  });
};

/** For a novice, the rules it was made to slip on, and whether the weaknesses name them. */
const plantedIn = (id: string, weak: readonly Weakness[]): readonly PlantedWeakness[] | undefined => {
  const spec = parseModelSpec(id);
  const names = spec.provider === "reasoner" && spec.model === "novice" ? spec.parameters["weak"] : undefined;
  if (names === undefined) return undefined;
  const rules = rulesOf("full");
  return names.split(",").map((name) => {
    const { name: rule } = ruleNamed(rules, name);
    return { rule, found: weak.some((weakness) => weakness.rule === rule) };
  });
};

const shortName = ({ provider, model }: Subject): string =>
  provider === "reasoner" ? model : `${provider}:${model}`;

/** The command that finds this run again. */
const commandOf = ({ plan }: Run): string => {
  const { kind: _kind, version: _version, ...flags } = suiteDescription(plan.suite);
  const words = Object.entries(flags).map(([name, value]) => {
    const flag = { kinds: "kind", skills: "skill", perLeaf: "per-leaf", file: "suite" }[name] ?? name;
    return `--${flag} ${quoted(Array.isArray(value) ? value.join(",") : String(value))}`;
  });
  const models = plan.models.map((model) => `-m ${quoted(model)}`);
  const epochs = plan.epochs === 1 ? [] : [`--epochs ${plan.epochs}`];
  const system = plan.prompt.system === undefined ? [] : [`--system ${quoted(plan.prompt.system)}`];
  return ["organon run", ...models, ...words, ...epochs, ...system].join(" ");
};

const quoted = (text: string): string =>
  /^[\w:./,@=+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
