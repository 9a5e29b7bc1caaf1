/**
 * Flags, parsed at the door: from commander's text to values, with the contract's messages.
 */
import { OrganonError } from "#logic";

export type Flags = Readonly<Record<string, unknown>>;

/** A text flag; undefined when absent. */
export const textFlag = (flags: Flags, name: string): string | undefined => {
  const value = flags[name];
  return typeof value === "string" ? value : undefined;
};

/** A whole number of at least `minimum` and at most `maximum`; undefined when absent. */
export const wholeFlag = (
  flags: Flags,
  name: string,
  minimum: number,
  maximum = Number.MAX_SAFE_INTEGER,
): number | undefined => {
  const text = textFlag(flags, name);
  if (text === undefined) return undefined;
  const value = /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < minimum || value > maximum) {
    const range =
      maximum === Number.MAX_SAFE_INTEGER ? `of at least ${minimum}` : `from ${minimum} to ${maximum}`;
    throw new OrganonError("misuse", `${dashed(name)} ${text} is not a whole number ${range}`);
  }
  return value;
};

/** A share strictly between 0 and 1, as 0.9 or 90%; undefined when absent. `example` is one that makes sense. */
export const shareFlag = (flags: Flags, name: string, example = "0.9"): number | undefined => {
  const text = textFlag(flags, name)?.trim();
  if (text === undefined) return undefined;
  const [, digits, sign] = /^(\d*\.?\d+)\s*(%?)$/.exec(text) ?? [];
  const value = digits === undefined ? Number.NaN : Number(digits) / (sign === "%" ? 100 : 1);
  if (value > 0 && value < 1) return value;
  throw new OrganonError("misuse", `${dashed(name)} ${text} is not a share between 0 and 1`, {
    hint: `as in ${dashed(name)} ${example}`,
  });
};

/** A comma-separated list; undefined when absent. */
export const listFlag = (flags: Flags, name: string): readonly string[] | undefined => {
  const text = textFlag(flags, name);
  if (text === undefined) return undefined;
  const list = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (list.length === 0) throw new OrganonError("misuse", `${dashed(name)} is empty`);
  return list;
};

/** One of a few names; undefined when absent. */
export const choiceFlag = <const T extends string>(
  flags: Flags,
  name: string,
  choices: readonly T[],
): T | undefined => {
  const text = textFlag(flags, name);
  if (text === undefined) return undefined;
  const found = choices.find((choice) => choice === text);
  // Of a few names all are shown: which of them was meant is not guessed.
  if (found === undefined)
    throw new OrganonError(
      "misuse",
      `${dashed(name)} ${text} is not ${choices.length > 1 ? "one of " : ""}${choices.join(", ")}`,
    );
  return found;
};

/** Refuses flags that the command line gave and that would be passed over. */
export const refuseGiven = (
  given: ReadonlySet<string>,
  names: readonly string[],
  why: string,
  hint: string,
): void => {
  const name = names.find((one) => given.has(one));
  if (name !== undefined) throw new OrganonError("misuse", `${dashed(name)} ${why}`, { hint });
};

/** Refuses flags of the contract that a later step builds. */
export const refuseLater = (flags: Flags, names: readonly string[]): void => {
  for (const name of names)
    if (flags[name] !== undefined && flags[name] !== false)
      throw new OrganonError("misuse", `${dashed(name)} is not built yet`, {
        hint: "the command works without it",
      });
};

/** A flag by its name in a record: "perLeaf" is "--per-leaf". */
export const dashed = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
