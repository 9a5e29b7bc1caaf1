/** The names of the answer parsers (`readers/readers.ts`); the first is the one that reports use. */
import readers from "../../data/reading/readers.json" with { type: "json" };

export const readerNames: readonly string[] = Object.keys(readers);
