/**
 * How answers are spelled: the words of each answer, in a marked place and anywhere, and what must follow a word so that it is an
 * answer and not an article, a determiner or the mark of a list. Kinds of answers differ here and nowhere else.
 */
import table from "../../../data/reading/spellings.json" with { type: "json" };
import { withParts } from "#language/capitals";
import { memoize } from "#logic/memoize";
import { splitSentences } from "./sentences.ts";
import { pattern } from "./patterns.ts";

/** An answer that can be given: its label, and the words that stand behind it. */
export type Answer = { readonly label: string; readonly text?: string };

export type Spellings = {
  readonly kind: "yes-no" | "words" | "letters" | "numbers";
  /** A mention at the place where an answer must stand; the first group is the word. Sticky. */
  readonly marked: RegExp;
  /** A mention in running text. Global. */
  readonly free: RegExp;
  /** The text that may follow a mention in a sentence. */
  readonly room: RegExp;
  /** Words that may stand between an announcement and its answer. Sticky. */
  readonly fillers: RegExp;
  /** The label that a word spells, in lower case. */
  readonly labelOf: ReadonlyMap<string, string>;
  /** Of two labels that deny each other the other one; none where "not A" says nothing. */
  readonly oppositeOf: ReadonlyMap<string, string>;
  /** The answer that says that it cannot be said, and the one that says that no other is right. */
  readonly undecided?: string;
  readonly none?: string;
  /** The words of each option as they stand in a sentence's text, the longest first. */
  readonly options: readonly { readonly label: string; readonly words: string }[];
};

/** Kinds of labels that stand before options. */
export const listedKinds: ReadonlySet<Spellings["kind"]> = new Set(["letters", "numbers"] as const);

const buildAlternation = (texts: readonly string[]): string =>
  texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|");

const asWords = (text: string): string =>
  splitSentences(text, true)
    .map((sentence) => sentence.text.trim())
    .join(" ")
    .replace(/(?: [.!?])? ?$/, "");

const { parts, kinds }: { readonly parts: Readonly<Record<string, string>>; readonly kinds: Rows } = table;

/** The patterns of each kind, in which `{any}` stands for the words of the labels. */
type Rows = Readonly<
  Record<Spellings["kind"], Readonly<Record<"marked" | "free" | "flags" | "fillers" | "room", string>>>
>;

const listSynonyms = (names: readonly string[]) =>
  table.synonyms.filter(
    ({ labels, alone = false }) =>
      labels.every((label) => names.includes(label)) && (!alone || names.length === labels.length),
  );

const listWords = (
  labels: readonly string[],
  place: "marked" | "free",
): readonly (readonly [string, string])[] => {
  const names = labels.map((label) => label.toLowerCase());
  const synonyms = listSynonyms(names).flatMap(({ labels: own, words, place: only = place }) =>
    only === place
      ? own.flatMap((name, i) => words[i]!.map((word) => [word, labels[names.indexOf(name)]!] as const))
      : [],
  );
  const others = labels.flatMap((label, i) =>
    [
      ...(classifyLabels(labels) === "words" && isUndecided(names[i]!)
        ? table.undecided.filter((word) => !names.includes(word))
        : []),
      ...(classifyLabels(labels) === "numbers"
        ? (table.numbers[Number(label) - 1] ?? `${label}th`).split(" ")
        : []),
    ].map((word) => [word, label] as const),
  );
  return [...synonyms, ...others, ...labels.map((label) => [asWords(label).toLowerCase(), label] as const)];
};

const isUndecided = (words: string): boolean =>
  table.undecided.includes(words.replace(/^(?:it|this|the (?:answer|truth value)) (?:is )?/, ""));

const classifyLabels = (labels: readonly string[]): Spellings["kind"] => {
  const areAll = (pattern: RegExp): boolean => labels.every((label) => pattern.test(label));
  if (labels.length === 2 && areAll(/^(?:yes|no)$/i)) return "yes-no";
  if (areAll(/^[A-Za-z]$/)) return "letters";
  return areAll(/^(?:\d{1,3}|none)$/i) ? "numbers" : "words";
};

const barest = (label: string): string => /^\(?([A-Za-z]|\d{1,2})[.):]?$/.exec(label.trim())?.[1] ?? label;

/** The spellings of a question's answers. */
export const buildSpellings = (answers: readonly Answer[]): Spellings => withOptions(answers, ofLabels);

/** The same for many questions: most of a run have the same labels, and making their patterns takes longer than reading a reply. */
export const createSpellings = (): typeof buildSpellings => {
  const known = memoize(ofLabels, { toKey: JSON.stringify, limit: 100 });
  const toKey = (answers: readonly Answer[]): string => JSON.stringify(answers);
  return memoize((answers) => withOptions(answers, known), { toKey, limit: 100 });
};

const withOptions = (answers: readonly Answer[], of: typeof ofLabels): Spellings => {
  const all = answers.map(({ label, text }) => asWords(text ?? label).toLowerCase());
  const options = answers.flatMap(({ label, text = "" }, i) => {
    // Of "$\\theta^2$" only the 2 is left, which says nothing.
    const least = /\\[a-z]/i.test(text) ? 3 : 1;
    const isSaid = text !== "" && all[i]!.replaceAll(/[^\p{L}\p{N}]/gu, "").length >= least;
    return isSaid ? [{ label, words: all[i]! }] : [];
  });
  return {
    ...of(answers.map(({ label }) => label)),
    undecided: answers[all.findIndex(isUndecided)]?.label,
    none: answers[all.findIndex((words) => pattern("names none").test(words))]?.label,
    options: options.toSorted((a, b) => b.words.length - a.words.length),
  };
};

const ofLabels = (labels: readonly string[]): Omit<Spellings, "options" | "undecided"> => {
  const bare = labels.map(barest);
  const kind = classifyLabels(bare);
  const original = new Map(bare.map((label, i) => [label, labels[i]!]));
  const places = { marked: new Map(listWords(bare, "marked")), free: new Map(listWords(bare, "free")) };
  const labelOf = new Map(
    [...places.free, ...places.marked].map(([word, label]) => [word, original.get(label) ?? label]),
  );
  const isPair =
    kind === "words" && listSynonyms(bare.map((label) => label.toLowerCase())).some(({ denies }) => denies);
  const oppositeOf = new Map(isPair ? labels.map((label, i) => [label, labels[1 - i]!]) : []);
  const buildPattern = (place: "marked" | "free"): string =>
    buildAlternation(
      [...places[place].keys()].filter((word) => word !== "").toSorted((a, b) => b.length - a.length),
    );
  const { marked, free, flags, fillers, room } = kinds[kind];
  const of = (text: string, any: string): string =>
    withParts(text, { ...parts, any, upper: any.toUpperCase() });
  return {
    kind,
    labelOf,
    oppositeOf,
    marked: new RegExp(of(marked, buildPattern("marked")), "iuy"),
    free: new RegExp(of(free, buildPattern("free")), flags),
    fillers: new RegExp(of(fillers, ""), "iuy"),
    room: new RegExp(room, "iu"),
  };
};
