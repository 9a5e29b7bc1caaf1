/**
 * The id of an item: a hash of what it is, not of how it came about, so equal items have equal ids everywhere.
 */
import type { Item } from "./item.ts";
import { absorbed, emptyHash, finished, type Hash } from "./random.ts";

type Form = Pick<Item, "rule" | "kind" | "length" | "style" | "premises" | "conclusion">;
type Essence = Form & Pick<Item, "premisesText" | "conclusionText">;

/** 32 hexadecimal digits. */
export const idOf = (item: Essence): string => idWith(idBegun(item), item.premisesText, item.conclusionText);

/** An id as far as what items of one form share. */
export const idBegun = (item: Form): Hash =>
  absorbed(
    emptyHash,
    [item.rule, item.kind, item.length, item.style, ...item.premises, item.conclusion, ""].join("\n"),
  );

/** An id ended with an item's own sentences. */
export const idWith = (begun: Hash, premisesText: readonly string[], conclusionText: string): string => {
  const [a, b, c, d] = finished(absorbed(begun, `${premisesText.join("\n")}\n${conclusionText}`));
  return hexadecimal(a) + hexadecimal(b) + hexadecimal(c) + hexadecimal(d);
};

const bytes: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

const hexadecimal = (word: number): string =>
  `${bytes[word >>> 24]}${bytes[(word >>> 16) & 255]}${bytes[(word >>> 8) & 255]}${bytes[word & 255]}`;
