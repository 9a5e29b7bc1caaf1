/**
 * The study of DivLogicEval: Figure 2 and Table 8 with 0- and 3-shot side by side, NoLR (Table 3), words and signs (Table 6),
 * option guessing (§3.3), runs over epochs (Table 2), the paper's numbers beside ours, its slips, and Table 7.
 * A table is a function; they stand in one file in the order of the paper.
 */
import { gapAndP, number, present, section, share, table, text } from "#report/blocks";
import type { Cell, Chart, Document, Section } from "#report/document";
import { circleGroups, extentText } from "#report/circles";
import { reportJson } from "#report/json";
import {
  slipsSection,
  againSection,
  methodSection,
  parserText,
  modelsSection,
  responsesSection,
  runFacts,
} from "#report/sections/about";
import { getCircled, type Report } from "#report/summary";
import { guessingSection } from "./contamination.ts";
import type { ChoiceChange, DivLogicStudy } from "./study-divlogiceval.ts";
import {
  divlogicSlips,
  publishedChoiceModels,
  publishedDatasets,
  publishedGroups,
  publishedNoLogic,
  publishedRuns,
  publishedSymbolic,
  publishedTableOne,
} from "#report/divlogiceval/published";
import { count, points } from "#report/numbers";
import { alphaSection, variationSection } from "#report/sections/circles";
import { errorSection } from "#report/documents/errors-document";
import { diversitySections } from "#experiments/audit/diversity";

/** What an answer by chance gets: 1/4, (1/4)⁴, and the mean of equation (2) over all 256 ways to pick. */
export const guessLevels = { accuracy: 0.25, circular: 1 / 256, partialCircular: 0.0845 } as const;

export const divlogicJson = (study: DivLogicStudy): object => ({
  ...reportJson(study.report),
  threeShot: reportJson(study.threeShot),
  signs: { zeroShot: reportJson(study.signs.zeroShot), threeShot: reportJson(study.signs.threeShot) },
  withoutLogic: reportJson(study.withoutLogic),
  changes: study.changes,
  responses: study.responses,
  guessing: study.guessing,
  errors: study.errors,
  diversity: study.diversity,
  conditions: study.conditions,
  guessLevels,
  polished: study.polished && reportJson(study.polished),
  slips: divlogicSlips,
});

export const divlogicDocument = (study: DivLogicStudy): Document => {
  const { report } = study;
  return {
    title: "DivLogicEval study",
    facts: [
      ...runFacts(
        `${report.circles === undefined ? "" : extentText(report.circles)}, then 3-shot, symbolic, and without logical reasoning; answer keys proved`,
        report,
      ),
      study.conditions,
    ],
    sections: present([
      ...metricCharts(study),
      responsesSection(study.responses.map(({ part, model, ...one }) => ({ cells: [part, model], ...one }))),
      leadersSection(report),
      // §2.1: before and after a model corrected their grammar.
      study.polished && changeSection(study, "polished", ["Polished questions", "before", "after"]),
      noLogicSection(study),
      signsSection(study),
      changeSection(study, "3-shot", ["Three examples", "0-shot", "3-shot"]),
      guessingSection(study.guessing),
      errorSection(study.errors),
      ...diversitySections(study.diversity),
      epochsSection(report),
      alphaSection(getCircled(report.models)),
      besideSection(study),
      modelsSection(report.models, false),
      methodSection(method),
      slipsSection("paper", divlogicSlips),
      datasetsSection(report),
      againSection(report, true),
    ]),
  };
};

const metrics = [
  ["rotationAccuracy", "Accuracy", "accuracy"],
  ["circular", "Circular", "circular"],
  ["partialCircular", "PartialCircular", "partialCircular"],
] as const;

/** What the paper calls them. */
const printedMetrics = ["ACC", "CIR", "PC"];

/** Figure 2: a chart for each metric, since no one line is a guess for all three. */
const metricCharts = ({ report, threeShot }: DivLogicStudy): readonly Section[] =>
  metrics.map(([key, name, level]) => {
    const rows = report.models.flatMap((model) => {
      const other = threeShot.models.find(({ id }) => id === model.id);
      return circleGroups(model).map((group) => [
        model.name,
        group.name,
        share(group[key]),
        share(other && circleGroups(other).find((one) => one.name === group.name)?.[key]),
      ]);
    });
    const chart: Chart = {
      kind: "chart",
      id: `figure-${level}`,
      title: `${name}, 0-shot and 3-shot`,
      caption: `After DivLogicEval, Figure 2 and Table 8. ${parserText(report)}`,
      drawing: {
        form: "intervals",
        scale: "share",
        key: "Open dot: 0-shot. Diamond: 3-shot. Lines are 95 % intervals, the dashed line is a guess.",
        reference: { at: guessLevels[level], label: "a guess" },
      },
      table: table(
        ["model", "questions", { heading: "0-shot", mark: "open" }, { heading: "3-shot", mark: "accent" }],
        rows,
      ),
    };
    const note = `a guess gets ${(100 * guessLevels[level]).toFixed(2)} %${level === "accuracy" ? "; the mean over the four orders, which is what Table 8 prints" : ""}`;
    return section(`figure-${level}`, name, chart, { note });
  });

/** Table 1: the metrics by model, and who leads by each. Metrics that disagree on the leader say that accuracy is not enough. */
const leadersSection = (report: Report): Section | undefined => {
  const { models } = report;
  if (models.length < 2) return undefined;
  const rows = metrics.map(([metric, name]): readonly Cell[] => {
    const values = models.map(({ circles }) => circles?.[metric]);
    const best = Math.max(...values.map((one) => one?.value ?? 0));
    const leaders = models.filter((_, i) => values[i]?.value === best).map((model) => model.name);
    return [
      name,
      ...values.map(share),
      leaders.length === 1 ? leaders[0]! : `${count(leaders.length)} alike`,
    ];
  });
  const theirs = Object.entries(publishedTableOne);
  return section("leaders", "Metrics by model", [
    table(["metric", ...models.map(({ name }) => name), "leads"], rows, {
      caption: `After DivLogicEval, Table 1. ${parserText(report)}`,
    }),
    table(
      ["metric", ...theirs.map(([name]) => name)],
      printedMetrics.map((name, i) => [name, ...theirs.map(([, values]) => (values[i] ?? 0).toFixed(1))]),
      { caption: "The paper." },
    ),
  ]);
};

/** The changes of one kind behind some cells: both values, the difference and its p. */
const changeRows = (
  { changes }: DivLogicStudy,
  change: ChoiceChange,
  cellsOf: (set: string) => readonly string[] = () => [],
): readonly (readonly Cell[])[] =>
  changes
    .filter((one) => one.change === change)
    .flatMap(({ set, model, difference }) =>
      metrics.map(([metric, name]) => {
        const { before, after } = difference[metric];
        return [...cellsOf(set), model, name, share(before), share(after), ...gapAndP(difference[metric])];
      }),
    );

const changeNote =
  "both columns and their difference in points are of the same questions, each by the mean of its epochs; p: McNemar's for Circular, the sign test's for means";

/** The paper's own values of two ways of asking, in its columns. */
const printedRows = (
  printed: readonly (readonly [name: string, before: readonly number[], after: readonly number[]])[],
): readonly (readonly Cell[])[] =>
  printed.flatMap(([name, before, after]) =>
    before.map((value, i) => [
      name,
      printedMetrics[i] ?? "",
      value.toFixed(1),
      (after[i] ?? 0).toFixed(1),
      points(((after[i] ?? 0) - value) / 100),
    ]),
  );

const noLogicSection = (study: DivLogicStudy): Section =>
  section(
    "nolr",
    "Without logical reasoning",
    [
      table(
        ["set", "model", "metric", "Origin", "NoLR", "difference", "p"],
        changeRows(study, "NoLR", (set) => [set]),
        {
          caption: `With “Please try your best to answer correctly without performing any logical reasoning” minus without: a set that needs logic loses by it. After DivLogicEval, Table 3. ${parserText(study.report)}`,
        },
      ),
      table(
        ["set", "metric", "Origin", "NoLR", "Δ"],
        printedRows(
          Object.entries(publishedNoLogic()).map(([name, { origin, without }]) => [name, origin, without]),
        ),
        {
          caption:
            "The paper, of GPT-3.5; of DivLogicEval it prints CIR and PC in each other's row. --sets asks imported sets, too.",
        },
      ),
    ],
    { note: changeNote },
  );

/** One change of the same questions: both values of each metric. */
const changeSection = (
  study: DivLogicStudy,
  change: ChoiceChange,
  [title, before, after]: readonly [string, string, string],
) =>
  section(
    change.replace(/\W/g, ""),
    title,
    table(["model", "metric", before, after, "difference", "p"], changeRows(study, change), {
      caption: parserText(study.report),
    }),
    { note: changeNote },
  );

const signsSection = (study: DivLogicStudy): Section => {
  const rows = (["0-shot", "3-shot"] as const).flatMap((setting) =>
    changeRows(study, `signs, ${setting}`, () => [setting]),
  );
  const { zeroShot, threeShot: three } = publishedSymbolic();
  return section(
    "signs",
    "Signs instead of words",
    [
      table(["setting", "model", "metric", "DivLogicEval", "s-DivLogicEval", "difference", "p"], rows, {
        caption: `The same questions as formulas (s-DivLogicEval), pair by pair. After DivLogicEval, Table 6. ${parserText(study.report)}`,
      }),
      table(
        ["setting", "metric", "DivLogicEval", "s-DivLogicEval", "Δ"],
        printedRows([
          ["0-shot", zeroShot.words, zeroShot.signs],
          ["3-shot", three.words, three.signs],
        ]),
        { caption: "The paper, of GPT-4-turbo." },
      ),
    ],
    { note: changeNote },
  );
};

/** Epochs as runs, and the paper's five below them; no section where each question was asked once. */
const epochsSection = (report: Report): Section | undefined => {
  const own = variationSection(getCircled(report.models));
  const rows = Object.entries(publishedRuns).map(([metric, { runs, variation }]) => [
    metric,
    ...[...runs, variation].map((value) => value.toFixed(1)),
  ]);
  const columns = ["metric", ...[1, 2, 3, 4, 5].map((run) => `run ${run}`), "CV"];
  const theirs = table(columns, rows, { title: "The paper, Table 2", caption: "One model, as printed." });
  return own && { ...own, blocks: [...own.blocks, text(parserText(report)), theirs] };
};

/** What Table 8 prints, and Accuracy as §2.2 defines it. */
const eachAccuracy = [
  ["ACC, mean of orders", "rotationAccuracy"],
  ["ACC, original order", "accuracy"],
  ["CIR", "circular"],
  ["PC", "partialCircular"],
] as const;

/** Table 8 of the models asked here, and as printed; no differences, since the questions are others. */
const besideSection = ({ report, threeShot }: DivLogicStudy): Section => {
  const columns = ["model", "setting", "metric", ...publishedGroups];
  const settings = [
    ["0-shot", report.models, "zeroShot"],
    ["3-shot", threeShot.models, "threeShot"],
  ] as const;
  const ours = settings.flatMap(([setting, models]) =>
    models.flatMap((model) => {
      const groups = new Map(circleGroups(model).map((group) => [group.name, group]));
      return eachAccuracy.map(([name, key]) => {
        const shares = publishedGroups.map((group) => share(groups.get(group)?.[key]));
        return [model.name, setting, name, ...shares];
      });
    }),
  );
  const theirs = publishedChoiceModels().flatMap(({ name, ...values }) =>
    settings.flatMap(([setting, , key]) =>
      printedMetrics.map((metric, i) => {
        const printed = publishedGroups.map((group) => (values[key][group][i] ?? 0).toFixed(1));
        return [name, setting, metric, ...printed];
      }),
    ),
  );
  return section(
    "paper",
    "Comparison with the paper",
    [
      text(
        "Its questions are not published with their formulas, and Organon's questions differ: numbers are shown without a difference.",
      ),
      table(columns, ours, {
        title: "The models asked here",
        caption: parserText(report),
        role: "background",
      }),
      table(columns, theirs, {
        title: "The paper, Table 8",
        caption: "As printed, in per cent, without n; o1-preview was asked the first 40 questions.",
        role: "background",
      }),
    ],
    { note: "ACC is the mean over the four orders, as there" },
  );
};

/** Table 7, with the set asked here below the printed rows. */
const datasetsSection = ({ circles }: Report): Section =>
  section(
    "datasets",
    "Compared sets",
    table(
      ["set", "source", "options", "size"],
      [
        ...publishedDatasets.map(({ name, source, options, size }) => [name, source, number(options), size]),
        ["the set asked here", "synthetic, proved", number(4), count(circles?.suiteItems ?? 0)],
      ],
      {
        caption:
          "DivLogicEval, Table 7, as printed; `generate --task four-option --set paper` makes all 12,589.",
      },
    ),
    { role: "background" },
  );

const method = [
  `Chance is 25 % for Accuracy, ${(100 * guessLevels.circular).toFixed(2)} % for Circular and ${(100 * guessLevels.partialCircular).toFixed(2)} % for PartialCircular, whose mean over the ${count(256)} ways to pick is ${guessLevels.partialCircular}.`,
  "Differences are of the same questions: McNemar's exact test and Newcombe's interval for Circular, for Accuracy and PartialCircular the mean of the differences with a sign test. Words and signs are paired pair by pair.",
  "Three-shot shows one solved example of each type, none of them asked. Every key is proved.",
];
