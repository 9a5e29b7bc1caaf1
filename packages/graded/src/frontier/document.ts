/** A frontier: how far each model gets on each difficulty parameter. Half-points first, then a curve for each parameter and task. */
import {
  type Cell,
  type Chart,
  count,
  type Document,
  type FittedCurve,
  type Maybe,
  percent,
  present,
  responseText,
  runText,
  type Section,
  section,
  share,
  table,
  type Text,
  paragraph as text,
} from "organon/commands";
import { evaluateCurve, type ParameterScale, toPosition, toSetting } from "./difficulty/falling-curve.ts";
import { type HalfPoint } from "./difficulty/half-point.ts";
import type { FrontierTask } from "./results.ts";

export const frontierJson = (tasks: readonly FrontierTask[]): object => ({
  frontier: tasks.map(({ models, ...task }) => ({
    ...task,
    models: models.map(({ dials, ...model }) => ({
      ...model,
      dials: dials.map(({ dial, points, half }) => ({
        dial: dial.name,
        halfPoint: half === undefined ? null : { ...half, curve: undefined, easy: easyLevel(half.curve) },
        points,
      })),
    })),
  })),
});

export const frontierDocument = (tasks: readonly FrontierTask[]): Document => ({
  title: tasks.length === 1 ? `Frontier, ${tasks[0]?.task ?? ""}` : "Frontier",
  facts: tasks.map(renderFacts),
  sections: present([
    tasks.length > 0 && halfPointsSection(tasks),
    ...tasks.map((task) => taskSection(task, tasks.length > 1)),
    methodSection,
  ]),
});

const renderFacts = ({ task, run, name, command, models }: FrontierTask): Text => {
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

const halfText = (half: HalfPoint | undefined, dial: ParameterScale): string => {
  if (half === undefined) return "no answer";
  const { value, low, high } = half;
  if (low === null && high === null) return "not known";
  if (high === null) return `> ${settingText(low, dial)}`;
  if (low === null) return `< ${settingText(high, dial)}`;
  return `${settingText(value ?? low, dial)} (${settingText(low, dial)} to ${settingText(high, dial)})`;
};

const settingText = (setting: number | null, { settings }: ParameterScale): string =>
  setting === null ? "" : setting.toFixed((settings.at(-1) ?? 0) <= 1 ? 2 : 1);

const easyLevel = ({ chance, level }: HalfPoint["curve"]): number => chance + (1 - chance) * level;

const taskSection = ({ task, chance, held, models }: FrontierTask, isNamed: boolean): Section => {
  const dials = models[0]?.dials.map(({ dial }) => dial) ?? [];
  const blocks = dials.map((dial) => curveChart(task, dial, chance, models));
  return section(`task-${task}`, isNamed ? `Task ${task}` : "Accuracy by difficulty parameter", blocks, {
    note: `chance is ${percent(chance)} %; parameters that are not varied: ${Object.entries(held)
      .map(([name, value]) => `${name} ${value}`)
      .join(", ")} (length grows where a setting needs more steps)`,
  });
};

/** Points of a fitted curve, evenly over the dial. */
const curvePoints = 49;

const curveChart = (
  task: string,
  dial: ParameterScale,
  chance: number,
  models: FrontierTask["models"],
): Chart => {
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
      fits: lines.map(({ found }) => (found?.half === undefined ? null : toFittedCurve(dial, found.half))),
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

const toFittedCurve = (dial: ParameterScale, { value, low, high, curve }: HalfPoint): FittedCurve => ({
  points: Array.from({ length: curvePoints }, (_, i) => {
    const at = toSetting(dial, i / (curvePoints - 1));
    return { at, value: evaluateCurve(curve, toPosition(dial, at)) };
  }),
  half: { value, low, high, accuracy: evaluateCurve(curve, curve.half) },
});

const methodSection: Section = section(
  "method",
  "How it was measured",
  text(
    "A parameter is asked in rounds: first over its whole range, then where the answers so far leave the half-point least certain. The curve is a logistic with its floor at chance, its upper level free. The interval holds the half-points that a likelihood-ratio test does not reject; of thousands of simulated half-points, 95 % lay inside (results/half-points.md). No two questions of a parameter share an argument, so answers are independent.",
  ),
  { role: "background" },
);
