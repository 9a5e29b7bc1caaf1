/**
 * The flags of every command that asks models: which models, how fast, for how much, and with which prompt.
 */
import { inputFile, on, texts } from "./values.ts";
import { text, whole } from "#workspace/settings/values";
import { settings } from "#workspace/settings/settings";
import { misuse } from "#logic/error";
import { advancedFlag, describeFields, flag, settingFlag } from "./flags.ts";

export const modelFlags = {
  models: flag("-m, --model <name>", "provider:model[?param=value]; repeatable", texts),
};

/** Throws misuse where no model is named. */
export const requireModels = (models: readonly string[] | undefined): void => {
  if (models === undefined)
    throw misuse("no model is named", "add -m, as in -m ollama:llama3.2 or -m reasoner:oracle");
};

export const pacingFlags = describeFields("run", {
  price: advancedFlag(
    "--price <model=in/out>",
    "US dollars per million tokens, for example openai:gpt-6-luna=0.1/0.5; repeatable",
    texts,
  ),
  concurrency: settingFlag("-j, --concurrency <n>", settings.concurrency, { explainedBy: "run" }),
  requestsPerMinute: settingFlag("--rpm <n>", settings.rpm, { advanced: true }),
  tokensPerMinute: settingFlag("--tpm <n>", settings.tpm, { advanced: true }),
  maxCost: settingFlag("--max-cost <usd>", settings.maxCost),
  batch: advancedFlag("--batch", "use the vendor's batch service: half the price, answers within a day", on),
  wait: advancedFlag("--wait", "with --batch: wait until all batches are finished", on, { needs: "--batch" }),
  goOn: advancedFlag("--go-on", "continue after 20 unreadable replies in a row", on),
  queue: advancedFlag("--queue", "distribute the calls to workers over the store's PostgreSQL", on),
  sameModel: advancedFlag("--same-model", "keep stored answers although a model's address has changed", on),
  yes: flag("-y, --yes", "ask without waiting for a yes to the likely price, and at unknown prices", on),
  dryRun: flag("--dry-run", "print number and cost of the calls; make none", on),
});

export const freshFlag = { fresh: advancedFlag("--fresh", "ask again, as a new run of the same plan", on) };

export const epochsFlag = {
  epochs: flag("--epochs <n>", "times each question is asked (default 1)", whole(1, 10_000)),
};

export const promptFlags = describeFields("run", {
  system: advancedFlag("--system <text>", "system prompt (default none, as in the papers)", text),
  form: flag("--prompt <form>", "direct, cot, or a prompt of the configuration (default direct)", text),
  promptText: advancedFlag(
    "--prompt-text <text>",
    "custom prompt: {question} once, {labels} for the names of the answers",
    text,
  ),
  promptFile: advancedFlag(
    "--prompt-file <file>",
    "file with a custom prompt, as in --prompt-text",
    inputFile,
  ),
  nolr: advancedFlag("--nolr", "ask models not to reason logically (DivLogicEval §3.1)", on),
});
