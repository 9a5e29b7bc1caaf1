/**
 * Values that both options and a configuration hold: each kind reads a value from a text, or rejects the text, and has a schema.
 */
import type { ZodType } from "zod";

/** Rejects a value, or a part of it: the message follows the flag and the part; `{flag}` in message and hint is the flag. */
export class Rejection extends Error {
  readonly hint: string | undefined;
  readonly part: string | undefined;
  constructor(message: string, hint?: string, part?: string) {
    super(message);
    this.hint = hint;
    this.part = part;
  }
}

/** The role of a file for a command: outputs never replace a file that is read. */
export type PathUse = "read" | "written";

/** The values that an option takes: how one is read from its text (`read` throws `Rejection`), and what sort of values they are. */
export type ValueKind<Value> = {
  readonly read: (text: string) => Value;
  /** The role of the path for the command. */
  readonly path?: PathUse;
  /** True if the option takes several words, or may be given several times; the value is their list. */
  readonly isList?: true;
};

/** Values that a configuration may hold, too. zod is given: command lines don't load it. */
export type SettingKind<Value> = ValueKind<Value> & {
  readonly schema: (z: typeof import("zod").z) => ZodType<Value>;
};

export const text: SettingKind<string> = { read: (said) => said, schema: (z) => z.string() };

/** Calls at once: more connections than that no machine has. */
export const maxLanes = 10_000;

/** Questions, epochs and the like: more than that nobody asks, and sums of them stay exact. */
export const maxAsked = 1_000_000_000;

/** A whole number within bounds; without an upper one, at most `maxAsked`. */
export const whole = (least = 1, most = maxAsked): SettingKind<number> => ({
  read: (said) => readWhole(said, least, most),
  schema: (z) => z.int().min(least).max(most),
});

export const readWhole = (said: string, least = 1, most = maxAsked): number => {
  // The sum makes -0 a 0.
  const value = /^-?\d+$/.test(said.trim()) ? 0 + Number(said) : Number.NaN;
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
  const isSmall = value < least || !Number.isFinite(value);
  const isOpen = isSmall && most >= maxAsked;
  const range = !isOpen ? ` from ${least} to ${most}` : least < 0 ? "" : ` of at least ${least}`;
  throw new Rejection(`is not a whole number${range}`, `as in {flag} ${Math.min(Math.max(least, 10), most)}`);
};

const readUsd = (said: string): number => {
  const value = /^\$?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/.test(said.trim())
    ? Number(said.trim().replace("$", ""))
    : Number.NaN;
  if (Number.isFinite(value)) return value;
  throw new Rejection("is not an amount in US dollars", "as in {flag} 2.50");
};

export const usd: SettingKind<number> = { read: readUsd, schema: (z) => z.number().min(0) };
