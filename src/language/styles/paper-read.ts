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
  addPerson,
  createGrammar,
  find,
  applySign,
  type Reader,
  type Reading,
  type Scope,
} from "../grammar-reader.ts";
import { endsWord, type PhraseMatch, type Vocabulary } from "../words.ts";
import { findOtherForm } from "./paper-forms.ts";
import { readSomeAre } from "./paper-plural.ts";

const someone = (reading: Reading, { bound }: Scope): Term | undefined => {
  const { text, at } = reading;
  const one = bound.find(({ name }) => text.startsWith(name, at) && endsWord(text, at + name.length));
  if (one !== undefined) {
    reading.at += one.name.length;
    return variable(one.name);
  }
  const found = find(reading, "findName");
  return found && constant(found.name);
};

const readers: Readonly<Record<string, Reader>> = {
  /** A variable: one small letter and perhaps a number. */
  variable: (reading, scope) => {
    const { text, at } = reading;
    const name = /^[a-z]\d{0,3}(?=[ ,])/.exec(text.slice(at, at + 5))?.[0];
    if (name === undefined || scope.bound.some((one) => one.name === name)) return undefined;
    reading.at += name.length;
    return addPerson(scope, { name });
  },
  /** "Nurses are late", behind "some". */
  several: (reading) => {
    const { text, words } = reading;
    const found = readSomeAre(text, reading.at, words, (place) => readPhrase(words, text, place));
    if (found === undefined) return undefined;
    reading.at += found.said.length;
    const one = variable("x");
    return { value: exists("x", and(predicate(found.subject.name, one), buildAtom(found.said, one))) };
  },
  fact: (reading) => {
    const found = readClause(reading.words, reading.text, reading.at);
    if (found === undefined) return undefined;
    reading.at += found.length;
    return { value: applySign(proposition(found.name), found.positive) };
  },
  subject: (reading, scope) => {
    const term = someone(reading, scope);
    return term && { scope: { subject: { term } } };
  },
  verb: (reading, scope) => {
    const { term } = scope.subject;
    if (term === undefined) return undefined;
    const found = readPhrase(reading.words, reading.text, reading.at);
    if (found !== undefined) {
      reading.at += found.length;
      return { value: buildAtom(found, term) };
    }
    const relation = find(reading, "findRelation");
    const object = relation && reading.take(" ") ? someone(reading, scope) : undefined;
    return relation && object && { value: buildAtom(relation, term, object) };
  },
};

const buildAtom = ({ name, positive }: PhraseMatch, ...terms: readonly Term[]): Formula =>
  applySign(predicate(name, ...terms), positive);

/** The formula of a sentence; an error names the column where reading ends. */
export const readPaper = createGrammar(rules, readers);

const readPhrase = (vocabulary: Vocabulary, text: string, at: number): PhraseMatch | undefined => {
  const other = findOtherForm(text, at);
  const found = other && vocabulary.findPhrase(other.stated, 0);
  return found && found.length === other.stated.length
    ? { ...found, length: other.length }
    : vocabulary.findPhrase(text, at);
};

const readClause = (vocabulary: Vocabulary, text: string, at: number): PhraseMatch | undefined => {
  const subject = /^[A-Za-z]+ /.exec(text.slice(at, at + 30))?.[0] ?? "";
  const other = subject === "" ? undefined : findOtherForm(text, at + subject.length);
  const stated = other && `${subject}${other.stated}`;
  const found = stated === undefined ? undefined : vocabulary.findClause(stated, 0);
  return found && other && found.length === stated?.length
    ? { ...found, length: subject.length + other.length }
    : vocabulary.findClause(text, at);
};
