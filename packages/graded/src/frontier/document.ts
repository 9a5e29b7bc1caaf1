/**
 * A frontier: how far each model gets on each dial. Half-points first, then a curve for each dial and task, a map of two
 * dials, and what makes questions difficult by the logistic test model.
 */
import {
  type Block,
  type Cell,
  type Chart,
  count,
  type Document,
  type FittedCurve,
  type Maybe,
  measure,
  number,
  percent,
  present,
  responseText,
  runText,
  type Section,
  section,
  share,
  table,
  type Text,
  crossTable,
  paragraph as text,
} from "organon/commands";
import { accuracyAt, type DialScale, placeOf, settingAt } from "./difficulty/falling-curve.ts";
import { type HalfPoint } from "./difficulty/half-point.ts";
import { type Difficulty, type FrontierReport, type FrontierTask } from "./results.ts";
import { type FrontierMap } from "./walk.ts";

export const frontierJson = ({ tasks, difficulty }: FrontierReport): object => ({
  frontier: tasks.map(({ models, ...task }) => ({
    ...task,
    models: models.map(({ dials, map, ...model }) => ({
      ...model,
      dials: dials.map(({ dial, points, half }) => ({
        dial: dial.name,
        halfPoint: half === undefined ? null : { ...half, curve: undefined, easy: easyLevel(half.curve) },
        points,
      })),
      map: map && { ...map, x: map.x.name, y: map.y.name },
    })),
  })),
  difficulty,
});

export const frontierDocument = ({ tasks, difficulty }: FrontierReport): Document => ({
  title: tasks.length === 1 ? `Frontier, ${tasks[0]?.task ?? ""}` : "Frontier",
  facts: tasks.map(factOf),
  sections: present([
    tasks.length > 0 && halfPointsSection(tasks),
    ...tasks.map((task) => taskSection(task, tasks.length > 1)),
    difficulty !== undefined && difficultySection(difficulty),
    methodSection,
  ]),
});

const factOf = ({ task, run, name, command, models }: FrontierTask): Text => {
  const open = models.filter(({ isFinished }) => !isFinished).length;
  const asked = models.reduce((sum, one) => sum + one.asked, 0);
  const unread = models.flatMap((model) => {
    const words = responseText(model);
    return words === "" ? [] : `; ${model.name}${words}`;
  });
  const head = [`${task}: ${count(asked)} questions, `, ...runText({ run, name }), ...unread];
  const whose = open === 1 ? "a model" : `${open} models`;
  if (open === 0) return head;
  const unfinished = [...head, `, not finished for ${whose}`];
  return command === undefined ? unfinished : [...unfinished, ": continue with ", { code: command }];
};

const halfPointsSection = (tasks: readonly FrontierTask[]): Section => {
  const names = [...new Set(tasks.flatMap(({ models }) => models.map(({ name }) => name)))];
  const rows = tasks.flatMap(({ task, models }) =>
    (models[0]?.dials ?? []).map(({ dial }): readonly Maybe<Cell>[] => [
      tasks.length > 1 && task,
      dial.name,
      ...names.map((name) => {
        const found = models
          .find((one) => one.name === name)
          ?.dials.find((one) => one.dial.name === dial.name);
        return found === undefined ? "" : halfText(found.half, dial);
      }),
    ]),
  );
  return section(
    "half-points",
    "Half-points",
    table([tasks.length > 1 && "task", "parameter", ...names], rows),
    {
      note: "H50: the setting at which accuracy has fallen half-way from its easy level to chance, with 95 %; > and < where nothing that can be asked bounds it",
    },
  );
};

/** "8.4 (7.1 to 9.9)", "> 64" where only a lower bound is known. */
const halfText = (half: HalfPoint | undefined, dial: DialScale): string => {
  if (half === undefined) return "no answer";
  const { value, low, high } = half;
  if (low === null && high === null) return "not known";
  if (high === null) return `> ${settingText(low, dial)}`;
  if (low === null) return `< ${settingText(high, dial)}`;
  return `${settingText(value ?? low, dial)} (${settingText(low, dial)} to ${settingText(high, dial)})`;
};

/** Shares with two digits, what is counted with one. */
const settingText = (setting: number | null, { settings }: DialScale): string =>
  setting === null ? "" : setting.toFixed((settings.at(-1) ?? 0) <= 1 ? 2 : 1);

const easyLevel = ({ chance, level }: HalfPoint["curve"]): number => chance + (1 - chance) * level;

const taskSection = ({ task, chance, held, models }: FrontierTask, isNamed: boolean): Section => {
  const dials = models[0]?.dials.map(({ dial }) => dial) ?? [];
  const blocks: readonly Block[] = [
    ...dials.map((dial) => curveChart(task, dial, chance, models)),
    ...models.flatMap(({ name, map }) => (map === undefined ? [] : [mapChart(task, name, map)])),
  ];
  return section(`task-${task}`, isNamed ? `Task ${task}` : "Accuracy by difficulty parameter", blocks, {
    note: `chance is ${percent(chance)} %; parameters that are not varied: ${Object.entries(held)
      .map(([name, value]) => `${name} ${value}`)
      .join(", ")} (length grows where a setting needs more steps)`,
  });
};

/** Points of a fitted curve, evenly over the dial. */
const curvePoints = 49;

const curveChart = (task: string, dial: DialScale, chance: number, models: FrontierTask["models"]): Chart => {
  const lines = models.map((model) => ({
    name: model.name,
    found: model.dials.find((one) => one.dial.name === dial.name),
  }));
  const settings = [
    ...new Set(lines.flatMap(({ found }) => found?.points.map(({ setting }) => setting) ?? [])),
  ].toSorted((a, b) => a - b);
  const rows = lines.map(({ name, found }) => [
    name,
    ...settings.map((setting) => share(found?.points.find((point) => point.setting === setting)?.accuracy)),
    halfText(found?.half, dial),
  ]);
  return {
    kind: "chart",
    id: `${task}-${dial.name}`,
    title: `Accuracy by ${dial.name}`,
    caption: `H50: ${lines.map(({ name, found }) => `${name} ${halfText(found?.half, dial)}`).join("; ")}.`,
    drawing: {
      form: "curves",
      key: "Points are accuracies with 95 %; the line is the fitted curve, the ring its half-point, the bar through it the half-point's 95 %.",
      x: dial.name,
      at: settings,
      reference: { at: chance, label: "chance" },
      fits: lines.map(({ found }) => (found?.half === undefined ? null : fitOf(dial, found.half))),
      isLogarithmic: dial.isLogarithmic,
    },
    table: table(
      ["model", ...settings.map((setting) => ({ heading: String(setting), mark: "plain" as const })), "H50"],
      rows,
      // A terminal shows the table without its chart's words.
      { title: `Accuracy by ${dial.name}` },
    ),
  };
};

const fitOf = (dial: DialScale, { value, low, high, curve }: HalfPoint): FittedCurve => ({
  points: Array.from({ length: curvePoints }, (_, i) => {
    const at = settingAt(dial, i / (curvePoints - 1));
    return { at, value: accuracyAt(curve, placeOf(dial, at)) };
  }),
  half: { value, low, high, accuracy: accuracyAt(curve, curve.half) },
});

const mapChart = (task: string, model: string, map: FrontierMap): Chart => ({
  kind: "chart",
  id: `map-${task}-${model}`.replace(/[^\w-]+/g, "-"),
  model,
  title: `${model}: ${map.x.name} and ${map.y.name} together`,
  caption: `The line is where ${percent(map.halfway)} % is expected, half-way from the easy level to chance, by a fit to these cells and to each parameter alone.`,
  drawing: {
    form: "map",
    key: "A cell is a pair of settings and its accuracy in per cent.",
    x: map.x.name,
    y: map.y.name,
    contour: { at: map.halfway, expected: map.expected },
  },
  table: crossTable(
    { ...map, y: map.y.name },
    { title: `Accuracy of ${model} by ${map.y.name} (down) and ${map.x.name} (across)` },
  ),
});

const difficultySection = ({ weights, abilities, heldOut }: Difficulty): Section =>
  section(
    "difficulty",
    "What makes questions difficult",
    [
      table(
        ["feature", "adds to difficulty, logits"],
        weights.map(({ name, value, low, high, n }) => [name, measure({ value, low, high, n })]),
        {
          caption:
            "A logit more of difficulty turns 73 % into 50 %, chance apart. Of names the most common has no line: the others are measured against it.",
        },
      ),
      table(
        ["subject", "ability, logits"],
        abilities.map(({ name, value, low, high, n }) => [name, measure({ value, low, high, n })]),
        { title: "Abilities on the same scale" },
      ),
      text(
        `Held out tenth by tenth, predictions miss what came true by ${percent(heldOut.error)} points on average (Brier score ${heldOut.brier.toFixed(3)}, against ${heldOut.brierOfMean.toFixed(3)} for each subject's own mean, n = ${count(heldOut.n)}).`,
      ),
      table(
        ["predicted", "right", "answers"],
        heldOut.bins.map(({ predicted, right }) => [
          { kind: "percent", value: predicted },
          share(right),
          number(right.n),
        ]),
        { title: "Predictions of answers that were not fitted" },
      ),
    ],
    { note: "linear logistic test model (Fischer 1973) with a floor at chance" },
  );

const methodSection: Section = section(
  "method",
  "How it was measured",
  text(
    "A parameter is asked in rounds: first over its whole range, then where the answers so far leave the half-point least certain. The curve is a logistic with its floor at chance, its upper level free. The interval holds the half-points that a likelihood-ratio test does not reject; of thousands of simulated half-points, 95 % lay inside (results/half-points.md). No two questions of a parameter share an argument, so answers are independent.",
  ),
  { role: "background" },
);
