/**
 * Separates what a model answers from its thinking and from turns that it invents. Reasoning parsers of servers do the first, where
 * they are on. The marks are rows of data/reading/turns.json. A closing mark whose opening one stood in the prompt ends thinking; an
 * opening mark that nothing closes begins thinking that was truncated.
 */
import rows from "../../data/reading/turns.json" with { type: "json" };
import { once } from "#logic/memoize";

const marks = once(
  () => new RegExp(rows.thinking.map(({ open, close }) => `(${open})|(${close})`).join("|"), "giu"),
);
const turnBegins = new RegExp(rows["turn begins"], "iuy");
const turnEnds = new RegExp(rows["turn ends"].join("|"), "giu");

/** Stretches of a text: `[start, end)` offsets, one after the other, in order. */
type Ranges = readonly number[];

/** A text with more blocks of thinking is a loop; what comes after them is no answer. */
const mostBlocks = 500;

const findThinking = (text: string): Ranges => {
  if (text.search(marks()) < 0) return [];
  const ranges: number[] = [];
  let open: { readonly row: number; readonly start: number } | undefined;
  for (const match of text.matchAll(marks())) {
    if (ranges.length >= 2 * mostBlocks) return [...ranges.slice(0, -1), text.length];
    const mark = match.findIndex((group, i) => i > 0 && group !== undefined) - 1;
    const [row, isClosing, end] = [mark >> 1, mark % 2 === 1, match.index + match[0].length];
    if (open === undefined && !isClosing) open = { row, start: match.index };
    else if (open === undefined) {
      if (rows.thinking[row]!.alone !== false) ranges.push(ranges.length === 0 ? 0 : match.index, end);
    } else if (isClosing && row === open.row) {
      ranges.push(open.start, end);
      open = undefined;
    }
  }
  return open === undefined ? ranges : [...ranges, open.start, text.length];
};

/** Returns a text with ranges blanked out, so that offsets stay as they are. */
export const blankOut = (text: string, ranges: Ranges): string => {
  const kept: string[] = [];
  let at = 0;
  for (let i = 0; i < ranges.length; i += 2) {
    kept.push(text.slice(at, ranges[i]), " ".repeat(ranges[i + 1]! - ranges[i]!));
    at = ranges[i + 1]!;
  }
  return at === 0 ? text : kept.join("") + text.slice(at);
};

/** Returns a text with everything blanked out that is not the answer: thinking, and what follows the end of the first turn. */
export const keepAnswer = (text: string): string => {
  const said = blankOut(text, findThinking(text));
  turnBegins.lastIndex = 0;
  turnBegins.test(said);
  let from = turnBegins.lastIndex;
  const head = from;
  for (const { index } of said.matchAll(turnEnds)) {
    if (index < head) continue;
    if (/[\p{L}\p{N}]/u.test(said.slice(from, index))) return blankOut(said, [0, head, index, said.length]);
    from = index;
  }
  return blankOut(said, [0, head]);
};

/** Splits a text into the answer and the thinking in it, if any. */
export const splitThinking = (text: string): { readonly text: string; readonly thinking?: string } => {
  const ranges = findThinking(text);
  if (ranges.length === 0) return { text };
  const inside = ranges.flatMap((start, i) => (i % 2 === 0 ? [text.slice(start, ranges[i + 1])] : []));
  const thinking = inside.join("\n").replaceAll(marks(), "").trim();
  const answer = blankOut(text, ranges).trim();
  return thinking === "" ? { text: answer } : { text: answer, thinking };
};
