/**
 * Yes/no questions around an item's sentences. In styles for readers: an opening, a passage with pronouns, and one
 * of five ways to ask. In all others the papers' prompt (Appendix G of the ACL text, §4.1 of the FSE text).
 */
import page from "../../../data/yes-no.json" with { type: "json" };
import { capitalized } from "#language/capitals";
import { styles } from "#language/lists";
import { lowered } from "#language/styles/natural-marks";
import type { ProblemLine } from "../problem-line.ts";
import { pronounPlaces, pronounsIn, sentencesOf, withPronouns } from "./discourse.ts";

/** What stands around premises in the papers, what comes before a passage, and what asks about a clause, or a sentence too long to be one. */
const { papers, openings, asks, answerYes } = page;

/** What a question has beside its sentences: what all of it is about, and from how many premises on they have numbers. */
type QuestionForm = {
  readonly setting?: string;
  readonly numberedFrom?: number;
  /** Whether it is written for readers. */
  readonly isStaged?: boolean;
  /** Which sentences may have a pronoun, by place: those of a twin's sentences, as both have the same. */
  readonly allowed?: readonly boolean[];
};

/** The question that sentences make; premises with numbers have each a line of its own. */
export const yesNoQuestion = (
  premisesText: readonly string[],
  conclusionText: string,
  { setting, numberedFrom = Infinity, isStaged = false, allowed }: QuestionForm = {},
): string => {
  const isNumbered = premisesText.length >= numberedFrom;
  const between = isNumbered ? "\n" : " ";
  const numbered = (sentences: readonly string[]): readonly string[] =>
    isNumbered ? sentences.map((sentence, i) => `(${i + 1}) ${sentence}`) : sentences;
  const before = setting === undefined ? "" : `${setting} `;
  if (!isStaged)
    return `${before}${[papers.opening, ...numbered(premisesText), `${papers.middle}${conclusionText}`].join(between)}`;
  const drawn = drawnFor(conclusionText, setting);
  const places = pronounPlaces(premisesText).map((may, i) => may && (allowed?.[i] ?? true));
  const sentences = isNumbered ? numbered(premisesText) : withPronouns(premisesText, places);
  const opening = openings[drawn % openings.length]!;
  return `${before}${[opening, ...sentences].join(between)}\n${asked(conclusionText, asks[(drawn >>> 8) % asks.length]!)}`;
};

const asked = (conclusion: string, { clause, sentence }: (typeof asks)[number]): string =>
  /[:;]/.test(conclusion)
    ? `${sentence} ${answerYes}: ${conclusion}`
    : `${clause} ${lowered(conclusion.slice(0, -1))}? ${answerYes}.`;

/** What opening and ask are drawn by: what both twins have in common. */
const drawnFor = (conclusionText: string, setting: string | undefined): number => {
  const hash = smallHash(`${setting ?? ""} ${conclusionText}`);
  return (Math.imul(hash, 2_654_435_761) >>> 0) >>> 4;
};

/** A 32-bit hash of a text, for small choices. */
export const smallHash = (text: string): number => {
  let state = 7;
  for (let i = 0; i < text.length; i++) state = (Math.imul(state, 31) + text.charCodeAt(i)) >>> 0;
  return state;
};

/** The question that an item's sentences make, in the form of its style, with the pronouns that are allowed. */
export const questionText = (
  {
    premisesText,
    conclusionText,
    setting,
    style: name,
  }: Pick<ProblemLine<"rule">, "premisesText" | "conclusionText" | "style"> & {
    readonly setting?: string | null;
  },
  allowed?: readonly boolean[],
): string => {
  const style = styles.find((one) => one.name === name);
  return yesNoQuestion(premisesText, conclusionText, {
    setting: setting ?? undefined,
    numberedFrom: style?.numberedFrom,
    isStaged: style?.staged,
    allowed,
  });
};

/** Whether an item's question is made of its sentences, whichever pronouns its twin allowed. */
export const isMadeOfSentences = (
  item: Parameters<typeof questionText>[0] & { readonly question: string },
): boolean => {
  const texts = sentencesOf(partsOfQuestion(item.question)?.premises ?? "");
  return item.question === questionText(item, pronounsIn(texts));
};

/** What comes before the premises of a question. */
export const openingOf = (question: string): string => lastOf(question, all).text ?? papers.opening;

const all: readonly string[] = [papers.opening, ...openings];

/** The premises and what is asked, as the text has them. */
export type QuestionParts = { readonly premises: string; readonly conclusion: string };

/**
 * The sentences of the last question in a prompt, or undefined where there is none. Everything that stands
 * before it, such as demonstrations, is passed over. Sentences have the pronouns of the question (`discourse.ts`).
 */
export const partsOfQuestion = (prompt: string): QuestionParts | undefined => {
  const opening = lastOf(prompt, all);
  if (opening.text === undefined) return undefined;
  return partsBehind(prompt.slice(opening.at + opening.text.length));
};

/** The premises of the last question in a text, which may end before it asks. */
export const premisesShown = (text: string): string => {
  const opening = lastOf(text, all);
  const rest = opening.text === undefined ? "" : text.slice(opening.at + opening.text.length);
  return partsBehind(rest)?.premises ?? rest.trim();
};

/** What stands behind an opening. */
const partsBehind = (text: string): QuestionParts | undefined => {
  const found = [
    ...asks.flatMap(({ clause, sentence }) => [
      { words: `\n${clause} `, isClause: true },
      { words: `\n${sentence} ${answerYes}: `, isClause: false },
    ]),
    { words: papers.middle, isClause: false },
  ].flatMap(({ words, isClause }) => {
    const at = text.indexOf(words);
    return at < 0 ? [] : [{ at, words, isClause }];
  });
  const [ask] = found.toSorted((one, other) => one.at - other.at);
  if (ask === undefined) return undefined;
  const after = text.slice(ask.at + ask.words.length);
  const [line = ""] = after.split("\n", 1);
  const clause = line.slice(0, Math.max(0, line.indexOf(`? ${answerYes}.`)));
  return {
    premises: text.slice(0, ask.at).trim(),
    conclusion: ask.isClause ? `${capitalized(clause)}.` : line.trim(),
  };
};

/** Where the last of some texts begins, and which it is. */
const lastOf = (
  prompt: string,
  texts: readonly string[],
): { readonly at: number; readonly text: string | undefined } => {
  let found: { readonly at: number; readonly text: string | undefined } = { at: -1, text: undefined };
  for (const text of texts) {
    const at = prompt.lastIndexOf(text);
    if (at > found.at) found = { at, text };
  }
  return found;
};

/** Where the last question of a prompt begins; -1 where there is none. */
export const startOfQuestion = (prompt: string): number => lastOf(prompt, all).at;
