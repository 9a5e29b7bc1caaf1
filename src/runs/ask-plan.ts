/**
 * The loop of a run: plan every call, ask what is not answered yet, judge each response and store it while its place asks
 * the next. What asks, stores and prompts is handed in; a vendor's batches are `ask-batches.ts`'s. What is counted is
 * stored. A kill loses at most the calls under way and a response for each place; `askPlan` with the same plan goes on from there.
 */
import { tallyCalls, type Tally, noTally } from "./answers.ts";
import { OrganonError, misuse } from "#logic/error";
import { followSuite } from "#items/extent";
import { generatorOf } from "#items/open-suite";
import type { Question } from "#items/question";
import type { Suite } from "#items/suite";
import { askAll, type Ask, type Stop } from "#models/ask-all";
import { timestamp, type Clock } from "#models/clock";
import type { CallErrorClass, LanguageModel, Prompt, Response } from "#models/language-model";
import { createUnreadWatch } from "#scores/unread";
import { askBatches, type BatchesWaiting, type BatchSettings } from "./ask-batches.ts";
import { askedAs, askedCalls, judged, type AskedCall } from "./asked-calls.ts";
import { callHashesOf, canonicalJson, type RunPlan } from "./plan.ts";
import { regrade, type Reader } from "./regrade.ts";
import { createTurns } from "./turns.ts";
import type { PendingCall, PlannedCall, Run, Store, Subject } from "./store.ts";

/** Where one subject's calls stand. `asked` counts those of this session; `stopped` says why it is not asked on. */
export type SubjectProgress = Tally & {
  readonly id: string;
  readonly asked: number;
  readonly stopped?: Stop;
  /** What the last call that failed in this session failed with. */
  readonly lastFailure?: string;
  /** What the vendor works on in batches; absent where there are none. */
  readonly waiting?: BatchesWaiting;
};

export type Progress = {
  readonly run: Run;
  /** Calls whose response stands, and all calls. */
  readonly done: number;
  readonly total: number;
  /** In the order of the run's subjects. */
  readonly subjects: readonly SubjectProgress[];
  /** Responses a second in this session. */
  readonly perSecond: number;
};

export type AskPlanOptions = {
  readonly plan: RunPlan;
  /** The run's questions; not read when all its calls are planned already. */
  readonly questions: Iterable<Question> | AsyncIterable<Question>;
  /**
   * Asked for a subject when all its calls have a response: the calls that follow from the answers, after those
   * before; none ends it. The same answers give the same calls, so that a study goes on where it stopped.
   */
  readonly more?: (run: Run, subject: number) => Promise<readonly PlannedCall[]>;
  /** The plan's models, in any order. */
  readonly models: readonly LanguageModel[];
  /** Takes models at another address than the run asked for the same ones. */
  readonly sameModel?: boolean;
  /** What is sent for a question: the same each time, since a call is known by it. */
  readonly prompt: (question: Question) => Prompt;
  readonly reader: Reader;
  readonly store: Store;
  readonly ask: Ask;
  readonly clock: Clock;
  /** Calls under way at once, a model; looked up after each where it may change. */
  readonly concurrency: number | (() => number);
  readonly patience?: Readonly<Record<CallErrorClass, number>>;
  /** Asks a model on although its replies cannot be read. */
  readonly goOn?: boolean;
  /** How batches are made and fetched; without it those that wait stay where they are. */
  readonly batches?: BatchSettings;
  /** Stops at once. */
  readonly signal?: AbortSignal;
  /** Begins nothing new, and ends when what is under way has ended. */
  readonly drain?: AbortSignal;
  /** Called when asking begins and after each response. */
  readonly onProgress?: (progress: Progress) => void;
  /** Called with the calls that are planned, and how many there will be where that is known. */
  readonly onPlanning?: (calls: number, total?: number) => void;
};

export type RunOutcome = Progress & { readonly interrupted: boolean };

/**
 * Runs a study as far as it goes. Resolves also when models were stopped, calls failed or the run was
 * interrupted (`problemOf` tells). Throws misuse when the models are not the plan's, and what the store or
 * the questions throw.
 */
export const askPlan = async (options: AskPlanOptions): Promise<RunOutcome> => {
  const { plan, store, reader, clock } = options;
  const models = modelsOf(options);
  const opened = await store.openRun(plan, models.map(subjectOf), timestamp(clock));
  // A continued run keeps the order of subjects in which it was begun.
  const lanes = lanesOf(opened, models, options);
  const run = opened.planned ? opened : await planCalls(opened, lanes, options);
  await regrade({ store, run, reader, again: false });

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
  // What breaks one lane (a store that cannot write) is not survived by the others.
  const broken = new AbortController();
  const signal =
    options.signal === undefined ? broken.signal : AbortSignal.any([broken.signal, options.signal]);
  const askLane = async (model: LanguageModel, place: number): Promise<void> => {
    const asked = askedAs(model);
    const lookAt = createUnreadWatch();
    let unreadStop: Stop | undefined;
    // Begins nothing new for this model alone; what is under way is paid for, and is stored.
    const enough = new AbortController();
    const change = (update: (before: SubjectProgress) => SubjectProgress): void => {
      const before = subjects[place];
      if (before !== undefined) subjects[place] = update(before);
    };
    const take = async (call: AskedCall, response: Response): Promise<void> => {
      const { question } = call;
      const record = { ...asked, ...call, question: question.id, response };
      const verdict = judged(call, response, reader);
      await store.record(record, verdict);
      if (verdict === undefined) unjudged += 1;
      unreadStop ??= options.goOn === true ? undefined : lookAt(question, response, verdict?.verdict);
      if (unreadStop !== undefined) enough.abort();
      const before = subjects[place];
      if (before !== undefined) subjects[place] = counted(before, call, response);
      options.onProgress?.(progress());
    };
    const withTheirPrompts = (calls: AsyncIterable<PendingCall>) => askedCalls(calls, model, options.prompt);
    const { batches } = options;
    const askBatched = async (): Promise<Stop | undefined> => {
      if (batches === undefined || model.batches === undefined) return undefined;
      const stop = stopOf(options, signal);
      return askBatches(model, model.batches, {
        run,
        place,
        store,
        clock,
        settings: batches,
        withPrompts: withTheirPrompts,
        take,
        signal: stop,
        drain: enough.signal,
        onLook: (waiting) => {
          change(({ waiting: _before, ...rest }) => (waiting.batches === 0 ? rest : { ...rest, waiting }));
          options.onProgress?.(progress());
        },
      });
    };
    const askPending = async (): Promise<Stop | undefined> => {
      const stopped = await askBatched();
      if (stopped !== undefined || (batches?.create === true && model.batches !== undefined)) return stopped;
      return askAll(model, withTheirPrompts(store.pending(run, place)), {
        ask: options.ask,
        concurrency: options.concurrency,
        promptOf: ({ prompt }) => prompt,
        epochOf: ({ epoch }) => epoch,
        take,
        signal,
        drain: stopOf(options, enough.signal),
        patience: options.patience,
      });
    };
    const countAll = async (): Promise<void> => {
      const tally = (await tallyCalls(store, run))[place];
      change((before) => ({ ...before, ...tally }));
    };
    for (;;) {
      const stopped = (await askPending()) ?? unreadStop;
      if (stopped !== undefined) change((before) => ({ ...before, stopped }));
      // A response answers every row that shares its call, and was counted for one of them.
      const left = subjects[place] ?? noTally;
      if (left.missing + left.failed > 0) await countAll();
      const { missing = 0, failed = 0 } = subjects[place] ?? {};
      if (options.more === undefined || stopped !== undefined || missing + failed > 0) return;
      if (isInterrupted(options)) return;
      const calls = await options.more(run, place);
      if (calls.length === 0) return;
      await store.addCalls(run, calls);
      // Some of them may have been answered in other runs, under other readers.
      await regrade({ store, run, reader, again: false });
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
  // Now that all is stored, what the reader broke on may break here.
  if (unjudged > 0) await regrade({ store, run, reader, again: false });
  return { ...progress(), interrupted: isInterrupted(options) };
};

/** Where a subject's calls stand when one of them has a response. */
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

/** Work in batches ends at once where a run is interrupted: what is under way is with the vendor, and nothing is lost. */
const stopOf = ({ drain }: AskPlanOptions, signal: AbortSignal): AbortSignal =>
  drain === undefined ? signal : AbortSignal.any([signal, drain]);

const isInterrupted = ({ signal, drain }: Pick<AskPlanOptions, "signal" | "drain">): boolean =>
  signal?.aborted === true || drain?.aborted === true;

export const subjectOf = (asked: LanguageModel): Subject => {
  const { id, provider, model, organisation, parameters } = asked;
  return { id, provider, model, organisation, parameters };
};

/** The models, after seeing that they are the plan's and that no two of them are the same. */
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
 * The models in the order of the run's subjects. A model whose address is not the one that the run asked is misuse, since its answers
 * would be told as the other server's; with `sameModel` its calls go by the run's address.
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

/** How many questions a suite has, where that is known before they are made. */
export const questionsIn = (suite: Suite): number | undefined => {
  if (suite.kind === "lengths") return suite.lengths.length * suite.perLength;
  if (suite.kind !== "generated" && suite.kind !== "dials") return undefined;
  const { generator, extent, distinct } = generatorOf(suite);
  return followSuite({ distinct }, generator, extent).asked;
};

/** How many questions are planned in one write. */
const planSize = 1000;

/**
 * Stores the questions and calls of a run, one by one, so that a run that is cut off has asked a little of all. Returns the run,
 * which is planned unless it was interrupted.
 */
export const planCalls = async (
  run: Run,
  lanes: readonly (LanguageModel | undefined)[],
  options: Pick<
    AskPlanOptions,
    "plan" | "questions" | "prompt" | "store" | "signal" | "drain" | "onPlanning"
  > & {
    readonly onCalls?: (calls: readonly PlannedCall[]) => Promise<void>;
  },
): Promise<Run> => {
  const { plan, questions, prompt, store } = options;
  const hashes = lanes.map((model) => (model === undefined ? undefined : callHashesOf(askedAs(model))));
  const perQuestion = plan.epochs * hashes.length;
  const most = questionsIn(plan.suite);
  const turn = createTurns();
  let batch: PlannedCall[] = [];
  let place = 0;
  const write = async (): Promise<void> => {
    await store.addCalls(run, batch);
    await options.onCalls?.(batch);
    batch = [];
    options.onPlanning?.(place * perQuestion, most && most * perQuestion);
  };
  for await (const question of questions) {
    // Questions that are made take the whole thread: signals get a turn.
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
