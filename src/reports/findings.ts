/**
 * The report in sentences: what no table below says, with the numbers it rests on. A sentence claims a difference only where its
 * interval excludes none.
 */
import { sumQuestions, mainReason } from "#scoring/by-question";
import { chanceLevel, isAboveChance } from "#scoring/chance";
import { proportion } from "#scoring/estimate";
import { difference } from "#scoring/independent";
import { unreadOutcomes } from "#scoring/verdict";
import { present, type Maybe } from "./blocks.ts";
import { count, differenceText, percent, shareText } from "./numbers.ts";
import type { ModelReport, Report } from "./summary.ts";

/** A sentence, and its evidence: intervals, n, p. */
export type Finding = { readonly claim: string; readonly evidence?: string };

/** The findings, most important first: of one model all, of several only the differences between them and what no table shows. */
export const findings = ({ models }: Pick<Report, "models">): readonly Finding[] => {
  const [model, ...others] = models;
  if (model === undefined) return [];
  if (others.length === 0) return modelFindings(model);
  return [
    ...ahead(models),
    ...models.flatMap((one) =>
      present([
        one.responseAccuracy.value === null && sumQuestions(one.outcomes) > 0 && accuracyFinding(one),
        truncation(one),
        isConstant(one) && responseBias(one),
      ]),
    ),
  ];
};

export const modelFindings = (model: ModelReport): readonly Finding[] =>
  present([accuracyFinding(model), truncation(model), responseBias(model), describeSearch(model)]);

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
  return steps.length > 0 ? steps : [{ claim: "The accuracies do not differ significantly." }];
};

const accuracyFinding = (model: ModelReport): Finding => {
  const { name, accuracy, responseAccuracy, responseRate, outcomes, unread } = model;
  const reason = mainReason(outcomes);
  const others = [...unreadOutcomes, "failed"] as const;
  const counts = [
    `${count(outcomes.incorrect)} wrong`,
    ...others.flatMap((one) => (outcomes[one] > 0 ? `${count(outcomes[one])} ${one}` : [])),
  ];
  const read =
    reason === undefined
      ? `response rate ${percent(responseRate.value)} %`
      : `response rate ${shareText(responseRate)} (${reason}), response accuracy ${shareText(responseAccuracy)}`;
  if (responseAccuracy.value === null) {
    const reply =
      unread && `; the first reply: “${cut(unread.reply)}”; expected: ${unread.expected.join(" or ")}`;
    return { claim: `${name} gave no readable answer.`, evidence: `${read}${reply ?? ""}` };
  }
  const claim = `Accuracy of ${name}: ${shareText(accuracy)}${chanceWords(model)}.`;
  return { claim, evidence: `${read}; ${counts.join(", ")}` };
};

const chanceWords = (model: ModelReport): string => {
  const chance = chanceLevel(model);
  if (chance === undefined) return "";
  const is =
    isAboveChance(model) === true ? "above" : model.responseAccuracy.high < chance ? "below" : "not above";
  return `, ${is} chance level (${percent(chance)} %)`;
};

const cut = (reply: string): string => (reply.length > 200 ? `${reply.slice(0, 200)}…` : reply);

/** A share of truncated replies, or a response bias, of more than this moves an accuracy visibly. */
const visible = 0.05;

const truncation = ({ name, outcomes }: ModelReport): Maybe<Finding> => {
  const share = proportion(outcomes.truncated, sumQuestions(outcomes));
  if (share.value === null || share.low <= visible) return undefined;
  return {
    claim: `${percent(share.value)} % of the replies of ${name} are truncated and count as not correct: raise maxTokens.`,
    evidence: shareText(share),
  };
};

/** True if every readable answer is the same although the answer keys differ. */
const isConstant = ({ biases, yesRate: { value } }: ModelReport): boolean =>
  biases !== undefined &&
  biases.guessing.alwaysYes * biases.guessing.alwaysNo > 0 &&
  (value === 0 || value === 1);

const responseBias = (model: ModelReport): Maybe<Finding> => {
  const { name, biases, yesRate } = model;
  if (biases === undefined || biases.yesBias.value === null) return undefined;
  const { value, low, high, n } = biases.yesBias;
  if (Math.max(low, -high) <= visible) return undefined;
  const word = value > 0 ? "yes" : "no";
  const evidence = `said yes ${shareText(yesRate)}; response bias to yes in percentage points ${differenceText({ value, low, high }, [n])}`;
  const claim = isConstant(model)
    ? `Every readable answer of ${name} is “${word}”: its skills differ only by their answer keys.`
    : `${name} answers “${word}” more often than “${word}” is right.`;
  return { claim, evidence };
};

const describeSearch = ({ search }: ModelReport): Maybe<Finding> =>
  search &&
  search.asked.search > 0 && {
    claim: `The accuracy rests on a pilot of ${count(search.asked.pilot)} questions, features also on ${count(search.asked.search)} more at likely weak rules.`,
  };
