/** Options of `organon frontier`. */
import { modelFlags, pacingFlags, promptFlags } from "../asking-flags.ts";
import { frontierFlags } from "../suite-flags.ts";
import { defineCommand } from "../command.ts";

export const options = { ...modelFlags, ...frontierFlags, ...pacingFlags, ...promptFlags };

export const command = defineCommand({
  name: "frontier",
  resumes: true,
  summary: "Measure how accuracy falls along each difficulty parameter. The same command resumes.",
  example: "organon frontier -m 'reasoner:limited?premises=20' --dial length,distractors",
  arguments: [
    { name: "[runs...]", about: "stored runs to report on one scale, instead of -m; makes no model calls" },
  ],
  pages: ["HTML page with curves and map", "Markdown file"],
  options,
  load: () => import("./run.ts"),
});
