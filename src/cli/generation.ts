/**
 * Items on several cores: worker threads write the lines of stretches of indices, and the lines come out in order. An
 * item is a pure function of (plan, seed, k), so the lines are those of one core, byte for byte. Each leaf has its own
 * worker, so that nothing is got ready twice. This file is the workers' program, too (`worker.ts`).
 */
import { getCompileCacheDir } from "node:module";
import { setFlagsFromString } from "node:v8";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { createGenerator, createLineBuffer, type ItemGenerator, type LineBuffer } from "#items";
import { OrganonError } from "#logic";
import { suiteFromDescription, type SuiteDescription } from "./suite.ts";

/**
 * A line of a suite: the bytes from `from` to `to`, its end included, which hold until the stretch ends; `shape` tells
 * the premises' forms apart. Or why it is missing.
 */
export type Made =
  | {
      readonly index: number;
      readonly bytes: Uint8Array;
      readonly from: number;
      readonly to: number;
      readonly shape: number;
    }
  | { readonly index: number; readonly dropped: string };

/** The outcomes of indices 0, 1, 2 … in order, by stretches, without end; `keep` says which are made. */
export async function* madeInOrder(
  description: SuiteDescription,
  generator: ItemGenerator,
  jobs: number,
  keep: { readonly number: number; readonly of: number },
): AsyncGenerator<Iterable<Made>> {
  const indexAt = (place: number): number => keep.number - 1 + place * keep.of;
  if (jobs === 1) {
    const buffer = createLineBuffer();
    let place = 0;
    // Made one by one as they are taken: whoever wants three does not wait for more.
    const next = (): number => indexAt(place++);
    for (;;) yield madeOneByOne(generator, next, buffer);
  }
  // A thread's nursery stays as small as it began, and would be collected all the time.
  setFlagsFromString("--min-semi-space-size=8");
  const workers = Array.from({ length: jobs }, () => openWorker(description));
  const { skills, perLeafStep } = generator;
  const owners = new Map<number, number>();
  /** Neighbours have one owner, so that their lines stand behind each other; but each worker gets of all kinds. */
  const block = Math.max(1, Math.floor(skills.length / (4 * jobs)));
  const ownerOf = (index: number): number => {
    const leaf = Math.floor(index / perLeafStep) % skills.length;
    const owner = owners.get(leaf) ?? Math.floor(owners.size / block) % jobs;
    owners.set(leaf, owner);
    return owner;
  };
  const under: { readonly indices: readonly number[]; readonly answers: readonly Promise<Answer>[] }[] = [];
  let next = 0;
  let stretch = firstStretch;
  const order = (): void => {
    const indices = Array.from({ length: stretch }, (_, i) => indexAt(next + i));
    next += stretch;
    stretch = Math.min(2 * stretch, longestStretch);
    const answers = workers.map((worker, number) =>
      worker.make(indices.filter((index) => ownerOf(index) === number)),
    );
    // Whoever is told later is told nevertheless.
    for (const answer of answers) answer.catch(() => {});
    under.push({ indices, answers });
  };
  try {
    for (let i = 0; i < ordered; i++) order();
    for (;;) {
      const { indices, answers } = under.shift()!;
      const parts = await Promise.all(answers);
      yield merged(indices, parts, ownerOf);
      order();
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.close()));
  }
}

/**
 * Indices of a stretch: few at first, so that small suites are not made for nothing, then enough to make the workers'
 * messages cheap. And how many stretches are ordered ahead.
 */
const firstStretch = 208;
const longestStretch = 1664;
const ordered = 3;

/**
 * Lets the heap grow little beyond what lives in it. V8 would rather take three times as much than collect, and chains
 * of an own shape leave much garbage. Both are read at every collection; an engine without them ignores them.
 */
export const keepMemoryFlat = (): void => {
  setFlagsFromString("--heap-growing-percent=20");
  setFlagsFromString("--semi-space-growth-factor=1");
};

/** Outcomes until a buffer is well filled, or some time has passed. */
function* madeOneByOne(generator: ItemGenerator, next: () => number, buffer: LineBuffer): Generator<Made> {
  buffer.end = 0;
  const began = performance.now();
  for (let n = 1; buffer.end < wellFilled; n++) {
    const from = buffer.end;
    const outcome = generator.writeAt(next(), buffer);
    if ("dropped" in outcome) yield outcome;
    else yield { ...outcome, bytes: buffer.bytes, from, to: buffer.end };
    if (n % 8 === 0 && performance.now() - began > longestMs) return;
  }
}

const wellFilled = 2 ** 16;
const longestMs = 20;

/** The outcomes of a stretch in order, from what each worker made of its own indices. */
function* merged(
  indices: readonly number[],
  parts: readonly Answer[],
  ownerOf: (index: number) => number,
): Generator<Made> {
  const places = parts.map(() => 0);
  for (const index of indices) {
    const owner = ownerOf(index);
    const { bytes, ends, shapes, dropped } = parts[owner]!;
    const place = places[owner]!++;
    const reason = dropped.get(place);
    if (reason !== undefined) yield { index, dropped: reason };
    else yield { index, bytes, from: ends[place - 1] ?? 0, to: ends[place]!, shape: shapes[place]! };
  }
}

// ── workers ────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * What a worker makes of some indices: its lines, one behind the other, where each ends, its shape, and the places that
 * have no line, with the reason. The memory is shared, and holds until the worker has made `ordered` answers more.
 */
type Answer = {
  readonly bytes: Uint8Array;
  readonly ends: Int32Array;
  readonly shapes: Int32Array;
  readonly dropped: ReadonlyMap<number, string>;
};

/** A writer of answers, which come back to the same memory in turns: a stretch is ordered when an older one is done. */
const createAnswerer = ({ writeAt }: ItemGenerator): ((indices: readonly number[]) => Answer) => {
  const integers = (): Int32Array => new Int32Array(new SharedArrayBuffer(4 * longestStretch));
  const turns = Array.from({ length: ordered }, () => ({
    buffer: createLineBuffer(2 ** 16, true),
    ends: integers(),
    shapes: integers(),
  }));
  let turn = 0;
  return (indices) => {
    const { buffer, ends, shapes } = turns[turn++ % ordered]!;
    buffer.end = 0;
    const dropped = new Map<number, string>();
    for (const [place, index] of indices.entries()) {
      const outcome = writeAt(index, buffer);
      if ("dropped" in outcome) dropped.set(place, outcome.dropped);
      else shapes[place] = outcome.shape;
      ends[place] = buffer.end;
    }
    return { bytes: buffer.bytes, ends, shapes, dropped };
  };
};

const openWorker = (description: SuiteDescription) => {
  const program = import.meta.url.endsWith(".ts") ? "./worker.ts" : "./worker.js";
  const worker = new Worker(new URL(program, import.meta.url), {
    workerData: { organonSuite: description, compiled: getCompileCacheDir() },
  });
  const waiting: {
    readonly resolve: (answer: Answer) => void;
    readonly reject: (error: unknown) => void;
  }[] = [];
  const fail = (error: unknown): void => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on("message", (answer: Answer | { readonly error: string }) => {
    const first = waiting.shift();
    if ("error" in answer) first?.reject(new OrganonError("bug/worker", answer.error));
    else first?.resolve(answer);
  });
  worker.on("error", fail);
  return {
    make: (indices: readonly number[]): Promise<Answer> =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(indices, []);
      }),
    close: async (): Promise<void> => {
      await worker.terminate();
    },
  };
};

const isDescription = (data: unknown): data is { readonly organonSuite: SuiteDescription } =>
  typeof data === "object" && data !== null && "organonSuite" in data;

if (!isMainThread && parentPort !== null && isDescription(workerData)) {
  const port = parentPort;
  const suite = suiteFromDescription(workerData.organonSuite);
  const generator = suite && createGenerator(suite.plan);
  const answerTo = generator && createAnswerer(generator);
  port.on("message", (indices: readonly number[]) => {
    try {
      if (answerTo === undefined) throw new OrganonError("bug/worker", "the suite was not generated");
      port.postMessage(answerTo(indices), []);
    } catch (error) {
      port.postMessage(
        { error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        [],
      );
    }
  });
}
