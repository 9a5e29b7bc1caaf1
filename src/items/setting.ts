/**
 * What a question begins with, where all of it is about one scene: where and when, that there are such people, and what
 * the style says of its words.
 */
import type { Style, Words } from "#language";
import type { Formula } from "#logic";

/** The setting with what the style says before of its words. */
export const withNotes = (
  setting: string | undefined,
  { notes }: Style,
  formulas: readonly Formula[],
  words?: Words,
): string | undefined =>
  setting === undefined ? undefined : [setting, ...(notes?.(formulas, words) ?? [])].join(" ");

/** What a question begins with: what it is about, and that there are such people as it speaks of. */
export const settingOf = (
  { setting, noun, constants }: Pick<Words, "setting" | "noun" | "constants">,
  people: readonly string[],
): string | undefined => {
  if (setting === undefined || noun === undefined) return setting;
  const article = /^[aeiou]/.test(noun) ? "an" : "a";
  const members = people.map((name) => ` ${constants.get(name)} was ${article} ${noun}.`);
  return `${setting}${members.length > 0 ? members.join("") : ` There was at least one ${noun}.`}`;
};
