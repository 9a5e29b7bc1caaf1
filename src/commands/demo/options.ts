/** Options of `organon demo`. */
import { anyWhole, flag, outputFile } from "../flags.ts";
import { defineCommand } from "../command.ts";

export const options = {
  seed: flag("--seed <n>", "seed, any integer (default 1)", anyWhole),
  html: flag("--html <file>", "HTML page of the report", outputFile),
};

export const command = defineCommand({
  name: "demo",
  resumes: true,
  summary: "Run the method of the LogicAsker papers offline, on a simulated model with known weaknesses.",
  example: "organon demo",
  options,
  load: () => import("./run.ts"),
});
