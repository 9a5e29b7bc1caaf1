/** Settings that a configuration and a command line share: each has one description and one kind of value. */
import { maxAsked, maxLanes, text, usd, whole } from "./values.ts";

export const settings = {
  store: { about: "store: a file (default organon-runs/organon.sqlite), or postgres://…", kind: text },
  concurrency: { about: "calls in flight, per provider and API key (default 16)", kind: whole(1, maxLanes) },
  rpm: { about: "calls per minute, per provider and API key", kind: whole(1, maxAsked) },
  tpm: { about: "tokens per minute, in and out, per provider and API key", kind: whole(1, 1000 * maxAsked) },
  maxCost: { about: "US dollars at most; stops before, with exit code 5", kind: usd },
} as const;
