/**
 * Items on several cores: worker threads write the lines of stretches of indices, and the lines come out in order. An
 * item is a pure function of (plan, seed, k), so the lines are those of one core, byte for byte. Each leaf has its own
 * worker, so that nothing is got ready twice. This file is the workers' program, too.
 */
import { setFlagsFromString } from "node:v8";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { createGenerator, createLineBuffer, type ItemGenerator, type LineBuffer } from "#items";
import { OrganonError } from "#logic";
import { suiteFromDescription, type SuiteDescription } from "./suite.ts";

/**
 * A line of a suite: the bytes from `from` to `to`, its end included, which hold until the next one is taken; `shape`
 * tells the premises' forms apart. Or why it is missing.
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
  keepMemoryFlat();
  const indexAt = (place: number): number => keep.number - 1 + place * keep.of;
  if (jobs === 1) {
    // One stretch, made one by one as they are taken: whoever wants three does not wait for more.
    yield madeOneByOne(generator, indexAt);
    return;
  }
  const workers = Array.from({ length: jobs }, () => openWorker(description));
  const { skills, perLeafStep } = generator;
  const owners = new Map<number, number>();
  const ownerOf = (index: number): number => {
    const leaf = Math.floor(index / perLeafStep) % skills.length;
    const owner = owners.get(leaf) ?? owners.size % jobs;
    owners.set(leaf, owner);
    return owner;
  };
  const under: { readonly indices: readonly number[]; readonly answers: readonly Promise<Answer>[] }[] = [];
  let next = 0;
  const order = (): void => {
    const indices = Array.from({ length: stretch }, (_, i) => indexAt(next + i));
    next += stretch;
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
      for (const [number, { bytes }] of parts.entries()) workers[number]?.takeBack(bytes);
      order();
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.close()));
  }
}

/** Indices of a stretch, enough to make the workers' messages cheap; and how many stretches are ordered ahead. */
const stretch = 832;
const ordered = 3;

/**
 * Lets the heap grow little beyond what lives in it. V8 would rather take three times as much than collect, and chains
 * of an own shape leave much garbage. Both are read at every collection; an engine without them ignores them.
 */
const keepMemoryFlat = (): void => {
  setFlagsFromString("--heap-growing-percent=20");
  setFlagsFromString("--semi-space-growth-factor=1");
};

function* madeOneByOne(generator: ItemGenerator, indexAt: (place: number) => number): Generator<Made> {
  const buffer = createLineBuffer();
  for (let place = 0; ; place++) {
    buffer.end = 0;
    const outcome = generator.writeAt(indexAt(place), buffer);
    if ("dropped" in outcome) yield outcome;
    else yield { ...outcome, bytes: buffer.bytes, from: 0, to: buffer.end };
  }
}

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

/** What a worker is asked: the lines of some indices, in bytes that it had before, if there are any. */
type Order = { readonly indices: readonly number[]; readonly bytes: Uint8Array<ArrayBuffer> | undefined };

/**
 * What a worker makes of an order: its lines, one behind the other, where each ends, its shape, and the places that
 * have no line, with the reason. The bytes change hands without a copy.
 */
type Answer = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ends: Int32Array<ArrayBuffer>;
  readonly shapes: Int32Array<ArrayBuffer>;
  readonly dropped: ReadonlyMap<number, string>;
};

const answerTo = ({ indices, bytes }: Order, { writeAt }: ItemGenerator): Answer => {
  const buffer: LineBuffer = bytes ? { bytes, end: 0 } : createLineBuffer();
  const ends = new Int32Array(indices.length);
  const shapes = new Int32Array(indices.length);
  const dropped = new Map<number, string>();
  for (const [place, index] of indices.entries()) {
    const outcome = writeAt(index, buffer);
    if ("dropped" in outcome) dropped.set(place, outcome.dropped);
    else shapes[place] = outcome.shape;
    ends[place] = buffer.end;
  }
  return { bytes: buffer.bytes, ends, shapes, dropped };
};

const openWorker = (description: SuiteDescription) => {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { organonSuite: description },
    // A small nursery keeps memory down. What lives long is not bounded: a worker that met a bound would end the run.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  const waiting: {
    readonly resolve: (answer: Answer) => void;
    readonly reject: (error: unknown) => void;
  }[] = [];
  const back: Uint8Array<ArrayBuffer>[] = [];
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
        const bytes = back.pop();
        worker.postMessage({ indices, bytes } satisfies Order, bytes ? [bytes.buffer] : []);
      }),
    /** Bytes of an answer that are not needed any more. */
    takeBack: (bytes: Uint8Array<ArrayBuffer>): void => {
      back.push(bytes);
    },
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
  port.on("message", (order: Order) => {
    try {
      if (generator === undefined) throw new OrganonError("bug/worker", "the suite was not generated");
      const answer = answerTo(order, generator);
      port.postMessage(answer, [answer.bytes.buffer, answer.ends.buffer, answer.shapes.buffer]);
    } catch (error) {
      port.postMessage(
        { error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        [],
      );
    }
  });
}
