/**
 * Truth tables of the propositions over a few variables, 32 rows to a word: row r gives variable i the truth value
 * of bit i of r. Eight variables are eight words, so that a generator can look at thousands of passages a second.
 * These tables are untrusted: certificates are made by `#logic` and replayed by the trusted files.
 */

/** The rows in which a proposition is true. Fewer than five variables repeat their rows to fill the word. */
export type Rows = Int32Array;

/** The columns of variables 0 to 4; from variable 5 on a column is constant within a word. */
const columns: readonly number[] = [
  0xaaaaaaaa | 0,
  0xcccccccc | 0,
  0xf0f0f0f0 | 0,
  0xff00ff00 | 0,
  0xffff0000 | 0,
];

const wordsFor = (variables: number): number => (variables <= 5 ? 1 : 1 << (variables - 5));

/** Of one word of rows those in which a variable has a truth value. */
export const wordAt = (index: number, word: number, isTrue: boolean): number => {
  const rows = index < 5 ? columns[index]! : (word >> (index - 5)) & 1 ? -1 : 0;
  return isTrue ? rows : ~rows;
};

/** The rows in which a variable is true. */
export const rowsOfVariable = (index: number, variables: number): Rows =>
  allRows(variables).map((_, word) => wordAt(index, word, true));

/** Every row. */
const allRows = (variables: number): Rows => new Int32Array(wordsFor(variables)).fill(-1);

/** Loops, since `map` of a typed array takes several times as long. */
export const notRows = (rows: Rows): Rows => {
  const all = new Int32Array(rows.length);
  for (let i = 0; i < all.length; i++) all[i] = ~rows[i]!;
  return all;
};
export const andRows = (left: Rows, right: Rows): Rows => {
  const all = new Int32Array(left.length);
  for (let i = 0; i < all.length; i++) all[i] = left[i]! & right[i]!;
  return all;
};
export const orRows = (left: Rows, right: Rows): Rows => notRows(andRows(notRows(left), notRows(right)));
export const impliesRows = (left: Rows, right: Rows): Rows => notRows(andRows(left, notRows(right)));

/** The rows in which all of some propositions are true. */
export const meetOf = (all: readonly { readonly rows: Rows }[], variables: number): Rows => {
  const meet = allRows(variables);
  for (let one = 0; one < all.length; one++) {
    const { rows } = all[one]!;
    for (let i = 0; i < meet.length; i++) meet[i]! &= rows[i]!;
  }
  return meet;
};

/** Whether what is true in the rows of the left is true wherever the left is. */
export const entails = (left: Rows, right: Rows): boolean => {
  for (let i = 0; i < left.length; i++) if ((left[i]! & ~right[i]!) !== 0) return false;
  return true;
};

/** Whether two propositions can be true together. */
export const compatible = (left: Rows, right: Rows): boolean => {
  for (let i = 0; i < left.length; i++) if ((left[i]! & right[i]!) !== 0) return true;
  return false;
};

/** Whether no row makes it true. */
export const isEmpty = (rows: Rows): boolean => firstRow(rows) < 0;

/** The truth values that two variables have together in some rows, as a bit mask: bit 2a + b for the values a and b. */
export const cornersOf = (rows: Rows, one: number, other: number): number => {
  let corners = 0;
  for (let i = 0; i < rows.length && corners < 0b1111; i++) {
    const word = rows[i]!;
    if (word === 0) continue;
    const [a, b] = [wordAt(one, i, true), wordAt(other, i, true)];
    if ((word & ~a & ~b) !== 0) corners |= 0b0001;
    if ((word & ~a & b) !== 0) corners |= 0b0010;
    if ((word & a & ~b) !== 0) corners |= 0b0100;
    if ((word & a & b) !== 0) corners |= 0b1000;
  }
  return corners;
};

/** The first row of some; -1 where there is none. */
export const firstRow = (rows: Rows): number => {
  const word = rows.findIndex((bits) => bits !== 0);
  const bits = rows[word] ?? 0;
  return word < 0 ? -1 : word * 32 + (31 - Math.clz32(bits & -bits));
};

/** The variables that have one truth value in all of some rows, as a bit mask. */
export const settledBy = (rows: Rows, variables: number): number => {
  let bits = 0;
  // Of variables 5 and on: true, and false, in a word that has rows.
  let ones = 0;
  let others = 0;
  for (let word = 0; word < rows.length; word++)
    if (rows[word] !== 0) {
      bits |= rows[word]!;
      ones |= word;
      others |= ~word;
    }
  let settled = ~((ones & others) << columns.length);
  for (let variable = 0; variable < columns.length; variable++)
    if ((bits & columns[variable]!) !== 0 && (bits & ~columns[variable]!) !== 0) settled &= ~(1 << variable);
  return settled & ((1 << variables) - 1);
};
