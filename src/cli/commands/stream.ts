/**
 * `organon stream`: questions without end as JSON lines, to train on.
 */
import { stream as flow, usualMemory } from "#verbs/stream";
import { defineVerb } from "../command.ts";
import { taskFlag } from "../dial-flags.ts";
import { flag, on, picked, whole } from "../flags.ts";
import { droppedLines } from "../items-output.ts";
import { openLines } from "../terminal.ts";
import { wordFlags } from "../suite-flags.ts";

/** Questions of each level before the next. */
const usualPerLevel = 1_000;

export const stream = defineVerb({
  name: "stream",
  folderConfig: false,
  summary: "Questions without end to train on, by difficulty; no seed gives what a suite holds.",
  example: "organon stream --curriculum --task three-way --limit 20000 > train.jsonl",
  flags: {
    tasks: { ...taskFlag.tasks, about: `${taskFlag.tasks.about} (three-way)` },
    curriculum: flag(
      "--curriculum",
      "from easy to hard, then all levels in turn; without it in turn from the first",
      on,
    ),
    perLevel: flag(
      "--per-level <n>",
      `with --curriculum, questions of each level (${usualPerLevel})`,
      whole(),
    ),
    remember: flag(
      "--remember <n>",
      `among how many of the last questions no argument comes twice (${usualMemory})`,
      whole(1, 10_000_000),
    ),
    lean: flag("--lean", "lines of id, question, key, task and level alone", on),
    limit: flag("--limit <n>", "end after so many questions", whole()),
    seed: wordFlags.seed,
    style: wordFlags.style,
    lexicon: wordFlags.lexicon,
  },
  run: async ({ curriculum = false, perLevel = usualPerLevel, ...values }, context) => {
    const { terminal, signal } = context;
    const lines = await openLines("-", context);
    const { made, dropped } = await flow({
      ...picked(values, "tasks", "remember", "lean", "limit", "seed", "style", "lexicon"),
      perLevel: curriculum ? perLevel : undefined,
      signal,
      write: (line) => lines.write(line),
    });
    await lines.close();
    terminal.notice(`made ${made}${droppedLines(dropped)}`);
    return values.limit === undefined || made === values.limit ? 0 : 1;
  },
});
