/** The names of the answer parsers (`readers/readers.ts`). `usual` is the one that reports use; its own name changes with what it reads. */
export const parserNames = ["usual", "papers"] as const;
