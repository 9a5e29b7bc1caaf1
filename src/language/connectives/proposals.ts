/**
 * Proposals found in a language model's reply, which may hold anything: numbered and bulleted lines, quotes, Markdown,
 * tables, chatter, or something meant to harm. A proposal is a line with both holes in it; everything else is passed by.
 */

/** The lines of a reply that hold [A] and [C], cleaned of list marks and quotes, with the holes as {A} and {C}; no two alike. */
export const proposalsIn = (reply: string): readonly string[] => {
  const lines = reply
    .slice(0, mostCharacters)
    .split(/[\r\n]+/)
    .map(plainLine)
    .filter((line) => line.includes("{A}") && line.includes("{C}"));
  return [...new Set(lines)].slice(0, mostProposals);
};

const mostCharacters = 100_000;
const mostProposals = 500;

const plainLine = (line: string): string =>
  line
    .trim()
    .replace(/^(?:[-*•–]|\(?\d{1,3}[.):])\s*/, "")
    .replaceAll(/[*_`]+/g, "")
    .trim()
    .replace(/^["“'‘](.*)["”'’]$/, "$1")
    .replaceAll(/(?:\[|\{|<)\s*([AC])\s*(?:\]|\}|>)/g, "{$1}")
    .replaceAll("’", "'");
