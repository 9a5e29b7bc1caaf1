/** What a clause does to what is said in it: supposes it, doubts it, denies it. Each looks back over a bounded stretch, in lower case. */
import { pattern } from "./patterns.ts";

/** The clause that a stretch ends in. */
export const clauseOf = (before: string): string =>
  before.slice(lastEnd(before, pattern("speaks for itself again")));

/** "if we could infer …", "whether it follows", "what follows is": nothing is said there. */
export const isSupposed = (before: string): boolean => pattern("supposed").test(clauseOf(before));

/** "At first glance the answer seems to be …", "it might be". "I would say" commits itself. */
export const isTentative = (before: string): boolean => pattern("tentative").test(clauseOf(before));

/** What is denied right before a place, or in the clause around it: "it is not the case that the answer is". */
export const isDenied = (before: string): boolean =>
  pattern("denial").test(before) || pattern("denied").test(clauseOf(before));

/** Where the last match of a global pattern ends; 0 where there is none. */
export const lastEnd = (text: string, pattern: RegExp): number => {
  let end = 0;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
};

/** What stands before a place of a sentence, as far back as anything there can matter. */
export const stretchBefore = (text: string, at: number): string => text.slice(Math.max(0, at - 181), at);
