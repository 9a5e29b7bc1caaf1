/**
 * Questions without end, to train on, as JSON lines: by rising difficulty, each with its key, its certificate and its steps.
 * `organon grade` grades what a model makes of them.
 */
import { streamItems } from "#items/dialled/stream-dialled";
import { lineOf } from "#items/formats/lines";
import { dialPlanOf } from "#items/open-suite";
import type { ProblemLine } from "#items/problem-line";
import { questionOf } from "#items/question";
import { usualTask } from "#items/tasks/tasks";
import { dialSuite } from "#experiments/suites";

type StreamOptions = Pick<
  NonNullable<Parameters<typeof dialSuite>[0]>,
  "tasks" | "seed" | "style" | "lexicon"
> & {
  /** So many questions of each level, from easy to hard, before all levels take turns. */
  readonly perLevel?: number;
  /** No argument comes twice among so many questions of a task. */
  readonly remember?: number;
  readonly limit?: number;
  /** Lines of a question, its key, id, task and level alone, without certificate and steps. */
  readonly lean?: boolean;
  /** Writes a line without its end; the next one waits for it. */
  readonly write: (line: string) => Promise<void>;
  readonly signal?: AbortSignal;
};

/** Among so many questions no argument comes twice where nobody says: some hundred megabytes. */
export const usualMemory = 1_000_000;

/** Streams questions until the limit, the signal or the last level's end; says how many were made and why others were not. */
export const stream = async ({
  tasks = [usualTask],
  perLevel,
  remember = usualMemory,
  limit = Number.POSITIVE_INFINITY,
  lean = false,
  write,
  signal,
  ...words
}: StreamOptions): Promise<{ readonly made: number; readonly dropped: Readonly<Record<string, number>> }> => {
  const plan = dialPlanOf(dialSuite({ ...words, tasks }));
  const dropped = new Map<string, number>();
  let made = 0;
  for (const outcome of streamItems({ ...plan, perLevel, remember })) {
    signal?.throwIfAborted();
    if ("dropped" in outcome) {
      dropped.set(outcome.dropped, (dropped.get(outcome.dropped) ?? 0) + 1);
      continue;
    }
    await write(lean ? leanLine(outcome) : lineOf(questionOf(outcome.item)));
    made++;
    if (made >= limit) break;
    // Gives signals a turn.
    if (made % 16 === 0) await new Promise(setImmediate);
  }
  return { made, dropped: Object.fromEntries(dropped) };
};

/** What a trainer's prompt and reward need; `level` is from 1. */
const leanLine = ({
  item: { id, question, key, task },
  level,
}: {
  readonly item: ProblemLine<"graded">;
  readonly level: number;
}): string => JSON.stringify({ id, question, key, task, level });
