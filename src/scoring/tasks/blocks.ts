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

/** Returns the last object or list that stands as JSON in a reply: in a fenced block, or from the first bracket to the last. */
export const jsonValue = (text: string): object | undefined => {
  for (const candidate of jsonCandidates(text)) {
    const value = parseJson(candidate);
    if (typeof value === "object" && value !== null) return value;
  }
  return undefined;
};

function* jsonCandidates(text: string): Generator<string> {
  yield* fencedBlocks(text, 6);
  for (const [open, close] of [
    ["{", "}"],
    ["[", "]"],
  ] as const) {
    const [start, end] = [text.indexOf(open), text.lastIndexOf(close)];
    if (start >= 0 && end > start) yield text.slice(start, end + 1);
  }
}

const parseJson = (text: string): unknown => {
  const trimmed = text.trim();
  if (!/^[{[]/.test(trimmed)) return undefined;
  try {
    return JSON.parse(trimmed.replace(/,(\s*[\]}])/g, "$1"));
  } catch {
    return undefined;
  }
};
