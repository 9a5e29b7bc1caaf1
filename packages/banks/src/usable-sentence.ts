/**
 * Selects the sentences of NLI sets that can stand for a proposition, and their clauses. The paper's filters
 * (Appendix C) drop a sentence without a verb, and one that begins with a verb or an auxiliary, because it would take
 * its neighbour's subject. A bare progressive ("a man sweeping the street") gets its "is" back. Organon's recipe
 * `fair` also requires one statement that can follow "if" and refers to nothing outside itself.
 */
import lists from "../data/nli-words.json" with { type: "json" };
import type { TaggedWord, Tagger } from "./tagger.ts";

const toWordSet = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Why a sentence can't stand for a proposition; the first two are the paper's. */
export const reasons = [
  "no verb",
  "begins with a verb or an auxiliary",
  "garbled or broken off",
  "perhaps no finite verb",
  "not one plain statement",
  "a connective of its own",
  "points outside itself",
  "too short or too long",
  "no sure denial",
] as const;
export type Unusable = (typeof reasons)[number];

export type SentenceOutcome =
  | {
      /** The sentence with normal spacing, without its full stop, its first word unchanged. */
      readonly sentence: string;
      /** True if its first word looks like a name. */
      readonly named: boolean;
      readonly restored: boolean;
    }
  | { readonly unusable: Unusable };

/** `fair` applies the rules of Organon's own sentence bank; `paper` applies only the paper's filters. */
export type ImportRecipe = "fair" | "paper";

/** Returns the clause of a sentence that can be embedded in another, or why there is none. */
export const usableSentence = (text: string, tagger: Tagger, recipe: ImportRecipe): SentenceOutcome => {
  const sentence = detokenise(text);
  const fair = recipe === "fair";
  const fault = fair ? findFault(sentence) : undefined;
  if (fault !== undefined) return { unusable: fault };
  const words = tagger(sentence);
  const [first] = words;
  if (first === undefined || !words.some(({ tags }) => tags.has("verb"))) return { unusable: "no verb" };
  if (first.tags.has("verb") || first.tags.has("auxiliary"))
    return { unusable: "begins with a verb or an auxiliary" };
  const restored = withAuxiliary(words);
  if (fair && restored === undefined && !hasSureVerb(words)) return { unusable: "perhaps no finite verb" };
  const said = restored === undefined ? sentence : insertAuxiliary(sentence, words, restored);
  return {
    sentence: said.replace(/(?<![\s.])[\s.]+$/, ""),
    named: isName(words),
    restored: restored !== undefined,
  };
};

const findFault = (sentence: string): Unusable | undefined => {
  const words = sentence.split(" ");
  const inner = sentence.replace(/\.$/, "").replaceAll(/\b(?:Mrs?|Ms|Dr|St)\./g, "");
  if (/[^\p{L}\p{M}\d '’%&$/-]| - |--/u.test(inner)) return "not one plain statement";
  if (words.length < 4 || words.length > 22) return "too short or too long";
  const bare = words.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ""));
  if (isGarbled(sentence, bare)) return "garbled or broken off";
  if (atHead.has(bare[0] ?? "") || bare.some((word) => anywhere.has(word))) return "points outside itself";
  return bare.some((word) => connectives.has(word)) || openers.has(bare[0] ?? "")
    ? "a connective of its own"
    : undefined;
};

const isGarbled = (sentence: string, bare: readonly string[]): boolean =>
  /[^\p{Script=Latin}\P{L}]|[ªº]|\p{Ll}\p{Lu}ª/u.test(sentence) ||
  /\b(?:Sen|Rep|Gov|Fed|Gen|Col|Lt|Reg|Mrs?|Ms|Dr)\.?$/.test(sentence) ||
  bare.some((word, i) => hesitations.has(word) || isStuttered(bare, i));

const hesitations = toWordSet(lists.hesitations);

const isStuttered = (words: readonly string[], at: number): boolean => {
  const [first, second, third, fourth] = words.slice(at, at + 4);
  if (first === undefined || first === "" || second === undefined) return false;
  if (first === second) return first !== "had" && first !== "that";
  return first === third && second === fourth && second !== "";
};

/** Words that introduce a condition or choice, or would take one of Organon's into their scope. */
const connectives = toWordSet(lists.connectives);
/** Words that link a sentence to the previous one, or begin a question. */
const openers = toWordSet(lists.openers);
const atHead = toWordSet(lists.atHead);
const anywhere = toWordSet(lists.anywhere);

/** Returns whether the tagger is sure of a finite verb: a past form after a participle in -ing may be another participle. */
const hasSureVerb = (words: readonly TaggedWord[]): boolean => {
  const gerund = words.findIndex(({ tags }) => tags.has("gerund"));
  return words.some(
    (word, at) => isFinite(word) && (gerund < 0 || at < gerund || !/(?:ed|en|n)$/.test(word.text)),
  );
};

const isFinite = ({ tags }: TaggedWord): boolean =>
  tags.has("auxiliary") || (tags.has("verb") && !tags.has("gerund") && !tags.has("infinitive"));

type Restoration = { readonly before: number; readonly auxiliary: "is" | "are" };

const withAuxiliary = (words: readonly TaggedWord[]): Restoration | undefined => {
  const subordinate = words.findIndex(({ text }) => subordinators.has(text.toLowerCase()));
  const main = subordinate < 0 ? words : words.slice(0, subordinate);
  const before = main.findIndex(({ tags }) => tags.has("gerund"));
  // "A protest with a person wearing a hat" is not wearing one.
  if (main.slice(0, before).some(({ text }) => text === "with")) return undefined;
  if (before < 1 || main.some(isFinite) || words[before - 1]?.tags.has("noun") !== true) return undefined;
  return { before, auxiliary: isPluralSubject(main.slice(0, before)) ? "are" : "is" };
};

const subordinators = toWordSet(lists.subordinators);
const prepositions = toWordSet(lists.prepositions);

const isPluralSubject = (subject: readonly TaggedWord[]): boolean => {
  const end = subject.findIndex(({ text }) => prepositions.has(text.toLowerCase()));
  const head = end < 1 ? subject : subject.slice(0, end);
  if (head.some(({ text }) => text.toLowerCase() === "and")) return true;
  const noun = head.findLast(({ tags }) => tags.has("noun"));
  return noun?.tags.has("plural") === true && !singularOpeners.has(head[0]?.text.toLowerCase() ?? "");
};

const singularOpeners = new Set(["a", "an", "one", "this", "each"]);

const insertAuxiliary = (
  sentence: string,
  words: readonly TaggedWord[],
  { before, auxiliary }: Restoration,
): string => {
  let at = 0;
  for (const { text } of words.slice(0, before)) at = sentence.indexOf(text, at) + text.length;
  const place = sentence.indexOf(words[before]?.text ?? "", at);
  return `${sentence.slice(0, place)}${auxiliary} ${sentence.slice(place)}`;
};

const isName = ([first, second]: readonly TaggedWord[]): boolean =>
  first !== undefined &&
  (/^(?:I\b|\p{Lu}[\p{L}\d.-]*\p{Lu})/u.test(first.text) ||
    (first.tags.has("proper") && /^\p{Lu}/u.test(second?.text ?? "")));

/*
 * Restores normal spelling: SNLI and parts of MNLI have spaces around every mark ("to go packages .", "do n't"). Only
 * white space, quotation marks and the parser's names for brackets are changed, never a word.
 */
/** Returns the sentence without a tokeniser's spaces, trimmed. */
export const detokenise = (text: string): string =>
  text
    .replaceAll(/-LRB-/g, "(")
    .replaceAll(/-RRB-/g, ")")
    .replaceAll(/``|''/g, '"')
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[,.;:?!)%])/g, "")
    .replaceAll(/([($]) /g, "$1")
    .replaceAll(/ (?=n['’]t\b)/g, "")
    .replaceAll(/(?<=[\p{L}\d]) (?=['’](?:s|re|ve|ll|d|m)\b)/gu, "")
    .replaceAll(/\b(can|gon|wan) (?=not\b|na\b)/g, "$1")
    .trim();
