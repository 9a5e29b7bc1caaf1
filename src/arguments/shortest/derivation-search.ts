/**
 * The fewest rule applications that lead from premises to a goal, among given applications: a smallest acyclic
 * choice of one application for each line that is needed. Lines, once derived, may be used again.
 *
 * Backwards from the goal, deeper and deeper. The forward pass of `instances.ts` says how many rounds each
 * line takes at the least; applications that cannot lie on a derivation within the bound are left out before anything
 * is tried. Exact where it does not run into its limit.
 */
import type { Reached, RuleInstance } from "./instances.ts";

export type DerivationSearch =
  /** A derivation with so few applications, in an order in which they can be made. */
  | { readonly outcome: "found"; readonly steps: readonly RuleInstance[] }
  /** There is none with at most that many applications. */
  | { readonly outcome: "none" }
  /** The limit on choices came first. */
  | { readonly outcome: "limit" };

/** Looks for the shortest derivation with at most `mostSteps` applications, trying at most `mostChoices`. */
export const searchDerivation = (
  premises: readonly number[],
  goal: number,
  { instances, rounds: depths }: Reached,
  mostSteps: number,
  mostChoices: number,
): DerivationSearch => {
  if (premises.includes(goal)) return { outcome: "found", steps: [] };
  if (mostSteps < 1) return { outcome: "none" };
  const least = depths.get(goal);
  if (least === undefined || least > mostSteps) return { outcome: "none" };
  const given = new Set(premises);
  const budget = { left: mostChoices };
  for (let steps = least; steps <= mostSteps; steps++) {
    const useful = usefulFor(goal, instances, depths, given, steps);
    const found = within(goal, useful, depths, given, steps, budget);
    if (found) return { outcome: "found", steps: found };
    if (budget.left <= 0) return { outcome: "limit" };
  }
  return { outcome: "none" };
};

/** By the line they lead to, the applications that may lie on a derivation of the goal in so many steps. */
const usefulFor = (
  goal: number,
  instances: readonly RuleInstance[],
  depths: ReadonlyMap<number, number>,
  given: ReadonlySet<number>,
  steps: number,
): ReadonlyMap<number, readonly RuleInstance[]> => {
  const leadingTo = new Map<number, RuleInstance[]>();
  for (const instance of instances) {
    if (given.has(instance.to)) continue;
    const list = leadingTo.get(instance.to);
    if (list) list.push(instance);
    else leadingTo.set(instance.to, [instance]);
  }
  // How far below the goal a line is first needed; an application there leaves that many steps fewer.
  const useful = new Map<number, readonly RuleInstance[]>();
  let level: ReadonlySet<number> = new Set([goal]);
  for (let below = 0; below < steps && level.size > 0; below++) {
    const next = new Set<number>();
    for (const line of level) {
      const fitting = (leadingTo.get(line) ?? []).filter(
        ({ from }) => leastSteps(from, depths, given) + 1 + below <= steps,
      );
      useful.set(line, fitting);
      for (const { from } of fitting)
        for (const one of from) if (!given.has(one) && !useful.has(one) && !level.has(one)) next.add(one);
    }
    level = next;
  }
  return useful;
};

/** How many applications some lines take together, at the least: one each, and as many as the deepest. */
const leastSteps = (
  lines: readonly number[],
  depths: ReadonlyMap<number, number>,
  given: ReadonlySet<number>,
): number => {
  let [open, deepest] = [0, 0];
  for (const line of lines) {
    if (given.has(line)) continue;
    open++;
    deepest = Math.max(deepest, depths.get(line) ?? Number.POSITIVE_INFINITY);
  }
  return Math.max(open, deepest);
};

/** A derivation in at most so many steps, or undefined: there is none, or the budget is spent. */
const within = (
  goal: number,
  useful: ReadonlyMap<number, readonly RuleInstance[]>,
  depths: ReadonlyMap<number, number>,
  given: ReadonlySet<number>,
  steps: number,
  budget: { left: number },
): readonly RuleInstance[] | undefined => {
  const chosen = new Map<number, RuleInstance>();
  const open = new Set([goal]);

  /** Whether the chosen applications lead from `line` to `target`, which would make a circle. */
  const needs = (line: number, target: number): boolean =>
    line === target || (chosen.get(line)?.from.some((one) => needs(one, target)) ?? false);

  const visit = (): boolean => {
    if (open.size === 0) return true;
    const left = steps - chosen.size;
    // The line that takes most leaves the fewest ways.
    let next = -1;
    let deepest = -1;
    for (const line of open) {
      const depth = depths.get(line)!;
      if (depth > deepest) [next, deepest] = [line, depth];
    }
    if (Math.max(open.size, deepest) > left) return false;
    open.delete(next);
    for (const instance of useful.get(next) ?? []) {
      if (--budget.left < 0) break;
      if (instance.from.some((line) => needs(line, next))) continue;
      const added: number[] = [];
      let needed = open.size;
      let most = 0;
      for (const line of instance.from)
        if (!given.has(line) && !chosen.has(line)) {
          most = Math.max(most, depths.get(line)!);
          if (!open.has(line)) {
            open.add(line);
            added.push(line);
            needed++;
          }
        }
      if (Math.max(needed, most) <= left - 1) {
        chosen.set(next, instance);
        if (visit()) return true;
        chosen.delete(next);
      }
      for (const line of added) open.delete(line);
    }
    open.add(next);
    return false;
  };

  return visit() ? inOrder(goal, chosen) : undefined;
};

const inOrder = (goal: number, chosen: ReadonlyMap<number, RuleInstance>): readonly RuleInstance[] => {
  const steps: RuleInstance[] = [];
  const done = new Set<number>();
  const visit = (line: number): void => {
    const instance = chosen.get(line);
    if (instance === undefined || done.has(line)) return;
    done.add(line);
    instance.from.forEach(visit);
    steps.push(instance);
  };
  visit(goal);
  return steps;
};
