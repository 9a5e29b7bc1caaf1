/**
 * The papers' figures, each with its caption and the numbers behind it: Figure 3 (first and second iteration),
 * Figure 4 (propositional minus predicate), Figure 5 (categories), Table 3 as a figure (lengths), Table 6 as a
 * figure (demonstrations), and the map of all leaves. References are to the ACL text of LogicAsker.
 */
import type { Estimate } from "#scores";
import {
  type IntervalChart,
  type IntervalGroup,
  type IntervalRow,
  type Mark,
  intervalChart,
} from "../../charts/interval-chart.ts";
import { leafMap, tints } from "../../charts/leaf-map.ts";
import { differenceAxis, percentTicks } from "../../charts/scale.ts";
import { propositionalMinusPredicate } from "../../difference.ts";
import { type Markup, markup } from "../../markup.ts";
import { count, differenceText, percent, percentInterval, points, pointsInterval } from "../../numbers.ts";
import { type Group, type ModelReport, groupNames, ordered, taughtArms } from "../../summary.ts";
import { dataTable, shareCell } from "./tables.ts";

export type Figure = {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly drawing: Markup;
  readonly data: Markup;
};

/** A figure with its number. */
export const drawnFigure = (
  figure: Figure,
  number: number,
): Markup => markup`<figure id="figure-${figure.id}">
${figure.drawing}
<figcaption><b>Figure ${number}. ${figure.title}.</b> ${figure.caption}</figcaption>
${figure.data}
</figure>`;

/** A share as a row of an interval chart. */
export const shareRow = (label: string, estimate: Estimate, mark: Mark): IntervalRow => ({
  label,
  mark,
  value: estimate.value,
  low: estimate.low,
  high: estimate.high,
  text:
    estimate.value === null
      ? ["–", "n 0"]
      : [`${percent(estimate.value)} %`, `${percentInterval(estimate)} n ${count(estimate.n)}`],
});

const shares = {
  domain: [0, 1],
  ticks: percentTicks,
  reference: { at: 0.5, label: "a coin" },
} satisfies Partial<IntervalChart>;

/** The paper's Figure 3. */
export const overallFigure = (models: readonly ModelReport[]): Figure => ({
  id: "overall",
  title: "Overall accuracy, first and second iteration",
  caption:
    "First: the whole suite. Second: fresh questions on the ten skills that came out weakest in the first. Response rate: readable answers among all asked, first iteration. Lines are 95 % intervals. After LogicAsker, Figure 3.",
  drawing: intervalChart({
    ...shares,
    id: "overall",
    title: "Overall accuracy, first and second iteration",
    description:
      "For each model a dot with a 95 % interval for the first iteration, a diamond for the second, an open dot for the response rate.",
    groups: models.map((model) => ({
      label: model.name,
      rows: [
        shareRow("first", model.accuracy, "plain"),
        ...(model.secondIteration === undefined ? [] : [shareRow("second", model.secondIteration, "accent")]),
        shareRow("response rate", model.responseRate, "open"),
      ],
    })),
  }),
  data: dataTable(
    "Overall accuracy",
    ["Model", "First", "Second", "Response rate", "Correct of asked"],
    models.map((model) => ({
      name: model.name,
      cells: [
        shareCell(model.accuracy),
        shareCell(model.secondIteration),
        shareCell(model.responseRate),
        shareCell(model.accuracyOfAsked),
      ],
    })),
  ),
});

/** The paper's Figure 4. */
export const logicFigure = (models: readonly ModelReport[]): Figure => {
  const gaps = models.map((model) => ({
    model,
    accuracy: propositionalMinusPredicate(model, "accuracy"),
    responseRate: propositionalMinusPredicate(model, "responseRate"),
  }));
  const row = (label: string, gap: (typeof gaps)[number]["accuracy"], mark: Mark): IntervalRow => ({
    ...gap,
    label,
    mark,
    text: [
      points(gap.value),
      gap.value === null ? "n 0" : `${pointsInterval(gap)} n ${gap.n.map(count).join("+")}`,
    ],
  });
  // An empty side has the whole of [-1, 1] as interval; it must not flatten everybody else's axis.
  const bounds = gaps
    .flatMap((gap) => [gap.accuracy, gap.responseRate])
    .flatMap((gap) => (gap.value === null ? [] : [gap.low, gap.high]));
  const { domain, ticks } = differenceAxis(bounds);
  return {
    id: "logic",
    title: "Propositional minus predicate",
    caption:
      "In percentage points, for accuracy and for response rate; right of zero a model does better at propositional logic. After LogicAsker, Figure 4.",
    drawing: intervalChart({
      id: "logic",
      title: "Propositional minus predicate, accuracy and response rate",
      description: "For each model two differences in percentage points with 95 % intervals, around zero.",
      domain,
      ticks,
      reference: { at: 0, label: "" },
      ends: ["← better at predicate", "better at propositional →"],
      groups: gaps.map((gap) => ({
        label: gap.model.name,
        rows: [row("accuracy", gap.accuracy, "plain"), row("response rate", gap.responseRate, "open")],
      })),
    }),
    data: dataTable(
      "Propositional minus predicate",
      ["Model", "Accuracy", "Response rate"],
      gaps.map((gap) => ({
        name: gap.model.name,
        cells: [gap.accuracy, gap.responseRate].map((one) => markup`${differenceText(one, one.n)}`),
      })),
    ),
  };
};

const byGroup = (
  models: readonly ModelReport[],
  groupsOf: (model: ModelReport) => readonly Group[],
  told: { readonly id: string; readonly title: string; readonly caption: string; readonly word: string },
): Figure => {
  const names = groupNames(models, groupsOf);
  const groups: readonly IntervalGroup[] = models.map((model) => ({
    label: model.name,
    rows: ordered(groupsOf(model)).map((group) =>
      shareRow(`${told.word}${group.name}`, group.accuracy, group.name === "fallacy" ? "accent" : "plain"),
    ),
  }));
  return {
    id: told.id,
    title: told.title,
    caption: told.caption,
    drawing: intervalChart({
      ...shares,
      id: told.id,
      title: told.title,
      description: "For each model and group a dot with a 95 % interval.",
      groups,
    }),
    data: dataTable(
      told.title,
      ["Model", ...names],
      models.map((model) => ({
        name: model.name,
        cells: names.map((name) => shareCell(groupsOf(model).find((group) => group.name === name)?.accuracy)),
      })),
    ),
  };
};

/** The paper's Figure 5. */
export const categoryFigure = (models: readonly ModelReport[]): Figure =>
  byGroup(models, (model) => model.byCategory, {
    id: "category",
    title: "Accuracy by category of rule",
    caption:
      "Equivalence laws, inference rules and fallacies; the diamond marks the fallacies. After LogicAsker, Figure 5.",
    word: "",
  });

/** The paper's Table 3, drawn; worth a figure only where a run has several lengths. */
export const lengthFigure = (models: readonly ModelReport[]): Figure =>
  byGroup(models, (model) => model.byLength, {
    id: "length",
    title: "Accuracy by length of inference",
    caption: "Length is the number of rule applications in the chain. After LogicAsker, Table 3.",
    word: "length ",
  });

/** The paper's Table 6, drawn. */
export const teachingFigure = (models: readonly ModelReport[]): Figure => {
  const taught = models.flatMap((model) =>
    model.teaching === undefined ? [] : [{ name: model.name, teaching: model.teaching }],
  );
  const shots = [...new Set(taught.map(({ teaching }) => teaching.shots))].join(" or ");
  const hasNearest = taught.some(({ teaching }) => teaching.nearest !== undefined);
  return {
    id: "teaching",
    title: "Accuracy on the weakness set by kind of demonstration",
    caption: `None, ${shots} drawn at random, or ${shots} from the model’s own weak skills. After LogicAsker, Table 6.`,
    drawing: intervalChart({
      ...shares,
      id: "teaching",
      title: "Accuracy by kind of demonstration",
      description: "For each model three dots with 95 % intervals: zero, random and weak demonstrations.",
      groups: taught.map(({ name, teaching }) => ({
        label: name,
        rows: taughtArms(teaching).map(([arm, accuracy]) =>
          shareRow(arm, accuracy, arm === "zero" ? "open" : arm === "weak" ? "accent" : "plain"),
        ),
      })),
    }),
    data: dataTable(
      "Demonstrations",
      ["Model", "Zero", "Random", "Weak", ...(hasNearest ? ["Nearest"] : [])],
      taught.map(({ name, teaching }) => ({
        name,
        cells: taughtArms(teaching).map(([, accuracy]) => shareCell(accuracy)),
      })),
    ),
  };
};

/** All leaves of the rule tree. */
export const leafFigure = (models: readonly ModelReport[]): Figure => {
  const leaves = new Map(
    models.flatMap((model) =>
      model.byLeaf.map((leaf) => [`${leaf.logic} ${leaf.rule} ${leaf.kind}`, leaf] as const),
    ),
  );
  return {
    id: "leaves",
    title: `All ${count(leaves.size)} skills`,
    caption:
      "One row a rule, one block an extension to predicate logic (plain, universal ∀, existential ∃); in each block from left to right the valid, the contradicted and the unrelated conclusion; a fallacy has one cell. The strongest colour is where the answers go wrong.",
    drawing: markup`<ul class="legend">${tints.map((tint) => markup`<li><i class="${tint.name}"></i>${tint.label}</li>`)}<li><i class="tint-none"></i>no readable answer</li></ul>
${leafMap({
  id: "leaves",
  title: "Accuracy of every leaf of the rule tree",
  description: "A grid of rules by extension and kind; the tint is the accuracy of the leaf.",
  models: models.map((model) => ({ name: model.name, leaves: model.byLeaf })),
})}`,
    data: dataTable(
      "Accuracy of every leaf",
      ["Leaf", ...models.map((model) => model.name)],
      [...leaves.values()].map((leaf) => ({
        name: `${leaf.rule}, ${leaf.kind}`,
        cells: models.map((model) =>
          shareCell(
            model.byLeaf.find(
              (candidate) =>
                candidate.logic === leaf.logic &&
                candidate.rule === leaf.rule &&
                candidate.kind === leaf.kind,
            )?.accuracy,
          ),
        ),
      })),
    ),
  };
};
