/**
 * Items on several cores: worker threads make stretches of indices, and the lines come out in order. An item is
 * a pure function of (plan, seed, k), so the lines are those of one core, byte for byte. This file is the
 * workers' program, too.
 */
import { setFlagsFromString } from "node:v8";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { createGenerator, createLineWriter, type ItemGenerator, type Outcome } from "#items";
import { OrganonError } from "#logic";
import { suiteFromDescription, type SuiteDescription } from "./suite.ts";

/** A line of a suite, or why it is missing. `shape` tells the premises' forms apart. */
export type Made =
  | { readonly index: number; readonly line: string; readonly shape: number }
  | { readonly index: number; readonly dropped: string };

/** Indices that a worker makes at once: enough to make its messages cheap. */
const stretch = 416;

/** The outcomes of indices 0, 1, 2 … in order, by stretches, without end; `keep` says which are made. */
export async function* madeInOrder(
  description: SuiteDescription,
  generator: ItemGenerator,
  jobs: number,
  keep: { readonly number: number; readonly of: number },
): AsyncGenerator<Iterable<Made>> {
  keepMemoryFlat();
  if (jobs === 1) {
    const write = createItemWriter();
    // Made one by one as they are taken: whoever wants three does not wait for a stretch.
    for (let from = 0; ; from += stretch) yield madeOneByOne(generator, write, keep, from);
  }
  const workers = Array.from({ length: jobs }, () => openWorker(description));
  const under: Promise<readonly Made[]>[] = [];
  let next = 0;
  const order = (): void => {
    const indices = Array.from(
      { length: stretch },
      (_, i) => keep.number - 1 + (next * stretch + i) * keep.of,
    );
    const answer = workers[next % jobs]!.make(indices);
    // Whoever is told later is told nevertheless.
    answer.catch(() => {});
    under.push(answer);
    next++;
  };
  try {
    for (let i = 0; i < 2 * jobs; i++) order();
    for (;;) {
      const made = await under.shift()!;
      order();
      yield made;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.close()));
  }
}

/**
 * Lets the heap grow little beyond what lives in it. V8 would rather take three times as much than collect, and ten
 * million items leave more garbage than memory. Both are read at every collection; an engine without them ignores them.
 */
const keepMemoryFlat = (): void => {
  setFlagsFromString("--heap-growing-percent=20");
  setFlagsFromString("--semi-space-growth-factor=1");
};

function* madeOneByOne(
  generator: ItemGenerator,
  write: (outcome: Outcome) => Made,
  keep: { readonly number: number; readonly of: number },
  from: number,
): Generator<Made> {
  for (let i = from; i < from + stretch; i++) yield write(generator.at(keep.number - 1 + i * keep.of));
}

/** Makes outcomes into what is told of them. Premises that many items share are looked at once. */
const createItemWriter = (): ((outcome: Outcome) => Made) => {
  const write = createLineWriter();
  const shapes = new WeakMap<readonly string[], number>();
  return (outcome) => {
    if ("dropped" in outcome) return outcome;
    const { item, index } = outcome;
    const shape = shapes.get(item.premises) ?? shapeOf(item.premises);
    shapes.set(item.premises, shape);
    return { index, line: write(item), shape };
  };
};

/** A hash of the premises' forms, whatever their letters. */
const shapeOf = (premises: readonly string[]): number => {
  const text = premises.join(";").replaceAll(/[A-Za-z]\d*/g, "a");
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
};

type Answer = { readonly made: readonly Made[] } | { readonly error: string };

const openWorker = (description: SuiteDescription) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { organonSuite: description } });
  const waiting: { resolve: (made: readonly Made[]) => void; reject: (error: unknown) => void }[] = [];
  const fail = (error: unknown): void => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on("message", (answer: Answer) => {
    const first = waiting.shift();
    if ("made" in answer) first?.resolve(answer.made);
    else first?.reject(new OrganonError("bug/worker", answer.error));
  });
  worker.on("error", fail);
  return {
    make: (indices: readonly number[]): Promise<readonly Made[]> =>
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
  const write = createItemWriter();
  port.on("message", (indices: readonly number[]) => {
    try {
      const made = generator ? indices.map((index) => write(generator.at(index))) : [];
      port.postMessage({ made } satisfies Answer, []);
    } catch (error) {
      port.postMessage(
        { error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        [],
      );
    }
  });
}
