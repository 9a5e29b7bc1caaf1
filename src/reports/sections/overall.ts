/** The whole suite: accuracy (LogicAsker, Figure 3), baselines without reasoning, call outcomes, response bias, and results by task. */
import type { AnswerBiases } from "#scoring/chance";
import { outcomes } from "#scoring/verdict";
import { fullRate, gapAndP, number, present, section, share, table, withNote } from "../blocks.ts";
import type { Cell, Chart, Reference, Section, Table } from "../document.ts";
import { count } from "../numbers.ts";
import type { BagOfWordsBaseline, ModelReport } from "../summary.ts";
import { having, weakestSkills } from "../skills.ts";
import { costCell } from "./about.ts";

type Models = readonly ModelReport[];

export const chanceLine: Reference = { at: 0.5, label: "chance level" };

/** The accuracy of one answer to everything, as a line; none where the models' questions differ in it. */
const baselineLine = (models: Models): Reference | undefined => {
  const [first, ...others] = having(models, "biases").map(({ biases: { guessing } }) => guessing);
  if (first === undefined || first.n === 0 || others.some(({ alwaysYes }) => alwaysYes !== first.alwaysYes))
    return undefined;
  const { alwaysYes, alwaysNo } = first;
  if (alwaysYes === alwaysNo) return chanceLine;
  return alwaysYes > alwaysNo
    ? { at: alwaysYes, label: "always “yes”" }
    : { at: alwaysNo, label: "always “no”" };
};

export const overallSection = (models: Models, baseline?: BagOfWordsBaseline): Section =>
  section(
    "overall",
    "Overall",
    [
      overallChart(models),
      baselineTable(models, baseline),
      outcomeTable(models),
      biasTable(models.map(({ name, biases }) => ({ cells: [name], biases }))),
    ],
    {
      note: isReadable(models)
        ? "every reply was readable"
        : "accuracy: correct of asked; response rate: readable of asked; response accuracy: correct of readable",
    },
  );

/** True if every reply of every model could be read: then a response rate says nothing. */
const isReadable = (models: Models): boolean => models.every(({ responseRate: { value } }) => value === 1);

const overallChart = (models: Models): Chart => {
  const hasSecond = models.some(({ secondIteration }) => secondIteration !== undefined);
  const rates = !isReadable(models);
  const second = `The second iteration asks fresh questions on the ${weakestSkills(models)} of the first. `;
  const columns = [
    "model",
    { heading: "accuracy", mark: "plain" } as const,
    hasSecond && ({ heading: "second iteration", mark: "accent" } as const),
    rates && ({ heading: "response rate", mark: "open" } as const),
    rates && "response accuracy",
  ];
  const rows = models.map((model) => [
    model.name,
    share(model.accuracy),
    hasSecond && share(model.secondIteration),
    rates && fullRate(model),
    rates && share(model.responseAccuracy),
  ]);
  return {
    kind: "chart",
    id: "overall",
    title: hasSecond ? "Overall accuracy, first and second iteration" : "Overall accuracy",
    caption: `${hasSecond ? second : ""}After LogicAsker, Figure 3.`,
    drawing: {
      form: "intervals",
      scale: "share",
      key: `Dot: accuracy on the whole suite.${hasSecond ? " Diamond: accuracy in the second iteration." : ""} ${rates ? " Open dot: response rate." : ""} Lines are 95 % intervals.`,
      reference: baselineLine(models),
    },
    table: table(columns, rows),
  };
};

const outcomeTable = (models: Models): Table => {
  const shown = outcomes.filter(
    (one) => one === "correct" || one === "incorrect" || models.some((model) => model.outcomes[one] > 0),
  );
  return table(
    ["model", ...shown, { heading: "said yes", spare: 1 }, "cost"],
    models.map((model) => [
      model.name,
      ...shown.map((outcome) => number(model.outcomes[outcome])),
      // Other labels than yes and no have no yes rate.
      share((model.biases?.guessing.n ?? 0) > 0 ? model.yesRate : undefined),
      costCell(model),
    ]),
    {
      title: "Call outcomes",
      caption:
        "A reply that is unreadable, empty, refused or truncated is not correct. A failed call is no reply: the run is incomplete. Said yes: of readable answers.",
    },
  );
};

const baselineTable = (models: Models, baseline?: BagOfWordsBaseline): Table | undefined => {
  const words = baseline !== undefined && share(baseline.accuracy);
  const rows = having(models, "biases")
    .filter(({ biases: { guessing } }) => guessing.n > 0)
    .map(({ name, biases: { guessing } }) =>
      present([name, percentCell(guessing.alwaysYes), percentCell(guessing.alwaysNo), words]),
    );
  if (rows.length === 0) return undefined;
  // The same questions have the same baselines, whichever model was asked.
  const isAlike = rows.length > 1 && new Set(rows.map(([, ...cells]) => JSON.stringify(cells))).size === 1;
  const fitted =
    " The bag-of-words baseline is fitted to four fifths of these questions with their answer keys (organon audit).";
  return table(
    ["model", "always “yes”", "always “no”", words && { heading: "bag-of-words baseline", spare: 1 }],
    isAlike ? [["all", ...rows[0]!.slice(1)]] : rows,
    {
      title: "Baselines without reasoning",
      caption: `Accuracy of one answer to everything, on the same questions.${words ? fitted : ""}`,
    },
  );
};

const percentCell = (value: number): Cell => ({ kind: "percent", value, digits: 1 });

/** Response bias and balanced accuracy of rows with biases; without `columns` a row is a model. */
export const biasTable = (
  given: readonly { readonly cells: readonly Cell[]; readonly biases?: AnswerBiases | undefined }[],
  columns: readonly string[] = ["model"],
): Table | undefined => {
  const rows = having(given, "biases").map(({ cells, biases }) => [
    ...cells,
    ...gapAndP(biases.yesBias),
    share(biases.balancedAccuracy),
  ]);
  if (rows.length === 0) return undefined;
  return table([...columns, "response bias", "p", "balanced accuracy"], rows, {
    title: "Response bias",
    caption:
      "Of readable answers alone. Response bias: share of answers yes minus share of gold answers yes, in percentage points. Balanced accuracy: one half for answers that ignore the question.",
  });
};

/** Accuracy and chance level by task; of proofs and countermodels that the checker refused the first line that does not follow. */
export const taskSection = (models: readonly Pick<ModelReport, "name" | "tasks">[]): Section | undefined => {
  const all = having(models, "tasks");
  if (all.length === 0) return undefined;
  const rows = all.flatMap(({ name, tasks: { tasks } }) =>
    tasks.map(({ task, accuracy, chance }): readonly Cell[] => [
      name,
      task,
      share(accuracy),
      chance === null ? "" : percentCell(chance),
    ]),
  );
  const refused = all
    .filter(({ tasks: { refusals } }) => refusals > 0)
    .map(({ name, tasks: { refusals, refused: shown } }) => {
      const first = refusals > shown.length ? `, the first ${count(shown.length)}` : "";
      return table(
        ["question", "task", "first at"],
        shown.map(({ question, task, line, why }) =>
          withNote([{ kind: "code", code: question.slice(0, 12) }, task, line], why),
        ),
        {
          notes: { heading: "why", shown: "each" },
          title: `${name}: ${count(refusals)} refused by the kernel${first}`,
        },
      );
    });
  return section("tasks", "Tasks", [table(["model", "task", "accuracy", "chance level"], rows), ...refused]);
};
