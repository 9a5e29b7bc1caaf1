/**
 * The one list of verbs. A verb's file is loaded when it is called, so that `--help` costs nothing.
 */
import { unknownName } from "#logic/error";
import { entry, type VerbEntry } from "./command.ts";

/** The verbs, in the order in which the overview shows them. */
export const commands: readonly VerbEntry[] = [
  entry("demo", "the whole method, offline, in under a minute", () => import("./commands/demo.ts")),
  entry("skills", "the tree of reasoning skills", () => import("./commands/skills.ts")),
  entry("prove", "decide an argument, with proof or countermodel", () => import("./commands/prove.ts")),
  entry("generate", "questions with proved answers", () => import("./commands/generate.ts")),
  entry("stream", "questions without end, to train on", () => import("./commands/stream.ts")),
  entry("audit", "check a file of questions, or a result card", () => import("./commands/audit.ts")),
  entry(
    "sample",
    "sheets for people who check questions, out and back in",
    () => import("./commands/sample.ts"),
  ),
  entry("import", "other people's questions, to audit and to ask", () => import("./commands/import.ts")),
  entry(
    "export",
    "questions and runs for other programs: hubs, harnesses, trainers",
    () => import("./commands/export.ts"),
  ),
  entry(
    "grade",
    "judge replies, a line in and a line out, or over HTTP",
    () => import("./commands/grade.ts"),
  ),
  entry("init", "write a commented organon.config.ts", () => import("./commands/init.ts")),
  entry(
    "doctor",
    "look at Node, keys, servers, the store and the clock",
    () => import("./commands/doctor.ts"),
  ),
  entry(
    "plan",
    "how many questions a precision takes, and what they buy",
    () => import("./commands/plan.ts"),
  ),
  entry("run", "ask language models and score them", () => import("./commands/run.ts")),
  entry("frontier", "how far models get on each dial of difficulty", () => import("./commands/frontier.ts")),
  entry("report", "tell a run: terminal, HTML, Markdown, JSON", () => import("./commands/report.ts")),
  entry(
    "runs",
    "the runs of a store; what runs now, paused or given other limits",
    () => import("./commands/runs.ts"),
  ),
  entry("show", "a run's questions; one with prompt, proof and replies", () => import("./commands/show.ts")),
  entry(
    "weaknesses",
    "the weakest skills of each model, and the steps that fail",
    () => import("./commands/weaknesses.ts"),
  ),
  entry("compare", "two runs or two models on the same questions", () => import("./commands/compare.ts")),
  entry("teach", "demonstrations for the weak skills", () => import("./commands/teach.ts")),
  entry("improve", "measure what the demonstrations gain", () => import("./commands/improve.ts")),
  entry(
    "study",
    "whole studies by one command: the papers', biases, training, and your own",
    () => import("./commands/study.ts"),
  ),
  entry(
    "divlogic",
    "questions of propositional logic in varied English",
    () => import("./commands/divlogic.ts"),
  ),
  entry("worker", "ask what organon run --queue hands out", () => import("./commands/worker.ts")),
  entry("view", "runs in a browser, live while they grow", () => import("./commands/view.ts")),
  entry("store", "copy runs from one store into another", () => import("./commands/store.ts")),
];

/** What verbs were called before each became an option of another, and the words that each stands for. */
export const spellings: Readonly<Record<string, string>> = {
  lengths: "run --lengths 1-7",
  probe: "weaknesses --steps",
  reasoning: "report --reasoning",
  regrade: "report --reader usual",
  status: "runs --now",
  verify: "audit --card",
};

/** Returns the command of that name. Throws misuse where there is none. */
export const commandNamed = (name: string, verbs: readonly VerbEntry[]): VerbEntry => {
  const found = verbs.find((command) => command.name === name);
  if (found !== undefined) return found;
  throw unknownName(
    "verb",
    name,
    verbs.map((command) => command.name),
  );
};
