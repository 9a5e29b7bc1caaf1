/**
 * How answers are spelled: the words of each answer, in a marked place and anywhere, and what must follow a word so that it is an
 * answer and not an article, a determiner or the mark of a list. Kinds of answers differ here and nowhere else.
 */
import { memoize } from "#logic/memoize";
import { sentencesOf } from "./sentences.ts";

/** An answer that can be given: its label, and the words that stand behind it. */
export type Answer = { readonly label: string; readonly text?: string };

export type Spellings = {
  readonly kind: "yes-no" | "words" | "letters" | "numbers";
  /** A mention at the place where an answer must stand; the first group is the word. Sticky. */
  readonly marked: RegExp;
  /** A mention in running text. Global. */
  readonly free: RegExp;
  /** What may follow a mention in running text. */
  readonly room: RegExp;
  /** Words that may stand between an announcement and its answer. Sticky. */
  readonly fillers: RegExp;
  /** The label that a word spells, in lower case. */
  readonly labelOf: ReadonlyMap<string, string>;
  /** Of two labels that deny each other the other one; none where "not A" says nothing. */
  readonly oppositeOf: ReadonlyMap<string, string>;
  /** The answer that says that it cannot be said. */
  readonly undecided?: string;
  /** The words of each option as they stand in a sentence's text, the longest first. */
  readonly options: readonly { readonly label: string; readonly words: string }[];
};

/** Kinds of labels that stand before options. */
export const listedKinds: ReadonlySet<Spellings["kind"]> = new Set(["letters", "numbers"] as const);

/** A pattern of any of some texts. */
const anyOf = (texts: readonly string[]): string =>
  texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|");

/** A text as it stands in a sentence. */
const asWords = (text: string): string =>
  sentencesOf(text, true)
    .map((sentence) => sentence.text.trim())
    .join(" ")
    .replace(/(?: [.!?])? ?$/, "");

/** Other words for a number: the Roman numeral, the ordinal, the word. */
const numerals = "i ii iii iv v vi vii viii ix x".split(" ");
const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const cardinals = "- two three four five six seven eight nine ten".split(" ");

const numberWords = (label: string): readonly string[] => {
  const place = Number(label) - 1;
  const ordinal = `${label}${{ 1: "st", 2: "nd", 3: "rd" }[label] ?? "th"}`;
  return [label, ordinal, ...[numerals, ordinals, cardinals].flatMap((words) => words[place] ?? [])];
};

/** Words that name an option before its letter or number. */
const lead =
  "(?:(?:options?|choices?|outputs?|responses?|assistant|model|letters?|statements?|sentences?|conclusions?|answers?|numbers?|premises?|lines?|labels?|#|no) [.:]? ?)?";

const namedByPlace = "statement|option|choice|sentence|conclusion|answer|one";

const ends = "$|[.,;:!?)⟩|–—→-]|only |over |out of |because |since |as |for |given |if |and |or |but ";

const fillersAnd = (more: string): RegExp =>
  new RegExp(
    `(?:(?:[:=<>(|)-]|–|—|→|therefore|thus|then|clearly|definitely|most|likely|probably|indeed|simply|just|still|that|is|be|it's|either|the|hence|only|also|would|must|should|boxed|following|closest to|not (?:an? )?[a-z\\d]{1,14} ,? ?but|“”${more}) )*`,
    "iuy",
  );

/** The row of a kind: its words, and what must stand around them. */
type Row = Pick<Spellings, "room" | "fillers"> & {
  readonly words: (labels: readonly string[]) => ReadonlyMap<string, string>;
  readonly marked: (words: string) => RegExp;
  readonly free: (words: string) => RegExp;
};

/** Other words for the labels of a pair, in whatever order. */
const otherWords: readonly Readonly<Record<string, readonly string[]>>[] = [
  { true: ["yes", "cannot be false"], false: ["no", "not true", "cannot be true"] },
  { valid: [], invalid: ["not valid", "isn't valid"] },
  {
    agree: ["agreement", "agreeing", "support"],
    disagree: [
      "disagreement",
      "disagreeing",
      "oppose",
      "cannot agree",
      "do not agree",
      "don't agree",
      "cannot support",
    ],
  },
];

const pairOf = (labels: readonly string[]): (typeof otherWords)[number] | undefined =>
  otherWords.find((words) => labels.length === 2 && labels.every((label) => label.toLowerCase() in words));

/** What a statement is said to be that is true or false; in a marked place it is said of the answer. */
const verdictWords: Readonly<Record<string, readonly string[]>> = {
  true: ["correct", "accurate"],
  false: ["incorrect", "inaccurate"],
};

/** The labels as words, and other words for those of a pair. */
const byLabel = (labels: readonly string[]): ReadonlyMap<string, string> => {
  const pair = pairOf(labels);
  const names = labels.map((label) => label.toLowerCase());
  const isTruth = names.includes("true") && names.includes("false");
  return new Map(
    labels.flatMap((label, i) =>
      [
        asWords(label).toLowerCase(),
        ...(pair?.[names[i]!] ?? []),
        ...((isTruth && verdictWords[names[i]!]) || []),
      ].map((word) => [word, label] as const),
    ),
  );
};

const yesWords = ["yes", "yep", "yeah", "yup", "affirmative", "true", "y"];
const noWords = ["no", "nope", "nah", "negative", "false", "n"];

const kinds: Readonly<Record<Spellings["kind"], Row>> = {
  "yes-no": {
    words: (labels) =>
      new Map(
        labels.flatMap((label) =>
          (label.toLowerCase() === "yes" ? yesWords : noWords).map((word) => [word, label] as const),
        ),
      ),
    marked: (words) => new RegExp(`(${words})(?= )(?! (?:/|or|and) )(?! doubt)`, "iuy"),
    free: () => / (yes|yep|yeah|yup|affirmative|no|nope|nah|negative)(?= )/giu,
    // "No person sings" and "No. 3" answer nothing.
    fillers: fillersAnd("|an?|[a-d] [):]"),
    room: /^ (?:$|\.(?! \d+ (?![.):]))|[^\p{L}\p{N}./=?“]|“”|(?:we|it|you|the|this|that|because|since|as|i|there|these|those|from|not|they|by|based|according|indeed|sir|everyone|everybody|for|given|can) |(?:is|would be) (?:the|my|correct)[a-z ]{0,16} answer)/iu,
  },
  words: {
    words: byLabel,
    marked: (words) => new RegExp(`(${words})(?= )`, "iuy"),
    // "On inspection", "depends on the switch": no label but a preposition.
    free: (words) =>
      new RegExp(` (?!(?:on|in) (?![.,;:!?)]|$|and |or |but |because |since ))(${words})(?= )`, "giu"),
    fillers: fillersAnd(
      "|option|[a-e] [):.]|an?|it|strongly|firmly|wholeheartedly|completely|respectfully|generally|largely|fully|totally|absolutely|personally|somewhat|still|also|in",
    ),
    room: /^ /,
  },
  letters: {
    words: byLabel,
    // "A man plays": the article, unless what follows cannot follow one.
    marked: (words) =>
      new RegExp(
        `${lead}(?:\\( )?(?:${lead})(${words})(?= )(?=${String.raw` (?:${ends}|is |follows|must |alone|remains|therefore|[^\p{Ll}])`})`,
        "iuy",
      ),
    free: (words) =>
      // Small letters only in brackets: "a" is an article.
      new RegExp(
        ` (?:(?:[Oo]ption|[Oo]utput|[Rr]esponse|[Aa]ssistant|[Mm]odel|[Aa]nswer|[Ss]tatement|[Cc]hoice) )?(?:\\( )?(${words.toUpperCase()}|(?<=\\( )(?:${words.toLowerCase()})(?= \\)))(?= )`,
        "gu",
      ),
    fillers: fillersAnd("|it"),
    room: /^ (?:$|[^\p{L}\p{N}'“/]|(?:because|since|as|is|or|and|follows|must|would|alone|remains|therefore|for|has|seems|appears|wins) )/u,
  },
  numbers: {
    words: (labels) =>
      new Map(labels.flatMap((label) => numberWords(label).map((word) => [word, label] as const))),
    marked: (words) =>
      new RegExp(
        `${lead}(?:\\( )?(?:${lead})(${words})(?= )(?! ?[%/*+=×])(?=${String.raw` (?:${ends}|is |follows|must |has to |alone|remains|therefore|[^\p{Ll}\p{N}])`})`,
        "iuy",
      ),
    free: (words) =>
      new RegExp(
        `(?:^| (?:options?|choices?|statements?|sentences?|conclusions?|numbers?|#|answers?|lines?|only|exactly)(?: #)?|(?<= (?:so|therefore|thus|hence))(?= \\d+ [.!]? ?$)|(?= (?:${ordinals.join("|")}|\\d+(?:st|nd|rd|th)) (?:${namedByPlace}) ))(?: \\(){0,2} (${words})(?= )`,
        "giu",
      ),
    fillers: fillersAnd("|an?|it"),
    room: /^ /,
  },
};

/** The kind of some answers, by how their labels look. */
const kindOf = (labels: readonly string[]): Spellings["kind"] => {
  const areAll = (pattern: RegExp): boolean => labels.every((label) => pattern.test(label));
  if (labels.length === 2 && areAll(/^(?:yes|no)$/i)) return "yes-no";
  if (areAll(/^[A-Za-z]$/)) return "letters";
  return areAll(/^(?:\d{1,3}|none)$/i) ? "numbers" : "words";
};

/** "(A)", "A." and "A)" are the letter A. */
const barest = (label: string): string => /^\(?([A-Za-z]|\d{1,2})[.):]?$/.exec(label.trim())?.[1] ?? label;

/** The spellings of a question's answers. */
export const spellingsOf = (answers: readonly Answer[]): Spellings => withOptions(answers, ofLabels);

/** The same for many questions: most of a run have the same labels, and making their patterns takes longer than reading a reply. */
export const createSpellings = (): typeof spellingsOf => {
  const known = memoize(ofLabels, { keyOf: JSON.stringify, limit: 100 });
  return (answers) => withOptions(answers, known);
};

const undecidedWords =
  /^(?:uncertain|unknown|undetermined|undecided|undecidable|unclear|unsure|neutral|maybe|not enough info(?:rmation)?|insufficient information|(?:it )?(?:cannot|can't) (?:be )?(?:determined?|tell|say|known?))[.]?$/i;

const withOptions = (answers: readonly Answer[], of: typeof ofLabels): Spellings => ({
  ...of(answers.map(({ label }) => label)),
  undecided: answers.find(({ label, text }) => undecidedWords.test(text ?? label))?.label,
  options: answers
    .flatMap(({ label, text = "" }) => {
      const words = asWords(text).toLowerCase();
      // Of "$\\theta^2$" only the 2 is left, which says nothing.
      const least = /\\[a-z]/i.test(text) ? 3 : 1;
      return words.replaceAll(/[^\p{L}\p{N}]/gu, "").length < least ? [] : [{ label, words }];
    })
    .toSorted((a, b) => b.words.length - a.words.length),
});

const ofLabels = (labels: readonly string[]): Omit<Spellings, "options" | "undecided"> => {
  const bare = labels.map(barest);
  const kind = kindOf(bare);
  const { words: wordsOf, marked, free, ...around } = kinds[kind];
  const original = new Map(bare.map((label, i) => [label, labels[i]!]));
  const labelOf = new Map(
    [...wordsOf(bare)].map(([word, label]) => [word.toLowerCase(), original.get(label) ?? label]),
  );
  const words = [...labelOf.keys()].filter((word) => word !== "").toSorted((a, b) => b.length - a.length);
  // "not False" is an expression.
  const isPair = pairOf(bare) !== undefined && !bare.some((label) => /^true$/i.test(label));
  const [one, other] = isPair ? labels : [];
  const oppositeOf = new Map(
    one !== undefined && other !== undefined
      ? [
          [one, other],
          [other, one],
        ]
      : [],
  );
  const own = new Set(bare.map((label) => asWords(label).toLowerCase()));
  // "No" is a determiner: in running text it answers only where it is what a question asks for.
  const inText = words.filter((word) => own.has(word) || !/^(?:yes|no)$/.test(word));
  const verdicts = new Set(Object.values(verdictWords).flat());
  const atMarks = words.filter((word) => own.has(word) || !verdicts.has(word));
  return { ...around, kind, labelOf, oppositeOf, marked: marked(anyOf(atMarks)), free: free(anyOf(inText)) };
};
