/**
 * Builds the plan of a frontier from its suite: the settings of each difficulty parameter, and the source of its questions. Some
 * settings require more inference steps than the default (cases, laws, quantified premises). The length then grows to the minimum.
 */
import {
  getChance,
  taskGroup,
  taskQuestions,
  getLeakReason,
  getOrInsert,
  type KnownQuestion,
  misuse,
  type Question,
  type Run,
  type Store,
  findTask,
} from "organon/commands";
import { type ParameterScale } from "./difficulty/falling-curve.ts";
import {
  type ParameterName,
  difficultyNames,
  parameterRanges,
  type DifficultyParameters,
  parseParameters,
  getMinLength,
} from "../parameters.ts";
import type { Frontier } from "./suite.ts";
import type { FrontierPlan } from "./walk.ts";

/** The settings of each difficulty parameter: all if there are few, otherwise increasing steps. */
const parameterSettings: Readonly<Record<ParameterName, readonly number[]>> = {
  length: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 32, 40, 50, 64, 80, 100],
  width: [1, 2, 3, 4, 5, 6, 7, 8],
  distractors: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95],
  nearness: [0, 0.25, 0.5, 0.75, 1],
  relations: [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20],
  quantifiers: [0, 1, 2],
  negations: [0, 1, 2, 3],
};

/** Returns a difficulty parameter with its settings. */
export const getParameterScale = (name: ParameterName): ParameterScale => ({
  name,
  settings: parameterSettings[name].filter(
    (setting) => setting >= parameterRanges[name].low && setting <= parameterRanges[name].high,
  ),
  isLogarithmic: name === "length" || undefined,
});

/** Returns the plan that a suite describes. Throws misuse for an unknown difficulty parameter or task, and for settings out of range. */
export const buildFrontierPlan = (suite: Frontier): FrontierPlan => {
  const turned = suite.turned.map(findParameter);
  const base = parseParameters(suite.base);
  const task = findTask(suite.task);
  const buildScale = (name: ParameterName): ParameterScale => {
    const scale = getParameterScale(name);
    const reasons = scale.settings.map((setting) =>
      getLeakReason(task, withSettings(base, { [name]: setting })),
    );
    const settings = scale.settings.filter((_, i) => reasons[i] === undefined);
    if (settings.length > 1) return { ...scale, settings };
    throw misuse(
      reasons.find((why) => why !== undefined) ?? `${name} has one setting`,
      "turn distractors and nearness up, or ask another task",
    );
  };
  const sources = new Map<string, ReturnType<typeof taskQuestions>>();
  const drawQuestion = (settings: Readonly<Record<string, number>>, k: number): Question | undefined => {
    const dials = withSettings(base, settings);
    if (getLeakReason(task, dials) !== undefined) return undefined;
    return getOrInsert(sources, JSON.stringify(dials), () => taskQuestions({ ...suite, parameters: dials }))(
      k,
    );
  };
  const first = turned[0] ?? "length";
  const sample = drawQuestion({ [first]: base[first] }, 0);
  return {
    dials: turned.map(buildScale),
    chance: sample === undefined ? 0 : getChance(sample),
    budget: suite.budget,
    round: suite.round,
    drawQuestion,
  };
};

/** Returns the plan of a stored run for reports. Only questions that the run does not hold are generated. */
export const loadStoredPlan = async (
  run: Run,
  suite: Frontier,
  store: Store,
): Promise<FrontierPlan<KnownQuestion>> => {
  const stored = new Map<string | null, KnownQuestion>();
  for await (const { group, ...question } of store.select(run, { fields: ["group", "id", "tags"] }))
    stored.set(group, question);
  const plan = buildFrontierPlan(suite);
  const base = parseParameters(suite.base);
  return {
    ...plan,
    drawQuestion: (settings, k) => {
      const group = taskGroup(suite.seed, k, withSettings(base, settings));
      return stored.get(group) ?? plan.drawQuestion(settings, k);
    },
  };
};

/** Returns all difficulty parameters with some of them set, at the minimum length or more. */
export const withSettings = (
  base: DifficultyParameters,
  settings: Readonly<Record<string, number>>,
): DifficultyParameters => {
  const dials = { ...base, ...settings };
  return { ...dials, length: Math.max(dials.length, getMinLength(dials)) };
};

const findParameter = (name: string): ParameterName => {
  const found = difficultyNames.find((dial) => dial === name);
  if (found === undefined)
    throw misuse(`unknown difficulty parameter ${name}`, `of ${difficultyNames.join(", ")}`);
  return found;
};
