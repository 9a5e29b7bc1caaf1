/**
 * Unification of schematic formulas, for chains (§3.2 of the ACL text: "another syllogism with P₂ as the conclusion").
 *
 * Miller's patterns (1991, "A logic programming language with lambda-abstraction, function variables, and simple
 * unification"), cut to what rules need. A letter p means a closed formula, P in P(x) a formula in x, P in P(x, y) one
 * in x and y; a letter applied to distinct variables has at most one meaning, which is written with its places as the
 * variables 0 and 1. A letter of constants takes what is said of them: P(a) any formula about one constant, P(a, b) an
 * atom of two places. A substitution is triangular: a meaning may hold further letters that have a meaning in turn.
 */
import {
  internAtom,
  constantBit,
  isQuantifier,
  letterBit,
  getLetter,
  nodeKinds,
  internNode,
  replace,
  getTermList,
  internTerms,
  type NodeTable,
} from "./nodes.ts";

/** The meanings of variables and constants, by number: a node, and another constant. */
export type Substitution = {
  readonly meanings: Map<number, number>;
  readonly constants: Map<number, number>;
  /** Which letters and constants have a meaning, as `NodeTable.names` has them. */
  named: number;
};

/** A substitution in which nothing has a meaning. */
export const emptySubstitution = (): Substitution => ({
  meanings: new Map(),
  constants: new Map(),
  named: 0,
});

/** Substitutions of different letters as one. */
export const join = (substitutions: readonly Substitution[]): Substitution => ({
  meanings: new Map(substitutions.flatMap(({ meanings }) => [...meanings])),
  constants: new Map(substitutions.flatMap(({ constants }) => [...constants])),
  named: substitutions.reduce((bits, { named }) => bits | named, 0),
});

/** φ with every letter replaced by what it means, all the way down. */
export const apply = (table: NodeTable, id: number, substitution: Substitution): number => {
  if ((table.names[id]! & substitution.named) === 0) return id;
  const kind = table.kinds[id]!;
  if (kind === nodeKinds.atom) return applyAtom(table, id, substitution);
  const left = apply(table, table.lefts[id]!, substitution);
  const right = table.rights[id]!;
  return internNode(table, kind, left, right < 0 ? -1 : apply(table, right, substitution));
};

const applyAtom = (table: NodeTable, id: number, substitution: Substitution): number => {
  const letter = getLetter(table, id);
  const list = getTermList(table, id);
  const meaning = substitution.meanings.get(letter);
  if (meaning === undefined) return internAtom(table, letter, resolveList(table, list, substitution));
  const whole = apply(table, meaning, substitution);
  return table.frees[whole] === 0 ? whole : replace(table, whole, listTerms(table, list, substitution));
};

const resolveList = (table: NodeTable, list: number, substitution: Substitution): number =>
  list < 0
    ? list
    : internTerms(
        table,
        resolveTerm(table.lefts[list]!, substitution),
        resolveList(table, table.rights[list]!, substitution),
      );

const listTerms = (table: NodeTable, list: number, substitution: Substitution): number[] => {
  const terms: number[] = [];
  for (let at = list; at >= 0; at = table.rights[at]!)
    terms.push(resolveTerm(table.lefts[at]!, substitution));
  return terms;
};

const resolveTerm = (term: number, substitution: Substitution): number =>
  term >= 0 ? term : -1 - resolveConstant(substitution, -1 - term);

/** The constant that a constant comes to. */
export const resolveConstant = ({ constants }: Substitution, constant: number): number => {
  let at = constant;
  for (let next = constants.get(at); next !== undefined; next = constants.get(at)) at = next;
  return at;
};

/** Extends `substitution` in place so that φ and ψ become the same; false, with leftovers, where none does. */
export const unify = (table: NodeTable, left: number, right: number, substitution: Substitution): boolean => {
  const [one, other] = [head(table, left, substitution), head(table, right, substitution)];
  if (one === other) return true;
  const [kind, otherKind] = [table.kinds[one]!, table.kinds[other]!];
  if (
    kind === nodeKinds.atom &&
    otherKind === nodeKinds.atom &&
    getLetter(table, one) === getLetter(table, other)
  )
    return unifyTerms(table, getTermList(table, one), getTermList(table, other), substitution);
  if (kind === nodeKinds.atom && bind(table, one, other, substitution)) return true;
  if (otherKind === nodeKinds.atom && bind(table, other, one, substitution)) return true;
  if (kind !== otherKind || kind === nodeKinds.atom) return false;
  const [first, second] = [table.rights[one]!, table.rights[other]!];
  return (
    unify(table, table.lefts[one]!, table.lefts[other]!, substitution) &&
    (first < 0 || unify(table, first, second, substitution))
  );
};

const head = (table: NodeTable, id: number, substitution: Substitution): number =>
  table.kinds[id] === nodeKinds.atom && substitution.meanings.has(getLetter(table, id))
    ? applyAtom(table, id, substitution)
    : id;

const unifyTerms = (
  table: NodeTable,
  list: number,
  otherList: number,
  substitution: Substitution,
): boolean => {
  let [one, other] = [list, otherList];
  for (; one >= 0 && other >= 0; one = table.rights[one]!, other = table.rights[other]!) {
    const left = resolveTerm(table.lefts[one]!, substitution);
    const right = resolveTerm(table.lefts[other]!, substitution);
    if (left === right) continue;
    if (left >= 0 || right >= 0) return false;
    identify(-1 - left, -1 - right, substitution);
  }
  return one < 0 && other < 0;
};

const identify = (constant: number, other: number, substitution: Substitution): void => {
  substitution.constants.set(constant, other);
  substitution.named |= constantBit(constant);
};

/** Gives an unbound letter a formula's meaning, where it may. */
const bind = (table: NodeTable, atom: number, target: number, substitution: Substitution): boolean => {
  const letter = getLetter(table, atom);
  const meaning = apply(table, target, substitution);
  if (mentions(table, meaning, letter)) return false;
  const terms = listTerms(table, getTermList(table, atom), substitution);
  const means = (id: number): boolean => {
    substitution.meanings.set(letter, id);
    substitution.named |= letterBit(letter);
    return true;
  };
  const free = table.frees[meaning]!;
  if (terms.every((term) => term >= 0)) {
    const places = terms.reduce((bits, term) => bits | (1 << term), 0);
    if (free !== places || terms.some((term, i) => terms.indexOf(term) < i)) return false;
    return means(terms.every((term, i) => term === i) ? meaning : replace(table, meaning, inverse(terms)));
  }
  if (terms.length > 1) {
    if (table.kinds[meaning] !== nodeKinds.atom) return false;
    if (!unifyTerms(table, getTermList(table, atom), getTermList(table, meaning), substitution)) return false;
    return means(letterItself(table, getLetter(table, meaning), terms.length));
  }
  const named = free === 0 ? findOnlyConstant(table, meaning) : undefined;
  const own = -1 - terms[0]!;
  if (named === undefined) return false;
  if (own !== named) identify(own, named, substitution);
  return means(abstractConstant(table, meaning, named, 0));
};

/** A letter with its places as its terms: P(0, 1). */
export const letterItself = (table: NodeTable, letter: number, places: number): number => {
  let list = -1;
  for (let place = places - 1; place >= 0; place--) list = internTerms(table, place, list);
  return internAtom(table, letter, list);
};

const inverse = (terms: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(...terms) + 1 }, (_, term) => terms.indexOf(term));

const abstractConstant = (table: NodeTable, id: number, constant: number, depth: number): number => {
  if ((table.names[id]! & constantBit(constant)) === 0) return id;
  const kind = table.kinds[id]!;
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  if (kind === nodeKinds.atom)
    return internAtom(table, -2 - left, abstractConstant(table, -2 - right, constant, depth));
  if (kind === nodeKinds.terms)
    return internTerms(
      table,
      left === -1 - constant ? depth : left,
      right < 0 ? right : abstractConstant(table, right, constant, depth),
    );
  const first = abstractConstant(table, left, constant, isQuantifier(kind) ? depth + 1 : depth);
  return internNode(table, kind, first, right < 0 ? -1 : abstractConstant(table, right, constant, depth));
};

/**
 * The constant that a closed formula is about; undefined where it has none or several. A quantified one counts where it
 * relates the constant to others, as ∀y R(a, y) does; ∀x P(x) → Q(a) says too little of a.
 */
const findOnlyConstant = (table: NodeTable, id: number): number | undefined => {
  let found: number | undefined;
  let [several, quantified, related] = [false, false, false];
  const visit = (at: number): void => {
    const kind = table.kinds[at]!;
    if (kind === nodeKinds.atom) {
      const list = getTermList(table, at);
      related ||= list >= 0 && table.rights[list]! >= 0;
      for (let term = list; term >= 0; term = table.rights[term]!) {
        const constant = -1 - table.lefts[term]!;
        if (constant < 0) continue;
        several ||= found !== undefined && found !== constant;
        found = constant;
      }
      return;
    }
    quantified ||= isQuantifier(kind);
    if (table.lefts[at]! >= 0) visit(table.lefts[at]!);
    if (table.rights[at]! >= 0) visit(table.rights[at]!);
  };
  visit(id);
  return several || (quantified && !related) ? undefined : found;
};

const mentions = (table: NodeTable, id: number, letter: number): boolean => {
  if ((table.names[id]! & letterBit(letter)) === 0) return false;
  const kind = table.kinds[id]!;
  if (kind === nodeKinds.atom) return getLetter(table, id) === letter;
  const right = table.rights[id]!;
  return mentions(table, table.lefts[id]!, letter) || (right >= 0 && mentions(table, right, letter));
};
