/** Models that differ in their training (the arms), on the same sets of questions: accuracies, and differences question by question. */
import type { LanguageModel } from "#models/language-model";
import { gapAndP, section, table, text } from "#reports/blocks";
import type { Section, Table, TextBlock } from "#reports/document";
import { biasTable } from "#reports/sections/overall";
import { oneAnswerText } from "#reports/sections/teaching";
import { readMetrics } from "#scoring/breakdown";
import { pairedScores } from "#scoring/paired-scores";
import { readBiases } from "#experiments/results/measures";
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
    const models = scores.map(({ arm, own }) => ({ arm, ...readMetrics(own), ...readBiases(own) }));
    const differences = scores.flatMap(({ arm: to, own: after }, place) =>
      scores.slice(0, place).map(({ arm: from, own }) => ({ from, to, ...pairedScores(own, after) })),
    );
    compared.push({ name, models, differences });
  }
  return compared;
};

type ArmsOfSet = Awaited<ReturnType<typeof compareArms>>[number];

export const armSections = (
  sets: readonly ArmsOfSet[],
  { note, ...more }: Pick<Section, "note"> & Pick<Table, "caption">,
): readonly Section[] => {
  const accuracies = sets.flatMap(({ name, models }) =>
    models.map(({ arm, ...metrics }) => ({ cells: [name, arm], ...metrics })),
  );
  const differences = sets.flatMap(({ name, differences: own }) =>
    own.map((one) => [name, `${one.to} − ${one.from}`, ...gapAndP(one)]),
  );
  const accuracy = accuracyTable(["questions", "model"], accuracies, more);
  const biases = biasTable(accuracies, ["questions", "model"]);
  return [
    section("accuracy", "Accuracy", [accuracy, biases, ...sets.flatMap(oneAnswerNote)], { note }),
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

/** A note where one answer is right on a whole set: then a change of the response bias looks like a gain. */
const oneAnswerNote = ({ name, models }: ArmsOfSet): readonly TextBlock[] => {
  const { alwaysYes, alwaysNo, n } = models[0]?.biases?.guessing ?? { alwaysYes: 0, alwaysNo: 0, n: 0 };
  if (n === 0 || Math.max(alwaysYes, alwaysNo) < 1) return [];
  return [text(oneAnswerText(`${name}: every question`, alwaysYes === 1 ? "yes" : "no"))];
};
