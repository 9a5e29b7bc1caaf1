/**
 * The one list of commands, in the groups of `organon --help`. A command's file is loaded when the command is called,
 * and so is the package of a command that is not the core's.
 */
import { findNamed } from "#logic/error";
import { entry, type CommandEntry, packageEntry } from "./entry.ts";

/** The commands by group, in the order of `organon --help`; at most eight in a group. */
export const groups: Readonly<Record<string, readonly CommandEntry[]>> = {
  "Make questions": [
    entry("generate", "generate questions with proved answers", () => import("./generate/options.ts")),
    entry("audit", "check a question file", () => import("./audit/options.ts")),
    entry("sample", "write annotation sheets, evaluate filled ones", () => import("./sample/options.ts")),
    packageEntry("bank", "import sentences, collect wordings, correct grammar", "organon-banks"),
    entry("prove", "decide one argument, with its proof; list the rules", () => import("./prove/options.ts")),
  ],
  Run: [
    entry("run", "ask language models and score the replies", () => import("./run/options.ts")),
    packageEntry("frontier", "measure accuracy along each difficulty parameter", "organon-graded"),
    entry("study", "run a whole study, built in or your own", () => import("./study/options.ts")),
  ],
  Look: [
    entry("report", "show the report of a stored run", () => import("./report/options.ts")),
    entry("show", "show the questions and answers of a run", () => import("./show/options.ts")),
    entry("compare", "compare runs or models", () => import("./compare/options.ts")),
    packageEntry("view", "open the viewer in a browser", "organon-viewer"),
  ],
  "Diagnose and improve": [
    entry("diagnose", "find the rules behind wrong answers", () => import("./diagnose/options.ts")),
    entry(
      "improve",
      "measure what few-shot examples gain, or write them",
      () => import("./improve/options.ts"),
    ),
  ],
  Exchange: [
    entry("import", "import datasets, logs and exported runs", () => import("./import/options.ts")),
    entry("export", "export questions and runs", () => import("./export/options.ts")),
    entry("grade", "grade replies as JSON lines", () => import("./grade/options.ts")),
  ],
  Operate: [
    entry("init", "write a commented organon.config.ts", () => import("./init/options.ts")),
    entry("doctor", "check the installation, API keys and the store", () => import("./doctor/options.ts")),
    entry("runs", "list, name, tag, remove runs", () => import("./runs/options.ts")),
    packageEntry("worker", "ask the calls of organon run --queue", "organon-server"),
    packageEntry("store", "copy runs to or from a PostgreSQL server", "organon-server"),
  ],
};

export const commands: readonly CommandEntry[] = Object.values(groups).flat();

export const commandNamed = (name: string, entries: readonly CommandEntry[]): CommandEntry =>
  findNamed("command", name, entries);
