/**
 * A page of a run's calls as a table shows them: only the rows that are looked at are read.
 */
import {
  type Condition,
  getOrInsert,
  getReader,
  buildRow,
  type Run,
  type SeenCall,
  readCalls,
  splitWords,
  type Store,
} from "organon/view";
import type { Counts, RunCounts } from "./counts.ts";
import { compareValues, orderCalls, type Filter, type OrderedCalls } from "./filter.ts";
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

/** Queries whose calls are kept in order, 4 bytes each: scrolling asks for the same one again. */
const maxQueries = 4;

const countPlanned = ({ groups }: Counts): number => groups.reduce((sum, { calls }) => sum + calls, 0);

/** Rows that are read at once for a download. */
const downloadSize = 500;

/** The pages of runs' questions. */
export const openQuestionPages = (store: Store, runCounts: RunCounts) => {
  const queries = createMemory<OrderedCalls>(maxQueries);
  const indexWords = openWordIndex(store, (run) =>
    runCounts.at(run).reduce((sum, counts) => sum + countPlanned(counts), 0),
  );
  const findOrdinals = async (run: Run, subject: number, words: readonly string[], id: string) => {
    const where: readonly Condition[] =
      id === "" ? [] : [["questionNumber", "in", await store.questionNumbers(id)]];
    const ordinals: number[] = [];
    for await (const { ordinal } of store.select(run, { fields: ["ordinal"], subject, where, words }))
      ordinals.push(ordinal);
    return ordinals;
  };
  const selectCalls = async (run: Run, query: QuestionQuery) => {
    const { subject = 0, id = "", text = "", at: _, most: __, patience: ___, ...order } = query;
    const words = splitWords(text);
    const isSearch = id !== "" || words.length > 0;
    const built = words.length === 0 ? undefined : await indexWords(run);
    const counts = runCounts.of(run, subject);
    const ordered = await queries(
      JSON.stringify([run.id, subject, id, words, order]),
      `${counts.version} ${built} ${isSearch ? await store.pulse() : ""}`,
      async () =>
        orderCalls(counts, order, isSearch ? await findOrdinals(run, subject, words, id) : undefined),
    );
    return { ...ordered, built };
  };
  const readPageCalls = (run: Run, subject: number, ordinals: readonly number[]) =>
    readCalls(store, run, { subject, reader: getReader(run).name }, ordinals);
  return {
    page: async (run: Run, query: QuestionQuery, read: number) => {
      const { subject = 0, most = 50 } = query;
      const { ordinals: all, states, built } = await selectCalls(run, query);
      const counts = runCounts.of(run, subject);
      const at = Math.max(0, Math.min(query.at ?? 0, all.length - 1));
      const ordinals = [...all.subarray(at, at + Math.min(most, 500))];
      const calls = await readPageCalls(run, subject, ordinals);
      return {
        /** Calls that match, of all that are planned; the matching ones by state. */
        total: all.length,
        planned: countPlanned(counts),
        states,
        /** The share of the run whose words are indexed, if words are searched. */
        search: built === undefined ? undefined : { built },
        /** The share of the run that is counted so far; the numbers grow until it is 1. */
        read,
        at,
        rows: ordinals.flatMap((ordinal) => {
          const call = calls.get(ordinal);
          return call === undefined ? [] : [buildRow(call)];
        }),
        /** The values of each tag of the run, of its answer keys and of the answers that were read. */
        values: listValues(counts),
      };
    },
    /** All calls that match, in the order of the query, with everything stored about each. */
    calls: async function* (run: Run, query: QuestionQuery): AsyncGenerator<SeenCall> {
      const { subject = 0 } = query;
      const { ordinals } = await selectCalls(run, query);
      for (let from = 0; from < ordinals.length; from += downloadSize) {
        const some = [...ordinals.subarray(from, from + downloadSize)];
        const found = await readPageCalls(run, subject, some);
        for (const ordinal of some) {
          const call = found.get(ordinal);
          if (call !== undefined) yield call;
        }
      }
    },
  };
};

const listValues = ({ groups, tagSets }: Counts): Readonly<Record<string, readonly string[]>> => {
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
