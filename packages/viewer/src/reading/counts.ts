/**
 * Reads a run's calls into memory: the tags, status, outcome and answer that several calls share are one group, and each call has
 * the index of its group and its tokens. Calls are read in slices; later only those slices again that had calls without a
 * verdict.
 */
import { setTimeout as wait } from "node:timers/promises";
import {
  type CallState,
  type CallValues,
  findPrice,
  getOrInsert,
  lostAttempts,
  noStates,
  noTally,
  priceTable,
  getReader,
  type Run,
  getState,
  type Store,
  type Sum,
  type Tags,
  type Tally,
} from "organon/view";

/** Calls of a slice. */
export const sliceSize = 32_768;

/** Runs whose counts are kept, and calls that are kept singly, of which each takes 12 bytes. */
const [maxRuns, maxCalls] = [200, 8_000_000];

type Group = Pick<CallValues, "tagSet" | "status" | "outcome" | "answer">;

/** Tokens and costs of calls; `unpriced` of them have no known cost. */
type Used = { calls: number; tokensIn: number; tokensOut: number; usd: number; unpriced: number };

/** Calls that are alike, and what they used. */
export type CallGroup = Group & Readonly<Used>;

/** The calls of a slice by their ordinals: the index of each call's group, and what it used; -1 for what is not known. */
type Columns = { readonly group: Int32Array; readonly tokens: Float64Array };

/** A model's calls by groups, and each call by slices, as far as they are kept. */
export type Counts = {
  readonly groups: readonly CallGroup[];
  readonly tagSets: ReadonlyMap<number, { readonly tags: Tags; readonly key: string }>;
  readonly columns: readonly (Columns | undefined)[];
  /** Failed calls among the unpriced that cost nothing, since no attempt of theirs was lost. */
  readonly uncharged: number;
  /** Differs after every reading. */
  readonly version: number;
};

const noCounts: Counts = { groups: [], tagSets: new Map(), columns: [], uncharged: 0, version: 0 };

type Slice = {
  /** Tokens and costs of each group's calls, by its index. */
  readonly used: ReadonlyMap<number, Used>;
  columns: Columns | undefined;
  readonly calls: number;
  readonly uncharged: number;
  /** True if all calls have verdicts, and whether some failed. */
  readonly isWhole: boolean;
  readonly hasFailed: boolean;
  /** The lowest number of a call. */
  readonly first: number;
};

const fields = [
  "ordinal",
  "call",
  "tagSet",
  "status",
  "outcome",
  "answer",
  "tokensIn",
  "tokensOut",
  "cost",
] as const;

/** The calls of one model of a run, by its index. */
class LiveCounts {
  readonly #store: Store;
  readonly #run: Run;
  readonly #subject: number;
  readonly #slices: Slice[] = [];
  readonly #groups: Group[] = [];
  readonly #indices = new Map<string, number>();
  readonly #tagSets = new Map<number, { readonly tags: Tags; readonly key: string }>();
  #failed = -1;
  #version = 0;
  #counted: Counts | undefined;

  constructor(store: Store, run: Run, subject: number) {
    [this.#store, this.#run, this.#subject] = [store, run, subject];
  }

  get size(): number {
    return this.#slices.reduce((sum, { calls }) => sum + calls, 0);
  }

  get hasColumns(): boolean {
    return this.#slices.every(({ columns }) => columns !== undefined);
  }

  /** Keeps the counts without the single calls. */
  dropColumns(): void {
    for (const slice of this.#slices) slice.columns = undefined;
    this.#counted = undefined;
  }

  get current(): Counts {
    return (this.#counted ??= {
      groups: this.#sumGroups(),
      tagSets: this.#tagSets,
      columns: this.#slices.map(({ columns }) => columns),
      uncharged: this.#slices.reduce((sum, { uncharged }) => sum + uncharged, 0),
      version: this.#version,
    });
  }

  #sumGroups(): readonly CallGroup[] {
    const sums = this.#groups.map((group) => ({ ...group, ...noUse() }));
    for (const { used } of this.#slices)
      for (const [index, own] of used) {
        const sum = sums[index]!;
        for (const name of ["calls", "tokensIn", "tokensOut", "usd", "unpriced"] as const)
          sum[name] += own[name];
      }
    return sums;
  }

  #computeIndex({ tagSet, status, outcome, answer }: Group): number {
    return getOrInsert(
      this.#indices,
      `${tagSet} ${status} ${outcome} ${answer}`,
      () => this.#groups.push({ tagSet, status, outcome, answer }) - 1,
    );
  }

  async #countUncharged(from: number): Promise<number> {
    const subject = this.#run.subjects[this.#subject];
    const isFree = subject && findPrice(subject, priceTable)?.source === "free";
    let uncharged = 0;
    const failures = this.#store.select(this.#run, {
      fields: ["response"],
      subject: this.#subject,
      from,
      where: [
        ["ordinal", "<", from + sliceSize],
        ["status", "=", "failed"],
        ["cost", "=", null],
      ],
    });
    for await (const { response } of failures)
      if (isFree || lostAttempts(response?.attempts ?? []) === 0) uncharged += 1;
    return uncharged;
  }

  /** Reads a slice; returns whether it was full. */
  async #readSlice(place: number): Promise<boolean> {
    const from = place * sliceSize;
    const used = new Map<number, Used>();
    const [group, tokens]: [number[], number[]] = [[], []];
    let [calls, first, isWhole] = [0, Infinity, true];
    const rows = this.#store.select(this.#run, {
      fields,
      subject: this.#subject,
      from,
      where: [["ordinal", "<", from + sliceSize]],
      reader: getReader(this.#run).name,
    });
    for await (const row of rows) {
      const [index, at] = [this.#computeIndex(row), row.ordinal - from];
      [group[at], tokens[at]] = [index, row.tokensOut ?? -1];
      addUse(getOrInsert(used, index, noUse), row);
      first = Math.min(first, row.call);
      isWhole &&= row.status !== null && row.outcome !== null;
      calls += 1;
    }
    await addTagSets(
      this.#store,
      this.#tagSets,
      [...used.keys()].map((index) => this.#groups[index]!),
    );
    const hasFailed = [...used.keys()].some((index) => this.#groups[index]?.status === "failed");
    const columns = {
      group: Int32Array.from(group, orUnknown),
      tokens: Float64Array.from(tokens, orUnknown),
    };
    const uncharged = hasFailed ? await this.#countUncharged(from) : 0;
    isWhole &&= calls === sliceSize;
    this.#slices[place] = { used, columns, calls, uncharged, isWhole, hasFailed, first };
    this.#counted = undefined;
    this.#version += 1;
    return calls === sliceSize;
  }

  /** Reads what is new, to the run's end, and what was dropped if it is needed. */
  async refresh(needsColumns: boolean): Promise<void> {
    const newest = await this.#store.newestCall();
    const whole = this.#slices.slice(0, -1);
    for (const [place, { isWhole, first, columns }] of whole.entries())
      if ((needsColumns && columns === undefined) || (!isWhole && first <= newest))
        await this.#readSlice(place);
    // A failed call may be asked again, but seldom is: one such slice is read each time.
    this.#failed = whole.findIndex(
      ({ isWhole, hasFailed }, place) => place > this.#failed && isWhole && hasFailed,
    );
    if (this.#failed >= 0) await this.#readSlice(this.#failed);
    const last = this.#slices.at(-1);
    const isLastKnown = last?.isWhole === true && !(needsColumns && last.columns === undefined);
    for (let place = isLastKnown ? this.#slices.length : whole.length; await this.#readSlice(place); place++);
  }
}

const orUnknown = (value: number | undefined): number => value ?? -1;

const noUse = (): Used => ({ calls: 0, tokensIn: 0, tokensOut: 0, usd: 0, unpriced: 0 });

const addUse = (
  sum: Used,
  { tokensIn, tokensOut, cost, status }: Pick<CallValues, "tokensIn" | "tokensOut" | "cost" | "status">,
): void => {
  sum.calls += 1;
  sum.tokensIn += tokensIn ?? 0;
  sum.tokensOut += tokensOut ?? 0;
  sum.usd += cost ?? 0;
  if (cost === null && status !== null) sum.unpriced += 1;
};

const addTagSets = async (
  store: Store,
  tagSets: Map<number, { readonly tags: Tags; readonly key: string }>,
  groups: readonly Pick<Group, "tagSet">[],
): Promise<void> => {
  const missing = [...new Set(groups.map(({ tagSet }) => tagSet))].filter((number) => !tagSets.has(number));
  for (let from = 0; from < missing.length; from += 5000)
    for (const [number, tagSet] of await store.tagSets(missing.slice(from, from + 5000)))
      tagSets.set(number, tagSet);
};

/** Returns a model's calls by status and state, and what they used; no cost if one is unknown. */
export const summarize = ({ groups, uncharged }: Counts) => {
  const tally: Record<keyof Tally, number> = { ...noTally };
  const inStates: Record<CallState, number> = { ...noStates };
  let [tokensIn, tokensOut, known, unpriced] = [0, 0, 0, -uncharged];
  for (const group of groups) {
    tally.planned += group.calls;
    tally[group.status ?? "missing"] += group.calls;
    inStates[getState(group)] += group.calls;
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
  live: readonly LiveCounts[];
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
  const readOn = async (run: Run, one: Opened, needsColumns: boolean): Promise<void> => {
    const pulse = await store.pulse();
    const isKept = !needsColumns || one.live.every(({ hasColumns }) => hasColumns);
    if (pulse === one.pulse && isKept) return;
    if (one.live.length === 0) {
      one.live = run.subjects.map((_, subject) => new LiveCounts(store, run, subject));
      const counts = store.select(run, { fields: [], totals: { planned: {} } });
      for await (const { planned } of counts) one.planned = planned;
    }
    for (const live of one.live) await live.refresh(needsColumns);
    one.pulse = pulse;
    let calls = 0;
    for (const { live } of [...opened.values()].toReversed()) {
      for (const { size, hasColumns } of live) if (hasColumns) calls += size;
      if (calls > maxCalls && live !== one.live) for (const each of live) each.dropColumns();
    }
  };
  return {
    /**
     * Reads what is new of a run, for at most `patience` milliseconds; returns the share that is read, 1 for all. With
     * `needsColumns` single calls are there, too.
     */
    read: async (
      run: Run,
      {
        patience,
        needsColumns = false,
      }: { readonly patience?: number; readonly needsColumns?: boolean } = {},
    ): Promise<number> => {
      const one = open(run);
      one.reading ??= readOn(run, one, needsColumns).finally(() => {
        one.reading = undefined;
      });
      if (patience === undefined) await one.reading;
      else await Promise.race([one.reading, wait(patience, undefined, { ref: false })]);
      const size = one.live.reduce((sum, live) => sum + live.size, 0);
      return one.pulse !== undefined ? 1 : Math.min(0.99, size / Math.max(1, one.planned));
    },
    at: (run: Run): readonly Counts[] => open(run).live.map(({ current }) => current),
    of: (run: Run, subject = 0): Counts => open(run).live[subject]?.current ?? noCounts,
  };
};
