/**
 * Which calls of a ledger, in which order: a filter by state, status, answers and tags, and a sort by one of its columns or by a
 * tag. The outcome is a list of ordinals, so a jump to its nine hundred thousandth row is a look into a list.
 */
import { noStates, stateAt, statuses, type CallState, type Ledger } from "./ledger.ts";

/** What is wanted: of each named field one of the values. */
export type Filter = {
  readonly state?: readonly string[];
  readonly status?: readonly string[];
  /** As read from the reply. */
  readonly answer?: readonly string[];
  readonly key?: readonly string[];
  readonly epoch?: number;
  readonly tags?: Readonly<Record<string, readonly string[]>>;
  /** The store's numbers of questions. */
  readonly questions?: ReadonlySet<number>;
  /** Whether a call, by its ordinal and the store's number of its question, holds the words that are looked for. */
  readonly holds?: (ordinal: number, question: number) => boolean;
};

/** A column, one of the tags as `tag:NAME`, or the order in which they were planned. */
type Sort = { readonly by: string; readonly isDescending?: boolean };

export type Selection = {
  readonly ordinals: Int32Array;
  /** How many of them stand where. */
  readonly states: Readonly<Record<CallState, number>>;
};

/** The calls that fit a filter, in the order of a sort; calls that are alike in it in the order of their planning. */
export const select = (ledger: Ledger, filter: Filter = {}, sort: Sort = { by: "ordinal" }): Selection => {
  const fits = tester(ledger, filter);
  const found = new Int32Array(ledger.size);
  const states: Record<CallState, number> = { ...noStates };
  let n = 0;
  for (let i = 0; i < ledger.size; i++)
    if (fits(i)) {
      found[n++] = i;
      states[stateAt(ledger, i)] += 1;
    }
  return { ordinals: sorted(ledger, found.subarray(0, n), sort), states };
};

/** Whether a call fits. Of each column few values are wanted: they are looked up once. */
const tester = (ledger: Ledger, filter: Filter): ((i: number) => boolean) => {
  const { columns, tagSets, answers } = ledger;
  const { state, status, answer, key, epoch, tags = {}, questions, holds } = filter;
  const tests: ((i: number) => boolean)[] = [];
  const among = (column: Ledger["columns"]["answer" | "status"], wanted: readonly boolean[]): void =>
    void tests.push((i) => wanted[column[i] ?? 0] === true);
  if (state !== undefined) tests.push((i) => state.includes(stateAt(ledger, i)));
  if (status !== undefined)
    among(
      columns.status,
      statuses.map((name) => status.includes(name)),
    );
  if (answer !== undefined)
    among(
      columns.answer,
      answers.map((name) => answer.includes(name)),
    );
  if (epoch !== undefined) tests.push((i) => columns.epoch[i] === epoch);
  if (questions !== undefined) tests.push((i) => questions.has(columns.question[i] ?? -1));
  if (holds !== undefined) tests.push((i) => holds(i, columns.question[i] ?? -1));
  const named = Object.entries(tags);
  if (key !== undefined || named.length > 0)
    among(
      columns.tagSet,
      tagSets.map(
        (set) =>
          (key === undefined || key.includes(set.key)) &&
          named.every(([tag, values]) => values.includes(set.tags[tag] ?? "")),
      ),
    );
  return (i) => tests.every((test) => test(i));
};

/** Sorted by a number for each call: its rank and its ordinal in one, so that the fastest sort there is is a stable one. */
const sorted = (ledger: Ledger, ordinals: Int32Array, { by, isDescending = false }: Sort): Int32Array => {
  if (by === "ordinal") return isDescending ? ordinals.toReversed() : ordinals.slice();
  const rank = ranker(ledger, by);
  const sign = isDescending ? -1 : 1;
  // Ranks below 2^31 and ordinals below 2^21 stay exact.
  const room = Math.max(1, ledger.size);
  const keys = new Float64Array(ordinals.length);
  for (let i = 0; i < keys.length; i++) {
    const ordinal = ordinals[i] ?? 0;
    keys[i] = sign * rank(ordinal) * room + ordinal;
  }
  keys.sort();
  const result = new Int32Array(keys.length);
  for (let i = 0; i < keys.length; i++) result[i] = (((keys[i] ?? 0) % room) + room) % room;
  return result;
};

const ranker = ({ columns, tagSets, answers }: Ledger, by: string): ((ordinal: number) => number) => {
  switch (by) {
    case "state":
      return (i) => (columns.status[i] === 0 ? 9 : ([8, 1, 0, 2, 3, 4, 5, 6][columns.outcome[i] ?? 0] ?? 0));
    case "tokens":
      return (i) => columns.tokensOut[i] ?? 0;
    case "cost":
      // In hundred-thousandths of a cent; unknown costs first.
      return (i) => Math.round((columns.cost[i] ?? 0) * 1e7) || (Number.isNaN(columns.cost[i] ?? 0) ? -1 : 0);
    case "answer": {
      const ranks = ranksOf(answers);
      return (i) => ranks[columns.answer[i] ?? 0] ?? 0;
    }
    default: {
      const ranks = ranksOf(
        tagSets.map((set) => (by === "key" ? set.key : (set.tags[by.replace(/^tag:/, "")] ?? ""))),
      );
      return (i) => ranks[columns.tagSet[i] ?? 0] ?? 0;
    }
  }
};

/** The place of each text among them all, equals alike; numbers by their size. */
const ranksOf = (texts: readonly string[]): readonly number[] => {
  const order = new Map(
    [...new Set(texts)].toSorted(compareValues).map((text, rank) => [text, rank] as const),
  );
  return texts.map((text) => order.get(text) ?? 0);
};

/** Numbers by their size, before other values by letter. */
export const compareValues = (a: string, b: string): number => {
  const [one, other] = [a === "" ? Number.NaN : Number(a), b === "" ? Number.NaN : Number(b)];
  if (!Number.isNaN(one) && !Number.isNaN(other)) return one - other;
  if (!Number.isNaN(one)) return -1;
  if (!Number.isNaN(other)) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
};
