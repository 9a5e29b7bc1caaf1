/**
 * Lines of items that wear one skeleton, as a template: the item in blanks, written once as JSON and cut at the blanks.
 * A line is its pieces with the words between them, in bytes; each sentence is read back from these very bytes before
 * the line stands, and the id is the hash of them. The line is that of the item, byte for byte (`dress.ts`).
 */
import type { Skill } from "#catalog";
import { blanksFor, firstBlank, type Blanks, type Rehearsal, type Style, type WordedText } from "#language";
import { itemOf, sentencesOf, type Facts } from "./dress.ts";
import { yesNoQuestion } from "./formats/yes-no.ts";
import { idBegun, writeId } from "./item-id.ts";
import type { Item } from "./item.ts";
import { copied, room, type LineBuffer } from "./line-buffer.ts";
import { type Hash, type Skeleton } from "#arguments";
import type { Picks } from "./wording.ts";

/** The lines of the items of a skeleton, from their index and the words picked. */
export type LineTemplate = {
  /** Writes a line behind a buffer's end; false where a sentence was not read. */
  readonly write: (index: number, picks: Picks, buffer: LineBuffer) => boolean;
  /** The sentences of a line, the conclusion last, written into a buffer; undefined where one was not read. */
  readonly sentences: (index: number, picks: Picks, buffer: LineBuffer) => readonly string[] | undefined;
};

/** What may stand at a blank of a line, and what its number means. */
const id = 0;
const indexOfItem = 1;
const wordFirst = 2; // the word, where it stands first: in the item's lexicon
const wordAgain = 3;
const wordCapital = 4;
const begin = 5; // the sentence that begins here, the conclusion last
const end = 6;
const sentence = 7; // the sentence, once more

/** A line cut at its blanks. */
type Cut = {
  /** What stands between the blanks, all in one. */
  readonly fixed: Uint8Array;
  /** For each blank the place of `fixed` before which it stands, what comes there, and its number. */
  readonly blanks: Int32Array;
};

/** Characters for private use, as the blanks of words are. */
const idMark = "\uf000";
const indexMark = "\uf001";
const beginMark = "\uf002";
const endMark = "\uf003";
const firstCapital = firstBlank + 0x800;
const firstSentence = firstBlank + 0x1100;

/** So many characters lie between the first ones. A longer argument is written from its items. */
const mostWords = 0x700;

/**
 * The template of a skeleton's lines; undefined where a sentence cannot be rehearsed. `facts` hold for all of them, the
 * index apart.
 */
export const lineTemplateOf = (
  skeleton: Skeleton,
  skill: Skill,
  facts: Omit<Facts, "index">,
  style: Style,
  { rehearse, isRead }: Rehearsal,
): LineTemplate | undefined => {
  const blanks = blanksFor(skeleton.letters);
  if (blanks.list.length > mostWords || skeleton.premises.length > mostWords) return undefined;
  const sentences = sentencesOf(style, skeleton, blanks.words);
  const item = itemOf(style, skeleton, skill, blanks.words, sentences, { ...facts, index: 0 });
  const script = rehearse([...skeleton.premises, skeleton.conclusion], blanks);
  if (script === undefined || !sentences.every(isPlainText)) return undefined;
  return templateFrom(cut(lineInBlanks(item)), blanks, idBegun(item), (number, text, from, to) =>
    isRead(script, number, text, from, to),
  );
};

/** Text that JSON and UTF-8 leave as it is, blanks for words aside. */
const isPlainText = (text: string): boolean => /^[ !#-[\]-~\ue000-\uefff]*$/u.test(text);

/** The item's line with marks for its id, its index, and its sentences where they stand first and again. */
const lineInBlanks = (item: Item): string => {
  const marked = (sentence: string): string => {
    const head = sentence.charCodeAt(0);
    const first =
      head < firstBlank ? sentence.charAt(0) : String.fromCharCode(head - firstBlank + firstCapital);
    return `${beginMark}${first}${sentence.slice(1)}${endMark}`;
  };
  const again = (number: number): string => String.fromCharCode(firstSentence + number);
  const { premisesText, conclusionText } = item;
  const line = JSON.stringify({
    ...item,
    id: idMark,
    index: indexMark,
    premisesText: premisesText.map(marked),
    conclusionText: marked(conclusionText),
    question: yesNoQuestion(
      premisesText.map((_, number) => again(number)),
      again(premisesText.length),
    ),
  });
  return `${line.replace(`"${indexMark}"`, indexMark)}\n`;
};

const cut = (line: string): Cut => {
  const known = new Set<number>();
  let sentences = 0;
  const blankAt = (at: number): readonly [what: number, number: number] | undefined => {
    const mark = line.charAt(at);
    if (mark === idMark) return [id, 0];
    if (mark === indexMark) return [indexOfItem, 0];
    if (mark === beginMark) return [begin, sentences];
    if (mark === endMark) return [end, sentences++];
    const code = line.charCodeAt(at);
    if (code >= firstSentence) return [sentence, code - firstSentence];
    if (code >= firstCapital) return [wordCapital, code - firstCapital];
    if (code < firstBlank) return undefined;
    const word = code - firstBlank;
    if (known.has(word)) return [wordAgain, word];
    known.add(word);
    return [wordFirst, word];
  };
  const blanks: number[] = [];
  const pieces: Uint8Array[] = [];
  const encoder = new TextEncoder();
  let [from, length] = [0, 0];
  const put = (to: number): void => {
    const piece = encoder.encode(line.slice(from, to));
    pieces.push(piece);
    length += piece.length;
    from = to + 1;
  };
  for (let at = 0; at < line.length; at++) {
    const blank = blankAt(at);
    if (blank === undefined) continue;
    put(at);
    blanks.push(length, ...blank);
  }
  put(line.length);
  const fixed = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    fixed.set(piece, at);
    at += piece.length;
  }
  return { fixed, blanks: Int32Array.from(blanks) };
};

/** Whether a sentence, by its number, is read back where it stands in a text. */
type IsRead = (number: number, text: WordedText, from: number, to: number) => boolean;

const templateFrom = (
  { fixed, blanks }: Cut,
  { list }: Blanks,
  begun: Hash,
  isRead: IsRead,
): LineTemplate => {
  // Letters with two words come first, the persons behind them have one.
  const signed = list.filter(({ of }) => of !== "constants").length;
  const sentences = blanks.filter((what, i) => i % 3 === 1 && what === begin).length;
  const begins = new Int32Array(sentences);
  const ends = new Int32Array(sentences);
  const text: WordedText = {
    bytes: fixed,
    from: new Int32Array(list.length),
    to: new Int32Array(list.length),
  };
  const write: LineTemplate["write"] = (index, picks, buffer) => {
    // A word may stand at every blank, and all sentences stand twice.
    const bytes = room(buffer, fixed.length + 64 + 2 * blanks.length * picks.longest);
    text.bytes = bytes;
    let at = buffer.end;
    let idAt = at;
    let done = 0;
    for (let i = 0; i < blanks.length; i += 3) {
      const stop = blanks[i]!;
      at = copied(bytes, at, fixed, done, stop);
      done = stop;
      const number = blanks[i + 2]!;
      switch (blanks[i + 1]) {
        case id:
          idAt = at;
          at += 32;
          break;
        case indexOfItem:
          at = digits(bytes, at, index);
          break;
        case wordFirst:
          text.from[number] = at;
          at =
            number < signed
              ? picks.write(bytes, at, number >> 1, (number & 1) === 0)
              : picks.write(bytes, at, number - (signed >> 1), true);
          text.to[number] = at;
          break;
        case wordAgain:
          at = copied(bytes, at, bytes, text.from[number]!, text.to[number]!);
          break;
        case wordCapital: {
          const head = bytes[text.from[number]!]!;
          const next = copied(bytes, at, bytes, text.from[number]!, text.to[number]!);
          if (head >= 97 && head <= 122) bytes[at] = head - 32;
          at = next;
          break;
        }
        case begin:
          begins[number] = at;
          break;
        case end:
          ends[number] = at;
          break;
        default:
          at = copied(bytes, at, bytes, begins[number]!, ends[number]!);
      }
    }
    at = copied(bytes, at, fixed, done, fixed.length);
    for (let number = 0; number < sentences; number++)
      if (!isRead(number, text, begins[number]!, ends[number]!)) return false;
    writeId(begun, bytes, begins, ends, idAt);
    buffer.end = at;
    return true;
  };
  return {
    write,
    sentences: (index, picks, buffer) => {
      if (!write(index, picks, buffer)) return undefined;
      return Array.from(begins, (from, number) => decoder.decode(text.bytes.subarray(from, ends[number])));
    },
  };
};

const decoder = new TextDecoder("latin1");

/** Puts down a whole number that is not negative and gives its end. */
const digits = (bytes: Uint8Array, at: number, number: number): number => {
  let end = at + 1;
  for (let rest = Math.floor(number / 10); rest > 0; rest = Math.floor(rest / 10)) end++;
  let rest = number;
  for (let place = end - 1; place >= at; place--) {
    bytes[place] = 48 + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  return end;
};
