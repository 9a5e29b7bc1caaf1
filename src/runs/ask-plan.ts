/**
 * Runs a plan: plans every call, makes the unanswered ones, judges each response and stores it while its slot makes the next call.
 * The caller passes in the model calls, the store and the prompts; batches are in `ask-batches.ts`. Only stored responses count. A
 * killed process loses at most the calls under way and one response per slot; `askPlan` with the same plan continues from there.
 */
import { tallyCalls, type Tally, noTally } from "./answers.ts";
import { OrganonError, misuse } from "#logic/error";
import { followSuite } from "#items/extent";
import { openSource } from "#items/open-suite";
import type { Question } from "#items/question";
import type { Suite } from "#items/suite";
import type { Ask, Stop } from "#models/ask-all";
import { anySignal, timestamp, type Clock } from "#models/clock";
import type { CallErrorClass, LanguageModel, Prompt, Response } from "#models/language-model";
import { askBatches, type BatchesWaiting, type BatchSettings } from "./ask-batches.ts";
import {
  askCalls,
  pickSubject,
  askEachCall,
  createIntake,
  type AskedCall,
  type Intake,
} from "./ask-calls.ts";
import { computeCallHash, canonicalJson, type RunPlan } from "./plan.ts";
import { addUp } from "#scoring/estimate";
import { regrade } from "./ask-calls.ts";
import type { AnswerReader } from "#scoring/judge";
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
  readonly reader: AnswerReader;
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
 * (`describeProblem` reports these). Throws misuse if the models are not the plan's, and the errors of the store and of the
 * questions.
 */
export const askPlan = async (options: AskPlanOptions): Promise<RunOutcome> => {
  const { plan, store, reader, clock } = options;
  const models = matchModels(options);
  const opened = await store.openRun(plan, models.map(buildSubject), timestamp(clock));
  await options.dispatcher?.begin(opened);
  // A resumed run keeps its original order of subjects.
  const lanes = assignLanes(opened, models, options);
  // Other processes may ask while this one plans.
  const before = options.dispatcher === undefined ? [] : await tallyCalls(store, opened);
  const run = opened.planned ? opened : await planCalls(opened, lanes, options);
  await regrade({ store, run, reader });
  const asker = new PlanAsker(run, { before, now: await tallyCalls(store, run) }, options);
  await asker.askAll(lanes);
  return { ...asker.progress(), interrupted: isInterrupted(options) };
};

/** Asks the calls of a planned run, each model in a lane of its own. */
class PlanAsker {
  readonly #run: Run;
  readonly #options: AskPlanOptions;
  /** The calls of each subject before this session, if other processes ask them. */
  readonly #before: readonly Tally[];
  readonly #subjects: SubjectProgress[];
  readonly #began: number;
  readonly #broken = new AbortController();
  readonly #signal: AbortSignal;
  #unjudged = 0;

  constructor(
    run: Run,
    { before, now }: Readonly<Record<"before" | "now", readonly Tally[]>>,
    options: AskPlanOptions,
  ) {
    [this.#run, this.#before, this.#options] = [run, before, options];
    this.#subjects = run.subjects.map(({ id }, place) => ({ ...(now[place] ?? noTally), id, asked: 0 }));
    this.#signal = anySignal(this.#broken.signal, options.signal);
    this.#began = options.clock.elapsed();
    options.onProgress?.(this.progress());
  }

  progress(): Progress {
    const [run, subjects] = [this.#run, [...this.#subjects]];
    const elapsedMs = this.#options.clock.elapsed() - this.#began;
    const asked = addUp(subjects, (subject) => subject.asked);
    return {
      run,
      done: addUp(subjects, (subject) => countResponses(subject) - subject.failed),
      total: addUp(subjects, ({ planned }) => planned),
      subjects,
      perSecond: elapsedMs > 0 ? (asked * 1000) / elapsedMs : 0,
    };
  }

  async askAll(lanes: readonly (LanguageModel | undefined)[]): Promise<void> {
    const ends = await Promise.allSettled(
      lanes.map(async (model, place) => {
        try {
          if (model !== undefined) await this.#askLane(model, place);
        } catch (error) {
          // An error that ends one lane (a store that can't write) ends the others too.
          this.#broken.abort(error);
          throw error;
        }
      }),
    );
    const failure = ends.find((end) => end.status === "rejected");
    if (failure !== undefined) throw failure.reason;
    // After everything is stored, an error of the answer parser is thrown.
    if (this.#unjudged > 0) await regrade({ ...this.#options, run: this.#run });
  }

  async #askLane(model: LanguageModel, place: number): Promise<void> {
    const { store, dispatcher, more } = this.#options;
    const intake = createIntake(model, {
      ...this.#options,
      onStored: (call, response, verdict) => {
        if (verdict === undefined) this.#unjudged += 1;
        this.#change(place, (before) => addOutcome(before, call, response));
      },
    });
    for (;;) {
      const stopped = await (dispatcher === undefined
        ? this.#ask(model, place, intake)
        : this.#askElsewhere(dispatcher, place));
      if (stopped !== undefined) this.#change(place, (before) => ({ ...before, stopped }));
      // A response answers all rows with the same call, and was counted for one of them.
      if (this.#countLeft(place) > 0) await this.#count(place);
      if (more === undefined || stopped !== undefined || this.#countLeft(place) > 0) return;
      if (isInterrupted(this.#options)) return;
      const calls = await more(this.#run, place);
      if (calls.length === 0) return;
      await store.addCalls(this.#run, calls);
      await dispatcher?.add(calls);
      // Some may have been answered in other runs, with other answer parsers.
      await regrade({ ...this.#options, run: this.#run });
      await this.#count(place);
    }
  }

  /** Asks a subject's open calls: in batches if the model and the options have these, otherwise one by one. */
  async #ask(model: LanguageModel, place: number, intake: Intake): Promise<Stop | undefined> {
    const { store, clock, prompt, batches, drain } = this.#options;
    const run = this.#run;
    if (batches !== undefined && model.batches !== undefined) {
      const stopped = await askBatches(model, model.batches, {
        run,
        place,
        store,
        clock,
        settings: batches,
        withPrompts: (calls) => askEachCall(calls, model, prompt),
        take: intake.take,
        signal: anySignal(this.#signal, drain),
        drain: intake.enough,
        onLook: (waiting) =>
          this.#change(place, ({ waiting: _before, ...rest }) =>
            waiting.batches === 0 ? rest : { ...rest, waiting },
          ),
      });
      if (stopped !== undefined || batches.create) return stopped ?? intake.stop();
    }
    return askCalls(model, store.pending(run, place), intake, {
      ...this.#options,
      promptOf: prompt,
      signal: this.#signal,
    });
  }

  #askElsewhere(dispatcher: Dispatcher, place: number): Promise<Stop | undefined> {
    const before = countResponses({ ...(this.#before[place] ?? noTally), failed: 0 });
    const onTally = (tally: Tally): void =>
      this.#change(place, (last) => ({ ...last, ...tally, asked: countResponses(tally) - before }));
    return dispatcher.ask(place, { onTally, signal: anySignal(this.#signal, this.#options.drain) });
  }

  #countLeft(place: number): number {
    const { missing, failed } = this.#subjects[place] ?? noTally;
    return missing + failed;
  }

  async #count(place: number): Promise<void> {
    const tally = (await tallyCalls(this.#options.store, this.#run))[place];
    this.#change(place, (before) => ({ ...before, ...tally }));
  }

  #change(place: number, update: (before: SubjectProgress) => SubjectProgress): void {
    const before = this.#subjects[place];
    if (before !== undefined) this.#subjects[place] = update(before);
    this.#options.onProgress?.(this.progress());
  }
}

const addOutcome = (
  before: SubjectProgress,
  { failedBefore }: AskedCall,
  { status, attempts }: Response,
): SubjectProgress => {
  const open = failedBefore ? "failed" : "missing";
  const counts = { ...before, asked: before.asked + 1, [open]: before[open] - 1 };
  const lastFailure = (status === "failed" && attempts.at(-1)?.error?.message) || before.lastFailure;
  return { ...counts, [status]: counts[status] + 1, lastFailure };
};

const countResponses = ({ answered, refused, truncated, failed }: Tally): number =>
  answered + refused + truncated + failed;

const isInterrupted = ({ signal, drain }: Pick<AskPlanOptions, "signal" | "drain">): boolean =>
  signal?.aborted === true || drain?.aborted === true;

export const buildSubject = (asked: LanguageModel): Subject => {
  const { id, provider, model, organisation, parameters } = asked;
  return { id, provider, model, organisation, parameters };
};

const matchModels = ({ plan, models }: AskPlanOptions) => {
  const ids = models.map(({ id }) => id);
  if (ids.toSorted().join("\n") !== plan.models.toSorted().join("\n"))
    throw new OrganonError("bug/runs", "the models are not those of the plan");
  const seen = new Map<string, string>();
  for (const model of models) {
    const name = canonicalJson(pickSubject(model));
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
const assignLanes = (
  { id: run, subjects }: Run,
  models: readonly LanguageModel[],
  { sameModel = false }: AskPlanOptions,
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
export const countQuestions = (suite: Suite): number | undefined => {
  if (suite.kind === "lengths") return suite.lengths.length * suite.perLength;
  if (suite.kind !== "generated" && suite.kind !== "tasks") return undefined;
  const { generator, extent, distinct } = openSource(suite);
  return followSuite({ distinct }, generator, extent).asked;
};

const planSize = 1000;

/**
 * Stores the questions and calls of a run, question by question for all models, so that an interrupted plan covers
 * every model. Returns the run; it is fully planned unless interrupted.
 */
const planCalls = async (
  run: Run,
  lanes: readonly (LanguageModel | undefined)[],
  options: AskPlanOptions,
): Promise<Run> => {
  const { plan, questions, prompt, store } = options;
  const asked = lanes.map((model) => model && pickSubject(model));
  const perQuestion = plan.epochs * asked.length;
  const max = countQuestions(plan.suite);
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
    for (const [subject, about] of asked.entries()) {
      if (about === undefined) continue;
      for (let epoch = 0; epoch < plan.epochs; epoch++) {
        const callHash = computeCallHash({ ...about, ...content, epoch });
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
