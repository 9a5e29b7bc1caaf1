/**
 * The flags of every verb that asks models: who is asked, how fast, for how much, and how; and what asking needs, put
 * together from them and the configuration.
 */
import {
  handOut,
  openModels,
  openStore,
  priceTable,
  promptNamed,
  withPrices,
  type AskingTools,
  type LanguageModel,
  type LoadedConfig,
  type OpenFleet,
  type Pacing,
  type RunOptions,
  type Store,
} from "#verbs";
import { giveBackMemory, keepMemoryFlat } from "./memory.ts";
import { progressText } from "./asking-progress.ts";
import type { Context } from "./command.ts";
import { flag, mostAsked, mostLanes, on, picked, text, texts, usd, whole, type FlagValues } from "./flags.ts";

/** Who is asked. */
export const modelFlags = {
  models: flag("-m, --model <name>", "provider:model[?param=value]; may be given several times", texts),
};

/** What models cost, over the built-in table and the configuration. */
export const priceFlags = {
  prices: flag("--prices <file>", "prices of models, in LiteLLM's layout", text),
  price: flag(
    "--price <model=in/out>",
    "US dollars a million tokens, as in openai:gpt-6-luna=0.1/0.5; may be given several times",
    texts,
  ),
};

/** How fast, and for how much money at most. */
export const pacingFlags = {
  ...priceFlags,
  concurrency: flag(
    "-j, --concurrency <n>",
    "calls at once, for each provider and key (16)",
    whole(1, mostLanes),
  ),
  requestsPerMinute: flag("--rpm <n>", "calls a minute, for each provider and key", whole(1, mostAsked)),
  tokensPerMinute: flag(
    "--tpm <n>",
    "tokens a minute, in and out, for each provider and key",
    whole(1, 1000 * mostAsked),
  ),
  maxCost: flag("--max-cost <usd>", "stop before the call that might pass this, exit 5", usd),
  batch: flag("--batch", "hand the calls to the vendor in batches: half the price, answers within a day", on),
  wait: flag("--wait", "with --batch: stay until all of them have come back", on),
  queue: flag(
    "--queue [url]",
    "hand the calls out to organon worker: by the store's own server, or postgres://…, redis://…",
    text,
  ),
  dryRun: flag("--dry-run", "say what would be asked and what it may cost; ask nothing", on),
};

/** How each question is put. */
export const promptFlags = {
  system: flag("--system <text>", "system prompt (none, as in the papers)", text),
  form: flag(
    "--prompt <form>",
    "direct; cot: the reasoning first, then a line with the answer; or one of the configuration's (direct)",
    text,
  ),
  nolr: flag("--nolr", "ask not to reason logically (DivLogicEval §3.1), to compare with asking plainly", on),
};

/** How each question is put, by the flags and the configuration. */
export const promptFrom = (
  { form, system, nolr }: FlagValues<typeof promptFlags>,
  config: LoadedConfig,
): Pick<RunOptions, "form" | "around" | "system" | "nolr"> => ({
  ...(form === undefined ? {} : promptNamed(form, config)),
  ...(system === undefined ? {} : { system }),
  ...(nolr === undefined ? {} : { nolr }),
});

/** The models named, opened; those of a dry run need no key. */
export const modelsNamed = (
  names: readonly string[] | undefined,
  { config, env, terminal }: Pick<Context, "config" | "env" | "terminal">,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): readonly LanguageModel[] => openModels(names ?? [], { config, env, asking: !dryRun, tell: terminal.say });

/** Calls at once, calls and tokens a minute, and the most to spend; flags go before the configuration. */
export const pacingOf = (values: FlagValues<typeof pacingFlags>, config: LoadedConfig): Pacing => {
  const requestsPerMinute = values.requestsPerMinute ?? config.rpm;
  const tokensPerMinute = values.tokensPerMinute ?? config.tpm;
  const maxCost = values.maxCost ?? config.maxCost;
  return {
    concurrency: values.concurrency ?? config.concurrency ?? 16,
    ...(requestsPerMinute === undefined ? {} : { requestsPerMinute }),
    ...(tokensPerMinute === undefined ? {} : { tokensPerMinute }),
    ...(maxCost === undefined ? {} : { maxCost }),
    ...picked(values, "batch", "wait"),
  };
};

/** The price table with the configuration's own prices. */
export const pricesOf = (config: LoadedConfig) => withPrices(priceTable, config.prices);

/** What asking needs, its progress shown on the terminal; `end` clears the line. */
export const askingTools = (
  store: Store,
  values: FlagValues<typeof pacingFlags>,
  { terminal, config, signal, common, openFleet }: Context,
): AskingTools & { readonly end: () => void } => {
  let line: { readonly what: string; readonly progress: ReturnType<typeof terminal.progress> } | undefined;
  const end = (): void => {
    line?.progress.end();
    line = undefined;
  };
  return {
    store,
    pacing: pacingOf(values, config),
    prices: pricesOf(config),
    ...(config.limits === undefined ? {} : { limits: config.limits }),
    ...(config.timeoutSeconds === undefined ? {} : { timeoutMs: config.timeoutSeconds * 1000 }),
    signal,
    ...(values.queue === undefined ? {} : { elsewhere: byFleet(values.queue, common.store, openFleet) }),
    onNotice: onceEach(terminal.notice),
    onProgress: (progress) => {
      if (line?.what !== progress.what) {
        end();
        line = { what: progress.what, progress: terminal.progress(progress.what) };
      }
      line.progress.update(progress.done, progress.most ?? progress.total, progressText(progress));
    },
    end,
  };
};

/** Has a plan asked by workers; the queue is the store's own server unless another is named. */
const byFleet =
  (queue: string, store: string, openFleet: OpenFleet): NonNullable<AskingTools["elsewhere"]> =>
  async (planned, tools) => {
    keepMemoryFlat();
    giveBackMemory();
    // The ledger stands beside the store's tables, which the first query makes.
    await tools.store.runs();
    const fleet = await openFleet({ store, makes: true, ...(queue === "" ? {} : { queue }) });
    try {
      return await handOut(planned, tools, fleet);
    } finally {
      await fleet.queue.close();
      await fleet.ledger.close();
    }
  };

/** Says a thing once, however many phases come upon it. */
const onceEach = (say: (text: string) => void): ((text: string) => void) => {
  const said = new Set<string>();
  return (text) => {
    if (said.has(text)) return;
    said.add(text);
    say(text);
  };
};

/** Opens the store that the flags name, hands it on, and closes it whatever happens. */
export const withStore = async <Value>(
  { common }: Pick<Context, "common">,
  mode: "read" | "write" | "append" | "annotate",
  use: (store: Store) => Promise<Value>,
): Promise<Value> => {
  const store = openStore(common.store, mode);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
};
