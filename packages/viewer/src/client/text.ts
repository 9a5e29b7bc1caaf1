/**
 * Makes text from models safe to display: active characters (control characters, text directions) are shown as
 * symbols; letters of every script stay. A symbol replaces one character, so spans keep their positions.
 */

/** Keeps a number and its per cent sign on one line, in Organon's own texts. */
export const unbroken = (text: string): string => show(text).replace(/(\d) %/g, "$1\u00A0%");

/** Returns the name of a reply's state on a page. */
export const stateText = (state: string): string => (state === "missing" ? "not asked yet" : state);

/** Returns the name of a tag on a page. */
export const tagText = (tag: string): string => (tag === "bears" ? "required rules" : show(tag));

/** Returns the text with active characters shown as symbols: ␛ for escape, ⇹ for a change of direction. */
export const show = (text: string): string =>
  text
    .toWellFormed()
    // eslint-disable-next-line no-control-regex -- they are what is looked for
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, (character) =>
      character === "\u007F" ? "␡" : String.fromCharCode(0x24_00 + character.charCodeAt(0)),
    )
    .replace(/[\u0080-\u009F]/g, "␛")
    .replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g, "⇹");
