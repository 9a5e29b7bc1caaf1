/**
 * Colour refinement of arguments as graphs of premises and atoms, with each atom's sign and place in a premise. In a round, premises
 * see their atoms, and atoms see the premises that they stand in. Source: Weisfeiler and Leman 1968, as in Shervashidze et al. 2011.
 */
import { isQuantified, getParts, collectSymbols, type Atom, type Formula } from "#logic/formula";
import { hash128 } from "./random.ts";

/** An atom at its place in a formula, with its sign there: 1 affirmed, -1 denied, 0 both ways, as under ↔. */
export type Occurrence = {
  /** Its letter. */
  readonly atom: string;
  /** All of it, terms too. */
  readonly whole: Atom;
  readonly sign: -1 | 0 | 1;
  /** A hash of the way to it from the top: 1 stands for a denial, 2 for the left side, 3 for the right. */
  readonly path: number;
};

/** The atoms of a formula at their places, left to right. */
export const listOccurrences = (formula: Formula): readonly Occurrence[] => {
  const found: Occurrence[] = [];
  const visit = (part: Formula, sign: Occurrence["sign"], path: number): void => {
    if (part.kind === "atom") found.push({ atom: part.name, whole: part, sign, path });
    for (const [side, inner] of getParts(part).entries()) {
      const isTurned = part.kind === "not" || (part.kind === "implies" && side === 0);
      const own = part.kind === "iff" ? 0 : isTurned ? opposite(sign) : sign;
      visit(inner, own, isQuantified(part) ? path : mixHashes(path, part.kind === "not" ? 1 : 2 + side));
    }
  };
  visit(formula, 1, 0);
  return found;
};

const opposite = (sign: Occurrence["sign"]): Occurrence["sign"] => (sign === 0 ? 0 : sign > 0 ? -1 : 1);

/** A node of a graph by its start colour, and its places by the numbers of their atoms and the hashes of how these stand there. */
export type Premise = {
  readonly shape: number;
  readonly places: readonly { readonly atom: number; readonly role: number }[];
};

/** A graph of premises and `count` atoms with its colours, which are hashes; the first atoms have start colours of their own. */
export const refineColours = (premises: readonly Premise[], start: readonly number[], count: number) => {
  const clauses = Int32Array.from(premises, ({ shape }) => shape);
  const atoms = new Int32Array(count);
  atoms.set(start);
  const seen = new Int32Array(count);
  return {
    clauses,
    atoms,
    /** Each colour becomes that of itself with what it sees at the other ends of its edges, in any order: one round. */
    refine: () => {
      for (let i = 0; i < clauses.length; i++) {
        let sum = 0;
        for (const { atom, role } of premises[i]!.places) sum = (sum + mixHashes(role, atoms[atom]!)) | 0;
        clauses[i] = mixHashes(clauses[i]!, sum);
      }
      seen.fill(0);
      for (let i = 0; i < clauses.length; i++)
        for (const { atom, role } of premises[i]!.places) seen[atom]! += mixHashes(role, clauses[i]!);
      for (let atom = 0; atom < count; atom++) atoms[atom] = mixHashes(atoms[atom]!, seen[atom]!);
    },
    everywhere: () => mixHashes(sumColours(clauses), sumColours(atoms)),
  };
};

/** A hash of two numbers in their order (the finalizer of MurmurHash3). */
const mixHashes = (one: number, other: number): number => {
  let hash = Math.imul(one, 0x9e3779b1) ^ (other + 0x7f4a7c15);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
};

const sumColours = (colours: Int32Array): number => {
  let sum = 0;
  for (const colour of colours) sum = (sum + mixHashes(1, colour)) | 0;
  return sum;
};

/** A text as a number of 32 bits. */
export const hashText = (text: string): number => hash128(text)[0] | 0;

/** How many premises each lies from the goal: 1 where they share an atom, Infinity where nothing leads there. */
export const measureDistances = (goal: Formula, premises: readonly Formula[]): readonly number[] => {
  const reached = collectSymbols(goal);
  const atoms = premises.map((premise) => listOccurrences(premise).map(({ atom }) => atom));
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
