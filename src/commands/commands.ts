/**
 * The one list of commands, in the groups of `organon --help`. A command's file is loaded when the command is called.
 */
import { oneNamed } from "#logic/error";
import { entry, type VerbEntry } from "./command.ts";

/** The commands by group, in the order of `organon --help`; at most eight in a group. */
export const groups: Readonly<Record<string, readonly VerbEntry[]>> = {
  "Make questions": [
    entry("generate", "generate questions with proved answers", () => import("./generate/run.ts")),
    entry("divlogic", "generate and ask four-option questions", () => import("./divlogic/divlogic.ts")),
    entry("stream", "generate training questions without end", () => import("./stream/run.ts")),
    entry("audit", "check a question file", () => import("./audit/run.ts")),
    entry("sample", "write annotation sheets, evaluate filled ones", () => import("./sample/run.ts")),
    entry("skills", "list the reasoning skills", () => import("./skills/run.ts")),
    entry("prove", "decide one argument, with its proof", () => import("./prove/run.ts")),
  ],
  Run: [
    entry("run", "ask language models and score the replies", () => import("./run/run.ts")),
    entry("plan", "estimate questions, precision and cost", () => import("./plan/run.ts")),
    entry("frontier", "measure accuracy along each difficulty parameter", () => import("./frontier/run.ts")),
    entry("study", "run a whole study, built in or your own", () => import("./study/run.ts")),
  ],
  Look: [
    entry("report", "show the report of a stored run", () => import("./report/run.ts")),
    entry("show", "show the questions and answers of a run", () => import("./show/run.ts")),
    entry("compare", "compare runs or models", () => import("./compare/run.ts")),
    entry("view", "open the viewer in a browser", () => import("./view/run.ts")),
  ],
  "Diagnose and teach": [
    entry("diagnose", "find the rules behind wrong answers", () => import("./diagnose/run.ts")),
    entry("demo", "run the whole method offline in a minute", () => import("./demo/run.ts")),
    entry(
      "weaknesses",
      "show the causes of failure and the weakest skills",
      () => import("./weaknesses/run.ts"),
    ),
    entry("teach", "write few-shot examples for weak skills", () => import("./teach/run.ts")),
    entry("improve", "measure what few-shot examples gain", () => import("./improve/run.ts")),
  ],
  Exchange: [
    entry("import", "import datasets, logs and exported runs", () => import("./import/run.ts")),
    entry("export", "export questions and runs", () => import("./export/run.ts")),
    entry("grade", "grade replies as JSON lines", () => import("./grade/run.ts")),
  ],
  Operate: [
    entry("init", "write a commented organon.config.ts", () => import("./init/run.ts")),
    entry("doctor", "check the installation, API keys and the store", () => import("./doctor/run.ts")),
    entry("runs", "list, name, remove, pause runs", () => import("./runs/run.ts")),
    entry("worker", "ask the calls of organon run --queue", () => import("./worker/run.ts")),
    entry("store", "copy runs to or from a PostgreSQL server", () => import("./store/run.ts")),
  ],
};

export const commands: readonly VerbEntry[] = Object.values(groups).flat();

export const commandNamed = (name: string, verbs: readonly VerbEntry[]): VerbEntry =>
  oneNamed("command", name, verbs);
