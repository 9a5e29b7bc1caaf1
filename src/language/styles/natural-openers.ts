/**
 * The words by which a reader of natural English knows what begins: lists, two subjects of one verb, verbs that are
 * chosen from, and clauses about everyone, someone and no one.
 */
import { and, falsity, iff, implies, not, or, truth, type Formula, exists, forall } from "#logic/formula";

/** What joins two formulas. */
export type Join = (left: Formula, right: Formula) => Formula;

/** One or the other but not both. */
export const xor: Join = (left, right) => not(iff(left, right));
/** Neither. */
export const nor: Join = (left, right) => not(or(left, right));
/** Not both. */
export const nand: Join = (left, right) => not(and(left, right));

/** A name or the letter of a person stands here. */
export const isCapital = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code >= 65 && code <= 90;
};

/** What opens a list, and how its items are joined. */
export const lists: readonly (readonly [header: string, connect: Join])[] = [
  ["both of these are true: ", and],
  ["at least one of these is true: ", or],
  ["exactly one of these is true: ", xor],
  ["neither of these is true: ", nor],
  ["these are not both true: ", nand],
  ["these are either both true or both false: ", iff],
  ["if the first of these is true, then so is the second: ", implies],
];

/** What stands for two verbs of the past or the present, neither of which is the case. */
export const didNeither = ["did neither", "does neither"];

/** What stands before a verb that lacks its own, or before "not". */
export const auxiliaries = [
  "did",
  "does",
  "do",
  "was",
  "is",
  "were",
  "are",
  "will",
  "can",
  "had",
  "has",
  "have",
] as const;

/** What comes before two subjects. */
export const openers: readonly (readonly [words: string, connect: Join])[] = [
  ["at least one of ", or],
  ["exactly one of ", xor],
  ["neither ", nor],
];

/** What stands between two subjects and their verb; a verb without its auxiliary is read with that of one. */
export const plurals: readonly { readonly words: string; readonly means: readonly [Join, string] }[] = [
  { words: "both ", means: [and, ""] },
  ...[
    ["were", "was"],
    ["are", "is"],
  ].map(([words, one]) => ({ words: `${words} both `, means: [and, `${one} `] as const })),
  ...[
    ["were", "was"],
    ["are", "is"],
    ["did", "did"],
    ["do", "does"],
    ["will", "will"],
    ["can", "can"],
    ["had", "had"],
    ["have", "has"],
  ].map(([words, one]) => ({ words: `${words} not both `, means: [nand, `${one} not `] as const })),
];

/** Whether "either", "neither", "both" or "not both" stands here or behind one word. */
export const isVerbOpener = (text: string, at: number): boolean => {
  if (text.startsWith("either ", at) || text.startsWith("neither ", at) || text.startsWith("both ", at))
    return true;
  // No auxiliary has more letters.
  const next = text.indexOf(" ", at) + 1;
  if (next === 0 || next > at + 5) return false;
  return (
    text.startsWith("either ", next) ||
    text.startsWith("both ", next) ||
    text.startsWith("neither ", next) ||
    text.startsWith("not both ", next)
  );
};

/** Whether a clause about everyone, someone or no one may begin here. */
export const startsQuantified = (text: string, at: number): boolean => {
  switch (text.charCodeAt(at)) {
    case 97: // a
      return text.startsWith("any", at) || text.startsWith("at least one ", at);
    case 101: // e
      return text.startsWith("every", at) || text.startsWith("each ", at);
    case 110: // n
      return ["no ", "not every", "not one ", "none of "].some((words) => text.startsWith(words, at));
    case 119: // w
      return text.startsWith("without ", at);
    case 111: // o
      return text.startsWith("of those ", at) || text.startsWith("of the ", at);
    case 115: // s
      return text.startsWith("someone ", at);
    case 116: // t
      return (
        text.startsWith("there ", at) || text.startsWith("those who ", at) || text.startsWith("the ", at)
      );
    default:
      return false;
  }
};

/** The two reserved sentences of ⊤ and ⊥. No lexicon uses them. */
export const arithmetic: readonly (readonly [string, Formula])[] = [
  ["two plus two is four", truth],
  ["two plus two is not four", not(truth)],
  ["two plus two is five", falsity],
  ["two plus two is not five", not(falsity)],
];

/** How a clause begins that speaks of things, T, first. */
export const thingOpeners: readonly {
  readonly words: string;
  readonly quantify: typeof forall;
  readonly isDenied?: "inside" | "outside";
  readonly isRelative?: true;
}[] = [
  { words: "every T ", quantify: forall },
  { words: "at least one T ", quantify: exists },
  { words: "no T ", quantify: forall, isDenied: "inside" },
  { words: "not every T ", quantify: forall, isDenied: "outside" },
  { words: "there was at least one T that ", quantify: exists, isRelative: true },
  { words: "there was no T that ", quantify: exists, isDenied: "outside", isRelative: true },
];
