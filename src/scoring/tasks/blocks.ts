/** Where in a reply its answer may stand: in a fenced block, or behind a heading that announces it. */

/** The fenced blocks, the last first, at most so many. */
export function* fencedBlocks(text: string, max: number): Generator<string> {
  const fences = text.split("```");
  const last = fences.length - (fences.length % 2 === 0 ? 1 : 2);
  for (let i = last; i > 0 && i > last - 2 * max; i -= 2) yield fences[i]!.replace(/^[a-zA-Z]*\n/, "");
}

/** The text from the last heading of a kind on; empty where there is none. */
export const fromHeading = (text: string, heading: RegExp): string =>
  text.slice([...text.matchAll(heading)].at(-1)?.index ?? text.length);
