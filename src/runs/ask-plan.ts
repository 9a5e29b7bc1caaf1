/**
 * Runs a plan: plans every call, makes the unanswered ones, judges each response and stores it while its slot makes the next call.
 * The caller passes in the model calls, the store and the prompts; batches are in `ask-batches.ts`. Only stored responses count. A
 * killed process loses at most the calls under way and one response per slot; `askPlan` with the same plan continues from there.
 */
import { tallyCalls, type Tally, noTally } from "./answers.ts";
import { OrganonError, misuse } from "#logic/error";
import { followSuite } from "#items/extent";
import { generatorOf } from "#items/open-suite";
import type { Question } from "#items/question";
import type { Suite } from "#items/suite";
import type { Ask, Stop } from "#models/ask-all";
import { anySignal, timestamp, type Clock } from "#models/clock";
import type { CallErrorClass, LanguageModel, Prompt, Response } from "#models/language-model";
import { askBatches, type BatchesWaiting, type BatchSettings } from "./ask-batches.ts";
import { askCalls, askedAs, askedCalls, createIntake, type AskedCall } from "./ask-calls.ts";
import { callHashesOf, canonicalJson, type RunPlan } from "./plan.ts";
import { regrade, type Reader } from "./regrade.ts";
import { createTurns } from "./turns.ts";
import type { PlannedCall, Run, Store, Subject } from "./store.ts";

/** The state of one subject's calls. `asked` counts those of this session; `stopped` is the reason why the model was stopped. */
export type SubjectProgress = Tally & {
  readonly id: string;
  readonly asked: number;
  readonly stopped?: Stop;
  /** The error of the last failed call in this session. */
  readonly lastFailure?: string;
  /** Open batches at the vendor; absent if there are none. */
  readonly waiting?: BatchesWaiting;
};

export type Progress = {
  readonly run: Run;
  /** Calls with a stored response, and all calls. */
  readonly done: number;
  readonly total: number;
  /** In the order of the run's subjects. */
  readonly subjects: readonly SubjectProgress[];
  /** Responses per second in this session. */
  readonly perSecond: number;
};

/** Has a run's calls asked by other processes. */
export type Dispatcher = {
  /** Called once, before any call is planned. */
  readonly begin: (run: Run) => Promise<void>;
  /** Called after each write of planned calls. */
  readonly add: (calls: readonly PlannedCall[]) => Promise<void>;
  /**
   * Resolves when none of a subject's calls is missing, or when the signal aborts, or with the reason why nobody asks them. Reports
   * the state of the calls meanwhile.
   */
  readonly ask: (
    subject: number,
    options: { readonly onTally: (tally: Tally) => void; readonly signal: AbortSignal },
  ) => Promise<Stop | undefined>;
};

export type AskPlanOptions = {
  readonly plan: RunPlan;
  /** The run's questions; not read if all its calls are planned already. */
  readonly questions: Iterable<Question> | AsyncIterable<Question>;
  /**
   * Called when all of a subject's calls have a response. Returns the next calls, which depend on the answers, in order after the
   * previous ones; an empty list ends the subject. The same answers must give the same calls, so that a study can resume.
   */
  readonly more?: (run: Run, subject: number) => Promise<readonly PlannedCall[]>;
  /** The plan's models, in any order. */
  readonly models: readonly LanguageModel[];
  /** Accepts models at another address as the run's models. */
  readonly sameModel?: boolean;
  /** Returns the prompt of a question. It must be the same each time, because it identifies the call. */
  readonly prompt: (question: Question) => Prompt;
  readonly reader: Reader;
  /** Its run is claimed by the caller. */
  readonly store: Store;
  readonly ask: Ask;
  readonly clock: Clock;
  /** Maximum calls under way per model. */
  readonly concurrency: number;
  readonly patience?: Readonly<Record<CallErrorClass, number>>;
  /** Continues with a model whose replies can't be parsed. */
  readonly goOn?: boolean;
  /** The options for batches; without them, open batches stay where they are. */
  readonly batches?: BatchSettings;
  /** Has the calls asked by other processes instead of this one. */
  readonly dispatcher?: Dispatcher;
  /** Stops at once. */
  readonly signal?: AbortSignal;
  /** Starts no new calls, and ends when the calls under way have ended. */
  readonly drain?: AbortSignal;
  /** Called at the start and after each response. */
  readonly onProgress?: (progress: Progress) => void;
  /** Called with the number of planned calls, and with the total if known. */
  readonly onPlanning?: (calls: number, total?: number) => void;
};

export type RunOutcome = Progress & { readonly interrupted: boolean };

/**
 * Runs a study as far as possible. Also resolves when models were stopped, calls failed or the run was interrupted
 * (`problemOf` reports these). Throws misuse if the models are not the plan's, and the errors of the store and of the
 * questions.
 */
export const askPlan = async (options: AskPlanOptions): Promise<RunOutcome> => {
  const { plan, store, reader, clock } = options;
  const models = modelsOf(options);
  const opened = await store.openRun(plan, models.map(subjectOf), timestamp(clock));
  await options.dispatcher?.begin(opened);
  // A resumed run keeps its original order of subjects.
  const lanes = lanesOf(opened, models, options);
  // Other processes may ask while this one plans.
  const before = options.dispatcher === undefined ? undefined : await tallyCalls(store, opened);
  const run = opened.planned ? opened : await planCalls(opened, lanes, options);
  await regrade({ store, run, reader });

  const tallies = await tallyCalls(store, run);
  const subjects: SubjectProgress[] = run.subjects.map(({ id }, place) => ({
    ...(tallies[place] ?? noTally),
    id,
    asked: 0,
  }));
  const began = clock.elapsed();
  const progress = (): Progress => progressOf(run, subjects, clock.elapsed() - began);
  options.onProgress?.(progress());

  let unjudged = 0;
  // An error that ends one lane (a store that can't write) ends the others too.
  const broken = new AbortController();
  const signal = anySignal(broken.signal, options.signal);
  const askLane = async (model: LanguageModel, place: number): Promise<void> => {
    const change = (update: (before: SubjectProgress) => SubjectProgress): void => {
      const before = subjects[place];
      if (before !== undefined) subjects[place] = update(before);
      options.onProgress?.(progress());
    };
    const intake = createIntake(model, {
      ...options,
      onStored: (call, response, verdict) => {
        if (verdict === undefined) unjudged += 1;
        change((before) => counted(before, call, response));
      },
    });
    const stop = anySignal(signal, options.drain);
    const askBatched = async (): Promise<Stop | undefined> => {
      const { batches } = options;
      if (batches === undefined || model.batches === undefined) return undefined;
      return askBatches(model, model.batches, {
        run,
        place,
        store,
        clock,
        settings: batches,
        withPrompts: (calls) => askedCalls(calls, model, options.prompt),
        take: intake.take,
        signal: stop,
        drain: intake.enough,
        onLook: (waiting) =>
          change(({ waiting: _before, ...rest }) => (waiting.batches === 0 ? rest : { ...rest, waiting })),
      });
    };
    const askPending = async (): Promise<Stop | undefined> => {
      if (options.dispatcher !== undefined) {
        const { answered, refused, truncated } = before?.[place] ?? noTally;
        const onTally = (tally: Tally): void =>
          change((last) => ({
            ...last,
            ...tally,
            asked: responsesIn(tally) - (answered + refused + truncated),
          }));
        return options.dispatcher.ask(place, { onTally, signal: stop });
      }
      const stopped = await askBatched();
      if (stopped !== undefined || (options.batches?.create === true && model.batches !== undefined))
        return stopped ?? intake.stop();
      const calls = store.pending(run, place);
      return askCalls(model, calls, intake, { ...options, promptOf: options.prompt, signal });
    };
    const countAll = async (): Promise<void> => {
      const tally = (await tallyCalls(store, run))[place];
      change((before) => ({ ...before, ...tally }));
    };
    for (;;) {
      const stopped = await askPending();
      if (stopped !== undefined) change((before) => ({ ...before, stopped }));
      // A response answers all rows with the same call, and was counted for one of them.
      const left = subjects[place] ?? noTally;
      if (left.missing + left.failed > 0) await countAll();
      const { missing = 0, failed = 0 } = subjects[place] ?? {};
      if (options.more === undefined || stopped !== undefined || missing + failed > 0) return;
      if (isInterrupted(options)) return;
      const calls = await options.more(run, place);
      if (calls.length === 0) return;
      await store.addCalls(run, calls);
      await options.dispatcher?.add(calls);
      // Some may have been answered in other runs, with other answer parsers.
      await regrade({ store, run, reader });
      await countAll();
    }
  };

  const ends = await Promise.allSettled(
    lanes.map(async (model, place) => {
      try {
        if (model !== undefined) await askLane(model, place);
      } catch (error) {
        broken.abort(error);
        throw error;
      }
    }),
  );
  const failure = ends.find((end) => end.status === "rejected");
  if (failure !== undefined) throw failure.reason;
  // After everything is stored, an error of the answer parser is thrown.
  if (unjudged > 0) await regrade({ store, run, reader });
  return { ...progress(), interrupted: isInterrupted(options) };
};

/** Returns the state of a subject's calls after one more response. */
const counted = (before: SubjectProgress, call: AskedCall, response: Response): SubjectProgress => {
  const { status } = response;
  const after: { -readonly [Name in keyof SubjectProgress]: SubjectProgress[Name] } = { ...before };
  after.asked += 1;
  after[call.failedBefore ? "failed" : "missing"] -= 1;
  after[status] += 1;
  const failure = status === "failed" ? response.attempts.at(-1)?.error?.message : undefined;
  if (failure !== undefined) after.lastFailure = failure;
  return after;
};

const responsesIn = ({ answered, refused, truncated, failed }: Tally): number =>
  answered + refused + truncated + failed;

const isInterrupted = ({ signal, drain }: Pick<AskPlanOptions, "signal" | "drain">): boolean =>
  signal?.aborted === true || drain?.aborted === true;

export const subjectOf = (asked: LanguageModel): Subject => {
  const { id, provider, model, organisation, parameters } = asked;
  return { id, provider, model, organisation, parameters };
};

/** Returns the models, after checking that they are the plan's and distinct. */
export const modelsOf = ({ plan, models }: Pick<AskPlanOptions, "plan" | "models">) => {
  const ids = models.map(({ id }) => id);
  if (ids.toSorted().join("\n") !== plan.models.toSorted().join("\n"))
    throw new OrganonError("bug/runs", "the models are not those of the plan");
  const seen = new Map<string, string>();
  for (const model of models) {
    const name = canonicalJson(askedAs(model));
    const twin = seen.get(name);
    if (twin !== undefined)
      throw misuse(`“${twin}” and “${model.id}” are one and the same model`, "name each model once");
    seen.set(name, model.id);
  }
  return models;
};

/**
 * Returns the models in the order of the run's subjects. Throws misuse for a model at another address than the run's,
 * because its answers would be attributed to the other server. With `sameModel` its calls use the run's address.
 */
export const lanesOf = (
  { id: run, subjects }: Run,
  models: readonly LanguageModel[],
  { sameModel = false }: Pick<AskPlanOptions, "sameModel">,
): readonly (LanguageModel | undefined)[] =>
  subjects.map(({ id, parameters }) => {
    const model = models.find((one) => one.id === id);
    if (model === undefined || model.parameters["url"] === parameters["url"]) return model;
    if (sameModel) return { ...model, parameters };
    const [before, now] = [parameters, model.parameters].map(({ url = "its vendor's own address" }) => url);
    throw misuse(
      `run ${run} asked ${id} at ${before}, and now it would be asked at ${now}`,
      `--same-model goes on with the stored answers; another --store, or ${id}?name=… as its name, asks everything again`,
    );
  });

/** Returns the number of a suite's questions, if known before they are generated. */
export const questionsIn = (suite: Suite): number | undefined => {
  if (suite.kind === "lengths") return suite.lengths.length * suite.perLength;
  if (suite.kind !== "generated" && suite.kind !== "tasks") return undefined;
  const { generator, extent, distinct } = generatorOf(suite);
  return followSuite({ distinct }, generator, extent).asked;
};

/** Number of questions planned in one write. */
const planSize = 1000;

/**
 * Stores the questions and calls of a run, question by question for all models, so that an interrupted plan covers
 * every model. Returns the run; it is fully planned unless interrupted.
 */
export const planCalls = async (
  run: Run,
  lanes: readonly (LanguageModel | undefined)[],
  options: Pick<
    AskPlanOptions,
    "plan" | "questions" | "prompt" | "store" | "dispatcher" | "signal" | "drain" | "onPlanning"
  >,
): Promise<Run> => {
  const { plan, questions, prompt, store } = options;
  const hashes = lanes.map((model) => (model === undefined ? undefined : callHashesOf(askedAs(model))));
  const perQuestion = plan.epochs * hashes.length;
  const max = questionsIn(plan.suite);
  const turn = createTurns();
  let batch: PlannedCall[] = [];
  let place = 0;
  const write = async (): Promise<void> => {
    await store.addCalls(run, batch);
    await options.dispatcher?.add(batch);
    batch = [];
    options.onPlanning?.(place * perQuestion, max && max * perQuestion);
  };
  for await (const question of questions) {
    // Question generation blocks the thread: signals get a turn here.
    await turn();
    if (isInterrupted(options)) return run;
    const content = { question: question.id, prompt: prompt(question) };
    for (const [subject, callHashOf] of hashes.entries()) {
      if (callHashOf === undefined) continue;
      for (let epoch = 0; epoch < plan.epochs; epoch++) {
        const callHash = callHashOf({ ...content, epoch });
        batch.push({ question, subject, ordinal: place * plan.epochs + epoch, epoch, callHash });
      }
    }
    place += 1;
    if (place % planSize === 0) await write();
  }
  await write();
  await store.closePlan(run);
  return { ...run, planned: true };
};

export const progressOf = (run: Run, subjects: readonly SubjectProgress[], elapsedMs: number): Progress => {
  let [done, total, asked] = [0, 0, 0];
  for (const subject of subjects) {
    done += subject.answered + subject.refused + subject.truncated;
    total += subject.planned;
    asked += subject.asked;
  }
  const perSecond = elapsedMs > 0 ? (asked * 1000) / elapsedMs : 0;
  return { run, done, total, subjects: [...subjects], perSecond };
};
