/** Common parts of saying and reading natural English: the letters that name people, and the marks of lists. */
import { uncapitalize } from "../capitals.ts";

/** The names of individuals if others are in sight, by depth. */
export const letters = ["X", "Y", "Z"];

/** The marks of a list's two items, by depth. */
export const markers = [
  ["(a)", "(b)"],
  ["(i)", "(ii)"],
  ["(A)", "(B)"],
  ["(I)", "(II)"],
  ["(one)", "(two)"],
  ["(first)", "(second)"],
] as const;

/**
 * A sentence's words with a small letter at the head, as they stand behind others; a name keeps its capital. The words that
 * sentences begin with are few.
 */
export const lowerFirst = (sentence: string): string =>
  heads.test(sentence) ? uncapitalize(sentence) : sentence;

const heads =
  /^(?:All|Any|Anyone|At|Both|Each|Either|Every|Everyone|Exactly|For|If|It|Neither|No|None|Not|Of|One|Only|Someone|The|There|These|Those|Two|Unless|When|Whichever|Without)\b/;

/** Several of a noun: "guests", "witnesses"; regular, as all nouns of topics are. */
export const toPlural = (noun: string): string => {
  if (noun === "person") return "people";
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
};
