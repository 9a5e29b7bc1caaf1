/**
 * The shortest honest length at the time an argument is made. Every chain is asked before it is proved; a twin, which
 * has none, when it is whole. Each skeleton is asked once.
 */
import type { SkillKind } from "#catalog";
import type { Formula } from "#logic";
import type { Chain } from "../chain.ts";
import type { Skeleton } from "../skeleton.ts";
import { createShortestChecker, type Minimality, type ShortestVerdict } from "./shortest.ts";

export type Standing = ShortestVerdict["shortest"];

export type Honesty = {
  /** What is known of a chain that is to have a conclusion of a kind. */
  readonly ofChain: (chain: Chain, kind: SkillKind, conclusion: Formula) => Standing;
  /** The same of a skeleton. */
  readonly ofSkeleton: (skeleton: Skeleton, kind: SkillKind) => Standing;
};

/** Asks arguments of a length. */
export const createHonesty = (length: number): Honesty => {
  const checker = createShortestChecker();
  const known = new WeakMap<Skeleton, Standing>();
  return {
    ofChain: (chain, kind, conclusion) => checker.checkChain(chain, kind, conclusion, length).shortest,
    ofSkeleton: (skeleton, kind) => {
      const { premisesWritten: premises, conclusionWritten: conclusion, relation, steps } = skeleton;
      const standing =
        known.get(skeleton) ??
        checker.check({ premises, conclusion, relation, steps, kind, length }).shortest;
      known.set(skeleton, standing);
      return standing;
    },
  };
};

/** What an item says of itself: one that was taken although it has a shorter chain claims nothing. */
export const claimFrom = (standing: Standing): Minimality =>
  standing === "shorter" ? "unchecked" : standing;
