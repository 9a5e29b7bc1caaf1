/**
 * A subject's calls as columns of numbers, some thirty bytes a call: enough to filter, sort and count a million of them
 * within the time of a keystroke, without a text in memory. Texts are read for the rows that are looked at, by their keys.
 * A ledger is read in slices, so that whoever asks meanwhile is answered, and later only where responses were missing.
 */
import { getOrInsert } from "#logic/memoize";
import type { Tags } from "#items/question";
import { callStatuses } from "#models/language-model";
import { lostAttempts } from "#models/outcome";
import { priceTable } from "#models/price-table";
import { findPrice } from "#models/prices";
import type { Sum } from "#reports/numbers";
import { noTally, type Tally } from "#runs/answers";
import type { Run, Store } from "#runs/store";
import { createOutcomes } from "#scoring/by-question";
import { readerOf } from "#scoring/readers/readers";
import { outcomes, type Verdict } from "#scoring/verdict";

/** Calls of a slice: some ten milliseconds of reading, and little to throw away afterwards. */
const sliceSize = 4096;

/** Statuses and states by their numbers in a ledger's columns. */
export const statuses = ["missing", ...callStatuses] as const;
export const states = ["unjudged", ...outcomes] as const;

/** Where a call stands: what its reply was judged, or why there is none. */
export type CallState = Verdict["outcome"] | "missing" | "unjudged";

export const noStates: Readonly<Record<CallState, number>> = { ...createOutcomes(), missing: 0, unjudged: 0 };

export type Ledger = {
  /** Calls that are planned so far; a call's ordinal is its place. */
  readonly size: number;
  readonly columns: Columns;
  /** Sets of tags with their right answers, and the answers that were read, by their numbers in the columns. */
  readonly tagSets: readonly { readonly tags: Tags; readonly key: string }[];
  readonly answers: readonly string[];
  /** Goes up with whatever was read anew. */
  readonly edition: number;
};

export type LiveLedger = ReturnType<typeof openLedger>;

const emptyColumns = (size: number) => ({
  question: new Int32Array(size),
  tagSet: new Int32Array(size),
  epoch: new Uint8Array(size),
  status: new Uint8Array(size),
  outcome: new Uint8Array(size),
  /** 0 for none. */
  answer: new Int32Array(size),
  /** -1 where the provider did not count. */
  tokensIn: new Int32Array(size),
  tokensOut: new Int32Array(size),
  /** NaN where unknown. */
  cost: new Float64Array(size),
});

type Columns = Readonly<ReturnType<typeof emptyColumns>>;

/** Of a subject that a run does not have. */
export const noLedger: Ledger = { size: 0, columns: emptyColumns(0), tagSets: [], answers: [], edition: 0 };

const fields = [
  ...(["ordinal", "call", "questionNumber", "tagSet", "epoch"] as const),
  ...(["status", "outcome", "answer", "tokensIn", "tokensOut", "cost"] as const),
] as const;

/** What a slice was like when it was read: full of judged responses, with failures among them; its first call's number. */
type Slice = { readonly isWhole: boolean; readonly hasFailed: boolean; readonly first: number };

/** The ledger of a subject of a run, by its place; room is made for so many calls. */
export const openLedger = (
  store: Store,
  run: Run,
  { subject, room = sliceSize }: { readonly subject: number; readonly room?: number },
) => {
  const isFree = run.subjects[subject] && findPrice(run.subjects[subject], priceTable)?.source === "free";
  let columns: Columns = emptyColumns(room);
  let [size, edition, failed] = [0, 0, -1];
  const slices: Slice[] = [];
  const tagSets: Ledger["tagSets"][number][] = [];
  const placeOfTagSet = new Map<number, number>();
  const answers: string[] = [""];
  const placeOfAnswer = new Map<string, number>();

  /** Reads a slice; whether it was full. */
  const readSlice = async (place: number): Promise<boolean> => {
    const from = place * sliceSize;
    const where = [["ordinal", "<", from + sliceSize]] as const;
    const rows = await Array.fromAsync(
      store.select(run, { fields, subject, from, where, reader: readerOf(run).name }),
    );
    const strange = new Set(rows.map(({ tagSet }) => tagSet).filter((number) => !placeOfTagSet.has(number)));
    for (const [number, tagSet] of await store.tagSets([...strange]))
      placeOfTagSet.set(number, tagSets.push(tagSet) - 1);
    size = Math.max(size, (rows.at(-1)?.ordinal ?? -1) + 1);
    if (size > columns.status.length) columns = grown(columns, Math.ceil(size * 1.5));
    for (const row of rows) {
      const i = row.ordinal;
      columns.question[i] = row.questionNumber;
      columns.tagSet[i] = placeOfTagSet.get(row.tagSet) ?? 0;
      columns.epoch[i] = row.epoch;
      columns.status[i] = statuses.indexOf(row.status ?? "missing");
      columns.outcome[i] = states.indexOf(row.outcome ?? "unjudged");
      columns.answer[i] = getOrInsert(placeOfAnswer, row.answer ?? "", (answer) =>
        answer === "" ? 0 : answers.push(answer) - 1,
      );
      columns.tokensIn[i] = row.tokensIn ?? -1;
      columns.tokensOut[i] = row.tokensOut ?? -1;
      columns.cost[i] = row.cost ?? Number.NaN;
    }
    // A failed call without a lost attempt was not charged.
    const failures = [...where, ["status", "=", "failed"], ["cost", "=", null]] as const;
    if (rows.some(({ status }) => status === "failed"))
      for await (const { ordinal, response } of store.select(run, {
        fields: ["ordinal", "response"],
        subject,
        from,
        where: failures,
      }))
        if (isFree || lostAttempts(response?.attempts ?? []) === 0) columns.cost[ordinal] = 0;
    const isFull = rows.length === sliceSize;
    slices[place] = {
      isWhole: isFull && rows.every(({ status, outcome }) => status !== null && outcome !== null),
      hasFailed: rows.some(({ status }) => status === "failed"),
      first: rows.reduce((least, { call }) => Math.min(least, call), Infinity),
    };
    edition += 1;
    // Lets whoever waits come in between.
    await new Promise((resolve) => setImmediate(resolve));
    return isFull;
  };

  return {
    current: (): Ledger => ({ size, columns, tagSets, answers, edition }),
    /** Reads what is new, to the run's end. */
    refresh: async (): Promise<void> => {
      const newest = await store.newestCall();
      const known = slices.slice(0, -1);
      for (const [place, { isWhole, first }] of known.entries())
        if (!isWhole && first <= newest) await readSlice(place);
      // A call that failed may be asked again, but seldom is: one such slice is looked at each time.
      failed = known.findIndex(({ isWhole, hasFailed }, place) => place > failed && isWhole && hasFailed);
      if (failed >= 0) await readSlice(failed);
      const isLastWhole = slices.at(-1)?.isWhole ?? false;
      for (let place = isLastWhole ? slices.length : known.length; await readSlice(place); place++);
    },
  };
};

const grown = (columns: Columns, size: number): Columns => {
  const larger = emptyColumns(size);
  const room = Object.values(larger);
  for (const [i, column] of Object.values(columns).entries()) room[i]!.set(column);
  return larger;
};

export const stateAt = ({ columns }: Ledger, i: number): CallState =>
  columns.status[i] === 0 ? "missing" : (states[columns.outcome[i] ?? 0] ?? "unjudged");

/** Whether a call's reply is correct, as accuracy counts it; undefined where there is no reply, or no verdict on it. */
export const isCorrectAt = (ledger: Ledger, i: number): boolean | undefined => {
  const state = stateAt(ledger, i);
  return ["missing", "unjudged", "failed"].includes(state) ? undefined : state === "correct";
};

/** How many calls stand where, by status and by what they were judged, and what they used; no cost where one is unknown. */
export const countsOf = (ledger: Ledger) => {
  const { size, columns } = ledger;
  const tally: Record<keyof Tally, number> = { ...noTally, planned: size };
  const inStates: Record<CallState, number> = { ...noStates };
  let [tokensIn, tokensOut, usd, unpriced] = [0, 0, 0, 0];
  for (let i = 0; i < size; i++) {
    const status = statuses[columns.status[i] ?? 0] ?? "missing";
    tally[status] += 1;
    inStates[stateAt(ledger, i)] += 1;
    if (status === "missing") continue;
    tokensIn += Math.max(0, columns.tokensIn[i] ?? 0);
    tokensOut += Math.max(0, columns.tokensOut[i] ?? 0);
    const cost = columns.cost[i] ?? Number.NaN;
    if (Number.isNaN(cost)) unpriced += 1;
    else usd += cost;
  }
  const sum: Sum =
    unpriced > 0
      ? { usd: null, bound: { known: usd, calls: unpriced, most: null } }
      : { usd: size > tally.missing ? usd : null };
  return { tally, outcomes: inStates, tokensIn, tokensOut, ...sum };
};
