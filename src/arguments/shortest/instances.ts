/**
 * The applications of the catalog's sound rules that a derivation from given premises can use, found by matching:
 * forwards from the premises, each line that is reached being tried in each place of each rule, so that nothing is
 * looked at that cannot be derived. How a rule is matched from one of its places says its plan (`rule-plans.ts`).
 */
import { nodeKinds, type LineTable } from "./lines.ts";
import {
  headOf,
  listOf,
  sideBit,
  type Condition,
  type Pattern,
  type Plan,
  type RulePlans,
} from "./rule-plans.ts";

/** One application: the rule takes the lines `from` to the line `to`. */
export type RuleInstance = { readonly rule: string; readonly from: readonly number[]; readonly to: number };

/** What can be derived: the applications, and in how many rounds each line is reached. */
export type Reached = {
  readonly instances: readonly RuleInstance[];
  readonly rounds: ReadonlyMap<number, number>;
};

/**
 * The applications among `lines` that a derivation from the premises of at most `mostRounds` rounds can use, each pair
 * of premises and conclusion once; undefined where there are more than `most`. A rule that would give back one of its
 * premises is left out.
 */
export const instancesFrom = (
  table: LineTable,
  premises: readonly number[],
  lines: readonly number[],
  plans: RulePlans,
  mostRounds: number,
  most: number,
): Reached | undefined => {
  const found: RuleInstance[] = [];
  const nodes = table.size();
  const isLine = new Uint8Array(nodes);
  /** The lines that are reached, in turn, each with its round; and where in the queue a line stands. */
  const queue: number[] = [];
  const rounds: number[] = [];
  const ages = new Int32Array(nodes).fill(-1);
  const leadingTo: (RuleInstance[] | undefined)[] = [];
  const reachedBy: (number[] | undefined)[] = [];
  const linesBy: (number[] | undefined)[] = [];
  const parents = parentsIn(table);
  const constants = table.constantCount();
  const meanings = new Int32Array(plans.letters).fill(-1);
  const named = new Int32Array(plans.constants);
  /** The letters that have a meaning, in the order in which they got it. */
  const trail: number[] = [];
  const chosen = [-1, -1, -1, -1];
  /** The line that is tried, and its place in the queue: places before it take older lines only. */
  let now = -1;
  let age = 0;

  const enter = (lists: (number[] | undefined)[], id: number): void => {
    const kind = table.kindOf(id);
    (lists[listOf(kind, -1)] ??= []).push(id);
    const left = table.leftOf(id);
    if (left >= 0) (lists[listOf(kind, table.kindOf(left))] ??= []).push(id);
  };
  const reach = (id: number, round: number): void => {
    if (ages[id]! >= 0) return;
    ages[id] = queue.length;
    queue.push(id);
    rounds.push(round);
  };
  /** The plans of a list that can lead anywhere, found out once. */
  const usable: (readonly Plan[] | undefined)[] = [];
  const plansIn = (list: number): readonly Plan[] => (usable[list] ??= plans.byKind[list]!.filter(isUsable));
  const isUsable = ({ named: speaksOfConstants, needs }: Plan): boolean => {
    if (speaksOfConstants && constants === 0) return false;
    for (let i = 0; i < needs.length; i++) if (linesBy[needs[i]!] === undefined) return false;
    return true;
  };
  const forget = (mark: number): void => {
    while (trail.length > mark) meanings[trail.pop()!] = -1;
  };

  const matches = (pattern: Pattern, id: number): boolean => {
    if (pattern.kind >= 0)
      return (
        table.kindOf(id) === pattern.kind &&
        (pattern.left === undefined || matches(pattern.left, table.leftOf(id))) &&
        (pattern.right === undefined || matches(pattern.right, table.rightOf(id)))
      );
    const { letter, plain, args } = pattern;
    const meaning = meanings[letter]!;
    if (meaning >= 0) return instanceOf(meaning, pattern) === id;
    if ((table.freeOf(id) & ~pattern.allowed) !== 0) return false;
    meanings[letter] = plain
      ? id
      : table.replaced(
          id,
          Array.from({ length: 32 - Math.clz32(pattern.allowed) }, (_, i) => args.indexOf(i)),
        );
    trail.push(letter);
    return true;
  };
  const instanceOf = (meaning: number, { args, plain }: Pattern): number =>
    plain || table.freeOf(meaning) === 0
      ? meaning
      : table.replaced(
          meaning,
          args.map((arg) => (arg < 0 ? -1 - named[-1 - arg]! : arg)),
        );
  /** The pattern with what its letters stand for, -1 where there is no such node. */
  const built = (pattern: Pattern): number => {
    if (pattern.kind < 0) return instanceOf(meanings[pattern.letter]!, pattern);
    const left = pattern.left ? built(pattern.left) : -1;
    if (pattern.left && left < 0) return -1;
    const right = pattern.right ? built(pattern.right) : -1;
    if (pattern.right && right < 0) return -1;
    return table.find(pattern.kind, left, right);
  };

  const fits = ({ premises: count, start }: Plan, place: number, id: number): boolean => {
    if (id >= nodes) return false;
    if (place === count) return isLine[id] === 1;
    if (place === start) return id === now;
    const own = ages[id]!;
    return own >= 0 && (place < start ? own < age : own <= age);
  };
  const meets = (conditions: readonly Condition[]): boolean => {
    for (let i = 0; i < conditions.length; i++) {
      const { path, side } = conditions[i]!;
      let part = now;
      for (let step = 0; step < path.length && part >= 0; step++)
        part = path[step] === 0 ? table.leftOf(part) : table.rightOf(part);
      if (part < 0 || (parents.sides[part]! & side) === 0) return false;
    }
    return true;
  };
  const search = (plan: Plan, at: number): void => {
    const next = plan.searches[at];
    if (next === undefined) {
      note(plan);
      return;
    }
    const { place, line, handle } = next;
    if (next.known) {
      withConstants(plan, at, 0);
      return;
    }
    if (handle) {
      const { side, part, connective: kind, quantifiers } = handle;
      const known = built(part);
      if (known < 0 || known >= nodes) return;
      const { first, following } = parents[side];
      for (let id = first[known]!; id >= 0; id = following[id]!) {
        if (table.kindOf(id) !== kind) continue;
        let whole = id;
        for (const quantifier of quantifiers) whole = whole < 0 ? -1 : table.find(quantifier, whole, -1);
        if (whole >= 0 && fits(plan, place, whole)) choose(plan, at, line, place, whole);
      }
      return;
    }
    const lists = place === plan.premises ? linesBy : reachedBy;
    const candidates = lists[headOf(line)];
    if (candidates === undefined) return;
    for (let i = 0; i < candidates.length; i++)
      if (fits(plan, place, candidates[i]!)) choose(plan, at, line, place, candidates[i]!);
  };
  /** Goes on with a line in a place, where it matches. */
  const choose = (plan: Plan, at: number, line: Pattern, place: number, id: number): void => {
    const mark = trail.length;
    if (matches(line, id)) {
      chosen[place] = id;
      search(plan, at + 1);
    }
    forget(mark);
  };
  /** Goes on with every choice of constants for those letters of a known line from number `from` on. */
  const withConstants = (plan: Plan, at: number, from: number): void => {
    const { place, line, constants: letters } = plan.searches[at]!;
    if (from < letters.length) {
      for (let constant = 0; constant < constants; constant++) {
        named[letters[from]!] = constant;
        withConstants(plan, at, from + 1);
      }
      return;
    }
    // Constants change no kind.
    if (place === plan.start && line.kind < 0 && table.kindOf(meanings[line.letter]!) !== table.kindOf(now))
      return;
    const id = built(line);
    if (id < 0 || !fits(plan, place, id)) return;
    chosen[place] = id;
    search(plan, at + 1);
  };
  const note = ({ rule, premises: count }: Plan): void => {
    const to = chosen[count]!;
    const from = chosen.slice(0, count);
    if (from.includes(to)) return;
    const others = (leadingTo[to] ??= []);
    for (const other of others) if (sameLines(other.from, from)) return;
    const instance = { rule, from, to };
    others.push(instance);
    found.push(instance);
    reach(to, rounds[age]! + 1);
  };

  for (const id of lines) {
    isLine[id] = 1;
    enter(linesBy, id);
  }
  for (const id of premises) reach(id, 0);
  for (; age < queue.length; age++) {
    now = queue[age]!;
    if (rounds[age]! >= mostRounds) break;
    enter(reachedBy, now);
    const kind = table.kindOf(now);
    const left = table.leftOf(now);
    for (let more = 0; more < (left < 0 ? 1 : 2); more++)
      for (const plan of plansIn(listOf(kind, more === 0 ? -1 : table.kindOf(left)))) {
        if (!meets(plan.conditions)) continue;
        if (plan.first === undefined || matches(plan.first, now)) {
          chosen[plan.start] = now;
          search(plan, 0);
        }
        forget(0);
        if (found.length > most) return undefined;
      }
  }
  return { instances: found, rounds: new Map(queue.map((id, i) => [id, rounds[i]!])) };
};

/** By a node, the first and the following ones that have it on a side of their connective. */
type Parents = { readonly first: Int32Array; readonly following: Int32Array };

/** The parents by side, and for each node the sides that it is of some connective. */
const parentsIn = (
  table: LineTable,
): { readonly left: Parents; readonly right: Parents; readonly sides: Int32Array } => {
  const size = table.size();
  const columns = (): Parents => ({
    first: new Int32Array(size).fill(-1),
    following: new Int32Array(size),
  });
  const [left, right] = [columns(), columns()];
  const sides = new Int32Array(size);
  for (let id = 0; id < size; id++) {
    const kind = table.kindOf(id);
    if (kind < nodeKinds.and || kind > nodeKinds.iff) continue;
    const [one, other] = [table.leftOf(id), table.rightOf(id)];
    left.following[id] = left.first[one]!;
    left.first[one] = id;
    sides[one]! |= sideBit(0, kind);
    right.following[id] = right.first[other]!;
    right.first[other] = id;
    sides[other]! |= sideBit(1, kind);
  }
  return { left, right, sides };
};

/** Whether two short lists hold the same lines, in whatever order. */
const sameLines = (one: readonly number[], other: readonly number[]): boolean => {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!other.includes(one[i]!) || !one.includes(other[i]!)) return false;
  return true;
};
