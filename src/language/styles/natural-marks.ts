/** What natural English says and reads alike: the letters that people are called by, and the marks of lists. */

/** What somebody is called where others are in sight, by depth. */
export const letters = ["X", "Y", "Z"];

/** The marks of a list's two items, by depth. */
export const markers = [
  ["(a)", "(b)"],
  ["(i)", "(ii)"],
  ["(A)", "(B)"],
  ["(I)", "(II)"],
  ["(one)", "(two)"],
  ["(first)", "(second)"],
] as const;
