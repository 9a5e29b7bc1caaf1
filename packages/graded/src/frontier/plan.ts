/**
 * Builds the plan of a frontier from its suite: the settings of each difficulty parameter, and the source of its questions. Some
 * settings require more inference steps than the default (cases, laws, quantified premises). The length then grows to the minimum.
 */
import {
  chanceOf,
  taskGroup,
  taskQuestions,
  getLeakReason,
  getOrInsert,
  type KnownQuestion,
  misuse,
  type Question,
  type Run,
  type Store,
  taskNamed,
} from "organon/commands";
import { type DialScale } from "./difficulty/falling-curve.ts";
import { type DialName, dialNames, dialRanges, type Dials, readDials, shortestFor } from "../parameters.ts";
import type { Frontier } from "./suite.ts";
import type { FrontierPlan } from "./walk.ts";

/** The settings of each difficulty parameter: all if there are few, otherwise increasing steps. */
const settingsOf: Readonly<Record<DialName, readonly number[]>> = {
  length: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 32, 40, 50, 64, 80, 100],
  width: [1, 2, 3, 4, 5, 6, 7, 8],
  distractors: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95],
  nearness: [0, 0.25, 0.5, 0.75, 1],
  relations: [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20],
  quantifiers: [0, 1, 2],
  negations: [0, 1, 2, 3],
};

/** Returns a difficulty parameter with its settings. */
export const dialScale = (name: DialName): DialScale => ({
  name,
  settings: settingsOf[name].filter(
    (setting) => setting >= dialRanges[name].low && setting <= dialRanges[name].high,
  ),
  isLogarithmic: name === "length" || undefined,
});

/** Returns the plan that a suite describes. Throws misuse for an unknown difficulty parameter or task, and for settings out of range. */
export const frontierPlanOf = (suite: Frontier): FrontierPlan => {
  const turned = suite.turned.map(dialNamed);
  const base = readDials(suite.base);
  const task = taskNamed(suite.task);
  /** Returns the settings that don't leak the answers, with the other difficulty parameters unchanged. */
  const scaleOf = (name: DialName): DialScale => {
    const scale = dialScale(name);
    const reasons = scale.settings.map((setting) =>
      getLeakReason(task, dialsWith(base, { [name]: setting })),
    );
    const settings = scale.settings.filter((_, i) => reasons[i] === undefined);
    if (settings.length > 1) return { ...scale, settings };
    throw misuse(
      reasons.find((why) => why !== undefined) ?? `${name} has one setting`,
      "turn distractors and nearness up, or ask another task",
    );
  };
  const sources = new Map<string, ReturnType<typeof taskQuestions>>();
  const questionAt = (settings: Readonly<Record<string, number>>, k: number): Question | undefined => {
    const dials = dialsWith(base, settings);
    if (getLeakReason(task, dials) !== undefined) return undefined;
    return getOrInsert(sources, JSON.stringify(dials), () => taskQuestions({ ...suite, parameters: dials }))(
      k,
    );
  };
  const first = turned[0] ?? "length";
  const sample = questionAt({ [first]: base[first] }, 0);
  return {
    dials: turned.map(scaleOf),
    chance: sample === undefined ? 0 : chanceOf(sample),
    budget: suite.budget,
    round: suite.round,
    questionAt,
  };
};

/** Returns the plan of a stored run for reports. Only questions that the run does not hold are generated. */
export const storedPlanOf = async (
  run: Run,
  suite: Frontier,
  store: Store,
): Promise<FrontierPlan<KnownQuestion>> => {
  const stored = new Map<string | null, KnownQuestion>();
  for await (const { group, ...question } of store.select(run, { fields: ["group", "id", "tags"] }))
    stored.set(group, question);
  const plan = frontierPlanOf(suite);
  const base = readDials(suite.base);
  return {
    ...plan,
    questionAt: (settings, k) => {
      const group = taskGroup(suite.seed, k, dialsWith(base, settings));
      return stored.get(group) ?? plan.questionAt(settings, k);
    },
  };
};

/** Returns all difficulty parameters with some of them set, at the minimum length or more. */
export const dialsWith = (base: Dials, settings: Readonly<Record<string, number>>): Dials => {
  const dials = { ...base, ...settings };
  return { ...dials, length: Math.max(dials.length, shortestFor(dials)) };
};

const dialNamed = (name: string): DialName => {
  const found = dialNames.find((dial) => dial === name);
  if (found === undefined) throw misuse(`unknown difficulty parameter ${name}`, `of ${dialNames.join(", ")}`);
  return found;
};
