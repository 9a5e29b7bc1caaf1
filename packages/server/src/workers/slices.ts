/**
 * Plans a run without making calls, and makes the calls of a slice, a range of one subject's calls. The store is
 * queried for the missing calls each time, so a slice may be dispatched twice, late, or never.
 */
import {
  anySignal,
  type Ask,
  askAll,
  askedAs,
  type AskPlanOptions,
  callHashesOf,
  createUnreadWatch,
  judged,
  lanesOf,
  type LanguageModel,
  modelsOf,
  OrganonError,
  type PendingCall,
  planCalls,
  type PlannedCall,
  type Prompt,
  promptOfPlan,
  type Question,
  type Reader,
  type Response,
  type Run,
  type RunPlan,
  type Stop,
  type Store,
  type Stretch,
  subjectOf,
  timestamp,
} from "organon/store";

type LayOutOptions = Pick<
  AskPlanOptions,
  "plan" | "questions" | "models" | "sameModel" | "prompt" | "store" | "clock" | "signal" | "drain"
> & {
  /** Called when the run is known, and after each write of calls. */
  readonly onPlanned?: (run: Run, calls: readonly PlannedCall[]) => Promise<void>;
};

/** Creates or finds the run of a plan and plans its calls, without making them. Stores the prompts that can't be rebuilt from the plan. */
export const layOut = async (options: LayOutOptions): Promise<Run> => {
  const { plan, store, clock, prompt, onPlanned } = options;
  const models = modelsOf(options);
  const run = await store.openRun(plan, models.map(subjectOf), timestamp(clock));
  const lanes = lanesOf(run, models, options);
  await onPlanned?.(run, []);
  if (run.planned) return run;
  await planCalls(run, lanes, {
    ...options,
    onCalls: async (calls) => {
      await keepPrompts(store, plan, calls, prompt);
      await onPlanned?.(run, calls);
    },
  });
  return run;
};

/** Stores the prompts that can't be rebuilt from the plan alone: few-shot examples that differ by question. */
export const keepPrompts = async (
  store: Store,
  plan: RunPlan,
  calls: readonly PlannedCall[],
  promptOf: (question: Question) => Prompt,
): Promise<void> => {
  const { shots } = plan.prompt;
  if (shots === undefined) return;
  const made = promptOfPlan(plan);
  const kept = calls.flatMap((call) => {
    const prompt = promptOf(call.question);
    const same = JSON.stringify(made(call.question)) === JSON.stringify(prompt);
    return same ? [] : [{ callHash: call.callHash, prompt }];
  });
  if (kept.length > 0) await store.keepPrompts(kept);
};

type AskSliceOptions = {
  readonly run: Run;
  /** The index of the subject in the run. */
  readonly subject: number;
  readonly model: LanguageModel;
  readonly stretch: Stretch;
  readonly store: Store;
  readonly reader: Reader;
  readonly ask: Ask;
  /** Maximum calls under way. */
  readonly concurrency: number;
  /** Stops at once. */
  readonly signal?: AbortSignal;
  /** Starts no new calls. */
  readonly drain?: AbortSignal;
  /** Continues although the replies can't be parsed. */
  readonly goOn?: boolean;
  /** Called after each stored response. */
  readonly onResponse?: (response: Response) => void;
};

/** Makes the missing calls of a slice; resolves with the reason if the model was stopped. */
export const askSlice = async ({
  run,
  subject,
  model,
  stretch,
  store,
  reader,
  ask,
  concurrency,
  signal,
  drain,
  goOn = false,
  onResponse,
}: AskSliceOptions): Promise<Stop | undefined> => {
  const lookAt = createUnreadWatch();
  const enough = new AbortController();
  let unreadStop: Stop | undefined;
  const calls = store.pending(run, subject, stretch);
  const stop = await askAll(model, withPlannedPrompts(calls, { model, store, plan: run.plan }), {
    ask,
    concurrency,
    promptOf: ({ prompt }) => prompt,
    take: async (call, response) => {
      const { callHash, question, epoch, prompt } = call;
      const record = { ...askedAs(model), question: question.id, epoch, prompt, callHash, response };
      const verdict = judged(call, response, reader);
      await store.record(record, verdict);
      if (!goOn) unreadStop ??= lookAt(question, response, verdict?.verdict);
      if (unreadStop !== undefined) enough.abort();
      onResponse?.(response);
    },
    signal,
    drain: anySignal(drain, enough.signal),
  });
  return stop ?? unreadStop;
};

/** Stores the missing calls of a slice as failed, with a reason, without making them; returns how many. */
export const failCalls = async ({
  run,
  subject,
  stretch,
  store,
  reader,
  at,
  why,
}: Pick<AskSliceOptions, "run" | "subject" | "stretch" | "store" | "reader"> & {
  /** ISO time. */
  readonly at: string;
  readonly why: string;
}): Promise<number> => {
  const asked = run.subjects[subject];
  if (asked === undefined) return 0;
  let count = 0;
  const made = promptOfPlan(run.plan);
  for await (const call of store.pending(run, subject, stretch)) {
    const { callHash, question, epoch } = call;
    const error = { class: "server", message: why } as const;
    const response: Response = {
      status: "failed",
      text: "",
      usage: {},
      attempts: [{ at, durationMs: 0, error }],
      time: at,
    };
    const prompt = (await store.keptPrompt(callHash)) ?? made(question);
    const record = { ...askedAs(asked), question: question.id, epoch, prompt, callHash, response };
    await store.record(record, judged(call, response, reader));
    count += 1;
  }
  return count;
};

/** Yields the calls with their prompts: rebuilt from the plan, or stored; never one with another hash. */
async function* withPlannedPrompts(
  calls: AsyncIterable<PendingCall>,
  { model, store, plan }: { readonly model: LanguageModel; readonly store: Store; readonly plan: RunPlan },
): AsyncGenerator<PendingCall & { readonly prompt: Prompt }> {
  const made = promptOfPlan(plan);
  const callHashOf = callHashesOf(askedAs(model));
  for await (const call of calls) {
    const { question, epoch, callHash } = call;
    const isPlanned = (prompt: Prompt): boolean =>
      callHashOf({ question: question.id, epoch, prompt }) === callHash;
    const own = made(question);
    const prompt = isPlanned(own) ? own : await store.keptPrompt(callHash);
    if (prompt === undefined || !isPlanned(prompt))
      throw new OrganonError("misuse", `the question ${question.id} was planned with another prompt`, {
        hint: "it was planned by another version of organon: run the same one here",
      });
    yield { ...call, prompt };
  }
}
