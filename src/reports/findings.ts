/**
 * The report in sentences: what was found about each model, with the numbers it rests on. A sentence claims a difference
 * only where its interval excludes none or a test, corrected for the looks taken, leaves at most 5 % to chance.
 */
import { fisherBelow } from "#scoring/binomial";
import { holm } from "#scoring/corrections";
import { countAsked, mainReason } from "#scoring/by-question";
import { proportion, type Estimate } from "#scoring/estimate";
import { difference } from "#scoring/independent";
import { unreadOutcomes } from "#scoring/verdict";
import { present, type Maybe } from "./blocks.ts";
import type { ModelReport, Report } from "./summary.ts";
import { count, differenceText, pValue, percent, points, shareText } from "./numbers.ts";
import { propositionalMinusPredicate, shownWeaknesses, skillName, weakestSkills } from "./summary.ts";

/** A sentence, and its evidence: intervals, n, p. */
export type Finding = {
  readonly claim: string;
  readonly evidence: string;
  readonly isInTable?: boolean;
  /** Whether it says that no difference is beyond chance. */
  readonly isOpen?: true;
};

/** The findings, most important first: of one model all, of several only in what they differ. */
export const findings = (report: Report): readonly Finding[] => {
  const [model, ...others] = report.models;
  if (model === undefined) return [];
  return others.length > 0
    ? [...ahead(report.models), ...report.models.flatMap(special)]
    : present([
        overall(model),
        truncation(model),
        leaning(model),
        searched(model),
        ...inTable(causes(model)),
        secondIteration(model),
        categories(model),
        logics(model),
        ...inTable([weakest(model)]),
        teaching(model),
      ]);
};

const inTable = (some: readonly Maybe<Finding>[]): readonly Finding[] =>
  present(some).map((finding) => ({ ...finding, isInTable: true }));

export const byAccuracy = (models: readonly ModelReport[]): readonly ModelReport[] =>
  models.toSorted((a, b) => (b.accuracy.value ?? -1) - (a.accuracy.value ?? -1));

/** Which model is above the next one, as if their questions were not the same: the same ones tell more apart. */
const ahead = (models: readonly ModelReport[]): readonly Finding[] => {
  const order = byAccuracy(models);
  const steps = order.slice(1).flatMap((lower, i): readonly Finding[] => {
    const upper = order[i]!;
    const gap = difference(upper.accuracy, lower.accuracy);
    if (gap.value === null || gap.low <= 0) return [];
    const evidence = `difference in percentage points ${differenceText(gap, gap.n)}`;
    return [{ claim: `${upper.name} has a higher accuracy than ${lower.name}.`, evidence }];
  });
  return steps.length > 0 ? steps : [{ claim: "The accuracies do not differ significantly.", evidence: "" }];
};

/** What holds of this model and of few others. */
const special = (model: ModelReport): readonly Finding[] =>
  present([
    isAboveChance(model) !== true && countAsked(model.outcomes) > 0 && overall(model),
    truncation(model),
    isConstant(model) && leaning(model),
    categories(model),
    logics(model),
    teaching(model),
  ]).filter(({ isOpen = false }) => !isOpen);

/**
 * The accuracy of one answer to everything, on the questions with a readable answer; undefined where there are none, or
 * where yes and no are not asked.
 */
export const chanceLevel = ({ yesRate, biases }: ModelReport): number | undefined => {
  if (biases === undefined || yesRate.value === null || biases.yesBias.value === null) return undefined;
  const yes = yesRate.value - biases.yesBias.value;
  return Math.max(yes, 1 - yes);
};

/**
 * Whether readable answers are correct more often than one answer to everything; silence alone does not make chance.
 * Undefined without a readable answer.
 */
export const isAboveChance = (model: ModelReport): boolean | undefined =>
  model.responseAccuracy.value === null ? undefined : model.responseAccuracy.low > (chanceLevel(model) ?? -1);

/** The accuracy beside the best answer that needs no reasoning, and what the calls came to. */
const overall = (model: ModelReport): Finding => {
  const { name, accuracy, responseAccuracy, responseRate, biases, outcomes } = model;
  const reason = mainReason(outcomes);
  const rate =
    reason === undefined
      ? "every reply was readable"
      : `response rate ${shareText(responseRate)} (${reason}), response accuracy ${shareText(responseAccuracy)}`;
  const others = [...unreadOutcomes, "failed"] as const;
  const counts = present([
    `${count(outcomes.incorrect)} wrong`,
    ...others.map((one) => outcomes[one] > 0 && `${count(outcomes[one])} ${one}`),
  ]).join(", ");
  const evidence = `${rate}: ${counts}`;
  if (responseAccuracy.value === null) {
    const reply =
      model.unread === undefined
        ? ""
        : `; the first reply: “${cut(model.unread.reply)}”; expected: ${model.unread.expected.join(" or ")}`;
    return { claim: `${name} gave no readable answer.`, evidence: `${rate}${reply}` };
  }
  const right = `Accuracy of ${name}: ${shareText(accuracy)}`;
  if (biases === undefined) return { claim: `${right}.`, evidence };
  const { alwaysYes, alwaysNo } = biases.guessing;
  const [best, word] = alwaysYes > alwaysNo ? [alwaysYes, "yes"] : [alwaysNo, "no"];
  const is = isAboveChance(model) === true ? "above" : "not significantly above";
  return { claim: `${right}, ${is} always answering “${word}” (${percent(best)} %).`, evidence };
};

const cut = (reply: string): string => (reply.length > 200 ? `${reply.slice(0, 200)}…` : reply);

/** A share of truncated replies, or a response bias, of more than this moves an accuracy visibly. */
const visible = 0.05;

const truncation = ({ name, outcomes }: ModelReport): Maybe<Finding> => {
  const share = proportion(outcomes.truncated, countAsked(outcomes));
  if (share.value === null || share.low <= visible) return undefined;
  return {
    claim: `${percent(share.value)} % of the replies of ${name} are truncated and count as not correct: raise maxTokens.`,
    evidence: shareText(share),
  };
};

/** Whether every readable answer is the same although the answer keys differ. */
const isConstant = ({ biases, yesRate: { value } }: ModelReport): boolean =>
  biases !== undefined &&
  biases.guessing.alwaysYes * biases.guessing.alwaysNo > 0 &&
  (value === 0 || value === 1);

/** The answer that a model prefers, where the preference is visible beyond chance. */
const leaning = (model: ModelReport): Maybe<Finding> => {
  const { name, biases, yesRate } = model;
  if (biases === undefined || biases.yesBias.value === null) return undefined;
  const { value, low, high, n } = biases.yesBias;
  if (Math.max(low, -high) <= visible) return undefined;
  const word = value > 0 ? "yes" : "no";
  const evidence = `said yes ${shareText(yesRate)}; response bias to yes in percentage points ${differenceText({ value, low, high }, [n])}`;
  return isConstant(model)
    ? {
        claim: `Every readable answer of ${name} is “${word}”: its skills differ only by their answer keys.`,
        evidence,
      }
    : { claim: `${name} answers “${word}” more often than “${word}” is right.`, evidence };
};

/** On what the accuracy rests where the questions were not spread evenly. */
const searched = ({ search: found }: ModelReport): Maybe<Finding> => {
  if (found === undefined) return undefined;
  const { pilot, search } = found.asked;
  return {
    claim: `The accuracy rests on a pilot of ${count(pilot)} questions; ${count(search)} more were put where weak rules may be.`,
    evidence: "",
  };
};

const causes = ({ causes: found = [], weaknesses }: ModelReport): readonly Finding[] =>
  found
    .slice(0, 3)
    .map(({ name, effect, low, high, n, explains }) => ({
      claim:
        `Wrong answers are associated with ${name}` +
        (explains.length === 0 || weaknesses.length === 0
          ? "."
          : `, which explains ${count(explains.length)} weak ${explains.length === 1 ? "skill" : "skills"}.`),
      evidence: `in percentage points ${differenceText({ value: effect, low, high }, [n])}`,
    }));

const secondIteration = (model: ModelReport): Maybe<Finding> => {
  const again = model.secondIteration;
  if (again === undefined || again.value === null) return undefined;
  return {
    claim: `On fresh questions for its ${weakestSkills([model])} ${model.name} is right on ${percent(again.value)} %.`,
    evidence: shareText(again),
  };
};

/**
 * The lowest category, where it is below the others by Fisher's test, corrected by Holm for looking at each. Of answers like one
 * answer to everything, categories show their answer keys only.
 */
const categories = (model: ModelReport): Maybe<Finding> => {
  if (isAboveChance(model) !== true) return undefined;
  const groups = model.byCategory.filter(({ accuracy }) => accuracy.n > 0);
  const all = groups.reduce((sum, { accuracy }) => sum + accuracy.n, 0);
  const right = ({ value, n }: Estimate): number => Math.round((value ?? 0) * n);
  const allRight = groups.reduce((sum, { accuracy }) => sum + right(accuracy), 0);
  const qs = holm(groups.map(({ accuracy }) => fisherBelow(right(accuracy), accuracy.n, allRight, all)));
  const [lowest] = groups
    .map(({ name, accuracy }, i) => ({ name, accuracy, q: qs[i] ?? 1 }))
    .toSorted((a, b) => (a.accuracy.value ?? 1) - (b.accuracy.value ?? 1));
  if (lowest === undefined || groups.length < 2 || lowest.q > level) return undefined;
  return {
    claim: `${model.name} has its lowest accuracy in the category ${lowest.name} (significant at 5 %).`,
    evidence: `${shareText(lowest.accuracy)}; ${pValue(lowest.q).replace("p", "q")}`,
  };
};

/** Beyond chance is a q of at most this. */
const level = 0.05;

/** An interval wider than this leaves open whether two accuracies differ much: then nothing is said. */
const widestOpen = 0.4;

const logics = (model: ModelReport): Maybe<Finding> => {
  if (isAboveChance(model) !== true) return undefined;
  const gap = propositionalMinusPredicate(model);
  if (gap.value === null) return undefined;
  const evidence = `propositional minus predicate, in percentage points ${differenceText(gap, gap.n)}`;
  const open = "Accuracy does not differ significantly between propositional and predicate logic.";
  if (gap.low <= 0 && gap.high >= 0)
    return gap.high - gap.low > widestOpen ? undefined : { claim: open, evidence, isOpen: true };
  const [better, worse] = gap.low > 0 ? ["propositional", "predicate"] : ["predicate", "propositional"];
  return { claim: `${model.name} is better at ${better} than at ${worse} logic.`, evidence };
};

/** A lowest skill there always is; weak is only what luck does not explain. */
const weakest = (model: ModelReport): Maybe<Finding> => {
  const shown = shownWeaknesses(model);
  const first = shown.find(({ mark }) => mark === "weak") ?? shown[0];
  if (first === undefined) return undefined;
  const tied = model.bySkill.filter(({ accuracy }) => accuracy.value === first.accuracy.value).length;
  const level = `${count(tied)} skills at ${percent(first.accuracy.value)} %`;
  const named = tied > 1 ? level : skillName(first);
  const evidence = `${shareText(first.accuracy)}; ${pValue(first.q).replace("p", "q")}`;
  const { weak, skills } = model.examination;
  const verb = tied > 1 ? "skills are" : "skill is";
  const luck = `Its lowest ${verb} ${named}: no skill is significantly weak.`;
  if (weak === 0) return { claim: luck, evidence };
  const others = ` ${count(weak)} of ${count(skills)} skills are significantly weak.`;
  return { claim: `Its weakest ${verb} ${named}.${weak === 1 ? "" : others}`, evidence };
};

const teaching = (model: ModelReport): Maybe<Finding> => {
  const gain = model.teaching?.[0]?.differences.find(({ from, to }) => from === "random" && to === "weak");
  if (gain === undefined || gain.value === null) return undefined;
  const { zero, random, weak } = model.teaching?.[0] ?? {};
  const arms = { none: zero, random, weak };
  const told = Object.entries(arms).map(([arm, accuracy]) => `${arm} ${percent(accuracy?.value ?? null)} %`);
  const evidence = `${told.join(", ")}; difference in percentage points ${differenceText(gain, [gain.n])}, ${pValue(gain.p)}`;
  const size = points(gain.value).slice(1);
  const more = gain.low > 0 ? "more" : gain.high < 0 ? "less" : undefined;
  const open = "Few-shot examples of the weak skills do not differ significantly from random ones.";
  if (more === undefined) return { claim: open, evidence, isOpen: true };
  const claim = `Few-shot examples of its weak skills help ${model.name} ${size} percentage points ${more} than random ones.`;
  return { claim, evidence };
};
