/** Text of tables and figures for a terminal that has ASCII alone: bars, intervals, signs of logic, quotation marks, dashes. */
import { once } from "#logic/memoize";

/** What stands for each of these signs: as wide as it, but for the signs of logic that have no such letter. */
const lists: Readonly<Record<string, string>> = {
  "#": "█▉▊▋▌",
  ".": "▍▎▏",
  "|": "├┤│┌└∨‖",
  "-": "─·−–—",
  o: "●",
  "*": "•",
  '"': "“”«»",
  "'": "’‘′",
  "~": "¬±≈",
  "&": "∧",
  A: "∀",
  E: "∃",
  T: "⊤",
  F: "⊥",
  x: "×✗↯",
  "+": "✓⊕",
  "|-": "⊢",
  "|/-": "⊬",
  "->": "→",
  "<->": "↔",
  "<=>": "⇔",
  "=>": "⇒",
  "<=": "≤",
  ">=": "≥",
  "!=": "≠",
  "...": "…",
  alpha: "α",
};
const plain = once(
  () =>
    new Map(Object.entries(lists).flatMap(([text, signs]) => signs.split("").map((sign) => [sign, text]))),
);

/** The text in ASCII where a sign of ours stands; names and questions keep their letters. */
export const toAscii = (text: string): string =>
  text
    .replaceAll(/∀(?=\p{L})/gu, "forall ")
    .replaceAll(/∃(?=\p{L})/gu, "exists ")
    .replaceAll(/[^\0-\x7f]/gu, (sign) => plain().get(sign) ?? sign);

/** Plain data with every text in ASCII, before a renderer measures how wide its columns are. */
export const withAscii = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === "string" ? toAscii(value) : value,
  );

/** Whether the locale says that the terminal has no more; one that says nothing has. */
export const isAsciiLocale = (env: Readonly<Record<string, string | undefined>>): boolean => {
  const locale = env["LC_ALL"] || env["LC_CTYPE"] || env["LANG"] || "";
  return locale !== "" && !/utf-?8/i.test(locale);
};
