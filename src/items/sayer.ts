/**
 * How formulas are said in the words of a question, and what a question begins with where all of it is about one scene: where and when,
 * who of those named belongs to the scene, and what the style says of its words. Each sentence is parsed by the style's own reader before it is
 * given out, every time.
 */
import type { Manner, Style } from "#language/style";
import { pluralOf } from "#language/styles/natural-marks";
import { vocabularyOf, type Words } from "#language/words";
import { OrganonError } from "#logic/error";
import { equal, type Formula } from "#logic/formula";

/** Says formulas, or checks what was said of one. Throws `bug/second-reading` where a sentence is not parsed to its formula. */
export const createSayer = (style: Style, words: Words): ((formula: Formula, said?: string) => string) => {
  const vocabulary = vocabularyOf(words);
  const speak = speakerOf(style, words);
  return (formula, said = speak(formula)) => {
    if (!equal(style.read(said, vocabulary), formula))
      throw new OrganonError("bug/second-reading", `“${said}” is not read back as what it was said of`);
    return said;
  };
};

/** Says formulas in the same words, unchecked. */
export const speakerOf = (style: Style, words: Words): ((formula: Formula, manner?: Manner) => string) =>
  style.speaker?.(words) ?? ((formula, manner) => style.say(formula, words, manner));

/**
 * The turns in which the frames of some lines are chosen: lines of one form take turns, from a drawn one on, and two conditionals
 * with one consequent that stand side by side have one frame.
 */
export const turnsOf = (lines: readonly Formula[]): readonly number[] => {
  const counts = new Map<string, number>();
  const turns: number[] = [];
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1];
    const isSame = before?.kind === "implies" && line.kind === "implies" && equal(before.right, line.right);
    const form =
      line.kind === "forall" || line.kind === "exists" ? `${line.kind} ${line.body.kind}` : line.kind;
    const count = counts.get(form) ?? 0;
    turns.push(isSame ? turns[i - 1]! : count);
    if (!isSame) counts.set(form, count + 1);
  }
  return turns;
};

/** The setting with what the style says before of its words. */
export const withNotes = (
  setting: string | undefined,
  { notes }: Style,
  formulas: readonly Formula[],
  sentences?: readonly string[],
): string | undefined =>
  setting === undefined ? undefined : [setting, ...(notes?.(formulas, sentences) ?? [])].join(" ");

/**
 * What a question begins with: an opening, which says that there are such people as it speaks of, who of those named was one of
 * them, and that there are such things. A thing that is named, "the lemon cake", needs no word more.
 */
export const settingOf = (
  { setting, noun, thing, constants }: Pick<Words, "setting" | "noun" | "thing" | "constants">,
  named: readonly string[],
): string | undefined => {
  if (setting === undefined || noun === undefined) return setting;
  const names = named.map((name) => constants.get(name) ?? "");
  const people = thing === undefined ? names : names.filter((name) => !name.endsWith(` ${thing}`));
  const among = joinNames(people);
  const members =
    people.length === 0
      ? ""
      : people.length === 1
        ? ` ${among} was one of the ${pluralOf(noun)}.`
        : ` ${among} were among the ${pluralOf(noun)}.`;
  const isThingNamed = thing === undefined || people.length < names.length;
  return `${setting}${members}${isThingNamed ? "" : ` There was at least one ${thing}.`}`;
};

/** "Ann", "Ann and Ben", "Ann, Ben and Carl". */
const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
