/**
 * The id of an item: a hash of what it is, not of how it came about, so equal items have equal ids everywhere.
 */
import type { Item } from "./item.ts";
import { hash128 } from "./random.ts";

type Essence = Pick<
  Item,
  "rule" | "kind" | "length" | "style" | "premises" | "conclusion" | "premisesText" | "conclusionText"
>;

/** 32 hexadecimal digits. */
export const idOf = (item: Essence): string =>
  hash128(
    [
      item.rule,
      item.kind,
      item.length,
      item.style,
      ...item.premises,
      item.conclusion,
      ...item.premisesText,
      item.conclusionText,
    ].join("\n"),
  )
    .map(hexadecimal)
    .join("");

const bytes: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

const hexadecimal = (word: number): string =>
  `${bytes[word >>> 24]}${bytes[(word >>> 16) & 255]}${bytes[(word >>> 8) & 255]}${bytes[word & 255]}`;
