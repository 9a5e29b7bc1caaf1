/**
 * Wordings from elsewhere, understood: a proposed wording of the implication is admitted only if every word of it is
 * covered by the phrases of data/grammar/known-phrases.json, put together in one of a dozen ways whose meaning is fixed. So a
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

const { backwards, conditions, conditionTruths, contents, forwards, results } = phrases;

/** A → C, or the other way round. */
type Direction = "A → C" | "C → A";

/** What became of a proposed wording. */
type Understanding =
  | { readonly admitted: Implication; readonly text: string }
  | { readonly rejected: string };

/** Understands a wording with the holes {A} and {C}, its capital and full stop put aside. */
export const understandWording = (proposed: string, known: KnownFrames = knownFrames()): Understanding => {
  const text = plainOf(proposed);
  if (text.length > mostCharacters) return { rejected: `longer than ${mostCharacters} characters` };
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
  const readings = readProposition(sentenceOf(said), words, extendGrammar(ownGrammar, [wording]));
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
  extendGrammar(ownGrammar, texts.map(admittedWording));

/** What is plain of our own grammar, with wordings that were admitted. */
export const plainGrammarWith = (texts: readonly string[]): Grammar =>
  extendGrammar(plainGrammar, texts.map(admittedWording));

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

const mostCharacters = 200;

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
  const frames = new Map<string, Set<Direction>>();
  const add = (frame: string, direction: Direction): void => {
    getOrInsert(frames, frame, () => new Set()).add(direction);
  };
  // Each frame is written with its condition X and its result Y, and stands for both ways of filling the holes.
  const both = (frame: string): void => {
    add(frame.replace("X", "{A}").replace("Y", "{C}"), "A → C");
    add(frame.replace("X", "{C}").replace("Y", "{A}"), "C → A");
  };
  for (const frame of [...conditionals(), ...necessities(), ...contentFrames(), ...sufficiencies()])
    both(frame);
  return { directions: frames, words: new Set([...frames.keys()].flatMap(wordsIn)) };
};

const joined = (...words: readonly string[]): string => words.filter((word) => word !== "").join(" ");

function* conditionals(): Generator<string> {
  const endings = ["Y", ...results.map((result) => `${result} Y`)];
  for (const condition of conditions)
    for (const truth of conditionTruths) {
      if (truth !== "" && /^(?:should|in any)/.test(condition)) continue;
      // A clause that stands bare behind a dangling "assuming that A" would take its subject for the one who assumes.
      const dangling = /^(?:assuming|supposing|providing|(?:on|under) )/.test(condition);
      const opened = joined(condition, truth, "X");
      for (const ending of endings) {
        if (!(dangling && ending === "Y")) yield `${opened}, ${ending}`;
        yield `${opened}, then ${ending}`;
        if (!dangling && !ending.startsWith("that ")) {
          yield `${ending} ${opened}`;
          if (condition !== "if") yield `${ending}, ${opened}`;
        }
      }
    }
  for (const verb of ["suppose", "assume", "imagine"])
    for (const ending of endings)
      for (const then of ["then", "in that case,", "it then follows that"])
        if (then.endsWith("that") ? ending === "Y" : then !== "then" || ending !== "Y")
          yield `${verb} that X; ${then} ${ending}`;
}

/** "X only if Y": Y is needed for X. */
function* necessities(): Generator<string> {
  for (const truth of ["", "it is true that", "it is the case that", "it holds that"]) {
    yield joined(truth, "X only if Y");
    yield joined(truth, "X only if it is true that Y");
    yield joined(truth, "X only if it is the case that Y");
  }
  for (const turned of [
    "is it true that",
    "is it the case that",
    "can it be true that",
    "can it be the case that",
  ])
    yield `only if Y ${turned} X`;
  for (const cannot of ["it cannot be true that", "it cannot be the case that", "it cannot be that"]) {
    yield `${cannot} X unless Y`;
    yield `unless Y, ${cannot} X`;
    yield `${cannot} X without its being true that Y`;
    yield `${cannot} X without its also being true that Y`;
  }
  for (const need of [
    "it must be true that",
    "it must be the case that",
    "it is necessary that",
    "it has to be true that",
  ]) {
    yield `for it to be true that X, ${need} Y`;
    yield `for it to be the case that X, ${need} Y`;
  }
}

function* contentFrames(): Generator<string> {
  for (const content of contents)
    for (const forward of forwards) {
      yield `the ${content} that X ${forward} that Y`;
      for (const other of contents) yield `the ${content} that X ${forward} the ${other} that Y`;
    }
  for (const content of contents)
    for (const backward of backwards) {
      yield `that Y ${backward} the ${content} that X`;
      for (const other of contents) yield `the ${other} that Y ${backward} the ${content} that X`;
    }
  for (const content of contents)
    for (const result of results)
      if (!/^(?:that|it is (?:also )?(?:true|the)) /.test(result))
        yield `from the ${content} that X, ${result} Y`;
  for (const content of contents) yield `the ${content} that X is true only if Y`;
}

function* sufficiencies(): Generator<string> {
  for (const enough of ["it is enough that", "it suffices that", "it is sufficient that"])
    for (const aim of ["for it to be true that", "for it to be the case that"]) yield `${aim} Y, ${enough} X`;
  for (const being of ["its being true that", "its being the case that"]) {
    yield `a sufficient condition for ${being} Y is that X`;
    yield `a necessary condition for ${being} X is that Y`;
    yield `${being} X is a sufficient condition for ${being} Y`;
    yield `${being} X is sufficient for ${being} Y`;
    yield `${being} Y is a necessary condition for ${being} X`;
    yield `${being} Y is necessary for ${being} X`;
    yield `${being} X would imply that Y`;
    yield `${being} X would mean that Y`;
  }
  for (const verb of ["accepts", "grants"])
    for (const must of ["must accept", "must also accept", "has to accept", "must grant"]) {
      yield `whoever ${verb} that X ${must} that Y`;
      yield `anyone who ${verb} that X ${must} that Y`;
    }
}

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
