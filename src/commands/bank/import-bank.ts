/**
 * A bank of sentences from a user's own copy of SNLI or MNLI, with all that was dropped counted. Which of them can stand for a
 * letter, and how it is denied, the package organon-banks says, which brings a tagger; the rows of the files are ours.
 */
import type { Family } from "#language/sentences/family";
import { misuse } from "#logic/error";
import { pairRowsOf, type PairRow } from "#workspace/files/nli-rows";

/** The families of a set of pairs, what became of all pairs in numbers, and the same in words. */
type ImportedBank = {
  readonly families: readonly Family[];
  readonly counts: { readonly rows: number; readonly families: number };
  readonly summary: readonly string[];
};

/** What organon-banks exports. */
export type Banks = {
  /** `name` is the set's; `fair` holds sentences to what our own bank keeps to, `paper` to the paper's filters alone. */
  readonly openFamilyImport: (
    name: string,
    options: { readonly recipe: "fair" | "paper" },
  ) => { readonly add: (row: PairRow) => void; readonly finish: () => ImportedBank };
};

export type OpenBanks = () => Promise<Banks>;

type ImportBankOptions = {
  readonly source: string;
  readonly openBanks: OpenBanks;
  readonly recipe?: "fair" | "paper";
  readonly limit?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (read: number) => void;
};

export const importBank = async (
  file: string,
  { source, openBanks, recipe = "fair", limit = Infinity, signal, onProgress }: ImportBankOptions,
): Promise<ImportedBank> => {
  const { openFamilyImport } = await openBanks().catch(missing);
  const taken = openFamilyImport(source, { recipe });
  let read = 0;
  for await (const row of pairRowsOf(file)) {
    signal?.throwIfAborted();
    taken.add(row);
    read += 1;
    onProgress?.(read);
    if (read >= limit) break;
  }
  return taken.finish();
};

/** Misuse that says what installs the package, where it is the package that is missing. */
const missing = (cause: unknown): never => {
  if (!(cause instanceof Error && "code" in cause && cause.code === "ERR_MODULE_NOT_FOUND")) throw cause;
  throw misuse("other people's sentences need the package organon-banks", "npm install organon-banks", cause);
};
