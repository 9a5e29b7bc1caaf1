/**
 * Items on several cores: threads make the lines of leaves (`handing.ts`), this one among them, and the lines come out in the
 * order of their indices. An item is a pure function of (plan, seed, k), so the lines are those of one core, byte for byte,
 * whoever makes them.
 */
import type { Shard } from "#items/extent";
import type { Made, ProblemGenerator } from "#items/generation";
import type { GeneratedSuite } from "#items/open-suite";
import { getOrInsert } from "#logic/memoize";
import { openThread } from "#runs/thread";
import { handing, type Maker } from "./handing.ts";
import {
  lineBytes,
  linesOf,
  outcomesOf,
  type Agreeing,
  type LineBytes,
  type LineOutcome,
} from "./line-bytes.ts";

export type TextOrBytes = string | Uint8Array;

/** What is made of an index; another thread gives the line as bytes. */
type OrderedOutcome = Made<{ readonly line: TextOrBytes } & Agreeing>;

/** Which indices are made, and how many of them there are if nothing is dropped. */
type Needed = Shard & { readonly expected: number };

/**
 * The outcomes of the needed indices in order, by stretches, without end; `jobs` threads make them. `generator` is the suite's.
 * Bytes are there until the next stretch is asked for.
 */
export async function* linesInOrder(
  suite: GeneratedSuite,
  generator: ProblemGenerator,
  { expected, ...needed }: Needed,
  jobs: number,
): AsyncGenerator<Iterable<OrderedOutcome>> {
  let next = needed.number - 1;
  const lineAt = linesOf(generator);
  const here = (): Iterable<LineOutcome> =>
    forAWhile(() => {
      next += needed.of;
      return lineAt(next - needed.of);
    });
  if (jobs === 1) for (;;) yield here();
  const workers = Array.from({ length: jobs - 1 }, () =>
    openThread<readonly number[], LineBytes>(import.meta.url, "worker", suite),
  );
  const { leaves } = generator;
  const places = leaves * generator.perLeafStep;
  const leafOf = (index: number): number => Math.floor(index / generator.perLeafStep) % leaves;
  const mine = ownMaker(generator);
  const hand = handing([mine.make, ...workers.map(({ ask }) => ask)], 3 * leaves);
  const last = needed.number - 1 + expected * needed.of;
  let turns = 1;
  const order = (): Stretch => {
    const end = next < last ? Math.min(next + turns * places, last) : next + places;
    const byLeaf = new Map<number, number[]>();
    const indices: number[] = [];
    for (; next < end; next += needed.of) {
      indices.push(next);
      getOrInsert(byLeaf, leafOf(next), () => []).push(next);
    }
    const parts = [...byLeaf].map(async ([leaf, own]) => ({ leaf, own, made: await hand(leaf, own) }));
    // A failure is thrown where its stretch is due.
    for (const part of parts) part.catch(() => {});
    return { indices, parts };
  };
  const maxTurns = Math.max(1, Math.floor(linesOfStretch / places));
  /** So many stretches are ordered ahead; what comes behind the expected end, when it is known to be needed. */
  const wanted = (): number => (next < last ? ahead : 1);
  const ahead = 6 + 2 * Math.ceil(jobs / leaves);
  try {
    const opened = watched(Promise.all(workers.map(({ ready }) => ready)));
    // Few lines are made before a thread has started.
    while (!opened.isOver) yield here();
    await opened.promise;
    const ordered: Stretch[] = [];
    for (;;) {
      while (ordered.length < wanted()) ordered.push(order());
      const began = performance.now();
      const { indices, parts } = ordered.shift()!;
      const all = watched(Promise.all(parts));
      // This thread makes lines while it waits for those of others, and looks for these in between.
      while (!all.isOver && mine.makeNext()) await new Promise(setImmediate);
      const made = await all.promise;
      const took = performance.now() - began;
      const outcomes = new Map(made.map(({ leaf, own, made: lines }) => [leaf, outcomesOf(own, lines)]));
      yield indices.map((index) => outcomes.get(leafOf(index))!.next().value!);
      // What was read is given back at once: V8 would collect everything to find it.
      for (const { made: lines } of made) lines.bytes.buffer.transfer(0);
      if (took < longMs) turns = Math.min(2 * turns, maxTurns);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.end()));
  }
}

type Stretch = {
  readonly indices: readonly number[];
  readonly parts: readonly Promise<{
    readonly leaf: number;
    readonly own: readonly number[];
    readonly made: LineBytes;
  }>[];
};

/**
 * So many lines in a stretch at the most; a stretch that took longer than that is long enough, whatever it holds: whoever reads
 * the lines waits for it.
 */
const linesOfStretch = 768;
const longMs = 200;

/** This thread as a maker: what it is asked for is made one after the other, by `makeNext`, which says whether there was anything. */
const ownMaker = (
  generator: ProblemGenerator,
): { readonly make: Maker<LineBytes>; readonly makeNext: () => boolean } => {
  const bytesOf = lineBytes(linesOf(generator));
  const asked: (() => void)[] = [];
  return {
    make: (indices) =>
      new Promise((resolve, reject) => {
        asked.push(() => {
          try {
            resolve(bytesOf(indices));
          } catch (error) {
            reject(error);
          }
        });
      }),
    makeNext: () => {
      const first = asked.shift();
      first?.();
      return first !== undefined;
    },
  };
};

/** A promise that can be looked at. */
const watched = <T>(promise: Promise<T>): { readonly promise: Promise<T>; readonly isOver: boolean } => {
  const over = () => (watch.isOver = true);
  const watch = { promise, isOver: false };
  promise.then(over, over);
  return watch;
};

/** Outcomes made one by one as they are taken, for some time: whoever wants three does not wait for more. */
function* forAWhile(make: () => LineOutcome): Generator<LineOutcome> {
  const began = performance.now();
  do yield make();
  while (performance.now() - began < stretchMs);
}

const stretchMs = 4;
