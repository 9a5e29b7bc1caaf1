/** How replies put things in English, as patterns by their names: data/reading/patterns.json says what each is for. */
import rows from "../../../data/reading/patterns.json" with { type: "json" };
import { once } from "#logic/memoize";

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

/** The pattern of a name. */
export const pattern = (name: keyof typeof rows): RegExp => patterns().get(name)!;
