/**
 * The lines that a short derivation of an item may have, each once and by number: the subformulas of the item's
 * lines and their negations. What is open in a subformula is closed again, by ∀, by ∃, or by a constant of the
 * item (Gentzen's subformulas), so that ∀x (P(x) → Q(x)) offers ∀x Q(x) and ¬P(a), too.
 *
 * Bound variables are counted outwards from 0 (de Bruijn), so formulas that differ in bound names are one line.
 * A line said of an arbitrary individual, ∀u φ, is a form of its own, as in the catalog: only universal
 * generalization uses it.
 */
import { arbitraryName } from "#language";
import type { BinaryKind, Formula, QuantifierKind } from "#logic";

export type LineKind = Formula["kind"] | "arbitrary";

/** A formula whose parts are numbers. Terms: a bound variable from 0 up, a constant as -1 - its number. */
type Node = {
  readonly kind: LineKind;
  readonly name: string;
  readonly terms: readonly number[];
  readonly left: number;
  readonly right: number;
  /** Bit i: the variable that is bound i quantifiers outside is free here. */
  readonly free: number;
};

export type LineTable = {
  readonly idOf: (formula: Formula) => number;
  readonly nodeOf: (id: number) => Node;
  readonly not: (id: number) => number;
  readonly binary: (kind: BinaryKind, left: number, right: number) => number;
  readonly quantified: (kind: QuantifierKind, body: number) => number;
  readonly constant: (kind: "true" | "false") => number;
  /** The line ∀u φ, said of an arbitrary individual. */
  readonly arbitrary: (body: number) => number;
  /** φ with free variable i replaced by the term `terms(i)`, given as it looks from outside φ. */
  readonly replaced: (id: number, terms: (index: number) => number) => number;
  /** The constants met so far, as terms. */
  readonly constants: () => readonly number[];
};

const kinds: readonly LineKind[] = [
  "not",
  "and",
  "or",
  "implies",
  "iff",
  "forall",
  "exists",
  "arbitrary",
  "true",
  "false",
];
/** No table comes near it. */
const mostNodes = 2 ** 22;

/** An empty table; formulas get their numbers as they are asked for. */
export const createLineTable = (): LineTable => {
  const nodes: Node[] = [];
  const known = new Map<string | number, number>();
  const constantNames = new Map<string, number>();
  const negations = new Map<number, number>();

  const add = (
    kind: LineKind,
    name: string,
    terms: readonly number[],
    left: number,
    right: number,
  ): number => {
    // Only atoms have a name; the rest is told apart by numbers.
    const key =
      kind === "atom"
        ? `${name} ${terms.join(" ")}`
        : ((left + 1) * mostNodes + right + 1) * kinds.length + kinds.indexOf(kind);
    const ready = known.get(key);
    if (ready !== undefined) return ready;
    let free = 0;
    for (const term of terms) if (term >= 0) free |= 1 << term;
    const under = (nodes[left]?.free ?? 0) | (nodes[right]?.free ?? 0);
    free |= kind === "forall" || kind === "exists" || kind === "arbitrary" ? under >> 1 : under;
    const id = nodes.push({ kind, name, terms, left, right, free }) - 1;
    known.set(key, id);
    return id;
  };
  const nodeOf = (id: number): Node => nodes[id]!;
  const not = (id: number): number => {
    const ready = negations.get(id) ?? add("not", "", [], id, -1);
    negations.set(id, ready);
    return ready;
  };

  const read = (formula: Formula, bound: readonly string[]): number => {
    switch (formula.kind) {
      case "true":
      case "false":
        return add(formula.kind, "", [], -1, -1);
      case "atom":
        return add(
          "atom",
          formula.name,
          formula.terms.map((term) => {
            if (term.kind === "variable") return bound.indexOf(term.name);
            const number = constantNames.get(term.name) ?? constantNames.size;
            constantNames.set(term.name, number);
            return -1 - number;
          }),
          -1,
          -1,
        );
      case "not":
        return not(read(formula.body, bound));
      case "forall":
      case "exists":
        return add(formula.kind, "", [], read(formula.body, [formula.variable, ...bound]), -1);
      default:
        return add(formula.kind, "", [], read(formula.left, bound), read(formula.right, bound));
    }
  };

  const replaced = (id: number, terms: (index: number) => number, depth = 0): number => {
    const node = nodeOf(id);
    if (node.free >> depth === 0) return id;
    switch (node.kind) {
      case "atom":
        return add(
          "atom",
          node.name,
          node.terms.map((term) => {
            if (term < depth) return term;
            const to = terms(term - depth);
            return to < 0 ? to : to + depth;
          }),
          -1,
          -1,
        );
      case "forall":
      case "exists":
      case "arbitrary":
        return add(node.kind, "", [], replaced(node.left, terms, depth + 1), -1);
      default:
        return add(
          node.kind,
          "",
          [],
          replaced(node.left, terms, depth),
          node.right < 0 ? -1 : replaced(node.right, terms, depth),
        );
    }
  };

  return {
    idOf: (formula) =>
      formula.kind === "forall" && formula.variable === arbitraryName
        ? add("arbitrary", "", [], read(formula.body, [arbitraryName]), -1)
        : read(formula, []),
    nodeOf,
    not,
    binary: (kind, left, right) => add(kind, "", [], left, right),
    quantified: (kind, body) => add(kind, "", [], body, -1),
    constant: (kind) => add(kind, "", [], -1, -1),
    arbitrary: (body) => add("arbitrary", "", [], body, -1),
    replaced: (id, terms) => replaced(id, terms),
    constants: () => Array.from({ length: constantNames.size }, (_, i) => -1 - i),
  };
};

/** The lines that a derivation may have, or undefined where there are more than `most`. */
export const linesFor = (
  table: LineTable,
  itemsLines: readonly number[],
  most: number,
): ReadonlySet<number> | undefined => {
  const parts = new Set<number>();
  const collect = (id: number): void => {
    if (id < 0 || parts.has(id)) return;
    parts.add(id);
    const { left, right } = table.nodeOf(id);
    collect(left);
    collect(right);
  };
  itemsLines.forEach(collect);
  const lines = new Set<number>();
  const seen = new Set<number>();
  const close = (id: number): void => {
    if (seen.has(id) || lines.size > most) return;
    seen.add(id);
    const { free } = table.nodeOf(id);
    if (free === 0) {
      lines.add(id);
      lines.add(table.not(id));
      return;
    }
    const open = indicesIn(free);
    for (const at of open) {
      // The variable at `at` becomes the innermost, and is bound.
      const inner = table.replaced(id, (index) =>
        index === at ? 0 : 1 + open.indexOf(index) - (index > at ? 1 : 0),
      );
      close(table.quantified("forall", inner));
      close(table.quantified("exists", inner));
      for (const constant of table.constants())
        close(table.replaced(id, (index) => (index === at ? constant : index)));
    }
  };
  for (const part of parts) {
    if (table.nodeOf(part).kind === "arbitrary") {
      lines.add(part);
      continue;
    }
    close(part);
    close(table.not(part));
  }
  return lines.size > most ? undefined : lines;
};

const indicesIn = (free: number): readonly number[] =>
  Array.from({ length: 32 - Math.clz32(free) }, (_, i) => i).filter((i) => ((free >> i) & 1) === 1);
