/** Options of `organon doctor`. */
import { advancedFlag, flag } from "../flags.ts";
import { on, outputFile, text } from "#workspace/settings/values";
import { defineCommand } from "../command.ts";

export const options = {
  network: flag("--network", "also contact the vendors' servers, and compare clocks", on),
  queue: flag("--queue [url]", "also check the queue of workers (default: the store's server)", text),
  record: advancedFlag(
    "--record <model>",
    "ask one question and save the exchange as a cassette, without the API key",
    text,
  ),
  cassettes: advancedFlag("--cassettes <folder>", "folder for cassettes (default cassettes)", outputFile),
};

export const command = defineCommand({
  name: "doctor",
  withoutConfig: true,
  summary: "Check Node, the configuration, API keys (never shown), servers, the store and the clock.",
  example: "organon doctor --network",
  options,
  load: () => import("./run.ts"),
});
