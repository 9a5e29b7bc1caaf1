/** Which calls, in which order: filters by state, answers and tags, and a sort by a value or a tag. */
import { noStates, getState, type CallState, type Tags } from "organon/view";
import { sliceSize, type CallGroup, type Counts } from "./counts.ts";

/** One of the values of each named field. */
export type Filter = {
  readonly state?: readonly string[];
  /** As read from the reply. */
  readonly answer?: readonly string[];
  readonly key?: readonly string[];
  readonly tags?: Readonly<Record<string, readonly string[]>>;
};

/** Calls in the order of a query, and how many of them have each state. */
export type OrderedCalls = {
  readonly ordinals: Uint32Array;
  readonly states: Readonly<Record<CallState, number>>;
};

const createMatches = ({ tagSets }: Counts, filter: Filter): ((group: CallGroup) => boolean) => {
  const { state, answer, key, tags = {} } = filter;
  const named = Object.entries(tags);
  const hasTags = (set: { readonly tags: Tags; readonly key: string } | undefined): boolean =>
    (key === undefined || key.includes(set?.key ?? "")) &&
    named.every(([tag, values]) => values.includes(set?.tags[tag] ?? ""));
  return (group) =>
    (state === undefined || state.includes(getState(group))) &&
    (answer === undefined || answer.includes(group.answer ?? "")) &&
    hasTags(tagSets.get(group.tagSet));
};

/** States in the order of a sort. */
const stateOrder: readonly string[] = ["incorrect", "correct", ...Object.keys(noStates)];
const compareStates = (a: string, b: string): number => stateOrder.indexOf(a) - stateOrder.indexOf(b);

const rankGroups = ({ groups, tagSets }: Counts, by: string): Float64Array => {
  const values = groups.map((group): string => {
    if (by === "state") return getState(group);
    if (by === "answer") return group.answer ?? "";
    const set = tagSets.get(group.tagSet);
    return (by === "key" ? set?.key : set?.tags[by.replace(/^tag:/, "")]) ?? "";
  });
  const sorted = [...new Set(values)].toSorted(by === "state" ? compareStates : compareValues);
  const ranks = new Map(sorted.map((value, rank) => [value, rank]));
  return Float64Array.from(values, (value) => ranks.get(value) ?? 0);
};

/** Returns the calls that match in the order of a sort, and then of their ordinals; those of `found` alone, if given. */
export const orderCalls = (
  counts: Counts,
  { sort = "ordinal", ...filter }: Filter & { readonly sort?: string },
  found?: readonly number[],
): OrderedCalls => {
  const { groups, columns } = counts;
  const isMatching = groups.map(createMatches(counts, filter));
  const isDescending = sort.startsWith("-");
  const by = sort.replace("-", "");
  const ranks = by !== "tokens" && by !== "ordinal" ? rankGroups(counts, by) : undefined;
  const most = found?.length ?? columns.length * sliceSize;
  const [ordinals, keys] = [new Uint32Array(most), new Float64Array(most)];
  const inGroups = new Uint32Array(groups.length);
  let size = 0;
  for (let i = 0; i < most; i++) {
    const ordinal = found === undefined ? i : found[i]!;
    const slice = columns[Math.floor(ordinal / sliceSize)];
    const at = ordinal % sliceSize;
    const group = slice?.group[at] ?? -1;
    if (slice === undefined || isMatching[group] !== true) continue;
    inGroups[group]! += 1;
    ordinals[size] = ordinal;
    keys[size] = ranks !== undefined ? ranks[group]! : by === "tokens" ? slice.tokens[at]! : ordinal;
    size += 1;
  }
  const states: Record<CallState, number> = { ...noStates };
  for (const [group, calls] of inGroups.entries()) states[getState(groups[group]!)] += calls;
  const matching = ordinals.slice(0, size);
  if (by === "ordinal") return { ordinals: isDescending ? matching.toReversed() : matching, states };
  return { ordinals: sortByKeys(matching, keys.subarray(0, size), isDescending), states };
};

/** Sorts by counting how often each key occurs: a million calls take some tenths of a second. Equal keys keep their order. */
const sortByKeys = (ordinals: Uint32Array, keys: Float64Array, isDescending: boolean): Uint32Array => {
  const sorted = keys.toSorted();
  let last = 0;
  for (const key of sorted) if (key !== sorted[last]) sorted[++last] = key;
  const ranks = new Uint32Array(keys.length);
  const starts = new Uint32Array(last + 2);
  for (let i = 0; i < keys.length; i++) {
    const rank = findIndex(sorted, last, keys[i]!);
    ranks[i] = isDescending ? last - rank : rank;
    starts[ranks[i]! + 1]! += 1;
  }
  for (let rank = 1; rank <= last; rank++) starts[rank]! += starts[rank - 1]!;
  const ordered = new Uint32Array(ordinals.length);
  for (let i = 0; i < ordinals.length; i++) ordered[starts[ranks[i]!]!++] = ordinals[i]!;
  return ordered;
};

const findIndex = (sorted: Float64Array, last: number, key: number): number => {
  let [low, high] = [0, last];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Numbers by their size, before other values by letter. */
export const compareValues = (a: string, b: string): number => {
  const [one, other] = [a === "" ? Number.NaN : Number(a), b === "" ? Number.NaN : Number(b)];
  if (!Number.isNaN(one) && !Number.isNaN(other)) return one - other;
  if (!Number.isNaN(one)) return -1;
  if (!Number.isNaN(other)) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
};
