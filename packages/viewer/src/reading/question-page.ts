/**
 * A page of a run's calls as a table shows them: only the rows that are looked at are read.
 */
import {
  type Condition,
  getOrInsert,
  readerOf,
  rowOf,
  type Run,
  type SeenCall,
  seenCalls,
  splitWords,
  type Store,
  type Tags,
} from "organon/view";
import { addTagSets, readGroups, type Counts, type RunCounts } from "./counts.ts";
import { compareValues, countCalls, countStates, filterGroups, orderCalls, type Filter } from "./filter.ts";
import { createMemory } from "./memory.ts";
import { openWordIndex } from "./search.ts";

export type QuestionQuery = Filter & {
  /** Words that the question or the reply has all of; the last may be the start of one. */
  readonly text?: string;
  /** The index of the model in the run. */
  readonly subject?: number;
  readonly id?: string;
  /** A column, `tag:NAME` or `ordinal`; a minus in front reverses the order. */
  readonly sort?: string;
  /** The first row, from 0, and how many. */
  readonly at?: number;
  readonly most?: number;
  /** How long to wait for the run to be counted, in milliseconds; then what is counted so far is shown. */
  readonly patience?: number;
};

export type QuestionPage = Awaited<ReturnType<ReturnType<typeof openQuestionPages>["page"]>>;

/** A tag with more values than this is a name, and no filter. */
const maxValues = 400;

/** Searches whose counts are kept: scrolling asks for the same one again. */
const maxSearches = 20;

/** Rows whose ordinals are read at once for a download. */
const downloadSize = 20_000;

/** The pages of runs' questions. */
export const openQuestionPages = (store: Store, runCounts: RunCounts) => {
  const searches = createMemory<Counts>(maxSearches);
  const indexWords = openWordIndex(store, (run) =>
    runCounts.at(run).reduce((sum, { groups }) => sum + countCalls(groups), 0),
  );
  /** The counts of the calls that a search finds, or of all. */
  const searchCalls = async (run: Run, { subject = 0, id = "", text = "" }: QuestionQuery) => {
    const words = splitWords(text);
    if (id === "" && words.length === 0) return { counts: runCounts.of(run, subject), where: [], words };
    const built = words.length === 0 ? undefined : await indexWords(run);
    const where: readonly Condition[] =
      id === "" ? [] : [["questionNumber", "in", await store.questionNumbers(id)]];
    const counts = await searches(
      JSON.stringify([run.id, subject, id, words]),
      built === undefined || built === 1 ? await store.pulse() : `${built}`,
      async () => {
        const groups = await readGroups(store, run, { subject, where, words });
        const tagSets = new Map<number, { readonly tags: Tags; readonly key: string }>();
        await addTagSets(store, tagSets, groups);
        return { groups, tagSets, uncharged: 0 };
      },
    );
    return { counts, where, words, built };
  };
  const selectCalls = async (run: Run, query: QuestionQuery) => {
    const { subject = 0, sort = "ordinal" } = query;
    const { counts, where, words, built } = await searchCalls(run, query);
    const matching = filterGroups(counts, query);
    const partsOf = orderCalls(counts, matching, { filter: query, sort });
    /** The ordinals of so many rows, from a row on. */
    const ordinalsAt = async (at: number, most: number): Promise<readonly number[]> => {
      const ordinals: number[] = [];
      for (const { where: own, rank, ...part } of partsOf(at, most)) {
        const chosen = { subject, reader: readerOf(run).name, ...part, where: [...where, ...own], words };
        if (rank === undefined) {
          for await (const call of store.select(run, { ...chosen, fields: ["ordinal"] }))
            ordinals.push(call.ordinal);
          continue;
        }
        const fields = ["ordinal", "tagSet", "status", "outcome", "answer"] as const;
        const calls = await Array.fromAsync(store.select(run, { ...chosen, fields }));
        const sorted = calls.toSorted((a, b) => rank(a) - rank(b) || a.ordinal - b.ordinal);
        for (const { ordinal } of sorted) ordinals.push(ordinal);
      }
      return ordinals;
    };
    return { matching, total: countCalls(matching), ordinalsAt, built };
  };
  const seen = (run: Run, subject: number, ordinals: readonly number[]) =>
    seenCalls(store, run, { subject, reader: readerOf(run).name }, ordinals);
  return {
    page: async (run: Run, query: QuestionQuery, read: number) => {
      const { subject = 0, most = 50 } = query;
      const { matching, total, ordinalsAt, built } = await selectCalls(run, query);
      const all = runCounts.of(run, subject);
      const at = Math.max(0, Math.min(query.at ?? 0, total - 1));
      const ordinals = await ordinalsAt(at, Math.min(most, 500));
      const calls = await seen(run, subject, ordinals);
      return {
        /** Calls that match, of all that are planned; the matching ones by state. */
        total,
        planned: countCalls(all.groups),
        states: countStates(matching),
        /** The share of the run whose words are indexed, if words are searched. */
        search: built === undefined ? undefined : { built },
        /** The share of the run that is counted so far; the numbers grow until it is 1. */
        read,
        at,
        rows: ordinals.flatMap((ordinal) => {
          const call = calls.get(ordinal);
          return call === undefined ? [] : [rowOf(call)];
        }),
        /** The values of each tag of the run, of its answer keys and of the answers that were read. */
        values: valuesOf(all),
      };
    },
    /** All calls that match, in the order of the query, with everything stored about each. */
    calls: async function* (run: Run, query: QuestionQuery): AsyncGenerator<SeenCall> {
      const { subject = 0 } = query;
      const { total, ordinalsAt } = await selectCalls(run, query);
      for (let at = 0; at < total; at += downloadSize) {
        const ordinals = await ordinalsAt(at, downloadSize);
        for (let from = 0; from < ordinals.length; from += 500) {
          const some = ordinals.slice(from, from + 500);
          const found = await seen(run, subject, some);
          for (const ordinal of some) {
            const call = found.get(ordinal);
            if (call !== undefined) yield call;
          }
        }
      }
    },
  };
};

const valuesOf = ({ groups, tagSets }: Counts): Readonly<Record<string, readonly string[]>> => {
  const values = new Map<string, Set<string>>();
  const add = (name: string, value: string): void =>
    void getOrInsert(values, name, () => new Set()).add(value);
  for (const { tags, key } of tagSets.values()) {
    add("key", key);
    for (const [tag, value] of Object.entries(tags)) add(`tag:${tag}`, value);
  }
  for (const { answer } of groups) if (answer !== null && answer !== "") add("answer", answer);
  return Object.fromEntries(
    [...values]
      .filter(([, found]) => found.size <= maxValues)
      .map(([name, found]) => [name, [...found].toSorted(compareValues)]),
  );
};
