/**
 * The linear logistic test model (Fischer 1973) with a guessing floor: what a question asks of its solver makes its
 * difficulty, and who solves it has an ability on the same scale,
 *     P(right) = chance + (1 − chance) · σ(ability − Σ weight · feature).
 * Since difficulty comes from features, runs on different suites stand on one scale. Every coefficient has a normal prior
 * (`effects.ts`): features that hardly vary stay near zero instead of taking any value.
 */
import { binsOf, createRandom, errorOf, type Estimate, logistic, meanOf, sumOf, z95 } from "organon/commands";
import { createEffects, type EffectRow } from "./effects.ts";

/** What a question asks of its solver: features with their amounts, those that are zero left out. */
export type Features = Readonly<Record<string, number>>;

/** What can be said of a question before it is answered: its features, and what guessing brings. */
export type Asked = {
  readonly features: Features;
  readonly chance: number;
  /** The share of the way from chance to 1 that the easiest questions reach; 1 where nobody slips. */
  readonly level?: number;
};

/** Readable answers to questions of the same features. Those of one group stand in one fold. */
export type FeaturedAnswers = Asked & {
  readonly subject: string;
  readonly right: number;
  readonly asked: number;
  readonly group: string;
};

/** A coefficient in logits with 95 %. */
export type Coefficient = {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Answers that it rests on. */
  readonly n: number;
};

type TestModel = {
  /** How much an amount of one adds to a question's difficulty, the weightiest first. */
  readonly weights: readonly Coefficient[];
  /** The ability of each subject: at which difficulty it is half-way between chance and 1. */
  readonly abilities: readonly Coefficient[];
  /** The probability of a right answer; an unknown subject has the abilities' mean. */
  readonly predict: (subject: string, asked: Asked) => number;
};

const priorDeviation = { weight: 2, ability: 4 };

/** Fits the model to answers of any number of subjects. */
export const fitTestModel = (answers: readonly FeaturedAnswers[]): TestModel => {
  const subjects = [...new Set(answers.map(({ subject }) => subject))];
  const features = [...new Set(answers.flatMap((answer) => Object.keys(answer.features)))].toSorted();
  const rows = answers.map((answer) => rowOf(answer, subjects, features));
  const size = subjects.length + features.length;
  const isAbility = (i: number): boolean => i < subjects.length;
  const { value, varianceOf } = createEffects(rows, size)(
    { right: answers.map(({ right }) => right), asked: answers.map(({ asked }) => asked) },
    {
      mean: new Float64Array(size),
      precision: Float64Array.from(
        { length: size },
        (_, i) => priorDeviation[isAbility(i) ? "ability" : "weight"] ** -2,
      ),
    },
  );
  const counts = new Float64Array(size);
  for (const [r, { places }] of rows.entries())
    for (const place of places) counts[place]! += answers[r]!.asked;
  const coefficient = (name: string, i: number): Coefficient => {
    const spread = z95 * Math.sqrt(varianceOf({ places: [i], amounts: [1] }));
    return { name, value: value[i]!, low: value[i]! - spread, high: value[i]! + spread, n: counts[i]! };
  };
  const abilities = subjects.map(coefficient);
  const weights = features.map((name, i) => coefficient(name, subjects.length + i));
  const weightOf = new Map(weights.map(({ name, value: weight }) => [name, weight]));
  const abilityOf = new Map(abilities.map(({ name, value: ability }) => [name, ability]));
  const usual = meanOf(abilities.map((ability) => ability.value));
  return {
    weights: weights.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value)),
    abilities,
    predict: (subject, { features: own, chance, level = 1 }) => {
      let logit = abilityOf.get(subject) ?? usual;
      for (const [name, amount] of Object.entries(own)) logit -= (weightOf.get(name) ?? 0) * amount;
      return chance + (1 - chance) * level * logistic(logit);
    },
  };
};

/** A row of the design: its subject counts +1, its features count against it. */
const rowOf = (
  { subject, features: own, chance, level = 1 }: FeaturedAnswers,
  subjects: readonly string[],
  features: readonly string[],
): EffectRow => {
  const present = Object.entries(own).filter(([, amount]) => amount !== 0);
  return {
    places: [subjects.indexOf(subject), ...present.map(([name]) => subjects.length + features.indexOf(name))],
    amounts: [1, ...present.map(([, amount]) => -amount)],
    chance,
    span: (1 - chance) * level,
  };
};

/** How well predictions of answers that were not fitted come true. */
export type HeldOut = {
  /** By tenths of the predicted probability, those that hold answers: mean prediction, and how often right. */
  readonly bins: readonly { readonly predicted: number; readonly right: Estimate }[];
  /** Mean squared error of the predictions, and of predicting every subject's own mean. */
  readonly brier: number;
  readonly brierOfMean: number;
  /** The mean gap between prediction and share in the bins. */
  readonly error: number;
  readonly n: number;
};

const folds = 10;

/** Each answer predicted by a fit to the other nine tenths; groups are not torn. `turn` is waited for between the fits. */
export const heldOut = async (
  answers: readonly FeaturedAnswers[],
  turn: () => Promise<void>,
): Promise<HeldOut> => {
  const byFold = Map.groupBy(answers, ({ group }) => createRandom(`fold ${group}`).int(folds));
  const predicted: (FeaturedAnswers & { readonly probability: number; readonly mean: number })[] = [];
  for (const [fold, members] of byFold) {
    await turn();
    const others = [...byFold].flatMap(([other, rest]) => (other === fold ? [] : rest));
    const { predict } = fitTestModel(others);
    const means = meansBySubject(others);
    for (const one of members)
      predicted.push({ ...one, probability: predict(one.subject, one), mean: means.get(one.subject) ?? 0.5 });
  }
  const n = sumOf(predicted, ({ asked }) => asked);
  const bins = binsOf(predicted);
  const squared = (guess: (one: (typeof predicted)[number]) => number): number =>
    sumOf(predicted, (one) => one.right * (1 - guess(one)) ** 2 + (one.asked - one.right) * guess(one) ** 2) /
    Math.max(1, n);
  return {
    bins: bins.map(({ predicted: mean, right }) => ({ predicted: mean, right })),
    brier: squared(({ probability }) => probability),
    brierOfMean: squared(({ mean }) => mean),
    error: errorOf(bins),
    n,
  };
};

const meansBySubject = (answers: readonly FeaturedAnswers[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(answers, ({ subject }) => subject)].map(([subject, own]) => [
      subject,
      sumOf(own, (one) => one.right) /
        Math.max(
          1,
          sumOf(own, (one) => one.asked),
        ),
    ]),
  );
