/**
 * Denies third-party sentences at their subject or their verb: "a man is riding" as "no man is riding", "the ferry sank" as "the
 * ferry did not sink". A denial is made only where one noun phrase and one finite verb are sure and nothing else could take
 * or leave the scope of "not"; every other sentence has none. Source: DivLogicEval, Appendix C, which puts
 * "don't/doesn't/didn't" before a tagged verb; restricted here, because participles, quantities and second clauses give
 * that another meaning.
 *
 * Lists of data/nli-words.json: `scope` words could take the denial into their scope or out of it; `clause` words open a
 * further clause; `attitude` verbs pass a denial on to the clause after them, or presuppose that clause.
 */
import lists from "../data/nli-words.json" with { type: "json" };
import type { TaggedWord, Tagger } from "./tagger.ts";

type Options = {
  readonly tagger: Tagger;
  /** True if the sentences describe pictures, so that "a man rides" is one event; elsewhere it may be general. */
  readonly isCaption: boolean;
};

/** Returns the denial of a clause; undefined where the grammar is not sure of one. */
export const denyClause = (clause: string, { tagger, isCaption }: Options): string | undefined => {
  const words = tagger(clause);
  const texts = words.map(({ text }) => text);
  if (texts.join(" ") !== clause) return undefined;
  const lower = texts.map((text) => text.toLowerCase());
  const [head = "", ...rest] = texts;
  if ([head.toLowerCase(), ...rest].some((text) => isListed("scope", text))) return undefined;
  if (texts.some((text) => /[^\p{L}\p{M}\d'’-]|n['’]t$|['’](?:re|ve|ll|d|m)$/u.test(text))) return undefined;
  if (words.some(({ text, tags }) => tags.has("adverb") && text.endsWith("ly") && !isListed("manner", text)))
    return undefined;
  if (lower[0] === "there") return denyExistence(words, lower);
  const at = words.findIndex(isFinite);
  const before = lower[at - 1] ?? "";
  if (
    at < 1 ||
    words[at - 1]?.tags.has("adverb") === true ||
    isListed("prepositions", before) ||
    isListed("determiners", before)
  )
    return undefined;
  const subject = readSubject(words.slice(0, at), lower.slice(0, at));
  if (subject === undefined || !hasOneVerb(words, at)) return undefined;
  const verb = denyVerb(words, at, subject.isPlural);
  if (verb === undefined) return undefined;
  if (subject.kind === "definite")
    return lower.includes("and") ? undefined : [...texts.slice(0, at), ...verb].join(" ");
  const progressive = isBeForm(lower[at]!) && words[at + 1]?.tags.has("gerund") === true;
  const isEvent = isCaption || progressive || isPast(words[at]!);
  if (subject.kind === "bare" ? !(isCaption && progressive) : subject.kind === "one" && !isEvent)
    return undefined;
  if (subject.kind === "two" && !isCaption) return undefined;
  return [subject.denied, ...texts.slice(subject.kind === "bare" || subject.kind === "two" ? 0 : 1)].join(
    " ",
  );
};

const isListed = (name: keyof typeof lists.deny, word: string): boolean =>
  ` ${lists.deny[name]} `.includes(` ${word} `);

const isBeForm = (word: string): boolean => /^(?:is|are|was|were)$/.test(word);

const isFinite = ({ text, tags, forms }: TaggedWord): boolean =>
  isListed("auxiliaries", text) ||
  (forms !== undefined &&
    tags.has("verb") &&
    !tags.has("gerund") &&
    !tags.has("infinitive") &&
    !isListed("prepositions", text));

const isPast = ({ text, tags }: TaggedWord): boolean => /^(?:was|were|had)$/.test(text) || tags.has("past");

type Subject = {
  /** "The dog"; "a dog", "someone", "every dog"; "dogs"; "two dogs". */
  readonly kind: "definite" | "one" | "quantified" | "bare" | "two";
  readonly denied: string;
  readonly isPlural: boolean;
};

/** Reads the words before the verb as one noun phrase; undefined where they may be anything else. */
const readSubject = (words: readonly TaggedWord[], lower: readonly string[]): Subject | undefined => {
  const [head = "", second = ""] = lower;
  if (
    lower.some(
      (text, at) =>
        isListed("clause", text) || text === "and" || text === "to" || (at > 0 && isListed("persons", text)),
    )
  )
    return undefined;
  if (lower.some((text) => isListed("shares", text) || /^\d/.test(text))) return undefined;
  const end = words.findIndex(({ tags }, at) => isListed("prepositions", lower[at]!) || tags.has("gerund"));
  const phrase = words.slice(0, end < 0 ? words.length : end);
  const noun = phrase.at(-1);
  if (noun === undefined) return undefined;
  const isPlural = noun.tags.has("plural") || isListed("plurals", noun.text.toLowerCase());
  if (head === "someone" || head === "somebody") return { kind: "one", denied: "no one", isPlural: false };
  const quantifier = quantifiers.get(head);
  if (quantifier !== undefined)
    return second === "of" ? undefined : { kind: "quantified", denied: quantifier, isPlural };
  if (!noun.tags.has("noun")) return undefined;
  if (head === "a" || head === "an")
    return phrase.length < 2 || isPlural || /^\p{Lu}/u.test(noun.text)
      ? undefined
      : { kind: "one", denied: "no", isPlural: false };
  if (head === "two") return isPlural ? { kind: "two", denied: "no", isPlural } : undefined;
  if (isListed("definite", head))
    return phrase.length < 2 ? undefined : { kind: "definite", denied: "", isPlural };
  if (phrase.every(({ text, tags }) => tags.has("proper") && /^\p{Lu}/u.test(text)))
    return isPlural ? undefined : { kind: "definite", denied: "", isPlural: false };
  const isBare = isPlural && !isListed("heads", head) && phrase.every(({ tags }) => !tags.has("proper"));
  return isBare ? { kind: "bare", denied: "no", isPlural } : undefined;
};

const quantifiers: ReadonlyMap<string, string> = new Map([
  ["everyone", "not everyone"],
  ["everybody", "not everybody"],
  ["every", "not every"],
  ["all", "not all"],
  ["many", "not many"],
]);

/** True if the verb at `at` is the only one that a sentence could have, up to a relative clause behind a noun. */
const hasOneVerb = (words: readonly TaggedWord[], at: number): boolean => {
  const verb = words[at]!;
  const rest = words.slice(at + 1);
  if (
    rest.some(
      ({ text }) => isListed("clause", text.toLowerCase()) && !isListed("relative", text.toLowerCase()),
    )
  )
    return false;
  const opened = rest.findIndex(({ text }) => isListed("relative", text.toLowerCase()));
  const isReport = opened === 0 && isListed("saying", verb.forms?.base ?? "");
  if (opened >= 0 && !isReport && rest[opened - 1]?.tags.has("noun") !== true) return false;
  const own = opened < 0 ? rest : rest.slice(0, opened);
  const isAuxiliary = isListed("auxiliaries", verb.text);
  const further = isAuxiliary ? own.slice(1) : own;
  if (further.some((word, place) => isSecondVerb(word, further[place - 1], isAuxiliary))) return false;
  return isJoined(rest);
};

/**
 * True if a word may be a further finite verb: nothing before it makes it a noun, and it is no participle behind an auxiliary. Behind
 * "called" or "plans" a participle may be the finite verb: "the dog called Rex barked".
 */
const isSecondVerb = (
  word: TaggedWord,
  before: TaggedWord | undefined,
  isBehindAuxiliary: boolean,
): boolean => {
  if (isListed("auxiliaries", word.text)) return true;
  const said = before?.text.toLowerCase() ?? "";
  if (word.forms === undefined || word.tags.has("gerund") || word.tags.has("infinitive")) return false;
  if (isListed("determiners", said) || isListed("prepositions", said) || isListed("prepositions", word.text))
    return false;
  return !isBehindAuxiliary || word.text !== word.forms.participle;
};

const isJoined = (rest: readonly TaggedWord[]): boolean => {
  const places = rest.flatMap(({ text }, at) => (text === "and" ? [at] : []));
  const [place, ...more] = places;
  if (place === undefined) return true;
  const behind = rest.slice(place + 1);
  const isVerb = ({ tags }: TaggedWord): boolean => tags.has("verb");
  return (
    more.length === 0 &&
    (behind[0]?.tags.has("gerund") === true ? !behind.slice(1).some(isVerb) : !behind.some(isVerb))
  );
};

const denyExistence = (words: readonly TaggedWord[], lower: readonly string[]): string | undefined => {
  const [there = "", verb = "", what = "", ...rest] = words.map(({ text }) => text);
  const noun = words[2];
  if (!isBeForm(verb) || noun === undefined || lower.includes("and") || !hasOneVerb(words, 1))
    return undefined;
  if (what === "a" || what === "an")
    return rest.length === 0 || /^(?:are|were)$/.test(verb) || isListed("shares", rest[0]!)
      ? undefined
      : [there, verb, "no", ...rest].join(" ");
  const isPlain =
    /^(?:are|were)$/.test(verb) && noun.tags.has("plural") && !isListed("heads", what) && !/^\d/.test(what);
  return isPlain ? [there, verb, "no", what, ...rest].join(" ") : undefined;
};

const denyVerb = (
  words: readonly TaggedWord[],
  at: number,
  isPlural: boolean,
): readonly string[] | undefined => {
  const { text: verb, forms } = words[at]!;
  const next = words[at + 1];
  const rest = words.slice(at + 1).map(({ text }) => text);
  // "Belongs to a lady", but not "used to sing".
  if (next === undefined || (next.text === "to" && !isListed("determiners", words[at + 2]?.text ?? "")))
    return undefined;
  const opens = isListed("determiners", next.text.toLowerCase());
  if (isBeForm(verb)) return /^(?:are|were)$/.test(verb) === isPlural ? [verb, "not", ...rest] : undefined;
  if (verb === "can")
    return next.forms?.base === next.text || next.text === "be" ? ["cannot", ...rest] : undefined;
  if (/^(?:will|would|could)$/.test(verb))
    return next.forms?.base === next.text || next.text === "be" ? [verb, "not", ...rest] : undefined;
  if (/^(?:has|have|had)$/.test(verb)) {
    if ((verb === "has" && isPlural) || (verb === "have" && !isPlural)) return undefined;
    if (opens) return [{ has: "does", have: "do", had: "did" }[verb]!, "not", "have", ...rest];
    return next.text === "been" || next.forms?.participle === next.text ? [verb, "not", ...rest] : undefined;
  }
  if (isListed("auxiliaries", verb) || forms === undefined) return undefined;
  const { base, past, third, participle } = forms;
  if (isListed("attitude", base) || base === past) return undefined;
  // "The man dressed in black" may be no sentence: the form of a participle is sure only before an object.
  const isReport = next.text === "that" && isListed("saying", base);
  if (verb === past)
    return past !== participle || opens || isReport ? ["did", "not", base, ...rest] : undefined;
  if (!opens && !isReport && !isListed("prepositions", next.text)) return undefined;
  // "A view down the train tracks in a city" may have no verb: behind a preposition, the form of a noun is sure only before an object.
  if (!opens && !isReport && words.slice(0, at).some(({ text }) => isListed("prepositions", text)))
    return undefined;
  // "The operator in Ravenna taps jokes to …": the word before may be the verb.
  if (verb === third)
    return isPlural || /[^s']s$/.test(words[at - 1]!.text) ? undefined : ["does", "not", base, ...rest];
  return verb === base && isPlural ? ["do", "not", base, ...rest] : undefined;
};
