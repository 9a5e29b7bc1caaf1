/** Imports a bank of sentences from a user's own copy of SNLI or MNLI. */
import { readPairRows } from "organon/commands";
import { createFamilyImport } from "./import-families.ts";
import { openTagger } from "./tagger.ts";

type ImportBankOptions = {
  readonly source: string;
  /** `fair` holds sentences to what the built-in bank keeps to, `paper` to the paper's filters alone. */
  readonly recipe?: "fair" | "paper";
  readonly limit?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (read: number) => void;
};

/** Returns the paraphrase sets of a file, with all that was dropped counted. */
export const importBank = async (
  file: string,
  { source, recipe = "fair", limit = Infinity, signal, onProgress }: ImportBankOptions,
) => {
  const taken = createFamilyImport(source, { recipe, tagger: openTagger() });
  let read = 0;
  for await (const row of readPairRows(file)) {
    signal?.throwIfAborted();
    taken.add(row);
    read += 1;
    onProgress?.(read);
    if (read >= limit) break;
  }
  return taken.finish();
};
