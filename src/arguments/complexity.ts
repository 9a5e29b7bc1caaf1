/**
 * How hard a line is to say and to follow: how many atoms it has, and whether its sentence is a natural one.
 */
import { nodeKinds, type NodeTable } from "./nodes.ts";

/** The number of atom occurrences in φ; ⊤ and ⊥ count as one. */
export const sizeOf = (table: NodeTable, id: number): number => {
  const kind = table.kinds[id]!;
  const left = table.lefts[id]!;
  if (kind === nodeKinds.atom || left < 0) return 1;
  const right = table.rights[id]!;
  return sizeOf(table, left) + (right < 0 ? 0 : sizeOf(table, right));
};

/**
 * Whether a formula's sentence is easy to follow: alternatives and conjunctions of clauses, conditionals and
 * quantifiers around them, at most one conditional inside another, nothing said twice.
 */
export const isNatural = (table: NodeTable, id: number): boolean => {
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  switch (table.kinds[id]) {
    case nodeKinds.implies:
      return (
        isGroup(table, left) &&
        (table.kinds[right] === nodeKinds.implies ? isRule(table, right) : isNatural(table, right))
      );
    case nodeKinds.forall:
    case nodeKinds.exists:
      return isNatural(table, left);
    case nodeKinds.and:
      return isPart(table, left) && isPart(table, right) && left !== right;
    default:
      return isPart(table, id);
  }
};

/**
 * Whether a formula's sentence is short: two or three clauses, joined once or twice in ways that a person would use. No
 * condition stands in another, nothing compound is denied but "both" and "either", nothing is denied twice.
 */
export const isShort = (table: NodeTable, id: number): boolean => {
  if (sizeOf(table, id) > 3) return false;
  const kind = table.kinds[id];
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  if (kind === nodeKinds.implies)
    return isGroup(table, left) && (isGroup(table, right) || isShortOfAll(table, right));
  if (kind === nodeKinds.forall) return isClause(table, id) || isShortOfEach(table, left);
  if (kind === nodeKinds.exists) return isShortGroup(table, left);
  if (kind === nodeKinds.iff) return isSigned(table, left) && isSigned(table, right);
  return isShortGroup(table, id);
};

/**
 * Whether a formula's sentence is one that a careful person would write: a clause or two joined once, a plain condition,
 * alternatives that nobody denies.
 */
export const isPlain = (table: NodeTable, id: number): boolean => {
  const kind = table.kinds[id];
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  if (isClause(table, id)) return true;
  switch (kind) {
    case nodeKinds.and:
    case nodeKinds.or:
      return isPlainGroup(table, id);
    case nodeKinds.implies:
      return isPlainRule(table, left, right, isClause) && sizeOf(table, id) <= 3;
    case nodeKinds.iff:
      return isAtom(table, left) && isSigned(table, right);
    case nodeKinds.exists:
      return isPlainGroup(table, left);
    case nodeKinds.forall: {
      const [one, other] = [table.lefts[left]!, table.rights[left]!];
      if (table.kinds[left] === nodeKinds.implies)
        return isPlainRule(table, one, other, isSigned) && sizeOf(table, left) <= 3;
      if (table.kinds[left] === nodeKinds.iff) return isAtom(table, one) && isAtom(table, other);
      return isPlainGroup(table, left) && isAtom(table, one);
    }
    default:
      return false;
  }
};

/** Two clauses with "and", or two that are not denied with "or". */
const isPlainGroup = (table: NodeTable, id: number): boolean => {
  const kind = table.kinds[id];
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  if (kind !== nodeKinds.and && kind !== nodeKinds.or) return false;
  if (left === right || !isClause(table, left) || !isClause(table, right)) return false;
  return kind === nodeKinds.and || !(isDenied(table, left) || isDenied(table, right));
};

/** A condition of a clause or two with "and", and what follows from it. */
const isPlainRule = (
  table: NodeTable,
  left: number,
  right: number,
  isOne: (table: NodeTable, id: number) => boolean,
): boolean => {
  if (left === right || (isDenied(table, left) && isDenied(table, right))) return false;
  const isCondition =
    isOne(table, left) || (table.kinds[left] === nodeKinds.and && isPlainGroup(table, left));
  return isCondition && (isOne(table, right) || isPlainGroup(table, right) || isShortOfAll(table, right));
};

const isAtom = (table: NodeTable, id: number): boolean => table.kinds[id] === nodeKinds.atom;

const isDenied = (table: NodeTable, id: number): boolean => table.kinds[id] === nodeKinds.not;

/** Behind a condition: all of some sort, said in one clause. */
const isShortOfAll = (table: NodeTable, id: number): boolean =>
  table.kinds[id] === nodeKinds.forall && isShortOfEach(table, table.lefts[id]!);

/** What a sentence says of each: a group, one of those who …, or the same ones. */
const isShortOfEach = (table: NodeTable, id: number): boolean => {
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  if (table.kinds[id] === nodeKinds.implies) return isGroup(table, left) && isGroup(table, right);
  if (table.kinds[id] === nodeKinds.iff) return isSigned(table, left) && isSigned(table, right);
  return isShortGroup(table, id);
};

/** Clauses joined by "and" or "or", or two of them denied together. */
const isShortGroup = (table: NodeTable, id: number): boolean => {
  const kind = table.kinds[id];
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  if (isClause(table, id)) return true;
  if (kind === nodeKinds.not)
    return (
      isGroup(table, left) &&
      table.kinds[table.lefts[left]!] !== nodeKinds.not &&
      table.kinds[table.rights[left]!] !== nodeKinds.not
    );
  if (kind !== nodeKinds.and && kind !== nodeKinds.or) return false;
  if (left === right) return false;
  return (isClause(table, left) && isGroup(table, right)) || (isGroup(table, left) && isClause(table, right));
};

/** A conditional between groups of clauses. */
const isRule = (table: NodeTable, id: number): boolean =>
  table.kinds[id] === nodeKinds.implies &&
  isGroup(table, table.lefts[id]!) &&
  isGroup(table, table.rights[id]!);

const isPart = (table: NodeTable, id: number): boolean => {
  const kind = table.kinds[id];
  const left = table.lefts[id]!;
  if (kind === nodeKinds.not) return isClause(table, id) || isGroup(table, left);
  return (
    isGroup(table, id) ||
    (kind === nodeKinds.iff && isClause(table, left) && isClause(table, table.rights[id]!))
  );
};

/** A clause, or two of them joined by "and" or "or". */
const isGroup = (table: NodeTable, id: number): boolean => {
  if (isClause(table, id)) return true;
  const kind = table.kinds[id];
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  return (
    (kind === nodeKinds.and || kind === nodeKinds.or) &&
    isClause(table, left) &&
    isClause(table, right) &&
    left !== right
  );
};

/** An atom or a denied one, of somebody, everybody or nobody. */
const isClause = (table: NodeTable, id: number): boolean => {
  const kind = table.kinds[id];
  if (kind === nodeKinds.forall || kind === nodeKinds.exists) return isSigned(table, table.lefts[id]!);
  return isSigned(table, id);
};

const isSigned = (table: NodeTable, id: number): boolean =>
  table.kinds[table.kinds[id] === nodeKinds.not ? table.lefts[id]! : id] === nodeKinds.atom;
