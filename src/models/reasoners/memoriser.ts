/**
 * The memoriser: has read a set of questions with their answers, and nothing else. It fills a masked option with its very words
 * and answers what it has seen from memory; what it has not seen it judges by overlap. It is what a test of contamination has to
 * catch, and what asking without logical reasoning does not slow down.
 */
import { readFileSync } from "node:fs";
import { maskedIn } from "#items/choice/masked";
import { optionLetters, optionTexts, passageOf } from "#items/formats/choice";
import { lineFrom } from "#items/formats/lines";
import { partsOfChoice } from "#items/formats/rotation";
import { hasOptions } from "#items/problem-line";
import { misuse } from "#logic/error";

/** What it remembers of a prompt; undefined for what it has not read. */
type Memory = (prompt: string) => string | undefined;

/** A memoriser of the questions of a file; without one it has read nothing. Throws misuse for a file that cannot be read. */
export const createMemoriser = (file: string | undefined): Memory => {
  if (file === undefined) return () => undefined;
  const options = new Map<string, { readonly options: readonly string[]; readonly right: string }>();
  const labels = new Map<string, string>();
  for (const [i, line] of linesOf(file).entries()) {
    if (line.trim() === "") continue;
    const entry = lineFrom(line, `${file}:${i + 1}`);
    if (hasOptions(entry)) {
      const all = optionTexts(entry);
      options.set(passageOf(entry), { options: all, right: all[entry.answer] ?? "" });
    } else labels.set(entry.question, entry.key[0] ?? "");
  }
  return (prompt) => {
    const parts = partsOfChoice(prompt);
    if (parts === undefined) {
      const [, known] = [...labels].find(([text]) => prompt.endsWith(text)) ?? [];
      return known;
    }
    const known = options.get(parts.passage);
    if (known === undefined) return undefined;
    const masked = maskedIn(parts);
    if (masked !== undefined) return known.options.find((option) => !parts.options.includes(option));
    return `Answer: ${optionLetters[parts.options.indexOf(known.right)] ?? "A"}`;
  };
};

const linesOf = (file: string): readonly string[] => {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch (cause) {
    throw misuse(`cannot read ${file}, which reasoner:memoriser is to have read`, undefined, cause);
  }
};
