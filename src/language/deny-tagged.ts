/**
 * Denials of other people's sentences by their main verb, as a tagger finds it: "the standards started in 2000", "the standards did not start in
 * 2000". Only where subject and verb are sure and the denial can be heard in one way: one finite verb before any further clause, no
 * connective, no word that would take the denial into its scope. A quantified subject is denied at its quantifier: "everyone thought …", "not
 * everyone thought …". Source: DivLogicEval, Appendix C, which puts “don't/doesn't/didn't” before a tagged verb; mended.
 */
import lists from "../../data/word-lists.json" with { type: "json" };
import { deniable } from "./auxiliaries.ts";
import { basesOf, verbOfBase } from "./sentences/verbs.ts";
import type { TaggedWord, Tagger, VerbForms } from "./tagged-word.ts";
import { wordLists } from "./word-lists.ts";

/**
 * Words: `unsure` take a sentence out of the grammar's reach wherever they stand, `afterVerb` would take a denial into their scope from
 * behind the verb, `opensClause` open a further clause, in which finite verbs are not the sentence's own. "Need not" denies "must", one of
 * the `auxiliaries`; nothing denies "may": "it may not rain" leaves rain open. `shares`: "the majority did not" is not the denial of "the
 * majority did". The denial of `negRaising` verbs is heard as that of the clause after them: "does not think it will rain".
 */
const is = wordLists(lists.tagged);

/** The denial of a clause; undefined where the grammar is not sure. */
export const denyTagged = (clause: string, tagger: Tagger): string | undefined => {
  const words = expanded(tagger(clause));
  const at = words.findIndex(isFiniteVerb);
  if (at < 1 || words.some(({ text }) => /[,;:?!()"]/.test(text))) return undefined;
  const subject = subjectOf(words.slice(0, at), words[at]);
  // What stands in a clause of its own ("said that nobody came") is out of reach of the denial.
  const own = words.slice(0, ownEnd(words, at));
  const texts = own.map(({ text }) => text.toLowerCase());
  if (subject === undefined || texts.some((text) => is("unsure", text)) || !isSure(words, at, subject))
    return undefined;
  const behind = texts.slice(at + 1);
  const rest = words.slice(1).map(({ text }) => text);
  if (subject.kind === "quantified")
    return texts.slice(1).some((text) => is("denials", text) || is("afterVerb", text))
      ? undefined
      : [subject.denied, ...rest].join(" ").trim();
  if (behind.some((text) => is("afterVerb", text))) return undefined;
  const denied = withoutDenial(own, at) ?? denyVerb(own, at, subject.isPlural);
  return denied?.some((word) => /n['’]t$/.test(word)) === false
    ? [...denied, ...words.slice(own.length).map(({ text }) => text)].join(" ")
    : undefined;
};

/** Where the first clause behind the verb begins: at "that", "who", "what", or at once behind "said". */
const ownEnd = (words: readonly TaggedWord[], at: number): number => {
  if (is("saying", words[at]?.forms?.base ?? "") && words.slice(at + 1).some(isFiniteVerb)) return at + 1;
  const opened = words.findIndex(({ text }, place) => place > at && text !== "to" && is("opensClause", text));
  return opened < 0 ? words.length : opened;
};

/** "does not" for "doesn't", in two words; a tagger may have it as one. */
const expanded = (words: readonly TaggedWord[]): readonly TaggedWord[] =>
  words.flatMap((word) => {
    const text = word.text.replaceAll("’", "'");
    const whole = { "can't": "can", "won't": "will", cannot: "can" }[text];
    const verb = whole ?? (/^[a-z]+n't$/.test(text) ? text.slice(0, -3) : undefined);
    return verb === undefined
      ? [word]
      : [
          { text: verb, tags: new Set(["verb", "auxiliary"] as const) },
          { text: "not", tags: new Set<never>() },
        ];
  });

const isFiniteVerb = ({ text, tags, forms }: TaggedWord): boolean =>
  is("auxiliaries", text) ||
  (forms !== undefined &&
    tags.has("verb") &&
    !tags.has("gerund") &&
    !tags.has("infinitive") &&
    !is("prepositions", text));

/**
 * Whether the verb at `at` is the sentence's own, and no second clause follows. Auxiliaries and pasts that are no participle are sure; "presented"
 * may stand for "that was presented", and is sure only before an object or where no word behind it may be a finite verb.
 */
const isSure = (words: readonly TaggedWord[], at: number, subject: Subject): boolean => {
  const verb = words[at];
  const next = words[at + 1];
  if (verb === undefined || joinsClause(words, at)) return false;
  if (is("auxiliaries", verb.text) || verb.forms === undefined) return true;
  const { past, participle } = verb.forms;
  if (verb.text === past && past !== participle) return true;
  const behind = clauseBehind(words, at);
  // "Encourages" is no participle: only a noun before a verb of its own could stand there.
  if (verb.text !== past && verb.text !== participle) return !behind.some(isSurelyFinite);
  if (next === undefined || isObject(next)) return true;
  if (next.text === "by" || next.text === "of") return false;
  return behind.every((word, i) => !mayBeFinite(word, behind[i - 1]) || !agrees(word, subject));
};

/** Whether a form may be the finite verb of a subject: "opens" of one, "open" of several. */
const agrees = ({ text, forms }: TaggedWord, subject: Subject): boolean => {
  if (subject.kind !== "definite" || is("auxiliaries", text) || text === forms?.past) return true;
  const isBase = forms === undefined ? verbOfBase(text) !== undefined : text === forms.base;
  return isBase === subject.isPlural;
};

/** The words behind the verb, up to the next clause. */
const clauseBehind = (words: readonly TaggedWord[], at: number): readonly TaggedWord[] => {
  const opened = words.findIndex(({ text }, place) => place > at && is("opensClause", text));
  return words.slice(at + 1, Math.min(ownEnd(words, at), opened < 0 ? words.length : opened));
};

const isSurelyFinite = ({ text, forms }: TaggedWord): boolean =>
  is("auxiliaries", text) || (forms !== undefined && text === forms.past && !text.endsWith("ed"));

/** A word with which an object begins, as behind no participle. */
const isObject = ({ text, tags }: TaggedWord): boolean =>
  is("determiners", text.toLowerCase()) ||
  /^\d|['’]s$/.test(text) ||
  tags.has("proper") ||
  is("pronouns", text);

/** A word that may be a finite verb, by its tag or its form, where neither a determiner nor a preposition makes it a noun. */
const mayBeFinite = ({ text, tags, forms }: TaggedWord, before: TaggedWord | undefined): boolean => {
  if (is("auxiliaries", text)) return true;
  const said = before?.text.toLowerCase() ?? "";
  if (is("determiners", said) || is("prepositions", said) || is("prepositions", text) || said === "to")
    return false;
  return (
    (forms !== undefined && !tags.has("gerund") && !tags.has("infinitive")) ||
    verbOfBase(text) !== undefined ||
    isThird(text, before)
  );
};

/** "Boxes shows": a third person, where a noun stands before it. */
const isThird = (text: string, before: TaggedWord | undefined): boolean =>
  text.endsWith("s") && basesOf(text) !== undefined && before?.tags.has("noun") === true;

/** Whether a word that may begin a clause has a finite verb behind it. */
const joinsClause = (words: readonly TaggedWord[], at: number): boolean =>
  words.some(({ text }, place) => {
    if (place <= at || !is("joins", text)) return false;
    // Behind "that" an "and" with a verb may still go on with the sentence itself.
    if (place > ownEnd(words, at))
      return text === "and" && mayBeFinite(words[place + 1] ?? nothing, words[place]);
    const rest = words.slice(place + 1, ownEnd(words, at));
    return rest.some((word, i) => mayBeFinite(word, rest[i - 1] ?? words[place]));
  });

const nothing: TaggedWord = { text: "", tags: new Set() };

type Subject =
  | { readonly kind: "definite"; readonly isPlural: boolean }
  /** Denied at its first word. */
  | { readonly kind: "quantified"; readonly denied: string };

const persons = new Map([
  ...["i", "you", "we", "they"].map((word) => [word, true] as const),
  ...["he", "she", "it"].map((word) => [word, false] as const),
]);
/** What denies each quantifier: not all do, none do, some do. */
const quantifiers = new Map(Object.entries(lists.denials.quantifiers));
/** What the words before the verb are; undefined where they may be anything but one noun phrase. */
const subjectOf = (words: readonly TaggedWord[], verb: TaggedWord | undefined): Subject | undefined => {
  const texts = words.map(({ text }) => text.toLowerCase());
  const [head = ""] = texts;
  const parts = texts.filter((text) => text === "and").length;
  const isOpened = texts.some(
    (text, at) =>
      at > 0 && text !== "and" && (is("opensClause", text) || is("joins", text) || is("afterVerb", text)),
  );
  if (parts > 1 || isOpened) return undefined;
  const denied = quantifiers.get(head);
  if (denied !== undefined) return { kind: "quantified", denied };
  // Of what is past one that did is any that did; "a dog is an animal" is about all.
  const isPast = verb?.tags.has("past") === true || verb?.text === "was" || verb?.text === "had";
  if (head === "a" || head === "an")
    return isPast && !is("amounts", texts[1] ?? "") ? { kind: "quantified", denied: "no" } : undefined;
  if (is("unsureHeads", head) || head === "one" || /^\d/.test(head) || is("numbers", head)) return undefined;
  const person = persons.get(head);
  const adverbs = words.slice(1).every(({ tags }) => tags.has("adverb"));
  if (person !== undefined) return adverbs ? { kind: "definite", isPlural: person } : undefined;
  const end = texts.findIndex((text) => is("prepositions", text));
  if (end === 0) return undefined;
  const noun = words.slice(0, end < 0 ? words.length : end).findLast(({ tags }) => tags.has("noun"));
  if (noun === undefined) return undefined;
  if (parts > 0 && isOpenBehindAnd(texts)) return undefined;
  const isPlural = parts > 0 || noun.tags.has("plural") || is("pluralNouns", noun.text.toLowerCase());
  const isShare = words.some(({ text }) => is("shares", text.toLowerCase()) || text.endsWith("%"));
  const hasClause = words.some(({ text }, at) => at > 0 && persons.has(text.toLowerCase()));
  // "Case studies in writing" is no sentence.
  const isBare =
    words.length === 1 && !isPlural && !noun.tags.has("proper") && verb?.text.endsWith("s") === true;
  return isShare || hasClause || (isBare && !is("auxiliaries", verb.text))
    ? undefined
    : { kind: "definite", isPlural };
};

/** "The king and a queen": what is one of many behind "and" would be denied otherwise. */
const isOpenBehindAnd = (texts: readonly string[]): boolean => {
  const next = texts[texts.indexOf("and") + 1] ?? "";
  return (
    quantifiers.has(next) ||
    is("unsureHeads", next) ||
    ["a", "an", "one"].includes(next) ||
    is("numbers", next)
  );
};

/** The words with the verb at `at` denied, or affirmed where it is denied; undefined where the verb itself is doubtful. */
const denyVerb = (
  words: readonly TaggedWord[],
  at: number,
  isPlural: boolean,
): readonly string[] | undefined => {
  const texts = words.map(({ text }) => text);
  const [before, after] = [texts.slice(0, at), texts.slice(at + 1)];
  const verb = words[at];
  if (verb === undefined) return undefined;
  if (after[0] === "not" && !after.slice(1).some((text) => is("denials", text)))
    return affirmed(before, verb.text, words.slice(at + 2));
  if (texts.some((text) => is("denials", text))) return undefined;
  if (verb.text === "am" || deniable.has(verb.text)) return [...before, verb.text, "not", ...after];
  if (verb.text === "can") return [...before, "cannot", ...after];
  if (verb.text === "must") return [...before, "need", "not", ...after];
  if (["has", "have", "had"].includes(verb.text)) {
    const next = words.slice(at + 1).find(({ tags }) => !tags.has("adverb"));
    const isPerfect =
      next?.text === "been" || (next?.forms !== undefined && next.text === next.forms.participle);
    if (isPerfect) return [...before, verb.text, "not", ...after];
    const does = { has: "does", have: "do", had: "did" }[verb.text] ?? "";
    return [...before, does, "not", "have", ...after];
  }
  if (/^d(?:o|oes|id)$/.test(verb.text)) return [...before, verb.text, "not", "do", ...after];
  if (is("auxiliaries", verb.text) || verb.forms === undefined) return undefined;
  const support = supportOf(verb.text, verb.forms, isPlural);
  if (support === undefined || is("negRaising", verb.forms.base)) return undefined;
  const adverbs = words.slice(0, at).findLastIndex(({ tags }) => !tags.has("adverb")) + 1;
  return [...before.slice(0, adverbs), support, "not", ...before.slice(adverbs), verb.forms.base, ...after];
};

/** A past that never was, was; who had no time had some: the words without their own "never" or "no", where there is one. */
const withoutDenial = (words: readonly TaggedWord[], at: number): readonly string[] | undefined => {
  const texts = words.map(({ text }) => text);
  const places = texts.flatMap((text, place) => (is("denials", text) ? [place] : []));
  const [place = -1, ...more] = places;
  if (place < 0 || more.length > 0) return undefined;
  const isPast = words[at]?.tags.has("past") === true || /^(?:was|were|had|has|have)$/.test(texts[at] ?? "");
  if (texts[place] === "never" && isPast && Math.abs(place - at) === 1) return texts.toSpliced(place, 1);
  return texts[place] === "no" && place === at + 1 ? texts.toSpliced(place, 1, "some") : undefined;
};

/** "did" for "rang", "does" for "rings", "do" for "ring"; undefined where a form is two, or does not agree with its subject. */
const supportOf = (text: string, { base, third, past }: VerbForms, isPlural: boolean): string | undefined => {
  if (base === past) return text === third && !isPlural ? "does" : undefined;
  if (text === past) return "did";
  if (text === third) return isPlural ? undefined : "does";
  return text === base && isPlural ? "do" : undefined;
};

/** "is not" → "is", "did not ring" → "rang". */
const affirmed = (
  before: readonly string[],
  verb: string,
  after: readonly TaggedWord[],
): readonly string[] | undefined => {
  const [next, ...more] = after;
  if (next === undefined) return undefined;
  const rest = more.map(({ text }) => text);
  if (verb === "am" || deniable.has(verb) || ["can", "has", "have", "had"].includes(verb))
    return [...before, verb, next.text, ...rest];
  if (verb !== "do" && verb !== "does" && verb !== "did") return undefined;
  if (next.text === "have") return [...before, { do: "have", does: "has", did: "had" }[verb], ...rest];
  const known = verbOfBase(next.text);
  const forms = known === undefined ? next.forms : { ...known, past: known.pasts[0] ?? "" };
  if (forms === undefined || next.text !== forms.base) return undefined;
  return [...before, { do: forms.base, does: forms.third, did: forms.past }[verb], ...rest];
};
