/** Phrases of topics: all of the past, each with one form. */
import { regularPast } from "../inflection.ts";
import type { Lexeme, VerbPhrase } from "../lexicon.ts";

/** "light/lit a candle" or "was late", as a lexeme of its own group. */
export const pastLexeme = (text: string): Lexeme => lexemeOf(text, pastOf(text));

/** A lexeme with one form, with which nothing else clashes. */
export const lexemeOf = (text: string, form: VerbPhrase): Lexeme => ({
  id: text,
  group: text,
  forms: [form],
});

/** A verb with its past where that is irregular, or a state, said and denied. */
export const pastOf = (text: string): VerbPhrase => {
  const [head = "", ...rest] = text.split(" ");
  const tail = rest.length === 0 ? "" : ` ${rest.join(" ")}`;
  if (head === "was" || head === "were") return { yes: text, no: `${head} not${tail}` };
  const [base = "", past = regularPast(base)] = head.split("/");
  return { yes: `${past}${tail}`, no: `did not ${base}${tail}` };
};
