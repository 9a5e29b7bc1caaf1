/**
 * A question that somebody else made: its words, its key and what its source says about it. It has no formulas and
 * no certificate, so its key is a claim. What it shares with an `Item` has the same names and meanings, so that it
 * can be asked, scored and audited alike.
 */
import type { Item, Label } from "../item.ts";

export type ImportedItem = {
  readonly v: 1;
  /** The dataset that it comes from, as in "logicasker": what tells it from an item of our own. */
  readonly source: string;
  /** A hash of source, place in the rule tree, question and key, so equal rows have equal ids everywhere. */
  readonly id: string;
  /** Its place in the file, from 0. */
  readonly index: number;
  /** The id that the source gives it, as it stands there. */
  readonly sourceId: string;
  /** Where it stands in our rule tree; "unknown" where the source does not say. */
  readonly logic: string;
  readonly category: string;
  readonly rule: string;
  readonly base: string;
  readonly extension: string;
  readonly kind: string;
  /** The number of rule applications that the source claims. */
  readonly length: number;
  readonly label: Label;
  readonly premisesText: readonly string[];
  readonly conclusionText: string;
  /** What is asked, word for word as in the source. */
  readonly question: string;
};

/** What can be asked and scored: a question of our own, or somebody else's. */
export type AskedItem = Item | ImportedItem;

/** Something that is wrong with a source, and the lines (from 1) or entries where it is. */
export type ImportFault = { readonly fault: string; readonly lines: readonly number[] };

/** What came of reading a source. Faulty rows are kept: they are what the source publishes. */
export type Import = {
  readonly items: readonly ImportedItem[];
  readonly faults: readonly ImportFault[];
};
