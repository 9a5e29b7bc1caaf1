/** The fenced blocks of a reply, the last first, at most so many. */
export function* fencedBlocks(text: string, max: number): Generator<string> {
  const fences = text.split("```");
  const last = fences.length - (fences.length % 2 === 0 ? 1 : 2);
  for (let i = last; i > 0 && i > last - 2 * max; i -= 2) yield fences[i]!.replace(/^[a-zA-Z]*\n/, "");
}
