/** The patterns by which replies are read, by name; `data/patterns.json` says what each is for. */
import { once } from "organon-logic/memoize";
import rows from "../data/patterns.json" with { type: "json" };

type Row = { readonly pattern: string | readonly string[]; readonly flags?: string };

export const patterns = once(
  (): ReadonlyMap<string, RegExp> =>
    new Map(
      Object.entries<Row>(rows).map(([name, { pattern: text, flags }]) => [
        name,
        new RegExp([text].flat().join("|"), flags),
      ]),
    ),
);

/** Returns the pattern of a name. */
export const pattern = (name: keyof typeof rows): RegExp => patterns().get(name)!;
