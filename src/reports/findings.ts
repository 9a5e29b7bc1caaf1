/**
 * The report in sentences: what no table below says, with the numbers it rests on. A sentence claims a difference only where its
 * interval excludes none.
 */
import { countAsked, mainReason } from "#scoring/by-question";
import { proportion } from "#scoring/estimate";
import { difference } from "#scoring/independent";
import { unreadOutcomes } from "#scoring/verdict";
import { present, type Maybe } from "./blocks.ts";
import type { ModelReport, Report } from "./summary.ts";
import { count, differenceText, percent, shareText } from "./numbers.ts";

/** A sentence, and its evidence: intervals, n, p. */
export type Finding = { readonly claim: string; readonly evidence: string };

/** The findings, most important first: of one model all, of several only in what they differ. */
export const findings = (report: Report): readonly Finding[] => {
  const [model, ...others] = report.models;
  if (model === undefined) return [];
  return others.length > 0
    ? [...ahead(report.models), ...report.models.flatMap(special)]
    : present([overall(model), truncation(model), leaning(model), searched(model)]);
};

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
  ]);

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
