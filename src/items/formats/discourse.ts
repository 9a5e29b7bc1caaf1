/**
 * Pronouns across the sentences of a passage, and the sentences without them again: "she" for the one person named right before.
 * They change text alone: each sentence stands on its own beside them, and `withNames(withPronouns(sentences)) = sentences`.
 */
import { capitalized } from "#language/capitals";
import { namesIn, pronounOf } from "#language/pronouns";
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

const startsWithPronoun = /^(?:If |Unless )?(?:he|she|it) (?!is not true )/i;

/** The sentences of a paragraph. No phrase of a lexicon holds a full stop. */
export const sentencesOf = (paragraph: string): readonly string[] =>
  paragraph
    .trim()
    .split(/(?<=\.)\s+/)
    .filter((sentence) => sentence !== "");

/** The sentences that those with pronouns were. */
export const withNames = (texts: readonly string[]): readonly string[] => {
  const sentences: string[] = [];
  for (const text of texts) {
    const [begins, lead = "", pronoun = ""] = /^(If |Unless )?(he|she|it) (?!is not true )/i.exec(text) ?? [];
    const [name] = peopleIn(sentences.at(-1) ?? "");
    sentences.push(
      begins === undefined || name === undefined || pronounOf(name) !== pronoun.toLowerCase()
        ? text
        : `${lead}${name}${text.slice(lead.length + pronoun.length)}`,
    );
  }
  return sentences;
};

/** The name to be replaced and its pronoun, where both sentences are about one person and nobody else. */
const pronounFor = (before: string, sentence: string): [name: RegExp, pronoun: string] | undefined => {
  const [name, ...others] = peopleIn(before);
  if (name === undefined || others.length > 0 || peopleIn(sentence).join() !== name) return undefined;
  const pronoun = pronounOf(name);
  if (pronoun === undefined || speaksOfOthers(before) || speaksOfOthers(sentence)) return undefined;
  return new RegExp(`^(?:If |Unless )?${name} `, "i").test(sentence)
    ? [new RegExp(`\\b${name}\\b`), pronoun]
    : undefined;
};

/** The people named in a sentence, and letters that stand for somebody. */
const peopleIn = (sentence: string): readonly string[] => [
  ...namesIn(sentence),
  ...[...sentence.matchAll(/\b[XYZ]\b/g)].map(([letter]) => letter),
];

/**
 * Sentences, the question last, with what a setting says: the title before the first, and behind the first mention of each person
 * who is introduced the words that do so. `withoutSetting` takes them away again.
 */
export const withSetting = (sentences: readonly string[], setting: string): readonly string[] => {
  const [title = "", ...introductions] = setting.split("; ");
  const told = [...sentences];
  for (const introduction of introductions) {
    const name = introduction.slice(0, introduction.indexOf(", "));
    const at = told.findIndex((sentence) => wordAt(sentence, name) >= 0);
    if (at >= 0) told[at] = introduced(told[at]!, name, introduction);
  }
  return told.map((sentence, i) => (i === 0 ? `${title}, ${lowered(sentence)}` : sentence));
};

const wordAt = (sentence: string, words: string): number => {
  const at = sentence.indexOf(words);
  return at >= 0 && !/[a-z]/.test(sentence.charAt(at + words.length)) ? at : -1;
};

const introduced = (sentence: string, name: string, introduction: string): string => {
  const at = wordAt(sentence, name);
  const rest = sentence.slice(at + name.length);
  return `${sentence.slice(0, at)}${introduction}${/^[.,?]/.test(rest) ? "" : ","}${rest}`;
};

/** A passage without its title and without introductions. */
export const withoutSetting = (passage: string): string => {
  const title = titleAt.exec(passage);
  return withoutIntroductions(title === null ? passage : capitalized(passage.slice(title[0].length)));
};

/** "Ruth Aldane, a member from Leeds, owes a fine." */
const introduction =
  /\b([A-Z][\w']*(?: [A-Z][\w']*)*), an? [a-z][\w -]*? (?:from|of|in|at|with|on|who|near|since) [^,.?]*(,(?= )(?! (?:(?:but|if|then|so|nor|he|she|it)\b|neither \w+ [A-Z]))|(?=[,.?]))/g;

export const withoutIntroductions = (text: string): string => text.replaceAll(introduction, "$1");

/** Where the last title of a text begins; -1 where there is none. */
export const startOfTitle = (text: string): number => {
  let last = -1;
  for (const { index } of text.matchAll(titlesIn)) last = index;
  return last;
};

const titleWords = String.raw`(?:Under|In|On|At|For|By|Among|According to|During|With|One) (?!least|most|every|all|any|of )[^,.:\n]{2,80}, (?=\S)`;
const titleAt = new RegExp(`^${titleWords}`);
const titlesIn = new RegExp(String.raw`(?<=^|[\s"“>:])${titleWords}`, "g");

/** Whether "she" could be somebody of a group, or "the critic". */
const speaksOfOthers = (sentence: string): boolean =>
  /\b(?:any|every|each|no|not one|none|all|someone|everyone|least one|who)\b/i.test(sentence) ||
  /(?:^|, |then |\bif |either |\bor |\band |unless )the /i.test(sentence);
