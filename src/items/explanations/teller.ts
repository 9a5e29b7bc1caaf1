/**
 * How a certificate's formulas are told: as clauses inside a sentence, "it rained" or "if …, then …", without a
 * capital and a full stop of their own. With words in natural English; without, or where English has none, as the formula
 * is printed.
 */
import { canonical } from "#logic/canonical";
import { orMisuse } from "#logic/error";
import { constantsOf, type Formula } from "#logic/formula";
import { print } from "#logic/notation";
import { namesOfThings } from "#language/topics/things";
import { natural } from "#language/styles/natural";
import type { Words } from "#language/words";
import { uncapitalized } from "#language/capitals";

export type Teller = {
  /** The words, if there are any; extra people have got names in it. */
  readonly words: Words | undefined;
  readonly say: (formula: Formula) => string;
  /** What a constant is called; a name is given to one that has none. */
  readonly nameOf: (constant: string) => string;
  /** Whether the constant had a name from the start. */
  readonly isKnown: (constant: string) => boolean;
  /** What a constant is, if it is no person: "cake". */
  readonly thingOf: (constant: string) => string | undefined;
};

/** Names for people who turn up in a proof or an example only; none of them is in a lexicon. */
const spareNames = "Robin Kim Alex Sam Jordan Casey Morgan Taylor Jamie Riley Quinn Avery".split(" ");

/** A teller; `constants` are those that the argument itself speaks of, `things` those that are no people. */
export const createTeller = (
  words: Words | undefined,
  constants: readonly string[],
  things: ReadonlySet<string> = new Set(),
): Teller => {
  const given = new Set(constants);
  const isKnown = (constant: string): boolean => given.has(constant);
  const thingOf = (constant: string): string | undefined => (things.has(constant) ? words?.thing : undefined);
  if (words === undefined) return { words, say: print, nameOf: (constant) => constant, isKnown, thingOf };
  // A constant that the argument does not speak of is the proof's own, whatever the words call one of its letter.
  const names = new Map([...words.constants].filter(([constant]) => given.has(constant)));
  const used = new Set(words.constants.values());
  const all: Words = { ...words, constants: names };
  const nameOf = (constant: string): string => {
    const known = names.get(constant);
    if (known !== undefined) return known;
    const thing = thingOf(constant);
    const spare = thing === undefined ? spareNames : namesOfThings(thing);
    const name = spare.find((one) => !used.has(one)) ?? `${thing ?? "person"} ${used.size + 1}`;
    names.set(constant, name);
    used.add(name);
    return name;
  };
  const say = (formula: Formula): string => {
    for (const constant of constantsOf(formula)) nameOf(constant);
    return orMisuse(
      () => asClause(natural.say(canonical(formula), all).slice(0, -1), all),
      () => print(formula),
    );
  };
  return { words: all, say, nameOf, isKnown, thingOf };
};

/** A sentence's text as it stands inside another one: its capital goes, unless a name brought it along. */
const asClause = (text: string, { propositions, constants }: Words): string => {
  const heads = [...[...propositions.values()].map(({ yes }) => yes), ...constants.values()];
  const names = heads.map(firstWord).filter((word) => /^\p{Lu}/u.test(word));
  return names.includes(firstWord(text)) ? text : uncapitalized(text);
};

const firstWord = (text: string): string => /^[\p{L}\p{N}-]*/u.exec(text)?.[0] ?? "";

/** "a", "a and b", "a, b, and c". */
export const listed = (parts: readonly string[], word = "and"): string => {
  if (parts.length < 3) return parts.join(` ${word} `);
  return `${parts.slice(0, -1).join(", ")}, ${word} ${parts.at(-1) ?? ""}`;
};
