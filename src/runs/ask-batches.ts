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
import { buildFailure, recordError, buildResponse, soundReply } from "#models/outcome";
import { computeHash } from "./plan.ts";
import type { AskedCall } from "./ask-calls.ts";
import { plannedFields, type Batch, type PendingCall, type Run, type Store } from "./store.ts";

/** A call of a batch, and whether its result is stored already: a previous fetch may have been interrupted. */
type BatchedCall = PendingCall & { readonly isAnswered: boolean };

export type BatchSettings = {
  /** True if to submit missing calls to the vendor; otherwise only submitted batches are fetched. */
  readonly create: boolean;
  /** True if to wait until all results have arrived. */
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
export const askBatches = (
  model: LanguageModel,
  service: BatchService,
  options: AskBatchesOptions,
): Promise<Stop | undefined> => new BatchLane(model, service, options).ask();

/** The number of consecutive failed polls after which a vendor is given up. */
const maxTroubles = 20;

/** Returns whether waiting may help: reserved money is freed when a batch ends, and an unavailable server may return. */
const mayPass = ({ class: why }: Stop, troubles: number, open: number): boolean =>
  why === "budget" || why === "rate-limit"
    ? open > 0
    : ["network", "server", "timeout", "malformed"].includes(why) && troubles < maxTroubles;

/** Returns whether a batch's calls are still reserved for it. */
export const isOpen = ({ status }: Batch): boolean => status === "intended" || status === "waiting";

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

class BatchLane {
  readonly #model: LanguageModel;
  readonly #service: BatchService;
  readonly #options: AskBatchesOptions;
  /** Calls that failed in this session are left for the next one: the vendor would refuse them again. */
  readonly #failed = new Set<string>();

  constructor(model: LanguageModel, service: BatchService, options: AskBatchesOptions) {
    [this.#model, this.#service, this.#options] = [model, service, options];
  }

  async ask(): Promise<Stop | undefined> {
    const { clock, settings, signal, drain, onLook } = this.#options;
    const { first, most } = settings.lookMs ?? { first: 5000, most: 60_000 };
    let pauseMs = first;
    let troubles = 0;
    for (;;) {
      const { done, moved, problem } = await this.#step();
      if (signal?.aborted === true) return undefined;
      if (moved) pauseMs = first;
      const open = await this.#openOnes();
      onLook?.({ batches: open.length, calls: sum(open.map(({ calls }) => calls)), done });
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
  }

  async #openOnes(): Promise<readonly Batch[]> {
    const { run, place, store } = this.#options;
    return (await store.batches(run)).filter((batch) => batch.subject === place && isOpen(batch));
  }

  /** Advances every open batch by one step, and creates those that are missing. */
  async #step(): Promise<Progress> {
    const { settings, signal, drain } = this.#options;
    let [done, moved]: [number, boolean] = [0, false];
    let problem: Stop | undefined;
    try {
      for (const batch of await this.#openOnes()) {
        signal?.throwIfAborted();
        const seen = await this.#advance(batch);
        done += seen.done;
        moved ||= seen.moved;
        problem ??= seen.problem;
      }
      if (settings.create && !drain.aborted) problem ??= await this.#createBatches();
    } catch (error) {
      if (signal?.aborted === true) return { done, moved };
      if (!(error instanceof CallError)) throw error;
      problem = { class: error.class, message: error.message };
    }
    return { done, moved, problem };
  }

  async #advance(batch: Batch): Promise<Progress> {
    const { run, store, signal } = this.#options;
    const vendorId = batch.vendorId ?? (await this.#adopt(batch));
    if (vendorId === undefined) return { done: 0, moved: false };
    const state = await this.#service.look(vendorId, signal);
    if (state.status === "waiting") return { done: state.done ?? 0, moved: false };
    if (state.status === "ended") {
      await this.#collect(batch, vendorId);
      return { done: 0, moved: true };
    }
    // Calls that the vendor rejected are not submitted again at once.
    for await (const { callHash } of batchedCalls(store, run, batch)) this.#failed.add(callHash);
    await store.changeBatch(batch.name, { status: "lost", why: state.why });
    return { done: 0, moved: true, problem: { class: "request", message: `a batch failed: ${state.why}` } };
  }

  /** Searches for a batch whose creation was interrupted. If none is found within `adoptionMs`, it was never created. */
  async #adopt({ name, created: since, calls }: Batch): Promise<string | undefined> {
    const { store, clock, settings, signal } = this.#options;
    const known = new Set((await store.batches()).flatMap(({ vendorId }) => vendorId ?? []));
    const found = await this.#service.find({ name, since, calls }, signal);
    const vendorId = found.find((id) => !known.has(id));
    const isLate = Date.parse(timestamp(clock)) - Date.parse(since) >= (settings.adoptionMs ?? 60_000);
    const why = "its creation was interrupted, and the vendor has no such batch";
    if (vendorId !== undefined) await store.changeBatch(name, { status: "waiting", vendorId });
    else if (isLate) await store.changeBatch(name, { status: "lost", why });
    return vendorId;
  }

  /** Stores the results of a batch, in any order, and frees the calls without a result. */
  async #collect(batch: Batch, vendorId: string): Promise<void> {
    const { run, store, withPrompts, take, signal } = this.#options;
    const answered = new Set<string>();
    const stored = async function* () {
      for await (const call of batchedCalls(store, run, batch)) {
        if (call.isAnswered) answered.add(call.callHash);
        yield call;
      }
    };
    const inOrder = await Array.fromAsync(withPrompts(stored()));
    const calls = new Map(inOrder.map((call) => [call.callHash, call]));
    const left = new Set(calls.keys());
    let unknown = 0;
    for await (const result of this.#service.results(vendorId, signal)) {
      const call = typeof result.call === "number" ? inOrder[result.call] : calls.get(result.call);
      if (call === undefined) unknown += 1;
      // A duplicate result is ignored.
      if (call === undefined || !left.delete(call.callHash)) continue;
      if ("unasked" in result || answered.has(call.callHash)) continue;
      const response = this.#createResponse(batch, result);
      if (response.status === "failed") this.#failed.add(call.callHash);
      await take(call, response);
    }
    // A vendor without batch names may have listed another client's batch of the same size.
    const isStranger = left.size === calls.size && unknown > 0;
    const status = isStranger ? "lost" : "ended";
    const incomplete = `${left.size} of ${batch.calls} calls came back without a result`;
    const why = isStranger ? "the vendor's batch of this size and time is another's" : incomplete;
    await store.changeBatch(batch.name, left.size === 0 ? { status } : { status, why });
  }

  #createResponse(batch: Batch, result: Exclude<BatchResult, { readonly unasked: true }>): Response {
    const { clock, settings } = this.#options;
    const time = timestamp(clock);
    const attempt = { at: batch.created, durationMs: Date.parse(time) - Date.parse(batch.created) };
    if ("error" in result) return buildFailure([{ ...attempt, error: recordError(result.error) }], time);
    const reply = soundReply(result.reply);
    const usual = settings.costOf(this.#model, reply);
    return buildResponse(reply, usual && usual * this.#service.priceShare, [attempt], time);
  }

  /** Submits missing calls to the vendor, within its batch limits and the budget. */
  async #createBatches(): Promise<Stop | undefined> {
    const { run, place, store, settings, withPrompts, signal } = this.#options;
    const { limits, encode, priceShare } = this.#service;
    const { most = Number.POSITIVE_INFINITY } = settings;
    const reserved = (await store.batches(run)).filter(isOpen).map(({ setAside }) => setAside ?? 0);
    let left = Number.isFinite(most) ? most - (await settings.spent()) - sum(reserved) : most;
    let slice = emptySlice();
    for await (const call of withPrompts(store.pending(run, place))) {
      signal?.throwIfAborted();
      if (this.#failed.has(call.callHash)) continue;
      const usual = settings.maxOf(this.#model, call.prompt);
      const usd = usual === undefined ? null : usual * priceShare;
      if ((usd ?? 0) > left) {
        await this.#send(slice);
        return { class: "budget", message: budgetReached(most, most - left, usd ?? 0).message };
      }
      const text = encode({ id: call.callHash, prompt: call.prompt });
      const bytes = Buffer.byteLength(text) + 1;
      if (slice.calls.length === limits.calls || slice.bytes + bytes > limits.bytes) {
        await this.#send(slice);
        slice = emptySlice();
      }
      slice.calls.push(call.callHash);
      slice.encoded.push(text);
      slice.bytes += bytes;
      slice.setAside = usd === null || slice.setAside === null ? null : slice.setAside + usd;
      left -= usd ?? 0;
    }
    await this.#send(slice);
    return undefined;
  }

  async #send({ calls, encoded, setAside }: Slice): Promise<void> {
    const { run, place, store, clock, signal } = this.#options;
    if (calls.length === 0) return;
    const created = timestamp(clock);
    const name = `organon-${computeHash({ run: run.id, model: this.#model.id, created, calls }).slice(0, 24)}`;
    const about = { name, run: run.id, subject: place, calls: calls.length, setAside, created };
    await store.beginBatch({ ...about, status: "intended" }, calls);
    try {
      const vendorId = await this.#service.create(name, encoded, signal);
      await store.changeBatch(name, { status: "waiting", vendorId });
    } catch (error) {
      // If the connection broke, it is unknown whether the batch was created: then it is searched for.
      if (error instanceof CallError && wasRefused(error))
        await store.changeBatch(name, { status: "lost", why: error.message });
      throw error;
    }
  }
}

/** A step: the calls that are done at the vendor, and whether a batch has changed. */
type Progress = { readonly done: number; readonly moved: boolean; readonly problem?: Stop };

type Slice = { readonly calls: string[]; readonly encoded: string[]; bytes: number; setAside: number | null };

const emptySlice = (): Slice => ({ calls: [], encoded: [], bytes: 0, setAside: 0 });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const wasRefused = ({ isUnsent, class: errorClass }: CallError): boolean =>
  isUnsent || ["rate-limit", "request", "access", "quota"].includes(errorClass);
