/** Models that differ in their training (the arms), on the same sets of questions: accuracies, and differences question by question. */
import type { LanguageModel } from "#models/language-model";
import { gapAndP, section, share, table, text } from "#reports/blocks";
import type { Document, TextBlock } from "#reports/document";
import { biasTable } from "#reports/sections/overall";
import { oneAnswerText } from "#reports/sections/teaching";
import { readMetrics } from "#scoring/breakdown";
import { readBiases } from "#scoring/chance";
import { pairedScores } from "#scoring/paired-scores";
import { scoresByModel } from "#experiments/results/scores";
import type { StudyTools } from "./study.ts";

/** The accuracy of each arm on the sets, and its difference from those before it: as a page, and as JSON. */
export const compareArms = async (
  about: { readonly title: string; readonly note: string },
  sets: readonly string[],
  arms: Readonly<Record<string, LanguageModel>>,
  tools: StudyTools,
) => {
  const compared = [];
  for (const name of sets) compared.push({ name, ...(await compareSet(name, arms, tools)) });
  const ids = Object.fromEntries(Object.entries(arms).map(([arm, { id }]) => [arm, id]));
  return { document: armsDocument(about, ids, compared), json: { arms: ids, sets: compared } };
};

const compareSet = async (
  name: string,
  arms: Readonly<Record<string, LanguageModel>>,
  { store, runs }: StudyTools,
) => {
  const found = await scoresByModel(store, runs.get(name)!, Object.values(arms));
  const scores = Object.keys(arms).map((arm, place) => ({ arm, own: found[place]! }));
  return {
    models: scores.map(({ arm, own }) => ({ arm, ...readMetrics(own), ...readBiases(own) })),
    differences: scores.flatMap(({ arm: to, own: after }, place) =>
      scores.slice(0, place).map(({ arm: from, own }) => ({ from, to, ...pairedScores(own, after) })),
    ),
  };
};

type ComparedSet = { readonly name: string } & Awaited<ReturnType<typeof compareSet>>;

const armsDocument = (
  { title, note }: { readonly title: string; readonly note: string },
  ids: Readonly<Record<string, string>>,
  sets: readonly ComparedSet[],
): Document => {
  const arms = sets.flatMap(({ name, models }) =>
    models.map(({ arm, ...metrics }) => ({ cells: [name, arm], ...metrics })),
  );
  const accuracies = arms.map(({ cells, accuracy }) => [...cells, share(accuracy)]);
  const differences = sets.flatMap(({ name, differences: own }) =>
    own.map((one) => [name, `${one.to} − ${one.from}`, ...gapAndP(one)]),
  );
  const by = ["questions", "model"];
  const blocks = [
    table([...by, "accuracy"], accuracies),
    biasTable(arms, by),
    ...sets.flatMap(oneAnswerNote),
  ];
  return {
    title,
    facts: [...Object.entries(ids).map(([arm, id]) => `${arm}: ${id}`), "square brackets are 95 % intervals"],
    sections: [
      section("accuracy", "Accuracy", blocks, { note }),
      section(
        "differences",
        "Differences on the same questions",
        table(["questions", "compared", "difference", "p"], differences),
        {
          note: "in percentage points, over the questions to which both replied (n); McNemar's exact p, the sign test's for questions asked in several orders; intervals and p are of these trained models, and another training may differ by more",
        },
      ),
    ],
  };
};

const oneAnswerNote = ({ name, models }: ComparedSet): readonly TextBlock[] => {
  const { alwaysYes, alwaysNo, n } = models[0]?.biases?.guessing ?? { alwaysYes: 0, alwaysNo: 0, n: 0 };
  if (n === 0 || Math.max(alwaysYes, alwaysNo) < 1) return [];
  return [text(oneAnswerText(`${name}: every question`, alwaysYes === 1 ? "yes" : "no"))];
};
