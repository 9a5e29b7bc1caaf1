/**
 * The report in sentences: what was found about its subject, the first model, each with the numbers it rests
 * on. A sentence claims a difference only where the interval excludes none.
 */
import { propositionalMinusPredicate } from "./difference.ts";
import { count, differenceText, pValue, percent, points, shareText } from "./numbers.ts";
import { type ModelReport, type StudyReport, shownWeaknesses } from "./summary.ts";

/** A sentence, and its evidence: intervals, n, p. */
export type Finding = { readonly claim: string; readonly evidence: string };

/** The findings, most important first; empty for a report without models. */
export const findings = (report: StudyReport): readonly Finding[] => {
  const subject = report.models[0];
  if (subject === undefined) return [];
  return [
    overall(subject),
    ...secondIteration(subject),
    ...categories(subject),
    ...logics(subject),
    ...weakest(subject),
    ...teaching(subject),
    ...planted(subject),
  ];
};

const overall = (model: ModelReport): Finding => ({
  claim:
    model.accuracy.value === null
      ? `${model.name} gave no readable answer.`
      : `${model.name} is right on ${percent(model.accuracy.value)} % of the questions it answers.`,
  evidence: `accuracy ${shareText(model.accuracy)}; response rate ${shareText(model.responseRate)}`,
});

const secondIteration = (model: ModelReport): readonly Finding[] => {
  const again = model.secondIteration;
  if (again === undefined || again.value === null) return [];
  return [
    {
      claim: `On fresh questions for its ten weakest skills it is right on ${percent(again.value)} %.`,
      evidence: shareText(again),
    },
  ];
};

const categories = (model: ModelReport): readonly Finding[] => {
  const [lowest] = model.byCategory
    .filter((group) => group.accuracy.value !== null)
    .toSorted((a, b) => (a.accuracy.value ?? 1) - (b.accuracy.value ?? 1));
  if (lowest === undefined || model.byCategory.length < 2 || lowest.accuracy.value === 1) return [];
  return [
    {
      claim: `Of the categories of rule, ${lowest.name} has the lowest accuracy.`,
      evidence: shareText(lowest.accuracy),
    },
  ];
};

const logics = (model: ModelReport): readonly Finding[] => {
  const gap = propositionalMinusPredicate(model, "accuracy");
  if (gap.value === null) return [];
  const evidence = `difference in points ${differenceText(gap, gap.n)}`;
  if (gap.low > 0) return [{ claim: "It is better at propositional than at predicate logic.", evidence }];
  if (gap.high < 0) return [{ claim: "It is better at predicate than at propositional logic.", evidence }];
  return [{ claim: "Its accuracy in propositional and in predicate logic cannot be told apart.", evidence }];
};

/** A lowest leaf there always is; weak is only what luck does not explain. */
const weakest = (model: ModelReport): readonly Finding[] => {
  const shown = shownWeaknesses(model);
  const first = shown.find(({ mark }) => mark === "weak") ?? shown[0];
  if (first === undefined) return [];
  const named = `${first.rule} (${first.kind})`;
  const evidence = `${shareText(first.accuracy)}; ${pValue(first.q).replace("p", "q")}`;
  const weak = shown.filter(({ mark }) => mark === "weak").length;
  if (weak === 0)
    return [
      { claim: `Its lowest skill is ${named}, which may be luck: no skill is weak beyond chance.`, evidence },
    ];
  const others =
    weak === 1 ? "" : ` ${count(weak)} of the ${count(shown.length)} lowest are weak beyond chance.`;
  return [{ claim: `Its weakest skill is ${named}.${others}`, evidence }];
};

const teaching = (model: ModelReport): readonly Finding[] => {
  const gain = model.teaching?.differences.find(({ from, to }) => from === "random" && to === "weak");
  if (gain === undefined || gain.value === null) return [];
  const evidence = `difference in points ${differenceText(gain, [gain.n])}, ${pValue(gain.p)}`;
  const size = points(gain.value).slice(1);
  if (gain.low > 0)
    return [
      { claim: `Demonstrations of its weak skills help ${size} points more than random ones.`, evidence },
    ];
  if (gain.high < 0)
    return [
      { claim: `Demonstrations of its weak skills help ${size} points less than random ones.`, evidence },
    ];
  return [{ claim: "Demonstrations of its weak skills and random ones cannot be told apart.", evidence }];
};

const planted = (model: ModelReport): readonly Finding[] => {
  const plants = model.planted ?? [];
  if (plants.length === 0) return [];
  const found = plants.filter((plant) => plant.found).length;
  return [
    {
      claim: `The ten weakest leaves found name ${count(found)} of the ${count(plants.length)} rules on which it was made to slip.`,
      evidence: "",
    },
  ];
};
