/**
 * `organon study NAME`: a whole study by one command, printed and written to a folder. The one list of studies, each loaded when it
 * is called; a path instead of a name is a study of one's own.
 */
import { entry, type CommandGroup } from "../entry.ts";

export const command: CommandGroup = {
  name: "study",
  summary: "whole studies; your own is organon study ./mine.ts",
  commands: [
    entry("logicasker", "reproduce LogicAsker's experiments", async () => ({
      command: (await import("./logicasker.ts")).logicasker,
    })),
    entry("divlogiceval", "reproduce DivLogicEval's experiments", async () => ({
      command: (await import("./divlogiceval.ts")).divlogiceval,
    })),
    entry("finetune", "measure what training on weak skills gains", async () => ({
      command: (await import("./trained.ts")).finetune,
    })),
    entry("pretraining", "measure what pretraining on sentence pairs gains", async () => ({
      command: (await import("./trained.ts")).pretraining,
    })),
    entry("frontier", "measure every difficulty parameter", async () => ({
      command: (await import("./measures.ts")).frontier,
    })),
    entry("contamination", "test whether a model has seen the questions", async () => ({
      command: (await import("./measures.ts")).contamination,
    })),
  ],
  open: async (path) => (await import("./own-study.ts")).ownStudy(path),
};
