/**
 * Wordings from elsewhere, understood: a proposed wording of the implication is admitted only if every word of it is
 * covered by the phrases of data/grammar/known-phrases.json, put together in one of its frames, whose meaning is fixed. So a
 * wording that is new to the last word is never admitted: nobody here could say what it means. What this buys is new
 * combinations; what it guarantees is their direction. Source of the idea: DivLogicEval §2.1, where GPT-3.5's templates
 * were taken as they came.
 */
import phrases from "../../../data/grammar/known-phrases.json" with { type: "json" };
import { equal, implies, not, proposition } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { grammarOf, ownGrammar, plainGrammar, type Grammar, type Implication } from "./grammar.ts";
import { readProposition } from "./read.ts";
import { fill, templateOf } from "./template.ts";
import { sentenceOf, uncapitalized } from "../capitals.ts";

/** A → C, or the other way round. */
type Direction = "A → C" | "C → A";

/** What became of a proposed wording. */
type Understanding =
  | { readonly admitted: Implication; readonly text: string }
  | { readonly rejected: string };

/** Understands a wording with the holes {A} and {C}, its capital and full stop put aside. */
export const understandWording = (proposed: string, known: KnownFrames = knownFrames()): Understanding => {
  const text = plainOf(proposed);
  if (text.length > maxCharacters) return { rejected: `longer than ${maxCharacters} characters` };
  const holes = [...text.matchAll(/\{[^{}]*\}/g)].map(([hole]) => hole);
  if (holes.toSorted().join(" ") !== "{A} {C}" || text.replaceAll(/\{[AC]\}/g, "").match(/[{}]/) !== null)
    return { rejected: "it does not hold {A} and {C} once each" };
  const directions = known.directions.get(text);
  if (directions === undefined) return { rejected: whyUnknown(text, known) };
  if (directions.size > 1) return { rejected: "it can be read in both directions" };
  if (!directions.has("A → C")) return { rejected: "it reads back as C → A" };
  const admitted = admittedWording(text);
  return readsBack(admitted) ? { admitted, text } : { rejected: "it does not read back to A → C alone" };
};

/** Whether a sentence of the wording, read with all the others beside it, has the one reading A → C. */
const readsBack = (wording: Implication): boolean => {
  const said = fill(wording.template, { A: trialClauses.A.yes, C: trialClauses.C.no });
  const words = {
    letters: new Map(Object.entries(trialClauses).map(([letter, clause]) => [letter, { forms: [clause] }])),
  };
  const readings = readProposition(sentenceOf(said), words, extendGrammar(ownGrammar(), [wording]));
  const [only] = readings;
  return only !== undefined && readings.length === 1 && equal(only, trialFormula);
};

const trialClauses = {
  A: { yes: "the owl sang", no: "the owl did not sing" },
  C: { yes: "the hen hid", no: "the hen did not hide" },
};
const trialFormula = implies(proposition("A"), not(proposition("C")));

/** The wording of a text that `understandWording` has admitted; nothing is checked again. */
const admittedWording = (text: string): Implication => ({
  template: templateOf(text),
  pairs: text.includes("{A}, ") && !text.startsWith("{") ? "opened" : "none",
});

/** Our own grammar with wordings that `understandWording` has admitted: its `text`s, kept in a file or an item. */
export const grammarWith = (texts: readonly string[]): Grammar =>
  extendGrammar(ownGrammar(), texts.map(admittedWording));

/** What is plain of our own grammar, with wordings that were admitted. */
export const plainGrammarWith = (texts: readonly string[]): Grammar =>
  extendGrammar(plainGrammar(), texts.map(admittedWording));

/** The grammar with further wordings; those that it has already are passed over. */
export const extendGrammar = (grammar: Grammar, admitted: readonly Implication[]): Grammar => {
  const keyOf = ({ template: { texts, holes } }: Implication): string =>
    `${texts.join("_")} ${holes.join("")}`;
  const known = new Set(grammar.implications.map(keyOf));
  const added = admitted.filter((one) => {
    const isNew = !known.has(keyOf(one));
    known.add(keyOf(one));
    return isNew;
  });
  const extended = grammarOf([...grammar.implications, ...added], grammar.pairs);
  return grammar.plain === true ? { ...extended, plain: true } : extended;
};

const maxCharacters = 200;

/** The wording as it stands inside a sentence: no full stop, no capital at the head, single spaces. */
const plainOf = (proposed: string): string => {
  return uncapitalized(proposed.replaceAll(/\s+/g, " ").trim().replace(/\.$/, "").trim());
};

/** Every frame that can be understood, with the directions in which it can be read, and the words they are made of. */
type KnownFrames = {
  readonly directions: ReadonlyMap<string, ReadonlySet<Direction>>;
  readonly words: ReadonlySet<string>;
};

/** Builds all frames: each is a way of putting the known phrases together. Some tens of thousands; build them once. */
export const knownFrames = (): KnownFrames => {
  const directions = new Map<string, Set<Direction>>();
  const add = (frame: string, direction: Direction): void => {
    getOrInsert(directions, frame, () => new Set()).add(direction);
  };
  // Each frame is written with its condition X and its result Y, and stands for both ways of filling the holes.
  for (const frame of phrases.frames.flatMap(spelledOut)) {
    add(frame.replace("X", "{A}").replace("Y", "{C}"), "A → C");
    add(frame.replace("X", "{C}").replace("Y", "{A}"), "C → A");
  }
  return { directions, words: new Set([...directions.keys()].flatMap(wordsIn)) };
};

const lists: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(phrases));

/** A frame with each phrase of a list in the place of the list's name, which is one phrase wherever it stands. */
const spelledOut = (frame: string): readonly string[] => {
  const [hole = "", name = ""] = /\{(\w+)\}/.exec(frame) ?? [];
  return hole === ""
    ? [frame.trim().replace("  ", " ")]
    : (lists.get(name) ?? [])
        .flatMap(spelledOut)
        .flatMap((phrase) => spelledOut(frame.replaceAll(hole, phrase)));
};

/** Why no frame is this text: words that none knows, or known words in an order whose meaning is not fixed. */
const whyUnknown = (text: string, known: KnownFrames): string => {
  const strange = [...new Set(wordsIn(text).filter((word) => !known.words.has(word)))];
  return strange.length > 0
    ? `no known phrase has ${strange
        .slice(0, 4)
        .map((word) => `“${word}”`)
        .join(", ")}`
    : "known words, but in no order whose meaning is fixed";
};

const wordsIn = (frame: string): readonly string[] => frame.toLowerCase().match(/[\p{L}’']+|[;,]/gu) ?? [];
