/**
 * Studies of what training is worth: files to train on first, and, once models are trained on them, those models compared on the same
 * questions. Pretraining: texts of SNLI and MNLI pairs, once and ten times (DivLogicEval §3.3, Table 5). Finetune: examples of weak
 * and of random skills, compared on fresh questions and on other people's sets.
 */
import { join } from "node:path";
import { misuse, OrganonError } from "#logic/error";
import {
  labelledPairs,
  planPretraining,
  pretrainingDocument,
  pretrainingLines,
  studyPretraining,
} from "./study-pretraining.ts";
import { questionsOfFile } from "#workspace/files/entries";
import type { Context } from "../command.ts";
import { openLines } from "../terminal.ts";
import { makeFolder } from "#workspace/files/file-error";
import { studyVerb, runStudy, suitesIn, type BegunStudy } from "./study.ts";
import { finetuneDocument, planFinetune, studyFinetune } from "./study-finetune.ts";
import { modelsNamed } from "../asking.ts";
import { flag, pick, type Values } from "../flags.ts";
import { inputFiles } from "../values.ts";
import { text, whole } from "#workspace/settings/values";
import { wordFlags } from "../suite-flags.ts";
import { generatedFrom } from "../suite-from.ts";
import { writeTraining } from "../training-files.ts";

const pretrainingFlags = {
  seed: wordFlags.seed,
  nli: flag("--nli <files...>", "SNLI or MNLI files", inputFiles),
  sets: flag("--sets <files...>", "question files that all three models are asked", inputFiles),
  once: flag("--tuned-once <model>", "model pretrained on all texts once", text),
  tenTimes: flag("--tuned-ten <model>", "model pretrained on all texts ten times", text),
};

export const pretraining = studyVerb({
  name: "pretraining",
  summary: "Write pretraining texts of sentence pairs, then compare the trained models.",
  example:
    "organon study pretraining --nli snli_1.0_train.jsonl multinli_1.0_train.jsonl --sets choices.jsonl",
  flags: pretrainingFlags,
  begin: async (values, context) => {
    const { once, tenTimes, sets = [] } = values;
    if ((once === undefined) !== (tenTimes === undefined))
      throw misuse("both pretrained models are compared, or neither", "give --tuned-once and --tuned-ten");
    if (once === undefined || tenTimes === undefined) return writing(values, context);
    if (sets.length === 0)
      throw misuse("there is nothing to ask", "give --sets, as in --sets choices.jsonl snli.jsonl");
    const [base, ...more] = modelsNamed(values.models, context, values);
    if (base === undefined || more.length > 0) throw misuse("one base model is studied", "give -m once");
    const [first, tenth] = modelsNamed([once, tenTimes], context, values);
    if (first === undefined || tenth === undefined) throw new OrganonError("bug/pretraining", "no models");
    const options = { base, once: first, tenTimes: tenth, sets: await suitesIn(sets) };
    return runStudy(options, { plan: planPretraining, ask: studyPretraining, document: pretrainingDocument });
  },
});

/** The texts written; nobody is asked. */
const writing = (
  { nli = [], sets = [], seed = 1 }: Values<typeof pretrainingFlags>,
  context: Context,
): BegunStudy => {
  if (nli.length === 0)
    throw misuse(
      "there are no sentences to make texts of",
      "give --nli, as in --nli snli_1.0_train.jsonl multinli_1.0_train.jsonl",
    );
  return {
    parts: async () => [],
    hasPages: false,
    tables: async (_, folder) => {
      const tested: string[] = [];
      for (const file of sets)
        for await (const { text: asked } of questionsOfFile(file, { rotations: 1 })) tested.push(asked);
      const pairs = await labelledPairs(nli);
      makeFolder(folder);
      const written: { path: string; texts: number }[] = [];
      for (const times of [1, 10]) {
        const path = join(folder, `texts-${times}x.jsonl`);
        const lines = await openLines(path, context, { isNamedByUs: true });
        let count = 0;
        for (const line of pretrainingLines(pairs, { times, seed, tested })) {
          await lines.write(line);
          count += 1;
        }
        await lines.close();
        written.push({ path, texts: count });
      }
      return {
        json: { pairs: pairs.length, files: written },
        lines: [
          ...written.map(({ path, texts: count }) => `wrote ${count} texts to ${path}`),
          `${pairs.length} labelled pairs, without ${pairs.length - (written[0]?.texts ?? 0)} that --sets asks`,
          "pretrain the model on each, one epoch, then: organon study pretraining -m BASE --tuned-once MODEL --tuned-ten MODEL --sets FILES",
        ],
      };
    },
  };
};

export const finetune = studyVerb({
  name: "finetune",
  summary: "Write training files for weak skills, then compare the trained models.",
  example: "organon study finetune -m 'reasoner:novice?weak=modus tollens&slip=0.9' --examples 8",
  flags: {
    seed: wordFlags.seed,
    perSkill: flag("--per-skill <n>", "questions per skill (default 10)", whole()),
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
    const options = {
      base,
      suite: generatedFrom({ profile: "paper", ...pick(values, "perSkill", "seed") }),
      transfer: await suitesIn(transfer),
      tuned: weak === undefined || random === undefined ? undefined : { weak, random },
      ...pick(values, "examples"),
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
        const write = (kind: "weak" | "random") =>
          Array.fromAsync(writeTraining(join(folder, kind), files[kind], context));
        const written = [...(await write("weak")), ...(await write("random"))];
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
