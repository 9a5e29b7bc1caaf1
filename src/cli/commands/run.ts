/**
 * `organon run`: asks models the questions of a suite, stores every response, scores, and tells the report.
 * The same command again asks only what is missing.
 */
import { createHash } from "node:crypto";
import { OrganonError } from "#logic";
import { createGenerator, suiteOf, type GenerationPlan, type Extent, type Item } from "#items";
import { lesson } from "#lessons";
import { renderTerminal, reportJson } from "#report";
import type { PromptSettings, RunPlan } from "#study";
import { modelNames, openModels, openStore, requireComplete, runPlan, type Pacing } from "../asking.ts";
import type { Verb } from "../command.ts";
import { choiceFlag, refuseLater, textFlag, wholeFlag, type Flags } from "../flags.ts";
import { itemsOf } from "../json-lines.ts";
import { declareSuite, suiteFromFlags, type SuiteDescription } from "../suite.ts";
import { tell } from "../telling.ts";

export const run: Verb = {
  name: "run",
  summary:
    "Ask language models, store every response, score them. The same command continues where it stopped.",
  example: "organon run -m openai:gpt-5 -m reasoner:oracle --per-leaf 2",
  declare: (command) => {
    command
      .option("-m, --model <name>", "provider:model[?param=value]; may be given several times", collect, [])
      .option("--suite <file>", "items as JSON lines, instead of generate's flags");
    declareSuite(command);
    command
      .option("--epochs <n>", "how often each question is asked", "1")
      .option("-j, --concurrency <n>", "calls at once, a model", "16")
      .option("--rpm <n>", "calls a minute, a model")
      .option("--system <text>", "system prompt (none, as in the papers)")
      .option("--prompt <form>", "direct; cot is not built yet", "direct")
      .option("--tpm <n>", "not built yet")
      .option("--max-cost <usd>", "not built yet")
      .option("--shots <n>", "not built yet")
      .option("--adaptive", "not built yet")
      .option("--budget <n>", "not built yet")
      .option("--confidence <p>", "not built yet")
      .option("--fail-under <p>", "not built yet")
      .option("--dry-run", "not built yet");
  },
  run: async (_, flags, context) => {
    refuseLater(flags, [
      "tpm",
      "maxCost",
      "shots",
      "adaptive",
      "budget",
      "confidence",
      "failUnder",
      "dryRun",
    ]);
    if (choiceFlag(flags, "prompt", ["direct", "cot"]) === "cot")
      throw new OrganonError("misuse", "--prompt cot is not built yet");
    const { terminal, common, signal } = context;
    const names = modelNames(flags["model"]);
    const { description, items } = await questions(flags);
    const system = textFlag(flags, "system");
    const prompt: PromptSettings = { style: "direct", ...(system === undefined ? {} : { system }) };
    const plan: RunPlan = {
      models: [...new Set(names)],
      suite: description,
      prompt,
      epochs: wholeFlag(flags, "epochs", 1) ?? 1,
    };
    const models = openModels(names);
    const store = openStore(context, "write");
    try {
      const outcome = await runPlan(
        {
          what: "asking",
          plan,
          items: items(),
          models,
          prompt: (item) => lesson([], item, system === undefined ? {} : { system }),
          store,
          pacing: pacingOf(flags),
        },
        context,
      );
      const { run: stored } = outcome;
      if (outcome.interrupted) throw signal.reason;
      const report = await tell(store, stored, { writable: true });
      await terminal.out(
        common.json ? JSON.stringify(reportJson(report), null, 1) : renderTerminal(report, terminal),
      );
      terminal.notice(`run ${stored.id}; organon report ${stored.id} --html report.html draws it`);
      requireComplete(outcome, signal);
      return 0;
    } finally {
      await store.close();
    }
  },
};

/** Commander gathers a flag that may be given several times. */
export const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

/** Calls at once and calls a minute. */
export const pacingOf = (flags: Flags): Pacing => {
  const requestsPerMinute = wholeFlag(flags, "rpm", 1);
  return {
    concurrency: wholeFlag(flags, "concurrency", 1) ?? 16,
    ...(requestsPerMinute === undefined ? {} : { requestsPerMinute }),
  };
};

type Questions = {
  readonly description: SuiteDescription;
  readonly items: () => Iterable<Item> | AsyncIterable<Item>;
};

const questions = async (flags: Flags): Promise<Questions> => {
  const file = textFlag(flags, "suite");
  if (file === undefined) {
    const { plan, extent, description } = suiteFromFlags(flags);
    return { description, items: () => generated(plan, extent) };
  }
  if (file === "-") throw new OrganonError("misuse", "--suite - is not possible", { hint: "name a file" });
  // The file is read once to the end before anything is asked: a bad line must not be met after a thousand calls.
  const hash = createHash("sha256");
  for await (const { id } of itemsOf(file)) hash.update(id);
  return { description: { kind: "file", hash: hash.digest("hex").slice(0, 32) }, items: () => itemsOf(file) };
};

export function* generated(plan: GenerationPlan, extent: Extent): Generator<Item> {
  for (const outcome of suiteOf(plan, extent, createGenerator(plan)))
    if ("item" in outcome) yield outcome.item;
}
