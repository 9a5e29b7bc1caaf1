/** Options of `organon worker`. */
import { defineCommand, flag, on, pacingFlags } from "organon/commands";

export const options = {
  concurrency: pacingFlags.concurrency,
  untilDone: flag("--until-done", "exit when no work is left", on),
};

export const command = defineCommand({
  name: "worker",
  resumes: true,
  summary: "Ask the calls that organon run --queue distributes. Any number of workers; stop any at any time.",
  example: "organon worker --store postgres://organon@db.example/answers -j 32",
  options,
  load: () => import("./run-worker.ts"),
});
