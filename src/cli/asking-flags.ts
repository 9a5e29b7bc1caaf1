/**
 * The flags of every verb that asks models: who is asked, how fast, for how much, and how.
 */
import { OrganonError } from "#logic";
import type { Command } from "commander";
import type { Pacing } from "./asking.ts";
import type { LoadedConfig } from "./config.ts";
import { textFlag, wholeFlag, type Flags } from "./flags.ts";

/** `forms` are those of the prompt, the first of them the default. */
export const declareAsking = (
  command: Command,
  forms: readonly string[] = ["direct", "cot"],
  about = "direct, or cot: the reasoning first, then a line with the answer",
): void => {
  declareModels(command);
  declarePacing(command);
  command
    .option("--system <text>", "system prompt (none, as in the papers)")
    .option("--prompt <form>", about, forms[0]);
};

export const declareModels = (command: Command): void => {
  command.option("-m, --model <name>", "provider:model[?param=value]; may be given several times", collect);
};

export const declarePacing = (command: Command): void => {
  command
    .option("-j, --concurrency <n>", "calls at once, for each provider and key (16)")
    .option("--rpm <n>", "calls a minute, for each provider and key")
    .option("--tpm <n>", "tokens a minute, in and out, for each provider and key")
    .option("--max-cost <usd>", "stop before the call that might pass this, exit 5")
    .option("--dry-run", "say what would be asked and what it may cost; ask nothing");
};

/** Commander gathers a flag that may be given several times. */
export const collect = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];

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
