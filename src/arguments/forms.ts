/**
 * Rules' forms as numbered formulas, each over a table of its own: read once, copied into chains and proofs. The chains
 * that begin with them share a table, since the same lines come up in many.
 */
import type { Rule } from "#catalog/skill";
import type { Sequent } from "#logic/certificate";
import { memoize } from "#logic/memoize";
import { createNodeTable, type NodeTable } from "./nodes.ts";
import { createNames, internFormula, type Names } from "./read.ts";
import { createWriter, type Writer } from "./write.ts";

/** A sequent over a table of its own; its letters and constants are numbered from 0. */
export type NumberedSequent = {
  readonly table: NodeTable;
  readonly names: Names;
  readonly premises: readonly number[];
  readonly conclusion: number;
  /** How many letters and constants it has. */
  readonly letters: number;
  readonly constants: number;
};

/** A form of a rule. */
export type Form = NumberedSequent & {
  readonly rule: Rule;
  /** Which of the rule's forms it is. */
  readonly index: number;
  /** Where a chain that begins with it is kept. */
  readonly ground: () => Ground;
};

/** A table for chains, the names of what they are about, and a writer of their lines. */
export type Ground = { readonly table: NodeTable; readonly names: Names; readonly writer: Writer };

/** The forms of a rule. */
export type Forms = (rule: Rule) => readonly Form[];

/** Reads forms; what was read is kept. */
export const createForms = (): Forms => {
  let current = createGround();
  const ground = (): Ground => {
    if (current.table.size > maxShared) current = createGround();
    return current;
  };
  return memoize((rule) => rule.forms.map((form, index) => ({ ...toNumbered(form), rule, index, ground })));
};

/** So many formulas are shared before a new table is begun. */
const maxShared = 20_000;

/** More letters than a chain has. */
const maxLetters = 4096;

const createGround = (): Ground => {
  const table = createNodeTable();
  const names = createNames(maxLetters);
  return { table, names, writer: createWriter(table, names.letters.getName, names.constants.getName) };
};

/** In a chain ∀u is a quantifier like others: of whom it is said is a matter of words. */
export const toNumbered = ({ premises, conclusion }: Sequent): NumberedSequent => {
  const table = createNodeTable();
  const names = createNames();
  const [reached, ...from] = [conclusion, ...premises].map((line) =>
    internFormula(table, line, names, "quantifier"),
  );
  return {
    table,
    names,
    premises: from,
    conclusion: reached!,
    letters: names.letters.count(),
    constants: names.constants.count(),
  };
};
