/**
 * Measures a difficulty frontier: a model's accuracy along each difficulty parameter, with the others at their defaults. All parameters are
 * asked in rounds, each at the settings that determine the half-point best (`difficulty/next-settings.ts`). At the end, pairs of settings of two
 * parameters around their half-points are asked. A frontier is one run whose calls grow, with a separate walk per model.
 */
import {
  createTurns,
  type Estimate,
  isCorrect,
  type KnownQuestion,
  proportion,
  type Question,
  type Run,
  type Score,
  type Store,
  type Walk,
  walkingCalls,
  type WalkOptions,
  walkRun,
} from "organon/commands";
import { dialSurface } from "./difficulty/dial-surface.ts";
import { type DialScale } from "./difficulty/falling-curve.ts";
import { type HalfPoint, halfPointOf, type SettingAnswers } from "./difficulty/half-point.ts";
import { nextSettings, settingsAround } from "./difficulty/next-settings.ts";

/** The difficulty parameters that are varied, and the source of their questions. */
export type FrontierPlan<One extends KnownQuestion = Question> = {
  readonly dials: readonly DialScale[];
  /** The names of two difficulty parameters that are varied together at the end. */
  readonly map?: readonly [string, string];
  /** The accuracy of guessing. */
  readonly chance: number;
  /** Questions per difficulty parameter, and as many again for the map. */
  readonly budget: number;
  /** Questions per difficulty parameter and round. */
  readonly round: number;
  /**
   * Returns the k-th question with these settings by parameter name, the other parameters at their defaults;
   * undefined if it can't be generated. Its tags hold the actual settings.
   */
  readonly questionAt: (settings: Readonly<Record<string, number>>, k: number) => One | undefined;
};

/** The progress when the next questions are asked. */
export type FrontierProgress = { readonly model: string; readonly asked: number; readonly of: number };

/** A model's answers along one difficulty parameter. */
type DialFrontier = {
  readonly dial: DialScale;
  readonly points: readonly { readonly setting: number; readonly accuracy: Estimate }[];
  /** Absent without a reply. */
  readonly half?: HalfPoint;
};

/** Two difficulty parameters together: observed and expected accuracy, row by row. */
export type FrontierMap = {
  readonly x: DialScale;
  readonly y: DialScale;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly cells: readonly (readonly Estimate[])[];
  readonly expected: readonly (readonly number[])[];
  /** The accuracy half-way between the easy level and chance. */
  readonly halfway: number;
};

export type FrontierResult = {
  readonly model: string;
  readonly isFinished: boolean;
  readonly asked: number;
  readonly dials: readonly DialFrontier[];
  readonly map?: FrontierMap;
};

/** Returns the calls that follow from a subject's answers: `askPlan`'s `more`. */
export const frontierCalls = (
  plan: FrontierPlan,
  options: WalkOptions,
  onRound?: (progress: FrontierProgress) => void,
): ReturnType<typeof walkingCalls> =>
  walkingCalls(
    options,
    () => openFrontier(plan),
    (model, asked) => onRound?.({ model, asked, of: maxQuestions(plan) }),
  );

/** Returns the frontier of each model of a stored run, without model calls. */
export const frontierResults = async (
  run: Run,
  store: Store,
  reader: string,
  plan: FrontierPlan<KnownQuestion>,
): Promise<readonly FrontierResult[]> =>
  (await walkRun(run, store, reader, () => openFrontier(plan))).map(({ model, walk }) => walk.result(model));

/** Returns the maximum number of questions per model. */
export const maxQuestions = ({ dials, map, budget }: FrontierPlan<KnownQuestion>): number =>
  budget * (dials.length + (map === undefined ? 0 : 1));

type FrontierWalk<One extends KnownQuestion> = Walk<One> & {
  readonly result: (model: string) => FrontierResult;
};

/** A question with the settings that it was drawn for. Only this part of the question is kept, because questions may be long. */
type Drawn = { readonly question: KnownQuestion; readonly settings: Readonly<Record<string, number>> };

const openFrontier = <One extends KnownQuestion>(plan: FrontierPlan<One>): FrontierWalk<One> => {
  const ids = new Set<string>();
  const answers = plan.dials.map((): Drawn[] => []);
  const outcomes = new Map<string, boolean>();
  const turns = new Map<string, number>();
  const spent = plan.dials.map(() => 0);
  let onMap: readonly Drawn[] | undefined;
  /** The questions drawn since the last answers. */
  let pending: One[] = [];
  let isDone = false;
  // Proofs of a hundred steps take long to draw: requests and signals get a turn between two questions.
  const turn = createTurns();

  /** Draws a question for each of the settings, none that was drawn before. */
  const draw = async (wanted: readonly Readonly<Record<string, number>>[]): Promise<readonly Drawn[]> => {
    const found: Drawn[] = [];
    for (const settings of wanted) {
      const name = JSON.stringify(settings);
      for (let tries = 0; tries < maxTurns; tries++) {
        await turn();
        const k = turns.get(name) ?? 0;
        turns.set(name, k + 1);
        const question = plan.questionAt(settings, k);
        if (question === undefined || ids.has(question.id)) continue;
        ids.add(question.id);
        pending.push(question);
        found.push({ question: { id: question.id, tags: question.tags }, settings });
        break;
      }
    }
    return found;
  };

  const counted = (place: number): readonly SettingAnswers[] =>
    settingAnswers(plan.dials[place]!.name, answers[place]!, outcomes);

  const drawOnDials = async (): Promise<void> => {
    for (const [place, dial] of plan.dials.entries()) {
      const left = plan.budget - spent[place]!;
      const isFirst = answers[place]!.length === 0;
      const max = isFirst ? Math.min(left, firstRound) : Math.min(left, plan.round);
      const wanted = nextSettings(dial, counted(place), plan.chance, max);
      spent[place]! += wanted.length;
      answers[place]!.push(...(await draw(wanted.map((setting) => ({ [dial.name]: setting })))));
    }
  };

  const mapDials = plan.map?.map((name) => plan.dials.find((dial) => dial.name === name));

  const drawOnMap = async (): Promise<readonly Drawn[]> => {
    const [x, y] = mapDials ?? [];
    if (x === undefined || y === undefined) return [];
    const settingsOf = (dial: DialScale): readonly number[] => {
      const half = halfPointOf(dial, counted(plan.dials.indexOf(dial)), plan.chance);
      return settingsAround(dial, half?.curve.half ?? 0.5);
    };
    const [columns, rows] = [settingsOf(x), settingsOf(y)];
    const cells = rows.flatMap((row) => columns.map((column) => ({ [x.name]: column, [y.name]: row })));
    const each = Math.max(1, Math.floor(plan.budget / cells.length));
    return draw(cells.flatMap((settings) => Array.from({ length: each }, () => settings)));
  };

  const drawNext = async (): Promise<void> => {
    pending = [];
    await drawOnDials();
    if (pending.length === 0 && onMap === undefined && plan.map !== undefined) onMap = await drawOnMap();
  };

  return {
    pending: () => pending,
    asked: () => ids.size,
    next: async (scores) => {
      if (isDone) return [];
      const found = pending.map(({ id }) => scores.get(id));
      if (found.includes(undefined)) return undefined;
      for (const score of found) if (score !== undefined) take(outcomes, score);
      await drawNext();
      if (pending.length === 0) isDone = true;
      return pending;
    },
    result: (model) => {
      const dials = plan.dials.map((dial, place): DialFrontier => {
        const half = halfPointOf(dial, counted(place), plan.chance);
        const points = counted(place).map(({ setting, right, asked }) => ({
          setting,
          accuracy: proportion(right, asked),
        }));
        return { dial, points, half };
      });
      const onEither = answers.flatMap((drawn, place) =>
        plan.map?.includes(plan.dials[place]!.name) === true ? drawn : [],
      );
      const map = onMap === undefined ? undefined : mapOf(plan, dials, onEither, onMap, outcomes);
      return { model, isFinished: isDone, asked: ids.size, dials, map };
    },
  };
};

/** A setting is exhausted after this many draws in a row without a new question. */
const maxTurns = 50;

/** The first round covers the whole range of the parameter. */
const firstRound = 32;

/** Records replies, as accuracy counts them; not failed calls. */
const take = (outcomes: Map<string, boolean>, score: Score): void => {
  const isRight = isCorrect(score);
  if (isRight !== undefined) outcomes.set(score.questionId, isRight);
};

/** Returns the actual setting of a drawn question. */
const builtSetting = ({ question, settings }: Drawn, dial: string): number | undefined => {
  const built = Number(question.tags[dial]);
  return Number.isFinite(built) ? built : settings[dial];
};

/** Returns the answers by setting, easiest first. */
const settingAnswers = (
  dial: string,
  drawn: readonly Drawn[],
  outcomes: ReadonlyMap<string, boolean>,
): readonly SettingAnswers[] => {
  const counts = new Map<number, { right: number; asked: number }>();
  for (const one of drawn) {
    const isRight = outcomes.get(one.question.id);
    const setting = builtSetting(one, dial);
    if (isRight === undefined || setting === undefined) continue;
    const { right, asked } = counts.get(setting) ?? { right: 0, asked: 0 };
    counts.set(setting, { right: right + Number(isRight), asked: asked + 1 });
  }
  return [...counts]
    .map(([setting, count]) => ({ setting, ...count }))
    .toSorted((a, b) => a.setting - b.setting);
};

const mapOf = (
  { chance }: Pick<FrontierPlan, "chance">,
  dials: readonly DialFrontier[],
  alone: readonly Drawn[],
  together: readonly Drawn[],
  outcomes: ReadonlyMap<string, boolean>,
): FrontierMap | undefined => {
  const names = Object.keys(together[0]?.settings ?? {});
  const [across, down] = names.map((name) => dials.find(({ dial }) => dial.name === name));
  if (across === undefined || down === undefined) return undefined;
  const [x, y] = [across.dial, down.dial];
  const distinct = (name: string): readonly number[] =>
    [...new Set(together.map(({ settings }) => settings[name] ?? 0))].toSorted((a, b) => a - b);
  const [columns, rows] = [distinct(x.name), distinct(y.name)];
  const rightAt = (row: number, column: number): readonly boolean[] =>
    together
      .filter(({ settings }) => settings[x.name] === column && settings[y.name] === row)
      .flatMap(({ question }) => outcomes.get(question.id) ?? []);
  // The higher of the two easy levels: the other parameter's default may already lower the accuracy.
  const level = Math.max(across.half?.curve.level ?? 0, down.half?.curve.level ?? 0) || 1;
  const pairs = [...alone, ...together].flatMap((one) => {
    const isRight = outcomes.get(one.question.id);
    const [at, on] = [builtSetting(one, x.name), builtSetting(one, y.name)];
    return isRight === undefined || at === undefined || on === undefined
      ? []
      : [{ x: at, y: on, right: Number(isRight), asked: 1 }];
  });
  const expectedAt = dialSurface([x, y], pairs, { chance, level });
  return {
    x,
    y,
    columns,
    rows,
    cells: rows.map((row) =>
      columns.map((column) => {
        const right = rightAt(row, column);
        return proportion(right.filter(Boolean).length, right.length);
      }),
    ),
    expected: rows.map((row) => columns.map((column) => expectedAt({ x: column, y: row }))),
    halfway: chance + ((1 - chance) * level) / 2,
  };
};
