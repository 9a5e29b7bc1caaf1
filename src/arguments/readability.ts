/**
 * Reading difficulty as bounds: which lines a question may hold. Level 0 are sentences that a careful person would write; higher levels
 * allow more, for rules whose own lines need it.
 */
import { isQuantifier, nodeKinds, type NodeTable } from "./nodes.ts";

/** From the easiest level to the hardest. */
export type ReadingLevel = 0 | 1 | 2;

/** The most atom occurrences in a line, by level. */
const maxClauses = [3, 4, 4] as const;

/** The most connectives of two parts one inside another, in a conditional and elsewhere, by level. */
const maxNesting = { conditional: [2, 2, 3], other: [1, 2, 3] } as const;

/** The first level that allows a feature. */
const allowedFrom = {
  deniedCompounds: 1,
  /** Both sides of a conditional or a disjunction. */
  deniedSides: 1,
  deniedDisjuncts: 1,
  biconditionals: 1,
  /** A statement of all or some joined with a proposition of no one. */
  mixedSorts: 1,
  /** A conditional or biconditional inside another connective. */
  nestedConditionals: 2,
  /** Compounds that are quantified inside a connective, and a quantified part that speaks of others than its variable. */
  nestedQuantifiers: 2,
  repeatedAtoms: 2,
} as const satisfies Readonly<Record<string, ReadingLevel>>;

/** Draws at one level before the next one is allowed. */
const attemptsPerLevel = 12;

/** Returns the level that is allowed after some draws without a question. */
export const getLevel = (attempts: number): ReadingLevel =>
  attempts < attemptsPerLevel ? 0 : attempts < 2 * attemptsPerLevel ? 1 : 2;

/** Returns whether a line of a chain is within the bounds of a level. */
export const isReadable = (table: NodeTable, id: number, level: ReadingLevel): boolean => {
  const isOfConditional = table.kinds[getBody(table, id)] === nodeKinds.implies;
  return (
    measureSize(table, id) <= maxClauses[level] &&
    measureNesting(table, id) <= maxNesting[isOfConditional ? "conditional" : "other"][level] &&
    isWithinBounds(table, id, level, false) &&
    ((level >= allowedFrom.repeatedAtoms && !isConditional(table, getBody(table, id))) ||
      !repeatsAtom(table, id))
  );
};

/** Returns the number of atom occurrences in a formula; ⊤ and ⊥ count as one. */
export const measureSize = (table: NodeTable, id: number): number => {
  const kind = table.kinds[id]!;
  const left = table.lefts[id]!;
  if (kind === nodeKinds.atom || left < 0) return 1;
  const right = table.rights[id]!;
  return measureSize(table, left) + (right < 0 ? 0 : measureSize(table, right));
};

const measureNesting = (table: NodeTable, id: number): number => {
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  if (table.kinds[id] === nodeKinds.atom || left < 0) return 0;
  return right < 0
    ? measureNesting(table, left)
    : 1 + Math.max(measureNesting(table, left), measureNesting(table, right));
};

const isWithinBounds = (table: NodeTable, id: number, level: ReadingLevel, isInside: boolean): boolean => {
  const kind = table.kinds[id]!;
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  const allows = (feature: keyof typeof allowedFrom): boolean => level >= allowedFrom[feature];
  if (kind === nodeKinds.atom || left < 0) return true;
  if (kind === nodeKinds.not)
    return (
      isClause(table, left) ||
      (allows("deniedCompounds") &&
        table.kinds[left] !== nodeKinds.not &&
        isWithinBounds(table, left, level, true))
    );
  if (isQuantifier(kind))
    return (
      (kind !== nodeKinds.exists || allows("nestedConditionals") || !isConditional(table, left)) &&
      (allows("nestedQuantifiers") ||
        (!(isInside && table.rights[left]! >= 0) && bindsEveryAtom(table, left))) &&
      isWithinBounds(table, left, level, isInside)
    );
  const denied = Number(isDenied(table, left)) + Number(isDenied(table, right));
  return (
    (allows("nestedConditionals") || !(isInside && isConditional(table, id))) &&
    (allows("biconditionals") || kind !== nodeKinds.iff) &&
    (allows("deniedDisjuncts") || kind !== nodeKinds.or || denied === 0) &&
    (allows("mixedSorts") || isQuantified(table, left) === isQuantified(table, right)) &&
    (allows("deniedSides") || kind === nodeKinds.and || denied < 2) &&
    isWithinBounds(table, left, level, true) &&
    isWithinBounds(table, right, level, true)
  );
};

const bindsEveryAtom = (table: NodeTable, id: number): boolean => {
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  if (table.kinds[id] === nodeKinds.atom) return (table.frees[id]! & 1) === 1;
  return (left < 0 || bindsEveryAtom(table, left)) && (right < 0 || bindsEveryAtom(table, right));
};

const getBody = (table: NodeTable, id: number): number =>
  isQuantifier(table.kinds[id]!) ? getBody(table, table.lefts[id]!) : id;

const isConditional = ({ kinds }: NodeTable, id: number): boolean =>
  kinds[id] === nodeKinds.implies || kinds[id] === nodeKinds.iff;

const isQuantified = (table: NodeTable, id: number): boolean =>
  isQuantifier(table.kinds[id]!) ||
  (table.kinds[id] === nodeKinds.not && isQuantified(table, table.lefts[id]!));

const isDenied = ({ kinds }: NodeTable, id: number): boolean => kinds[id] === nodeKinds.not;

const isClause = ({ kinds, lefts }: NodeTable, id: number): boolean =>
  kinds[id] === nodeKinds.atom || (isQuantifier(kinds[id]!) && kinds[lefts[id]!] === nodeKinds.atom);

/** Returns whether an atom occurs twice in a formula. */
export const repeatsAtom = (table: NodeTable, id: number, seen: Set<number> = new Set()): boolean => {
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  if (table.kinds[id] === nodeKinds.atom) return seen.size === seen.add(id).size;
  return (left >= 0 && repeatsAtom(table, left, seen)) || (right >= 0 && repeatsAtom(table, right, seen));
};
