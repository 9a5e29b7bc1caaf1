/**
 * A passage: propositions and, as the paper's Appendix H shows, some literal facts among them. The fair recipe takes only
 * passages that are consistent and of which no sentence follows from the others; the paper's own way takes what comes of Algorithm 1.
 */
import type { Formula } from "#logic/formula";
import type { Random } from "../random.ts";
import {
  createFiller,
  drawPropositions,
  optionVariables,
  buildProposition,
  type Form,
} from "./propositions.ts";
import { andRows, type Rows } from "#logic/truth-table";
import { entails, intersectRows } from "./rows.ts";

type PassageParameters = {
  /** n of Algorithm 1, whose value the paper does not print: the most propositions, and from how many uses on a variable is in no option. */
  readonly n: number;
  readonly variables: number;
  /** The forms of propositions; undefined for the paper's. */
  readonly forms?: readonly Form[];
};

/** A formula with its truth table. */
export type Statement = { readonly formula: Formula; readonly rows: Rows };

/** Statements taken together, in the order in which they are stated. */
export type Premises = {
  readonly propositions: readonly Statement[];
  /** Where all of them are true. */
  readonly rows: Rows;
  readonly variables: number;
};

export type Passage = Premises & {
  /** x′: what options may speak of. */
  readonly optionVariables: readonly number[];
};

/** A sampler of passages; `facts` literal facts are stated about variables that the other propositions use. */
type PassageSampler = (facts: number, random: Random) => Passage;

/** True if propositions can be true together, and each is needed: some row denies it that all the others allow. */
export const fits = (stated: readonly Statement[]): boolean => {
  const words = stated[0]?.rows.length ?? 0;
  const all = (1 << stated.length) - 1;
  let possible = false;
  let needed = 0;
  for (let word = 0; word < words; word++) {
    // The rows that none of them denies, and those that only one does.
    let none = -1;
    let one = 0;
    for (let i = 0; i < stated.length; i++) {
      const bits = stated[i]!.rows[word]!;
      one = (one & bits) | (none & ~bits);
      none &= bits;
    }
    possible ||= none !== 0;
    if (one !== 0)
      for (let i = 0; i < stated.length; i++)
        if ((needed & (1 << i)) === 0 && (one & ~stated[i]!.rows[word]!) !== 0) needed |= 1 << i;
    if (possible && needed === all) return true;
  }
  return false;
};

/** Truth tables of more variables than this have rows for those in use alone. */
const maxTabled = 15;

/** Draws passages as they come, with facts about different variables. */
export const createPaperSampler = ({ n, variables, forms }: PassageParameters): PassageSampler => {
  const fill = createFiller(variables);
  return (facts, random) => {
    const { propositions, uses } = drawPropositions(n, variables, random, forms);
    const used = uses.flatMap((times, variable) => (times > 0 ? [variable] : []));
    const literals = random
      .shuffle(used)
      .slice(0, facts)
      .map((variable) => ({ form: random.int(2) === 0 ? "A" : "¬A", letters: [variable] }));
    const all = random.shuffle([...propositions, ...literals]);
    const inOptions = optionVariables(uses, n);
    if (variables <= maxTabled)
      return buildPassage(
        all.map(({ form, letters }) => fill(form, letters)),
        variables,
        inOptions,
      );
    const listUsed = (some: readonly number[]): readonly number[] => some.map((one) => used.indexOf(one));
    return buildPassage(
      all.map(({ form, letters }) => buildProposition(form, listUsed(letters), used.length)),
      used.length,
      listUsed(inOptions),
    );
  };
};

export const buildPassage = (
  propositions: readonly Statement[],
  variables: number,
  inOptions: readonly number[] = [],
): Passage => ({
  propositions,
  rows: intersectRows(propositions, variables),
  variables,
  optionVariables: inOptions,
});

/** The passage without one of its propositions. */
export const removeStatement = (
  { propositions, variables, optionVariables }: Passage,
  one: Statement,
): Passage =>
  buildPassage(
    propositions.filter((other) => other !== one),
    variables,
    optionVariables,
  );

/** The premises with one more. */
export const withStatement = ({ propositions, rows, variables }: Premises, one: Statement): Premises => ({
  propositions: [...propositions, one],
  rows: andRows(rows, one.rows),
  variables,
});

/**
 * The places of a smallest set of propositions that entail it: the first such set in order. Undefined where the whole
 * passage does not. Propositions without which it does not follow are in every such set; the search is for the others.
 */
export const findSupport = (
  { propositions, rows: all, variables }: Premises,
  rows: Rows,
): readonly number[] | undefined => {
  if (!entails(all, rows)) return undefined;
  const places = propositions.map((_, i) => i);
  const intersectChosen = (some: readonly number[]): Rows =>
    intersectRows(
      some.map((i) => propositions[i]!),
      variables,
    );
  const needed = places.filter((i) => !entails(intersectChosen(places.toSpliced(i, 1)), rows));
  const spare = places.filter((i) => !needed.includes(i));
  const search = (from: number, left: number, meet: Rows): readonly number[] | undefined => {
    if (left === 0) return entails(meet, rows) ? [] : undefined;
    for (let at = from; at + left <= spare.length; at++) {
      const rest = search(at + 1, left - 1, andRows(meet, propositions[spare[at]!]!.rows));
      if (rest !== undefined) return [spare[at]!, ...rest];
    }
    return undefined;
  };
  const start = intersectChosen(needed);
  for (let size = 0; size <= spare.length; size++) {
    const found = search(0, size, start);
    if (found !== undefined) return [...needed, ...found].toSorted((a, b) => a - b);
  }
  return undefined;
};
