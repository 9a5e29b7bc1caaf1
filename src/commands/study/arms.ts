/** Models that differ in their training (the arms), on the same sets of questions: accuracies, and differences question by question. */
import type { LanguageModel } from "#models/language-model";
import { gapAndP, section, table } from "#reports/blocks";
import type { Section, Table } from "#reports/document";
import { readMetrics } from "#scoring/breakdown";
import { pairedScores } from "#scoring/paired-scores";
import { scoresByModel } from "#experiments/results/scores";
import { accuracyTable } from "./sections.ts";
import type { StudyTools } from "./study.ts";

type Arms = readonly (readonly [arm: string, model: LanguageModel])[];

/** The accuracy of each arm on the sets, and its difference from those before it. */
export const compareArms = async (sets: readonly string[], arms: Arms, { store, runs }: StudyTools) => {
  const compared = [];
  for (const name of sets) {
    const found = await scoresByModel(
      store,
      runs.get(name)!,
      arms.map(([, model]) => model),
    );
    const scores = arms.map(([arm], place) => ({ arm, own: found[place]! }));
    const models = scores.map(({ arm, own }) => ({ arm, ...readMetrics(own) }));
    const differences = scores.flatMap(({ arm: to, own: after }, place) =>
      scores.slice(0, place).map(({ arm: from, own }) => ({ from, to, ...pairedScores(own, after) })),
    );
    compared.push({ name, models, differences });
  }
  return compared;
};

export const armSections = (
  sets: Awaited<ReturnType<typeof compareArms>>,
  { note, ...more }: Pick<Section, "note"> & Pick<Table, "caption">,
): readonly Section[] => {
  const accuracies = sets.flatMap(({ name, models }) =>
    models.map(({ arm, ...metrics }) => ({ cells: [name, arm], ...metrics })),
  );
  const differences = sets.flatMap(({ name, differences: own }) =>
    own.map((one) => [name, `${one.to} − ${one.from}`, ...gapAndP(one)]),
  );
  return [
    section("accuracy", "Accuracy", accuracyTable(["questions", "model"], accuracies, more), { note }),
    section(
      "differences",
      "Differences on the same questions",
      table(["questions", "compared", "difference", "p"], differences),
      {
        note: "in percentage points, over the questions to which both replied (n); McNemar's exact p, the sign test's for questions asked in several orders",
      },
    ),
  ];
};
