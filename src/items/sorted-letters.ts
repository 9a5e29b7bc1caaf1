/**
 * Which letters of an argument are of things, where all that is said of it may be of two sorts (`logic/two-sorts.ts`): its
 * premises, its conclusion, the lines of its chain, and those of its twin, so that sorts tell nothing of the key.
 */
import type { Argument, LetterList } from "#arguments";
import { parse, secondSortOf } from "#logic";

/** Letters, and the constants of things among them; without `things` all are of one sort. */
export type SortedLetters = LetterList & { readonly things?: ReadonlySet<string> };

/** The letters of arguments that share them. */
export const sortedLetters = (
  ...all: readonly [
    Pick<Argument, "premises" | "conclusion" | "steps" | "letters">,
    ...Pick<Argument, "premises" | "conclusion" | "steps">[],
  ]
): SortedLetters => {
  const [{ letters }] = all;
  if ((letters.relations ?? []).length === 0) return letters;
  const things = secondSortOf(
    all.flatMap(({ premises, conclusion, steps }) => [
      ...premises,
      conclusion,
      ...steps.flatMap(({ from, to }) => [...from, to]).map((text) => parse(text)),
    ]),
  );
  return things === undefined ? letters : { ...letters, things };
};
