/** Models that differ in their training (the arms), on the same sets of questions: accuracies, and differences question by question. */
import { accuracyTable } from "#report/sections/about";
import { gapAndP, section, table } from "#report/blocks";
import type { Section, Table } from "#report/document";
import { breakdownOf } from "#scores/breakdown";
import { pairedScores } from "#scores/paired-scores";
import { createPhases, type AskingTools, type PlannedRun } from "#experiments/asking/asking";
import { scoresByModel } from "#experiments/results/scores";

type Pair = readonly [from: string, to: string];

export type ArmSet = Awaited<ReturnType<typeof askArms>>[number];

/** Asks what is missing of the parts. Their models are those of the arms, in order; a difference is `to` minus `from`. */
export const askArms = async (
  parts: readonly PlannedRun[],
  { arms, pairs }: { readonly arms: readonly string[]; readonly pairs: readonly Pair[] },
  tools: AskingTools,
) => {
  const ask = createPhases(tools);
  const sets = [];
  for (const part of parts) {
    const scores = await scoresByModel(tools.store, await ask(part), part.models);
    const scoresIn = (arm: string) => scores[arms.indexOf(arm)] ?? [];
    sets.push({
      name: part.what,
      models: arms.map((arm) => {
        const { accuracy, responseRate, responseAccuracy, outcomes } = breakdownOf(scoresIn(arm));
        return { arm, accuracy, responseRate, responseAccuracy, outcomes };
      }),
      differences: pairs.map(([from, to]) => ({ from, to, ...pairedScores(scoresIn(from), scoresIn(to)) })),
    });
  }
  return sets;
};

export const armSections = (
  sets: readonly ArmSet[],
  { note, ...more }: Pick<Section, "note"> & Pick<Table, "caption">,
): readonly Section[] => [
  section(
    "accuracy",
    "Accuracy",
    accuracyTable(
      ["questions", "model"],
      sets.flatMap(({ name, models }) =>
        models.map(({ arm, ...metrics }) => ({ cells: [name, arm], ...metrics })),
      ),
      more,
    ),
    { note },
  ),
  section(
    "differences",
    "Differences on the same questions",
    table(
      ["questions", "compared", "difference", "p"],
      sets.flatMap(({ name, differences }) =>
        differences.map((one) => [name, `${one.to} − ${one.from}`, ...gapAndP(one)]),
      ),
    ),
    {
      note: "in points, over the questions to which both replied (n); McNemar's exact p, the sign test's for questions asked in several orders",
    },
  ),
];
