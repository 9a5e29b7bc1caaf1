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
  type GenerationPlan,
  type Extent,
  type Item,
} from "#items";
import { lesson, type Demonstration } from "#lessons";
import { priceTable, showUsd, withPrices, type Prompt } from "#models";
import { renderTerminal, reportJson } from "#report";
import { answerReader, proportion } from "#scores";
import { lessonFor, type PromptSettings, type Run, type RunPlan, type Steadiness, type Store } from "#study";
import { modelNames, openModels, openStore, requireComplete, runPlan, type Pacing } from "../asking.ts";
import type { Verb } from "../command.ts";
import type { LoadedConfig } from "../config.ts";
import { choiceFlag, refuseLater, textFlag, wholeFlag, type Flags } from "../flags.ts";
import { questionsOf } from "../question-lines.ts";
import { declareSuite, suiteFromFlags, type SuiteChoice, type SuiteDescription } from "../suite.ts";
import { preview, type Preview } from "../preview.ts";
import { tell } from "../telling.ts";

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
      .option("--adaptive", "not built yet")
      .option("--budget <n>", "not built yet")
      .option("--confidence <p>", "not built yet")
      .option("--fail-under <p>", "not built yet");
  },
  run: async (_, flags, context) => {
    refuseLater(flags, ["adaptive", "budget", "confidence", "failUnder"]);
    const { terminal, common, signal, config } = context;
    const names = modelNames(flags["model"], config);
    const asked = await questions(flags);
    const shown = await shotsFor(asked, wholeFlag(flags, "shots", 1));
    const prompt: PromptSettings = settingsOf(flags, shown);
    const plan: RunPlan = {
      models: names,
      suite: asked.description,
      prompt,
      epochs: wholeFlag(flags, "epochs", 1) ?? 1,
    };
    const isDry = flags["dryRun"] === true;
    const models = openModels(names, config, { asking: !isDry });
    const pacing = pacingOf(flags, config);
    const promptOf = (item: AskedItem): Prompt => promptFor(item, prompt, shown);
    if (isDry) {
      const prices = withPrices(priceTable, config.prices);
      const seen = await preview({
        plan,
        models,
        items: asked.items(),
        prompt: promptOf,
        prices,
        store: common.store,
      });
      await terminal.out(common.json ? JSON.stringify(seen, null, 1) : describe(seen, pacing));
      return 0;
    }
    const store = openStore(context, "write");
    try {
      const outcome = await runPlan(
        { what: "asking", plan, items: asked.items(), models, prompt: promptOf, store, pacing },
        context,
      );
      const { run: stored } = outcome;
      if (outcome.interrupted) throw signal.reason;
      const report = await tell(store, stored, { writable: true });
      const flips = await steadinessOf(store, stored);
      const json = flips === undefined ? reportJson(report) : { ...reportJson(report), steadiness: flips };
      await terminal.out(common.json ? JSON.stringify(json, null, 1) : renderTerminal(report, terminal));
      for (const { model, items, flipped } of flips ?? [])
        terminal.notice(
          `${model}: ${shareOf(flipped, items)} of ${items} questions got different answers in ${plan.epochs} epochs`,
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

const settingsOf = (flags: Flags, shown: readonly Demonstration[]): PromptSettings => {
  const system = textFlag(flags, "system");
  return {
    style: choiceFlag(flags, "prompt", ["direct", "cot"]) ?? "direct",
    ...(system === undefined ? {} : { system }),
    ...(shown.length === 0 ? {} : { shots: shown.map(({ text }) => text) }),
  };
};

/** What asks for the reasoning: the last thing that is said, so that demonstrations cannot speak over it. */
const thinkAloud =
  "Think step by step and write your reasoning down. " +
  'Then end with one last line that says "Final answer: yes" or "Final answer: no".';

const promptFor = (
  item: AskedItem,
  { style, system }: PromptSettings,
  shown: readonly Demonstration[],
): Prompt => {
  const plain = lesson(shown, item, system === undefined ? {} : { system });
  if (style === "direct") return plain;
  const last = plain.messages.length - 1;
  return {
    messages: plain.messages.map((message, place) =>
      place === last ? { ...message, content: `${message.content}\n\n${thinkAloud}` } : message,
    ),
  };
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
    description: { kind: "file", hash: hash.digest("hex").slice(0, 32) },
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

/** How steady each model was over the epochs; undefined where each question was asked once. */
const steadinessOf = async (
  store: Store,
  stored: Run,
): Promise<readonly (Steadiness & { readonly model: string })[] | undefined> => {
  if (stored.plan.epochs === 1) return undefined;
  const all: (Steadiness & { readonly model: string })[] = [];
  for (const { id } of stored.subjects)
    all.push({ model: id, ...(await store.steadiness(stored, answerReader.name, id)) });
  return all;
};

/** "12 (5.8 % [3.3, 9.8])" */
const shareOf = (count: number, n: number): string => {
  const { value, low, high } = proportion(count, n);
  const percent = (share: number): string => (share * 100).toFixed(1);
  return value === null
    ? String(count)
    : `${count} (${percent(value)} % [${percent(low)}, ${percent(high)}])`;
};

const describe = ({ items, priceDate, models, total }: Preview, { maxCost }: Pacing): string => {
  const range = (from: number | null, to: number | null): string =>
    from === null || to === null
      ? "price unknown"
      : from === to
        ? showUsd(from)
        : `${showUsd(from)} to ${showUsd(to)}`;
  const lines = models.map(
    ({ model, calls, stored, tokensIn, tokensOut, usd }) =>
      `  ${model}: ${calls} calls${stored > 0 ? ` (${stored} more are stored)` : ""}, about ${tokensIn} tokens in, ` +
      `${tokensOut.usual} to ${tokensOut.most} out, ${range(usd.usual, usd.most)}`,
  );
  return [
    `${items} questions; nothing is asked yet`,
    ...lines,
    `in all ${total.calls} calls, ${range(total.usd.usual, total.usd.most)} (prices of ${priceDate})`,
    ...(maxCost === undefined ? [] : [`--max-cost stops at ${showUsd(maxCost)}`]),
  ].join("\n");
};
