/**
 * The check of the shortest honest length at the time an argument is made: with it, an argument that has a shorter
 * chain does not stand; without it, everything stands and is unchecked. Each skeleton is checked once.
 */
import type { SkillKind } from "#catalog";
import type { Item } from "../item.ts";
import type { Skeleton } from "../skeleton.ts";
import { createShortestChecker } from "./shortest.ts";

export type Honesty = {
  /** Whether no shorter chain is known. */
  readonly stands: (skeleton: Skeleton, kind: SkillKind) => boolean;
  /** What an item made of it says. */
  readonly of: (skeleton: Skeleton, kind: SkillKind) => Item["shortest"];
};

/** The check for arguments of a length; `asked` is whether it was asked for. */
export const createHonesty = (asked: boolean, length: number): Honesty => {
  if (!asked) return { stands: () => true, of: () => "unchecked" };
  const checker = createShortestChecker();
  const known = new WeakMap<Skeleton, Item["shortest"] | "shorter">();
  const verdictOn = (skeleton: Skeleton, kind: SkillKind): Item["shortest"] | "shorter" => {
    const ready = known.get(skeleton);
    if (ready !== undefined) return ready;
    const { premisesWritten: premises, conclusionWritten: conclusion, relation, steps } = skeleton;
    const { shortest } = checker.check({ premises, conclusion, relation, steps, kind, length });
    known.set(skeleton, shortest);
    return shortest;
  };
  return {
    stands: (skeleton, kind) => verdictOn(skeleton, kind) !== "shorter",
    of: (skeleton, kind) => {
      const shortest = verdictOn(skeleton, kind);
      return shortest === "shorter" ? "unproved" : shortest;
    },
  };
};
