/**
 * The papers' English, parsed: the inverse of `paper-say.ts`, by the rows of data/grammar/paper.json. An action may stand in any of its
 * three forms (`paper-forms.ts`). Variables are shown, so a sentence says itself what they are called.
 */
import rules from "../../../data/grammar/paper.json" with { type: "json" };
import {
  and,
  constant,
  exists,
  predicate,
  proposition,
  variable,
  type Formula,
  type Term,
} from "#logic/formula";
import {
  broughtIn,
  createGrammar,
  find,
  signed,
  type Reader,
  type Reading,
  type Scope,
} from "../grammar-reader.ts";
import { endsWord, type Found, type Vocabulary } from "../words.ts";
import { otherFormAt } from "./paper-forms.ts";
import { readSomeAre } from "./paper-plural.ts";

/** A variable, or a person's name. */
const someone = (reading: Reading, { bound }: Scope): Term | undefined => {
  const { text, at } = reading;
  const one = bound.find(({ name }) => text.startsWith(name, at) && endsWord(text, at + name.length));
  if (one !== undefined) {
    reading.at += one.name.length;
    return variable(one.name);
  }
  const found = find(reading, "nameAt");
  return found && constant(found.name);
};

const readers: Readonly<Record<string, Reader>> = {
  /** A variable: one small letter and perhaps a number. */
  variable: (reading, scope) => {
    const { text, at } = reading;
    const name = /^[a-z]\d{0,3}(?=[ ,])/.exec(text.slice(at, at + 5))?.[0];
    if (name === undefined || scope.bound.some((one) => one.name === name)) return undefined;
    reading.at += name.length;
    return broughtIn(scope, { name });
  },
  /** "Nurses are late", behind "some". */
  several: (reading) => {
    const { text, words } = reading;
    const found = readSomeAre(text, reading.at, words, (place) => phraseIn(words, text, place));
    if (found === undefined) return undefined;
    reading.at += found.said.length;
    const one = variable("x");
    return { value: exists("x", and(predicate(found.subject.name, one), said(found.said, one))) };
  },
  fact: (reading) => {
    const found = clauseIn(reading.words, reading.text, reading.at);
    if (found === undefined) return undefined;
    reading.at += found.length;
    return { value: signed(proposition(found.name), found.positive) };
  },
  subject: (reading, scope) => {
    const term = someone(reading, scope);
    return term && { scope: { subject: { term } } };
  },
  verb: (reading, scope) => {
    const { term } = scope.subject;
    if (term === undefined) return undefined;
    const found = phraseIn(reading.words, reading.text, reading.at);
    if (found !== undefined) {
      reading.at += found.length;
      return { value: said(found, term) };
    }
    const relation = find(reading, "relationAt");
    const object = relation && reading.take(" ") ? someone(reading, scope) : undefined;
    return relation && object && { value: said(relation, term, object) };
  },
};

const said = ({ name, positive }: Found, ...terms: readonly Term[]): Formula =>
  signed(predicate(name, ...terms), positive);

/** The formula of a sentence; an error names the column where reading ends. */
export const readPaper = createGrammar(rules, readers);

/** The verb phrase that stands at a place, in whichever of its forms. */
const phraseIn = (vocabulary: Vocabulary, text: string, at: number): Found | undefined => {
  const other = otherFormAt(text, at);
  const found = other && vocabulary.phraseAt(other.stated, 0);
  return found && found.length === other.stated.length
    ? { ...found, length: other.length }
    : vocabulary.phraseAt(text, at);
};

/** The clause that stands at a place: "it snows" is "it is snowing". */
const clauseIn = (vocabulary: Vocabulary, text: string, at: number): Found | undefined => {
  const subject = /^[A-Za-z]+ /.exec(text.slice(at, at + 30))?.[0] ?? "";
  const other = subject === "" ? undefined : otherFormAt(text, at + subject.length);
  const stated = other && `${subject}${other.stated}`;
  const found = stated === undefined ? undefined : vocabulary.clauseAt(stated, 0);
  return found && other && found.length === stated?.length
    ? { ...found, length: subject.length + other.length }
    : vocabulary.clauseAt(text, at);
};
