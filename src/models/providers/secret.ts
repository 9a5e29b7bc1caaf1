/**
 * Reads API keys and keeps them out of everything that is printed or stored. A key is read from one named environment
 * variable, which an entry point passes in, and is sent only in a request's header.
 */
import { hash } from "node:crypto";
import { OrganonError } from "#logic/error";

/** The environment variables, passed in by an entry point. */
export type Environment = Readonly<Record<string, string | undefined>>;

export type Scrub = (text: string) => string;

/** Shorter values are not API keys; removing them would only damage texts. */
const shortestKey = 8;
/** A shorter beginning or end of a key is left: it may be what all keys of a vendor share. */
const shortestPart = 12;

/**
 * Returns a function that removes the API keys from a text, such as a server's message: verbatim, with characters
 * written as \u0000 or %00, or in base64; and of what is as long as `shortestPart`, its beginnings and ends.
 */
export const createScrub = (...keys: readonly (string | undefined)[]): Scrub => {
  const long = keys.filter((key): key is string => key !== undefined && key.length >= shortestKey);
  if (long.length === 0) return (text) => text;
  const spellings = [...new Set(long)].toSorted((a, b) => b.length - a.length).flatMap(listSpellings);
  const pattern = new RegExp(spellings.join("|"), "g");
  return (text) => text.replaceAll(pattern, "[key]");
};

const listSpellings = (key: string): readonly string[] => {
  const spelled = Array.from(key, (character) => {
    const hex = character.charCodeAt(0).toString(16).padStart(2, "0");
    return `(?:${RegExp.escape(character)}|\\\\u00${caseless(hex)}|%${caseless(hex)})`;
  });
  const [beginning, end] = [spelled.slice(0, shortestPart), spelled.slice(-shortestPart)].map((some) =>
    some.join(""),
  );
  const longer = spelled.slice(shortestPart).reduceRight((rest, one) => `(?:${one}${rest})?`, "");
  const earlier = spelled.slice(0, -shortestPart).reduce((rest, one) => `(?:${rest}${one})?`, "");
  const parts = key.length > shortestPart ? [`${beginning}${longer}`, `${earlier}${end}`] : [];
  return [spelled.join(""), ...parts, ...inBase64(key)];
};

const caseless = (hex: string): string =>
  Array.from(hex, (digit) => `[${digit.toLowerCase()}${digit.toUpperCase()}]`).join("");

const inBase64 = (key: string): readonly string[] =>
  [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.from("\0".repeat(before) + key);
    const from = Math.ceil((before * 8) / 6);
    const to = Math.floor((bytes.length * 8) / 6);
    return (["base64", "base64url"] as const).map((alphabet) =>
      RegExp.escape(bytes.toString(alphabet).slice(from, to)),
    );
  });

/** Returns the variable's value, trimmed; undefined if it is missing or empty. Throws `access` for an invalid key. */
export const readKey = (env: Environment, variable: string): string | undefined => {
  const key = env[variable]?.trim();
  if (key === undefined || key === "") return undefined;
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new OrganonError("access", `${variable} has spaces or characters that an API key can't have`, {
      hint: `set ${variable} to the key alone`,
    });
  return key;
};

/** Returns the value of the last of these variables that has one. Throws `access`, naming the first, if all are missing. */
export const requireKey = (env: Environment, variables: readonly string[], who: string): string => {
  const found = variables.findLast((name) => readKey(env, name) !== undefined);
  const key = found && readKey(env, found);
  if (key === undefined)
    throw new OrganonError("access", `${who} needs a key, and ${variables[0]} is not set`, {
      hint: `set ${variables[0]} in the environment or in .env`,
    });
  return key;
};

/** Returns the identifier of a provider's account, whose models share limits. It contains only a short hash of the API key. */
export const nameAccount = (provider: string, origin: string, key: string | undefined): string =>
  [provider, origin, ...(key === undefined ? [] : [hash("sha256", key).slice(0, 12)])].join(" ");

/** Returns the header with an API key, if there is one. */
export const bearer = (key: string | undefined): Readonly<Record<string, string>> =>
  key === undefined ? {} : { authorization: `Bearer ${key}` };
