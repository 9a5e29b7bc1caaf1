/**
 * A model's calls asked in batches. The truth is what the store holds: a batch is written down with its calls before the
 * vendor is asked to make it, and again when the vendor named it; its answers find their places by their ids, and what
 * has none when it ends is asked anew. So a process may end between any two steps: the next one looks for the batch
 * whose making was cut off among those that the vendor lists, and nothing that was made is made twice.
 */
import type { Stop } from "#models/ask-all";
import { budgetReached } from "#models/budget";
import { sleep, timestamp, type Clock } from "#models/clock";
import {
  CallError,
  type BatchResult,
  type BatchService,
  type LanguageModel,
  type Prompt,
  type Reply,
  type Response,
} from "#models/language-model";
import { failureOf, recordOf, responseOf } from "#models/outcome";
import { hashOf } from "./plan.ts";
import type { AskedCall } from "./asked-calls.ts";
import { plannedFields, type Batch, type PendingCall, type Run, type Store } from "./store.ts";

/** A call of a batch, and whether its result is stored already: fetching it may have been cut off. */
type BatchedCall = PendingCall & { readonly isAnswered: boolean };

/** How a run's batches are made. */
export type BatchSettings = {
  /** Whether to hand what is missing to the vendor; otherwise only what waits there already is fetched. */
  readonly create: boolean;
  /** Whether to stay until everything has come back. */
  readonly wait: boolean;
  /** US dollars that may be spent and set aside in all, and what the run has spent. */
  readonly most?: number;
  readonly spent: () => Promise<number>;
  /** US dollars for a call at most, and for a reply, at the usual price; undefined where none is known. */
  readonly maxOf: (model: LanguageModel, prompt: Prompt) => number | undefined;
  readonly costOf: (model: LanguageModel, reply: Reply) => number | undefined;
  /** How long a batch whose making was cut off is looked for before it counts as never made. Default: a minute. */
  readonly adoptionMs?: number;
  /** How long to wait between two looks, at first and at most. Default: 5 s, and a minute. */
  readonly lookMs?: { readonly first: number; readonly most: number };
};

type AskBatchesOptions = {
  readonly run: Run;
  /** The subject's place. */
  readonly place: number;
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: BatchSettings;
  /** The calls with their prompts. */
  readonly withPrompts: (calls: AsyncIterable<PendingCall>) => AsyncIterable<AskedCall>;
  readonly take: (call: AskedCall, response: Response) => Promise<void>;
  /** Stops at once. */
  readonly signal?: AbortSignal;
  /** Makes no batch more, and waits for none. */
  readonly drain: AbortSignal;
  /** Called whenever a batch was made, seen or ended. */
  readonly onLook?: (waiting: BatchesWaiting) => void;
};

/** What a vendor still works on: batches and their calls, and how many of those it says are done. */
export type BatchesWaiting = { readonly batches: number; readonly calls: number; readonly done: number };

/** Fetches what is done, hands over what is missing. Resolves with why it was stopped, if it was. Throws what the store throws. */
export const askBatches = async (
  model: LanguageModel,
  service: BatchService,
  options: AskBatchesOptions,
): Promise<Stop | undefined> => {
  const { run, place, store, clock, settings, signal, drain } = options;
  const { first, most } = settings.lookMs ?? { first: 5000, most: 60_000 };
  /** Calls that failed in this session are left for the next one: what the vendor refuses, it refuses again. */
  const failed = new Set<string>();
  const openOnes = async (): Promise<readonly Batch[]> =>
    (await store.batches(run)).filter((batch) => batch.subject === place && isOpen(batch));
  let pauseMs = first;
  let troubles = 0;
  for (;;) {
    let problem: Stop | undefined;
    let done = 0;
    try {
      for (const batch of await openOnes()) {
        signal?.throwIfAborted();
        const seen = await advance(model, service, batch, failed, options);
        done += seen.done;
        problem ??= seen.problem;
        if (seen.moved) pauseMs = first;
      }
      if (settings.create && !drain.aborted) problem ??= await createBatches(model, service, failed, options);
    } catch (error) {
      if (signal?.aborted === true) return undefined;
      if (!(error instanceof CallError)) throw error;
      problem = { class: error.class, message: error.message };
    }
    const open = await openOnes();
    const calls = sum(open.map((batch) => batch.calls));
    options.onLook?.({ batches: open.length, calls, done });
    if (!settings.wait || drain.aborted || (problem === undefined && open.length === 0)) return problem;
    troubles = problem === undefined || problem.class === "budget" ? 0 : troubles + 1;
    if (problem !== undefined && !mayPass(problem, troubles, open.length)) return problem;
    try {
      await sleep(clock, pauseMs, signal);
    } catch {
      return undefined;
    }
    pauseMs = Math.min(most, pauseMs * 1.5);
  }
};

/** After so many looks in a row that failed, a vendor is given up. */
const maxTroubles = 20;

/** Whether waiting may help: money set aside comes back when a batch ends, and a server that is away may return. */
const mayPass = ({ class: why }: Stop, troubles: number, open: number): boolean =>
  why === "budget" || why === "rate-limit"
    ? open > 0
    : ["network", "server", "timeout", "malformed"].includes(why) && troubles < maxTroubles;

/** Whether a batch's calls are still kept from others. */
export const isOpen = ({ status }: Batch): boolean => status === "intended" || status === "waiting";

/** What can be done about one batch now. */
const advance = async (
  model: LanguageModel,
  service: BatchService,
  batch: Batch,
  failed: Set<string>,
  options: AskBatchesOptions,
): Promise<{ readonly done: number; readonly moved: boolean; readonly problem?: Stop }> => {
  const { run, store, signal } = options;
  const found = batch.vendorId === undefined ? await adopt(service, batch, options) : batch;
  if (found?.vendorId === undefined) return { done: 0, moved: false };
  const state = await service.look(found.vendorId, signal);
  if (state.status === "waiting") return { done: state.done ?? 0, moved: false };
  if (state.status === "failed") {
    // What the vendor would not take is not handed over again at once.
    for await (const { callHash } of batchedCalls(store, run, batch)) failed.add(callHash);
    await store.changeBatch(batch.name, { status: "lost", why: state.why });
    return { done: 0, moved: true, problem: { class: "request", message: `a batch failed: ${state.why}` } };
  }
  await collect(model, service, { ...found, vendorId: found.vendorId }, failed, options);
  return { done: 0, moved: true };
};

/** Looks for a batch whose making was cut off. One that nobody finds within a while was never made. */
const adopt = async (
  service: BatchService,
  batch: Batch,
  { store, clock, settings, signal }: AskBatchesOptions,
): Promise<Batch | undefined> => {
  const known = new Set((await store.batches()).flatMap(({ vendorId }) => vendorId ?? []));
  const sought = { name: batch.name, since: batch.created, calls: batch.calls };
  const vendorId = (await service.find(sought, signal)).find((id) => !known.has(id));
  if (vendorId !== undefined) {
    await store.changeBatch(batch.name, { status: "waiting", vendorId });
    return { ...batch, status: "waiting", vendorId };
  }
  const ageMs = Date.parse(timestamp(clock)) - Date.parse(batch.created);
  if (ageMs >= (settings.adoptionMs ?? 60_000))
    await store.changeBatch(batch.name, {
      status: "lost",
      why: "its creation was interrupted, and the vendor has no such batch",
    });
  return undefined;
};

/** All calls of an open batch in the order in which it holds them. */
export async function* batchedCalls(store: Store, run: Run, batch: Batch): AsyncGenerator<BatchedCall> {
  const calls = store.select(run, {
    fields: [...plannedFields, "status", "time"],
    subject: batch.subject,
    where: [["batch", "=", batch.name]],
  });
  for await (const { status, time, ...call } of calls) {
    // A failure that is older than the batch is why the call is in it.
    const isOld = status === "failed" && (time ?? "") < batch.created;
    yield { ...call, failedBefore: status === "failed", isAnswered: status !== null && !isOld };
  }
}

/** Stores the results of a batch, in whatever order they come, and lets go of the calls that have none. */
const collect = async (
  model: LanguageModel,
  service: BatchService,
  batch: Batch & { readonly vendorId: string },
  failed: Set<string>,
  { run, store, clock, settings, withPrompts, take, signal }: AskBatchesOptions,
): Promise<void> => {
  const calls = new Map<string, AskedCall>();
  const inOrder: string[] = [];
  const answered = new Set<string>();
  for await (const call of withPrompts(seen(batchedCalls(store, run, batch), answered))) {
    inOrder.push(call.callHash);
    calls.set(call.callHash, call);
  }
  const all = new Set(inOrder);
  let known = 0;
  let unknown = 0;
  for await (const result of service.results(batch.vendorId, signal)) {
    const callHash = typeof result.call === "number" ? (inOrder[result.call] ?? "") : result.call;
    const call = calls.get(callHash);
    if (call === undefined) {
      // A result that comes twice is taken once.
      if (!all.has(callHash)) unknown += 1;
      continue;
    }
    calls.delete(callHash);
    known += 1;
    if ("unasked" in result || answered.has(callHash)) continue;
    const response = responseTo(batch, result, clock, (reply) => {
      const usual = reply.cost ?? settings.costOf(model, reply);
      return usual === undefined ? undefined : usual * service.priceShare;
    });
    if (response.status === "failed") failed.add(call.callHash);
    await take(call, response);
  }
  // A vendor that takes no names may have listed a stranger's batch of the same size.
  const isStranger = known === 0 && unknown > 0;
  const left = calls.size;
  await store.changeBatch(batch.name, {
    status: isStranger ? "lost" : "ended",
    ...(isStranger
      ? { why: "the vendor's batch of this size and time is another's" }
      : left > 0
        ? { why: `${left} of ${batch.calls} calls came back without a result` }
        : {}),
  });
};

/** The calls, noting those whose result is stored already. */
async function* seen(calls: AsyncIterable<BatchedCall>, answered: Set<string>): AsyncGenerator<BatchedCall> {
  for await (const call of calls) {
    if (call.isAnswered) answered.add(call.callHash);
    yield call;
  }
}

const responseTo = (
  batch: Batch,
  result: Exclude<BatchResult, { readonly unasked: true }>,
  clock: Clock,
  priced: (reply: Reply) => number | undefined,
): Response => {
  const time = timestamp(clock);
  const attempt = { at: batch.created, durationMs: Date.parse(time) - Date.parse(batch.created) };
  if ("error" in result) return failureOf([{ ...attempt, error: recordOf(result.error) }], time);
  const { cost: _usual, ...reply } = result.reply;
  return responseOf(reply, priced(result.reply), [attempt], time);
};

/** Hands what is missing to the vendor, so many calls at a time as it takes and the budget bears. */
const createBatches = async (
  model: LanguageModel,
  service: BatchService,
  failed: ReadonlySet<string>,
  options: AskBatchesOptions,
): Promise<Stop | undefined> => {
  const { run, place, store, settings, withPrompts, signal } = options;
  const { limits, encode, priceShare } = service;
  const openOnes = (await store.batches(run)).filter(isOpen);
  let left =
    settings.most === undefined
      ? Number.POSITIVE_INFINITY
      : settings.most - (await settings.spent()) - sum(openOnes.map(({ setAside }) => setAside ?? 0));
  let slice = emptySlice();
  for await (const call of withPrompts(store.pending(run, place))) {
    signal?.throwIfAborted();
    if (failed.has(call.callHash)) continue;
    const usual = settings.maxOf(model, call.prompt);
    const usd = usual === undefined ? null : usual * priceShare;
    if ((usd ?? 0) > left) {
      await send(model, service, slice, options);
      const spent = (settings.most ?? 0) - left;
      return { class: "budget", message: budgetReached(settings.most ?? 0, spent, usd ?? 0).message };
    }
    const text = await encode({ id: call.callHash, prompt: call.prompt });
    const bytes = Buffer.byteLength(text) + 1;
    if (slice.calls.length === limits.calls || slice.bytes + bytes > limits.bytes) {
      await send(model, service, slice, options);
      slice = emptySlice();
    }
    slice.calls.push(call.callHash);
    slice.encoded.push(text);
    slice.bytes += bytes;
    slice.setAside = usd === null || slice.setAside === null ? null : slice.setAside + usd;
    left -= usd ?? 0;
  }
  await send(model, service, slice, options);
  return undefined;
};

type Slice = { readonly calls: string[]; readonly encoded: string[]; bytes: number; setAside: number | null };

const emptySlice = (): Slice => ({ calls: [], encoded: [], bytes: 0, setAside: 0 });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** One batch: written down, made, written down. */
const send = async (
  model: LanguageModel,
  service: BatchService,
  { calls, encoded, setAside }: Slice,
  { run, place, store, clock, signal }: AskBatchesOptions,
): Promise<void> => {
  if (calls.length === 0) return;
  const created = timestamp(clock);
  const name = `organon-${hashOf({ run: run.id, model: model.id, created, calls }).slice(0, 24)}`;
  const batch = {
    name,
    run: run.id,
    subject: place,
    status: "intended",
    calls: calls.length,
    setAside,
    created,
  } as const;
  await store.beginBatch(batch, calls);
  let vendorId: string;
  try {
    vendorId = await service.create(name, encoded, signal);
  } catch (error) {
    // Whether it was made is not known where the connection broke: then it is looked for.
    if (error instanceof CallError && wasRefused(error))
      await store.changeBatch(name, { status: "lost", why: error.message });
    throw error;
  }
  await store.changeBatch(name, { status: "waiting", vendorId });
};

/** Whether the vendor has certainly made nothing. */
const wasRefused = ({ isUnsent, class: errorClass }: CallError): boolean =>
  isUnsent || ["rate-limit", "request", "access", "quota"].includes(errorClass);
