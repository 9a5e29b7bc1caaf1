/** Options of `organon init`. */
import { flag } from "../flags.ts";
import { on } from "../values.ts";
import { defineCommand } from "../command.ts";

export const options = { schema: flag("--schema", "print the JSON Schema of a configuration", on) };

export const command = defineCommand({
  name: "init",
  withoutConfig: true,
  writesFiles: true,
  summary: "Write a commented organon.config.ts into this folder, or print its schema.",
  example: "organon init",
  options,
  load: () => import("./run.ts"),
});
