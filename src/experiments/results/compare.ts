/**
 * Two runs, or two models of one run, on the questions that both were asked: differences with intervals and tests, per
 * skill. Nothing is asked.
 */
import { misuse } from "#logic/error";
import { memoize } from "#logic/memoize";
import { asksChoices } from "#items/suite";
import { compare as compareScores, compareRotated, countOverlap, type Comparison } from "#reports/compare";
import { rankModels, type Contender, type Ranking } from "#reports/ranking";
import { runLabel } from "#reports/numbers";
import { canonicalJson } from "#runs/plan";
import { labelText, type Tags } from "#items/question";
import { readCalls, tallyCalls, type SeenCall } from "#runs/answers";
import type { Run, Store } from "#runs/store";
import { readResponses } from "#scoring/breakdown";
import { groupRotations } from "#scoring/circle";
import { getReader } from "#scoring/readers/readers";
import { isCorrect, type Score, type Verdict } from "#scoring/verdict";
import { requireSkills } from "./report.ts";
import { modelNamed, nameSubjects } from "./names.ts";
import { unfinishedModels } from "./run-report.ts";
import { readAllScores } from "./scores.ts";
import { planWords } from "./plan-words.ts";

export type CompareOptions = {
  /** Runs by their ids, unique prefixes, or `latest`; the second is the first where it is left out. */
  readonly runs?: readonly [first: string, second?: string | undefined];
  /** The model of the first run, then that of the second; one where it is the same. */
  readonly models?: readonly string[];
  /** Where the questions differ: compare on those that both were asked. */
  readonly questions?: "shared" | undefined;
};

export type Side = { readonly run: Run; readonly model: string };

/**
 * B against A. Throws misuse where it is not clear what is compared, and where the questions differ unasked.
 *
 * @example
 * const store = openStore(":memory:");
 * const models = openModels(["reasoner:affirmer", "reasoner:oracle"]);
 * await run({ suite: generatedSuite({ perSkill: 2 }), models }, { store });
 * const { comparison } = await compare({ models: ["reasoner:affirmer", "reasoner:oracle"] }, { store });
 * comparison.shared; // → 110
 * await store.close();
 */
export const compare = async (
  options: CompareOptions,
  { store }: { readonly store: Store },
): Promise<{ readonly a: ScoredSide; readonly b: ScoredSide; readonly comparison: Comparison }> => {
  const { questions } = options;
  const [a, b] = await openSides(store, options);
  if ([a, b].some(({ run }) => asksChoices(run.plan.suite)))
    return {
      a,
      b,
      comparison: {
        ...rotated(a, b, questions),
        responses: { a: readResponses(a.scores), b: readResponses(b.scores) },
      },
    };
  if (questions === undefined) requireSame(a.run, b.run, a.scores, b.scores);
  const comparison = compareScores(a.scores, b.scores);
  if (comparison.shared === 0) throw misuse("no question was asked of both", "ask the same suite of both");
  if (comparison.overall.value === null)
    throw misuse(
      "no question has a reply of both",
      "organon show RUN --state failed shows why calls failed; the runs' own commands continue them",
    );
  return { a, b, comparison };
};

/** A question that one side answered correctly and the other did not, with both replies. */
export type ChangedQuestion = {
  readonly id: string;
  readonly text: string;
  readonly tags: Tags;
  readonly key: string;
  readonly a: ChangedReply;
  readonly b: ChangedReply;
};

type ChangedReply = {
  /** The label that was read; undefined where none was. */
  readonly answer: string | undefined;
  readonly outcome: Verdict["outcome"];
  readonly reply: string;
};

/**
 * Questions that B no longer answers correctly, and those that only B does, in A's order: how many, and at most `most` of them with both
 * replies. Of several answers the first counts.
 */
export const changedQuestions = async (
  store: Store,
  { a, b }: BothAnswers,
  most: Readonly<Record<"lost" | "gained", number>>,
) => {
  const changed = async (isRight: boolean, atMost: number) => {
    const places = Array.from(a.answers).flatMap(([id, before]) => {
      const after = b.answers.get(id);
      const has = before.isRight === isRight && after?.isRight === !isRight;
      return has ? [{ a: before.ordinal, b: after.ordinal }] : [];
    });
    return { count: places.length, questions: await readChanged(store, { a, b }, places.slice(0, atMost)) };
  };
  return { lost: await changed(true, most.lost), gained: await changed(false, most.gained) };
};

export type ChangedQuestions = Awaited<ReturnType<typeof changedQuestions>>;

/** The first answer to a question: its call, and whether it is correct; undefined for a failed call. */
type FirstAnswer = { readonly ordinal: number; readonly isRight: boolean | undefined; readonly score: Score };
type AnsweredSide = Side & { readonly answers: ReadonlyMap<string, FirstAnswer> };
export type BothAnswers = { readonly a: AnsweredSide; readonly b: AnsweredSide };

/** Returns the first answers of both sides, by question. */
export const bothAnswers = (a: ScoredSide, b: ScoredSide): BothAnswers => ({
  a: { ...a, answers: firstAnswers(a) },
  b: { ...b, answers: firstAnswers(b) },
});

const firstAnswers = ({ scores }: ScoredSide): ReadonlyMap<string, FirstAnswer> =>
  new Map(
    scores
      .filter(({ epoch }) => epoch === 0)
      .map((score) => [score.questionId, { ordinal: score.ordinal!, isRight: isCorrect(score), score }]),
  );

/** Questions that are read at once: a store takes so many numbers in a condition. */
const readAtOnce = 500;

const readChanged = async (
  store: Store,
  { a, b }: { readonly a: Side; readonly b: Side },
  places: readonly { readonly a: number; readonly b: number }[],
): Promise<readonly ChangedQuestion[]> => {
  const read: ChangedQuestion[] = [];
  for (let at = 0; at < places.length; at += readAtOnce) {
    const some = places.slice(at, at + readAtOnce);
    const ordinals = (side: "a" | "b") => some.map((place) => place[side]);
    const callsA = await readSide(store, a, ordinals("a"));
    const callsB = await readSide(store, b, ordinals("b"));
    for (const place of some) {
      const [before, after] = [callsA.get(place.a), callsB.get(place.b)];
      if (before === undefined || after === undefined) continue;
      const { id, text, tags, key } = before.question;
      read.push({ id, text, tags, key: labelText(key), a: buildReply(before), b: buildReply(after) });
    }
  }
  return read;
};

const readSide = (store: Store, { run, model }: Side, ordinals: readonly number[]) =>
  readCalls(store, run, { subject: findSubject(run, model), reader: getReader(run).name }, ordinals);

const findSubject = (run: Run, model: string): number => run.subjects.findIndex(({ id }) => id === model);

const buildReply = ({ response, verdict }: SeenCall): ChangedReply => ({
  answer: verdict?.answer,
  outcome: verdict?.outcome ?? "failed",
  reply: response?.text ?? "",
});

const rotated = (a: ScoredSide, b: ScoredSide, questions: CompareOptions["questions"]) => {
  if (questions !== undefined)
    throw misuse("four-option questions are compared item by item", "leave --shared out");
  const [before, after] = [groupRotations(a.scores), groupRotations(b.scores)];
  const known = new Set(before.map(({ itemId }) => itemId));
  if (after.some(({ itemId }) => known.has(itemId))) return compareRotated(before, after, "item");
  if (before.length > 0 && after.length > 0 && areTwins(a.run, b.run))
    return compareRotated(before, after, "place");
  throw misuse("no question was asked of both", "ask the same set of both, or a set and its symbolic form");
};

const areTwins = ({ plan: { suite: one } }: Run, { plan: { suite: other } }: Run): boolean => {
  if (one.kind !== "choice" || other.kind !== "choice") return false;
  const { symbolic: a, ...words } = one;
  const { symbolic: b, ...others } = other;
  return a !== b && JSON.stringify(words) === JSON.stringify(others);
};

/** A side with its scores, in the order of its calls. */
export type ScoredSide = Side & { readonly scores: readonly Score[] };

const openSides = async (
  store: Store,
  { runs: [first, second] = ["latest", undefined], models = [] }: Pick<CompareOptions, "runs" | "models">,
): Promise<readonly [a: ScoredSide, b: ScoredSide]> => {
  const runA = await store.findRun(first);
  const runB = second === undefined ? runA : await store.findRun(second);
  const [a, b] = getSides(runA, runB, models);
  const sideScores = createScoreReader(store);
  return [
    { run: runA, model: a, scores: await sideScores(runA, a) },
    { run: runB, model: b, scores: await sideScores(runB, b) },
  ];
};

type RankOptions = {
  readonly runs?: readonly string[];
  /** Only these models; all of the runs where none is named. */
  readonly models?: readonly string[];
  /** Where the questions differ: rank on those that all were asked. */
  readonly questions?: "shared" | undefined;
};

/**
 * Several models ranked on the questions to which all replied. Throws misuse where fewer than two are named, and
 * where the questions differ unasked.
 */
export const rank = async (
  { runs: references = ["latest"], models: wanted = [], questions }: RankOptions,
  { store }: { readonly store: Store },
): Promise<Ranking> => {
  const runs: Run[] = [];
  for (const reference of references) runs.push(await store.findRun(reference));
  for (const name of wanted) modelNamed(runs, name);
  const contenders: (Contender & { readonly scores: readonly Score[] })[] = [];
  for (const run of runs) {
    requireSkills(run);
    const sideScores = createScoreReader(store);
    const names = nameSubjects(run.subjects);
    for (const [place, { id }] of run.subjects.entries())
      if (wanted.length === 0 || wanted.includes(id) || wanted.includes(names[place] ?? id))
        contenders.push({
          run: run.id,
          model: id,
          name: `${names[place] ?? id}${runs.length > 1 ? ` in ${runLabel(run)}` : ""}`,
          scores: await sideScores(run, id),
        });
  }
  const [first] = contenders;
  if (first === undefined || contenders.length < 2)
    throw misuse("two models or more are ranked", "name runs of other models, or more than one with -m");
  if (questions === undefined)
    for (const other of contenders.slice(1)) {
      const [a, b] = [first, other].map(({ run }) => runs.find(({ id }) => id === run));
      if (a !== undefined && b !== undefined && a !== b) requireSame(a, b, first.scores, other.scores);
    }
  const ranking = rankModels(contenders);
  if (ranking.models.length > 0) return ranking;
  throw misuse(
    "no question has a reply of all of them",
    "name fewer with -m: two are compared on what both answered",
  );
};

/** Returns whether a model's calls of a run have a reply each, so that a gate can be decided. */
export const isComplete = async (store: Store, { run, model }: Side): Promise<boolean> =>
  !unfinishedModels(run, await tallyCalls(store, run)).has(model);

/** Names A and B: model and run, and for models of one name the content that only one run asks. */
export const sideNames = (a: Side, b: Side): { readonly a: string; readonly b: string } => {
  const [first = a.model, second = b.model] = nameSubjects(
    [a, b].flatMap(({ run, model }) => run.subjects.find(({ id }) => id === model) ?? []),
  );
  const getName = (name: string, { run, model }: Side, other: Side): string => {
    const others = model === other.model ? planWords(other.run.plan) : undefined;
    const own = planWords(run.plan).filter((words) => others?.includes(words) === false);
    return [`${name} in run ${runLabel(run)}`, ...own].join(", ");
  };
  return { a: getName(first, a, b), b: getName(second, b, a) };
};

const getSides = (runA: Run, runB: Run, models: readonly string[]): readonly [a: string, b: string] => {
  const [namesA, namesB] = [runA.subjects.map(({ id }) => id), runB.subjects.map(({ id }) => id)];
  const [nameA, nameB = nameA] = models;
  const first = nameA && modelNamed([runA], nameA);
  const second = nameB && modelNamed([runB], nameB);
  if (models.length > 2) throw misuse("two models are compared", "give -m at most twice");
  if (runA.id === runB.id) {
    if (namesA.length === 1)
      throw misuse(
        `run ${runA.id} has one model, and A and B would be the same`,
        "name a second run, as in organon compare RUN OTHER; organon runs lists them",
      );
    const [a, b] = models.length === 2 ? [first, second] : namesA.length === 2 ? namesA : [];
    if (a !== undefined && b !== undefined && a !== b) return [a, b];
    throw misuse(
      `which two models of run ${runA.id} are compared is not clear`,
      `name two with -m: ${namesA.join(", ")}; or name another run`,
    );
  }
  if (first !== undefined && second !== undefined) return [first, second];
  const both = namesA.filter((name) => namesB.includes(name));
  const [ofA, ofB] = namesA.length === 1 && namesB.length === 1 ? [namesA, namesB] : [both, both];
  if (ofA.length === 1) return [ofA[0]!, ofB[0]!];
  throw misuse(
    "the runs have several models",
    `-m names one each: ${namesA.join(", ")}; ${namesB.join(", ")}`,
  );
};

/** Returns what reads the scores of a run's model; a run is read once, whichever of its models are asked for. */
export const createScoreReader = (store: Store) => {
  const read = memoize((run: Run) => readAllScores(store, run), { toKey: ({ id }) => id });
  return async (run: Run, model: string): Promise<readonly Score[]> => {
    const scores = (await read(run)).get(model) ?? [];
    if (scores.length > 0) return scores;
    throw misuse(`run ${run.id} has no responses of ${model} yet`, "the same command continues the run");
  };
};

/** Runs of the same suite asked the same questions, also while one is incomplete; otherwise these decide. */
const requireSame = (runA: Run, runB: Run, a: readonly Score[], b: readonly Score[]): void => {
  const isSuiteSame =
    canonicalJson(runA.plan.suite) === canonicalJson(runB.plan.suite) && runA.plan.suite.kind !== "diagnosis";
  const { shared, onlyA, onlyB } = countOverlap(a, b);
  if (isSuiteSame || onlyA + onlyB === 0) return;
  throw misuse(
    `A and B were asked different questions: ${shared} shared, ${onlyA} only of A, ${onlyB} only of B`,
    "--shared compares the shared ones",
  );
};
