/**
 * Rows of an audit: a surface and a label. A row is a question with its answer key, or one of several options of a question and
 * whether it is right. Rows that belong together share a group, and a group is in one fold, so that nothing leaks from training
 * to test. Groups are dealt by their labels: every fold has about the same share of each.
 */
import { createRandom } from "#arguments/random";
import { getOrInsert } from "#logic/memoize";

export type Formulas = { readonly premises: readonly string[]; readonly conclusion: string };

/** The visible part of a row: never its label. */
export type Surface = {
  /** The whole text of the question. */
  readonly text: string;
  readonly premises: readonly string[];
  /** The conclusion that is asked about; of options, this one. */
  readonly conclusion: string;
  /** The same as formulas, as text, where they are known. */
  readonly formulas?: Formulas;
  /** Where it is one of several options: its place, from 0, and all of them, an object that the rows of a question share. */
  readonly option?: { readonly place: number; readonly of: Options };
};

/** The options of a question, in their order. */
export type Options = {
  readonly texts: readonly string[];
  /** As many as texts, where they are known. */
  readonly formulas?: readonly string[];
  /** The last of the premises is a conclusion that is stated, as where a premise is looked for. */
  readonly statesGoal?: boolean;
};

export type Row = {
  readonly id: string;
  readonly surface: Surface;
  /** The key, one of a few; of options "yes" where it is right and "no". */
  readonly label: string;
  /** Rows of one group stand in one fold, as twins and rows of one text do. */
  readonly group?: string;
  readonly twin?: string;
  /** A hash of its argument up to renaming and order: rows of one argument stand in one fold, so that none is remembered. */
  readonly argument?: string;
  /** The part by which it may be audited apart: the length of its chain, the type of its question. */
  readonly part?: string;
  /** The rule that it is listed under, for the breakdown by rule. */
  readonly rule?: string;
  /** What both of a pair state of the one that follows: its depth, the rules of its proof, and what a fallacy is a slip of. */
  readonly pair?: string;
  /** True if the chain stands in it; of twins at least one has theirs. */
  readonly hasChain?: boolean;
};

/** Returns the group of each row, numbered from 0 in order of appearance. */
export function numberGroups(rows: readonly Row[]): Int32Array {
  const parent = Int32Array.from(rows, (_, i) => i);
  const findRoot = (i: number): number => {
    let at = i;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!;
    return at;
  };
  const first = new Map<string, number>();
  for (const [i, { id, twin, group, argument, surface }] of rows.entries())
    for (const key of [
      `id ${id}`,
      `question ${surface.text}`,
      ...(twin === undefined ? [] : [`id ${twin}`]),
      ...(group === undefined ? [] : [`group ${group}`]),
      ...(argument === undefined ? [] : [`argument ${argument}`]),
    ]) {
      const other = first.get(key);
      if (other === undefined) first.set(key, i);
      else parent[findRoot(i)] = findRoot(other);
    }
  const numbers = new Map<number, number>();
  return Int32Array.from(rows, (_, i) => getOrInsert(numbers, findRoot(i), () => numbers.size));
}

/** Returns about `max` rows, drawn group by group so that the order of the file has no effect. */
export function drawRows(rows: readonly Row[], max: number): readonly Row[] {
  if (rows.length <= max) return rows;
  const groups = numberGroups(rows);
  const sizes: number[] = [];
  for (const group of groups) sizes[group] = (sizes[group] ?? 0) + 1;
  const kept = new Set<number>();
  let count = 0;
  for (const group of createRandom("drawn rows").shuffle(sizes.map((_, place) => place))) {
    if (count >= max) break;
    kept.add(group);
    count += sizes[group]!;
  }
  return rows.filter((_, i) => kept.has(groups[i]!));
}

/** Returns the fold of each row, from 0 to `folds` − 1. */
export function assignFolds(rows: readonly Row[], folds: number): Int32Array {
  const groups = numberGroups(rows);
  const labels: string[] = [];
  for (const [i, { label }] of rows.entries()) labels[groups[i]!] = (labels[groups[i]!] ?? "") + label[0]!;
  const dealt = createRandom("folds 1")
    .shuffle(labels.map((_, group) => group))
    .map((group) => ({ group, kinds: labels[group]!.split("").toSorted().join("") }))
    .toSorted((a, b) => (a.kinds < b.kinds ? -1 : a.kinds > b.kinds ? 1 : 0));
  const foldOf = new Int32Array(labels.length);
  for (const [i, { group }] of dealt.entries()) foldOf[group] = i % folds;
  return groups.map((group) => foldOf[group]!);
}
