/**
 * The flags of an adaptive study, and how it stands in a run's plan: among the suite's description, so that another
 * budget is another run, and the same command finds its own.
 */
import { OrganonError } from "#logic";
import { type Json, type AdaptivePlan, type AdaptiveProgress } from "#runs";
import type { Command } from "commander";
import { shareFlag, textFlag, wholeFlag, type Flags } from "./flags.ts";
import { suiteDescription, suiteFromDescription, type SuiteChoice, type SuiteDescription } from "./suite.ts";
import type { Terminal } from "./terminal.ts";

export const declareAdaptive = (command: Command): void => {
  command
    .option("--adaptive", "put the questions where they find the weakest skills, up to --budget")
    .option("--budget <n>", "questions for each model, with --adaptive")
    .option("--confidence <p>", "end early when so much of the list is expected to be right, as in 0.9")
    .option("--weakest <k>", "how many weakest leaves are sought, with --adaptive (10)")
    .option("--confirm <n>", "fresh questions of each leaf found, with --adaptive (10)");
};

/** The suite of an adaptive study; undefined where none is asked for. */
export const adaptiveFromFlags = (
  flags: Flags,
  choice: SuiteChoice | undefined,
): { readonly plan: AdaptivePlan; readonly description: SuiteDescription } | undefined => {
  if (flags["adaptive"] !== true) {
    for (const name of ["budget", "confidence", "weakest", "confirm"])
      if (flags[name] !== undefined)
        throw new OrganonError("misuse", `--${name} belongs to --adaptive`, { hint: "add --adaptive" });
    return undefined;
  }
  const budget = wholeFlag(flags, "budget", 1);
  if (budget === undefined)
    throw new OrganonError("misuse", "--adaptive needs --budget", { hint: "as in --adaptive --budget 2080" });
  const unfit: readonly (readonly [string, boolean])[] = [
    ["--suite", choice === undefined],
    ["--per-leaf", textFlag(flags, "perLeaf") !== undefined],
    ["--limit", textFlag(flags, "limit") !== undefined],
    ["--shard", textFlag(flags, "shard") !== undefined],
    ["--epochs", (wholeFlag(flags, "epochs", 1) ?? 1) > 1],
    ["--shots", textFlag(flags, "shots") !== undefined],
  ];
  for (const [flag, isGiven] of unfit)
    if (isGiven)
      throw new OrganonError("misuse", `${flag} does not go with --adaptive, which makes its own questions`, {
        hint: "--budget says how many",
      });
  if (choice === undefined) return undefined;
  const confidence = shareFlag(flags, "confidence");
  const settings = {
    budget,
    k: wholeFlag(flags, "weakest", 1) ?? 10,
    confirm: wholeFlag(flags, "confirm", 0) ?? 10,
    ...(confidence === undefined ? {} : { confidence }),
  };
  const { perLeaf: _perLeaf, ...description } = choice.description;
  const { k, ...rest } = settings;
  return {
    plan: { generation: choice.plan, settings },
    description: { ...description, ...rest, weakest: k },
  };
};

/** The adaptive study that a run's plan describes; undefined where it is none. */
export const adaptivePlanOf = (suite: Json): AdaptivePlan | undefined => {
  const { budget, weakest, confirm, confidence } = suiteDescription(suite);
  const choice = suiteFromDescription(suite);
  if (choice === undefined || typeof budget !== "number") return undefined;
  return {
    generation: choice.plan,
    settings: {
      budget,
      k: Number(weakest),
      confirm: Number(confirm),
      ...(typeof confidence === "number" ? { confidence } : {}),
    },
  };
};

/** Says now and then how far the searches are. */
export const roundTeller = (terminal: Terminal, { settings }: AdaptivePlan) => {
  const told = new Map<string, string>();
  return ({ model, asked, phase, expected }: AdaptiveProgress): void => {
    if (told.get(model) === phase) return;
    told.set(model, phase);
    const share =
      expected === null ? "" : `, ${(100 * expected).toFixed(0)} % of the list expected to be right`;
    const words = {
      pilot: "as many questions of every leaf first",
      search: `pilot of ${asked} questions done; now the leaves that may be among the ${settings.k} weakest${share}`,
      confirming: `search done after ${asked} questions${share}; now fresh ones of the leaves found`,
      done: `done after ${asked} questions${share}`,
    }[phase];
    terminal.notice(`${model}: ${words}`);
  };
};
