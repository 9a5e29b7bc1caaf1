/**
 * Makes a model's calls in batches. The store holds the authoritative state. A batch is stored with its calls before
 * the vendor is asked to create it, and updated once the vendor returns an id. Its results are matched by call id,
 * and calls without a result are made again. A process may therefore end between any two steps: the next one searches
 * the vendor's list for a batch whose creation was interrupted, and creates no batch twice.
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
import { soundReply } from "#models/sound-reply";
import { hashOf } from "./plan.ts";
import type { AskedCall } from "./ask-calls.ts";
import { plannedFields, type Batch, type PendingCall, type Run, type Store } from "./store.ts";

/** A call of a batch, and whether its result is stored already: a previous fetch may have been interrupted. */
type BatchedCall = PendingCall & { readonly isAnswered: boolean };

export type BatchSettings = {
  /** Whether to submit missing calls to the vendor; otherwise only submitted batches are fetched. */
  readonly create: boolean;
  /** Whether to wait until all results have arrived. */
  readonly wait: boolean;
  /** US dollars that may be spent and reserved in total, and that the run has spent. */
  readonly most?: number;
  readonly spent: () => Promise<number>;
  /** Maximum US dollars of a call, and of a reply, at the usual price; undefined if no price is known. */
  readonly maxOf: (model: LanguageModel, prompt: Prompt) => number | undefined;
  readonly costOf: (model: LanguageModel, reply: Reply) => number | undefined;
  /** How long an interrupted creation is searched for before the batch counts as never created. Default: a minute. */
  readonly adoptionMs?: number;
  /** The interval between two polls, initial and maximum. Default: 5 s, and a minute. */
  readonly lookMs?: { readonly first: number; readonly most: number };
};

type AskBatchesOptions = {
  readonly run: Run;
  /** The index of the subject. */
  readonly place: number;
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: BatchSettings;
  /** Adds the prompts to the calls. */
  readonly withPrompts: (calls: AsyncIterable<PendingCall>) => AsyncIterable<AskedCall>;
  readonly take: (call: AskedCall, response: Response) => Promise<void>;
  /** Stops at once. */
  readonly signal?: AbortSignal;
  /** Creates no further batches, and waits for none. */
  readonly drain: AbortSignal;
  /** Called after each poll, with the batches that are open. */
  readonly onLook?: (waiting: BatchesWaiting) => void;
};

/** The vendor's open batches and their calls, and the calls that it reports as done. */
export type BatchesWaiting = { readonly batches: number; readonly calls: number; readonly done: number };

/** Fetches results and submits missing calls. Resolves with the reason if it was stopped. Throws the store's errors. */
export const askBatches = async (
  model: LanguageModel,
  service: BatchService,
  options: AskBatchesOptions,
): Promise<Stop | undefined> => {
  const { run, place, store, clock, settings, signal, drain } = options;
  const { first, most } = settings.lookMs ?? { first: 5000, most: 60_000 };
  /** Calls that failed in this session are left for the next one: the vendor would refuse them again. */
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

/** The number of consecutive failed polls after which a vendor is given up. */
const maxTroubles = 20;

/** Returns whether waiting may help: reserved money is freed when a batch ends, and an unavailable server may return. */
const mayPass = ({ class: why }: Stop, troubles: number, open: number): boolean =>
  why === "budget" || why === "rate-limit"
    ? open > 0
    : ["network", "server", "timeout", "malformed"].includes(why) && troubles < maxTroubles;

/** Returns whether a batch's calls are still reserved for it. */
export const isOpen = ({ status }: Batch): boolean => status === "intended" || status === "waiting";

/** Advances one batch by one step. */
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
    // Calls that the vendor rejected are not submitted again at once.
    for await (const { callHash } of batchedCalls(store, run, batch)) failed.add(callHash);
    await store.changeBatch(batch.name, { status: "lost", why: state.why });
    return { done: 0, moved: true, problem: { class: "request", message: `a batch failed: ${state.why}` } };
  }
  await collect(model, service, { ...found, vendorId: found.vendorId }, failed, options);
  return { done: 0, moved: true };
};

/** Searches for a batch whose creation was interrupted. If none is found within `adoptionMs`, it was never created. */
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

/** Yields all calls of an open batch, in the batch's order. */
export async function* batchedCalls(store: Store, run: Run, batch: Batch): AsyncGenerator<BatchedCall> {
  const calls = store.select(run, {
    fields: [...plannedFields, "status", "time"],
    subject: batch.subject,
    where: [["batch", "=", batch.name]],
  });
  for await (const { status, time, ...call } of calls) {
    // A failure older than the batch is the reason why the call is in the batch.
    const isOld = status === "failed" && (time ?? "") < batch.created;
    yield { ...call, failedBefore: status === "failed", isAnswered: status !== null && !isOld };
  }
}

/** Stores the results of a batch, in any order, and frees the calls without a result. */
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
      // A duplicate result is ignored.
      if (!all.has(callHash)) unknown += 1;
      continue;
    }
    calls.delete(callHash);
    known += 1;
    if ("unasked" in result || answered.has(callHash)) continue;
    const response = responseTo(batch, result, clock, (reply) => {
      const usual = settings.costOf(model, reply);
      return usual === undefined ? undefined : usual * service.priceShare;
    });
    if (response.status === "failed") failed.add(call.callHash);
    await take(call, response);
  }
  // A vendor without batch names may have listed another client's batch of the same size.
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

/** Yields the calls, and collects those whose result is stored already. */
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
  const reply = soundReply(result.reply);
  return responseOf(reply, priced(reply), [attempt], time);
};

/** Submits missing calls to the vendor, within its batch limits and the budget. */
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
    const text = encode({ id: call.callHash, prompt: call.prompt });
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

/** Creates one batch: stores it, creates it at the vendor, and stores the vendor's id. */
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
    // If the connection broke, it is unknown whether the batch was created: then it is searched for.
    if (error instanceof CallError && wasRefused(error))
      await store.changeBatch(name, { status: "lost", why: error.message });
    throw error;
  }
  await store.changeBatch(name, { status: "waiting", vendorId });
};

/** Returns whether the vendor certainly created nothing. */
const wasRefused = ({ isUnsent, class: errorClass }: CallError): boolean =>
  isUnsent || ["rate-limit", "request", "access", "quota"].includes(errorClass);
