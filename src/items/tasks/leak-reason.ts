/**
 * Settings of the dials at which a task's answers show without reasoning.
 *
 * A needed premise that speaks of the goal has the sign that is proved, since one that the goal's denial makes true is of no use
 * in refuting it. So where all that speak of the goal are needed, signs give the key away. An exchange (`arguments/dials/exchange.ts`)
 * mends that, and takes two distractors, one of them near; anywhere on the way it takes as many as there are needed premises. Where
 * nothing is needless, all premises are needed.
 */
import { needlessOf, type Dials } from "#arguments/dials/dials";
import type { Task } from "./task.ts";

/** Why the answers of a task show at these dials; undefined where they do not. */
export const getLeakReason = ({ name, wants }: Task, dials: Dials): string | undefined => {
  if (wants === undefined) return undefined;
  // There are at least as many needed premises; more make more distractors.
  const needed = dials.length + 1;
  const { all, near } = needlessOf(needed, dials);
  if (wants === "like premises")
    return all === 0 ? `without distractors ${name} has one answer: all` : undefined;
  const least = wants === "exchange" ? 2 : needed;
  return near >= 1 && all >= least
    ? undefined
    : `with fewer than ${least} distractors, one of them near, signs give ${name} away`;
};
