/**
 * The applications of the catalog's sound rules that a derivation from given premises can use, found by matching:
 * forwards from the premises, each line that is reached being tried in each place of each rule, so that nothing is
 * looked at that cannot be derived. How a rule is matched from one of its places says its plan (`rule-plans.ts`).
 *
 * Every chain that is grown is asked, so a finder is made once, and its working memory is used again.
 */
import { findNode, nodeKinds, replace, type NodeTable } from "../nodes.ts";
import {
  conditionPlaces,
  headOf,
  listOf,
  sideBit,
  type Pattern,
  type Plan,
  type RulePlans,
} from "./rule-plans.ts";

/** One application: the rule takes the lines `from` to the line `to`. */
export type RuleApplication = {
  readonly rule: string;
  readonly from: readonly number[];
  readonly to: number;
};

/** What can be derived. */
export type Reached = {
  readonly applications: readonly RuleApplication[];
  /** By line the applications that lead to it. */
  readonly leadingTo: readonly (readonly RuleApplication[] | undefined)[];
  /** By line in how many rounds it is reached, -1 for a line that is not. */
  readonly rounds: Int32Array;
};

/**
 * Finds the applications among `lines`, with the item's `constants`, that a derivation from the premises of at most `maxRounds` rounds can use, each
 * rule with a pair of premises and conclusion once; undefined where there are more than `max`. A rule that would give back one of
 * its premises is left out.
 */
export type ApplicationFinder = (
  table: NodeTable,
  premises: readonly number[],
  lines: readonly number[],
  constants: readonly number[],
  maxRounds: number,
  max: number,
) => Reached | undefined;

/** A finder of applications by these plans. */
export const createApplicationFinder = (plans: RulePlans): ApplicationFinder => {
  let table: NodeTable;
  let constants: readonly number[] = [];
  /** The nodes that were there at the beginning; no other one is a line. */
  let size = 0;
  let isLine = new Uint8Array(512);
  /** By node: its place in the queue, and the first and the following ones that have it on a side. */
  let columns = columnsOf(512);
  let found: RuleApplication[] = [];
  let leadingTo: (RuleApplication[] | undefined)[] = [];
  let rounds = new Int32Array(0);
  /** The lines that are reached, in turn. */
  const queue: number[] = [];
  const reachedBy: number[][] = plans.byKind.map(() => []);
  const linesBy: number[][] = plans.byKind.map(() => []);
  const meanings = new Int32Array(plans.letters).fill(-1);
  const named = new Int32Array(plans.constants);
  /** The letters that have a meaning, in the order in which they got it. */
  const trail: number[] = [];
  const chosen = [-1, -1, -1, -1];
  /** The line that is tried, and its place in the queue: places before it take older lines only. */
  let now = -1;
  let age = 0;
  /** The bits of the lists that have lines; and the connectives of which the parts of `now` are sides. */
  let [presentLow, presentHigh] = [0, 0];
  const partAt = new Int32Array(conditionPlaces);
  const sidesAt = new Int32Array(conditionPlaces);

  const begin = (own: NodeTable, maxSize: number): void => {
    table = own;
    size = maxSize;
    if (size > isLine.length) {
      isLine = new Uint8Array(2 * size);
      columns = columnsOf(2 * size);
    }
    isLine.fill(0, 0, size);
    columns.ages.fill(-1, 0, size);
    noteParents(own, size, columns);
    found = [];
    leadingTo = [];
    rounds = new Int32Array(size).fill(-1);
    queue.length = 0;
    for (const lists of [reachedBy, linesBy]) for (const list of lists) if (list.length > 0) list.length = 0;
  };
  const enter = (lists: readonly number[][], id: number): void => {
    const kind = table.kinds[id]!;
    lists[listOf(kind, -1)]!.push(id);
    const left = table.lefts[id]!;
    if (left >= 0) lists[listOf(kind, table.kinds[left]!)]!.push(id);
  };
  const reach = (id: number, round: number): void => {
    if (rounds[id]! >= 0) return;
    rounds[id] = round;
    columns.ages[id] = queue.length;
    queue.push(id);
  };
  const forget = (mark: number): void => {
    while (trail.length > mark) meanings[trail.pop()!] = -1;
  };

  const matches = (pattern: Pattern, id: number): boolean => {
    if (pattern.kind >= 0)
      return (
        table.kinds[id] === pattern.kind &&
        (pattern.left === undefined || matches(pattern.left, table.lefts[id]!)) &&
        (pattern.right === undefined || matches(pattern.right, table.rights[id]!))
      );
    const { letter, plain, args } = pattern;
    const meaning = meanings[letter]!;
    if (meaning >= 0) return instanceOf(meaning, pattern) === id;
    if ((table.frees[id]! & ~pattern.allowed) !== 0) return false;
    meanings[letter] = plain
      ? id
      : replace(
          table,
          id,
          Array.from({ length: 32 - Math.clz32(pattern.allowed) }, (_, i) => args.indexOf(i)),
        );
    trail.push(letter);
    return true;
  };
  const instanceOf = (meaning: number, { args, plain }: Pattern): number =>
    plain || table.frees[meaning] === 0
      ? meaning
      : replace(
          table,
          meaning,
          args.map((arg) => (arg < 0 ? -1 - named[-1 - arg]! : arg)),
        );
  /** The pattern with what its letters mean, -1 where there is no such node. */
  const built = (pattern: Pattern): number => {
    if (pattern.kind < 0) return instanceOf(meanings[pattern.letter]!, pattern);
    const left = pattern.left ? built(pattern.left) : -1;
    if (pattern.left && left < 0) return -1;
    const right = pattern.right ? built(pattern.right) : -1;
    if (pattern.right && right < 0) return -1;
    return findNode(table, pattern.kind, left, right);
  };

  /** Whether a plan can lead anywhere: what it speaks of is there, and so are lines for its other places. */
  const isPromising = ({ needs, conditions }: Plan): boolean => {
    if ((needs.low & ~presentLow) !== 0 || (needs.high & ~presentHigh) !== 0) return false;
    for (let i = 0; i < conditions.length; i++) {
      const { place, sides } = conditions[i]!;
      if ((sidesAt[place]! & sides) !== sides) return false;
    }
    return true;
  };
  /** Notes of what connectives the parts of `now` at some places are sides. */
  const look = (places: readonly number[]): void => {
    for (let i = 0; i < places.length; i++) {
      const place = places[i]!;
      const above = partAt[place >> 1]!;
      const part =
        place === 1 ? now : above < 0 ? -1 : (place % 2 === 0 ? table.lefts : table.rights)[above]!;
      partAt[place] = part;
      sidesAt[place] = part < 0 ? 0 : columns.sides[part]!;
    }
  };
  const fits = (plan: Plan, place: number, id: number): boolean => {
    if (id >= size) return false;
    if (place === plan.premises) return isLine[id] === 1;
    if (place === plan.start) return id === now;
    const own = columns.ages[id]!;
    return own >= 0 && (place < plan.start ? own < age : own <= age);
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
      const { side, part, connective, quantifiers } = handle;
      const known = built(part);
      if (known < 0 || known >= size) return;
      const { first, following } = columns[side];
      for (let id = first[known]!; id >= 0; id = following[id]!) {
        if (table.kinds[id] !== connective) continue;
        let whole = id;
        for (const quantifier of quantifiers) whole = whole < 0 ? -1 : findNode(table, quantifier, whole, -1);
        if (whole >= 0 && fits(plan, place, whole)) choose(plan, at, line, place, whole);
      }
      return;
    }
    const list = next.generalizes ? listOf(line.kind, table.kinds[now]!) : headOf(line);
    const candidates = (place === plan.premises ? linesBy : reachedBy)[list]!;
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
      for (let i = 0; i < constants.length; i++) {
        named[letters[from]!] = constants[i]!;
        withConstants(plan, at, from + 1);
      }
      return;
    }
    // Constants change no kind.
    if (place === plan.start && line.kind < 0 && table.kinds[meanings[line.letter]!] !== table.kinds[now])
      return;
    const id = built(line);
    if (id < 0 || !fits(plan, place, id)) return;
    chosen[place] = id;
    search(plan, at + 1);
  };
  const note = ({ rule, premises: count }: Plan): void => {
    const to = chosen[count]!;
    for (let i = 0; i < count; i++) if (chosen[i] === to) return;
    const from = chosen.slice(0, count);
    const others = (leadingTo[to] ??= []);
    for (const other of others) if (other.rule === rule && sameLines(other.from, from)) return;
    const application = { rule, from, to };
    others.push(application);
    found.push(application);
    reach(to, rounds[now]! + 1);
  };
  const tryIn = (list: number): void => {
    const candidates = plans.byKind[list]!;
    look(plans.places[list]!);
    for (let i = 0; i < candidates.length; i++) {
      const plan = candidates[i]!;
      if (!isPromising(plan)) continue;
      if (plan.first === undefined || matches(plan.first, now)) {
        chosen[plan.start] = now;
        search(plan, 0);
      }
      forget(0);
    }
  };

  return (own, premises, lines, itsConstants, maxRounds, max) => {
    constants = itsConstants;
    begin(own, own.size);
    for (const id of lines) {
      isLine[id] = 1;
      enter(linesBy, id);
    }
    [presentLow, presentHigh] =
      constants.length > 0 ? [plans.someConstant.low, plans.someConstant.high] : [0, 0];
    for (let list = 0; list < linesBy.length; list++)
      if (linesBy[list]!.length > 0) {
        presentLow |= plans.bits[list]!.low;
        presentHigh |= plans.bits[list]!.high;
      }
    for (const id of premises) reach(id, 0);
    for (age = 0; age < queue.length; age++) {
      now = queue[age]!;
      if (rounds[now]! >= maxRounds) break;
      enter(reachedBy, now);
      const kind = table.kinds[now]!;
      const left = table.lefts[now]!;
      tryIn(listOf(kind, -1));
      if (left >= 0) tryIn(listOf(kind, table.kinds[left]!));
      if (found.length > max) return undefined;
    }
    return { applications: found, leadingTo, rounds };
  };
};

/** By a node, the first and the following ones that have it on a side of their connective. */
type Parents = { readonly first: Int32Array; readonly following: Int32Array };

/** What is noted of nodes: the place in the queue, the parents by side, and the sides that they are of connectives. */
type Columns = {
  readonly ages: Int32Array;
  readonly left: Parents;
  readonly right: Parents;
  readonly sides: Int32Array;
};

const columnsOf = (size: number): Columns => {
  const column = (): Int32Array => new Int32Array(size);
  return {
    ages: column(),
    left: { first: column(), following: column() },
    right: { first: column(), following: column() },
    sides: column(),
  };
};

const noteParents = (
  { kinds, lefts, rights }: NodeTable,
  size: number,
  { left, right, sides }: Columns,
): void => {
  left.first.fill(-1, 0, size);
  right.first.fill(-1, 0, size);
  sides.fill(0, 0, size);
  for (let id = 0; id < size; id++) {
    const kind = kinds[id]!;
    if (kind < nodeKinds.and || kind > nodeKinds.iff) continue;
    const [one, other] = [lefts[id]!, rights[id]!];
    left.following[id] = left.first[one]!;
    left.first[one] = id;
    sides[one]! |= sideBit(0, kind);
    right.following[id] = right.first[other]!;
    right.first[other] = id;
    sides[other]! |= sideBit(1, kind);
  }
};

/** Whether two short lists hold the same lines, in whatever order. */
const sameLines = (one: readonly number[], other: readonly number[]): boolean => {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!other.includes(one[i]!) || !one.includes(other[i]!)) return false;
  return true;
};
