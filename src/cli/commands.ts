/**
 * The one list of commands, in the groups of `organon --help`. A command's file is loaded when the command is called.
 */
import { oneNamed } from "#logic/error";
import { entry, type VerbEntry } from "./command.ts";

/** The commands by group, in the order of `organon --help`; at most eight in a group. */
export const groups: Readonly<Record<string, readonly VerbEntry[]>> = {
  "Make questions": [
    entry("generate", "generate questions with proved answers", () => import("./commands/generate.ts")),
    entry("divlogic", "generate and ask four-option questions", () => import("./commands/divlogic.ts")),
    entry("stream", "generate training questions without end", () => import("./commands/stream.ts")),
    entry("audit", "check a question file", () => import("./commands/audit.ts")),
    entry("sample", "write annotation sheets, evaluate filled ones", () => import("./commands/sample.ts")),
    entry("skills", "list the reasoning skills", () => import("./commands/skills.ts")),
    entry("prove", "decide one argument, with its proof", () => import("./commands/prove.ts")),
  ],
  Run: [
    entry("run", "ask language models and score the replies", () => import("./commands/run.ts")),
    entry("plan", "estimate questions, precision and cost", () => import("./commands/plan.ts")),
    entry(
      "frontier",
      "measure accuracy along each difficulty parameter",
      () => import("./commands/frontier.ts"),
    ),
    entry("study", "run a whole study, built in or your own", () => import("./commands/study.ts")),
  ],
  Look: [
    entry("report", "show the report of a stored run", () => import("./commands/report.ts")),
    entry("show", "show the questions and answers of a run", () => import("./commands/show.ts")),
    entry("compare", "compare runs or models", () => import("./commands/compare.ts")),
    entry("view", "open the viewer in a browser", () => import("./commands/view.ts")),
  ],
  "Diagnose and teach": [
    entry("diagnose", "find the rules behind wrong answers", () => import("./commands/diagnose.ts")),
    entry("demo", "run the whole method offline in a minute", () => import("./commands/demo.ts")),
    entry(
      "weaknesses",
      "show the causes of failure and the weakest skills",
      () => import("./commands/weaknesses.ts"),
    ),
    entry("teach", "write few-shot examples for weak skills", () => import("./commands/teach.ts")),
    entry("improve", "measure what few-shot examples gain", () => import("./commands/improve.ts")),
  ],
  Exchange: [
    entry("import", "import datasets, logs and exported runs", () => import("./commands/import.ts")),
    entry("export", "export questions and runs", () => import("./commands/export.ts")),
    entry("grade", "grade replies as JSON lines", () => import("./commands/grade.ts")),
  ],
  Operate: [
    entry("init", "write a commented organon.config.ts", () => import("./commands/init.ts")),
    entry("doctor", "check the installation, API keys and the store", () => import("./commands/doctor.ts")),
    entry("runs", "list, name, remove, pause runs", () => import("./commands/runs.ts")),
    entry("worker", "ask the calls of organon run --queue", () => import("./commands/worker.ts")),
    entry("store", "copy runs to or from a PostgreSQL server", () => import("./commands/store.ts")),
  ],
};

export const commands: readonly VerbEntry[] = Object.values(groups).flat();

export const commandNamed = (name: string, verbs: readonly VerbEntry[]): VerbEntry =>
  oneNamed("command", name, verbs);
