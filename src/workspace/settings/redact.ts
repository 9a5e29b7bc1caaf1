/**
 * Removes secrets from what leaves the program: API keys and passwords that its variables hold (`vendors.ts`, ORGANON_KEYS, `.env`), and
 * credentials in addresses, whoever wrote them. Whatever prints, answers a request or stores an error passes its text through here.
 */
import { createScrub, type Environment, type Scrub } from "#models/providers/secret";
import { keyList, vendorRows } from "#models/vendors";
import { orElse } from "../files/or-else.ts";

const rows = [...vendorRows.values()];
const addressVariables = rows.flatMap(({ address }) => (address === undefined ? [] : [address.variable]));
const keyVariables = [...rows.flatMap(({ keys }) => keys), "PGPASSWORD"];

/** Names of variables that a folder's `.env` may hold and that nobody shows. */
const secretName = /key|token|secret|passw|credential/i;

/**
 * The function that removes the secrets of an environment, of what a folder's `.env` adds to it, and of the words of a command line,
 * and the credentials in any address.
 */
export const createRedactor = (
  env: Environment,
  folder: Environment = {},
  words: readonly string[] = [],
): Scrub => {
  // Without a prototype, so that the name “__proto__” has no value.
  const all: Environment = Object.assign(Object.create(null), folder, env);
  const names = [
    ...keyVariables,
    ...(env[keyList] ?? "").split(",").map((name) => name.trim()),
    ...Object.keys(folder).filter((name) => secretName.test(name)),
    ...words.flatMap((word) => [...word.matchAll(/\bkeyEnv=(\w+)/g)].map(([, name = ""]) => name)),
  ].filter((name) => !addressVariables.includes(name));
  const addresses = [...addressVariables.map((name) => all[name] ?? ""), ...words];
  const scrub = createScrub(...names.map((name) => all[name]?.trim()), ...addresses.flatMap(findPasswords));
  return (text) => scrub(withoutCredentials(text));
};

/** The password of an address, which may hold what an address must not, also without its percent signs. */
const findPasswords = (text: string): readonly string[] => {
  const password = /^[^@]*?(?::\/\/|^)[^:@/]*:(?!\/\/)(.+)@/s;
  const decoded = orElse(() => decodeURIComponent(text), text);
  return [decoded, text].flatMap((one) => password.exec(one)?.[1] ?? []);
};

/** A text without the credentials of the addresses in it: what stands before the host, and passwords among the parameters. */
export const withoutCredentials: Scrub = (text) =>
  text
    .replace(
      /(https?)?(:(?:\\?\/){1,2})([^\s/?#"'<>“”\\]*)@/gi,
      (all, web: string | undefined, sign: string, user: string) => {
        const name = user.includes(":") ? `${user.slice(0, user.indexOf(":"))}:` : "";
        return user.includes(":") || web !== undefined ? `${web ?? ""}${sign}${name}[password]@` : all;
      },
    )
    .replace(/(%3A(?:%2F){1,2})((?:(?!%2F|%40)[^\s&"'<>])*)%40/gi, "$1[password]%40")
    .replace(
      /((?:[?&]|%3F|%26)(?:password|passwd|pwd|sslpassword|api[_-]?key|access_token|client_secret)(?:=|%3D))(?:(?!%26)[^\s&#"'<>“”])+/gi,
      "$1[password]",
    );
