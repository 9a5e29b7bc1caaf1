/**
 * Reading difficulty as bounds: which lines a question may hold. Level 0 are sentences that a careful person would write; higher levels
 * allow more, for rules whose own lines need it.
 */
import { isQuantifier, nodeKinds, type NodeTable } from "./nodes.ts";

/** From the easiest level to the hardest. */
export type ReadingLevel = 0 | 1 | 2;

type Bounds = {
  /** Atom occurrences in a line. */
  readonly maxClauses: number;
  /** Connectives of two parts one inside another, in a conditional and elsewhere. */
  readonly maxNesting: { readonly conditional: number; readonly other: number };
  /** Whether a conditional or biconditional may stand inside another connective. */
  readonly nestsConditionals: boolean;
  /** Whether compounds may be quantified inside a connective, and a quantified part may speak of others than its variable. */
  readonly nestsQuantifiers: boolean;
  /** Whether a compound may be denied. */
  readonly deniesCompounds: boolean;
  /** Whether both sides of a conditional or a disjunction may be denied. */
  readonly deniesBothSides: boolean;
  /** Whether a disjunction may have a denied part. */
  readonly deniesDisjuncts: boolean;
  /** Whether a line may be a biconditional. */
  readonly saysExactlyIf: boolean;
  /** Whether a statement of all or some may be joined with a proposition of no one. */
  readonly mixesSorts: boolean;
  /** Whether an atom may occur twice. */
  readonly repeatsAtoms: boolean;
};

const levels: readonly [Bounds, Bounds, Bounds] = [
  {
    maxClauses: 3,
    maxNesting: { conditional: 2, other: 1 },
    nestsConditionals: false,
    nestsQuantifiers: false,
    deniesCompounds: false,
    deniesBothSides: false,
    deniesDisjuncts: false,
    saysExactlyIf: false,
    mixesSorts: false,
    repeatsAtoms: false,
  },
  {
    maxClauses: 4,
    maxNesting: { conditional: 2, other: 2 },
    nestsConditionals: false,
    nestsQuantifiers: false,
    deniesCompounds: true,
    deniesBothSides: true,
    deniesDisjuncts: true,
    saysExactlyIf: true,
    mixesSorts: true,
    repeatsAtoms: false,
  },
  {
    maxClauses: 4,
    maxNesting: { conditional: 3, other: 3 },
    nestsConditionals: true,
    nestsQuantifiers: true,
    deniesCompounds: true,
    deniesBothSides: true,
    deniesDisjuncts: true,
    saysExactlyIf: true,
    mixesSorts: true,
    repeatsAtoms: true,
  },
];

/** Draws at one level before the next one is allowed. */
const attemptsPerLevel = 12;

/** Returns the level that is allowed after some draws without a question. */
export const levelAfter = (attempts: number): ReadingLevel =>
  attempts < attemptsPerLevel ? 0 : attempts < 2 * attemptsPerLevel ? 1 : 2;

/** Returns whether a line of a chain is within the bounds of a level. */
export const isReadable = (table: NodeTable, id: number, level: ReadingLevel): boolean => {
  const bounds = levels[level];
  const { conditional, other } = bounds.maxNesting;
  return (
    sizeOf(table, id) <= bounds.maxClauses &&
    nestingOf(table, id) <= (table.kinds[bodyOf(table, id)] === nodeKinds.implies ? conditional : other) &&
    isWithin(table, id, bounds, false) &&
    ((bounds.repeatsAtoms && !isConditional(table, bodyOf(table, id))) || !repeatsAtom(table, id))
  );
};

/** Returns the number of atom occurrences in a formula; ⊤ and ⊥ count as one. */
export const sizeOf = (table: NodeTable, id: number): number => {
  const kind = table.kinds[id]!;
  const left = table.lefts[id]!;
  if (kind === nodeKinds.atom || left < 0) return 1;
  const right = table.rights[id]!;
  return sizeOf(table, left) + (right < 0 ? 0 : sizeOf(table, right));
};

const nestingOf = (table: NodeTable, id: number): number => {
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  if (table.kinds[id] === nodeKinds.atom || left < 0) return 0;
  return right < 0 ? nestingOf(table, left) : 1 + Math.max(nestingOf(table, left), nestingOf(table, right));
};

const isWithin = (table: NodeTable, id: number, bounds: Bounds, isInside: boolean): boolean => {
  const kind = table.kinds[id]!;
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  if (kind === nodeKinds.atom || left < 0) return true;
  if (kind === nodeKinds.not)
    return (
      isClause(table, left) ||
      (bounds.deniesCompounds && table.kinds[left] !== nodeKinds.not && isWithin(table, left, bounds, true))
    );
  if (isQuantifier(kind))
    return (
      (kind !== nodeKinds.exists || bounds.nestsConditionals || !isConditional(table, left)) &&
      (bounds.nestsQuantifiers || (!(isInside && table.rights[left]! >= 0) && speaksOfOne(table, left))) &&
      isWithin(table, left, bounds, isInside)
    );
  if (isInside && isConditional(table, id) && !bounds.nestsConditionals) return false;
  if (!bounds.saysExactlyIf && kind === nodeKinds.iff) return false;
  if (!bounds.deniesDisjuncts && kind === nodeKinds.or && (isDenied(table, left) || isDenied(table, right)))
    return false;
  if (!bounds.mixesSorts && isQuantified(table, left) !== isQuantified(table, right)) return false;
  if (!bounds.deniesBothSides && kind !== nodeKinds.and && isDenied(table, left) && isDenied(table, right))
    return false;
  return isWithin(table, left, bounds, true) && isWithin(table, right, bounds, true);
};

/** Whether every atom under a quantifier has its variable. */
const speaksOfOne = (table: NodeTable, id: number): boolean => {
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  if (table.kinds[id] === nodeKinds.atom) return (table.frees[id]! & 1) === 1;
  return (left < 0 || speaksOfOne(table, left)) && (right < 0 || speaksOfOne(table, right));
};

/** The part under quantifiers. */
const bodyOf = (table: NodeTable, id: number): number =>
  isQuantifier(table.kinds[id]!) ? bodyOf(table, table.lefts[id]!) : id;

const isConditional = ({ kinds }: NodeTable, id: number): boolean =>
  kinds[id] === nodeKinds.implies || kinds[id] === nodeKinds.iff;

/** Whether a formula, denied or not, is of all or some. */
const isQuantified = (table: NodeTable, id: number): boolean =>
  isQuantifier(table.kinds[id]!) ||
  (table.kinds[id] === nodeKinds.not && isQuantified(table, table.lefts[id]!));

const isDenied = ({ kinds }: NodeTable, id: number): boolean => kinds[id] === nodeKinds.not;

/** Whether a formula is an atom, or one of all or some. */
const isClause = ({ kinds, lefts }: NodeTable, id: number): boolean =>
  kinds[id] === nodeKinds.atom || (isQuantifier(kinds[id]!) && kinds[lefts[id]!] === nodeKinds.atom);

/** Returns whether an atom occurs twice in a formula. */
export const repeatsAtom = (table: NodeTable, id: number, seen: Set<number> = new Set()): boolean => {
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  if (table.kinds[id] === nodeKinds.atom) return seen.size === seen.add(id).size;
  return (left >= 0 && repeatsAtom(table, left, seen)) || (right >= 0 && repeatsAtom(table, right, seen));
};
