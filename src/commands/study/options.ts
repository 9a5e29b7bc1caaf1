/**
 * `organon study NAME`: a whole study by one command, printed and written to a folder. The one list of studies, each loaded when it
 * is called; a path instead of a name is a user's study.
 */
import { resolve } from "node:path";
import { entry, type CommandGroup } from "../entry.ts";
import type { Study } from "./study.ts";

const studyEntry = <Settings extends object>(
  name: string,
  summary: string,
  load: () => Promise<{ readonly study: Study<Settings> }>,
) =>
  entry(name, summary, async () => {
    const [{ study }, { toCommand }] = await Promise.all([load(), import("./run-study.ts")]);
    return { command: toCommand(study) };
  });

export const command: CommandGroup = {
  name: "study",
  summary: "whole studies; your own is organon study ./mine.ts",
  commands: [
    studyEntry("logicasker", "reproduce LogicAsker's experiments", () => import("./logicasker.ts")),
    studyEntry("divlogiceval", "reproduce DivLogicEval's experiments", () => import("./divlogiceval.ts")),
    studyEntry("finetune", "measure what training on weak skills gains", () => import("./finetune.ts")),
    studyEntry(
      "pretraining",
      "measure what pretraining on sentence pairs gains",
      () => import("./pretraining.ts"),
    ),
    studyEntry(
      "contamination",
      "test whether a model has seen the questions",
      () => import("./contamination.ts"),
    ),
  ],
  open: async (path) => {
    const [{ loadStudy }, { toCommand }] = await Promise.all([
      import("./study.ts"),
      import("./run-study.ts"),
    ]);
    return toCommand(await loadStudy(resolve(path), path), path);
  },
};
