/**
 * The letters of a finished argument, by first appearance: p q r s t p1 …, P Q R S T P1 … whatever their places, a b c
 * ….
 */
import {
  internAtom,
  createNodeTable,
  getLetter,
  nodeKinds,
  internNode,
  getTermList,
  internTerms,
  type NodeTable,
} from "./nodes.ts";
import { createWriter, type Writer } from "./write.ts";

/** The lines of one argument. */
export type FinalLines = {
  readonly table: NodeTable;
  readonly writer: Writer;
  /** A line of the argument's own table, with final letters. */
  readonly toLine: (id: number) => number;
  /** The final number of a constant. */
  readonly toConstant: (constant: number) => number;
  /** A constant for an arbitrary individual, by its number from 1 on. */
  readonly someone: (number: number) => number;
  /** The letters so far. */
  readonly letters: () => FinalLetters;
};

/** The final letters of an argument, in order of first appearance; `relations`, of two places, only where there are any. */
export type FinalLetters = {
  readonly propositions: readonly string[];
  readonly predicates: readonly string[];
  readonly relations?: readonly string[];
  readonly constants: readonly string[];
};

/** Propositions have even numbers and predicates odd ones; arbitrary individuals are numbered from here on. */
const firstSomeone = 4096;

const nth = (alphabet: string, i: number): string => {
  const round = Math.floor(i / alphabet.length);
  return `${alphabet.charAt(i % alphabet.length)}${round === 0 ? "" : round}`;
};

/** Begins the lines of an argument over a table. */
export const createFinalLines = (own: NodeTable): FinalLines => {
  const table = createNodeTable();
  const writer = createWriter(
    table,
    (letter) => nth(letter % 2 === 0 ? "pqrst" : "PQRST", letter >> 1),
    (constant) => (constant < firstSomeone ? nth("abcdefgh", constant) : `someone${constant - firstSomeone}`),
  );
  const letters = new Map<number, number>();
  const constants = new Map<number, number>();
  let [propositions, predicates] = [0, 0];
  const relations = new Set<number>();

  const toFinalLetter = (letter: number, list: number): number => {
    const known = letters.get(letter);
    if (known !== undefined) return known;
    const final = list < 0 ? 2 * propositions++ : 2 * predicates++ + 1;
    letters.set(letter, final);
    if (list >= 0 && own.rights[list]! >= 0) relations.add(final);
    return final;
  };
  const toConstant = (constant: number): number => {
    const known = constants.get(constant);
    if (known !== undefined) return known;
    constants.set(constant, constants.size);
    return constants.size - 1;
  };
  const toFinalList = (list: number): number => {
    if (list < 0) return -1;
    const term = own.lefts[list]!;
    const first = term < 0 ? -1 - toConstant(-1 - term) : term;
    return internTerms(table, first, toFinalList(own.rights[list]!));
  };
  const toLine = (id: number): number => {
    const kind = own.kinds[id]!;
    if (kind === nodeKinds.atom) {
      const list = getTermList(own, id);
      const letter = toFinalLetter(getLetter(own, id), list);
      return internAtom(table, letter, toFinalList(list));
    }
    const [left, right] = [own.lefts[id]!, own.rights[id]!];
    const first = left < 0 ? -1 : toLine(left);
    return internNode(table, kind, first, right < 0 ? -1 : toLine(right));
  };
  return {
    table,
    writer,
    toLine,
    toConstant,
    someone: (number) => firstSomeone + number,
    letters: () => {
      const all = [...letters.values()].filter((letter) => letter % 2 === 1);
      const nameLetters = (list: readonly number[]): string[] =>
        list.map((letter) => nth("PQRST", letter >> 1));
      return {
        propositions: Array.from({ length: propositions }, (_, i) => nth("pqrst", i)),
        predicates: nameLetters(all.filter((letter) => !relations.has(letter))),
        relations: relations.size > 0 ? nameLetters([...relations]) : undefined,
        constants: Array.from({ length: constants.size }, (_, i) => nth("abcdefgh", i)),
      };
    },
  };
};
