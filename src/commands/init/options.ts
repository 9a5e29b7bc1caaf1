/** Options of `organon init`. */
import { flag } from "../flags.ts";
import { on, outputFile } from "../values.ts";
import { defineCommand } from "../command.ts";

export const options = {
  schema: flag("--schema", "print the JSON Schema of a configuration", on),
  topic: flag("--topic [file]", "write an example topic of questions (default topic.jsonc)", outputFile),
};

export const command = defineCommand({
  name: "init",
  withoutConfig: true,
  writesFiles: true,
  summary: "Write a commented organon.config.ts into this folder or to --config, or an example topic.",
  example: "organon init",
  options,
  load: () => import("./run.ts"),
});
