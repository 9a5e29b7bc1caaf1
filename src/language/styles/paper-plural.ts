/**
 * "some Xs are Y", the papers' pattern for ∃x (P(x) ∧ Q(x)) (§3.2 of the ACL text), and its inverse.
 *
 * The words allow it where P is "is a" + noun ("is a police officer") and Q any form of "be" ("is late", "was
 * not asleep", "will be a poet"). P's and Q's phrases are rebuilt from the plural, so only nouns take part whose
 * plural is regular and gives back one singular; for other words "there is at least one x for which …" stays.
 */
import type { VerbPhrase } from "../lexicon.ts";
import type { PhraseMatch, Vocabulary } from "../words.ts";

/** Forms of "be" in the singular and in the plural; the denied ones first, as they begin like the others. */
const copulas = [
  ["is not", "are not"],
  ["was not", "were not"],
  ["will not be", "will not be"],
  ["is", "are"],
  ["was", "were"],
  ["will be", "will be"],
] as const;

/** "nurses are late" for "is a nurse" and "is late", "nurses will work" for "will work"; undefined where the words do not allow it. */
export const saySomeAre = (subject: VerbPhrase, said: string): string | undefined => {
  const noun = withoutArticle(subject.yes, "is ");
  const nouns = noun === undefined ? undefined : toPlural(noun);
  const copula = copulas.find(([singular]) => said.startsWith(`${singular} `));
  if (nouns !== undefined && copula === undefined && said.startsWith("will ")) return `${nouns} ${said}`;
  if (nouns === undefined || copula === undefined) return undefined;
  const complement = pluralComplement(said.slice(copula[0].length + 1));
  return complement === undefined ? undefined : `${nouns} ${copula[1]} ${complement}`;
};

/** The parts behind "some ": P, and Q with its polarity and the length of both with the words that join them. */
type SomeAre = { readonly subject: PhraseMatch; readonly said: PhraseMatch };

/** Reads "nurses are late" at offset `at`; undefined where no words of the vocabulary give it. `findVerb` reads "will work". */
export const readSomeAre = (
  text: string,
  at: number,
  vocabulary: Vocabulary,
  findVerb: (at: number) => PhraseMatch | undefined,
): SomeAre | undefined => {
  const findExact = (phrase: string): PhraseMatch | undefined => {
    const found = vocabulary.findPhrase(phrase, 0);
    return found?.length === phrase.length ? found : undefined;
  };
  const withArticle = (copula: string, noun: string | undefined): PhraseMatch | undefined =>
    noun === undefined ? undefined : (findExact(`${copula} a ${noun}`) ?? findExact(`${copula} an ${noun}`));

  for (const subjectEnd of wordEnds(text, at)) {
    const copula = copulas.find(([, plural]) => text.startsWith(` ${plural} `, subjectEnd));
    const isDoing = copula === undefined && text.startsWith(" will ", subjectEnd);
    if (copula === undefined && !isDoing) continue;
    const subject = withArticle("is", toSingular(text.slice(at, subjectEnd)));
    if (subject?.positive !== true) return undefined;
    if (copula === undefined) {
      const deed = findVerb(subjectEnd + 1);
      return deed && { subject, said: { ...deed, length: subjectEnd + 1 - at + deed.length } };
    }
    const behind = subjectEnd + copula[1].length + 2;
    const bare = vocabulary.findPhrase(`${copula[0]} ${text.slice(behind)}`, 0);
    if (bare) return { subject, said: { ...bare, length: behind - at + bare.length - copula[0].length - 1 } };
    for (const end of wordEnds(text, behind)) {
      const said = withArticle(copula[0], toSingular(text.slice(behind, end)));
      if (said) return { subject, said: { ...said, length: end - at } };
    }
    return undefined;
  }
  return undefined;
};

const wordEnds = (text: string, at: number): readonly number[] => {
  const words = /^[a-z-]+(?: [a-z-]+){0,2}/.exec(text.slice(at, at + 80))?.[0].split(" ") ?? [];
  return words.map((_, i) => at + words.slice(0, i + 1).join(" ").length);
};

const pluralComplement = (complement: string): string | undefined => {
  if (complement.startsWith("the ")) return undefined;
  const noun = withoutArticle(complement, "");
  return noun === undefined ? complement : toPlural(noun);
};

const withoutArticle = (text: string, before: string): string | undefined =>
  ["a ", "an "]
    .filter((article) => text.startsWith(before + article))
    .map((article) => text.slice(before.length + article.length))[0];

const toPlural = (noun: string): string | undefined => {
  const words = noun.split(" ");
  const head = words.at(-1) ?? "";
  if (words.length > 3 || !words.every((word) => /^[a-z-]+$/.test(word) && !smallWords.has(word)))
    return undefined;
  // Endings whose plural is irregular, or is also the plural of another spelling.
  if (irregular.has(head) || /(?:[fioz]|[^s]s|fe|man|men|sse|xe|che|she|ie)$/.test(head)) return undefined;
  if (/[^aeiou]y$/.test(head)) return `${noun.slice(0, -1)}ies`;
  return /(?:ss|x|ch|sh)$/.test(head) ? `${noun}es` : `${noun}s`;
};

const toSingular = (plural: string): string | undefined => {
  const singular = plural.endsWith("ies")
    ? `${plural.slice(0, -3)}y`
    : plural.slice(0, /(?:ss|x|ch|sh)es$/.test(plural) ? -2 : -1);
  return toPlural(singular) === plural ? singular : undefined;
};

/** Words behind which a noun's head does not stand. */
const smallWords = new Set(
  "a about an and are as at by for from in is not of on or than that the to was were who will with".split(
    " ",
  ),
);

const irregular = new Set("child deer foot fish goose louse mouse person sheep tooth".split(" "));
