/**
 * Training and validation examples as the files that trainers read: turns of a chat, and prompts with completions.
 */
import { join } from "node:path";
import type { Demonstration } from "#diagnosis/demonstrate";
import { chatLine, completionLine } from "#diagnosis/training";
import { makeFolder } from "#workspace/files/file-error";
import { createTurns } from "#runs/turns";
import type { Context } from "./command.ts";

/** Writes the four files into a folder and yields their paths; a signal is heard between two lines. */
export async function* writeTraining(
  folder: string,
  examples: Readonly<Record<"train" | "validation", readonly Demonstration[]>>,
  { outputs, signal, system }: Pick<Context, "outputs" | "signal"> & { readonly system?: string },
) {
  makeFolder(folder);
  const turn = createTurns(signal);
  const endings = { chat: (one: Demonstration) => chatLine(one, system), completion: completionLine };
  for (const [ending, lineOf] of Object.entries(endings))
    for (const part of ["train", "validation"] as const) {
      const path = join(folder, `${part}.${ending}.jsonl`);
      const output = outputs.begin(path, { isPrivate: true });
      for (const one of examples[part]) {
        await turn();
        output.write(Buffer.from(`${lineOf(one)}\n`));
      }
      output.commit();
      yield path;
    }
}
