/** A model that has read four-option questions: it fills their masked options, answers them, and says A to all others. */
import { optionLetters, optionTexts, writePassage } from "#items/formats/choice";
import { splitChoice } from "#items/formats/rotation";
import type { ProblemLine } from "#items/problem-line";
import { functionModel } from "#models/function-model";

export const memoriser = (name: string, read: readonly ProblemLine<"options">[] = []) => {
  const known = new Map(read.map((line) => [writePassage(line), line]));
  return functionModel(name, (text) => {
    const parts = splitChoice(text);
    const line = known.get(parts?.passage ?? "");
    if (parts === undefined || line === undefined) return "Answer: A";
    const options = optionTexts(line);
    return parts.options.includes("[MASK]")
      ? (options.find((option) => !parts.options.includes(option)) ?? "")
      : `Answer: ${optionLetters[parts.options.indexOf(options[line.answer] ?? "")]}`;
  });
};
