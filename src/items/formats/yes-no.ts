/**
 * Yes/no questions around an item's sentences. In styles for readers: an opening, a passage with pronouns, and one
 * of five ways to ask. In all others the papers' prompt (Appendix G of the ACL text, §4.1 of the FSE text).
 */
import page from "../../../data/yes-no.json" with { type: "json" };
import { capitalize } from "#language/capitals";
import type { Pronouns } from "#language/lexicon";
import { styles } from "#language/lists";
import { lowerFirst } from "#language/styles/natural-marks";
import { readPronouns } from "../item-words.ts";
import type { ProblemLine } from "../problem-line.ts";
import {
  openerOf,
  pronounPlaces,
  findPronouns,
  splitSentences,
  findTitle,
  withPronouns,
  withSetting,
  withoutSetting,
} from "./discourse.ts";

/** The papers' texts around premises, and the sentences that ask about a clause, or about a sentence too long to be one. */
const { papers, asks, answerYes } = page;
export const papersOpening = papers.opening;

/** True if a line's question is written for readers: a passage with a title, not the papers' prompt. */
export const isForReaders = ({ style, question }: Pick<ProblemLine<"rule">, "style" | "question">): boolean =>
  styles.find(({ name }) => name === style)?.staged === true && question.includes("\n");

/** A question's parts beside its sentences: its title and introductions. */
type QuestionForm = {
  readonly setting?: string;
  /** True if it is written for readers. */
  readonly isStaged?: boolean;
  /** Which sentences may have a pronoun, by place: those of a twin's sentences, as both have the same. */
  readonly allowed?: readonly boolean[];
  /** Those of a custom topic. */
  readonly pronouns?: Pronouns;
};

/** The note on "or" of a question whose answer key rests on it. */
export const inclusiveOrNote = "Throughout, “or” allows for both.";

/** The question that sentences make. Of the papers' form, `setting` is a note before the opening. */
export const yesNoQuestion = (
  premisesText: readonly string[],
  conclusionText: string,
  { setting, isStaged = false, allowed, pronouns }: QuestionForm = {},
): string => {
  if (!isStaged) {
    const note = setting === undefined ? [] : [setting];
    return [...note, papers.opening, ...premisesText, `${papers.middle}${conclusionText}`].join(" ");
  }
  const opener = openerOf(setting);
  const places = pronounPlaces(premisesText, opener, pronouns).map((may, i) => may && (allowed?.[i] ?? true));
  // "Must it be true that it is not true that …" says one word twice.
  const fitting = conclusionText.startsWith("It is not true ")
    ? asks.filter(({ clause }) => !clause.includes("true"))
    : asks;
  const ask = fitting[drawPhrasing(conclusionText, setting) % fitting.length]!;
  const sentences = [
    ...withPronouns(premisesText, places, opener, pronouns),
    askConclusion(conclusionText, ask),
  ];
  const told = setting === undefined ? sentences : withSetting(sentences, setting);
  return `${told.slice(0, -1).join(" ")}\n${told.at(-1)}`;
};

const askConclusion = (conclusion: string, { clause, sentence }: (typeof asks)[number]): string =>
  /[:;]/.test(conclusion)
    ? `${sentence} ${answerYes}: ${conclusion}`
    : `${clause} ${lowerFirst(conclusion.slice(0, -1))}? ${answerYes}.`;

const drawPhrasing = (conclusionText: string, setting: string | undefined): number => {
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
    lexicon,
  }: Pick<ProblemLine<"rule">, "premisesText" | "conclusionText" | "style" | "lexicon"> & {
    readonly setting?: string | null;
  },
  allowed?: readonly boolean[],
): string => {
  const style = styles.find((one) => one.name === name);
  return yesNoQuestion(premisesText, conclusionText, {
    setting: setting ?? undefined,
    isStaged: style?.staged,
    allowed,
    pronouns: readPronouns(lexicon),
  });
};

/** True if an item's question is made of its sentences, whichever pronouns its twin allowed. */
export const hasWholeSentences = (
  item: Parameters<typeof questionText>[0] & { readonly question: string },
): boolean => {
  const [, ...later] = findPronouns(splitSentences(splitQuestion(item.question)?.premises ?? ""));
  return [true, false].some((first) => item.question === questionText(item, [first, ...later]));
};

/** The premises and what is asked, as the text has them. */
export type QuestionParts = { readonly premises: string; readonly conclusion: string };

/**
 * The sentences of the last question in a prompt, or undefined where there is none. Everything that stands
 * before it, such as demonstrations, is passed over. Sentences have the pronouns of the question (`discourse.ts`).
 */
export const splitQuestion = (prompt: string, pronouns?: Pronouns): QuestionParts | undefined => {
  const start = findQuestionStart(prompt);
  return start < 0 ? undefined : splitParts(prompt.slice(start), pronouns);
};

/** The premises of the last question in a text, which may end before it asks. */
export const getPremisesText = (text: string, pronouns?: Pronouns): string => {
  const rest = text.slice(Math.max(0, findQuestionStart(text)));
  return splitParts(rest, pronouns)?.premises ?? plainPremises(rest, pronouns);
};

const splitParts = (text: string, pronouns: Pronouns | undefined): QuestionParts | undefined => {
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
    premises: plainPremises(text.slice(0, ask.at), pronouns),
    conclusion: ask.isClause ? `${capitalize(clause)}.` : line.trim(),
  };
};

const plainPremises = (text: string, pronouns: Pronouns | undefined): string =>
  text.startsWith(papers.opening)
    ? text.slice(papers.opening.length).trim()
    : withoutSetting(text.trim(), pronouns);

/** Where the last question of a prompt begins: at the papers' opening or at a title; -1 where there is none. */
export const findQuestionStart = (prompt: string): number =>
  Math.max(prompt.lastIndexOf(papers.opening), findTitle(prompt));
