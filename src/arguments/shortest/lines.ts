/**
 * The lines that a short derivation of an item may have: the subformulas of the item's lines and their negations.
 * What is open in a subformula is closed again, by ∀, by ∃, or by one of the item's `constants` (Gentzen's subformulas), so
 * that ∀x (P(x) → Q(x)) offers ∀x Q(x) and ¬P(a), too.
 */
import { negateNode, nodeKinds, internNode, replace, type NodeTable } from "../nodes.ts";

/** The lines that a derivation may have, or undefined where there are more than `max`. */
export const listLines = (
  table: NodeTable,
  itemsLines: readonly number[],
  constants: readonly number[],
  max: number,
): readonly number[] | undefined => {
  const lines: number[] = [];
  /** Of each node, whether it is a part, a part that was closed, a line. */
  const marks: number[] = [];
  const mark = (id: number, what: number): boolean => {
    while (marks.length <= id) marks.push(0);
    if ((marks[id]! & what) !== 0) return false;
    marks[id]! |= what;
    return true;
  };
  const add = (id: number): void => {
    if (mark(id, line)) lines.push(id);
  };
  const close = (id: number): void => {
    if (!mark(id, closed) || lines.length > max) return;
    const free = table.frees[id]!;
    if (free === 0) {
      add(id);
      add(negateNode(table, id));
      return;
    }
    const count = 32 - Math.clz32(free);
    if (count === 1) {
      close(internNode(table, nodeKinds.forall, id, -1));
      close(internNode(table, nodeKinds.exists, id, -1));
      for (let i = 0; i < constants.length; i++) close(replace(table, id, [-1 - constants[i]!]));
      return;
    }
    for (let at = 0; at < count; at++) {
      if (((free >> at) & 1) === 0) continue;
      const inner = replace(table, id, renumberBound(at, free, count));
      close(internNode(table, nodeKinds.forall, inner, -1));
      close(internNode(table, nodeKinds.exists, inner, -1));
      for (const constant of constants)
        close(
          replace(
            table,
            id,
            Array.from({ length: count }, (_, i) => (i === at ? -1 - constant : i)),
          ),
        );
    }
  };
  const collect = (id: number): void => {
    if (id < 0 || !mark(id, part)) return;
    if (table.kinds[id] === nodeKinds.arbitrary) add(id);
    else {
      close(id);
      close(negateNode(table, id));
    }
    collect(table.lefts[id]!);
    collect(table.rights[id]!);
  };
  for (const id of itemsLines) collect(id);
  return lines.length > max ? undefined : lines;
};

const [part, closed, line] = [1, 2, 4];

const renumberBound = (at: number, free: number, count: number): readonly number[] => {
  let next = 1;
  return Array.from({ length: count }, (_, i) => (i === at ? 0 : ((free >> i) & 1) === 1 ? next++ : 0));
};
