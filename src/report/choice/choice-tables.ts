/**
 * The tables of a choice run as rows of text and shares, shared by Markdown and HTML: the layout of DivLogicEval's
 * Table 8 (models down, metrics by question type across), accuracy by place, Appendix F's α, and Table 2.
 */
import type { ChoiceMetrics, Estimate } from "#scores";
import { percent } from "../numbers.ts";
import { shownAlphas, type ChoiceModelReport, type ChoiceReport } from "./choice-report.ts";

/** A table: its name, its heads, and per row the cells before the shares and the shares. */
export type ChoiceTable = {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly names: readonly string[];
    readonly cells: readonly (Estimate | string)[];
  }[];
};

/** The tables that a report has something for. */
export const choiceTables = (report: ChoiceReport): readonly ChoiceTable[] => {
  const { models } = report;
  const types = [...new Set(models.flatMap(({ byType }) => byType.map(({ name }) => name)))];
  return [
    {
      id: "metrics",
      title: "Metrics by question type",
      caption:
        "Accuracy in the original order and over all rotations, Circular (all rotations right) and PartialCircular. After DivLogicEval, Table 8.",
      heads: ["model", "metric", "all", ...types],
      rows: models.flatMap((model) =>
        metricNames.map(([name, metric]) => ({
          names: [model.name, name],
          cells: [
            model[metric],
            ...types.map((type) => model.byType.find((one) => one.name === type)?.[metric] ?? ""),
          ],
        })),
      ),
    },
    {
      id: "places",
      title: "By the place of the right option",
      caption: "Accuracy where the right option stands at each place, and how often each place is picked.",
      heads: ["model", "place", "accuracy", "picked"],
      rows: models.flatMap((model) =>
        model.byPlace.map(({ place, accuracy, picked }) => ({
          names: [model.name, place],
          cells: [accuracy, picked],
        })),
      ),
    },
    {
      id: "alpha",
      title: "PartialCircular for several α",
      caption: "0 is the share answered rightly, 1 is PartialCircular. After DivLogicEval, Appendix F.",
      heads: ["α", ...models.map(({ name }) => name)],
      rows: shownAlphas.map((alpha) => ({
        names: [String(alpha)],
        cells: models.map(({ byAlpha }) => byAlpha.find((one) => one.alpha === alpha)?.value ?? ""),
      })),
    },
    ...models.flatMap((model, i) => variationTable(model, i)),
  ];
};

const metricNames: readonly (readonly [
  name: string,
  metric: "accuracy" | "accuracyOfAsked" | "rotationAccuracy" | "circular" | "partialCircular",
])[] = [
  ["Accuracy", "accuracy"],
  ["Accuracy, of asked", "accuracyOfAsked"],
  ["Accuracy over rotations", "rotationAccuracy"],
  ["Circular", "circular"],
  ["PartialCircular", "partialCircular"],
];

const variationTable = ({ name, overEpochs }: ChoiceModelReport, i: number): readonly ChoiceTable[] => {
  if (overEpochs.epochs.length < 2) return [];
  const row = (
    label: string,
    metric: "accuracy" | "circular" | "partialCircular",
  ): ChoiceTable["rows"][number] => ({
    names: [label],
    cells: [
      ...overEpochs.epochs.map(({ metrics }: { readonly metrics: ChoiceMetrics }) => metrics[metric]),
      overEpochs[metric] === null ? "–" : `${percent(overEpochs[metric])} %`,
    ],
  });
  return [
    {
      id: `epochs-${i + 1}`,
      title: `${name}, epoch by epoch`,
      caption:
        "The coefficient of variation is the population deviation over the mean. After DivLogicEval, Table 2.",
      heads: ["metric", ...overEpochs.epochs.map(({ epoch }) => `run ${epoch + 1}`), "variation"],
      rows: [
        row("Accuracy", "accuracy"),
        row("Circular", "circular"),
        row("PartialCircular", "partialCircular"),
      ],
    },
  ];
};
