/**
 * The words of a lexicon in bytes, all in one, so that words are put down without making strings of them.
 */
import type { Lexicon, VerbPhrase } from "#language";

/** Where a phrase stands in the bytes: said from `from` on, denied from `middle` to `to`. */
export type PhrasePlace = { readonly from: number; readonly middle: number; readonly to: number };

export type LexiconText = {
  readonly bytes: Uint8Array;
  /** Where the name of each person ends; the next one begins there, the first one at 0. */
  readonly nameEnds: readonly number[];
  readonly phrases: ReadonlyMap<VerbPhrase, PhrasePlace>;
  /** No clause takes more bytes. */
  readonly longestClause: number;
  /** Whether JSON and UTF-8 leave all letters as they are. */
  readonly isPlain: boolean;
};

export const lexiconTextOf = ({ subjects, predicates, relations, impersonals }: Lexicon): LexiconText => {
  const encoder = new TextEncoder();
  const texts: Uint8Array[] = [];
  let [length, longest] = [0, 0];
  let isPlain = true;
  const put = (text: string): number => {
    isPlain &&= /^[ !#-[\]-~]*$/.test(text);
    const bytes = encoder.encode(text);
    texts.push(bytes);
    longest = Math.max(longest, bytes.length);
    return (length += bytes.length);
  };
  const nameEnds = subjects.map(put);
  const phrases = new Map<VerbPhrase, PhrasePlace>();
  for (const { forms } of [...predicates, ...relations, ...impersonals])
    for (const phrase of forms)
      phrases.set(phrase, { from: length, middle: put(phrase.yes), to: put(phrase.no) });
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const text of texts) {
    bytes.set(text, at);
    at += text.length;
  }
  return { bytes, nameEnds, phrases, longestClause: 2 * longest + 1, isPlain };
};
