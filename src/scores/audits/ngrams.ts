/**
 * Words and pairs of neighbouring words as sparse vectors: each n-gram is hashed (FNV-1a) to one of 2^18 places,
 * so that no vocabulary need be kept (Weinberger et al. 2009). A vector is the sorted list of the places it holds,
 * each once, and counts as scaled to length 1.
 */
import { isContent, tokensOf, type AuditedItem } from "./surface.ts";

/** The number of places. */
export const places = 1 << 18;

/** Which parts of a question are looked at. Premises and conclusion have n-grams of their own. */
export type Sight = "conclusion" | "everything";

/**
 * The places of each question's n-grams. Places that one question alone holds are left out: they could not be
 * learned from, only learned by heart.
 */
export const ngramVectors = (items: readonly AuditedItem[], sight: Sight): readonly Int32Array[] => {
  return withoutSingle(items.map((item) => placesOf(item, sight)));
};

/** The places of any texts that questions hold, in the same way. */
export const bagVectors = (bags: readonly (readonly string[])[]): readonly Int32Array[] =>
  withoutSingle(bags.map((bag) => Int32Array.from(new Set(bag.map(placeOf))).toSorted()));

const withoutSingle = (vectors: readonly Int32Array[]): readonly Int32Array[] => {
  const uses = new Uint32Array(places);
  for (const vector of vectors) for (const place of vector) uses[place]!++;
  return vectors.map((vector) => vector.filter((place) => uses[place]! >= 2));
};

const placesOf = (item: AuditedItem, sight: Sight): Int32Array => {
  const found = new Set<number>();
  addNgrams(found, "conclusion", item.conclusionText);
  if (sight === "everything") for (const premise of item.premisesText) addNgrams(found, "premise", premise);
  return Int32Array.from(found).toSorted();
};

const addNgrams = (found: Set<number>, part: string, text: string): void => {
  const tokens = tokensOf(text);
  addPairs(found, part, tokens);
  // What a sentence is about says little: with its content words masked, its build is seen whatever they are.
  addPairs(found, `${part} masked`, maskedOf(tokens));
};

const addPairs = (found: Set<number>, part: string, tokens: readonly string[]): void => {
  let last = "^";
  for (const token of [...tokens, "$"]) {
    found.add(placeOf(`${part} ${token}`));
    found.add(placeOf(`${part} ${last} ${token}`));
    last = token;
  }
};

/** The tokens with each run of content words as one mask. */
const maskedOf = (tokens: readonly string[]): readonly string[] =>
  tokens
    .map((token) => (isContent(token) ? "·" : token))
    .filter((token, i, all) => token !== "·" || all[i - 1] !== "·");

const placeOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) & (places - 1);
};
