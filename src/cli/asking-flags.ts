/**
 * The flags of every verb that asks models beside `run`: who is asked, how fast, for how much, and how.
 */
import type { Command } from "commander";
import { collect } from "./commands/run.ts";

/** `forms` are those of the prompt, the first of them the default. */
export const declareAsking = (
  command: Command,
  forms: readonly string[] = ["direct", "cot"],
  about = "direct, or cot: the reasoning first, then a line with the answer",
): void => {
  command
    .option("-m, --model <name>", "provider:model[?param=value]; may be given several times", collect, [])
    .option("-j, --concurrency <n>", "calls at once, for each provider and key (16)")
    .option("--rpm <n>", "calls a minute, for each provider and key")
    .option("--tpm <n>", "tokens a minute, in and out, for each provider and key")
    .option("--max-cost <usd>", "stop before the call that might pass this, exit 5")
    .option("--dry-run", "say what would be asked and what it may cost; ask nothing")
    .option("--system <text>", "system prompt (none, as in the papers)")
    .option("--prompt <form>", about, forms[0]);
};
