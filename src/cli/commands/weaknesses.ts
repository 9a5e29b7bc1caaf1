/**
 * `organon weaknesses RUN`: the k weakest leaves of each model of a run (§3.3 of the ACL text).
 */
import { shownWeaknesses, typeOfKind, weaknessesJson, type ModelReport } from "#report";
import { openStore } from "../asking.ts";
import type { Verb } from "../command.ts";
import { wholeFlag } from "../flags.ts";
import { papersLesson, tell } from "../telling.ts";

export const weaknesses: Verb = {
  name: "weaknesses",
  summary: "The weakest skills of each model of a run, with their accuracy and an example.",
  example: "organon weaknesses latest -k 10",
  declare: (command) => {
    command
      .argument("[run]", "a run's id, a unique prefix of it, or latest", "latest")
      .option("-k, --count <n>", "how many", "10")
      .option("-m, --model <name>", "only this model of the run");
  },
  run: async ([reference = "latest"], flags, context) => {
    const k = wholeFlag(flags, "count", 1) ?? 10;
    const { terminal, common } = context;
    const store = openStore(context, "read");
    try {
      const run = await store.findRun(reference);
      const { models } = await tell(store, run, { writable: false, settings: { ...papersLesson, k } });
      const chosen = models.filter((model) => flags["model"] === undefined || model.id === flags["model"]);
      const documents = chosen.map((model) => weaknessesJson(run.id, model));
      if (common.json)
        await terminal.out(JSON.stringify(documents.length === 1 ? documents[0] : documents, null, 1));
      else for (const model of chosen) await terminal.out(list(model, k));
      return 0;
    } finally {
      await store.close();
    }
  },
};

const list = (model: ModelReport, k: number): string => {
  const weak = shownWeaknesses(model, k);
  if (weak.length === 0) return `${model.name}: no leaf has a wrong answer`;
  const rows = weak.map(({ rule, kind, accuracy, example }) => {
    const share = accuracy.value === null ? "–" : accuracy.value.toFixed(2);
    const head = `  ${share} [${accuracy.low.toFixed(2)}, ${accuracy.high.toFixed(2)}] n=${accuracy.n}  ${rule} (${kind}, ${typeOfKind(kind)})`;
    return example === undefined
      ? head
      : `${head}\n      ${example.premisesText.join(" ")} Therefore: ${example.conclusionText}\n      right: ${example.label}, answered: ${example.answer}`;
  });
  return [`${model.name}:`, ...rows].join("\n");
};
