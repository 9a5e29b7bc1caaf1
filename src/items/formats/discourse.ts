/**
 * Pronouns across the sentences of a passage, and the sentences without them again: "she" for the one person named right before.
 * They change text alone: each sentence stands on its own beside them, and `withNames(withPronouns(sentences)) = sentences`.
 */
import { capitalized } from "#language/capitals";
import { pronounOf } from "#language/pronouns";
import { lowered } from "#language/styles/natural-marks";

/** Which sentences may begin with a pronoun, by place. */
export const pronounPlaces = (sentences: readonly string[]): readonly boolean[] =>
  sentences.map((sentence, i) => {
    const before = sentences[i - 1];
    return before !== undefined && !sentence.includes(":") && pronounFor(before, sentence) !== undefined;
  });

/** The sentences with pronouns in some of the places that may have them. */
export const withPronouns = (sentences: readonly string[], places: readonly boolean[]): readonly string[] =>
  sentences.map((sentence, i) =>
    places[i] === true
      ? capitalized(lowered(sentence).replace(...pronounFor(sentences[i - 1] ?? "", sentence)!))
      : sentence,
  );

/** Which sentences of a text begin with a pronoun. */
export const pronounsIn = (texts: readonly string[]): readonly boolean[] =>
  texts.map((text) => startsWithPronoun.test(text));

const startsWithPronoun = /^(?:If |Unless )?(?:he|she) /i;

/** The sentences of a paragraph, without their numbers. No phrase of a lexicon holds a full stop. */
export const sentencesOf = (paragraph: string): readonly string[] =>
  paragraph
    .trim()
    .split(/(?<=\.)\s+/)
    .map((sentence) => sentence.replace(/^\(\d+\) /, ""))
    .filter((sentence) => sentence !== "");

/** The sentences that those with pronouns were. */
export const withNames = (texts: readonly string[]): readonly string[] => {
  const sentences: string[] = [];
  for (const text of texts) {
    const [begins, lead = "", pronoun = ""] = /^(If |Unless )?(he|she) /i.exec(text) ?? [];
    const name = namesIn(sentences.at(-1) ?? "")[0];
    sentences.push(
      begins === undefined || name === undefined
        ? text
        : `${lead}${name}${text.slice(lead.length + pronoun.length)}`,
    );
  }
  return sentences;
};

/** The name to be replaced and its pronoun, where both sentences are about one person and nobody else. */
const pronounFor = (before: string, sentence: string): [name: RegExp, pronoun: string] | undefined => {
  const [name, ...others] = namesIn(before);
  if (name === undefined || others.length > 0 || namesIn(sentence).join() !== name) return undefined;
  const pronoun = pronounOf(name);
  if (pronoun === undefined || speaksOfOthers(before) || speaksOfOthers(sentence)) return undefined;
  return new RegExp(`^(?:If |Unless )?${name} `, "i").test(sentence)
    ? [new RegExp(`\\b${name}\\b`), pronoun]
    : undefined;
};

/** The people named in a sentence, and letters that stand for somebody. */
const namesIn = (sentence: string): readonly string[] => [
  ...new Set(
    [...sentence.matchAll(/\b[A-Z]\w*/g)].flatMap(([word], i) =>
      i > 0 || pronounOf(word) !== undefined || /^[XYZ]$/.test(word) ? [word] : [],
    ),
  ),
];

/** Whether "she" could be somebody of a group, or "the critic". */
const speaksOfOthers = (sentence: string): boolean =>
  /\b(?:any|every|each|no|not one|none|all|someone|everyone|least one|who)\b/i.test(sentence) ||
  /(?:^|, |then |\bif |either |\bor |\band |unless )the /i.test(sentence);
