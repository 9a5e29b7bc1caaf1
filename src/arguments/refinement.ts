/**
 * Colour refinement of arguments: what a reader sees who looks no farther than some rounds. A premise sees its atoms, each with
 * its sign and place in the premise's shape; an atom sees the premises that it stands in; a round is both. Two lists of
 * premises for one goal agree up to a round where the colours are the same. A reader of fewer rounds than the proof is deep
 * cannot tell their keys apart. Source: Weisfeiler and Leman 1968, as in Shervashidze et al. 2011.
 *
 * At the start an atom has the colour of how it stands in the goal, and a premise that of its shape: connectives, quantifiers, signs.
 */
import { eachAtom, type Formula } from "#logic/formula";
import { mapParts } from "#logic/map-parts";
import { memoize } from "#logic/memoize";
import { print } from "#logic/notation";
import { hash128 } from "./random.ts";

/** An atom at its place in a formula, with its sign there: 1 affirmed, -1 denied, 0 both ways, as under ↔. */
export type Occurrence = {
  readonly atom: string;
  readonly sign: -1 | 0 | 1;
  /** The way to it from the top: which sides, and below which signs. */
  readonly path: string;
};

/** The atoms of a formula at their places, left to right. */
export const occurrencesOf = (formula: Formula): readonly Occurrence[] => {
  const found: Occurrence[] = [];
  const visit = (part: Formula, sign: Occurrence["sign"], path: string): void => {
    switch (part.kind) {
      case "true":
      case "false":
        return;
      case "atom":
        found.push({ atom: part.name, sign, path });
        return;
      case "not":
        return visit(part.body, opposite(sign), `${path}¬`);
      case "forall":
      case "exists":
        return visit(part.body, sign, path);
      case "implies":
        visit(part.left, opposite(sign), `${path}l`);
        return visit(part.right, sign, `${path}r`);
      case "iff":
        visit(part.left, 0, `${path}l`);
        return visit(part.right, 0, `${path}r`);
      default:
        visit(part.left, sign, `${path}l`);
        visit(part.right, sign, `${path}r`);
    }
  };
  visit(formula, 1, "");
  return found;
};

const opposite = (sign: Occurrence["sign"]): Occurrence["sign"] => (sign === 0 ? 0 : sign > 0 ? -1 : 1);

/** Equal for formulas that differ in their atoms alone. */
const shapeOf = (formula: Formula): string => print(blank(formula));

const blank = (formula: Formula): Formula =>
  formula.kind === "atom"
    ? { ...formula, name: formula.terms.length === 0 ? "p" : "P" }
    : mapParts(formula, blank);

/** The highest round up to which two lists of premises agree: as seen from the goal, and in all colours together. */
export type Agreement = { readonly fromGoal: number; readonly everywhere: number };

/** Returns up to which round two lists of premises agree, `most` at the most. */
export type AgreementCheck = (one: readonly Formula[], other: readonly Formula[], most: number) => Agreement;

/** A check for lists with one goal. What it finds out about a premise it keeps. */
export const createAgreementCheck = (goal: Formula): AgreementCheck => {
  const read = memoize((premise: Formula): Premise => ({
    shape: hashText(shapeOf(premise)),
    places: occurrencesOf(premise).map(({ atom, sign, path }) => ({
      atom,
      role: hashText(`${sign}${path}`),
    })),
  }));
  const inGoal = new Map<string, number>();
  for (const { atom, sign, path } of occurrencesOf(goal))
    inGoal.set(atom, mixed(inGoal.get(atom) ?? 0, hashText(`${sign}${path}`)));
  return (one, other, most) => {
    const first = graphOf(one.map(read), inGoal);
    const second = graphOf(other.map(read), inGoal);
    let everywhere = most;
    for (let round = 1; round <= most; round++) {
      first.refine();
      second.refine();
      if (everywhere === most && first.everywhere() !== second.everywhere()) everywhere = round - 1;
      const [seen, alike] = [first.fromGoal(), second.fromGoal()];
      if (seen.some((colour, i) => colour !== alike[i])) return { fromGoal: round - 1, everywhere };
    }
    return { fromGoal: most, everywhere };
  };
};

/** A premise by the hash of its shape, and of its places by those of their signs and ways. */
type Premise = {
  readonly shape: number;
  readonly places: readonly { readonly atom: string; readonly role: number }[];
};

/** A graph with its colours, which are hashes; the goal's atoms come first. */
const graphOf = (premises: readonly Premise[], inGoal: ReadonlyMap<string, number>) => {
  const numbers = new Map([...inGoal.keys()].map((atom, i) => [atom, i]));
  /** Premise, atom and role of each place, one after the other. */
  const edges: number[] = [];
  for (const [clause, { places }] of premises.entries())
    for (const { atom, role } of places) {
      let number = numbers.get(atom);
      if (number === undefined) numbers.set(atom, (number = numbers.size));
      edges.push(clause, number, role);
    }
  let clauses = Int32Array.from(premises, ({ shape }) => shape);
  let atoms = new Int32Array(numbers.size);
  for (const [i, hash] of [...inGoal.values()].entries()) atoms[i] = hash;
  /** Each colour with what it sees at the other ends of its edges, in any order. */
  const seeing = (own: Int32Array, end: 0 | 1, others: Int32Array): Int32Array<ArrayBuffer> => {
    const seen = new Int32Array(own.length);
    for (let i = 0; i < edges.length; i += 3)
      seen[edges[i + end]!]! += mixed(edges[i + 2]!, others[edges[i + 1 - end]!]!);
    for (let i = 0; i < seen.length; i++) seen[i] = mixed(own[i]!, seen[i]!);
    return seen;
  };
  return {
    refine: () => {
      clauses = seeing(clauses, 0, atoms);
      atoms = seeing(atoms, 1, clauses);
    },
    everywhere: () => mixed(sumOf(clauses), sumOf(atoms)),
    fromGoal: () => atoms.subarray(0, inGoal.size),
  };
};

/** A hash of two numbers in their order (the finalizer of MurmurHash3). */
const mixed = (one: number, other: number): number => {
  let hash = Math.imul(one, 0x9e3779b1) ^ (other + 0x7f4a7c15);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
};

const sumOf = (colours: Int32Array): number => {
  let sum = 0;
  for (const colour of colours) sum = (sum + mixed(1, colour)) | 0;
  return sum;
};

const hashText = (text: string): number => hash128(text)[0] | 0;

/** How many premises each lies from the goal: 1 where they share an atom, Infinity where nothing leads there. */
export const distancesFrom = (goal: Formula, premises: readonly Formula[]): readonly number[] => {
  const reached = new Set<string>();
  eachAtom(goal, ({ name }) => reached.add(name));
  const atoms = premises.map((premise) => occurrencesOf(premise).map(({ atom }) => atom));
  const distances = premises.map(() => Infinity);
  for (let distance = 1; ; distance++) {
    const next = [...distances.keys()].filter(
      (i) => distances[i] === Infinity && atoms[i]!.some((atom) => reached.has(atom)),
    );
    if (next.length === 0) return distances;
    for (const i of next) distances[i] = distance;
    for (const i of next) for (const atom of atoms[i]!) reached.add(atom);
  }
};
