/**
 * What reading the sentences of a set gains (DivLogicEval §3.3, Table 5): texts of SNLI and MNLI pairs, once and ten times; then the
 * base model and both pretrained ones on the same questions, of the pairs' own kind and of four options. The training itself is the
 * user's.
 */
import { join } from "node:path";
import { createRandom } from "#arguments/random";
import type { Suite } from "#items/suite";
import { misuse } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import { publishedTables } from "#reports/divlogiceval/published";
import { answerReader } from "#scoring/readers/readers";
import { fileSuite, readQuestionFile } from "#workspace/files/entries";
import { makeFolder } from "#workspace/files/file-error";
import { readPairRows, type PairRow } from "#workspace/files/nli-rows";
import { flag, type Values } from "../flags.ts";
import { inputFiles } from "../values.ts";
import { text } from "#workspace/settings/values";
import { wordFlags } from "../suite-flags.ts";
import { openLines } from "../terminal.ts";
import { compareArms } from "./arms.ts";
import type { Study, StudyTools } from "./study.ts";

const options = {
  seed: wordFlags.seed,
  nli: flag("--nli <files...>", "SNLI or MNLI files", inputFiles),
  sets: flag("--sets <files...>", "question files that all three models are asked", inputFiles),
  once: flag("--tuned-once <model>", "model pretrained on all texts once", text),
  tenTimes: flag("--tuned-ten <model>", "model pretrained on all texts ten times", text),
};

type Settings = {
  /** The base model and those pretrained on the texts once and ten times; none until there are texts to train on. */
  readonly models: readonly LanguageModel[];
  readonly sets: readonly string[];
  readonly nli: readonly string[];
  readonly seed: number;
};

export const study: Study<Settings> = {
  name: "pretraining",
  about: "Write pretraining texts of sentence pairs, then compare the trained models.",
  example:
    "organon study pretraining --nli snli_1.0_train.jsonl multinli_1.0_train.jsonl --sets choices.jsonl",
  options,
  read({ once, tenTimes, sets = [], nli = [], seed = 1 }: Values<typeof options>, { openModels }) {
    if ((once === undefined) !== (tenTimes === undefined))
      throw misuse("both pretrained models are compared, or neither", "give --tuned-once and --tuned-ten");
    if (once === undefined || tenTimes === undefined) {
      if (nli.length > 0) return { models: [], sets, nli, seed };
      throw misuse(
        "there are no sentences to make texts of",
        "give --nli, as in --nli snli_1.0_train.jsonl multinli_1.0_train.jsonl",
      );
    }
    if (sets.length === 0)
      throw misuse("there is nothing to ask", "give --sets, as in --sets choices.jsonl snli.jsonl");
    const base = openModels();
    if (base.length > 1) throw misuse("one base model is studied", "give -m once");
    return { models: [...base, ...openModels([once, tenTimes])], sets, nli, seed };
  },
  parts: async ({ models, sets }) => {
    const asked = models.length === 0 ? [] : sets;
    const parts = asked.map(async (file) => [file, { suite: inOneOrder(await fileSuite(file)), models }]);
    return Object.fromEntries(await Promise.all(parts));
  },
  tables: async (_reports, { models, sets, ...texts }, tools) => {
    const [origin, once, tenTimes] = models;
    if (origin === undefined || once === undefined || tenTimes === undefined)
      return writeTexts({ sets, ...texts }, tools);
    return compareArms(
      {
        title: "Gain of pretraining on a set's sentences",
        note: `four-option questions in their original order; answer parser: ${answerReader.name}. After DivLogicEval, Table 5`,
      },
      sets,
      { origin, "1x": once, "10x": tenTimes },
      tools,
    );
  },
  published: { accuracy: publishedTables.contamination },
};

/** Four-option questions are asked in their original order alone, as Table 5 has one accuracy. */
const inOneOrder = (suite: Suite): Suite =>
  suite.kind === "file" && suite.format === "choice" ? { ...suite, rotations: 1 } : suite;

const writeTexts = async ({ nli, sets, seed }: Omit<Settings, "models">, { folder, context }: StudyTools) => {
  const tested = new Set<string>();
  for (const file of sets)
    for await (const { text: asked } of readQuestionFile(file, { rotations: 1 }))
      tested.add(cutSentences(asked));
  const pairs = await labelledPairs(nli);
  const kept = pairs.filter(({ premise, hypothesis }) => !tested.has(`${premise}\n${hypothesis}`));
  makeFolder(folder);
  const files: { path: string; texts: number }[] = [];
  for (const times of [1, 10]) {
    const path = join(folder, `texts-${times}x.jsonl`);
    const lines = await openLines(path, context);
    for (let time = 0; time < times; time++)
      for (const pair of createRandom(`pretraining ${seed} ${time}`).shuffle(kept))
        await lines.write(buildLine(pair));
    await lines.close();
    files.push({ path, texts: times * kept.length });
  }
  return {
    json: { pairs: pairs.length, files },
    lines: [
      ...files.map(({ path, texts: count }) => `wrote ${count} texts to ${path}`),
      `${pairs.length} labelled pairs, without ${pairs.length - kept.length} that --sets asks`,
      "pretrain the model on each, one epoch, then: organon study pretraining -m BASE --tuned-once MODEL --tuned-ten MODEL --sets FILES",
    ],
  };
};

const cutSentences = (question: string): string => {
  const lines = question.split("\n");
  return `${lines[0] ?? ""}\n${lines.at(-1) ?? ""}`;
};

const labelledPairs = async (files: readonly string[]): Promise<readonly PairRow[]> => {
  const pairs = new Map<string, PairRow>();
  for (const file of files)
    for await (const pair of readPairRows(file))
      if (pair.label !== undefined) pairs.set(`${pair.premise}\n${pair.hypothesis}`, pair);
  return [...pairs.values()];
};

const buildLine = ({ premise, hypothesis, label }: PairRow): string =>
  JSON.stringify({ text: `Premise: ${premise}\nHypothesis: ${hypothesis}\nRelation: ${label ?? ""}` });
