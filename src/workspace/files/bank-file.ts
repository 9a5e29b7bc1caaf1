/**
 * Banks of sentences as files: one JSON document, a family a line, checked when it is read. `sentences import` writes
 * them, `generate --task four-option --bank FILE` reads them; anyone may write one by hand.
 *
 *     {"v": 1, "source": "snli", "families": [
 *     {"id": "snli-1", "theme": "snli", "subject": "…", "sentence": {"yes": "…", "no": "…"}, "entailed": {…}},
 *     …
 *     ]}
 */
import { jsonBySchema } from "./by-schema.ts";
import type { Family } from "#language/sentences/family";
import { misuse, OrganonError } from "#logic/error";
import { z } from "zod";
import { readText } from "./whole-file.ts";

const clause = z.strictObject({ yes: z.string().min(3), no: z.string().min(3) });

const family = z.strictObject({
  id: z.string().min(1),
  theme: z.string().min(1),
  subject: z.string().min(1),
  sentence: clause,
  paraphrase: clause.exactOptional(),
  entailed: clause.exactOptional(),
  contrary: clause.exactOptional(),
});

const bank = z.strictObject({ v: z.literal(1), source: z.string().min(1), families: z.array(family).min(1) });

export type Bank = { readonly source: string; readonly families: readonly Family[] };

/** The bank of a file. A file that is none is misuse that names what is wrong and where. */
export const readBankFile = async (path: string): Promise<Bank> => {
  const { source, families } = jsonBySchema(bank, await readText(path), (fault) => wrong(path, fault));
  const fault = getFault(families);
  if (fault !== undefined) throw wrong(path, fault);
  return { source, families };
};

const getFault = (families: readonly Family[]): string | undefined => {
  const ids = new Set<string>();
  const owners = new Map<string, string>();
  for (const { id, sentence, paraphrase, entailed, contrary } of families) {
    if (ids.has(id)) return `the id “${id}” stands twice`;
    ids.add(id);
    for (const one of [sentence, paraphrase, entailed, contrary])
      if (one !== undefined) {
        if (one.yes === one.no) return `${id}: “${one.yes}” is its own negation`;
        for (const text of [one.yes, one.no]) {
          if (/[.\s]$|^\s/.test(text)) return `${id}: “${text}” ends in a stop or has a space at an end`;
          const owner = owners.get(text);
          if (owner !== undefined) return `${id}: “${text}” is said by ${owner} too`;
          owners.set(text, id);
        }
      }
  }
  return undefined;
};

const wrong = (path: string, fault: string): OrganonError =>
  misuse(`${path}: not a bank of sentences: ${fault}`, "organon bank sentences import writes one");
