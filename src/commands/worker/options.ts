/** Options of `organon worker`. */
import { pacingFlags } from "../asking-flags.ts";
import { flag } from "../flags.ts";
import { on, texts } from "../values.ts";
import { defineCommand } from "../command.ts";

export const options = {
  concurrency: pacingFlags.concurrency,
  models: flag("--models <name>", "models to ask; repeatable (default all)", texts),
  untilDone: flag("--until-done", "exit when no work is left", on),
};

export const command = defineCommand({
  name: "worker",
  resumes: true,
  summary: "Ask the calls that organon run --queue distributes. Any number of workers; stop any at any time.",
  example: "organon worker --store postgres://organon@db.example/answers -j 32",
  options,
  load: () => import("./run.ts"),
});
