/**
 * Which calls, in which order: filters by state, status, answers and tags, and a sort by a value or a tag. Filters and sorts
 * by tags, states and answers are decided on groups of calls (`counts.ts`), and become conditions of `Store.select`.
 */
import {
  type CallState,
  type CallValues,
  type Condition,
  noStates,
  stateConditions,
  stateOf,
  type Tags,
} from "organon/view";
import type { CallGroup, Counts } from "./counts.ts";

/** One of the values of each named field. */
export type Filter = {
  readonly state?: readonly string[];
  readonly status?: readonly string[];
  /** As read from the reply. */
  readonly answer?: readonly string[];
  readonly key?: readonly string[];
  readonly epoch?: number;
  readonly tags?: Readonly<Record<string, readonly string[]>>;
};

/** The values of a call by which it is filtered and sorted. */
type Described = Pick<CallGroup, "tagSet" | "status" | "outcome" | "answer">;

/** A query for some of the matching calls. With `rank`, its calls are sorted by it, and then by ordinal. */
export type Part = {
  readonly where: readonly Condition[];
  readonly any?: readonly (readonly Condition[])[];
  readonly order?: { readonly by: keyof CallValues; readonly isDescending: boolean };
  readonly offset: number;
  readonly limit: number;
  readonly rank?: (call: Described) => number;
};

/** Returns the groups that match a filter. */
export const filterGroups = ({ groups, tagSets }: Counts, filter: Filter): readonly CallGroup[] => {
  const { state, status, answer, key, epoch, tags = {} } = filter;
  const named = Object.entries(tags);
  const hasTags = (set: { readonly tags: Tags; readonly key: string } | undefined): boolean =>
    (key === undefined || key.includes(set?.key ?? "")) &&
    named.every(([tag, values]) => values.includes(set?.tags[tag] ?? ""));
  return groups.filter(
    (group) =>
      (state === undefined || state.includes(stateOf(group))) &&
      (status === undefined || status.includes(group.status ?? "missing")) &&
      (answer === undefined || answer.includes(group.answer ?? "")) &&
      (epoch === undefined || epoch === group.epoch) &&
      hasTags(tagSets.get(group.tagSet)),
  );
};

export const countStates = (groups: readonly CallGroup[]): Readonly<Record<CallState, number>> => {
  const states: Record<CallState, number> = { ...noStates };
  for (const group of groups) states[stateOf(group)] += group.calls;
  return states;
};

export const countCalls = (groups: readonly CallGroup[]): number =>
  groups.reduce((sum, { calls }) => sum + calls, 0);

/** The fields by which groups are chosen. */
type Chosen = "tagSet" | "state" | "status" | "answer";

const values: ReadonlyMap<string, keyof CallValues> = new Map([
  ["ordinal", "ordinal"],
  ["tokens", "tokensOut"],
  ["cost", "cost"],
]);

/** States in the order of a sort. */
const stateOrder: readonly string[] = ["incorrect", "correct", ...Object.keys(noStates)];
const compareStates = (a: string, b: string): number => stateOrder.indexOf(a) - stateOrder.indexOf(b);

/**
 * Returns a function from a range of rows to the queries for them, at most three. Calls with the same tag, state or answer
 * follow each other, and their number is known: a range begins in the calls of one value, has all calls of others, and
 * ends in those of another.
 */
export const orderCalls = (
  counts: Counts,
  matching: readonly CallGroup[],
  { filter, sort }: { readonly filter: Filter; readonly sort: string },
): ((at: number, most: number) => readonly Part[]) => {
  const isDescending = sort.startsWith("-");
  const by = isDescending ? sort.slice(1) : sort;
  const chosen = chosenBy(filter);
  const { epoch } = filter;
  const value = values.get(by);
  if (value !== undefined) {
    const order = { by: value, isDescending };
    const conditions = conditionsOf(matching, chosen, epoch);
    return (offset, limit) => [{ ...conditions, order, offset, limit }];
  }
  chosen.add(by === "state" || by === "answer" ? by : "tagSet");
  const valueOf = createValueOf(counts, by);
  const groupsByValue = Map.groupBy(matching, valueOf);
  const compare = by === "state" ? compareStates : compareValues;
  const sorted = [...groupsByValue].toSorted(([a], [b]) => (isDescending ? compare(b, a) : compare(a, b)));
  const ranks = new Map(sorted.map(([value], rank) => [value, rank]));
  const partOf = (groups: readonly CallGroup[], offset: number, limit: number): Part => ({
    ...conditionsOf(groups, chosen, epoch),
    offset,
    limit,
  });
  return (at, most) => {
    const parts: Part[] = [];
    const whole: CallGroup[] = [];
    let start = 0;
    for (const [, groups] of sorted) {
      const calls = countCalls(groups);
      const [from, to] = [Math.max(at, start), Math.min(at + most, start + calls)];
      if (to - from === calls) whole.push(...groups);
      else if (to > from) parts.push(partOf(groups, from - start, to - from));
      start += calls;
    }
    if (whole.length === 0) return parts;
    const rank = (call: Described): number => ranks.get(valueOf(call)) ?? 0;
    const middle = { ...partOf(whole, 0, most), rank };
    const isAfterFirst = parts[0] !== undefined && parts[0].offset > 0;
    return isAfterFirst ? [parts[0]!, middle, ...parts.slice(1)] : [middle, ...parts];
  };
};

const chosenBy = ({ tags, key, state, status, answer }: Filter): Set<Chosen> =>
  new Set<Chosen>([
    ...(tags !== undefined || key !== undefined ? (["tagSet"] as const) : []),
    ...(state !== undefined ? (["state"] as const) : []),
    ...(status !== undefined ? (["status"] as const) : []),
    ...(answer !== undefined ? (["answer"] as const) : []),
  ]);

/** Returns a function to the value of a call by which a sort compares it. */
const createValueOf =
  ({ tagSets }: Counts, by: string) =>
  (call: Described): string => {
    if (by === "state") return stateOf(call);
    if (by === "answer") return call.answer ?? "";
    const set = tagSets.get(call.tagSet);
    return (by === "key" ? set?.key : set?.tags[by.replace(/^tag:/, "")]) ?? "";
  };

/** Conditions that only these groups of all fulfil; on the chosen fields alone, as the others decided nothing. */
const conditionsOf = (
  groups: readonly CallGroup[],
  chosen: ReadonlySet<Chosen>,
  epoch: number | undefined,
): Pick<Part, "where" | "any"> => {
  const distinct = <Value extends string | number | null>(
    of: (group: CallGroup) => Value,
  ): readonly Value[] => [...new Set(groups.map(of))];
  const where: Condition[] = epoch === undefined ? [] : [["epoch", "=", epoch]];
  if (chosen.has("tagSet")) where.push(["tagSet", "in", distinct(({ tagSet }) => tagSet)]);
  if (chosen.has("answer")) where.push(["answer", "in", distinct(({ answer }) => answer)]);
  if (!chosen.has("state") && !chosen.has("status")) return { where };
  const outcomes = distinct(({ outcome }) => outcome);
  // A state with a verdict is that verdict, and one table less is read.
  if (!chosen.has("status") && !outcomes.includes(null))
    return { where: [...where, ["outcome", "in", outcomes]] };
  const any = stateConditions(groups);
  return any.length === 0 ? { where } : { where, any };
};

/** Numbers by their size, before other values by letter. */
export const compareValues = (a: string, b: string): number => {
  const [one, other] = [a === "" ? Number.NaN : Number(a), b === "" ? Number.NaN : Number(b)];
  if (!Number.isNaN(one) && !Number.isNaN(other)) return one - other;
  if (!Number.isNaN(one)) return -1;
  if (!Number.isNaN(other)) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
};
