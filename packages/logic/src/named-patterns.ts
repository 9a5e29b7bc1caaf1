/** Regular expressions that stand as data: a table of rows by name, compiled when one is first asked for. */
import { once } from "./memoize.ts";

/** A row: the source of a pattern, or its alternatives; `about` and other fields are for people. */
export type PatternRow = { readonly pattern: string | readonly string[]; readonly flags?: string };

/** Returns a function that gives the patterns of a table by name. Throws a `SyntaxError` for a faulty row when first called. */
export const namedPatterns = (
  rows: Readonly<Record<string, PatternRow>>,
): (() => ReadonlyMap<string, RegExp>) =>
  once(
    () =>
      new Map(
        Object.entries(rows).map(([name, { pattern, flags }]) => [
          name,
          new RegExp([pattern].flat().join("|"), flags),
        ]),
      ),
  );
