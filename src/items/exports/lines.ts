/**
 * Our own lines again: plain, or packed with gzip. Every verb reads both.
 */
import { isKept, keptLine, type SuiteExport } from "./export.ts";

export const jsonl: SuiteExport = {
  name: "jsonl",
  about: "our own JSON lines",
  rows: ({ name }) => [
    { path: `${name}.jsonl`, kind: "text", holds: isKept, each: (one) => `${keptLine(one)}\n` },
  ],
};

export const gzip: SuiteExport = {
  name: "jsonl.gz",
  about: "our own JSON lines, packed with gzip",
  rows: ({ name }) => [
    {
      path: `${name}.jsonl.gz`,
      kind: "text",
      gzip: true,
      holds: isKept,
      each: (one) => `${keptLine(one)}\n`,
    },
  ],
};
