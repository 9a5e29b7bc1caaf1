/**
 * `organon stream`: questions without end as JSON lines, to train on.
 */
import { stream as flow, usualMemory } from "./stream.ts";
import { defineVerb } from "../command.ts";
import { taskFlag } from "../dial-flags.ts";
import { advancedFlag, flag, on, pick, whole } from "../flags.ts";
import { openLines, droppedLines } from "../terminal.ts";
import { wordFlags } from "../suite-flags.ts";

/** Questions of each level before the next. */
const usualPerLevel = 1_000;

export const stream = defineVerb({
  name: "stream",
  folderConfig: false,
  summary: "Generate an endless stream of training questions by difficulty, disjoint from every suite.",
  example: "organon stream --curriculum --task three-way --limit 20000 > train.jsonl",
  flags: {
    tasks: { ...taskFlag.tasks, about: `${taskFlag.tasks.about} (default three-way)` },
    curriculum: flag(
      "--curriculum",
      "start with easy levels, then alternate all levels; without it all levels alternate",
      on,
    ),
    perLevel: {
      ...advancedFlag(
        "--per-level <n>",
        `with --curriculum: questions per level (default ${usualPerLevel})`,
        whole(),
      ),
      needs: "--curriculum",
    },
    remember: advancedFlag(
      "--remember <n>",
      `window of questions without a repeated argument (default ${usualMemory})`,
      whole(1, 10_000_000),
    ),
    lean: flag("--lean", "lines with id, question, key, task and level only", on),
    limit: flag("--limit <n>", "number of questions", whole()),
    ...pick(wordFlags, "seed", "style", "lexicon"),
  },
  run: async ({ curriculum = false, perLevel = usualPerLevel, ...values }, context) => {
    const { terminal, signal } = context;
    const lines = await openLines("-", context);
    const { made, dropped } = await flow({
      ...pick(values, "tasks", "remember", "lean", "limit", "seed", "style", "lexicon"),
      perLevel: curriculum ? perLevel : undefined,
      signal,
      write: (line) => lines.write(line),
    });
    await lines.close();
    terminal.notice(`made ${made}${droppedLines(dropped)}`);
    return values.limit === undefined || made === values.limit ? 0 : 1;
  },
});
