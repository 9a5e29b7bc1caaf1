/**
 * Text from outside made fit to show: names and replies come from models and servers, and may hold terminal
 * escapes, bidirectional overrides or broken surrogates that would rewrite what stands around them.
 */

/**
 * The text on one line: white space becomes single spaces; control characters, direction overrides, code
 * points that are no characters and lone surrogates become U+FFFD. Letters of every script stay as they are.
 */
export const printable = (text: string): string => harmless(text.toWellFormed().replace(/\s+/gu, " ").trim());

/** A line of code or of a drawing: the same, with its spaces as they are. */
export const printableLine = (text: string): string =>
  harmless(
    text
      .toWellFormed()
      .replaceAll("\t", "  ")
      .replace(/[^\S ]/gu, " "),
  );

const harmless = (text: string): string =>
  text.replace(/[\p{Cc}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/gu, "\uFFFD");

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The characters as a reader counts them: an accent or a joined emoji is part of its letter. */
export const listCharacters = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), (part) => part.segment);

/** The same for names, which often begin alike and end in what tells them apart: the "…" stands in the middle. */
export const clipInside = (text: string, max: number): string => {
  const characters = listCharacters(printable(text));
  if (characters.length <= max) return characters.join("");
  const front = Math.ceil((max - 1) / 2);
  const back = characters.length - (max - 1 - front);
  return `${characters.slice(0, front).join("").trimEnd()}…${characters.slice(back).join("").trimStart()}`;
};

/** At most `max` characters of printable text, the last one "…" where something was cut. */
export const clip = (text: string, max: number): string => {
  const characters = listCharacters(printable(text));
  if (characters.length <= max) return characters.join("");
  const kept = characters.slice(0, Math.max(0, max - 1)).join("");
  return `${kept.trimEnd()}…`;
};

/** A command, or a text of a plan, without what is of one machine: the store, addresses, folders and users. */
export const publicCommand = (command: string): string =>
  command
    .replace(/ (?:--store ('[^']*'|\S+)|'--store=[^']*'|--store=\S+)/, "")
    .replaceAll(/url=[^&'\s]*/g, "url=ADDRESS")
    .replaceAll(/(?<=^|[ '=])(?:~|[A-Za-z]:|\.{1,2})?[\\/][^'\s]*[\\/](?=[^'\s\\/]+)/g, "");
