/**
 * `organon study NAME`: a whole study by one command, printed and written to a folder. The one list of studies, each loaded when it
 * is called; a path instead of a name is a study of one's own.
 */
import { entry, type VerbGroup } from "../command.ts";

export const study: VerbGroup = {
  name: "study",
  summary: "whole studies; your own is organon study ./mine.ts",
  verbs: [
    entry("logicasker", "reproduce LogicAsker's experiments", () => import("./logicasker.ts")),
    entry("divlogiceval", "reproduce DivLogicEval's experiments", () => import("./divlogiceval.ts")),
    entry("finetune", "measure what training on weak skills gains", () => import("./trained.ts")),
    entry("pretraining", "measure what pretraining on sentence pairs gains", () => import("./trained.ts")),
    entry("frontier", "measure every difficulty parameter", () => import("./measures.ts")),
    entry("contamination", "test whether a model has seen the questions", () => import("./measures.ts")),
  ],
  open: async (path) => (await import("./own-study.ts")).ownStudy(path),
};
