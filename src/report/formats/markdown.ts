/**
 * The report as GitHub-flavoured Markdown: the sentences of the findings, then the papers' tables. Text from
 * outside is escaped, so that no name or reply becomes a heading, a link, a cell border or a tag.
 */
import type { Estimate } from "#scores";
import { propositionalMinusPredicate } from "../difference.ts";
import { findings } from "../findings.ts";
import {
  costText,
  count,
  dateInWords,
  differenceText,
  measureText,
  pValue,
  percent,
  percentInterval,
  shareText,
  tokensText,
} from "../numbers.ts";
import { examinedInWords, searchInWords } from "../examination.ts";
import { printable } from "../printable.ts";
import {
  type ModelReport,
  type StudyReport,
  groupNames,
  shownWeaknesses,
  suiteText,
  taughtArms,
  typeOfKind,
} from "../summary.ts";

/** The report as Markdown, with a final newline. */
export const renderMarkdown = (report: StudyReport): string =>
  [
    "# Logical reasoning, skill by skill",
    `${plain(suiteText(report))}; run ${code(report.run)}, ${plain(dateInWords(report.date))}.`,
    findings(report)
      .map(({ claim, evidence }) => `- ${plain(claim)}${evidence === "" ? "" : ` (${plain(evidence)})`}`)
      .join("\n"),
    ...modelTable(report.models),
    ...overallTable(report.models),
    ...categoryTable(report.models),
    ...logicTable(report.models),
    ...lengthTable(report.models),
    ...biasTable(report.models),
    ...searchParagraph(report.models),
    ...report.models.flatMap(weaknessTable),
    ...teachingTable(report.models),
    ...report.models.flatMap(plantedTable),
    ...steadinessTable(report.models),
    ...report.models.flatMap(readerTable),
    "## Method",
    "Accuracy is correct over readable, response rate readable over asked; a failed call is not a wrong answer. Square brackets hold 95 % intervals (Wilson's for shares, Newcombe's for differences; p is McNemar's, exact and two-sided), n is the number of answers a share rests on. The key of every question is proved.",
    `Again: ${code(report.command)} (${Object.entries(report.versions)
      .map(([name, version]) => `${plain(name)} ${plain(version)}`)
      .join(", ")}).`,
  ]
    .filter((block) => block !== "")
    .join("\n\n")
    .concat("\n");

/** Printable text with every sign that Markdown could read made harmless. */
export const plain = (text: string): string =>
  printable(text)
    .replace(/[\\`*_[\]|~#&!@]/g, "\\$&")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    // GitHub makes links of bare addresses.
    .replace(/:\/\//g, "\\://")
    .replace(/www\./gi, "www\\.");

/** Printable text as code; the fence is longer than any run of backticks inside. */
export const code = (text: string): string => {
  const shown = printable(text);
  const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = longest > 0 ? " " : "";
  return `${fence}${space}${shown}${space}${fence}`;
};

/** Code inside a table, where GitHub reads a bar before it reads backticks. */
const cellCode = (text: string): string => code(text).replace(/\|/g, "\\|");

/** A table of cells that are Markdown already. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const modelTable = (models: readonly ModelReport[]): readonly string[] => [
  "## Models",
  table(
    ["name", "model", "organisation", "launch date", "calls", "cost"],
    models.map((model) => [
      plain(model.name),
      cellCode(model.id),
      plain(model.organisation),
      plain(model.launched),
      count(model.cost.calls),
      plain(costText(model.cost)),
    ]),
  ),
];

const optional = (estimate: Estimate | undefined): string =>
  estimate === undefined ? "" : shareText(estimate);

const overallTable = (models: readonly ModelReport[]): readonly string[] => [
  "## Overall",
  table(
    ["model", "accuracy", "correct of asked", "response rate", "second iteration", "said yes"],
    models.map((model) => [
      plain(model.name),
      shareText(model.accuracy),
      shareText(model.accuracyOfAsked),
      shareText(model.responseRate),
      optional(model.secondIteration),
      shareText(model.yesRate),
    ]),
  ),
];

const categoryTable = (models: readonly ModelReport[]): readonly string[] => {
  const names = groupNames(models, (model) => model.byCategory);
  return names.length === 0
    ? []
    : [
        "## Accuracy by category",
        table(
          ["model", ...names.map(plain)],
          models.map((model) => [
            plain(model.name),
            ...names.map((name) => optional(model.byCategory.find((group) => group.name === name)?.accuracy)),
          ]),
        ),
      ];
};

const logicTable = (models: readonly ModelReport[]): readonly string[] => [
  "## Propositional minus predicate, in points",
  table(
    ["model", "accuracy", "response rate"],
    models.map((model) => {
      const accuracy = propositionalMinusPredicate(model, "accuracy");
      const responseRate = propositionalMinusPredicate(model, "responseRate");
      return [
        plain(model.name),
        differenceText(accuracy, accuracy.n),
        differenceText(responseRate, responseRate.n),
      ];
    }),
  ),
];

/** The papers' Table 3, where several lengths were asked. */
const lengthTable = (models: readonly ModelReport[]): readonly string[] => {
  const names = groupNames(models, (model) => model.byLength);
  return names.length < 2
    ? []
    : [
        "## Accuracy by length of inference",
        table(
          ["length", ...names.map(plain)],
          models.map((model) => [
            plain(model.name),
            ...names.map((name) => optional(model.byLength.find((group) => group.name === name)?.accuracy)),
          ]),
        ),
      ];
};

const biasTable = (models: readonly ModelReport[]): readonly string[] => {
  const leaning = models.flatMap(({ name, biases }) => (biases === undefined ? [] : [{ name, biases }]));
  return leaning.length === 0
    ? []
    : [
        "## Leaning",
        table(
          ["model", "yes-bias, points", "p", "balanced accuracy", "d′", "criterion"],
          leaning.map(({ name, biases: { yesBias, balancedAccuracy, sensitivity, criterion } }) => [
            plain(name),
            differenceText(yesBias, [yesBias.n]),
            pValue(yesBias.p),
            shareText(balancedAccuracy),
            measureText(sensitivity),
            measureText(criterion),
          ]),
        ),
      ];
};

const weaknessTable = (model: ModelReport): readonly string[] => {
  const shown = shownWeaknesses(model);
  return [
    `## Weakest skills of ${plain(model.name)}`,
    shown.length === 0
      ? "No leaf has a wrong answer."
      : table(
          ["rule", "type", "kind", "accuracy", "by the tree", "q", "", "example"],
          shown.map((weakness) => [
            plain(weakness.rule),
            typeOfKind(weakness.kind),
            plain(weakness.kind),
            shareText(weakness.accuracy),
            `${percent(weakness.shrunk.value)} % ${percentInterval(weakness.shrunk)}`,
            weakness.q < 0.001 ? "< 0.001" : weakness.q.toFixed(3),
            weakness.mark,
            weakness.example === undefined
              ? ""
              : plain(
                  `${weakness.example.premisesText.join(" ")} Therefore: ${weakness.example.conclusionText} (right: ${weakness.example.label}; answered: ${weakness.example.answer})`,
                ),
          ]),
        ),
    ...(shown.length === 0 ? [] : [plain(examinedInWords(model))]),
  ];
};

const searchParagraph = (models: readonly ModelReport[]): readonly string[] => {
  const searched = models.filter((model) => model.adaptive !== undefined);
  return searched.length === 0
    ? []
    : [
        "## An adaptive run",
        searched.map((model) => `- ${plain(model.name)}: ${plain(searchInWords(model))}`).join("\n"),
      ];
};

const teachingTable = (models: readonly ModelReport[]): readonly string[] => {
  const taught = models.flatMap((model) =>
    model.teaching === undefined ? [] : [{ name: model.name, teaching: model.teaching }],
  );
  if (taught.length === 0) return [];
  const hasNearest = taught.some(({ teaching }) => teaching.nearest !== undefined);
  const costs = taught.flatMap(({ name, teaching }) =>
    (teaching.cost ?? []).map((cost) => [plain(name), cost.arm, tokensText(cost)]),
  );
  return [
    "## Demonstrations",
    table(
      ["model", "shots", "zero", "random", "weak", ...(hasNearest ? ["nearest"] : [])],
      taught.map(({ name, teaching }) => [
        plain(name),
        String(teaching.shots),
        ...taughtArms(teaching).map(([, accuracy]) => shareText(accuracy)),
      ]),
    ),
    table(
      ["model", "paired difference", "points", "p"],
      taught.flatMap(({ name, teaching }) =>
        teaching.differences.map((gain) => [
          plain(name),
          `${gain.to} − ${gain.from}`,
          differenceText(gain, [gain.n]),
          pValue(gain.p),
        ]),
      ),
    ),
    ...(costs.length === 0 ? [] : [table(["model", "way", "sent"], costs)]),
  ];
};

const plantedTable = (model: ModelReport): readonly string[] =>
  model.planted === undefined || model.planted.length === 0
    ? []
    : [
        `## Planted in ${plain(model.name)} and found`,
        table(
          ["planted rule", "among the ten weakest"],
          model.planted.map((plant) => [plain(plant.rule), plant.found ? "yes" : "no"]),
        ),
      ];

const steadinessTable = (models: readonly ModelReport[]): readonly string[] => {
  const rows = models.flatMap(({ name, steadiness }) =>
    steadiness === undefined
      ? []
      : [[plain(name), String(steadiness.epochs), count(steadiness.flipped), shareText(steadiness.rate)]],
  );
  return rows.length === 0
    ? []
    : [
        "## Flip rate",
        "Questions that got answers of both kinds, of those that were answered readably more than once.",
        table(["model", "epochs", "flipped", "flip rate"], rows),
      ];
};

const readerTable = ({ name, readers }: ModelReport): readonly string[] =>
  readers === undefined
    ? []
    : [
        `## Readers of the answers of ${plain(name)}`,
        table(
          [
            "reader",
            "accuracy",
            "correct of asked",
            "response rate",
            `agrees with ${plain(readers[0]?.name ?? "")}`,
            "differs",
          ],
          readers.map((reader) => [
            plain(reader.name),
            shareText(reader.accuracy),
            shareText(reader.accuracyOfAsked),
            shareText(reader.responseRate),
            shareText(reader.agreement),
            count(reader.differs),
          ]),
        ),
      ];
