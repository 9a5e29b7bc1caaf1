/**
 * Questions with proved answers as JSON lines, of the skill tree or graded, in order, on one core or several; and how many
 * different arguments they hold.
 */
import { followSuite } from "#items/extent";
import { generatorOf, type GeneratedSuite } from "#items/open-suite";
import { linesInOrder } from "./generating/in-order.ts";

type MakingOptions = {
  /** Threads; with 1, the default, this one alone. */
  readonly jobs?: number;
  readonly progress?: (made: number, asked: number) => void;
  readonly signal?: AbortSignal;
};

/** Arguments are told apart up to this number, so that memory stays flat. */
const maxArguments = 1_000_000;

/**
 * Makes the questions of a suite as they are taken: lines without their ends, some at once. The lines are the same whatever `jobs` is.
 * Misuse for unknown names.
 */
export const makeLines = (suite: GeneratedSuite, { jobs = 1, progress, signal }: MakingOptions) => {
  const { generator, extent, distinct } = generatorOf(suite);
  const { asked, needed, expected, take, isOver, isFull } = followSuite({ distinct }, generator, extent);
  const known = new Set<number>();
  const [dropped, rounds] = [new Map<string, number>(), new Map<string, number>()];
  let made = 0;
  const make = async function* (): AsyncGenerator<readonly string[]> {
    const stretches = isOver() ? [] : linesInOrder(suite, generator, { ...needed, expected }, jobs);
    for await (const stretch of stretches) {
      signal?.throwIfAborted();
      const lines: string[] = [];
      for (const one of stretch) {
        const outcome = take(one);
        if (outcome && "dropped" in outcome) count(dropped, outcome.dropped);
        else if (outcome) {
          made++;
          lines.push(outcome.line);
          if (outcome.rounds !== undefined) count(rounds, outcome.rounds);
          if (known.size <= maxArguments) known.add(outcome.argument);
        }
        if (isOver()) break;
      }
      if (lines.length > 0) yield lines;
      if (isOver()) break;
      progress?.(made, asked);
      // Gives signals a turn.
      await new Promise(setImmediate);
    }
  };
  const summary = () => ({
    /** Null where the plan has no end. */
    asked: Number.isFinite(asked) ? asked : null,
    made,
    /** Arguments that differ in more than letters and order; `exact` is false where they are more than were told apart. */
    arguments: { distinct: Math.min(known.size, maxArguments), exact: known.size <= maxArguments },
    /** Questions of exchanged pairs by the rounds of refinement that their pair agrees on. */
    rounds: Object.fromEntries(rounds),
    dropped: Object.fromEntries(dropped),
    complete: made >= asked || isFull(),
  });
  return { lines: make(), summary };
};

/** Makes the questions of a suite and writes them; the next ones wait for `write`. */
export const generateLines = async (
  suite: GeneratedSuite,
  { write, ...options }: MakingOptions & { readonly write: (lines: readonly string[]) => Promise<void> },
) => {
  const { lines, summary } = makeLines(suite, options);
  for await (const some of lines) await write(some);
  return summary();
};

/** Counts one more of a name. */
export const count = (counts: Map<string, number>, name: string): void =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);
