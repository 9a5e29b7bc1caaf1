/**
 * `organon teach RUN`: demonstrations for the weak skills of a run's model, as text to put before a question.
 */
import { OrganonError, unknownName } from "#logic";
import { openStore } from "../asking.ts";
import type { Verb } from "../command.ts";
import { choiceFlag, textFlag, wholeFlag } from "../flags.ts";
import { demonstrationsFor, scoresOf } from "../telling.ts";

export const teach: Verb = {
  name: "teach",
  summary: "Demonstrations built from a model's weakest skills, with answers and reasons.",
  example: "organon teach latest --shots 4 --strategy weak",
  declare: (command) => {
    command
      .argument("[run]", "a run's id, a unique prefix of it, or latest", "latest")
      .option("-m, --model <name>", "which model of the run; its first when not given")
      .option("--shots <n>", "how many demonstrations", "4")
      .option("--strategy <name>", "weak, random; nearest is not built yet", "weak")
      .option("--balanced", "draw random demonstrations half yes, half no", false)
      .option("--format <name>", "text; chat and finetune are not built yet", "text");
  },
  run: async ([reference = "latest"], flags, context) => {
    const strategy = choiceFlag(flags, "strategy", ["weak", "random", "nearest"]) ?? "weak";
    const format = choiceFlag(flags, "format", ["text", "chat", "finetune"]) ?? "text";
    if (strategy === "nearest" || format !== "text")
      throw new OrganonError("misuse", `${strategy === "nearest" ? strategy : format} is not built yet`);
    const shots = wholeFlag(flags, "shots", 1) ?? 4;
    const { terminal, common } = context;
    const store = openStore(context, "read");
    try {
      const run = await store.findRun(reference);
      const names = run.subjects.map(({ id }) => id);
      const model = textFlag(flags, "model") ?? names[0] ?? "";
      if (!names.includes(model)) throw unknownName("model of the run", model, names);
      const scores = (await scoresOf(store, run, false)).get(model) ?? [];
      const balanced = flags["balanced"] === true;
      const shown = demonstrationsFor(run, scores, { strategy, shots, k: 10, balanced });
      if (shown === undefined)
        throw new OrganonError(
          "misuse",
          `run ${run.id} asked a file, and demonstrations need a generated suite`,
        );
      if (common.json)
        await terminal.out(JSON.stringify({ run: run.id, model, strategy, demonstrations: shown }, null, 1));
      else await terminal.out(shown.map(({ text }) => text).join("\n\n"));
      return 0;
    } finally {
      await store.close();
    }
  },
};
