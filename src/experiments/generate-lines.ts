/**
 * Questions with proved answers as JSON lines, of every kind, in order; and how many different arguments they hold.
 */
import { followSuite } from "#items/extent";
import { openSource, type GeneratedSuite } from "#items/open-suite";
import type { ProblemLine } from "#items/problem-line";
import { createSetCounts } from "#items/choice/set-counts";
import { createRuleMix } from "#items/rule-mix";

type MakingOptions = {
  readonly progress?: (made: number, asked: number) => void;
  readonly signal?: AbortSignal;
  /** A question's line; all of its members where nothing is said. */
  readonly lineOf?: (made: MadeItem) => string;
};

/** An item, with its level where it has one. */
type MadeItem = { readonly item: ProblemLine; readonly level?: number };

/** Items on their way, in order. */
export type ItemSource = {
  /** Undefined for an index that is none of the suite. */
  readonly outcomes: Iterable<MadeItem | { readonly dropped: string } | undefined>;
  /** How many are wanted; infinite where they have no end. */
  readonly asked: number;
  /** True if all is made although it is fewer. */
  readonly isFull: () => boolean;
};

/** Arguments are told apart up to this number, so that memory stays flat. */
const maxArguments = 1_000_000;

/** Lines are given in batches that took so long to make, between which signals get a turn. */
const batchMs = 4;

/** The items of a generator up to its extent. */
export const limitItems = ({ generator, extent, distinct }: ReturnType<typeof openSource>): ItemSource => {
  const { asked, needed, take, isOver, isFull } = followSuite({ distinct }, generator, extent);
  const outcomes = function* () {
    for (let index = needed.number - 1; !isOver(); index += needed.of) yield take(generator.at(index));
  };
  return { outcomes: outcomes(), asked, isFull };
};

/** Makes questions as they are taken: lines without their ends, some at once. Misuse for unknown names. */
const makeLines = (
  given: GeneratedSuite | ItemSource,
  { progress, signal, lineOf = ({ item }) => JSON.stringify(item) }: MakingOptions,
) => {
  const { outcomes, asked, isFull } = "kind" in given ? limitItems(openSource(given)) : given;
  const known = new Set<string | null>();
  const [mix, counts] = [createRuleMix(), createSetCounts()];
  const dropped = new Map<string, number>();
  let made = 0;
  const note = ({ item }: MadeItem): void => {
    made++;
    mix.add(item);
    counts.add(item);
    if (known.size <= maxArguments) known.add(item.argument);
  };
  const make = async function* (): AsyncGenerator<readonly string[]> {
    signal?.throwIfAborted();
    let lines: string[] = [];
    let began = performance.now();
    for (const outcome of outcomes) {
      if (outcome && "dropped" in outcome) count(dropped, outcome.dropped);
      else if (outcome) {
        note(outcome);
        lines.push(lineOf(outcome));
      }
      if (performance.now() - began < batchMs) continue;
      if (lines.length > 0) yield lines;
      progress?.(made, asked);
      await new Promise(setImmediate);
      signal?.throwIfAborted();
      lines = [];
      began = performance.now();
    }
    if (lines.length > 0) yield lines;
  };
  const summary = () => ({
    /** Null where the plan has no end. */
    asked: Number.isFinite(asked) ? asked : null,
    made,
    /** Arguments that differ in more than letters and order; `exact` is false where they are more than were told apart. */
    arguments: { distinct: Math.min(known.size, maxArguments), exact: known.size <= maxArguments },
    /** The rules of derivations of two or more steps; null where there are none. */
    ruleMix: mix.read() ?? null,
    /** The counts of recipe paper; null for other questions. */
    set: counts.read() ?? null,
    dropped: Object.fromEntries(dropped),
    complete: made >= asked || isFull(),
  });
  return { lines: make(), summary };
};

/** Makes questions and writes them; the next ones wait for `write`. */
export const generateLines = async (
  given: GeneratedSuite | ItemSource,
  { write, ...options }: MakingOptions & { readonly write: (lines: readonly string[]) => Promise<void> },
) => {
  const { lines, summary } = makeLines(given, options);
  for await (const some of lines) await write(some);
  return summary();
};

const count = (counts: Map<string, number>, name: string): void =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);
