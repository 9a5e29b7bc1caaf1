/**
 * Formulas as numbers: each formula of a table once, found again by a hash of its kind and parts, so that equal
 * formulas have equal numbers and what is known of one is kept in columns. Chains are unified and searched here.
 *
 * Bound variables are counted outwards from 0 (de Bruijn 1972), so formulas that differ in bound names alone are one
 * node, and names come back when a formula is written (`write.ts`). Terms are variables from 0 up and constants as
 * -1 - their number. A line said of an arbitrary individual, ∀u φ, is a kind of its own, as in the catalog.
 */
/** The kinds of nodes. `terms` is the list of an atom's terms. */
export const nodeKinds = {
  atom: 0,
  not: 1,
  and: 2,
  or: 3,
  implies: 4,
  iff: 5,
  forall: 6,
  exists: 7,
  arbitrary: 8,
  true: 9,
  false: 10,
  terms: 11,
} as const;
/** How many kinds there are. */
export const kindCount = 12;

/** A table of formulas by number, from 0 to below `size`. */
export type NodeTable = {
  size: number;
  kinds: Uint8Array;
  /**
   * The first part: of a negation or a quantified formula what it is of, negative where there is none. An atom keeps
   * its letter and its list of terms below zero, so that neither is taken for a part.
   */
  lefts: Int32Array;
  /** The second part of a formula that has two; negative where there is none. */
  rights: Int32Array;
  /** Bit i: the variable that is bound i quantifiers outside is free here. */
  frees: Int32Array;
  /** Which letters and constants may occur: see `letterBit` and `constantBit`. */
  names: Int32Array;
  /** Open addressing: a node's number plus one, 0 where a slot is empty. */
  slots: Int32Array;
};

/** So many formulas a table has room for at first. */
const firstSize = 64;

/** An empty table. */
export const createNodeTable = (): NodeTable => ({
  size: 0,
  kinds: new Uint8Array(firstSize),
  lefts: new Int32Array(firstSize),
  rights: new Int32Array(firstSize),
  frees: new Int32Array(firstSize),
  names: new Int32Array(firstSize),
  slots: new Int32Array(2 * firstSize),
});

/** Forgets all formulas, not the room that they took. */
export const clearTable = (table: NodeTable): void => {
  table.size = 0;
  table.slots.fill(0);
};

/** The bit that a letter's nodes have among `names`; several letters share one. */
export const letterBit = (letter: number): number => 1 << (letter & 15);
/** The same of a constant. */
export const constantBit = (constant: number): number => 1 << (16 + (constant & 15));

/** The formula of a kind with those parts; -1 for a part that the kind does not have. */
export const internNode = (table: NodeTable, kind: number, left: number, right: number): number => {
  const { frees, names } = table;
  const free = (left < 0 ? 0 : frees[left]!) | (right < 0 ? 0 : frees[right]!);
  const named = (left < 0 ? 0 : names[left]!) | (right < 0 ? 0 : names[right]!);
  return enter(table, kind, left, right, isQuantifier(kind) ? free >> 1 : free, named);
};

/** The same where it is known already, else -1. */
export const findNode = (table: NodeTable, kind: number, left: number, right: number): number =>
  table.slots[findSlot(table, kind, left, right)]! - 1;

/** ¬φ. */
export const negateNode = (table: NodeTable, id: number): number => internNode(table, nodeKinds.not, id, -1);

/** The atom of a letter and a list of terms, -1 where it has none. */
export const internAtom = (table: NodeTable, letter: number, terms: number): number =>
  enter(
    table,
    nodeKinds.atom,
    -2 - letter,
    -2 - terms,
    terms < 0 ? 0 : table.frees[terms]!,
    (terms < 0 ? 0 : table.names[terms]!) | letterBit(letter),
  );

/** The list that begins with a term. */
export const internTerms = (table: NodeTable, term: number, rest: number): number =>
  enter(
    table,
    nodeKinds.terms,
    term,
    rest,
    (term < 0 ? 0 : 1 << term) | (rest < 0 ? 0 : table.frees[rest]!),
    (term < 0 ? constantBit(-1 - term) : 0) | (rest < 0 ? 0 : table.names[rest]!),
  );

/** An atom's letter. */
export const getLetter = (table: NodeTable, id: number): number => -2 - table.lefts[id]!;
/** An atom's list of terms, -1 where it has none. */
export const getTermList = (table: NodeTable, id: number): number => -2 - table.rights[id]!;

/** True if a kind binds a variable. */
export const isQuantifier = (kind: number): boolean =>
  kind >= nodeKinds.forall && kind <= nodeKinds.arbitrary;

/**
 * φ with each free variable i replaced by `terms[i]`, as it looks from outside φ: a variable from 0 up, a constant as
 * -1 - its number.
 */
export const replace = (table: NodeTable, id: number, terms: readonly number[], depth = 0): number => {
  if (table.frees[id]! >> depth === 0) return id;
  const kind = table.kinds[id]!;
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  if (kind === nodeKinds.atom)
    return internAtom(table, -2 - left, replaceTerms(table, -2 - right, terms, depth));
  if (isQuantifier(kind)) return internNode(table, kind, replace(table, left, terms, depth + 1), -1);
  const first = replace(table, left, terms, depth);
  return internNode(table, kind, first, right < 0 ? -1 : replace(table, right, terms, depth));
};

const replaceTerms = (table: NodeTable, list: number, terms: readonly number[], depth: number): number => {
  if (list < 0) return list;
  const term = table.lefts[list]!;
  const rest = replaceTerms(table, table.rights[list]!, terms, depth);
  if (term < depth) return internTerms(table, term, rest);
  const to = terms[term - depth]!;
  return internTerms(table, to < 0 ? to : to + depth, rest);
};

/** The constants among the terms of a table's atoms, by number. */
export const listConstants = ({ size, kinds, lefts }: NodeTable): readonly number[] => {
  const found: number[] = [];
  for (let id = 0; id < size; id++) {
    const constant = -1 - lefts[id]!;
    if (kinds[id] === nodeKinds.terms && constant >= 0 && !found.includes(constant)) found.push(constant);
  }
  return found;
};

/** A formula of another table, with its letters and constants numbered on from `letters` and `constants`. */
export const copy = (
  from: NodeTable,
  id: number,
  table: NodeTable,
  letters: number,
  constants: number,
): number => {
  const kind = from.kinds[id]!;
  const [left, right] = [from.lefts[id]!, from.rights[id]!];
  if (kind === nodeKinds.atom)
    return internAtom(
      table,
      letters - 2 - left,
      right === -1 ? -1 : copy(from, -2 - right, table, letters, constants),
    );
  const second = right < 0 ? -1 : copy(from, right, table, letters, constants);
  if (kind === nodeKinds.terms) return internTerms(table, left < 0 ? left - constants : left, second);
  return internNode(table, kind, left < 0 ? -1 : copy(from, left, table, letters, constants), second);
};

const enter = (
  table: NodeTable,
  kind: number,
  left: number,
  right: number,
  free: number,
  named: number,
): number => {
  const slot = findSlot(table, kind, left, right);
  const known = table.slots[slot]! - 1;
  if (known >= 0) return known;
  const id = table.size++;
  table.kinds[id] = kind;
  table.lefts[id] = left;
  table.rights[id] = right;
  table.frees[id] = free;
  table.names[id] = named;
  table.slots[slot] = id + 1;
  if (table.size === table.kinds.length) widen(table);
  return id;
};

const findSlot = (table: NodeTable, kind: number, left: number, right: number): number => {
  const { slots, lefts, rights, kinds } = table;
  const mask = slots.length - 1;
  let slot = hashNode(kind, left, right) & mask;
  for (;;) {
    const id = slots[slot]! - 1;
    if (id < 0 || (lefts[id] === left && rights[id] === right && kinds[id] === kind)) return slot;
    slot = (slot + 1) & mask;
  }
};

const hashNode = (kind: number, left: number, right: number): number => {
  const mixed = Math.imul(left + 0x9e37, 0x85ebca6b) ^ Math.imul(right + 0x79b9, 0xc2b2ae35) ^ (kind << 7);
  return mixed ^ (mixed >>> 15);
};

const widen = (table: NodeTable): void => {
  const { size } = table;
  const wider = (column: Int32Array): Int32Array => {
    const copy = new Int32Array(2 * size);
    copy.set(column);
    return copy;
  };
  const kinds = new Uint8Array(2 * size);
  kinds.set(table.kinds);
  table.kinds = kinds;
  table.lefts = wider(table.lefts);
  table.rights = wider(table.rights);
  table.frees = wider(table.frees);
  table.names = wider(table.names);
  table.slots = new Int32Array(4 * size);
  for (let id = 0; id < size; id++)
    table.slots[findSlot(table, kinds[id]!, table.lefts[id]!, table.rights[id]!)] = id + 1;
};
