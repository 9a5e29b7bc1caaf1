/** `organon bank NAME`: the sentences and wordings of four-option questions; each command is loaded when it is called. */
import { type CommandGroup, entry } from "organon/commands";

export const command: CommandGroup = {
  name: "bank",
  summary: "sentences and wordings of four-option questions",
  commands: [
    entry("sentences", "import, check or count sentence banks", async () => ({
      command: (await import("./sentences.ts")).sentences,
    })),
    entry("templates", "collect wordings from a language model", async () => ({
      command: (await import("./sentences.ts")).templates,
    })),
    entry("polish", "correct grammar with a language model and a person's approval", async () => ({
      command: (await import("./polish/command.ts")).polish,
    })),
  ],
};
