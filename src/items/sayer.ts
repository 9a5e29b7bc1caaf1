/**
 * How formulas are said in the words of a question, and what a question begins with where all of it is about one topic: where and when,
 * who of those named belongs to the topic, and what the style says of its words. Each sentence is parsed by the style's own reader before it is
 * given out, every time.
 */
import type { Manner, Style } from "#language/style";
import { createVocabulary, type Words } from "#language/words";
import { OrganonError } from "#logic/error";
import { collectConstants, equal, isQuantified, collectSymbols, type Formula } from "#logic/formula";

/** Says formulas, or checks what was said of one. Throws `bug/second-reading` where a sentence is not parsed to its formula. */
export const createVerbalizer = (
  style: Style,
  words: Words,
  manner?: Manner,
): ((formula: Formula, said?: string) => string) => {
  const vocabulary = createVocabulary(words);
  const speak = createStyleSpeaker(style, words);
  return (formula, said = speak(formula, manner)) => {
    if (!equal(style.read(said, vocabulary), formula))
      throw new OrganonError("bug/second-reading", `“${said}” is not read back as what it was said of`);
    return said;
  };
};

/** Says formulas in the same words, unchecked. */
export const createStyleSpeaker = (
  style: Style,
  words: Words,
): ((formula: Formula, manner?: Manner) => string) =>
  style.speaker?.(words) ?? ((formula, manner) => style.say(formula, words, manner));

/**
 * The turns in which the frames of some lines are chosen: lines of one form take turns, from a drawn one on, and two conditionals
 * with one consequent that stand side by side have one frame.
 */
export const countTurns = (lines: readonly Formula[]): readonly number[] => {
  const counts = new Map<string, number>();
  const turns: number[] = [];
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1];
    const isSame = before?.kind === "implies" && line.kind === "implies" && equal(before.right, line.right);
    const form = isQuantified(line) ? `${line.kind} ${line.body.kind}` : line.kind;
    const count = counts.get(form) ?? 0;
    turns.push(isSame ? turns[i - 1]! : count);
    if (!isSame) counts.set(form, count + 1);
  }
  return turns;
};

/**
 * What a question begins with, and how those named are introduced, in the form "TITLE; NAME, a member from Leeds": all that
 * the text has beside its sentences (`formats/discourse.ts`).
 */
export const getSetting = (
  { setting, constants, propositions, introductions }: SettingWords,
  formulas: readonly Formula[],
): string | undefined => {
  if (setting === undefined) return undefined;
  const clauses = [...collectSymbols(...formulas)].map((letter) => propositions.get(letter)?.yes ?? "");
  const named = new Set([
    ...collectConstants(...formulas).map((letter) => constants.get(letter) ?? ""),
    ...clauses.flatMap((clause) => introductions?.keys().find((name) => clause.startsWith(`${name} `)) ?? []),
  ]);
  const people = [...named].flatMap((name) => {
    const words = introductions?.get(name);
    return words === undefined ? [] : [`${name}, ${words}`];
  });
  return [setting, ...people].join("; ");
};

type SettingWords = Pick<Words, "setting" | "constants" | "propositions" | "introductions">;
