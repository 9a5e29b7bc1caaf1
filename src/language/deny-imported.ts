/**
 * Denials of other people's sentences where the verb alone will not do. "A man is not riding" leaves open that another one is: of an
 * indefinite subject the denial is "no man is riding", of two "no two women are embracing". A definite plural is denied at its
 * auxiliary: "the men are not seated". Whatever could take the denial into another scope (quantifiers, other denials, a clause of its
 * own behind "and") is denied from outside by `negate`. Source: DivLogicEval, Appendix C, mended.
 */
import lists from "../../data/word-lists.json" with { type: "json" };
import { isFormOfBe, deniable } from "./auxiliaries.ts";
import { denyTagged } from "./deny-tagged.ts";
import { negate, outside } from "./negate.ts";
import { basesOf } from "./sentences/verbs.ts";
import type { Tagger } from "./tagged-word.ts";
import { wordLists } from "./word-lists.ts";

const is = wordLists(lists.imported);

/** Whose sentences they are, and what their words are. */
type Imported = {
  /**
   * Whether the set tells what is seen, so that "a man rides" is about one ride; elsewhere a plain present may be general ("a dog is an
   * animal"), and only what goes on or is past is denied so.
   */
  readonly tells: boolean;
  readonly tagger?: Tagger;
};

/** The denial of an imported clause. */
export const negateImported = (clause: string, { tells, tagger }: Imported): string => {
  const denied = negate(clause);
  if (!denied.startsWith(outside)) return denied;
  return (
    denyIndefinite(clause.split(" "), tells) ??
    (tagger === undefined ? undefined : denyTagged(clause, tagger)) ??
    denied
  );
};

const denyIndefinite = (words: readonly string[], tells: boolean): string | undefined => {
  const [head = "", second = "", third = ""] = words;
  const rest = words.slice(1);
  // "There is no doubt": some, whatever it is counted by.
  if (head === "there" && third === "no" && !words.slice(3).some((word) => is("unsure", word)))
    return ["there", second, "some", ...words.slice(3)].join(" ");
  if (rest.some((word) => is("unsure", word.toLowerCase()) || /[,;:]$|n't$/.test(word))) return undefined;
  if (head === "there") return denyExistence(words);
  if (head === "someone" || head === "somebody")
    return second === "is" || second === "was" ? ["no", "one", ...rest].join(" ") : undefined;
  const verb = words.findIndex((word, at) => at > 0 && isFinite(word));
  if (verb < 1 || coordinates(words, verb)) return undefined;
  const goesOn = is("auxiliaries", words[verb] ?? "") && (words[verb + 1] ?? "").endsWith("ing");
  const isPast = /^(?:was|were|had)$/.test(words[verb] ?? "");
  if (is("singular", head)) return tells || goesOn || isPast ? ["no", ...rest].join(" ") : undefined;
  if (is("numbers", head) || /^\d+$/.test(head))
    return tells || goesOn || isPast ? ["no", ...words].join(" ") : undefined;
  if (is("plurals", head))
    return goesOn || (tells && is("auxiliaries", words[verb] ?? "")) ? ["no", ...words].join(" ") : undefined;
  // "The time it would have taken is unknown": a clause of its own.
  if (words.slice(1, verb).some((word) => is("persons", word) || word === "that")) return undefined;
  if (is("definite", head) && second !== "" && third !== "" && deniable.has(words[verb] ?? ""))
    return [...words.slice(0, verb + 1), "not", ...words.slice(verb + 1)].join(" ");
  return undefined;
};

/** "There are people" → "there are no people", "there are two" → "there are not two". */
const denyExistence = (words: readonly string[]): string | undefined => {
  const [there = "", verb = "", what = "", ...rest] = words;
  if (!isFormOfBe(verb) || what === "" || rest.includes("and")) return undefined;
  const isOne = verb === "is" || verb === "was";
  if (is("singular", what) && isOne) return [there, verb, "no", ...rest].join(" ");
  if (is("singular", what) || what === "many" || is("numbers", what) || /^\d+$/.test(what))
    return [there, verb, "not", what, ...rest].join(" ");
  return is("definite", what) || what === "over" || what.endsWith("ly")
    ? undefined
    : [there, verb, "no", what, ...rest].join(" ");
};

/** A word that is a finite verb or may be one. */
const isFinite = (word: string): boolean => is("auxiliaries", word) || basesOf(word) !== undefined;

/** Whether "and" joins subjects, or has a clause with a verb of its own behind it. */
const coordinates = (words: readonly string[], verb: number): boolean =>
  words.some(
    (word, at) =>
      word === "and" &&
      (at < verb ||
        isFinite(words[at + 1] ?? "") ||
        words.slice(at + 1).some((one) => is("auxiliaries", one))),
  );
