/**
 * Pronouns across the sentences of a passage, and the sentences without them again: "she" for the one person named right before.
 * They change text alone: each sentence stands on its own beside them, and `withNames(withPronouns(sentences)) = sentences`.
 */
import { capitalize } from "#language/capitals";
import type { Pronouns } from "#language/lexicon";
import { listNames, findPronoun } from "#language/pronouns";
import { lowerFirst } from "#language/styles/natural-marks";

/** Which sentences may begin with a pronoun, by place; `opener` is the one person introduced before the first. */
export const pronounPlaces = (
  sentences: readonly string[],
  opener = "",
  own?: Pronouns,
): readonly boolean[] =>
  sentences.map(
    (sentence, i) =>
      !sentence.includes(":") && choosePronoun(sentences[i - 1] ?? opener, sentence, own) !== undefined,
  );

/** The sentences with pronouns in some of the places that may have them. */
export const withPronouns = (
  sentences: readonly string[],
  places: readonly boolean[],
  opener = "",
  own?: Pronouns,
): readonly string[] =>
  sentences.map((sentence, i) =>
    places[i] === true
      ? capitalize(lowerFirst(sentence).replace(...choosePronoun(sentences[i - 1] ?? opener, sentence, own)!))
      : sentence,
  );

/** Which sentences of a text begin with a pronoun. */
export const findPronouns = (texts: readonly string[]): readonly boolean[] =>
  texts.map((text) => pronounStart.test(text));

const pronounStart = /^(?:If |Unless )?(?:he|she|it) (?!is not true )/i;

/** The sentences of a paragraph. No phrase of a lexicon holds a full stop. */
export const splitSentences = (paragraph: string): readonly string[] =>
  paragraph
    .trim()
    .split(/(?<=\.)\s+/)
    .filter((sentence) => sentence !== "");

/** The sentences that those with pronouns were. */
export const withNames = (texts: readonly string[], opener = "", own?: Pronouns): readonly string[] => {
  const sentences: string[] = [];
  for (const text of texts) {
    const [begins, lead = "", pronoun = ""] = /^(If |Unless )?(he|she|it) (?!is not true )/i.exec(text) ?? [];
    const [name] = listPeople(sentences.at(-1) ?? opener, own);
    sentences.push(
      begins === undefined || name === undefined || findPronoun(name, own) !== pronoun.toLowerCase()
        ? text
        : `${lead}${name}${text.slice(lead.length + pronoun.length)}`,
    );
  }
  return sentences;
};

/** The name to be replaced and its pronoun, where both sentences are about one person and nobody else. */
const choosePronoun = (
  before: string,
  sentence: string,
  own: Pronouns | undefined,
): [name: RegExp, pronoun: string] | undefined => {
  const [name, ...others] = listPeople(before, own);
  if (name === undefined || others.length > 0 || listPeople(sentence, own).join() !== name) return undefined;
  const pronoun = findPronoun(name, own);
  if (pronoun === undefined || mentionsOthers(before) || mentionsOthers(sentence)) return undefined;
  return new RegExp(`^(?:If |Unless )?${name} `, "i").test(sentence)
    ? [new RegExp(`\\b${name}\\b`), pronoun]
    : undefined;
};

const listPeople = (sentence: string, own: Pronouns | undefined): readonly string[] => [
  ...listNames(sentence, own),
  ...[...sentence.matchAll(/\b[XYZ]\b/g)].map(([letter]) => letter),
];

/**
 * Sentences, the question last, with what a setting says: the title, and a sentence for each person who is introduced.
 * `withoutSetting` takes them away again.
 */
export const withSetting = (sentences: readonly string[], setting: string): readonly string[] => {
  const [title = "", ...introductions] = setting.split("; ");
  const [first = "", ...rest] = [
    ...introductions.map((one) => `${one.replace(", ", " is ")}.`),
    ...sentences,
  ];
  return [`${title}, ${lowerFirst(first)}`, ...rest];
};

/** The name of the one person whom a setting introduces; "" where there are none or several. */
export const openerOf = (setting = ""): string => {
  const [, only, ...others] = setting.split("; ");
  return only === undefined || others.length > 0 ? "" : only.slice(0, only.indexOf(", "));
};

/** A passage without its title and without introductions. */
export const withoutSetting = (passage: string, own?: Pronouns): string => {
  const title = titleStart.exec(passage);
  let rest = title === null ? passage : capitalize(passage.slice(title[0].length));
  const names: string[] = [];
  for (let found = introductionAt.exec(rest); found !== null; found = introductionAt.exec(rest)) {
    names.push(found[1]!);
    rest = rest.slice(found[0].length);
  }
  return names.length === 1 ? withNames([rest], names[0], own)[0]! : rest;
};

/** "Ruth Aldane is a member from Leeds." No kind has a preposition, so no premise is one, but for "every horse that is a mare runs on grass". */
const introductionAt =
  /^([A-Z][^.,:]*?)(?<! (?:that|who)) is an? [a-z]+(?: [a-z]+)? (?:from|of|in|at|with|on|who|near) [^.]*\.\s*/;

/** Where the last title of a text begins; -1 where there is none. */
export const findTitle = (text: string): number => {
  let last = -1;
  for (const { index } of text.matchAll(titlePattern)) last = index;
  return last;
};

const titleWords = String.raw`(?:Under|In|On|At|For|By|Among|According to|During|With|One) (?!least|most|every|all|any|of )[^,.:\n]{2,80}, (?=\S)`;
const titleStart = new RegExp(`^${titleWords}`);
const titlePattern = new RegExp(String.raw`(?<=^|[\s"“>:])${titleWords}`, "g");

/** True if "she" could be somebody of a group, or "the critic". */
const mentionsOthers = (sentence: string): boolean =>
  /\b(?:any|every|each|no|not one|none|all|someone|everyone|least one|who)\b/i.test(sentence) ||
  /(?:^|, |then |\bif |either |\bor |\band |unless )the /i.test(sentence);
