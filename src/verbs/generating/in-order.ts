/**
 * Items on several cores: worker threads make the lines of stretches of indices, and the lines come out in order. An
 * item is a pure function of (plan, seed, k), so the lines are those of one core, byte for byte. Each leaf belongs to
 * one worker, so that no argument that is used again is made twice.
 */
import { getCompileCacheDir } from "node:module";
import type { ItemGenerator, LineOutcome, Shard, SuiteOf } from "#items";
import { openWorker } from "./open-worker.ts";

/** The outcomes of the needed indices in order, by stretches, without end. `generator` is the suite's. */
export async function* linesInOrder(
  suite: SuiteOf<"generated">,
  generator: ItemGenerator,
  needed: Shard,
  jobs: number,
): AsyncGenerator<Iterable<LineOutcome>> {
  let next = needed.number - 1;
  if (jobs === 1)
    for (;;)
      yield forAWhile(() => {
        next += needed.of;
        return generator.lineAt(next - needed.of);
      });
  const workers = Array.from({ length: jobs }, () =>
    openWorker<LineOutcome>({ suite, compiled: getCompileCacheDir() }),
  );
  const ownerOf = ownersAmong(jobs, generator);
  const order = () => {
    const indices = Array.from({ length: stretchLength }, (_, i) => next + i * needed.of);
    next += stretchLength * needed.of;
    const answers = workers.map((worker, number) =>
      worker.make(indices.filter((index) => ownerOf(index) === number)),
    );
    // A failure is thrown where its stretch is due.
    for (const answer of answers) answer.catch(() => {});
    return { indices, answers };
  };
  try {
    const ordered = Array.from({ length: orderedAhead }, order);
    for (;;) {
      const { indices, answers } = ordered.shift()!;
      const parts = (await Promise.all(answers)).map((outcomes) => outcomes.values());
      yield indices.map((index) => parts[ownerOf(index)]!.next().value!);
      ordered.push(order());
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.close()));
  }
}

/**
 * Indices of a stretch, and how many stretches are ordered ahead. Short ones: lines that wait for others are copied by
 * every collection of garbage.
 */
const stretchLength = 64;
const orderedAhead = 6;

/** Outcomes made one by one as they are taken, for some time: whoever wants three does not wait for more. */
function* forAWhile(make: () => LineOutcome): Generator<LineOutcome> {
  const began = performance.now();
  do yield make();
  while (performance.now() - began < stretchMs);
}

const stretchMs = 4;

/** Which worker makes an index: blocks of leaves in turn, so that each worker gets of all kinds. */
const ownersAmong = (jobs: number, { skills, perLeafStep }: ItemGenerator): ((index: number) => number) => {
  const block = Math.max(1, Math.floor(skills.length / (4 * jobs)));
  return (index) => Math.floor((Math.floor(index / perLeafStep) % skills.length) / block) % jobs;
};
