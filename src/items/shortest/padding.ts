/**
 * Padding: whether a chain is cut short by applications among its own lines and their closed parts. The quick question
 * that every chain is asked; the whole one, over all lines that a derivation may have, is `shortest.ts`. At length 3
 * this one finds 93 of 99 shorter chains, at length 7 170 of 182, in a fraction of the time.
 */
import type { SkillKind } from "#catalog";
import { not, type Formula } from "#logic";
import { isArbitrary, openNodes, type Chain } from "../chain.ts";
import { searchDerivation } from "./derivation-search.ts";
import { instancesAmong, soundPatterns } from "./instances.ts";
import { createLineTable } from "./lines.ts";

/** Whether fewer than `length` applications do what the chain does for a conclusion of a kind. */
export type PaddingCheck = (chain: Chain, kind: SkillKind, conclusion: Formula, length: number) => boolean;

/** A check; the catalog's rules are made ready for matching once. */
export const createPaddingCheck = (): PaddingCheck => {
  const patterns = soundPatterns();
  return (chain, kind, conclusion, length) => {
    const own = kind === "fallacy" ? 1 : 0;
    const most = length - 1 - own;
    if (most < 0) return false;
    const table = createLineTable();
    const ids = chain.nodes.map(({ formula }, i) => {
      const id = table.idOf(formula);
      return isArbitrary(chain, i) ? table.arbitrary(table.nodeOf(id).left) : id;
    });
    const premises = openNodes(chain).map((i) => ids[i]!);
    const alternatives = goalsOf(chain, kind, ids, table.idOf(not(conclusion)));
    if (most === 0) return alternatives.some((goals) => goals.every((goal) => premises.includes(goal)));

    const lines = new Set<number>();
    const collect = (id: number): void => {
      if (id < 0 || lines.has(id)) return;
      const { kind: shape, free, left, right } = table.nodeOf(id);
      if (free === 0) lines.add(id);
      if (free === 0 && shape !== "arbitrary") lines.add(table.not(id));
      collect(left);
      collect(right);
    };
    for (const id of [...ids, ...alternatives.flat()]) collect(id);
    const instances = instancesAmong(table, lines, patterns, mostInstances) ?? [];
    return alternatives.some((goals) => {
      let left = most;
      for (const goal of goals) {
        const search = searchDerivation(premises, goal, instances, left, mostChoices);
        if (search.outcome !== "found") return false;
        left -= search.steps.length;
      }
      return true;
    });
  };
};

/** Bounds that no chain of a readable length meets. */
const mostInstances = 10_000;
const mostChoices = 20_000;

/** What must be reached, in alternatives: a fallacy's derived premises, or the conclusion; see `shortest.ts`. */
const goalsOf = (
  { nodes }: Chain,
  kind: SkillKind,
  ids: readonly number[],
  negation: number,
): readonly (readonly number[])[] => {
  if (kind === "fallacy") {
    const derived = nodes[0]?.step?.from.filter((i) => nodes[i]?.step) ?? [];
    return [derived.map((i) => ids[i]!)];
  }
  const reached = [ids[0]!];
  return kind === "contradiction" ? [[negation], reached] : [reached];
};
