/**
 * Items on several cores: worker threads make the lines of leaves, and the lines come out in the order of their indices. An
 * item is a pure function of (plan, seed, k), so the lines are those of one core, byte for byte, whoever makes them.
 *
 * A leaf stays with the thread that made its first items, since that has the arguments that are used again. Nobody knows
 * beforehand what a leaf costs, so leaves are taken as threads come to them, and a thread that has nothing left to do shares one
 * of another's from then on.
 */
import { getCompileCacheDir } from "node:module";
import type { ItemGenerator, LineOutcome, Made, Shard, SuiteOf } from "#items";
import { openWorker } from "./open-worker.ts";
import type { LineBytes } from "./worker.ts";

/** A line, or its bytes in UTF-8. */
export type TextOrBytes = string | Uint8Array;

/** What is made of an index; a thread gives the line as bytes. */
type OrderedOutcome = Made<{ readonly line: TextOrBytes }>;

/** Which indices are made, and how many of them there are if nothing is dropped. */
export type Needed = Shard & { readonly expected: number };

/**
 * The outcomes of the needed indices in order, by stretches, without end. `generator` is the suite's. Bytes are there until the
 * next stretch is asked for.
 */
export async function* linesInOrder(
  suite: SuiteOf<"generated">,
  generator: ItemGenerator,
  { expected, ...needed }: Needed,
  jobs: number,
): AsyncGenerator<Iterable<OrderedOutcome>> {
  let next = needed.number - 1;
  const here = (): Iterable<LineOutcome> =>
    forAWhile(() => {
      next += needed.of;
      return generator.lineAt(next - needed.of);
    });
  if (jobs === 1) for (;;) yield here();
  const workers = Array.from({ length: jobs }, () =>
    openWorker<LineBytes>({ suite, compiled: getCompileCacheDir() }),
  );
  const leaves = generator.skills.length;
  const places = leaves * generator.perLeafStep;
  const leafOf = (index: number): number => Math.floor(index / generator.perLeafStep) % leaves;
  const hand = handing(
    workers.map(({ make }) => make),
    3 * leaves,
  );
  const last = needed.number - 1 + expected * needed.of;
  let turns = 1;
  const order = (): Stretch => {
    const end = next < last ? Math.min(next + turns * places, last) : next + places;
    const byLeaf = new Map<number, number[]>();
    const indices: number[] = [];
    for (; next < end; next += needed.of) {
      indices.push(next);
      const own = byLeaf.get(leafOf(next));
      if (own === undefined) byLeaf.set(leafOf(next), [next]);
      else own.push(next);
    }
    const parts = [...byLeaf].map(async ([leaf, own]) => ({ leaf, own, made: await hand(leaf, own) }));
    // A failure is thrown where its stretch is due.
    for (const part of parts) part.catch(() => {});
    return { indices, parts };
  };
  const mostTurns = Math.max(1, Math.floor(linesOfStretch / places));
  /** So many stretches are ordered ahead; what comes behind the expected end, when it is known to be needed. */
  const wanted = (): number => (next < last ? ahead : 1);
  const ahead = 6 + 2 * Math.ceil(jobs / leaves);
  try {
    const opening = { isOver: false };
    const opened = Promise.all(workers.map(({ ready }) => ready)).finally(() => (opening.isOver = true));
    opened.catch(() => {});
    // Few lines are made before a thread has started.
    while (!opening.isOver) yield here();
    await opened;
    const ordered: Stretch[] = [];
    for (;;) {
      while (ordered.length < wanted()) ordered.push(order());
      const began = performance.now();
      const { indices, parts } = ordered.shift()!;
      const all = await Promise.all(parts);
      const took = performance.now() - began;
      const outcomes = new Map(all.map(({ leaf, own, made }) => [leaf, outcomesOf(own, made)]));
      yield indices.map((index) => outcomes.get(leafOf(index))!.next().value!);
      // What was read is given back at once: V8 would collect everything to find it.
      for (const { made } of all) made.bytes.buffer.transfer(0);
      if (took < longMs) turns = Math.min(2 * turns, mostTurns);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.close()));
  }
}

/** Some indices in a row, and the outcomes of each of their leaves. */
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

/** How many requests a thread has at once: it need not wait for the next one. */
const atOnce = 2;

/**
 * Hands indices of leaves to threads: to each what is its own or nobody's, else what it shares with others, else what is another's,
 * where more than `most` requests wait.
 */
const handing = (
  makers: readonly ((indices: readonly number[]) => Promise<LineBytes>)[],
  most: number,
): ((leaf: number, indices: readonly number[]) => Promise<LineBytes>) => {
  const waiting = new Set<Request>();
  const owners = new Map<number, Set<number>>();
  const busy = makers.map(() => 0);
  const requestFor = (maker: number): Request | undefined => {
    let [shared, other]: (Request | undefined)[] = [];
    for (const request of waiting) {
      const own = owners.get(request.leaf);
      if (own === undefined || (own.size === 1 && own.has(maker))) return request;
      if (own.has(maker)) shared ??= request;
      // The last: its owners would have come to it last.
      else other = request;
    }
    return shared ?? (waiting.size > most ? other : undefined);
  };
  const handOut = (maker: number): void => {
    while (busy[maker]! < atOnce) {
      const request = requestFor(maker);
      if (request === undefined) return;
      waiting.delete(request);
      owners.set(request.leaf, (owners.get(request.leaf) ?? new Set()).add(maker));
      busy[maker]!++;
      const { indices, resolve, reject } = request;
      makers[maker]!(indices)
        .then(resolve, reject)
        .finally(() => {
          busy[maker]!--;
          handOut(maker);
        });
    }
  };
  return (leaf, indices) => {
    const request = { leaf, indices, ...Promise.withResolvers<LineBytes>() };
    waiting.add(request);
    for (const maker of makers.keys()) handOut(maker);
    return request.promise;
  };
};

type Request = PromiseWithResolvers<LineBytes> & {
  readonly leaf: number;
  readonly indices: readonly number[];
};

/** The outcomes of indices. */
function* outcomesOf(
  indices: readonly number[],
  { bytes, ends, told }: LineBytes,
): Generator<OrderedOutcome> {
  for (const [i, index] of indices.entries()) {
    const one = told[i]!;
    yield typeof one === "string"
      ? { index, dropped: one }
      : { index, argument: one, line: bytes.subarray(i === 0 ? 0 : ends[i - 1], ends[i]) };
  }
}

/** Outcomes made one by one as they are taken, for some time: whoever wants three does not wait for more. */
function* forAWhile(make: () => LineOutcome): Generator<LineOutcome> {
  const began = performance.now();
  do yield make();
  while (performance.now() - began < stretchMs);
}

const stretchMs = 4;
