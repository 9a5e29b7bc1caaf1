/**
 * Training and validation examples as the files that trainers read: turns of a chat, and prompts with completions.
 */
import { join } from "node:path";
import type { Demonstration } from "#lessons/demonstrate";
import { chatLine, completionLine } from "#lessons/training";
import { makeFolder } from "#verbs/files/file-error";
import type { Outputs } from "#verbs/files/outputs";

/** Writes the four files into a folder and gives their paths. */
export const writeTraining = (
  folder: string,
  examples: Readonly<Record<"train" | "validation", readonly Demonstration[]>>,
  { outputs, system }: { readonly outputs: Outputs; readonly system?: string },
): readonly string[] => {
  makeFolder(folder);
  const endings = { chat: (one: Demonstration) => chatLine(one, system), completion: completionLine };
  return Object.entries(endings).flatMap(([ending, lineOf]) =>
    (["train", "validation"] as const).map((part) => {
      const path = join(folder, `${part}.${ending}.jsonl`);
      const lines = examples[part].map((one) => `${lineOf(one)}\n`);
      outputs.save(path, lines.join(""), { isNamedByUs: true });
      return path;
    }),
  );
};
