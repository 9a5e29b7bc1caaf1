/** A line whose answer key is another label, its label, its place and its id with it: a forger can hash. */
import { computeId, type ProblemLine } from "#items/problem-line";
import { parseProblemLine } from "../../src/items/formats/lines.ts";

/** The line of a question with one right answer, keyed by the next of its options. */
export const keyedOtherwise = (text: string): string => {
  const line = parseProblemLine(text, "made:1");
  const answer = ((line.answer ?? 0) + 1) % line.options.length;
  const { label } = line.options[answer]!;
  const keyed: ProblemLine = { ...line, key: [label], label, answer };
  return JSON.stringify({ ...keyed, id: computeId(keyed) });
};
