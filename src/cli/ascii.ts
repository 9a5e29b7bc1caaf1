/** Text of tables and figures for a terminal that has ASCII alone: bars, intervals, signs of logic, quotation marks, dashes. */

/** Each is as wide as what it stands for where it stands in a table. */
const alike: Readonly<Record<string, string>> = {
  ...Object.fromEntries("█▉▊▋▌".split("").map((sign) => [sign, "#"])),
  ...Object.fromEntries("▍▎▏".split("").map((sign) => [sign, "."])),
  "├": "|",
  "┤": "|",
  "│": "|",
  "─": "-",
  "●": "o",
  "·": "-",
  "−": "-",
  "–": "-",
  "“": '"',
  "”": '"',
  "’": "'",
  "±": "~",
  "¬": "~",
  "∧": "&",
  "∨": "|",
  "∀": "A",
  "∃": "E",
};

const wider: Readonly<Record<string, string>> = {
  "⊢": "|-",
  "→": "->",
  "↔": "<->",
  "≤": "<=",
  "≥": ">=",
  "…": "...",
  α: "alpha",
  "d′": "d'",
};

/** The text in ASCII where a sign of ours stands; names and questions keep their letters. */
export const toAscii = (text: string): string =>
  text
    .replaceAll(/∀(?=\p{L})/gu, "forall ")
    .replaceAll(/∃(?=\p{L})/gu, "exists ")
    .replaceAll(/[^\0-\x7f]′?/gu, (sign) => alike[sign] ?? wider[sign] ?? sign)
    .replaceAll("d′", "d'");

/** Whether the locale says that the terminal has no more; one that says nothing has. */
export const isAsciiLocale = (env: Readonly<Record<string, string | undefined>>): boolean => {
  const locale = env["LC_ALL"] || env["LC_CTYPE"] || env["LANG"] || "";
  return locale !== "" && !/utf-?8/i.test(locale);
};
