/**
 * Text on its way to a terminal or into a table, made harmless in this one place: names, ids and words of servers and files may hold escapes that
 * copy to the clipboard (OSC 52), C1 controls, or marks that turn the direction of what stands around them.
 */

/** Controls but for tab and line ends, C1 controls and escapes among them, and marks of direction. */
const harmful = /[[\p{Cc}\p{Bidi_Control}]--[\t\n\r]]|\r(?!\n|$)/gv;

/** The rest of a colour's escape sequence, as `renderTerminal` writes them. */
const colourCode = /^\[\d{1,3}m/;

/**
 * The text with what is harmful written as \uXXXX, which is seen in words and means the same in JSON. `colour` says that the text
 * may be coloured: no other escape is let through.
 */
export const safeText = (text: string, { colour = false }: { readonly colour?: boolean } = {}): string =>
  text.replace(harmful, (character, at: number) =>
    colour && character === "\u001b" && colourCode.test(text.slice(at + 1, at + 6))
      ? character
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
