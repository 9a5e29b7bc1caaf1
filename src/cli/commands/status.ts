/**
 * `organon status [RUN]`: what runs now, what waits at vendors, what was not finished; with a flag, a word to whoever asks the
 * run: a pause, other limits, another budget.
 */
import { statusDocument } from "#report/documents/status-document";
import type { Control } from "#runs/store";
import { openStoreIfThere } from "#verbs/opening";
import { direct, status as look } from "#verbs/status";
import { defineVerb, runArgument } from "../command.ts";
import { flag, mostLanes, on, usd, whole, type FlagValues } from "../flags.ts";
import { OrganonError } from "#logic/error";

const flags = {
  pause: flag("--pause", "begin no call until --continue; what is under way ends", on),
  goOn: flag("--continue", "end a pause", on),
  concurrency: flag(
    "-j, --concurrency <n>",
    "calls at once from now on, for each provider and key",
    whole(1, mostLanes),
  ),
  requestsPerMinute: flag("--rpm <n>", "calls a minute from now on", whole()),
  tokensPerMinute: flag("--tpm <n>", "tokens a minute from now on", whole()),
  maxCost: flag("--max-cost <usd>", "the budget from now on", usd),
};

export const status = defineVerb({
  name: "status",
  summary:
    "What runs now, at what rate and cost, and what waits at vendors; pause it, or give it other limits.",
  example: "organon status latest --rpm 300",
  arguments: [runArgument],
  flags,
  run: async (values, { common, open }, [run = "latest"]) => {
    const control = controlOf(values);
    if (Object.keys(control).length > 0) {
      const now = await direct({ run, ...control }, { store: await open("annotate") });
      return { json: now, lines: [`told: ${inWords(now)}`] };
    }
    const store = await openStoreIfThere(common.store);
    const found = store === undefined ? { sessions: [], batches: [], unfinished: [] } : await look({ store });
    await store?.close();
    return { json: found, document: statusDocument(found) };
  },
});

const controlOf = ({ pause, goOn, ...limits }: FlagValues<typeof flags>): Control => {
  if (pause === true && goOn === true)
    throw new OrganonError("misuse", "--pause and --continue together say nothing", {
      hint: "give one of them",
    });
  return {
    ...limits,
    ...(pause === true ? { isPaused: true } : goOn === true ? { isPaused: false } : {}),
  };
};

const inWords = ({ isPaused, concurrency, requestsPerMinute, tokensPerMinute, maxCost }: Control): string =>
  [
    isPaused === true ? "paused" : "asking",
    ...(concurrency === undefined ? [] : [`${concurrency} at once`]),
    ...(requestsPerMinute === undefined ? [] : [`${requestsPerMinute} calls a minute`]),
    ...(tokensPerMinute === undefined ? [] : [`${tokensPerMinute} tokens a minute`]),
    ...(maxCost === undefined ? [] : [`$${maxCost} at most`]),
  ].join(", ");
