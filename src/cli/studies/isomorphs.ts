/**
 * `organon study isomorphs [RUN]`: a run's arguments asked again in other words, and the share of answers that flip.
 */
import { isomorphs as ask, isomorphsDocument, planIsomorphs } from "#verbs/isomorphs";
import type { Run, Store } from "#runs/store";
import { modelsOfRun } from "../asking-flags.ts";
import { runArgument } from "../command.ts";
import { flag, picked, text, whole } from "../flags.ts";
import { wordFlags } from "../suite-flags.ts";
import { studyVerb } from "./study.ts";

export const isomorphs = studyVerb({
  name: "isomorphs",
  summary: "Ask a run's arguments again in other words, and count changed answers.",
  example: "organon study isomorphs latest",
  arguments: [runArgument],
  flags: {
    seed: wordFlags.seed,
    most: flag("--limit <n>", "limit on questions per model (default 200)", whole()),
    lexicon: flag("--lexicon <name>", "vocabulary (default scenes)", text),
  },
  begin: (values, context, [reference = "latest"]) => {
    const optionsFor = (run: Run) => ({
      run: run.id,
      models: modelsOfRun(run, context, { ...values, model: values.models?.[0] }),
      ...picked(values, "most", "seed", "lexicon"),
    });
    const found = (store: Store): Promise<Run> => store.findRun(reference);
    return {
      parts: async (store) => {
        if (store === undefined) return [];
        const run = await found(store);
        return (await planIsomorphs(run, store, optionsFor(run))).map(({ planned }) => planned);
      },
      tables: async (tools) => {
        const told = await ask(optionsFor(await found(tools.store)), tools);
        return { json: told, document: isomorphsDocument(told) };
      },
    };
  },
});
