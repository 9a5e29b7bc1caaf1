/**
 * Four-option questions asked in rotations: metrics by question type as in DivLogicEval's Figure 2 and Table 8, accuracy by the place
 * of the right option, Appendix F's α, and Table 2's variation over epochs.
 */
import {
  gap,
  number,
  fullRate,
  rate,
  section,
  share,
  shareAlone,
  table,
  text,
  type Maybe,
} from "../blocks.ts";
import { shownAlphas, type CirclesReport } from "../circles.ts";
import type { Section, Table, TextBlock } from "../document.ts";
import { having } from "../skills.ts";
import type { ModelReport } from "../summary.ts";
import { costCell } from "./about.ts";
import { calibrationSection } from "./reliability.ts";

/** A model that was asked four-option questions, its circles beside all else. */
type CircledModel = Omit<ModelReport, "circles"> & CirclesReport;

export const getCircled = (models: readonly ModelReport[]): readonly CircledModel[] =>
  having(models, "circles").map((model) => ({ ...model, ...model.circles }));

type Models = readonly CircledModel[];

/** All that is told of rotations; nothing where none were asked. */
export const circleSections = (models: Models): readonly Maybe<Section>[] =>
  models.length === 0
    ? []
    : [
        models.length > 1 && standingsSection(models),
        metricsSection(models),
        placesSection(models),
        callsSection(models),
        probabilitySection(models),
        calibrationSection(models),
        alphaSection(models),
        variationSection(models),
      ];

const naming = (models: Models, ...more: readonly string[]): readonly string[] =>
  models.length === 1 ? more.slice(1) : more;

const findGroups = (model: CircledModel) => [{ ...model, name: "all" }, ...model.byType];

/** The mean over the orders, as everywhere; of the original order where only that was asked. */
const getAccuracy = ({ rotationAccuracy, accuracy }: Pick<CircledModel, "rotationAccuracy" | "accuracy">) =>
  rotationAccuracy.n === 0 ? accuracy : rotationAccuracy;

const standingsSection = (models: Models): Section => {
  const rows = models
    .toSorted((a, b) => (b.circular.value ?? -1) - (a.circular.value ?? -1))
    .map((model) => [
      model.name,
      ...[getAccuracy(model), model.circular, model.partialCircular].map(shareAlone),
      number(getAccuracy(model).n),
      rate(model),
      costCell(model),
    ]);
  const columns = ["model", "Accuracy", "Circular", "PartialCircular", "n", "response rate", "cost"];
  return section("standings", "Models", table(columns, rows), { note: "Circular: all rotations right" });
};

/** The metrics by question type; `shots` tells apart sections of one page. */
export const metricsSection = (models: Models, shots?: number): Section => {
  const [id, setting] = shots === undefined ? ["metrics", ""] : [`metrics-${shots}`, `, ${shots}-shot`];
  const rows = models.flatMap((model) =>
    findGroups(model).map((group) => [
      ...naming(models, model.name, group.name),
      ...[getAccuracy(group), group.accuracy, group.circular, group.partialCircular].map(share),
    ]),
  );
  const chart = {
    kind: "chart",
    id,
    title: `Accuracy, Circular and PartialCircular${setting}`,
    caption: "After DivLogicEval, Figure 2 and Table 8.",
    drawing: {
      form: "intervals",
      scale: "share",
      key: "Dot: Accuracy. Open dot: Circular. Diamond: PartialCircular. Lines are 95 % intervals, the dashed line is chance level.",
      reference: { at: 0.25, label: "chance level" },
    },
    table: table(
      [
        ...naming(models, "model", "questions"),
        { heading: "Accuracy", mark: "plain" },
        "original order",
        { heading: "Circular", mark: "open" },
        { heading: "PartialCircular", mark: "accent" },
      ],
      rows,
    ),
  } as const;
  const note =
    "of all questions asked in all orders; original order: Accuracy in it alone. A reply without a readable answer is not correct";
  return section(id, `By question type${setting}`, chart, { note });
};

const placesSection = (models: Models): Section => {
  const rows = models.flatMap(({ name, byPlace }) =>
    byPlace.map(({ place, accuracy, picked }) => [
      ...naming(models, name, place),
      share(accuracy),
      share(picked),
    ]),
  );
  const note =
    "accuracy where the right option is at each place, and how often readable replies pick each place";
  const columns = [...naming(models, "model", "place"), "accuracy", "picked"];
  return section(
    "places",
    "By the place of the right option",
    [table(columns, rows), ...models.flatMap(onePlaceNote)],
    { note },
  );
};

const onePlaceNote = ({ name, byPlace }: CircledModel): readonly TextBlock[] =>
  byPlace
    .filter(({ picked }) => picked.value === 1)
    .map(({ place }) =>
      text(
        `Every readable reply of ${name} picks ${place}: its accuracy is the share of right options there.`,
      ),
    );

const callsSection = (models: Models): Section => {
  const rows = models.map((model) => [
    model.name,
    fullRate(model),
    share(model.responseAccuracy),
    number(model.circles),
    number(model.circles - model.complete),
    costCell(model),
  ]);
  const columns = ["model", "response rate", "response accuracy", "rotation groups", "incomplete", "cost"];
  const note =
    "response accuracy: correct of readable in the original order; an incomplete rotation group is not counted";
  return section("calls", "Responses and cost", table(columns, rows), { note });
};

/** PartialCircular with probabilities in the place of picks; no section where none came. */
const probabilitySection = (models: Models): Section | undefined => {
  const rows = having(models, "probablePartialCircular").flatMap((model) => {
    const substitutes = Object.entries(model.substitutes ?? {});
    return substitutes.map(([orders, difference]) => [
      model.name,
      orders === "oneOrder" ? "original order" : "four orders",
      shareAlone(difference.before),
      shareAlone(difference.after),
      gap(difference, [difference.n]),
    ]);
  });
  const note =
    "equation 2 with the probabilities of the options in the place of picks; in percentage points, question by question";
  const columns = ["model", "probabilities of", "of picks", "of probabilities", "difference"];
  const blocks = table(columns, rows);
  if (rows.length === 0) return undefined;
  return section("probable", "PartialCircular from probabilities", blocks, { note });
};

export const alphaSection = (models: Models): Section => {
  const rows = models.flatMap((model) =>
    findGroups(model).map(({ name, byAlpha }) => [
      ...naming(models, model.name, name),
      ...shownAlphas.map((alpha) => share(byAlpha.find((one) => one.alpha === alpha)?.value)),
    ]),
  );
  const columns = [...naming(models, "model", "questions"), ...shownAlphas.map((alpha) => `α = ${alpha}`)];
  return section("alpha", "PartialCircular for several α", table(columns, rows), {
    note: "0 is the share answered rightly, 1 is PartialCircular. After DivLogicEval, Appendix F",
    role: "background",
  });
};

/** Epoch by epoch, with the coefficient of variation; no section where each question was asked once. */
export const variationSection = (models: Models): Section | undefined => {
  const tables = models.filter(({ overEpochs }) => overEpochs.epochs.length > 1).map(variationTable);
  const note = "the variation is the population deviation over the mean. After DivLogicEval, Table 2";
  return tables.length === 0 ? undefined : section("epochs", "Epoch by epoch", tables, { note });
};

const metrics = [
  ["Accuracy, mean of orders", "rotationAccuracy"],
  ["Accuracy, original order", "accuracy"],
  ["Circular", "circular"],
  ["PartialCircular", "partialCircular"],
] as const;

const variationTable = (model: CircledModel): Table => {
  const { epochs } = model.overEpochs;
  const rows = findGroups(model).flatMap(({ name, overEpochs }) =>
    metrics.map(([metricName, metric]) => [
      name,
      metricName,
      ...overEpochs.epochs.map((epoch) => share(epoch.metrics[metric])),
      { kind: "percent", value: overEpochs[metric] } as const,
    ]),
  );
  const columns = ["questions", "metric", ...epochs.map(({ epoch }) => `run ${epoch + 1}`), "variation"];
  return table(columns, rows, { title: model.name });
};

/** How the numbers of rotations are meant. */
export const aboutCircles: readonly string[] = [
  "Chance is 25 % for Accuracy, 0.39 % for Circular and 8.45 % for PartialCircular, the mean of equation (2) over all 256 ways to pick.",
  "Accuracy is correct of asked: the mean over the orders, or of the original order alone. A rotation group is one question in its four rotations; one with a failed call is incomplete and left out of all four metrics. A reply that is unreadable, empty, refused or truncated is not correct, and an outcome of its own in PartialCircular.",
  "Square brackets hold 95 % intervals (Wilson's; for means over questions with the number of questions that a share would need to be as exact), n is the number of questions: rotations and epochs of a question are no further questions, and count by their share. The key of every question is proved.",
];
