/** Options of `organon doctor`. */
import { flag } from "../flags.ts";
import { on } from "../values.ts";
import { defineCommand } from "../command.ts";

export const options = { network: flag("--network", "also contact the vendors' servers", on) };

export const command = defineCommand({
  name: "doctor",
  withoutConfig: true,
  summary: "Check Node, the configuration, API keys (never shown), servers and the store.",
  example: "organon doctor --network",
  options,
  load: () => import("./doctor.ts"),
});
