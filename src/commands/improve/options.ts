/** Options of `organon improve`. */
import { pacingFlags } from "../asking-flags.ts";
import { runArgument, defineCommand } from "../command.ts";
import { flag, on, whole } from "../flags.ts";
import { lessonFlags } from "../example-flags.ts";

export const options = {
  k: flag(
    "-k, --limit <n>",
    "number of lowest skills, 10 as in the papers (default: the weak ones, up to 10)",
    whole(),
  ),
  anyway: flag("--anyway", "ask about the 10 lowest skills although none is weak", on),
  perLeaf: flag("--per-leaf <n>", "new questions per skill (default 10)", whole()),
  ...lessonFlags,
  ...pacingFlags,
};

export const command = defineCommand({
  name: "improve",
  resumes: true,
  summary: "Measure what few-shot examples gain on each model's weak skills. Makes model calls.",
  example: "organon improve latest",
  arguments: [runArgument],
  options,
  load: () => import("./run.ts"),
});
