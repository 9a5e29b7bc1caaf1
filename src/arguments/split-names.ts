/** The splits of arguments (`split.ts`), named without its modules. */
export const splits = ["train", "dev", "test", "private"] as const;
export type Split = (typeof splits)[number];
