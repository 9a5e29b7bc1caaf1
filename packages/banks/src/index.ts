/** Exports the functions that Organon opens: the import of an NLI set's sentences as paraphrase sets, each parsed by a tagger. */
import type { Banks } from "organon";
import { createFamilyImport } from "./import-families.ts";
import { openTagger } from "./tagger.ts";

/** Opens the import of a set's pairs: rows in, paraphrase sets and counts out. */
export const openFamilyImport: Banks["openFamilyImport"] = (name, options) =>
  createFamilyImport(name, { ...options, tagger: openTagger() });
