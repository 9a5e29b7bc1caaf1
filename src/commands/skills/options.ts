/** Options of `organon skills`. */
import { flag, text } from "../flags.ts";
import { defineCommand } from "../command.ts";

export const options = {
  profile: flag(
    "--profile <name>",
    "rule set: paper (the papers' 208 skills), full or balanced (default paper)",
    text,
  ),
};

export const command = defineCommand({
  name: "skills",
  summary: "List the reasoning skills: rules, their forms, and question kinds.",
  example: "organon skills --profile paper",
  options,
  load: () => import("./run.ts"),
});
