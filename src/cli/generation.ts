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
  if (jobs === 1) {
    keepMemoryFlat();
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

/**
 * What a worker sends of a stretch: its lines as one piece of text in bytes, which change hands without a copy, the
 * shape of each line, and the places that have none, with the reason.
 */
type Answer =
  | {
      readonly bytes: Uint8Array;
      readonly shapes: readonly number[];
      readonly dropped: ReadonlyMap<number, string>;
    }
  | { readonly error: string };

const answerOf = (
  outcomes: readonly Made[],
): Exclude<Answer, { error: string }> & {
  readonly bytes: Uint8Array<ArrayBuffer>;
} => {
  const lines: string[] = [];
  const shapes: number[] = [];
  const dropped = new Map<number, string>();
  for (const [place, outcome] of outcomes.entries())
    if ("line" in outcome) {
      lines.push(outcome.line);
      shapes.push(outcome.shape);
    } else dropped.set(place, outcome.dropped);
  return { bytes: new TextEncoder().encode(lines.join("\n")), shapes, dropped };
};

const madeFrom = (
  indices: readonly number[],
  answer: Exclude<Answer, { error: string }>,
): readonly Made[] => {
  const lines = new TextDecoder().decode(answer.bytes).split("\n");
  let at = 0;
  return indices.map((index, place) => {
    const reason = answer.dropped.get(place);
    if (reason !== undefined) return { index, dropped: reason };
    const made = { index, line: lines[at] ?? "", shape: answer.shapes[at] ?? 0 };
    at++;
    return made;
  });
};

const openWorker = (description: SuiteDescription) => {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { organonSuite: description },
    // A small nursery keeps memory down. What lives long is not bounded: a worker that met a bound would end the run.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  const waiting: {
    readonly indices: readonly number[];
    readonly resolve: (made: readonly Made[]) => void;
    readonly reject: (error: unknown) => void;
  }[] = [];
  const fail = (error: unknown): void => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on("message", (answer: Answer) => {
    const first = waiting.shift();
    if ("error" in answer) first?.reject(new OrganonError("bug/worker", answer.error));
    else first?.resolve(madeFrom(first.indices, answer));
  });
  worker.on("error", fail);
  return {
    make: (indices: readonly number[]): Promise<readonly Made[]> =>
      new Promise((resolve, reject) => {
        waiting.push({ indices, resolve, reject });
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
      const answer = answerOf(generator ? indices.map((index) => write(generator.at(index))) : []);
      port.postMessage(answer satisfies Answer, [answer.bytes.buffer]);
    } catch (error) {
      port.postMessage(
        { error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        [],
      );
    }
  });
}
