/**
 * Implements the memoriser, which knows only the questions and answers of one file. It completes a masked option
 * verbatim, answers known questions from memory, and judges unknown ones by word overlap. A contamination test must
 * detect it, and a prompt without logical reasoning does not lower its accuracy.
 */
import { getMaskedPlace } from "#items/choice/masked-question";
import { optionLetters, optionTexts, passageOf } from "#items/formats/choice";
import { lineFrom } from "#items/formats/lines";
import { partsOfChoice } from "#items/formats/rotation";
import { hasOptions } from "#items/problem-line";
import { misuse, OrganonError } from "#logic/error";
import { smallFile } from "../small-file.ts";

/** Returns the remembered answer to a prompt; undefined for an unknown prompt. */
type Memory = (prompt: string) => string | undefined;

/** Returns a memoriser of a file's questions; without a file it knows none. Throws misuse for an unreadable file. */
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
    const masked = getMaskedPlace(parts);
    if (masked !== undefined) return known.options.find((option) => !parts.options.includes(option));
    return `Answer: ${optionLetters[parts.options.indexOf(known.right)] ?? "A"}`;
  };
};

const linesOf = (file: string): readonly string[] => {
  try {
    return smallFile(file, 256 * 2 ** 20).split("\n");
  } catch (cause) {
    throw cause instanceof OrganonError
      ? cause
      : misuse(`cannot read ${file}, which reasoner:memoriser is to have read`, undefined, cause);
  }
};
