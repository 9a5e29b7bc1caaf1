/**
 * Text on a terminal: colours, wrapping and bars. Widths are those that a terminal shows, where a Chinese sign or an
 * emoji takes two columns and an accent none. Whatever comes from outside goes through `printable` first.
 */
import stringWidth from "string-width";
import { listCharacters, printable } from "../printable.ts";

/** How a piece of text stands out, where colour is allowed. */
export type Emphasis = "none" | "strong" | "soft" | "accent";

const codes: Readonly<Record<Exclude<Emphasis, "none">, readonly [on: number, off: number]>> = {
  strong: [1, 22],
  soft: [2, 22],
  accent: [36, 39],
};

/** The text in ANSI colours, or as it is when `color` is false. */
export const emphasise = (text: string, emphasis: Emphasis, color: boolean): string => {
  if (!color || emphasis === "none" || text === "") return text;
  const [on, off] = codes[emphasis];
  return `\u001b[${on}m${text}\u001b[${off}m`;
};

/** The text on lines of at most `width` columns, broken at spaces; a word that is wider than a line is cut into lines. */
export const wrap = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of printable(text)
    .split(" ")
    .flatMap((one) => fitting(one, width))) {
    const last = lines.at(-1);
    if (last !== undefined && stringWidth(last) + 1 + stringWidth(word) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const fitting = (word: string, width: number): readonly string[] => {
  if (stringWidth(word) <= width) return [word];
  const pieces = [""];
  for (const character of listCharacters(word)) {
    const last = pieces.at(-1) ?? "";
    if (last !== "" && stringWidth(last + character) > width) pieces.push(character);
    else pieces[pieces.length - 1] = last + character;
  }
  return pieces;
};

/** The width of the longest word, which is the least that text can be wrapped to. */
export const longestWord = (texts: readonly string[]): number =>
  Math.max(
    0,
    ...texts.flatMap((text) =>
      printable(text)
        .split(" ")
        .map((word) => stringWidth(word)),
    ),
  );

const eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** A share as a bar of at most `width` columns, in eighths of one; dots for no value. */
export const bar = (share: number | null, width: number): string => {
  if (share === null) return "·".repeat(width);
  const units = Math.round(Math.min(1, Math.max(0, share)) * width * 8);
  // Something is more than nothing, however little.
  const shown = share > 0 ? Math.max(1, units) : 0;
  return ("█".repeat(Math.floor(shown / 8)) + (eighths[shown % 8] ?? "")).padEnd(width);
};
