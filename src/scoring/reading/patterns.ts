/** How replies put things in English, as patterns by their names: data/reading/patterns.json says what each is for. */
import rows from "../../../data/reading/patterns.json" with { type: "json" };
import { namedPatterns } from "#logic/named-patterns";

export const patterns = namedPatterns(rows);

/** The pattern of a name. */
export const pattern = (name: keyof typeof rows): RegExp => patterns().get(name)!;
