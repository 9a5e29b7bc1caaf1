/**
 * How a certificate's formulas are told: as clauses inside a sentence, "it rained" or "if …, then …", without a
 * capital and a full stop of their own. With words in natural English; without, or where English has none, as the formula
 * is printed.
 */
import { canonical } from "#logic/canonical";
import { orMisuse } from "#logic/error";
import { collectConstants, type Formula } from "#logic/formula";
import { mapParts } from "#logic/map-parts";
import { print } from "#logic/notation";
import { listThingNames } from "#language/topics/things";
import { natural } from "#language/styles/natural";
import type { Words } from "#language/words";
import { capitalize, uncapitalize } from "#language/capitals";
import { getRelative } from "#language/pronouns";

export type Teller = {
  /** The words, if there are any; extra people have got names in it. */
  readonly words: Words | undefined;
  readonly say: (formula: Formula) => string;
  /** Returns the name of a constant; one without a name gets one. */
  readonly getName: (constant: string) => string;
  /** True if the constant had a name from the start. */
  readonly isKnown: (constant: string) => boolean;
  /** Returns the noun of a constant that is no person: "cake". */
  readonly getThing: (constant: string) => string | undefined;
};

/** Names for people who turn up in a proof or an example only; none of them is in a lexicon. */
const spareNames = "Robin Kim Alex Sam Jordan Casey Morgan Taylor Jamie Riley Quinn Avery".split(" ");

/** Names for those that the words are about: "Robin", or "Hotel A". */
const listSpareNames = (words: Words): readonly string[] =>
  words.noun !== undefined && getRelative(words) === "that"
    ? Array.from("ABCDEFGH", (letter) => `${capitalize(words.noun!)} ${letter}`)
    : spareNames;

/** A teller; `constants` are those that the argument itself speaks of, `things` those that are no people. */
export const createTeller = (
  words: Words | undefined,
  constants: readonly string[],
  things: ReadonlySet<string> = new Set(),
): Teller => {
  const given = new Set(constants);
  const isKnown = (constant: string): boolean => given.has(constant);
  const getThing = (constant: string): string | undefined =>
    things.has(constant) ? words?.thing : undefined;
  if (words === undefined) return { words, say: print, getName: (constant) => constant, isKnown, getThing };
  // A constant that the argument does not speak of is the proof's own, whatever the words call one of its letter.
  const names = new Map([...words.constants].filter(([constant]) => given.has(constant)));
  const used = new Set(words.constants.values());
  const all: Words = { ...words, constants: names };
  const getName = (constant: string): string => {
    const known = names.get(constant);
    if (known !== undefined) return known;
    const thing = getThing(constant);
    const spare = thing === undefined ? listSpareNames(words) : listThingNames(thing);
    const name = spare.find((one) => !used.has(one)) ?? `${thing ?? "person"} ${used.size + 1}`;
    names.set(constant, name);
    used.add(name);
    return name;
  };
  const say = (formula: Formula): string => {
    for (const constant of collectConstants(formula)) getName(constant);
    return orMisuse(
      () => toClause(natural.say(canonical(formula), all).slice(0, -1), all),
      () => print(formula),
    );
  };
  return { words: all, say, getName, isKnown, getThing };
};

/** A sentence's text as it stands inside another one: its capital goes, unless a name brought it along. */
const toClause = (text: string, { propositions, constants }: Words): string => {
  const heads = [...[...propositions.values()].map(({ yes }) => yes), ...constants.values()];
  const names = heads.map(firstWord).filter((word) => /^\p{Lu}/u.test(word));
  return names.includes(firstWord(text)) ? text : uncapitalize(text);
};

const firstWord = (text: string): string => /^[\p{L}\p{N}-]*/u.exec(text)?.[0] ?? "";

/** "a", "a and b", "a, b, and c". */
export const joinList = (parts: readonly string[], word = "and"): string => {
  if (parts.length < 3) return parts.join(` ${word} `);
  return `${parts.slice(0, -1).join(", ")}, ${word} ${parts.at(-1) ?? ""}`;
};

/** The formula as people say it: ¬¬A is A. */
export const withoutDoubleNegations = (formula: Formula): Formula =>
  formula.kind === "not" && formula.body.kind === "not"
    ? withoutDoubleNegations(formula.body.body)
    : mapParts(formula, withoutDoubleNegations);
