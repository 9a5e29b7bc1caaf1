/**
 * The report for a terminal: about seventy lines for three models with everything in it. The subject, the first model, is told in full;
 * of the others' weak skills one line is given. Percent throughout, every share with its 95 % interval and n.
 */
import type { Estimate } from "#scores";
import { propositionalMinusPredicate } from "../difference.ts";
import {
  costText,
  count,
  dateInWords,
  differenceText,
  measureText,
  pValue,
  percent,
  percentInterval,
  points,
  pointsInterval,
  shareText,
  tokensText,
} from "../numbers.ts";
import { charactersOf, clipped, printable } from "../printable.ts";
import { examinedInShort, searchInWords } from "../examination.ts";
import {
  type ModelReport,
  type StudyReport,
  type Weakness,
  ordered,
  type Teaching,
  type TeachingArm,
  shownWeaknesses,
  suiteText,
  taughtArms,
  typeOfKind,
} from "../summary.ts";
import { type Cell, aligned, bar, cell, emphasised, widthOf, wrapped } from "./aligned.ts";
import { readerLines } from "./readers.ts";

export type TerminalOptions = {
  /** Columns of the terminal; below 60 the lines are wider than that. */
  readonly width: number;
  /** Whether ANSI colours may be used. */
  readonly color: boolean;
};

/** The report as lines of text, without a final newline. */
export const renderTerminal = (report: StudyReport, { width, color }: TerminalOptions): string => {
  const names = Math.min(
    22,
    Math.max(0, ...report.models.map((model) => charactersOf(printable(model.name)).length)),
  );
  const page: Page = { width: Math.max(60, width), color, names };
  const subject = report.models[0];
  const sections = [
    heading(report, page),
    overall(report.models, page),
    accounts(report.models, page),
    secondIteration(report.models, page),
    categories(report.models, page),
    logics(report.models, page),
    lengths(report.models, page),
    biases(report.models, page),
    ...(subject === undefined
      ? [["No model was asked."]]
      : [
          searches(report.models, page),
          weaknesses(subject, report.models.slice(1), page),
          example(subject, page),
          teaching(report.models, page),
          planted(report.models, page),
          steadiness(report.models, page),
          ...report.models.map((model) => readers(model, page)),
        ]),
  ];
  return sections
    .filter((section) => section.length > 0)
    .map((section) => section.join("\n"))
    .join("\n\n");
};

type Page = { readonly width: number; readonly color: boolean; readonly names: number };
type Section = readonly string[];

const title = (words: string, page: Page, note = ""): string =>
  emphasised(words, "strong", page.color) + (note === "" ? "" : emphasised(`  ${note}`, "soft", page.color));

const heading = (report: StudyReport, page: Page): Section => [
  title(`Organon · run ${printable(report.run)} · ${printable(dateInWords(report.date))}`, page),
  emphasised(`${printable(suiteText(report))}. Percent [95 % interval] n.`, "soft", page.color),
];

const named = (model: ModelReport, page: Page): Cell => cell(clipped(model.name, page.names));

const share = (estimate: Estimate, gap = 2): readonly Cell[] => [
  cell(percent(estimate.value), { align: "right", gap }),
  cell(percentInterval(estimate), { align: "right", emphasis: "soft", gap: 1 }),
  cell(`n ${count(estimate.n)}`, { align: "right", emphasis: "soft", gap: 1 }),
];

const barred = (estimate: Estimate, columns: number): readonly Cell[] =>
  columns === 0 ? [] : [cell(bar(estimate.value, columns), { emphasis: "accent" })];

/** The first of the layouts that fits the page; the last where none does. */
const fitting = (layouts: readonly (readonly (readonly Cell[])[])[], page: Page): readonly string[] =>
  aligned(layouts.find((rows) => widthOf(rows) <= page.width) ?? layouts.at(-1) ?? [], page.color);

/** Columns for the bars of accuracy and response rate, widest first; accuracy keeps its bar longer. */
const barWidths: readonly (readonly [number, number])[] = [
  [14, 8],
  [10, 5],
  [10, 0],
  [6, 0],
  [0, 0],
];

const overall = (models: readonly ModelReport[], page: Page): Section => {
  const rows = ([accuracyBar, responseBar]: readonly [number, number]) =>
    models.map((model) => [
      named(model, page),
      ...barred(model.accuracy, accuracyBar),
      ...share(model.accuracy),
      ...barred(model.responseRate, responseBar),
      ...share(model.responseRate),
    ]);
  const alone = (measure: "accuracy" | "responseRate") =>
    aligned(
      models.map((model) => [named(model, page), ...barred(model[measure], 8), ...share(model[measure])]),
      page.color,
    );
  const layouts = barWidths.map(rows);
  if (models.length > 0 && layouts.every((layout) => widthOf(layout) > page.width))
    return [
      title("Accuracy", page, "correct of readable"),
      ...alone("accuracy"),
      title("Response rate", page, "readable of asked"),
      ...alone("responseRate"),
    ];
  return [
    title("Accuracy and response rate", page, "correct of readable; readable of asked"),
    ...fitting(layouts, page),
  ];
};

/** Accuracy where silence counts as wrong, the money, and the outcomes that accuracy leaves out. */
const accounts = (models: readonly ModelReport[], page: Page): Section => {
  if (models.length === 0) return [];
  const rows = aligned(
    models.map((model) => [named(model, page), ...share(model.accuracyOfAsked), cell(costText(model.cost))]),
    page.color,
  );
  const silent = ({ outcomes }: ModelReport): readonly string[] => {
    if (outcomes.unreadable + outcomes.unanswered === 0) return [];
    const counts = (["correct", "incorrect", "unreadable", "unanswered"] as const).map(
      (outcome) => `${count(outcomes[outcome])} ${outcome}`,
    );
    return [emphasised(`    ${counts.join(", ")}`, "soft", page.color)];
  };
  return [
    title("Correct of asked, and cost", page),
    ...models.flatMap((model, i) => [rows[i] ?? "", ...silent(model)]),
  ];
};

const secondIteration = (models: readonly ModelReport[], page: Page): Section => {
  const again = models.filter((model) => model.secondIteration !== undefined);
  if (again.length === 0) return [];
  const rows = (columns: number) =>
    again.map((model) => [
      named(model, page),
      ...share(model.accuracy),
      cell("→", { emphasis: "soft" }),
      ...(model.secondIteration === undefined
        ? []
        : [...barred(model.secondIteration, columns), ...share(model.secondIteration)]),
    ]);
  return [
    title("First and second iteration", page, "fresh questions on the ten weakest skills"),
    ...fitting([16, 10, 6, 0].map(rows), page),
  ];
};

const categories = (models: readonly ModelReport[], page: Page): Section => {
  const rows = models.flatMap((model) =>
    ordered(model.byCategory).map((group, i) => [
      i === 0 ? named(model, page) : cell(""),
      cell(printable(group.name)),
      ...barred(group.accuracy, 10),
      ...share(group.accuracy),
    ]),
  );
  return rows.length === 0 ? [] : [title("By category", page), ...aligned(rows, page.color)];
};

const logics = (models: readonly ModelReport[], page: Page): Section => {
  const rows = models.map((model) => [
    named(model, page),
    ...gapCells("accuracy", model),
    ...gapCells("responseRate", model),
  ]);
  if (rows.length === 0 || models.every((model) => model.byLogic.length < 2)) return [];
  const stacked = models.flatMap((model) => [
    [named(model, page), ...gapCells("accuracy", model)],
    [cell(""), ...gapCells("responseRate", model)],
  ]);
  return [
    title("Propositional minus predicate", page, "points; + is better at propositional"),
    ...fitting([rows, stacked], page),
  ];
};

/** The papers' length table, where several lengths were asked. */
const lengths = (models: readonly ModelReport[], page: Page): Section => {
  const asked = models.filter((model) => model.byLength.length > 1);
  if (asked.length === 0) return [];
  return [
    title("By length of inference", page, "rule applications in the chain"),
    ...aligned(
      asked.flatMap((model) =>
        model.byLength.map((group, i) => [
          i === 0 ? named(model, page) : cell(""),
          cell(printable(group.name), { align: "right" }),
          ...barred(group.accuracy, 10),
          ...share(group.accuracy),
        ]),
      ),
      page.color,
    ),
  ];
};

const biases = (models: readonly ModelReport[], page: Page): Section => {
  const rows = models.flatMap((model) => {
    const { biases: leaning } = model;
    if (leaning === undefined) return [];
    const line = (what: string, value: string, first = false): readonly Cell[] => [
      first ? named(model, page) : cell(""),
      cell(what, { emphasis: "soft" }),
      cell(value),
    ];
    return [
      line(
        "yes-bias",
        `${differenceText(leaning.yesBias, [leaning.yesBias.n])} ${pValue(leaning.yesBias.p)}`,
        true,
      ),
      line("balanced", shareText(leaning.balancedAccuracy)),
      line("d′", measureText(leaning.sensitivity)),
      line("criterion", measureText(leaning.criterion)),
    ];
  });
  return rows.length === 0
    ? []
    : [
        title("Leaning", page, "yes-bias in points, balanced accuracy, d′, criterion (below 0 leans to yes)"),
        ...aligned(rows, page.color),
      ];
};

const gapCells = (measure: "accuracy" | "responseRate", model: ModelReport): readonly Cell[] => {
  const gap = propositionalMinusPredicate(model, measure);
  return [
    cell(measure === "accuracy" ? "accuracy" : "response", { emphasis: "soft" }),
    cell(points(gap.value), { align: "right", gap: 1 }),
    cell(pointsInterval(gap), { align: "right", emphasis: "soft", gap: 1 }),
    cell(`n ${gap.n.map(count).join("+")}`, { align: "right", emphasis: "soft", gap: 1 }),
  ];
};

const weaknesses = (subject: ModelReport, others: readonly ModelReport[], page: Page): Section => {
  const shown = shownWeaknesses(subject);
  const row = (weakness: Weakness, i: number, ruleWidth: number, typed: boolean, drawn: boolean) => [
    cell(String(i + 1), { align: "right", emphasis: "soft" }),
    cell(clipped(weakness.rule, ruleWidth), { gap: 1 }),
    ...(typed ? [cell(typeOfKind(weakness.kind))] : []),
    cell(printable(weakness.kind), { emphasis: "soft", gap: typed ? 1 : 2 }),
    ...share(weakness.accuracy),
    ...(drawn
      ? [
          cell(percent(weakness.shrunk.value), { align: "right" }),
          cell(percentInterval(weakness.shrunk), { align: "right", emphasis: "soft", gap: 1 }),
        ]
      : []),
    cell(weakness.mark === "weak" ? "weak" : "?", {
      emphasis: weakness.mark === "weak" ? "accent" : "soft",
      gap: drawn ? 2 : 1,
    }),
  ];
  // On a small page the kind must do: it implies the type.
  const layouts = [
    ...[60, 38].map((ruleWidth) => shown.map((weakness, i) => row(weakness, i, ruleWidth, true, true))),
    ...[38, 34, 30, 26].map((ruleWidth) =>
      shown.map((weakness, i) => row(weakness, i, ruleWidth, true, false)),
    ),
    ...[34, 26, 20, 16].map((ruleWidth) =>
      shown.map((weakness, i) => row(weakness, i, ruleWidth, false, false)),
    ),
  ];
  return [
    title(
      `Weakest skills of ${clipped(subject.name, 40)}`,
      page,
      page.width < 110 ? "" : "accuracy of its answers; what the whole tree suggests",
    ),
    ...(shown.length === 0
      ? ["  none: no leaf has a wrong answer"]
      : [
          ...fitting(layouts, page),
          ...wrapped(examinedInShort(subject), page.width - 2).map((line) =>
            emphasised(`  ${line}`, "soft", page.color),
          ),
        ]),
    ...others.map((model) => weakestInOneLine(model, page)),
  ];
};

/** How the questions were put where they were not spread evenly. */
const searches = (models: readonly ModelReport[], page: Page): Section => {
  const searched = models.filter((model) => model.adaptive !== undefined);
  if (searched.length === 0) return [];
  return [
    title("An adaptive run", page, "questions put where they find the weakest skills"),
    ...searched.flatMap((model) =>
      wrapped(`${model.name}: ${searchInWords(model)}`, page.width - 2).map((line) => `  ${line}`),
    ),
  ];
};

const weakestInOneLine = (model: ModelReport, page: Page): string => {
  const [first] = shownWeaknesses(model);
  const told =
    first === undefined
      ? "no leaf has a wrong answer"
      : `weakest ${printable(first.rule)}, ${printable(first.kind)}: ${shareText(first.accuracy)}`;
  return emphasised(`  ${clipped(model.name, page.names)}: ${told}`, "soft", page.color);
};

const example = (subject: ModelReport, page: Page): Section => {
  const weakness = shownWeaknesses(subject).find((candidate) => candidate.example !== undefined);
  const shown = weakness?.example;
  if (weakness === undefined || shown === undefined) return [];
  const told = `${shown.premisesText.join(" ")} Therefore: ${shown.conclusionText}`;
  return [
    title("For example", page, `${printable(weakness.rule)}, ${printable(weakness.kind)}`),
    ...wrapped(told, page.width - 4).map((line) => `  ${line}`),
    emphasised(`  Right: ${shown.label}. Answered: ${clipped(shown.answer, 50)}.`, "soft", page.color),
  ];
};

const teaching = (models: readonly ModelReport[], page: Page): Section =>
  models.flatMap((model) => {
    const { teaching: taught } = model;
    if (taught === undefined) return [];
    const arms = taughtArms(taught).map(([arm, accuracy]) => [
      cell(arm),
      ...barred(accuracy, 10),
      ...share(accuracy),
      ...costCells(taught, arm),
    ]);
    const gains = taught.differences.map((gain) => [
      cell(`${gain.to} − ${gain.from}`),
      cell(points(gain.value), { align: "right" }),
      cell(pointsInterval(gain), { align: "right", emphasis: "soft", gap: 1 }),
      cell(`n ${count(gain.n)}`, { align: "right", emphasis: "soft", gap: 1 }),
      cell(pValue(gain.p)),
    ]);
    return [
      title(
        `Demonstrations, ${clipped(model.name, 40)}`,
        page,
        `${taught.shots} in the prompt, weakness set`,
      ),
      ...aligned(arms, page.color),
      ...aligned(gains, page.color),
    ];
  });

/** The longer prompt's price: tokens a question, about where they are guessed. */
const costCells = ({ cost = [] }: Teaching, arm: TeachingArm): readonly Cell[] => {
  const own = cost.find((one) => one.arm === arm);
  return own === undefined ? [] : [cell(tokensText(own), { align: "right", emphasis: "soft" })];
};

const planted = (models: readonly ModelReport[], page: Page): Section =>
  models.flatMap((model) => {
    const plants = model.planted ?? [];
    if (plants.length === 0) return [];
    const found = plants.filter((plant) => plant.found).length;
    return [
      title(
        `Planted in ${clipped(model.name, 40)}, found among its ten weakest: ${found} of ${plants.length}`,
        page,
      ),
      ...wrapped(
        plants.map((plant) => `${plant.found ? "✓" : "✗"} ${printable(plant.rule)}`).join(" · "),
        page.width - 2,
      ).map((line) => `  ${line}`),
    ];
  });

const steadiness = (models: readonly ModelReport[], page: Page): Section => {
  const rows = models.flatMap((model) =>
    model.steadiness === undefined ? [] : [[named(model, page), ...share(model.steadiness.rate)]],
  );
  const epochs = models.find((model) => model.steadiness !== undefined)?.steadiness?.epochs;
  return rows.length === 0
    ? []
    : [
        title("Flip rate", page, `questions with answers of both kinds, each asked ${epochs} times`),
        ...aligned(rows, page.color),
      ];
};

const readers = (model: ModelReport, page: Page): Section =>
  model.readers === undefined
    ? []
    : [
        title(
          `Readers of answers, ${clipped(model.name, 40)}`,
          page,
          `how far they agree with ${clipped(model.readers[0]?.name ?? "", 14)}`,
        ),
        ...readerLines(model.readers, page),
      ];
