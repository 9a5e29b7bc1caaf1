/**
 * `organon weaknesses RUN`: the k weakest leaves of each model of a run (§3.3 of the ACL text).
 */
import { renderWeaknesses, weaknessesJson } from "#report";
import { openStore } from "../asking.ts";
import type { Verb } from "../command.ts";
import { choiceFlag, wholeFlag } from "../flags.ts";
import { papersLesson } from "../lessons.ts";
import { tell } from "../telling.ts";

export const weaknesses: Verb = {
  name: "weaknesses",
  summary: "The weakest skills of each model of a run, with their accuracy and an example.",
  example: "organon weaknesses latest -k 10",
  declare: (command) => {
    command
      .argument("[run]", "a run's id, a unique prefix of it, or latest", "latest")
      .option("-k, --count <n>", "how many", "10")
      .option("-m, --model <name>", "only this model of the run")
      .option(
        "--rank <by>",
        "accuracy, as in the papers, or shrunk: what the whole tree suggests",
        "accuracy",
      )
      .option("--minimum <n>", "the fewest readable answers of a leaf that is ranked", "1")
      .option("--correction <name>", "bh: the share of false finds; holm: the chance of any", "bh");
  },
  run: async ([reference = "latest"], flags, context) => {
    const k = wholeFlag(flags, "count", 1) ?? 10;
    const diagnosis = {
      ranking: choiceFlag(flags, "rank", ["accuracy", "shrunk"]) ?? "accuracy",
      minimum: wholeFlag(flags, "minimum", 1) ?? 1,
      correction: choiceFlag(flags, "correction", ["bh", "holm"]) ?? "bh",
    } as const;
    const { terminal, common } = context;
    const store = openStore(context, "read");
    try {
      const run = await store.findRun(reference);
      const { models } = await tell(store, run, {
        writable: false,
        settings: { ...papersLesson, k },
        diagnosis,
      });
      const chosen = models.filter((model) => flags["model"] === undefined || model.id === flags["model"]);
      const documents = chosen.map((model) => weaknessesJson(run.id, model));
      if (common.json)
        await terminal.out(JSON.stringify(documents.length === 1 ? documents[0] : documents, null, 1));
      else for (const model of chosen) await terminal.out(renderWeaknesses(model, k, terminal));
      return 0;
    } finally {
      await store.close();
    }
  },
};
