/**
 * `organon divlogic VERB`: the DivLogicEval half. The one list of its verbs, each loaded when it is called.
 */
import { entry, type CommandGroup } from "../entry.ts";

export const command: CommandGroup = {
  name: "divlogic",
  summary: "four-option questions in varied English (DivLogicEval)",
  commands: [
    entry("generate", "generate questions with four options and proved answers", async () => ({
      command: (await import("./generate.ts")).generate,
    })),
    entry("run", "ask language models, each question in four option orders", async () => ({
      command: (await import("./run.ts")).run,
    })),
    entry("symbolic", "rewrite questions in symbols", async () => ({
      command: (await import("./diversity.ts")).symbolic,
    })),
    entry("diversity", "count distinct words and their divergence from Wikipedia", async () => ({
      command: (await import("./diversity.ts")).diversity,
    })),
  ],
};
