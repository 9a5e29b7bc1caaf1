/**
 * Negation by grammar: a clause and its denial. Clauses stand here as they stand inside a sentence, with a small
 * letter at the head unless it is a name, and without the full stop.
 *
 * Two ways in. A clause of our own bank comes with its finite verb marked, "the cook [salted] the broth", and is
 * denied at the mark. A clause from elsewhere is denied at its verb only where a small grammar is sure of subject and
 * verb; every other clause is denied from outside, "it is not the case that …", which is right for any clause.
 * Source: DivLogicEval, Appendix C, which puts “don't/doesn't/didn't” before a tagged verb; mended here, because an
 * indefinite, plural or quantified subject and a second clause give that a different meaning.
 */
import lists from "../../data/word-lists.json" with { type: "json" };
import { misuse } from "#logic/error";
import { basesOf, isParticiple, verbOfBase } from "./sentences/verbs.ts";
import type { Clause } from "./words.ts";
import { wordLists } from "./word-lists.ts";

/**
 * Words: `unsure` take a clause out of the grammar's reach (connectives, quantifiers, focus words, other negations). "Not" goes before
 * `adverbs`; other words in -ly may be nouns: horsefly, ally. `modals` are nouns as well: "the old can", "his last will". The negation of
 * `negRaising` verbs is heard as that of the clause after them: "does not think it will rain".
 */
const is = wordLists(lists.negate);

export const outside = "it is not the case that ";

/**
 * The denial of a clause: by its verb if the grammar is sure of it, else from outside. A clause that is denied already
 * is affirmed; denying the result again gives a clause that means what the first one meant, often word for word.
 */
export const negate = (clause: string): string => {
  if (clause.startsWith(outside)) return clause.slice(outside.length);
  return denyByGrammar(clause) ?? `${outside}${clause}`;
};

/**
 * Both polarities of a clause whose finite verb is marked: "the cook [salted] the broth". Where the verb's own rule
 * would mislead, the mark holds both forms: "the cook [had|did not have] a cold". Throws misuse for a clause
 * without exactly one mark or with a verb that the grammar does not know.
 */
export const clauseOf = (marked: string): Clause => {
  const [before, mark, after, ...more] = marked.split(/[[\]]/);
  if (before === undefined || mark === undefined || after === undefined || more.length > 0)
    throw misuse(`“${marked}” does not mark one finite verb in square brackets`);
  const [yes = "", no = denialOf(yes)] = mark.split("|");
  if (no === undefined)
    throw misuse(
      `the negation of “${yes}” in “${marked}” is not known`,
      "add the verb to data/grammar/verbs.json or write “[form|its negation]”",
    );
  return { yes: `${before}${yes}${after}`, no: `${before}${no}${after}` };
};

/** The negation of a finite verb form: "is" → "is not", "salted" → "did not salt"; undefined if unknown or twofold. */
export const denialOf = (form: string): string | undefined => {
  const auxiliary = auxiliaries.get(form);
  if (auxiliary !== undefined) return auxiliary;
  const [base, second] = basesOf(form) ?? [];
  if (base === undefined || second !== undefined) return undefined;
  return doSupport(form, base);
};

/** Auxiliaries whose negation denies the clause. Not "may", "might", "should": "it may not rain" leaves rain open. */
const auxiliaries = new Map(Object.entries(lists.denials.auxiliaries));

const doSupport = (form: string, base: string): string =>
  verbOfBase(base)?.pasts.includes(form) === true ? `did not ${base}` : `does not ${base}`;

const contractions = new Map(Object.entries(lists.denials.contractions));

const denyByGrammar = (clause: string): string | undefined => {
  const words = clause
    .replaceAll("’", "'")
    .split(" ")
    .flatMap((word) => (contractions.get(word) ?? word).split(" "));
  const at = finiteAt(words);
  if (at === undefined) return undefined;
  const denied = denyAt(words, at);
  return denied === undefined || denied.some((word) => /[a-z]n?'(?:t|re|ll|ve|d|m)$/.test(word))
    ? undefined
    : denied.join(" ");
};

/** Where the clause's finite verb stands, if the subject before it is one definite thing and no second clause follows. */
const finiteAt = (words: readonly string[]): number | undefined => {
  const negation = words.findIndex((word) => word === "not" || word === "cannot");
  const rest = words.filter((word, at) => word !== "not" || at !== negation);
  if (rest.some((word, at) => is("unsure", at === 0 ? bare(word) : word) || /[,;:?!()"]/.test(word)))
    return undefined;
  if (words[0] === "there") return isExistence(words) ? 1 : undefined;
  const start = subjectStart(words);
  if (start === undefined) return undefined;
  const pronoun = start === 1 && is("persons", bare(words[0] ?? ""));
  const first = words.findIndex((_, at) => at >= start && isFinite(words, at, pronoun && at === start));
  if (first < 0 || !isOneThing(words.slice(1, first))) return undefined;
  const auxiliary = isAuxiliary(words[first] ?? "");
  const deniable = auxiliary || words[first] === "have";
  if (negation >= 0 && !(deniable && (negation === first + 1 || negation === first))) return undefined;
  const plain = isPlain(words, start, first);
  if ((auxiliary && plain) || (pronoun && first === start)) return first;
  return words.some((_, at) => at > first && mayBeFinite(words, at, first, plain)) ? undefined : first;
};

/** "there is a …", "there was a …": one thing, so "is not" denies it. */
const isExistence = (words: readonly string[]): boolean =>
  (words[1] === "is" || words[1] === "was") && ["a", "an"].includes(words[words[2] === "not" ? 3 : 2] ?? "");

/** The index behind the subject's opening: a pronoun, a name, or a definite determiner and its first word. */
const subjectStart = (words: readonly string[]): number | undefined => {
  const [first = ""] = words;
  if (is("persons", first.toLowerCase())) return 1;
  if (is("definite", first)) return isAuxiliary(words[1] ?? "") ? undefined : 2;
  return /^(?:[A-Z][a-zà-ÿ]+|Mrs?\.|Ms\.|Dr\.)$/.test(first) && !first.endsWith("s") ? 1 : undefined;
};

/** Whether the words between a subject's opening and its verb leave it one thing: a singular head, then phrases about it. */
const isOneThing = (words: readonly string[]): boolean => {
  const end = words.findIndex((word) => is("prepositions", word));
  const head = end < 0 ? words : words.slice(0, end);
  return !words.some((word) => is("persons", word)) && head.every(isSingular);
};

const isSingular = (word: string): boolean =>
  !is("irregularPlurals", word) && !is("determiners", word) && !isPlural(word);

const isPlural = (word: string): boolean => /[^su'i]s$/.test(word) && !/(?:ous|'s)$/.test(word);

/**
 * Whether the subject has room for no clause of its own ("the house Anna lived in"): each further noun phrase in it
 * stands behind a preposition.
 */
const isPlain = (words: readonly string[], start: number, end: number): boolean =>
  words.slice(start, end).every((word, index) => {
    const before = words[start + index - 1] ?? "";
    const opens = is("determiners", word) || /^[A-Z]/.test(word);
    return !opens || is("prepositions", before) || /^[A-Z]/.test(before) || is("determiners", before);
  });

const isFinite = (words: readonly string[], at: number, afterPronoun: boolean): boolean => {
  const word = words[at] ?? "";
  if (isAuxiliary(word)) return true;
  if (afterPronoun && ["i", "you"].includes(bare(words[at - 1] ?? ""))) return isBaseOrPast(word);
  return basesOf(word) !== undefined;
};

const isBaseOrPast = (word: string): boolean =>
  word === "do" || verbOfBase(word) !== undefined || basesOf(word) !== undefined;
const isAuxiliary = (word: string): boolean => auxiliaries.has(word) || word === "cannot" || word === "do";

/**
 * Whether a later word might yet prove to be the finite verb, the one at `first` having been a participle or a noun.
 * Behind a plain subject, "took" can be neither, so that "hats" after it is a noun.
 */
const mayBeFinite = (words: readonly string[], at: number, first: number, plain: boolean): boolean => {
  const word = words[at] ?? "";
  const before = words[at - 1] ?? "";
  if (is("determiners", before) || before.endsWith("'s") || (plain && is("prepositions", before)))
    return false;
  if (isAuxiliary(word) || is("persons", word)) return true;
  if (plain && isPurePast(words[first] ?? "") && word.endsWith("s")) return false;
  return basesOf(word) !== undefined || word.endsWith("ed") || isPlural(word);
};

/** A past that is neither a participle nor a noun: "took", but not "felt" (a hat of felt) or "named" (a boat named). */
const isPurePast = (word: string): boolean =>
  basesOf(word) !== undefined && !isParticiple(word) && !word.endsWith("s") && !is("nounPasts", word);

const bare = (word: string): string => word.toLowerCase();

/** The words with the verb at `at` denied, or undefined where the verb itself is doubtful. */
const denyAt = (words: readonly string[], at: number): readonly string[] | undefined => {
  const [before, verb, after] = [words.slice(0, at), words[at] ?? "", words.slice(at + 1)];
  if (verb === "cannot") return [...before, "can", ...after];
  if (after[0] === "not") return affirm(before, verb, after.slice(1));
  if (verb === "do") return undefined;
  if (["had", "has", "have", "did", "does"].includes(verb)) {
    const base = verb.startsWith("h") ? "have" : "do";
    if (base === "have" && isPerfect(after)) return [...before, verb, "not", ...after];
    const object = is("determiners", after[0] ?? "") || after[0] === "to";
    return object
      ? [...before, verb === "have" ? "do not have" : doSupport(verb, base), ...after]
      : undefined;
  }
  const auxiliary = auxiliaries.get(verb);
  if (is("modals", verb) && !isInfinitive(after[0])) return undefined;
  if (auxiliary !== undefined) return [...before, auxiliary, ...after];
  const [base, second] = basesOf(verb) ?? [verb];
  if (base === undefined || second !== undefined || is("negRaising", base)) return undefined;
  if (base === verb && basesOf(verb) === undefined) return [...before, `do not ${base}`, ...after];
  const last = before.at(-1) ?? "";
  if (last.endsWith("ly") && !is("adverbs", last)) return undefined;
  const adverb = is("adverbs", last) ? before.slice(-1) : [];
  const [support, infinitive] = splitOnce(doSupport(verb, base));
  return [...before.slice(0, before.length - adverb.length), support, ...adverb, infinitive, ...after];
};

/** "did not" and "salt", so that an adverb can stand between them. */
const splitOnce = (phrase: string): readonly [string, string] => {
  const at = phrase.lastIndexOf(" ");
  return [phrase.slice(0, at), phrase.slice(at + 1)];
};

/** Whether "had" before these words is the auxiliary: "had sold the", "had been", but not "had baked goods". */
const isPerfect = ([first = "", second]: readonly string[]): boolean =>
  first === "been" ||
  (isParticiple(first) && (second === undefined || is("determiners", second) || is("prepositions", second)));

/** A base that is no past besides: after "the old can", "cut" and "fell" would leave both readings open. */
const isInfinitive = (word: string | undefined): boolean =>
  word === "be" ||
  word === "not" ||
  (word !== undefined && verbOfBase(word) !== undefined && basesOf(word) === undefined);

/** Takes "not" away: "is not" → "is", "did not call" → "called". */
const affirm = (
  before: readonly string[],
  verb: string,
  after: readonly string[],
): readonly string[] | undefined => {
  if (verb !== "do" && verb !== "does" && verb !== "did") return [...before, verb, ...after];
  const found = verbOfBase(after[0] ?? "");
  if (found === undefined) return undefined;
  const form = { do: found.base, does: found.third, did: found.pasts[0] ?? "" }[verb];
  return [...before, form, ...after.slice(1)];
};
