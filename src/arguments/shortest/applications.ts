/**
 * The applications of the catalog's sound rules that a derivation from given premises can use, found by matching: forwards from the
 * premises, each line that is reached being tried in each place of each rule, so that nothing is looked at that cannot be derived. How
 * a rule is matched from one of its places says its plan (`rule-plans.ts`).
 */
import { findNode, kindCount, replace, type NodeTable } from "../nodes.ts";
import type { Pattern, Plan, RulePlans } from "./rule-plans.ts";

/** One application: the rule takes the lines `from` to the line `to`. */
export type RuleApplication = {
  readonly rule: string;
  readonly from: readonly number[];
  readonly to: number;
};

/** The formulas that can be derived. */
export type ReachedLines = {
  /** By line the applications that lead to it. */
  readonly applicationsTo: readonly (readonly RuleApplication[] | undefined)[];
  /** By line in how many rounds it is reached, -1 for a line that is not. */
  readonly rounds: Int32Array;
};

/** The lines that a derivation may hold: those of a table, and its constants. */
export type Lines = {
  readonly table: NodeTable;
  readonly lines: readonly number[];
  readonly constants: readonly number[];
};

/**
 * Finds the applications that a derivation from the premises of at most `maxRounds` rounds can use, each rule with a pair of premises
 * and conclusion once; undefined where there are more than `max`. A rule that would give back one of its premises is left out.
 */
export const findApplications = (
  plans: RulePlans,
  among: Lines,
  premises: readonly number[],
  maxRounds: number,
  max: number,
): ReachedLines | undefined => new ApplicationSearch(plans, among).run(premises, maxRounds, max);

class ApplicationSearch {
  readonly #plans: RulePlans;
  readonly #table: NodeTable;
  readonly #constants: readonly number[];
  /** The nodes that were there at the beginning; no other one is a line. */
  readonly #size: number;
  readonly #isLine: Uint8Array;
  /** By node its place in the queue, -1 where it is not reached. */
  readonly #ages: Int32Array;
  readonly #rounds: Int32Array;
  /** The lines that are reached, in turn. */
  readonly #queue: number[] = [];
  /** Lines by their kinds. */
  readonly #reachedBy: readonly number[][] = Array.from({ length: kindCount }, () => []);
  readonly #linesBy: readonly number[][] = Array.from({ length: kindCount }, () => []);
  readonly #applicationsTo: (RuleApplication[] | undefined)[] = [];
  readonly #meanings: Int32Array;
  readonly #named: Int32Array;
  /** The letters that have a meaning, in the order in which they got it. */
  readonly #trail: number[] = [];
  readonly #chosen = [-1, -1, -1, -1];
  /** The line that is tried, and its place in the queue: places before it take older lines only. */
  #now = -1;
  #age = 0;
  #count = 0;

  constructor(plans: RulePlans, { table, lines, constants }: Lines) {
    this.#plans = plans;
    this.#table = table;
    this.#constants = constants;
    this.#size = table.size;
    this.#isLine = new Uint8Array(table.size);
    this.#ages = new Int32Array(table.size).fill(-1);
    this.#rounds = new Int32Array(table.size).fill(-1);
    this.#meanings = new Int32Array(plans.letters).fill(-1);
    this.#named = new Int32Array(plans.constants);
    for (const id of lines) {
      this.#isLine[id] = 1;
      this.#linesBy[table.kinds[id]!]!.push(id);
    }
  }

  run(premises: readonly number[], maxRounds: number, max: number): ReachedLines | undefined {
    for (const id of premises) this.#reach(id, 0);
    for (; this.#age < this.#queue.length; this.#age++) {
      const now = this.#queue[this.#age]!;
      if (this.#rounds[now]! >= maxRounds) break;
      this.#now = now;
      const kind = this.#table.kinds[now]!;
      this.#reachedBy[kind]!.push(now);
      for (const plan of this.#plans.byKind[kind]!) this.#try(plan);
      if (this.#count > max) return undefined;
    }
    return { applicationsTo: this.#applicationsTo, rounds: this.#rounds };
  }

  #reach(id: number, round: number): void {
    if (this.#rounds[id]! >= 0) return;
    this.#rounds[id] = round;
    this.#ages[id] = this.#queue.length;
    this.#queue.push(id);
  }

  #try(plan: Plan): void {
    if (plan.first === undefined || this.#matches(plan.first, this.#now)) {
      this.#chosen[plan.start] = this.#now;
      this.#search(plan, 0);
    }
    this.#forget(0);
  }

  #search(plan: Plan, at: number): void {
    const next = plan.searches[at];
    if (next === undefined) this.#note(plan);
    else if (next.isKnown) this.#nameConstants(plan, at, 0);
    else {
      const { kind } = next.line;
      for (const id of (next.place === plan.premises ? this.#linesBy : this.#reachedBy)[kind]!) {
        const mark = this.#trail.length;
        if (this.#fits(plan, next.place, id) && this.#matches(next.line, id)) {
          this.#chosen[next.place] = id;
          this.#search(plan, at + 1);
        }
        this.#forget(mark);
      }
    }
  }

  #nameConstants(plan: Plan, at: number, from: number): void {
    const { place, line, constants } = plan.searches[at]!;
    if (from < constants.length) {
      for (const constant of this.#constants) {
        this.#named[constants[from]!] = constant;
        this.#nameConstants(plan, at, from + 1);
      }
      return;
    }
    const id = this.#build(line);
    if (id < 0 || !this.#fits(plan, place, id)) return;
    this.#chosen[place] = id;
    this.#search(plan, at + 1);
  }

  #fits(plan: Plan, place: number, id: number): boolean {
    if (id >= this.#size) return false;
    if (place === plan.premises) return this.#isLine[id] === 1;
    if (place === plan.start) return id === this.#now;
    const own = this.#ages[id]!;
    return own >= 0 && (place < plan.start ? own < this.#age : own <= this.#age);
  }

  #matches(pattern: Pattern, id: number): boolean {
    const { kinds, lefts, rights, frees } = this.#table;
    if (pattern.kind >= 0)
      return (
        kinds[id] === pattern.kind &&
        (pattern.left === undefined || this.#matches(pattern.left, lefts[id]!)) &&
        (pattern.right === undefined || this.#matches(pattern.right, rights[id]!))
      );
    const { letter, plain, args } = pattern;
    const meaning = this.#meanings[letter]!;
    if (meaning >= 0) return this.#instantiateMeaning(meaning, pattern) === id;
    if ((frees[id]! & ~pattern.allowed) !== 0) return false;
    const count = 32 - Math.clz32(pattern.allowed);
    this.#meanings[letter] = plain
      ? id
      : replace(
          this.#table,
          id,
          Array.from({ length: count }, (_, i) => args.indexOf(i)),
        );
    this.#trail.push(letter);
    return true;
  }

  #forget(mark: number): void {
    while (this.#trail.length > mark) this.#meanings[this.#trail.pop()!] = -1;
  }

  #instantiateMeaning(meaning: number, { args, plain }: Pattern): number {
    if (plain || this.#table.frees[meaning] === 0) return meaning;
    const terms = args.map((arg) => (arg < 0 ? -1 - this.#named[-1 - arg]! : arg));
    return replace(this.#table, meaning, terms);
  }

  #build(pattern: Pattern): number {
    if (pattern.kind < 0) return this.#instantiateMeaning(this.#meanings[pattern.letter]!, pattern);
    const left = pattern.left ? this.#build(pattern.left) : -1;
    if (pattern.left && left < 0) return -1;
    const right = pattern.right ? this.#build(pattern.right) : -1;
    if (pattern.right && right < 0) return -1;
    return findNode(this.#table, pattern.kind, left, right);
  }

  #note({ rule, premises }: Plan): void {
    const to = this.#chosen[premises]!;
    const from = this.#chosen.slice(0, premises);
    if (from.includes(to)) return;
    const others = (this.#applicationsTo[to] ??= []);
    const isKnown = others.some(
      (other) =>
        other.rule === rule &&
        other.from.length === premises &&
        from.every((line) => other.from.includes(line)) &&
        other.from.every((line) => from.includes(line)),
    );
    if (isKnown) return;
    others.push({ rule, from, to });
    this.#count++;
    this.#reach(to, this.#rounds[this.#now]! + 1);
  }
}
