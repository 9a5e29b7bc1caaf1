/**
 * `organon study pretraining`: texts of SNLI and MNLI pairs to pretrain on, once and ten times, and, once models are trained on them, all
 * three compared on the same questions (DivLogicEval §3.3, Table 5).
 */
import { join } from "node:path";
import { misuse, OrganonError } from "#logic/error";
import {
  labelledPairs,
  planPretraining,
  pretrainingDocument,
  pretrainingLines,
  studyPretraining,
} from "#verbs/study-pretraining";
import { questionsOfFile } from "#verbs/files/entries";
import { modelsNamed } from "../asking-flags.ts";
import type { Context } from "../command.ts";
import { flag, inputFiles, text, type FlagValues } from "../flags.ts";
import { openLines } from "../terminal.ts";
import { makeFolder } from "#verbs/files/file-error";
import { wordFlags } from "../suite-flags.ts";
import { studyVerb, studied, suitesIn, type BegunStudy } from "./study.ts";

const flags = {
  seed: wordFlags.seed,
  nli: flag("--nli <files...>", "SNLI or MNLI files", inputFiles),
  sets: flag("--sets <files...>", "question files that all three models are asked", inputFiles),
  once: flag("--tuned-once <model>", "model pretrained on 1x", text),
  tenTimes: flag("--tuned-ten <model>", "model pretrained on 10x", text),
};

export const pretraining = studyVerb({
  name: "pretraining",
  summary: "Write pretraining texts of sentence pairs, then compare the trained models.",
  example:
    "organon study pretraining --nli snli_1.0_train.jsonl multinli_1.0_train.jsonl --sets choices.jsonl",
  flags,
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
    return studied(options, { plan: planPretraining, ask: studyPretraining, document: pretrainingDocument });
  },
});

/** The texts written; nobody is asked. */
const writing = (
  { nli = [], sets = [], seed = 1 }: FlagValues<typeof flags>,
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
