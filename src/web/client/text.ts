/**
 * Text from models, made fit to look at: what would act (control characters, directions) is shown as a sign instead, letters of
 * every script stay. A sign takes the place of one character, so spans keep their places.
 */

const signs: Readonly<Record<string, string>> = {
  "\u202A": "⇥",
  "\u202B": "⇤",
  "\u202C": "⇹",
  "\u202D": "⇥",
  "\u202E": "⇤",
  "\u2066": "⇥",
  "\u2067": "⇤",
  "\u2068": "⇥",
  "\u2069": "⇹",
  "\u200E": "⇥",
  "\u200F": "⇤",
  "\u061C": "⇤",
};

/** Words of ours, in which a number stays with its per cent sign at the end of a line. */
export const unbroken = (text: string): string => shown(text).replace(/(\d) %/g, "$1\u00A0%");

/** The text with what would act shown as signs: ␛ for escape, ⇤ for “from right to left”. */
export const shown = (text: string): string =>
  text
    .toWellFormed()
    // eslint-disable-next-line no-control-regex -- they are what is looked for
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, (character) =>
      character === "\u007F" ? "␡" : String.fromCharCode(0x24_00 + character.charCodeAt(0)),
    )
    .replace(/[\u0080-\u009F]/g, "␛")
    .replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g, (character) => signs[character] ?? "⇹");
