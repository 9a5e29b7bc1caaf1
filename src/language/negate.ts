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
import { OrganonError } from "#logic";
import { basesOf, participles, verbOfBase } from "./sentences/verbs.ts";
import type { Clause } from "./words.ts";

const outside = "it is not the case that ";

/**
 * The denial of a clause: by its verb if the grammar is sure of it, else from outside. Denying the result gives the
 * clause back, up to the contraction of "not" and the emphasis of "did call".
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
    throw new OrganonError("misuse", `“${marked}” does not mark one finite verb in square brackets`);
  const [yes = "", no = denialOf(yes)] = mark.split("|");
  if (no === undefined)
    throw new OrganonError("misuse", `the negation of “${yes}” in “${marked}” is not known`, {
      hint: "add the verb to src/language/sentences/verbs.ts or write “[form|its negation]”",
    });
  return { yes: `${before}${yes}${after}`, no: `${before}${no}${after}` };
};

/** The negation of a finite verb form: "is" → "is not", "salted" → "did not salt"; undefined if unknown or twofold. */
export const denialOf = (form: string): string | undefined => {
  const auxiliary = auxiliaries.get(form);
  if (auxiliary !== undefined) return auxiliary;
  const [base, second] = basesOf.get(form) ?? [];
  if (base === undefined || second !== undefined) return undefined;
  return doSupport(form, base);
};

/** Auxiliaries whose negation denies the clause. Not "may", "might", "should": "it may not rain" leaves rain open. */
const auxiliaries: ReadonlyMap<string, string> = new Map([
  ...["is", "was", "has", "had", "does", "did", "could", "will", "would", "am"].map(
    (word) => [word, `${word} not`] as const,
  ),
  ["can", "cannot"],
  ["must", "need not"],
]);

const doSupport = (form: string, base: string): string =>
  verbOfBase.get(base)?.pasts.includes(form) === true ? `did not ${base}` : `does not ${base}`;

/** Words that take a clause out of the grammar's reach: connectives, quantifiers, focus words, other negations. */
const unsure = new Set(
  `and or nor but because when whenever while until till unless if though although whereas since before after so that
  who whom whose which what where why how than only just both either neither all each every some any many several most
  few everyone everybody everything someone somebody something anyone anybody anything nobody nothing none never hardly
  scarcely barely rarely seldom often sometimes usually always already still yet also too even almost may might must
  should shall ought are were not again without`.split(/\s+/),
);

const determiners = new Set(
  "the a an this my your his her its our their another one no these those".split(" "),
);
const definite = new Set("the this my your his her its our their".split(" "));
const persons = new Set("i you he she it".split(" "));
const prepositions = new Set(
  `of in on at by for from with to into onto over under above below near behind beside between through across against
  around along beyond inside outside within during about like off up down out toward towards upon among`.split(
    /\s+/,
  ),
);
const irregularPlurals = new Set(
  `men women children people police feet teeth mice geese oxen cattle sheep deer fish two three four five six seven
  eight nine ten eleven twelve dozen hundred thousand others couple pair group crowd majority number lot team family
  staff data media`.split(/\s+/),
);

const contractions: ReadonlyMap<string, string> = new Map([
  ...["is", "was", "has", "had", "does", "did", "could", "would", "do"].map(
    (word) => [`${word}n't`, `${word} not`] as const,
  ),
  ["can't", "cannot"],
  ["won't", "will not"],
]);

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
  if (rest.some((word) => unsure.has(bare(word)) || /[,;:?!()"]/.test(word))) return undefined;
  if (words[0] === "there") return isExistence(words) ? 1 : undefined;
  const start = subjectEnd(words);
  if (start === undefined) return undefined;
  const pronoun = start === 1 && persons.has(bare(words[0] ?? ""));
  const first = words.findIndex((_, at) => at >= start && isFinite(words, at, pronoun && at === start));
  if (first < 0 || !words.slice(start, first).every(isPlainNoun)) return undefined;
  const auxiliary = isAuxiliary(words[first] ?? "");
  if (negation >= 0 && !(auxiliary && (negation === first + 1 || negation === first))) return undefined;
  if (auxiliary || (pronoun && first === start)) return first;
  return words.some((_, at) => at > first && mayBeFinite(words, at)) ? undefined : first;
};

/** "there is a …", "there was a …": one thing, so "is not" denies it. */
const isExistence = (words: readonly string[]): boolean =>
  (words[1] === "is" || words[1] === "was") && ["a", "an"].includes(words[words[2] === "not" ? 3 : 2] ?? "");

/** The index behind the first noun phrase's opening: a pronoun, a name, or a definite determiner. */
const subjectEnd = (words: readonly string[]): number | undefined => {
  const [first = ""] = words;
  if (persons.has(first.toLowerCase())) return 1;
  if (definite.has(first)) return 2;
  return /^[A-Z][a-zà-ÿ]+$/.test(first) && !first.endsWith("s") ? 1 : undefined;
};

/** Whether a word can stand inside a simple singular subject: nothing plural, no second noun phrase. */
const isPlainNoun = (word: string): boolean =>
  !irregularPlurals.has(word) && !determiners.has(word) && !prepositions.has(word) && !isPlural(word);

const isPlural = (word: string): boolean => /[^su'i]s$/.test(word) && !/(?:ous|'s)$/.test(word);

const isFinite = (words: readonly string[], at: number, afterPronoun: boolean): boolean => {
  const word = words[at] ?? "";
  if (isAuxiliary(word)) return !isPlural(words[at - 1] ?? "") && !irregularPlurals.has(words[at - 1] ?? "");
  if (afterPronoun && ["i", "you"].includes(bare(words[at - 1] ?? ""))) return isBaseOrPast(word);
  return basesOf.has(word);
};

const isBaseOrPast = (word: string): boolean => word === "do" || verbOfBase.has(word) || basesOf.has(word);
const isAuxiliary = (word: string): boolean => auxiliaries.has(word) || word === "cannot" || word === "do";

/** Whether a later word might yet prove to be the finite verb, the earlier one having been a participle or a noun. */
const mayBeFinite = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? "";
  const before = words[at - 1] ?? "";
  if (determiners.has(before) || before.endsWith("'s")) return false;
  if (isAuxiliary(word) || persons.has(word) || basesOf.has(word)) return true;
  return word.endsWith("ed") || isPlural(word);
};

const bare = (word: string): string => word.toLowerCase();

/** The words with the verb at `at` denied, or undefined where the verb itself is doubtful. */
const denyAt = (words: readonly string[], at: number): readonly string[] | undefined => {
  const [before, verb, after] = [words.slice(0, at), words[at] ?? "", words.slice(at + 1)];
  if (verb === "cannot") return [...before, "can", ...after];
  if (after[0] === "not") return affirm(before, verb, after.slice(1));
  if (verb === "do") return undefined;
  if (verb === "had" || verb === "has" || verb === "did" || verb === "does") {
    const base = verb.startsWith("h") ? "have" : "do";
    if (base === "have" && isParticiple(after[0])) return [...before, verb, "not", ...after];
    return determiners.has(after[0] ?? "") || after[0] === "to"
      ? [...before, doSupport(verb, base), ...after]
      : undefined;
  }
  const auxiliary = auxiliaries.get(verb);
  if (auxiliary !== undefined) return [...before, auxiliary, ...after];
  const [base, second] = basesOf.get(verb) ?? [verb];
  if (base === undefined || second !== undefined) return undefined;
  if (base === verb && !basesOf.has(verb)) return [...before, `do not ${base}`, ...after];
  const adverb = before.at(-1)?.endsWith("ly") === true && before.length > 1 ? before.slice(-1) : [];
  const [support, infinitive] = splitOnce(doSupport(verb, base));
  return [...before.slice(0, before.length - adverb.length), support, ...adverb, infinitive, ...after];
};

/** "did not" and "salt", so that an adverb can stand between them. */
const splitOnce = (phrase: string): readonly [string, string] => {
  const at = phrase.lastIndexOf(" ");
  return [phrase.slice(0, at), phrase.slice(at + 1)];
};

const isParticiple = (word: string | undefined): boolean =>
  word !== undefined && (word === "been" || participles.has(word));

/** Takes "not" away: "is not" → "is", "did not call" → "called". */
const affirm = (
  before: readonly string[],
  verb: string,
  after: readonly string[],
): readonly string[] | undefined => {
  if (verb !== "do" && verb !== "does" && verb !== "did") return [...before, verb, ...after];
  const found = verbOfBase.get(after[0] ?? "");
  if (found === undefined) return undefined;
  const form = { do: found.base, does: found.third, did: found.pasts[0] ?? "" }[verb];
  return [...before, form, ...after.slice(1)];
};
