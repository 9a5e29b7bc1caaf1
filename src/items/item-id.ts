/**
 * The id of an item: a hash of what it is, not of how it came about, so equal items have equal ids everywhere.
 */
import type { Item } from "./item.ts";
import { absorbed, absorbedBytes, emptyHash, finished, type Hash } from "#arguments";

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
const idWith = (begun: Hash, premisesText: readonly string[], conclusionText: string): string =>
  finished(absorbed(begun, `${premisesText.join("\n")}\n${conclusionText}`))
    .map((word) => word.toString(16).padStart(8, "0"))
    .join("");

/**
 * The same for sentences that stand in bytes, all ASCII, from `begins` to `ends`, the conclusion last; the id is written
 * at `at`.
 */
export const writeId = (
  begun: Hash,
  bytes: Uint8Array,
  begins: Int32Array,
  ends: Int32Array,
  at: number,
): void => {
  let state = begun;
  for (let i = 0; i < begins.length; i++) {
    if (i > 0) state = absorbedBytes(state, lineEnd, 0, 1);
    state = absorbedBytes(state, bytes, begins[i]!, ends[i]!);
  }
  const words = finished(state);
  for (let digit = 0; digit < 32; digit++) {
    const value = (words[digit >> 3]! >>> (28 - 4 * (digit & 7))) & 15;
    bytes[at + digit] = value < 10 ? 48 + value : 87 + value;
  }
};

const lineEnd = Uint8Array.of(10);
