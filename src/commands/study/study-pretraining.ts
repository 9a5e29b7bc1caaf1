/**
 * What it is worth to have read the sentences of a set before (DivLogicEval §3.3, Table 5): texts of SNLI and MNLI pairs, once and ten
 * times, and, once somebody has pretrained on them, the base model and both others on the same questions, of the pairs' own kind and of
 * four options. The training itself is the user's.
 */
import { createRandom } from "#arguments/random";
import type { Suite } from "#items/suite";
import type { LanguageModel } from "#models/language-model";
import type { AskingTools } from "#experiments/asking/asking";
import { pairRowsOf, type PairRow } from "#workspace/files/nli-rows";
import { answerReader } from "#scores/readers/readers";
import { planRun } from "#experiments/asking/plan-run";
import { section, table } from "#report/blocks";
import type { Document } from "#report/document";
import { armSections, askArms } from "./arms.ts";
import { publishedContamination } from "#report/divlogiceval/published";

type PretrainingOptions = {
  readonly base: LanguageModel;
  readonly once: LanguageModel;
  readonly tenTimes: LanguageModel;
  readonly sets: readonly { readonly name: string; readonly suite: Suite }[];
};

/** Asks what is missing and compares. Four-option questions are asked in their original order alone, as Table 5 has one accuracy. */
export const studyPretraining = async (options: PretrainingOptions, tools: AskingTools) => {
  const { base, once, tenTimes } = options;
  const sets = await askArms(await planPretraining(options), ["origin", "1x", "10x"], tools);
  return { base: base.id, once: once.id, tenTimes: tenTimes.id, sets };
};

export const planPretraining = async ({ base, once, tenTimes, sets }: PretrainingOptions) => {
  const models = [base, once, tenTimes];
  return Promise.all(
    sets.map(({ name, suite }) => planRun({ suite: inOneOrder(suite), models, what: name })),
  );
};

const inOneOrder = (suite: Suite): Suite =>
  suite.kind === "choice" || (suite.kind === "file" && suite.format === "choice")
    ? { ...suite, rotations: 1 }
    : suite;

export const labelledPairs = async (files: readonly string[]): Promise<readonly PairRow[]> => {
  const pairs = new Map<string, PairRow>();
  for (const file of files)
    for await (const pair of pairRowsOf(file))
      if (pair.label !== undefined) pairs.set(`${pair.premise}\n${pair.hypothesis}`, pair);
  return [...pairs.values()];
};

/**
 * Lines of text to pretrain on, so many times over, each time in an order of its own. Pairs whose two sentences begin and end a tested
 * question, as imported ones do, are left out.
 */
export function* pretrainingLines(
  pairs: readonly PairRow[],
  {
    times,
    seed = 1,
    tested = [],
  }: { readonly times: number; readonly seed?: number; readonly tested?: readonly string[] },
): Generator<string> {
  const asked = new Set(
    tested.map((text) => {
      const lines = text.split("\n");
      return `${lines[0] ?? ""}\n${lines.at(-1) ?? ""}`;
    }),
  );
  const kept = pairs.filter(({ premise, hypothesis }) => !asked.has(`${premise}\n${hypothesis}`));
  for (let time = 0; time < times; time++)
    for (const { premise, hypothesis, label } of createRandom(`pretraining ${seed} ${time}`).shuffle(kept))
      yield JSON.stringify({
        text: `Premise: ${premise}\nHypothesis: ${hypothesis}\nRelation: ${label ?? ""}`,
      });
}

export const pretrainingDocument = ({
  base,
  once,
  tenTimes,
  sets,
}: Awaited<ReturnType<typeof studyPretraining>>): Document => ({
  title: "Gain of pretraining on a set's sentences",
  facts: [`origin: ${base}`, `1x: ${once}`, `10x: ${tenTimes}`, "square brackets are 95 % intervals"],
  sections: [
    ...armSections(sets, {
      note: `four-option questions in their original order; answer parser: ${answerReader.name}`,
      caption: "After DivLogicEval, Table 5.",
    }),
    section(
      "paper",
      "The paper's numbers",
      table(
        ["questions", "origin", "1x", "10x"],
        publishedContamination().map(({ name, origin, once: one, tenTimes: ten }) => [
          name,
          ...[origin, one, ten].map((value) => `${value.toFixed(1)} %`),
        ]),
      ),
      {
        note: "llama-2-7b; 1x and 10x are equal to the last digit, so that ten epochs changed no answer, or one column was printed twice",
      },
    ),
  ],
});
