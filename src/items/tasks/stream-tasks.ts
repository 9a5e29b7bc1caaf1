/**
 * Questions without end, to train on: by rising difficulty or all levels in turn, no argument twice among so many, from a source
 * of chance that no suite draws from.
 */
import { createRandom, type Random } from "#arguments/random";
import { generateOutcomes } from "../extent.ts";
import type { ProblemLine } from "../problem-line.ts";
import { createGradedGenerator, gradedExtent, type TaskPlan } from "./generate-tasks.ts";

type StreamPlan = Pick<TaskPlan, "tasks" | "seed" | "style" | "lexicon"> & {
  /** So many questions of each level before the next, then all in turn; without it all in turn from the first. */
  readonly perLevel?: number;
  /** Among how many of the last questions of a task no argument comes twice. */
  readonly remember: number;
  /** A level's questions come in a drawn order, so that their keys follow no pattern. */
  readonly shuffle?: boolean;
};

/** A question of a stream with its level, from 1; or why there is none. */
type StreamOutcome =
  | { readonly item: ProblemLine<"graded">; readonly level: number }
  | { readonly dropped: string };

/** So many questions of a level, several skeletons with all their keys, are put into a drawn order at a time. */
const shuffledTogether = 48;

/** A level is given up when so many in a row were dropped or repeated what had been. */
const maxFailures = 1_000;

/** The questions of a stream; it ends only when every level is used up. */
export function* streamItems({
  tasks,
  seed,
  style,
  lexicon,
  perLevel = 0,
  remember,
  shuffle = false,
}: StreamPlan): Generator<StreamOutcome> {
  const isNew = createMemory(remember);
  const sources = (tasks[0]?.problems.levels ?? []).map((level, place) => {
    const parameters = Object.fromEntries(
      Object.entries(level).map(([name, value]) => [name, value === undefined ? [] : [value]]),
    );
    const plan: TaskPlan = { tasks, seed, style, lexicon, parameters, isStream: true };
    const items = generateOutcomes(createGradedGenerator(plan), gradedExtent(plan));
    return {
      items: shuffle ? shuffleStream(items, createRandom(`stream order ${seed} ${place}`)) : items,
      level: place + 1,
      isOpen: true,
    };
  });
  /** So many new questions of a source, with what was dropped on the way. */
  const take = function* (source: (typeof sources)[number], count: number): Generator<StreamOutcome> {
    for (let [made, vain] = [0, 0]; made < count && source.isOpen;) {
      const next = source.items.next();
      if (next.done === true || vain === maxFailures) source.isOpen = false;
      else if ("dropped" in next.value) {
        vain++;
        yield next.value;
      } else if (isNew(`${next.value.item.task} ${next.value.item.argument}`)) {
        [made, vain] = [made + 1, 0];
        yield { ...next.value, level: source.level };
      } else {
        vain++;
        yield { dropped: "a question before it has the same argument" };
      }
    }
  };
  if (perLevel > 0) for (const source of sources) yield* take(source, perLevel);
  while (sources.some(({ isOpen }) => isOpen)) for (const source of sources) yield* take(source, 1);
}

/** The members of a stream, as many at a time as are shuffled together in a drawn order. */
export function* shuffleStream<Member>(stream: Iterable<Member>, random: Random): Generator<Member> {
  let held: Member[] = [];
  for (const member of stream) {
    held.push(member);
    if (held.length < shuffledTogether) continue;
    yield* random.shuffle(held);
    held = [];
  }
  yield* random.shuffle(held);
}

const createMemory = (size: number): ((key: string) => boolean) => {
  // A set gives its members back in the order in which they came.
  const known = new Set<string>();
  return (key) => {
    if (known.has(key)) return false;
    known.add(key);
    if (known.size > size) known.delete(known.values().next().value ?? key);
    return true;
  };
};
