/**
 * Items on several cores: threads make the lines of leaves (`handing.ts`), and the lines come out in the order of their
 * indices. An item is a pure function of (plan, seed, k), so the lines are those of one core, byte for byte, whoever makes
 * them.
 */
import type { Shard } from "#items/extent";
import type { ProblemGenerator } from "#items/generation";
import type { GeneratedSuite } from "#items/open-suite";
import { getOrInsert } from "#logic/memoize";
import { openThread } from "#runs/thread";
import { handing } from "./handing.ts";
import { linesOf, type LineOutcome } from "./line-outcome.ts";

/** Which indices are made, and how many of them there are if nothing is dropped. */
type Needed = Shard & { readonly expected: number };

/**
 * The outcomes of the needed indices in order, by stretches, without end; with more than one, `jobs` threads make them.
 * `generator` is the suite's.
 */
export async function* linesInOrder(
  suite: GeneratedSuite,
  generator: ProblemGenerator,
  { expected, ...needed }: Needed,
  jobs: number,
): AsyncGenerator<Iterable<LineOutcome>> {
  let next = needed.number - 1;
  const lineAt = linesOf(generator);
  const here = (): Iterable<LineOutcome> =>
    forAWhile(() => {
      next += needed.of;
      return lineAt(next - needed.of);
    });
  if (jobs === 1) for (;;) yield here();
  const workers = Array.from({ length: jobs }, () =>
    openThread<readonly number[], readonly LineOutcome[]>(import.meta.url, "worker", suite),
  );
  const { leaves } = generator;
  const places = leaves * generator.perLeafStep;
  const leafOf = (index: number): number => Math.floor(index / generator.perLeafStep) % leaves;
  const hand = handing(
    workers.map(({ ask }) => ask),
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
      getOrInsert(byLeaf, leafOf(next), () => []).push(next);
    }
    const made = Promise.all(Array.from(byLeaf, ([leaf, own]) => hand(leaf, own)));
    // A failure is thrown where its stretch is due.
    made.catch(() => {});
    return { indices, made };
  };
  const maxTurns = Math.max(1, Math.floor(linesOfStretch / places));
  /** So many stretches are ordered ahead; what comes behind the expected end, when it is known to be needed. */
  const wanted = (): number => (next < last ? ahead : 1);
  const ahead = 6 + 2 * Math.ceil(jobs / leaves);
  try {
    const threads = { areOpen: false };
    const opened = Promise.all(workers.map(({ ready }) => ready)).finally(() => (threads.areOpen = true));
    opened.catch(() => {});
    // Few lines are made before a thread has started.
    while (!threads.areOpen) yield here();
    await opened;
    const ordered: Stretch[] = [];
    for (;;) {
      while (ordered.length < wanted()) ordered.push(order());
      const began = performance.now();
      const { indices, made } = ordered.shift()!;
      const outcomes = new Map((await made).flat().map((outcome) => [outcome.index, outcome]));
      if (performance.now() - began < longMs) turns = Math.min(2 * turns, maxTurns);
      yield indices.map((index) => outcomes.get(index)!);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.end()));
  }
}

type Stretch = {
  readonly indices: readonly number[];
  readonly made: Promise<readonly (readonly LineOutcome[])[]>;
};

/**
 * So many lines in a stretch at the most; a stretch that took longer than that is long enough, whatever it holds: whoever reads
 * the lines waits for it.
 */
const linesOfStretch = 768;
const longMs = 200;

/** Outcomes made one by one as they are taken, for some time: whoever wants three does not wait for more. */
function* forAWhile(make: () => LineOutcome): Generator<LineOutcome> {
  const began = performance.now();
  do yield make();
  while (performance.now() - began < stretchMs);
}

const stretchMs = 4;
