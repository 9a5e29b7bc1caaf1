/**
 * Counts a run's calls by everything that the viewer filters by: tags, epoch, status, outcome and answer. A million calls
 * have some thousand groups. Calls are counted in slices; later only those slices again that had calls without a verdict.
 */
import { setTimeout as wait } from "node:timers/promises";
import {
  type CallState,
  type CallValues,
  type Condition,
  findPrice,
  getOrInsert,
  lostAttempts,
  noStates,
  noTally,
  priceTable,
  readerOf,
  type Run,
  type Select,
  stateOf,
  type Store,
  type Sum,
  type Tags,
  type Tally,
} from "organon/view";

/** Calls of a slice: some tenth of a second, after which other requests are answered. */
const sliceSize = 32_768;

/** Runs whose counts are kept. */
const maxRuns = 200;

/** Calls that are alike, and what they used; `unpriced` of them have no known cost. */
export type CallGroup = Pick<CallValues, "tagSet" | "epoch" | "status" | "outcome" | "answer"> & {
  readonly calls: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly usd: number;
  readonly unpriced: number;
};

/** A model's calls by groups. */
export type Counts = {
  readonly groups: readonly CallGroup[];
  readonly tagSets: ReadonlyMap<number, { readonly tags: Tags; readonly key: string }>;
  /** Failed calls among the unpriced that cost nothing, since no attempt of theirs was lost. */
  readonly uncharged: number;
};

export const noCounts: Counts = { groups: [], tagSets: new Map(), uncharged: 0 };

/** Returns whether a reply is correct, as accuracy counts it; undefined without a reply or a verdict. */
export const isCorrect = (call: Pick<CallValues, "status" | "outcome">): boolean | undefined => {
  const state = stateOf(call);
  return ["missing", "unjudged", "failed"].includes(state) ? undefined : state === "correct";
};

type Subset = Pick<Select<never, undefined>, "from" | "where" | "words"> & { readonly subject: number };

/** Counts a model's calls, or those that match. */
export const readGroups = async (store: Store, run: Run, subset: Subset) => {
  const groups = store.select(run, {
    fields: ["tagSet", "epoch", "status", "outcome", "answer"],
    reader: readerOf(run).name,
    ...subset,
    totals: {
      calls: {},
      tokensIn: { sum: "tokensIn" },
      tokensOut: { sum: "tokensOut" },
      usd: { sum: "cost" },
      unpriced: {
        where: [
          ["cost", "=", null],
          ["status", "<>", null],
        ],
      },
      first: { min: "call" },
    },
  });
  return Array.fromAsync(groups);
};

type Slice = {
  readonly groups: readonly CallGroup[];
  readonly calls: number;
  readonly uncharged: number;
  /** Whether all calls have verdicts, and whether some failed. */
  readonly isWhole: boolean;
  readonly hasFailed: boolean;
  /** The lowest number of a call. */
  readonly first: number;
};

/** The counts of one model of a run, by its index. */
const openCounts = (store: Store, run: Run, subject: number) => {
  const isFree = run.subjects[subject] && findPrice(run.subjects[subject], priceTable)?.source === "free";
  const slices: Slice[] = [];
  const tagSets = new Map<number, { readonly tags: Tags; readonly key: string }>();
  let failed = -1;
  let counted: Counts | undefined;

  const countUncharged = async (range: Pick<Subset, "from" | "where">): Promise<number> => {
    const where: readonly Condition[] = [
      ...(range.where ?? []),
      ["status", "=", "failed"],
      ["cost", "=", null],
    ];
    let uncharged = 0;
    const failures = store.select(run, { fields: ["response"], subject, ...range, where });
    for await (const { response } of failures)
      if (isFree || lostAttempts(response?.attempts ?? []) === 0) uncharged += 1;
    return uncharged;
  };
  /** Reads a slice; returns whether it was full. */
  const readSlice = async (place: number): Promise<boolean> => {
    const from = place * sliceSize;
    const range = { from, where: [["ordinal", "<", from + sliceSize]] } as const;
    const groups = await readGroups(store, run, { subject, ...range });
    await addTagSets(store, tagSets, groups);
    const hasFailed = groups.some(({ status }) => status === "failed");
    const calls = groups.reduce((sum, group) => sum + group.calls, 0);
    slices[place] = {
      groups,
      calls,
      uncharged: hasFailed ? await countUncharged(range) : 0,
      isWhole:
        calls === sliceSize && groups.every(({ status, outcome }) => status !== null && outcome !== null),
      hasFailed,
      first: groups.reduce((least, { first }) => Math.min(least, first), Infinity),
    };
    counted = undefined;
    await new Promise((resolve) => setImmediate(resolve));
    return calls === sliceSize;
  };
  return {
    size: (): number => slices.reduce((sum, { calls }) => sum + calls, 0),
    current: (): Counts =>
      (counted ??= {
        groups: mergeGroups(slices.flatMap(({ groups }) => groups)),
        tagSets,
        uncharged: slices.reduce((sum, { uncharged }) => sum + uncharged, 0),
      }),
    /** Reads what is new, to the run's end. */
    refresh: async (): Promise<void> => {
      const newest = await store.newestCall();
      const known = slices.slice(0, -1);
      for (const [place, { isWhole, first }] of known.entries())
        if (!isWhole && first <= newest) await readSlice(place);
      // A failed call may be asked again, but seldom is: one such slice is read each time.
      failed = known.findIndex(({ isWhole, hasFailed }, place) => place > failed && isWhole && hasFailed);
      if (failed >= 0) await readSlice(failed);
      const isLastWhole = slices.at(-1)?.isWhole ?? false;
      for (let place = isLastWhole ? slices.length : known.length; await readSlice(place); place++);
    },
  };
};

/** Adds the tags of groups that are not there yet. */
export const addTagSets = async (
  store: Store,
  tagSets: Map<number, { readonly tags: Tags; readonly key: string }>,
  groups: readonly Pick<CallGroup, "tagSet">[],
): Promise<void> => {
  const missing = [...new Set(groups.map(({ tagSet }) => tagSet))].filter((number) => !tagSets.has(number));
  for (let from = 0; from < missing.length; from += 5000)
    for (const [number, tagSet] of await store.tagSets(missing.slice(from, from + 5000)))
      tagSets.set(number, tagSet);
};

const mergeGroups = (groups: readonly CallGroup[]): readonly CallGroup[] => {
  const merged = new Map<string, { -readonly [Member in keyof CallGroup]: CallGroup[Member] }>();
  for (const { tagSet, epoch, status, outcome, answer, ...numbers } of groups) {
    const alike = { tagSet, epoch, status, outcome, answer };
    const sum = getOrInsert(merged, JSON.stringify(alike), () => ({
      ...alike,
      calls: 0,
      tokensIn: 0,
      tokensOut: 0,
      usd: 0,
      unpriced: 0,
    }));
    for (const name of ["calls", "tokensIn", "tokensOut", "usd", "unpriced"] as const)
      sum[name] += numbers[name];
  }
  return [...merged.values()];
};

/** Returns a model's calls by status and state, and what they used; no cost if one is unknown. */
export const summarize = ({ groups, uncharged }: Counts) => {
  const tally: Record<keyof Tally, number> = { ...noTally };
  const inStates: Record<CallState, number> = { ...noStates };
  let [tokensIn, tokensOut, known, unpriced] = [0, 0, 0, -uncharged];
  for (const group of groups) {
    tally.planned += group.calls;
    tally[group.status ?? "missing"] += group.calls;
    inStates[stateOf(group)] += group.calls;
    tokensIn += group.tokensIn;
    tokensOut += group.tokensOut;
    known += group.usd;
    unpriced += group.unpriced;
  }
  const sum: Sum =
    unpriced > 0
      ? { usd: null, bound: { known, calls: unpriced, most: null } }
      : { usd: tally.planned > tally.missing ? known : null };
  return { tally, outcomes: inStates, tokensIn, tokensOut, ...sum };
};

type Opened = {
  /** Calls that the run plans, and counts for each model; none before the first are read. */
  planned: number;
  live: readonly ReturnType<typeof openCounts>[];
  /** The store's pulse when all was read. */
  pulse?: string;
  reading?: Promise<void>;
};

export type RunCounts = ReturnType<typeof openRunCounts>;

/** The counts of runs, read when first asked for, and read on when the store was written to. */
export const openRunCounts = (store: Store) => {
  /** By the runs' ids, the last used last. */
  const opened = new Map<string, Opened>();
  const open = (run: Run): Opened => {
    const one: Opened = opened.get(run.id) ?? { planned: 0, live: [] };
    opened.delete(run.id);
    opened.set(run.id, one);
    for (const id of [...opened.keys()].slice(0, -maxRuns)) opened.delete(id);
    return one;
  };
  const readOn = async (run: Run, one: Opened): Promise<void> => {
    const pulse = await store.pulse();
    if (pulse === one.pulse) return;
    if (one.live.length === 0) {
      one.live = run.subjects.map((_, subject) => openCounts(store, run, subject));
      const counts = store.select(run, { fields: [], totals: { planned: {} } });
      for await (const { planned } of counts) one.planned = planned;
    }
    for (const live of one.live) await live.refresh();
    one.pulse = pulse;
  };
  return {
    /** Reads what is new of a run, for at most so many milliseconds; returns the share that is read, 1 for all. */
    read: async (run: Run, patience?: number): Promise<number> => {
      const one = open(run);
      one.reading ??= readOn(run, one).finally(() => {
        one.reading = undefined;
      });
      if (patience === undefined) await one.reading;
      else await Promise.race([one.reading, wait(patience, undefined, { ref: false })]);
      const size = one.live.reduce((sum, live) => sum + live.size(), 0);
      return one.pulse !== undefined ? 1 : Math.min(0.99, size / Math.max(1, one.planned));
    },
    at: (run: Run): readonly Counts[] => open(run).live.map((live) => live.current()),
    of: (run: Run, subject = 0): Counts => open(run).live[subject]?.current() ?? noCounts,
  };
};
