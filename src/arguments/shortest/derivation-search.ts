/**
 * The fewest rule applications that lead from premises to a goal, among given applications: a smallest acyclic
 * choice of one application for each line that is needed. Lines, once derived, may be used again.
 *
 * Backwards from the goal, deeper and deeper. The forward pass of `applications.ts` says how many rounds each
 * line takes at the least; applications that cannot lie on a derivation within the bound are left out before anything
 * is tried. Exact where it does not run into its limit.
 */
import type { ReachedLines, RuleApplication } from "./applications.ts";

type DerivationSearch =
  /** A derivation with so few applications, in an order in which they can be made. */
  | { readonly outcome: "found"; readonly steps: readonly RuleApplication[] }
  /** There is none with at most that many applications. */
  | { readonly outcome: "none" }
  /** The limit on choices came first. */
  | { readonly outcome: "limit" };

/** Looks for the shortest derivation with at most `maxSteps` applications, trying at most `maxChoices`. */
export const searchDerivation = (
  premises: readonly number[],
  goal: number,
  reached: ReachedLines,
  maxSteps: number,
  maxChoices: number,
): DerivationSearch => {
  if (premises.includes(goal)) return { outcome: "found", steps: [] };
  const least = reached.rounds[goal] ?? -1;
  if (least < 1 || least > maxSteps) return { outcome: "none" };
  const budget = { left: maxChoices };
  const look = (steps: number): readonly RuleApplication[] | undefined =>
    chooseApplications(goal, listUseful(goal, reached, steps), reached.rounds, steps, budget);
  // Mostly there is none, which one look shows.
  const any = look(maxSteps);
  if (any === undefined) return { outcome: budget.left <= 0 ? "limit" : "none" };
  for (let steps = least; steps < maxSteps; steps++) {
    const found = look(steps);
    if (found) return { outcome: "found", steps: found };
    if (budget.left <= 0) return { outcome: "limit" };
  }
  return { outcome: "found", steps: any };
};

/** The rules of every derivation of the fewest applications. */
export type Routes = {
  /** How many applications it takes; undefined where no derivation of at most so many was found. */
  readonly length: number | undefined;
  /** The rules that stand in each of them, and in any. */
  readonly needed: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
  /** True if all were looked at. */
  readonly isWhole: boolean;
};

/** The rules of all shortest derivations with at most `maxSteps` applications; `maxChoices` are tried. */
export const shortestRoutes = (
  premises: readonly number[],
  goal: number,
  reached: ReachedLines,
  maxSteps: number,
  maxChoices: number,
): Routes => {
  const budget = { left: maxChoices };
  const used = new Set<string>();
  let needed: ReadonlySet<string> | undefined;
  if (!premises.includes(goal))
    for (let steps = reached.rounds[goal] ?? -1; steps > 0 && steps <= maxSteps; steps++) {
      chooseApplications(goal, listUseful(goal, reached, steps), reached.rounds, steps, budget, (chosen) => {
        const own = new Set(chosen.values().map(({ rule }) => rule));
        for (const rule of own) used.add(rule);
        needed = needed?.intersection(own) ?? own;
        return false;
      });
      if (needed !== undefined || budget.left <= 0)
        return { length: needed && steps, needed: needed ?? used, used, isWhole: budget.left > 0 };
    }
  return { length: undefined, needed: used, used, isWhole: true };
};

/** By the line they lead to, the applications that may lie on a derivation of the goal in so many steps. */
type UsefulApplications = readonly (readonly RuleApplication[] | undefined)[];

const listUseful = (
  goal: number,
  { applicationsTo, rounds }: ReachedLines,
  steps: number,
): UsefulApplications => {
  // How far below the goal a line is first needed; an application there leaves that many steps fewer.
  const useful: (readonly RuleApplication[] | undefined)[] = [];
  let level = [goal];
  useful[goal] = noApplications;
  for (let below = 0; below < steps && level.length > 0; below++) {
    const next: number[] = [];
    for (const line of level) {
      const fitting: RuleApplication[] = [];
      for (const application of applicationsTo[line] ?? []) {
        if (countLeastSteps(application.from, rounds) + 1 + below > steps) continue;
        fitting.push(application);
        for (const one of application.from)
          if (rounds[one] !== 0 && useful[one] === undefined) {
            useful[one] = noApplications;
            next.push(one);
          }
      }
      useful[line] = fitting;
    }
    level = next;
  }
  return useful;
};

const noApplications: readonly RuleApplication[] = [];

const countLeastSteps = (lines: readonly number[], rounds: Int32Array): number => {
  let [open, deepest] = [0, 0];
  for (const line of lines) {
    const round = rounds[line]!;
    if (round > 0) open++;
    if (round > deepest) deepest = round;
  }
  return Math.max(open, deepest);
};

/**
 * The first derivation in at most so many steps that is wanted, or undefined: there is none, or the budget is spent. All are
 * looked at where none is wanted.
 */
const chooseApplications = (
  goal: number,
  useful: UsefulApplications,
  rounds: Int32Array,
  steps: number,
  budget: { left: number },
  isWanted: (chosen: ReadonlyMap<number, RuleApplication>) => boolean = () => true,
): readonly RuleApplication[] | undefined => {
  const chosen = new Map<number, RuleApplication>();
  const open = [goal];

  /** True if the chosen applications lead from `line` to `target`, which would make a circle. */
  const needs = (line: number, target: number): boolean =>
    line === target || (chosen.get(line)?.from.some((one) => needs(one, target)) ?? false);

  const visit = (): boolean => {
    if (open.length === 0) return isWanted(chosen);
    const left = steps - chosen.size;
    // The line that takes most leaves the fewest ways.
    let at = 0;
    for (let i = 1; i < open.length; i++) if (rounds[open[i]!]! > rounds[open[at]!]!) at = i;
    const next = open[at]!;
    if (Math.max(open.length, rounds[next]!) > left) return false;
    open.splice(at, 1);
    const before = open.length;
    for (const application of useful[next] ?? []) {
      if (--budget.left < 0) break;
      if (application.from.some((line) => needs(line, next))) continue;
      let max = 0;
      for (const line of application.from)
        if (rounds[line] !== 0 && !chosen.has(line)) {
          max = Math.max(max, rounds[line]!);
          if (!open.includes(line)) open.push(line);
        }
      if (Math.max(open.length, max) <= left - 1) {
        chosen.set(next, application);
        if (visit()) return true;
        chosen.delete(next);
      }
      open.length = before;
    }
    open.splice(at, 0, next);
    return false;
  };

  return visit() ? orderApplications(goal, chosen) : undefined;
};

const orderApplications = (
  goal: number,
  chosen: ReadonlyMap<number, RuleApplication>,
): readonly RuleApplication[] => {
  const steps: RuleApplication[] = [];
  const done = new Set<number>();
  const visit = (line: number): void => {
    const application = chosen.get(line);
    if (application === undefined || done.has(line)) return;
    done.add(line);
    application.from.forEach(visit);
    steps.push(application);
  };
  visit(goal);
  return steps;
};
