/**
 * Pages of words: lexemes as lines of text (data/lexicons/), a group a line, its phrases parted by semicolons and line
 * ends. An indented line goes on with the group above it; one that begins with `#` is a remark.
 *
 *     mood: is happy; is in high spirits
 *     breakfast: skip/skipped breakfast; eat/ate toast; have a high chair (now)
 *     moment: make/made tea, making tea
 *       cook, cooking
 *
 * A phrase is a verb's base with what belongs to it, an irregular past after a stroke; or "is …", or "can …". It is said
 * in present, past and future; with a participle after a comma also in the progressive. A bracket keeps some of its
 * tenses: (now) the present, for what sounds odd in others, (past), or (not now) for what one does once.
 */
import { OrganonError } from "#logic/error";
import { regularPast, thirdPerson } from "./inflection.ts";
import { copula, verb, type Lexeme } from "./lexicon.ts";

/** The lexemes of a page's lines, in their order. A line that breaks the notation is a bug. */
export const parseLexemes = (page: readonly string[]): readonly Lexeme[] => {
  let group: string | undefined;
  return page.flatMap((line) => {
    if (/^\s*(?:#|$)/.test(line)) return [];
    const [, named, phrases = ""] = /^(?:([\w-]+):)? +(.+)$/.exec(line) ?? [];
    group = named ?? group;
    if (group === undefined || phrases === "") throw createPageError(line);
    const known = group;
    return phrases.split("; ").map((phrase) => parseLexeme(phrase, known));
  });
};

/** The lexeme of one phrase; without a group it is a group of its own. */
export const parseLexeme = (entry: string, group?: string): Lexeme => {
  const [, phrase, participle, kept] =
    /^([^,;:()]+?)(?:, ([^,;:()]+))?(?: \((now|past|not now)\))?$/.exec(entry) ?? [];
  if (phrase === undefined) throw createPageError(entry);
  const id = shortName(phrase);
  const lexeme = plainLexeme(id, group ?? id, phrase);
  const progressive = participle === undefined ? [] : copula(id, lexeme.group, participle).forms;
  const [from, to] = tenses.get(kept) ?? [0];
  return { ...lexeme, forms: [...lexeme.forms, ...progressive].slice(from, to) };
};

const tenses: ReadonlyMap<string | undefined, readonly [number, number]> = new Map([
  ["now", [0, 1]],
  ["past", [1, 2]],
  ["not now", [1, 3]],
]);

const plainLexeme = (id: string, group: string, phrase: string): Lexeme => {
  const [head = "", ...rest] = phrase.split(" ");
  const tail = rest.join(" ");
  if (head === "is") return copula(id, group, tail);
  if (head === "can") {
    const able = copula(id, group, `able to ${tail}`);
    return { ...able, forms: [{ yes: phrase, no: `cannot ${tail}` }, ...able.forms.slice(1)] };
  }
  const [base = "", past = regularPast(base)] = head.split("/");
  return verb(id, group, base, thirdPerson(base), past, tail);
};

const shortName = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replace(/\/\S+/, "")
    .split(" ")
    .filter((word, at) => !["a", "an", "the"].includes(word) && !(word === "is" && at === 0))
    .join("-");

const createPageError = (line: string): OrganonError =>
  new OrganonError("bug/lexicon-page", `“${line}” is no line of a page of words`);
