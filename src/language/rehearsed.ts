/**
 * Readings rehearsed: of a formula that is said again and again with other words, the questions that the reader asked
 * when it read its sentence, with their answers.
 *
 * A reading is a function of the answers to the reader's questions (`scan.ts`). Where a sentence gives the same answers
 * to the same questions, the reader, asked anew, would give back the same formula; so only the questions are asked, of
 * the sentence itself, and no formula is built. Where one answer differs, the sentence is not taken to be read.
 *
 * Sentences are rehearsed with blanks for words, and read as they stand in bytes, where their words are known by their
 * places: nothing is made of a sentence to read it.
 */
import { equal, type Formula } from "#logic";
import { gathered, listening, type Asked } from "./listening.ts";
import { scanOf, type FoundKind, type Scan } from "./scan.ts";
import { vocabularyOf, type Words } from "./words.ts";

/** What a word of an item is: a letter's phrase, said or denied, or the person of a constant. */
export type Word = {
  readonly of: "propositions" | "predicates" | "relations" | "constants";
  readonly letter: string;
  readonly positive: boolean;
};

/** Words of one character each, from those that no language has, for the letters of an item. */
export type Blanks = {
  readonly words: Words;
  /** What the blanks stand for, by the order of their characters. */
  readonly list: readonly Word[];
};

/** Text in bytes, all ASCII, and of each word of an item where it stands there. */
export type WordedText = {
  bytes: Uint8Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
};

/** What the reader asked when it read the sentences of some formulas, and what it was answered. */
export type Script = {
  /** The questions of one sentence behind the other's. */
  readonly code: Uint16Array;
  /** Where each sentence's questions begin. */
  readonly begins: Uint32Array;
  /** Where the words of each kind begin, by the numbers of `FoundKind`, and behind them where they end. */
  readonly kinds: Uint16Array;
};

/** A style's own speaking and reading. */
type Spoken = {
  readonly say: (formula: Formula, words: Words) => string;
  readonly readFrom: (scan: Scan, sentence: string) => Formula;
};

export type Rehearsal = {
  /** The reading of the formulas' sentences; undefined where one is read as another formula. */
  readonly rehearse: (formulas: readonly Formula[], blanks: Blanks) => Script | undefined;
  /**
   * Whether the sentence of formula number `number`, the bytes from `from` to `to`, gives it back by the same
   * reading.
   */
  readonly isRead: (script: Script, number: number, text: WordedText, from: number, to: number) => boolean;
};

/** Rehearses readings in a style. The phrases that they ask for are kept once for all. */
export const createRehearsal = ({ say, readFrom }: Spoken): Rehearsal => {
  const table: PhraseTable = {
    bytes: new Uint8Array(0),
    ends: [],
    sets: [],
    numbers: new Map(),
    setNumbers: new Map(),
  };
  return {
    rehearse: (formulas, blanks) => {
      const code: number[] = [];
      const begins: number[] = [];
      for (const formula of formulas) {
        const asked: Asked[] = [];
        const scan = listening(scanOf(vocabularyOf(blanks.words)), asked);
        if (!equal(readFrom(scan, say(formula, blanks.words)), formula)) return undefined;
        begins.push(code.length);
        for (const question of gathered(asked)) code.push(...codeOf(question, blanks, table));
      }
      return { code: Uint16Array.from(code), begins: Uint32Array.from(begins), kinds: kindsOf(blanks) };
    },
    isRead: (script, number, text, from, to) => {
      const { bytes } = text;
      const head = bytes[from]!;
      const isWord =
        longest(script.kinds, kindNumbers.name, text, from, to) >= 0 ||
        longest(script.kinds, kindNumbers.clause, text, from, to) >= 0;
      // The capital at the head is part of no word: it is read small, as `withoutCapital` has it.
      if (!isWord && head >= 65 && head <= 90) bytes[from] = head + 32;
      const alike = answersAlike(script, script.begins[number]!, table, text, from, to);
      bytes[from] = head;
      return alike;
    },
  };
};

// ── blanks ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The first character of the blanks: the first of Unicode's letters for private use. */
export const firstBlank = 0xe000;

/** The letters that words stand for. */
type Letters = Readonly<Record<"propositions" | "predicates" | "constants", Iterable<string>>> & {
  readonly relations?: Iterable<string>;
};

/** Blanks for the letters of an item. */
export const blanksFor = ({ propositions, predicates, relations, constants }: Letters): Blanks => {
  const list: Word[] = [];
  const blank = (of: Word["of"], letter: string, positive: boolean): string =>
    String.fromCharCode(firstBlank + list.push({ of, letter, positive }) - 1);
  const signed = (of: Word["of"], letters: Iterable<string>) =>
    new Map(
      Array.from(letters, (letter) => [
        letter,
        { yes: blank(of, letter, true), no: blank(of, letter, false) },
      ]),
    );
  const words: Words = {
    propositions: signed("propositions", propositions),
    predicates: signed("predicates", predicates),
    ...(relations && { relations: signed("relations", relations) }),
    constants: new Map(Array.from(constants, (letter) => [letter, blank("constants", letter, true)])),
  };
  return { words, list };
};

/** The kinds by their numbers, in the order in which blanks are listed. */
const kindNumbers: Readonly<Record<FoundKind, number>> = { clause: 0, phrase: 1, relation: 2, name: 3 };

const kindOf: Readonly<Record<Word["of"], FoundKind>> = {
  propositions: "clause",
  predicates: "phrase",
  relations: "relation",
  constants: "name",
};

const kindsOf = ({ list }: Blanks): Uint16Array => {
  const kinds = new Uint16Array(5);
  for (const { of } of list)
    for (let kind = kindNumbers[kindOf[of]] + 1; kind < kinds.length; kind++) kinds[kind]!++;
  return kinds;
};

// ── asking ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The questions in code. Behind each stand the numbers that its line names; phrases by their place in the table. */
const none = 0; // a set of phrases none of which stands here
const take = 1; // a phrase that stands here
const takeWhole = 2; // a phrase that stands here with the end of a word
const find = 3; // a kind, and the word of this kind that stands here, or `nobody`
const mark = 4;
const reset = 5;
const noEnd = 6;
const end = 7;
const nobody = 0xffff;

/** The phrases that a style's reader asks for, in bytes that stand behind each other, and sets of them. */
type PhraseTable = {
  bytes: Uint8Array;
  /** Where each phrase ends; the next one begins there. */
  readonly ends: number[];
  readonly sets: PhraseSet[];
  readonly numbers: Map<string, number>;
  readonly setNumbers: Map<string, number>;
};

/** Phrases by their numbers; `letters` has a bit for each first letter. */
type PhraseSet = { readonly letters: number; readonly phrases: readonly number[] };

const numberOf = (table: PhraseTable, phrase: string): number => {
  const known = table.numbers.get(phrase);
  if (known !== undefined) return known;
  const bytes = new TextEncoder().encode(phrase);
  const all = new Uint8Array(table.bytes.length + bytes.length);
  all.set(table.bytes);
  all.set(bytes, table.bytes.length);
  table.bytes = all;
  const number = table.ends.push(all.length) - 1;
  table.numbers.set(phrase, number);
  return number;
};

const setOf = (table: PhraseTable, phrases: readonly string[]): number => {
  const key = phrases.join("\n");
  const known = table.setNumbers.get(key);
  if (known !== undefined) return known;
  const letters = phrases.reduce((bits, phrase) => bits | (1 << (phrase.charCodeAt(0) & 31)), 0);
  const numbers = phrases.map((phrase) => numberOf(table, phrase));
  const number = table.sets.push({ letters, phrases: numbers }) - 1;
  table.setNumbers.set(key, number);
  return number;
};

const codeOf = (question: Asked, { list }: Blanks, table: PhraseTable): readonly number[] => {
  switch (question.ask) {
    case "none":
      return [none, setOf(table, question.phrases)];
    case "take":
      return [take, numberOf(table, question.phrase)];
    case "take whole":
      return [takeWhole, numberOf(table, question.phrase)];
    case "find": {
      const { kind, found } = question;
      const isFound = ({ of, letter, positive }: Word): boolean =>
        kindOf[of] === kind && letter === found?.name && positive === found.positive;
      return [find, kindNumbers[kind], found ? list.findIndex(isFound) : nobody];
    }
    case "mark":
      return [mark];
    case "reset":
      return [reset];
    case "no end":
      return [noEnd];
    default:
      return [end];
  }
};

/** Whether a text gives the answers of a script from question `begin` on. */
const answersAlike = (
  { code, kinds }: Script,
  begin: number,
  table: PhraseTable,
  text: WordedText,
  from: number,
  to: number,
): boolean => {
  const { bytes } = text;
  let [at, marked] = [from, from];
  for (let i = begin; ;)
    switch (code[i++]) {
      case none: {
        const { letters, phrases } = table.sets[code[i++]!]!;
        if (at < to && (letters >>> (bytes[at]! & 31)) & 1)
          for (const phrase of phrases) if (behind(table, phrase, bytes, at, to) >= 0) return false;
        break;
      }
      case take:
        at = behind(table, code[i++]!, bytes, at, to);
        if (at < 0) return false;
        break;
      case takeWhole:
        at = behind(table, code[i++]!, bytes, at, to);
        if (at < 0 || !endsWord(bytes, at, to)) return false;
        break;
      case find: {
        const found = longest(kinds, code[i++]!, text, at, to);
        const wanted = code[i++]!;
        if (wanted === nobody ? found >= 0 : found !== wanted) return false;
        if (found >= 0) at += text.to[found]! - text.from[found]!;
        break;
      }
      case mark:
        marked = at;
        break;
      case reset:
        at = marked;
        break;
      case noEnd:
        if (at === to) return false;
        break;
      default:
        return at === to;
    }
};

/** The place behind a phrase that stands at a place, or −1 where it does not. */
const behind = (
  { bytes: phrases, ends }: PhraseTable,
  phrase: number,
  bytes: Uint8Array,
  at: number,
  to: number,
): number => {
  const end = ends[phrase]!;
  let from = phrase === 0 ? 0 : ends[phrase - 1]!;
  if (at + end - from > to) return -1;
  let place = at;
  while (from < end) if (bytes[place++] !== phrases[from++]) return -1;
  return place;
};

/** As `endsWord` of `words.ts` has it. */
const endsWord = (bytes: Uint8Array, at: number, to: number): boolean =>
  at >= to || bytes[at] === 32 || bytes[at] === 44 || bytes[at] === 46;

/** The number of the longest word of a kind that stands at a place, or −1; as `vocabularyOf` finds it. */
const longest = (
  kinds: Uint16Array,
  kind: number,
  { bytes, from, to }: WordedText,
  at: number,
  limit: number,
): number => {
  let [best, most] = [-1, 0];
  const first = bytes[at];
  const last = kinds[kind + 1]!;
  for (let word = kinds[kind]!; word < last; word++) {
    const begin = from[word]!;
    if (bytes[begin] !== first) continue;
    const length = to[word]! - begin;
    if (length <= most || at + length > limit) continue;
    let same = 1;
    while (same < length && bytes[begin + same] === bytes[at + same]) same++;
    if (same < length || !endsWord(bytes, at + length, limit)) continue;
    best = word;
    most = length;
  }
  return best;
};
