/**
 * A frontier: how far a model gets on each dial, others as usual. Every dial is asked in rounds, all dials at once, each round
 * where the half-point is known least (`#scores` nextSettings), and at last pairs of settings of two dials around their
 * half-points. It is one run whose calls grow, each model with a walk of its own.
 */
import type { Question } from "#items/question";
import { dialSurface } from "#scores/difficulty/dial-surface";
import type { DialScale } from "#scores/difficulty/falling-curve";
import { halfPointOf, type HalfPoint, type SettingAnswers } from "#scores/difficulty/half-point";
import { nextSettings, settingsAround } from "#scores/difficulty/next-settings";
import { proportion, type Estimate } from "#scores/estimate";
import type { Score } from "#scores/verdict";
import type { Run, Store } from "../store.ts";
import { walked, walkingCalls, type KnownQuestion, type Walk, type WalkOptions } from "./walk.ts";

/** Which dials are turned, and where their questions come from. */
export type FrontierPlan<One extends KnownQuestion = Question> = {
  readonly dials: readonly DialScale[];
  /** Two of the dials, by their names, that are turned together in the end. */
  readonly map?: readonly [string, string];
  /** What guessing brings. */
  readonly chance: number;
  /** Questions for each dial, and as many again for the map. */
  readonly budget: number;
  /** Questions for each dial between two looks at the answers. */
  readonly round: number;
  /**
   * The k-th question with these settings by the dials' names, the other dials as usual; undefined where it cannot be
   * made. Its tags say the settings as they were built.
   */
  readonly questionAt: (settings: Readonly<Record<string, number>>, k: number) => One | undefined;
};

/** What is known when the next questions are put. */
export type FrontierProgress = { readonly model: string; readonly asked: number; readonly of: number };

/** One dial as a model answered along it. */
type DialFrontier = {
  readonly dial: DialScale;
  readonly points: readonly { readonly setting: number; readonly accuracy: Estimate }[];
  /** Absent without a readable answer. */
  readonly half?: HalfPoint;
};

/** Two dials together: what was asked, and what is expected, row by row. */
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

/** How far a model gets. */
export type FrontierResult = {
  readonly model: string;
  readonly isFinished: boolean;
  readonly asked: number;
  readonly dials: readonly DialFrontier[];
  readonly map?: FrontierMap;
};

/** The calls that follow from a subject's answers: `askPlan`'s `more`. */
export const frontierCalls = (
  plan: FrontierPlan,
  options: WalkOptions,
  onRound?: (progress: FrontierProgress) => void,
): ReturnType<typeof walkingCalls<FrontierWalk<Question>>> =>
  walkingCalls(
    options,
    () => openFrontier(plan),
    (model, _, asked) => onRound?.({ model, asked, of: maxQuestions(plan) }),
  );

/** What a stored frontier shows of each of its models, asking nothing. */
export const frontierResults = async (
  run: Run,
  store: Store,
  reader: string,
  plan: FrontierPlan<KnownQuestion>,
): Promise<readonly FrontierResult[]> =>
  (await walked(run, store, reader, () => openFrontier(plan))).map(({ model, walk }) => walk.result(model));

/** Questions of one model, at most. */
export const maxQuestions = ({ dials, map, budget }: FrontierPlan<KnownQuestion>): number =>
  budget * (dials.length + (map === undefined ? 0 : 1));

type FrontierWalk<One extends KnownQuestion> = Walk<One> & {
  readonly result: (model: string) => FrontierResult;
};

/** A question with the settings that it was drawn for; of the whole question, which may be long, no more is kept. */
type Drawn = { readonly question: KnownQuestion; readonly settings: Readonly<Record<string, number>> };

const openFrontier = <One extends KnownQuestion>(plan: FrontierPlan<One>): FrontierWalk<One> => {
  const ids = new Set<string>();
  const answers = plan.dials.map((): Drawn[] => []);
  const outcomes = new Map<string, boolean>();
  const turns = new Map<string, number>();
  const spent = plan.dials.map(() => 0);
  let onMap: readonly Drawn[] | undefined;
  let pending: readonly One[] = [];
  /** What has been drawn since the last answers. */
  let drawn: One[] = [];
  let isDone = false;

  /** A question that was not drawn before. */
  const draw = (settings: Readonly<Record<string, number>>): readonly Drawn[] => {
    const name = JSON.stringify(settings);
    for (let tries = 0; tries < maxTurns; tries++) {
      const turn = turns.get(name) ?? 0;
      turns.set(name, turn + 1);
      const question = plan.questionAt(settings, turn);
      if (question === undefined || ids.has(question.id)) continue;
      ids.add(question.id);
      drawn.push(question);
      return [{ question: { id: question.id, tags: question.tags }, settings }];
    }
    return [];
  };

  const counted = (place: number): readonly SettingAnswers[] =>
    settingAnswers(plan.dials[place]!.name, answers[place]!, outcomes);

  const nextOnDials = (): readonly Drawn[] =>
    plan.dials.flatMap((dial, place) => {
      const left = plan.budget - spent[place]!;
      const isFirst = answers[place]!.length === 0;
      const most = isFirst ? Math.min(left, firstRound) : Math.min(left, plan.round);
      const wanted = nextSettings(dial, counted(place), plan.chance, most);
      spent[place]! += wanted.length;
      const found = wanted.flatMap((setting) => draw({ [dial.name]: setting }));
      answers[place]!.push(...found);
      return found;
    });

  const mapDials = plan.map?.map((name) => plan.dials.find((dial) => dial.name === name));

  const nextOnMap = (): readonly Drawn[] => {
    const [x, y] = mapDials ?? [];
    if (x === undefined || y === undefined) return [];
    const settingsOf = (dial: DialScale): readonly number[] => {
      const half = halfPointOf(dial, counted(plan.dials.indexOf(dial)), plan.chance);
      return settingsAround(dial, half?.curve.half ?? 0.5);
    };
    const [columns, rows] = [settingsOf(x), settingsOf(y)];
    const cells = rows.flatMap((row) => columns.map((column) => ({ [x.name]: column, [y.name]: row })));
    const each = Math.max(1, Math.floor(plan.budget / cells.length));
    return cells.flatMap((settings) => Array.from({ length: each }, () => draw(settings)).flat());
  };

  const next = (): readonly One[] => {
    drawn = [];
    if (nextOnDials().length === 0 && onMap === undefined && plan.map !== undefined) onMap = nextOnMap();
    return drawn;
  };

  return {
    pending: () => pending,
    asked: () => ids.size,
    next: (scores) => {
      if (isDone) return [];
      const found = pending.map(({ id }) => scores.get(id));
      if (found.includes(undefined)) return undefined;
      for (const score of found) if (score !== undefined) take(outcomes, score);
      pending = next();
      if (pending.length === 0) isDone = true;
      return pending;
    },
    result: (model) => {
      const dials = plan.dials.map((dial, place): DialFrontier => {
        const half = halfPointOf(dial, counted(place), plan.chance);
        const points = counted(place).map(({ setting, right, readable }) => ({
          setting,
          accuracy: proportion(right, readable),
        }));
        return { dial, points, half };
      });
      const onEither = answers.flatMap((drawn, place) =>
        plan.map?.includes(plan.dials[place]!.name) === true ? drawn : [],
      );
      const map = onMap === undefined ? undefined : mapOf(plan, dials, onEither, onMap, outcomes);
      return {
        model,
        isFinished: isDone,
        asked: ids.size,
        dials,
        map,
      };
    },
  };
};

/** A setting that gives nothing new so many times in a row is used up. */
const maxTurns = 50;

/** The first round looks over the whole dial. */
const firstRound = 32;

/** Readable answers only. */
const take = (outcomes: Map<string, boolean>, { questionId, verdict: { outcome } }: Score): void => {
  if (outcome === "correct" || outcome === "incorrect") outcomes.set(questionId, outcome === "correct");
};

/** The setting as it was built, of a question that was drawn for one. */
const builtSetting = ({ question, settings }: Drawn, dial: string): number | undefined => {
  const built = Number(question.tags[dial]);
  return Number.isFinite(built) ? built : settings[dial];
};

/** Answers by setting, easiest first. */
const settingAnswers = (
  dial: string,
  drawn: readonly Drawn[],
  outcomes: ReadonlyMap<string, boolean>,
): readonly SettingAnswers[] => {
  const counts = new Map<number, { right: number; readable: number }>();
  for (const one of drawn) {
    const isRight = outcomes.get(one.question.id);
    const setting = builtSetting(one, dial);
    if (isRight === undefined || setting === undefined) continue;
    const { right, readable } = counts.get(setting) ?? { right: 0, readable: 0 };
    counts.set(setting, { right: right + Number(isRight), readable: readable + 1 });
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
  // The easier of the two easy ends: the other dial's usual setting may have cost something already.
  const level = Math.max(across.half?.curve.level ?? 0, down.half?.curve.level ?? 0) || 1;
  const pairs = [...alone, ...together].flatMap((one) => {
    const isRight = outcomes.get(one.question.id);
    const [at, on] = [builtSetting(one, x.name), builtSetting(one, y.name)];
    return isRight === undefined || at === undefined || on === undefined
      ? []
      : [{ x: at, y: on, right: Number(isRight), readable: 1 }];
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
