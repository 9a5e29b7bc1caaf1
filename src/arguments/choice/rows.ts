/**
 * What truth tables (`#logic/truth-table`) say of the propositions over a few variables. Eight variables are eight words, so that a
 * generator can look at thousands of passages a second. These tables are untrusted: certificates are made by `#logic` and replayed by
 * the trusted files.
 */
import { allRows, columns, firstRow, getWord, type Rows } from "#logic/truth-table";

/** The rows in which all of some propositions are true. */
export const intersectRows = (all: readonly { readonly rows: Rows }[], variables: number): Rows => {
  const meet = allRows(variables);
  for (let one = 0; one < all.length; one++) {
    const { rows } = all[one]!;
    for (let i = 0; i < meet.length; i++) meet[i]! &= rows[i]!;
  }
  return meet;
};

/** True if what is true in the rows of the left is true wherever the left is. */
export const entails = (left: Rows, right: Rows): boolean => {
  for (let i = 0; i < left.length; i++) if ((left[i]! & ~right[i]!) !== 0) return false;
  return true;
};

/** True if no row makes it true. */
export const isEmpty = (rows: Rows): boolean => firstRow(rows) < 0;

/** The truth values that two variables have together in some rows, as a bit mask: bit 2a + b for the values a and b. */
export const findCorners = (rows: Rows, one: number, other: number): number => {
  let corners = 0;
  for (let i = 0; i < rows.length && corners < 0b1111; i++) {
    const word = rows[i]!;
    if (word === 0) continue;
    const [a, b] = [getWord(one, i), getWord(other, i)];
    if ((word & ~a & ~b) !== 0) corners |= 0b0001;
    if ((word & ~a & b) !== 0) corners |= 0b0010;
    if ((word & a & ~b) !== 0) corners |= 0b0100;
    if ((word & a & b) !== 0) corners |= 0b1000;
  }
  return corners;
};

/** The variables that have one truth value in all of some rows, as a bit mask. */
export const getSettled = (rows: Rows, variables: number): number => {
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
