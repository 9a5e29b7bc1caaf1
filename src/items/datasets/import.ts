/**
 * What comes of reading somebody else's questions: their words, their keys and what their source says of them. They have no
 * certificate, so a key is a claim.
 */
import type { Question } from "../question.ts";

/** Something that is wrong with a source, and the lines (from 1) or entries where it is. */
export type ImportFault = { readonly fault: string; readonly lines: readonly number[] };

/** What came of reading a source. Faulty rows are kept where they can be asked: they are what the source publishes. */
export type Import = {
  readonly questions: readonly Question[];
  readonly faults: readonly ImportFault[];
};
