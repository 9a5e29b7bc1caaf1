/** The patterns by which replies are read, by name; `data/patterns.json` says what each is for. */
import { namedPatterns } from "organon-logic/named-patterns";
import rows from "../data/patterns.json" with { type: "json" };

export const patterns = namedPatterns(rows);

/** Returns the pattern of a name. */
export const pattern = (name: keyof typeof rows): RegExp => patterns().get(name)!;
