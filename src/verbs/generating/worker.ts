/**
 * The program of a worker thread: makes the lines of the indices that it is sent. It takes compiled code from where the
 * main thread keeps it, which it does not do by itself, and only then loads the rooms: so it starts in a third of the time.
 */
import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { LineOutcome, SuiteOf } from "#items";

/** What a worker is opened with. */
export type WorkerTask = {
  readonly suite: SuiteOf<"generated"> | SuiteOf<"dials">;
  readonly compiled: string | undefined;
};

/** The lines of a skeleton, or why there are none. */
export type GroupOutcome = readonly string[] | { readonly dropped: string };

/**
 * The outcomes of some indices: the bytes of all lines, in UTF-8 and without line ends, which whoever writes them need not look
 * into; where each ends; and of each its argument, or why there is none.
 */
export type LineBytes = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ends: readonly number[];
  readonly told: readonly (number | string)[];
};

/** What it answers to some indices: what it made of them, in the same order, or what went wrong. */
export type WorkerAnswer<Made> = { readonly made: Made } | { readonly fault: string };

const { suite, compiled }: WorkerTask = workerData;
if (compiled !== undefined) enableCompileCache(compiled);
const { createGenerator, dialledGroups, dialledQuestion, dialPlanOf, generationPlanOf, lineOf } =
  await import("#items");

const groupsOf = (plan: SuiteOf<"dials">): ((numbers: readonly number[]) => readonly GroupOutcome[]) => {
  const at = dialledGroups(dialPlanOf(plan));
  return (numbers) =>
    numbers.map((number) => {
      const group = at(number);
      return typeof group === "string"
        ? { dropped: group }
        : group.map(({ item }) => lineOf(dialledQuestion(item)));
    });
};

/** The bytes of outcomes; gathered in one place, so that a message holds no more than it says. */
const linesOf = (lineAt: (index: number) => LineOutcome): ((indices: readonly number[]) => LineBytes) => {
  let held = Buffer.allocUnsafe(2 ** 18);
  return (indices) => {
    const [ends, told]: [number[], (number | string)[]] = [[], []];
    let end = 0;
    for (const outcome of indices.map(lineAt)) {
      if ("dropped" in outcome) told.push(outcome.dropped);
      else {
        // No letter takes more than three bytes a code unit.
        const room = end + 3 * outcome.line.length;
        if (room > held.length) held = Buffer.concat([held.subarray(0, end)], 2 * room);
        end += held.write(outcome.line, end);
        told.push(outcome.argument);
      }
      ends.push(end);
    }
    return { bytes: new Uint8Array(held.subarray(0, end)), ends, told };
  };
};

const make: (indices: readonly number[]) => LineBytes | readonly GroupOutcome[] =
  suite.kind === "dials" ? groupsOf(suite) : linesOf(createGenerator(generationPlanOf(suite)).lineAt);
parentPort?.postMessage("ready", []);
parentPort?.on("message", (indices: readonly number[]) => {
  const answer = (): WorkerAnswer<LineBytes | readonly GroupOutcome[]> => {
    try {
      return { made: make(indices) };
    } catch (error) {
      return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  const told = answer();
  // Bytes are handed over instead of copied.
  parentPort?.postMessage(told, "made" in told && "bytes" in told.made ? [told.made.bytes.buffer] : []);
});
