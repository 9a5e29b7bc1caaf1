/** Options of `organon stream`. */
import { usualMemory } from "./stream.ts";
import { taskFlag } from "../dial-flags.ts";
import { aboutFlag, described, advancedFlag, flag, on, pick, whole } from "../flags.ts";
import { wordFlags } from "../suite-flags.ts";
import { defineCommand } from "../command.ts";

/** Questions of each level before the next. */
export const usualPerLevel = 1_000;

export const options = {
  tasks: described(taskFlag.tasks, `${aboutFlag(taskFlag.tasks).description} (default three-way)`),
  curriculum: flag(
    "--curriculum",
    "start with easy levels, then alternate all levels; without it all levels alternate",
    on,
  ),
  perLevel: advancedFlag(
    "--per-level <n>",
    `with --curriculum: questions per level (default ${usualPerLevel})`,
    whole(),
    { needs: "--curriculum" },
  ),
  remember: advancedFlag(
    "--remember <n>",
    `window of questions without a repeated argument (default ${usualMemory})`,
    whole(1, 10_000_000),
  ),
  lean: flag("--lean", "lines with id, question, key, task and level only", on),
  limit: flag("--limit <n>", "number of questions", whole()),
  ...pick(wordFlags, "seed", "style", "lexicon"),
};

export const command = defineCommand({
  name: "stream",
  folderConfig: false,
  summary: "Generate an endless stream of training questions by difficulty, disjoint from every suite.",
  example: "organon stream --curriculum --task three-way --limit 20000 > train.jsonl",
  options,
  load: () => import("./run.ts"),
});
