/** Models that differ in their training (the arms), on the same sets of questions: accuracies, and differences question by question. */
import { accuracyTable } from "#report/sections/about";
import { gapAndP, section, table } from "#report/blocks";
import type { Section, Table } from "#report/document";
import { readMetrics } from "#scores/breakdown";
import { pairedScores } from "#scores/paired-scores";
import { createPhases, type AskingTools, type PlannedRun } from "#experiments/asking/asking";
import { scoresByModel } from "#experiments/results/scores";

export type ArmSet = Awaited<ReturnType<typeof askArms>>[number];

/** Asks what is missing of the parts, whose models are the arms in order; each arm is compared with those before it. */
export const askArms = async (parts: readonly PlannedRun[], arms: readonly string[], tools: AskingTools) => {
  const ask = createPhases(tools);
  const sets = [];
  for (const part of parts) {
    const scores = await scoresByModel(tools.store, await ask(part), part.models);
    const models = arms.map((arm, place) => ({ arm, ...readMetrics(scores[place]!) }));
    const differences = arms.flatMap((to, after) =>
      arms
        .slice(0, after)
        .map((from, before) => ({ from, to, ...pairedScores(scores[before]!, scores[after]!) })),
    );
    sets.push({ name: part.what, models, differences });
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
