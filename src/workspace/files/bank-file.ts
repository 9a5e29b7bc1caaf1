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
import { textOf } from "./whole-file.ts";
import { createRandom } from "#arguments/random";
import { frameOf } from "#language/sentences/frame";

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

type Bank = { readonly source: string; readonly families: readonly Family[] };

/** The bank of a file. A file that is none is misuse that names what is wrong and where. */
export const readBankFile = async (path: string): Promise<Bank> => {
  const { source, families } = jsonBySchema(bank, await textOf(path), (fault) => wrong(path, fault));
  const fault = faultOf(families);
  if (fault !== undefined) throw wrong(path, fault);
  return { source, families };
};

export function* bankLines({ source, families }: Bank): Generator<string> {
  yield `{"v": 1, "source": ${JSON.stringify(source)}, "families": [`;
  for (const [at, one] of families.entries())
    yield `${JSON.stringify(one)}${at + 1 < families.length ? "," : ""}`;
  yield "]}";
}

/** What no schema sees: ids and clauses that stand twice, a clause that ends in a stop, a negation that denies nothing. */
const faultOf = (families: readonly Family[]): string | undefined => {
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

export type BankStatistics = ReturnType<typeof statisticsOf>;

export const statisticsOf = (families: readonly Family[], items: number, seed: number) => {
  const frames = [...Map.groupBy(families, frameOf).values()].map(({ length }) => length);
  const lengths = families.map(({ sentence }) => sentence.yes.split(" ").length).toSorted((a, b) => a - b);
  const clauses = families.flatMap(({ sentence, paraphrase, entailed, contrary }) =>
    [sentence, paraphrase, entailed, contrary].flatMap((clause) => clause?.yes ?? []),
  );
  const random = createRandom(seed);
  const drawn: string[] = [];
  while (drawn.length < items * lettersInAnItem && families.length > 0)
    drawn.push(...random.shuffle(families).map(({ sentence }) => sentence.yes));
  return {
    families: families.length,
    themes: new Set(families.map(({ theme }) => theme)).size,
    paraphrases: families.filter(({ paraphrase }) => paraphrase).length,
    entailed: families.filter(({ entailed }) => entailed).length,
    contraries: families.filter(({ contrary }) => contrary).length,
    words: wordsIn(clauses),
    /** Words in a sentence: the shortest, the one in the middle, the longest. */
    length: {
      least: lengths[0] ?? 0,
      median: lengths[Math.floor(lengths.length / 2)] ?? 0,
      most: lengths.at(-1) ?? 0,
    },
    /** Different frames of function words, and how often the commonest is used. */
    frames: { different: frames.length, maxUsed: Math.max(0, ...frames) },
    /** Different words in the sentences of items that each draw eight families. */
    drawn: { items, words: wordsIn(drawn.slice(0, items * lettersInAnItem)) },
  };
};

const lettersInAnItem = 8;

const wordsIn = (texts: readonly string[]): number =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [])).size;
