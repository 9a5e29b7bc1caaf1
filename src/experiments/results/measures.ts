/**
 * What a report tells of a model: a list of measures, each a part of its `ModelReport` from its results. Nothing is asked.
 */
import { weaknesses } from "#diagnosis/diagnose";
import { reportCircles } from "#reports/circles";
import { isListed } from "#reports/skills";
import type { ModelReport } from "#reports/summary";
import type { RuleFinding } from "#reports/diagnosis-report";
import { skillKey, type Breakdown } from "#scoring/breakdown";
import {
  byQuestion,
  sumQuestions,
  countQuestions,
  countReadable,
  type QuestionScore,
} from "#scoring/by-question";
import { isAboveChance, readBiases } from "#scoring/chance";
import { proportion, addUp } from "#scoring/estimate";
import { taskResults } from "#scoring/tasks/task-results";
import type { Score } from "#scoring/verdict";
import { pickSeed, taught } from "../teaching/lessons.ts";
import { toCost } from "./costs.ts";
import { calibration, probableCircles } from "./calibration.ts";
import { readCauseRows } from "./cause-rows.ts";
import { withExamples } from "./examples.ts";
import type { Results } from "./results.ts";
import { namedCauses } from "#diagnosis/causes";
import type { Store } from "#runs/store";

/** A part of a model's report; empty where there is nothing to tell. */
type Measure = (results: Results) => Partial<ModelReport> | Promise<Partial<ModelReport>>;

export const measure = async (results: Results): Promise<ModelReport> => {
  let told: ModelReport = await overall(results);
  if (results.isSteered) return told;
  const { search } = results;
  const measured = search === undefined ? results : { ...results, store: firstCalls(results.store, search) };
  for (const measure of measures) told = { ...told, ...(await measure(measured)) };
  return search === undefined
    ? told
    : { ...told, search: { ...search.told, rules: ruleFindings(told, search) } };
};

type Search = NonNullable<Results["search"]>;

const firstCalls = (store: Store, { told: { asked } }: Search): Store => ({
  ...store,
  select: (run, query) =>
    store.select(run, { ...query, where: [...(query.where ?? []), ["ordinal", "<", asked.pilot]] }),
});

/**
 * The largest error rate that "no weakness found" leaves open. In whole contrast pairs every second question needs the rule, so
 * the accuracy of a rule with this error rate is at most 1 − maxErrorRate / 2.
 */
const maxErrorRate = 1 / 3;

const ruleFindings = (model: ModelReport, { rules }: Search): readonly RuleFinding[] => {
  if (isAboveChance(model) !== true) return [];
  const weak = new Set(model.causes?.map(({ rule }) => rule));
  return rules.map(({ rule, accuracy }) => ({
    rule,
    accuracy,
    finding: weak.has(rule)
      ? "weak"
      : accuracy.low > 1 - maxErrorRate / 2
        ? "no weakness found"
        : "not tested enough",
  }));
};

const overall = async (results: Results): Promise<ModelReport> => {
  const { subject, name, breakdown } = results;
  const { byTag: _, ...groups } = breakdown;
  const isAnswered = sumQuestions(groups.outcomes) + results.usage.known + results.usage.unknown > 0;
  const cost = toCost(results);
  return {
    ...groups,
    ...reportLengths(groups.byLength, results),
    id: subject.id,
    name,
    organisation: subject.organisation,
    cost: isAnswered ? cost : { ...cost, usd: null, basis: "none" as const, priceDate: null },
    ...(await weakest(results)),
  };
};

const weakest = async (results: Results) => {
  const { store, run, scores, diagnosis: options, breakdown } = results;
  const { weaknesses: all, ...found } = weaknesses(scores, { ...pickSeed(run), ...options, k: Infinity });
  const below = all.filter(({ distinction }) => distinction.isBelow);
  const isSought = options.by === undefined && run.plan.suite.kind !== "adaptive";
  const whole = isSought ? await readCauseRows(results) : undefined;
  const causes = whole && namedCauses(whole.table, whole.skills, below.map(skillKey));
  const listed = all.slice(0, options.k ?? 10);
  const weak = await withExamples(store, listed, { scores, behind: whole?.behind });
  const shown = weak.filter(({ accuracy }) => isListed(accuracy, breakdown));
  const last = shown.at(-1)?.accuracy.value;
  return {
    weaknesses: shown,
    causes,
    examination: {
      weak: below.length,
      tied: all.slice(listed.length).filter(({ accuracy }) => accuracy.value === last).length,
      skills: found.examined,
      unknown: found.unknown.length,
      fewest: found.fewest,
    },
  };
};

/** Tags that a report has tables of already, or that tell questions apart and make no groups. */
const ownTags = new Set([
  "logic",
  "category",
  "rule",
  "base",
  "extension",
  "kind",
  "length",
  "bears",
  "rotation",
]);

/** The most groups that one tag is told by: a tag with more of them is a name. */
const maxGroups = 30;

const otherTags: Measure = ({ breakdown: { byTag } }) => {
  const others = Object.entries(byTag).filter(
    ([tag, groups]) => !ownTags.has(tag) && groups.length > 1 && groups.length <= maxGroups,
  );
  return others.length === 0 ? {} : { byTag: Object.fromEntries(others) };
};

const tasks: Measure = ({ scores }) => {
  const told = taskResults(scores);
  return told === undefined ? {} : { tasks: told };
};

/** By length where rules are drawn at random for each, or asked at one and a half lengths or more on average; else by steps. */
const reportLengths = (groups: Breakdown["byLength"], { scores, run }: Results) => {
  const placed = scores.filter(({ tags }) => tags["rule"] !== undefined);
  const rules = new Set(placed.map(({ tags }) => tags["rule"]));
  const places = new Set(placed.map(({ tags }) => `${tags["rule"]} ${tags["length"]}`));
  if (groups.length < 2) return { byLength: groups };
  const isCrossed = run.plan.suite.kind === "lengths" || 2 * places.size >= 3 * rules.size;
  return isCrossed ? { byLength: withYesKeys(groups, scores) } : { byLength: [], bySteps: groups };
};

const withYesKeys = (groups: Breakdown["byLength"], scores: readonly Score[]): ModelReport["byLength"] => {
  const asked = byQuestion(scores).filter(({ outcomes }) => sumQuestions(outcomes) > 0);
  return groups.map((group) => {
    const own = asked.filter(({ tags }) => tags["length"] === group.name);
    const yes = own.filter(({ key }) => key === "yes");
    return { ...group, yesKeys: proportion(countQuestions(yes), countQuestions(own)) };
  });
};

const unread: Measure = async ({ store, run, place, breakdown }) => {
  const { outcomes } = breakdown;
  if (countReadable(outcomes) > 0 || outcomes.unreadable === 0) return {};
  const calls = store.select(run, {
    fields: ["question", "response"],
    subject: place,
    where: [["status", "=", "answered"]],
  });
  for await (const { question, response } of calls)
    return { unread: { reply: response?.text ?? "", expected: question.answers.map(({ label }) => label) } };
  return {};
};

/** How steady the answers to a question are that was asked several times: of those answered readably more than once. */
const steadiness: Measure = ({ run, scores, circles }) => {
  const { epochs } = run.plan;
  if (epochs === 1 || circles !== undefined) return {};
  const questions = byQuestion(scores).filter(({ outcomes }) => sumQuestions(outcomes) > 0);
  const often = questions.filter(({ outcomes }) => countReadable(outcomes) > 1);
  const mixed = often.filter(({ outcomes: { correct, incorrect } }) => correct > 0 && incorrect > 0);
  const [items, flipped] = [countQuestions(often), countQuestions(mixed)];
  const rate = proportion(flipped, items);
  return { steadiness: { epochs, items, flipped, rate, allRight: computeAllRight(questions, epochs) } };
};

/**
 * pass^k (Yao et al. 2024, τ-bench, §3): the share of questions that are answered right k times of k, estimated from all ways of
 * choosing k of the times that a question was asked.
 */
const computeAllRight = (questions: readonly QuestionScore[], epochs: number) =>
  Array.from({ length: epochs }, (_, place) => {
    const k = place + 1;
    const enough = questions.filter(({ outcomes }) => sumQuestions(outcomes) >= k);
    const sum = addUp(
      enough,
      ({ outcomes, times }) => times * computeAllCorrect(k, outcomes.correct, sumQuestions(outcomes)),
    );
    return { k, share: proportion(sum, countQuestions(enough)) };
  });

const computeAllCorrect = (k: number, right: number, asked: number): number => {
  let chance = 1;
  for (let drawn = 0; drawn < k; drawn++) chance *= Math.max(0, right - drawn) / (asked - drawn);
  return chance;
};

const lessons: Measure = ({ store, subject, lessons: asked }) => taught(store, subject, asked);

/** Accuracy, Circular and PartialCircular over rotations; the accuracy of such a model is that in the original order. */
const circles: Measure = async (results) => {
  if (results.circles === undefined) return {};
  const told = reportCircles(results.circles);
  const { accuracy, responseAccuracy, responseRate } = told;
  const probable = await probableCircles(results);
  return { accuracy, responseAccuracy, responseRate, circles: { ...told, ...probable } };
};

const measures: readonly Measure[] = [
  otherTags,
  tasks,
  unread,
  ({ scores }) => readBiases(scores),
  steadiness,
  lessons,
  calibration,
  circles,
];
