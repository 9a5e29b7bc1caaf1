/**
 * Measures a difficulty frontier: a model's accuracy along each difficulty parameter, with the others at their defaults. All parameters are
 * asked in rounds, each at the settings that determine the half-point best (`difficulty/next-settings.ts`). A frontier is one run whose
 * calls grow, with a separate walk per model.
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
import { type ParameterScale } from "./difficulty/falling-curve.ts";
import { type HalfPoint, fitHalfPoint, type SettingAnswers } from "./difficulty/half-point.ts";
import { nextSettings } from "./difficulty/next-settings.ts";

/** The difficulty parameters that are varied, and the source of their questions. */
export type FrontierPlan<One extends KnownQuestion = Question> = {
  readonly dials: readonly ParameterScale[];
  /** The accuracy of guessing. */
  readonly chance: number;
  /** Questions per difficulty parameter. */
  readonly budget: number;
  /** Questions per difficulty parameter and round. */
  readonly round: number;
  /**
   * Returns the k-th question with these settings by parameter name, the other parameters at their defaults;
   * undefined if it can't be generated. Its tags hold the actual settings.
   */
  readonly drawQuestion: (settings: Readonly<Record<string, number>>, k: number) => One | undefined;
};

/** A model's answers along one difficulty parameter. */
type ParameterFrontier = {
  readonly dial: ParameterScale;
  readonly points: readonly { readonly setting: number; readonly accuracy: Estimate }[];
  /** Absent without a reply. */
  readonly half?: HalfPoint;
};

export type FrontierResult = {
  readonly model: string;
  readonly isFinished: boolean;
  readonly asked: number;
  readonly dials: readonly ParameterFrontier[];
};

/** Returns the calls that follow from a subject's answers: `askPlan`'s `more`. */
export const frontierCalls = (plan: FrontierPlan, options: WalkOptions): ReturnType<typeof walkingCalls> =>
  walkingCalls(options, () => new FrontierWalk(plan));

/** Returns the frontier of each model of a stored run, without model calls. */
export const frontierResults = async (
  run: Run,
  store: Store,
  reader: string,
  plan: FrontierPlan<KnownQuestion>,
): Promise<readonly FrontierResult[]> =>
  (await walkRun(run, store, reader, () => new FrontierWalk(plan))).map(({ model, walk }) =>
    walk.result(model),
  );

/** Returns the maximum number of questions per model. */
export const maxQuestions = ({ dials, budget }: FrontierPlan<KnownQuestion>): number => budget * dials.length;

/** A question drawn on a difficulty parameter, by its id, and its actual setting. */
type DrawnQuestion = { readonly id: string; readonly setting: number };

/** A setting is exhausted after this many draws in a row without a new question. */
const maxTurns = 50;

/** The first round covers the whole range of the parameter. */
const firstRound = 32;

/** The walk of one model. */
class FrontierWalk<One extends KnownQuestion> implements Walk<One> {
  readonly #plan: FrontierPlan<One>;
  readonly #ids = new Set<string>();
  readonly #drawn: readonly DrawnQuestion[][];
  /** True if replies are correct, as accuracy counts them, by question. */
  readonly #outcomes = new Map<string, boolean>();
  readonly #turns = new Map<string, number>();
  readonly #spent: number[];
  /** The questions drawn since the last answers. */
  #pending: One[] = [];
  #isDone = false;
  // Proofs of a hundred steps take long to draw: requests and signals get a turn between two questions.
  readonly #turn = createTurns();

  constructor(plan: FrontierPlan<One>) {
    this.#plan = plan;
    this.#drawn = plan.dials.map(() => []);
    this.#spent = plan.dials.map(() => 0);
  }

  pending(): readonly One[] {
    return this.#pending;
  }

  asked(): number {
    return this.#ids.size;
  }

  async next(scores: ReadonlyMap<string, Score>): Promise<readonly One[] | undefined> {
    if (this.#isDone) return [];
    const found = this.#pending.flatMap(({ id }) => scores.get(id) ?? []);
    if (found.length < this.#pending.length) return undefined;
    for (const score of found) {
      const isRight = isCorrect(score);
      if (isRight !== undefined) this.#outcomes.set(score.questionId, isRight);
    }
    this.#pending = [];
    for (const place of this.#plan.dials.keys()) await this.#drawRound(place);
    this.#isDone = this.#pending.length === 0;
    return this.#pending;
  }

  result(model: string): FrontierResult {
    const { dials, chance } = this.#plan;
    return {
      model,
      isFinished: this.#isDone,
      asked: this.#ids.size,
      dials: dials.map((dial, place) => {
        const counted = this.#count(place);
        const points = counted.map(({ setting, right, asked }) => ({
          setting,
          accuracy: proportion(right, asked),
        }));
        return { dial, points, half: fitHalfPoint(dial, counted, chance) };
      }),
    };
  }

  async #drawRound(place: number): Promise<void> {
    const { dials, budget, round, chance } = this.#plan;
    const [dial, drawn] = [dials[place]!, this.#drawn[place]!];
    const max = Math.min(budget - this.#spent[place]!, drawn.length === 0 ? firstRound : round);
    const wanted = nextSettings(dial, this.#count(place), chance, max);
    this.#spent[place]! += wanted.length;
    for (const setting of wanted) {
      const question = await this.#draw(dial.name, setting);
      if (question === undefined) continue;
      const built = Number(question.tags[dial.name]);
      drawn.push({ id: question.id, setting: Number.isFinite(built) ? built : setting });
    }
  }

  /** Draws a question that was not drawn before. */
  async #draw(dial: string, setting: number): Promise<One | undefined> {
    const name = `${dial} ${setting}`;
    for (let tries = 0; tries < maxTurns; tries++) {
      await this.#turn();
      const k = this.#turns.get(name) ?? 0;
      this.#turns.set(name, k + 1);
      const question = this.#plan.drawQuestion({ [dial]: setting }, k);
      if (question === undefined || this.#ids.has(question.id)) continue;
      this.#ids.add(question.id);
      this.#pending.push(question);
      return question;
    }
    return undefined;
  }

  #count(place: number): readonly SettingAnswers[] {
    const counts = new Map<number, { right: number; asked: number }>();
    for (const { id, setting } of this.#drawn[place]!) {
      const isRight = this.#outcomes.get(id);
      if (isRight === undefined) continue;
      const { right, asked } = counts.get(setting) ?? { right: 0, asked: 0 };
      counts.set(setting, { right: right + Number(isRight), asked: asked + 1 });
    }
    return [...counts]
      .map(([setting, count]) => ({ setting, ...count }))
      .toSorted((a, b) => a.setting - b.setting);
  }
}
