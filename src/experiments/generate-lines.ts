/**
 * Questions with proved answers as JSON lines, of the skill tree or graded, in order; and how many different arguments
 * they hold.
 */
import { followSuite } from "#items/extent";
import type { Made, ProblemGenerator } from "#items/generation";
import { generatorOf, type GeneratedSuite } from "#items/open-suite";

type MakingOptions = {
  readonly progress?: (made: number, asked: number) => void;
  readonly signal?: AbortSignal;
};

/** Arguments are told apart up to this number, so that memory stays flat. */
const maxArguments = 1_000_000;

/** Lines are given in batches that took so long to make, between which signals get a turn. */
const batchMs = 4;

/** An item as its JSON, without a line end, and on how many rounds of refinement its pair agrees, where it has one. */
type MadeLine = Made<{ readonly line: string; readonly rounds?: string }>;

export const linesOf =
  ({ at }: Pick<ProblemGenerator, "at">) =>
  (index: number): MadeLine => {
    const outcome = at(index);
    if (!("item" in outcome)) return outcome;
    const rounds = outcome.item.tags.find(({ name }) => name === "rounds")?.value;
    return { index, argument: outcome.argument, line: JSON.stringify(outcome.item), rounds };
  };

/** Makes the questions of a suite as they are taken: lines without their ends, some at once. Misuse for unknown names. */
export const makeLines = (suite: GeneratedSuite, { progress, signal }: MakingOptions) => {
  const { generator, extent, distinct } = generatorOf(suite);
  const { asked, needed, take, isOver, isFull } = followSuite({ distinct }, generator, extent);
  const known = new Set<number>();
  const [dropped, rounds] = [new Map<string, number>(), new Map<string, number>()];
  let made = 0;
  const make = async function* (): AsyncGenerator<readonly string[]> {
    const lineAt = linesOf(generator);
    let index = needed.number - 1;
    while (!isOver()) {
      signal?.throwIfAborted();
      const lines: string[] = [];
      const began = performance.now();
      do {
        const outcome = take(lineAt(index));
        index += needed.of;
        if (outcome && "dropped" in outcome) count(dropped, outcome.dropped);
        else if (outcome) {
          made++;
          lines.push(outcome.line);
          if (outcome.rounds !== undefined) count(rounds, outcome.rounds);
          if (known.size <= maxArguments) known.add(outcome.argument);
        }
      } while (!isOver() && performance.now() - began < batchMs);
      if (lines.length > 0) yield lines;
      if (isOver()) break;
      progress?.(made, asked);
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
