/**
 * `organon run`: asks models the questions of a suite, stores every response, scores, and tells the report.
 * The same command again asks only what is missing; `--dry-run` says what it would ask and cost, and asks nothing.
 */
import { createHash } from "node:crypto";
import { OrganonError } from "#logic";
import {
  createGenerator,
  suiteOf,
  type AskedItem,
  type Extent,
  type GenerationPlan,
  type Item,
} from "#items";
import { shotForms, type Demonstration } from "#lessons";
import { priceTable, showUsd, withPrices, type Prompt } from "#models";
import { answerReader } from "#scores";
import { adaptiveCalls, lessonFor, promptFor, withShots, type PromptSettings, type RunPlan } from "#study";
import { adaptiveFromFlags, declareAdaptive, roundTeller } from "../adaptive.ts";
import { modelNames, openModels, openStore, runPlan, type Pacing } from "../asking.ts";
import type { Context, Verb } from "../command.ts";
import type { LoadedConfig } from "../config.ts";
import { choiceFlag, refuseGiven, textFlag, wholeFlag, type Flags } from "../flags.ts";
import { tellOutcome } from "../forms.ts";
import { declareGate, thresholdOf } from "../gate.ts";
import { questionsOf } from "../question-lines.ts";
import {
  declareSuite,
  suiteFlags,
  suiteFromFlags,
  type SuiteChoice,
  type SuiteDescription,
} from "../suite.ts";
import { preview, type Preview, type PreviewOptions } from "../preview.ts";

export const run: Verb = {
  name: "run",
  summary:
    "Ask language models, store every response, score them. The same command continues where it stopped.",
  example: "organon run -m openai:gpt-5 -m reasoner:oracle --per-leaf 2 --max-cost 5",
  declare: (command) => {
    command
      .option("-m, --model <name>", "provider:model[?param=value]; may be given several times", collect, [])
      .option("--suite <file>", "items as JSON lines, instead of generate's flags");
    declareSuite(command);
    command
      .option("--epochs <n>", "how often each question is asked", "1")
      .option("-j, --concurrency <n>", "calls at once, for each provider and key (16)")
      .option("--rpm <n>", "calls a minute, for each provider and key")
      .option("--tpm <n>", "tokens a minute, in and out, for each provider and key")
      .option("--max-cost <usd>", "stop before the call that might pass this, exit 5")
      .option("--dry-run", "say what would be asked and what it may cost; ask nothing")
      .option("--system <text>", "system prompt (none, as in the papers)")
      .option("--prompt <form>", "direct, or cot: the reasoning first, then a line with the answer", "direct")
      .option("--shots <n>", "demonstrations before each question, of rules drawn at random")
      .option("--shots-as <form>", "text before the question, or chat: turns of question and answer", "text");
    declareAdaptive(command);
    declareGate(command);
  },
  run: async (_, flags, context) => {
    thresholdOf(flags);
    const { terminal, config } = context;
    const names = modelNames(flags["model"], config);
    if (textFlag(flags, "suite") !== undefined)
      refuseGiven(
        context.given,
        suiteFlags,
        "does not go with --suite: the file has the questions",
        "organon generate takes it, and writes a file",
      );
    const asked = await questions(flags);
    const adaptive = adaptiveFromFlags(flags, asked.choice);
    const shown = await shotsFor(asked, wholeFlag(flags, "shots", 1));
    const prompt: PromptSettings = settingsOf(flags, shown);
    const plan: RunPlan = {
      models: names,
      suite: adaptive?.description ?? asked.description,
      prompt,
      epochs: wholeFlag(flags, "epochs", 1) ?? 1,
    };
    const isDry = flags["dryRun"] === true;
    const models = openModels(names, config, { asking: !isDry });
    const pacing = pacingOf(flags, config);
    const promptOf = (item: AskedItem): Prompt => promptFor(item, prompt, shown);
    if (isDry) {
      refuseAdaptive(adaptive !== undefined);
      await tellPreview({ plan, models, items: asked.items(), prompt: promptOf }, pacing, context);
      return 0;
    }
    const store = openStore(context, "write");
    try {
      const outcome = await runPlan(
        {
          what: "asking",
          plan,
          items: adaptive === undefined ? asked.items() : [],
          models,
          prompt: promptOf,
          store,
          pacing,
          ...(adaptive === undefined
            ? {}
            : {
                more: {
                  most: adaptive.plan.settings.budget * models.length,
                  calls: adaptiveCalls({
                    plan: adaptive.plan,
                    models,
                    prompt: promptOf,
                    store,
                    reader: answerReader.name,
                    onRound: roundTeller(terminal, adaptive.plan),
                  }),
                },
              }),
        },
        context,
      );
      return await tellOutcome(store, outcome, flags, context);
    } finally {
      await store.close();
    }
  },
};

const refuseAdaptive = (isAdaptive: boolean): void => {
  if (isAdaptive)
    throw new OrganonError("misuse", "what an adaptive run will ask depends on the answers", {
      hint: "organon plan --budget N -m MODEL says what N questions cost",
    });
};

/** Commander gathers a flag that may be given several times. */
export const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

/** Calls at once, calls and tokens a minute, and the most to spend; flags go before the configuration. */
export const pacingOf = (flags: Flags, config: LoadedConfig = { own: new Map() }): Pacing => {
  const requestsPerMinute = wholeFlag(flags, "rpm", 1) ?? config.rpm;
  const tokensPerMinute = wholeFlag(flags, "tpm", 1) ?? config.tpm;
  const maxCost = usdFlag(flags) ?? config.maxCost;
  return {
    concurrency: wholeFlag(flags, "concurrency", 1) ?? config.concurrency ?? 16,
    ...(requestsPerMinute === undefined ? {} : { requestsPerMinute }),
    ...(tokensPerMinute === undefined ? {} : { tokensPerMinute }),
    ...(maxCost === undefined ? {} : { maxCost }),
  };
};

const usdFlag = (flags: Flags): number | undefined => {
  const text = textFlag(flags, "maxCost");
  if (text === undefined) return undefined;
  const usd = /^\$?\d*\.?\d+$/.test(text.trim()) ? Number(text.trim().replace("$", "")) : Number.NaN;
  if (Number.isFinite(usd)) return usd;
  throw new OrganonError("misuse", `--max-cost ${text} is not an amount in US dollars`, {
    hint: "as in --max-cost 2.50",
  });
};

/** The prompt's settings as the flags have them. */
export const settingsOf = (flags: Flags, shown: readonly Demonstration[]): PromptSettings => {
  const system = textFlag(flags, "system");
  const as = choiceFlag(flags, "shotsAs", shotForms);
  if (as === "chat" && shown.length === 0)
    throw new OrganonError("misuse", "--shots-as chat needs --shots", {
      hint: "as in --shots 4 --shots-as chat",
    });
  const settings = {
    style: choiceFlag(flags, "prompt", ["direct", "cot"]) ?? "direct",
    ...(system === undefined ? {} : { system }),
  };
  return withShots(settings, shown, as);
};

type Questions = {
  readonly description: SuiteDescription;
  readonly items: () => Iterable<AskedItem> | AsyncIterable<AskedItem>;
  /** How the suite was made; undefined for a file. */
  readonly choice?: SuiteChoice;
};

const questions = async (flags: Flags): Promise<Questions> => {
  const file = textFlag(flags, "suite");
  if (file === undefined) {
    const choice = suiteFromFlags(flags);
    const { plan, extent, description } = choice;
    return { description, items: () => generated(plan, extent), choice };
  }
  if (file === "-") throw new OrganonError("misuse", "--suite - is not possible", { hint: "name a file" });
  // The file is read once to the end before anything is asked: a bad line must not be met after a thousand calls.
  const hash = createHash("sha256");
  for await (const { id } of questionsOf(file)) hash.update(id);
  return {
    description: { kind: "file", hash: hash.digest("hex").slice(0, 32), file },
    items: () => questionsOf(file),
  };
};

export function* generated(plan: GenerationPlan, extent: Extent): Generator<Item> {
  for (const outcome of suiteOf(plan, extent, createGenerator(plan)))
    if ("item" in outcome) yield outcome.item;
}

/** Demonstrations from the same plan, none of an item that is asked. */
const shotsFor = async (
  { choice, items }: Questions,
  shots: number | undefined,
): Promise<readonly Demonstration[]> => {
  if (shots === undefined) return [];
  if (choice === undefined)
    throw new OrganonError("misuse", "--shots needs a generated suite to draw demonstrations from", {
      hint: "leave --suite or --shots out",
    });
  const tested = new Set<string>();
  for await (const { id } of items()) tested.add(id);
  return lessonFor(
    [],
    { plan: choice.plan, usedTurns: 0, tested },
    { strategy: "random", shots, balanced: true },
  );
};

/** Says what would be asked of a plan and what it may cost; asks nothing. */
export const tellPreview = async (
  asked: Omit<PreviewOptions, "prices" | "store">,
  pacing: Pacing,
  { terminal, common, config }: Context,
): Promise<void> => {
  const prices = withPrices(priceTable, config.prices);
  const seen = await preview({ ...asked, prices, store: common.store });
  await terminal.out(common.json ? JSON.stringify(seen, null, 1) : describe(seen, pacing));
};

/** A preview in words. */
export const describe = (
  { run: id, items, priceDate, models, total }: Preview,
  { maxCost }: Pacing,
): string => {
  const range = (from: number | null, to: number | null): string =>
    from === null || to === null
      ? "price unknown"
      : from === to
        ? showUsd(from)
        : `${showUsd(from)} to ${showUsd(to)}`;
  const lines = models.map(
    ({ model, calls, stored, tokensIn, tokensOut, usd, priced }) =>
      `  ${model}: ${calls} calls${stored > 0 ? ` (${stored} more are stored)` : ""}, about ${tokensIn} tokens in, ` +
      `${tokensOut.usual} to ${tokensOut.most} out, ${range(usd.usual, usd.most)}` +
      { table: ` (prices of ${priceDate})`, config: " (configured price)", free: "", unknown: "" }[priced],
  );
  const unknown = models.filter(({ priced }) => priced === "unknown").length;
  const sum = (which: "usual" | "most"): number =>
    models.reduce((usd, model) => usd + (model.usd[which] ?? 0), 0);
  const all =
    unknown > 0 && unknown < models.length
      ? `${range(sum("usual"), sum("most"))} and what ${unknown} of ${models.length} models cost, whose price is unknown`
      : range(total.usd.usual, total.usd.most);
  return [
    `run ${id}: ${items} questions; nothing is asked yet`,
    ...lines,
    `in all ${total.calls} calls, ${all} (built-in prices are of ${priceDate})`,
    ...(unknown > 0
      ? ["an unknown price is not free: give it in organon.config.ts under prices, or ask without --max-cost"]
      : []),
    ...(maxCost === undefined ? [] : [`--max-cost stops at ${showUsd(maxCost)}`]),
  ].join("\n");
};
