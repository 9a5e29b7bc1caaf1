/**
 * `organon study finetune`: training files from weak and from random skills, and, once models are trained on them, the three compared on
 * fresh questions and on other people's sets.
 */
import { join } from "node:path";
import { misuse } from "#logic/error";
import { finetuneDocument, planFinetune, studyFinetune } from "#verbs/study-finetune";
import { modelsNamed } from "../asking-flags.ts";
import { flag, inputFiles, picked, text, whole } from "../flags.ts";
import { generatedFrom, wordFlags } from "../suite-flags.ts";
import { writeTraining } from "../training-files.ts";
import { studyVerb, suitesIn } from "./study.ts";

export const finetune = studyVerb({
  name: "finetune",
  summary: "Write training files for weak skills, then compare the trained models.",
  example: "organon study finetune -m 'reasoner:novice?weak=modus tollens&slip=0.9' --examples 8",
  flags: {
    seed: wordFlags.seed,
    perLeaf: flag("--per-leaf <n>", "questions per skill (default 10)", whole()),
    tunedWeak: flag("--tuned-weak <model>", "model trained on the examples of weak skills", text),
    tunedRandom: flag("--tuned-random <model>", "model trained on random examples", text),
    transfer: flag("--transfer <files...>", "imported datasets that all three models are asked", inputFiles),
    examples: flag("--examples <n>", "training and validation examples per kind (default 400)", whole()),
  },
  begin: async (values, context) => {
    const { tunedWeak, tunedRandom, transfer = [] } = values;
    const [base, ...more] = modelsNamed(values.models, context, values);
    if (base === undefined || more.length > 0) throw misuse("one base model is studied", "give -m once");
    if ((tunedWeak === undefined) !== (tunedRandom === undefined))
      throw misuse("both tuned models are compared, or neither", "give --tuned-weak and --tuned-random");
    const [weak, random] =
      tunedWeak === undefined || tunedRandom === undefined
        ? []
        : modelsNamed([tunedWeak, tunedRandom], context, values);
    const sets = await suitesIn(transfer);
    const options = {
      base,
      suite: generatedFrom({ profile: "paper", ...picked(values, "perLeaf", "seed") }),
      transfer: sets,
      tuned: weak === undefined || random === undefined ? undefined : { weak, random },
      ...picked(values, "examples"),
    };
    return {
      parts: () => planFinetune(options),
      heading:
        "nothing is asked yet; later parts depend on the weak skills found, so only the first part is listed",
      hasPages: options.tuned !== undefined,
      tables: async (tools, folder) => {
        const { report, run, files } = await studyFinetune(options, tools);
        if (report !== undefined)
          return { json: { run: run.id, ...report }, document: finetuneDocument(report) };
        const written = (["weak", "random"] as const).flatMap((kind) =>
          writeTraining(join(folder, kind), files[kind], context),
        );
        return {
          json: { run: run.id, files: written },
          lines: [
            `wrote ${written.length} files to ${folder}: ${files.weak.train.length} weak and ${files.random.train.length} random examples to train on, half of them yes`,
            "train the model on each, then give the same command with --tuned-weak MODEL --tuned-random MODEL",
          ],
        };
      },
    };
  },
});
