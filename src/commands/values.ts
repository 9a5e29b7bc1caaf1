/**
 * Kinds of values of options: each reads a value from a text, or rejects the text with a message and a hint.
 */
import { nearestName } from "#logic/error";
import { Rejection, type ValueKind, whole } from "#workspace/settings/values";

export const createValueKind = <Value>(read: (text: string) => Value): ValueKind<Value> => ({ read });

export const inputFile: ValueKind<string> = { read: (said) => said, path: "read" };

export const outputFile: ValueKind<string> = { read: (said) => said, path: "written" };

/** A switch. */
export const on: ValueKind<true> = { read: () => true };

const wordList = { read: (said: string): readonly string[] => [said], isList: true } as const;

/** Texts, the option given several times or with several words. */
export const texts: ValueKind<readonly string[]> = wordList;

export const inputFiles: ValueKind<readonly string[]> = { ...wordList, path: "read" };

export const decimal = createValueKind((said) => {
  const value = said.trim() === "" ? Number.NaN : Number(said);
  if (Number.isFinite(value)) return value;
  throw new Rejection("is not a number", "as in {flag} 10");
});

export const anyWhole = whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** A share as 0.9 or 90%: above 0 and below 1, or up to 1. `example` is one that makes sense. */
export const share = (example = "0.9", max: "below 1" | "up to 1" = "below 1") =>
  createValueKind((said) => {
    const [, digits, sign] = /^((?:\d+(?:\.\d+)?|\.\d+)(?:e-\d+)?)\s*(%?)$/.exec(said.trim()) ?? [];
    const value = digits === undefined ? Number.NaN : Number(digits) / (sign === "%" ? 100 : 1);
    if (value > 0 && (value < 1 || (max === "up to 1" && value === 1))) return value;
    throw new Rejection(
      `is not a share ${max === "up to 1" ? "above 0 and at most 1" : "between 0 and 1"}`,
      `as in {flag} ${example}`,
    );
  });

export const readList = (said: string): string[] => {
  const parts = said
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length === 0) throw new Rejection("is empty", "give a name, or leave {flag} out", "“”");
  return parts;
};

export const list = createValueKind(readList);

export const readName = <const Name extends string>(said: string, names: readonly Name[]): Name => {
  const found = names.find((one) => one === said);
  if (found !== undefined) return found;
  const meant = nearestName(said, names) ?? names[0];
  throw new Rejection(
    `is not ${names.length > 1 ? "one of " : ""}${names.join(", ")}`,
    `as in {flag} ${meant}`,
  );
};

/** One of a few names. Of few names all are shown: which of them was meant is not guessed. */
export const acceptOne = <const Name extends string>(...names: readonly Name[]): ValueKind<Name> =>
  createValueKind((said) => readName(said, names));

export const acceptSome = <const Name extends string>(...names: readonly Name[]) =>
  createValueKind((said) => readList(said).map((one) => readName(one, names)));

/** Numbers within bounds as "1-3,7", each once and in order; of `shares` there are no ranges. */
export const numbers = ([low, high]: readonly [low: number, high: number], example: string, shares = false) =>
  createValueKind((said) => {
    const found = new Set<number>();
    for (const part of said.split(",")) {
      const [, from, to] = /^\s*(\d+(?:\.\d+)?|\.\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
      const [first, last] = [Number(from), Number(to ?? from)];
      const fits = shares ? to === undefined : Number.isInteger(first);
      if (from === undefined || !fits || first < low || last > high || last < first)
        throw new Rejection(`is not a list of values from ${low} to ${high}`, `as in {flag} ${example}`);
      for (let value = first; value <= last; value++) found.add(value);
    }
    return [...found].toSorted((a, b) => a - b);
  });

/** The two ends of a range of whole numbers within bounds, as "0-3"; of "1" both are the same. */
export const range = ([low, high]: readonly [low: number, high: number]) =>
  createValueKind((said): [number, number] => {
    const [, from, to = from] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(said) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (first >= low && last <= high && first <= last) return [first, last];
    throw new Rejection(
      `is neither a number nor a range within ${low}-${high}`,
      `as in {flag} ${low + 1} or {flag} ${low}-${high}`,
    );
  });
