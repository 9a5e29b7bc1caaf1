/**
 * The lines that a short derivation of an item may have, each once and by number: the subformulas of the item's
 * lines and their negations. What is open in a subformula is closed again, by ∀, by ∃, or by a constant of the
 * item (Gentzen's subformulas), so that ∀x (P(x) → Q(x)) offers ∀x Q(x) and ¬P(a), too.
 *
 * Bound variables are counted outwards from 0 (de Bruijn), so formulas that differ in bound names are one line.
 * A line said of an arbitrary individual, ∀u φ, is a form of its own, as in the catalog: only universal
 * generalization uses it. Nodes are numbers in columns, found again by a hash of kind and parts, since every
 * chain that is grown is asked.
 */
import { arbitraryName, type Formula } from "#logic";

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

export type LineTable = {
  /** The number of a formula, its own from now on. */
  readonly idOf: (formula: Formula) => number;
  readonly kindOf: (id: number) => number;
  /** The first part: of a negation or a quantified formula what it is of; negative where there is none. */
  readonly leftOf: (id: number) => number;
  /** The second part of a formula that has two; negative where there is none. */
  readonly rightOf: (id: number) => number;
  /** Bit i: the variable that is bound i quantifiers outside is free here. */
  readonly freeOf: (id: number) => number;
  /** The formula of a kind with those parts; -1 stands for a part that the kind does not have. */
  readonly node: (kind: number, left: number, right: number) => number;
  /** The same where it is known already, else -1. */
  readonly find: (kind: number, left: number, right: number) => number;
  readonly not: (id: number) => number;
  /**
   * φ with each free variable i replaced by `terms[i]`, as it looks from outside φ: a variable from 0 up, a constant
   * as -1 - its number.
   */
  readonly replaced: (id: number, terms: readonly number[]) => number;
  /** How many constants were met; they are the terms -1, -2, …. */
  readonly constantCount: () => number;
  readonly size: () => number;
  /** Forgets everything. */
  readonly clear: () => void;
};

/** An empty table; formulas get their numbers as they are asked for. */
export const createLineTable = (): LineTable => {
  let kinds = new Uint8Array(512);
  let lefts = new Int32Array(512);
  let rights = new Int32Array(512);
  let frees = new Int32Array(512);
  /** Open addressing: a node's number plus one, 0 where a slot is empty. */
  let slots = new Int32Array(2048);
  let size = 0;
  const letters = new Map<string, number>();
  const constants = new Map<string, number>();

  const slotOf = (kind: number, left: number, right: number): number => {
    const mask = slots.length - 1;
    let slot = hashOf(kind, left, right) & mask;
    for (;;) {
      const id = slots[slot]! - 1;
      if (id < 0 || (lefts[id] === left && rights[id] === right && kinds[id] === kind)) return slot;
      slot = (slot + 1) & mask;
    }
  };
  const find = (kind: number, left: number, right: number): number => slots[slotOf(kind, left, right)]! - 1;
  const widen = (): void => {
    const wider = <T extends Uint8Array | Int32Array>(column: T, copy: T): T => {
      copy.set(column);
      return copy;
    };
    kinds = wider(kinds, new Uint8Array(2 * size));
    lefts = wider(lefts, new Int32Array(2 * size));
    rights = wider(rights, new Int32Array(2 * size));
    frees = wider(frees, new Int32Array(2 * size));
    slots = new Int32Array(8 * size);
    for (let id = 0; id < size; id++) slots[slotOf(kinds[id]!, lefts[id]!, rights[id]!)] = id + 1;
  };
  const add = (kind: number, left: number, right: number, free: number): number => {
    const slot = slotOf(kind, left, right);
    const known = slots[slot]! - 1;
    if (known >= 0) return known;
    const id = size++;
    kinds[id] = kind;
    lefts[id] = left;
    rights[id] = right;
    frees[id] = free;
    slots[slot] = id + 1;
    if (size === kinds.length) widen();
    return id;
  };
  const node = (kind: number, left: number, right: number): number => {
    const under = (left < 0 ? 0 : frees[left]!) | (right < 0 ? 0 : frees[right]!);
    return add(kind, left, right, isQuantifier(kind) ? under >> 1 : under);
  };

  /** An atom keeps its letter and its list of terms below zero, so that neither is taken for a part. */
  const atom = (letter: number, terms: number): number =>
    add(nodeKinds.atom, letter, -2 - terms, terms < 0 ? 0 : frees[terms]!);
  const listed = (term: number, rest: number): number =>
    add(nodeKinds.terms, term, rest, (term < 0 ? 0 : 1 << term) | (rest < 0 ? 0 : frees[rest]!));
  const numberIn = (names: Map<string, number>, name: string): number => {
    const number = names.get(name) ?? names.size;
    if (number === names.size) names.set(name, number);
    return number;
  };

  /** The names bound here, the innermost last. */
  const bound: string[] = [];
  const read = (formula: Formula): number => {
    switch (formula.kind) {
      case "true":
      case "false":
        return node(nodeKinds[formula.kind], -1, -1);
      case "atom": {
        let terms = -1;
        for (let i = formula.terms.length - 1; i >= 0; i--) {
          const { kind, name } = formula.terms[i]!;
          terms = listed(
            kind === "variable" ? bound.length - 1 - bound.lastIndexOf(name) : -1 - numberIn(constants, name),
            terms,
          );
        }
        return atom(-2 - numberIn(letters, formula.name), terms);
      }
      case "not":
        return node(nodeKinds.not, read(formula.body), -1);
      case "forall":
      case "exists":
        return quantified(nodeKinds[formula.kind], formula.variable, formula.body);
      default: {
        const left = read(formula.left);
        return node(nodeKinds[formula.kind], left, read(formula.right));
      }
    }
  };
  const quantified = (kind: number, name: string, body: Formula): number => {
    bound.push(name);
    const inside = read(body);
    bound.pop();
    return node(kind, inside, -1);
  };

  const replaced = (id: number, terms: readonly number[], depth: number): number => {
    if (frees[id]! >> depth === 0) return id;
    const kind = kinds[id]!;
    if (kind === nodeKinds.atom) return atom(lefts[id]!, replacedIn(-2 - rights[id]!, terms, depth));
    if (isQuantifier(kind)) return node(kind, replaced(lefts[id]!, terms, depth + 1), -1);
    const right = rights[id]!;
    const left = replaced(lefts[id]!, terms, depth);
    return node(kind, left, right < 0 ? -1 : replaced(right, terms, depth));
  };
  const replacedIn = (list: number, terms: readonly number[], depth: number): number => {
    if (list < 0) return list;
    const term = lefts[list]!;
    const rest = replacedIn(rights[list]!, terms, depth);
    if (term < depth) return listed(term, rest);
    const to = terms[term - depth]!;
    return listed(to < 0 ? to : to + depth, rest);
  };

  return {
    idOf: (formula) =>
      formula.kind === "forall" && formula.variable === arbitraryName
        ? quantified(nodeKinds.arbitrary, arbitraryName, formula.body)
        : read(formula),
    kindOf: (id) => kinds[id]!,
    leftOf: (id) => lefts[id]!,
    rightOf: (id) => rights[id]!,
    freeOf: (id) => frees[id]!,
    node,
    find,
    not: (id) => node(nodeKinds.not, id, -1),
    replaced: (id, terms) => replaced(id, terms, 0),
    constantCount: () => constants.size,
    size: () => size,
    clear: () => {
      size = 0;
      slots.fill(0);
      letters.clear();
      constants.clear();
    },
  };
};

const isQuantifier = (kind: number): boolean => kind >= nodeKinds.forall && kind <= nodeKinds.arbitrary;

const hashOf = (kind: number, left: number, right: number): number => {
  const mixed = Math.imul(left + 0x9e37, 0x85ebca6b) ^ Math.imul(right + 0x79b9, 0xc2b2ae35) ^ (kind << 7);
  return mixed ^ (mixed >>> 15);
};

/** The lines that a derivation may have, or undefined where there are more than `most`. */
export const linesFor = (
  table: LineTable,
  itemsLines: readonly number[],
  most: number,
): readonly number[] | undefined => {
  const lines: number[] = [];
  const constants = table.constantCount();
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
    if (!mark(id, closed) || lines.length > most) return;
    const free = table.freeOf(id);
    if (free === 0) {
      add(id);
      add(table.not(id));
      return;
    }
    const count = 32 - Math.clz32(free);
    for (let at = 0; at < count; at++) {
      if (((free >> at) & 1) === 0) continue;
      const inner = count === 1 ? id : table.replaced(id, boundAt(at, free, count));
      close(table.node(nodeKinds.forall, inner, -1));
      close(table.node(nodeKinds.exists, inner, -1));
      for (let constant = -1; constant >= -constants; constant--)
        close(
          table.replaced(
            id,
            Array.from({ length: count }, (_, i) => (i === at ? constant : i)),
          ),
        );
    }
  };
  const collect = (id: number): void => {
    if (id < 0 || !mark(id, part)) return;
    if (table.kindOf(id) === nodeKinds.arbitrary) add(id);
    else {
      close(id);
      close(table.not(id));
    }
    collect(table.leftOf(id));
    collect(table.rightOf(id));
  };
  for (const id of itemsLines) collect(id);
  return lines.length > most ? undefined : lines;
};

const [part, closed, line] = [1, 2, 4];

/** The variable at `at` becomes the innermost, to be bound; those that stay close up behind it. */
const boundAt = (at: number, free: number, count: number): readonly number[] => {
  let next = 1;
  return Array.from({ length: count }, (_, i) => (i === at ? 0 : ((free >> i) & 1) === 1 ? next++ : 0));
};
