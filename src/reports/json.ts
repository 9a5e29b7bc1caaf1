/**
 * The report as JSON, in the layout of the outer contract: groups keyed by their names, skills as a list, every
 * share an estimate with value, low, high and n. Fields beyond the contract follow those it names.
 */
import { isSubset, type CirclesReport } from "./circles.ts";
import { sortGroups, propositionalMinusPredicate } from "./skills.ts";
import type { Group, ModelReport, Report } from "./summary.ts";

/** The report as the contract's value, ready for `JSON.stringify`. */
export const reportJson = (report: Report) => ({
  // What is missing of a run that was cut off comes first.
  unfinished: report.unfinished,
  run: report.run,
  name: report.name,
  models: report.models.map(writeModel),
  date: report.date,
  command: report.command,
  plan: report.plan,
  seed: report.seed,
  profile: report.profile,
  style: report.style,
  ...report.adaptive?.json,
  file: report.file,
  suiteSize: report.suiteSize,
  ...(report.circles && { ...report.circles, subset: isSubset(report.circles) }),
  bagOfWordsBaseline: report.bagOfWordsBaseline,
  imported: report.imported,
  versions: report.versions,
});

/** The document of `report --section weaknesses --json`. */
export const weaknessesJson = ({
  run,
  models,
  unfinished,
}: Pick<Report, "run" | "models" | "unfinished">) => ({
  unfinished,
  run,
  /** Null where there are several; each weakness names its own. */
  model: models.length === 1 ? (models[0]?.id ?? null) : null,
  causes: models.flatMap(({ id, causes = [] }) => causes.map((cause) => ({ model: id, ...cause }))),
  weaknesses: models.flatMap(({ id, weaknesses }) => weaknesses.map((weak) => ({ model: id, ...weak }))),
  examinations: models.map(({ id, examination }) => ({ model: id, ...examination })),
});

const writeModel = (model: ModelReport) => {
  const { id, accuracy, responseAccuracy, responseRate, ...others } = model;
  const { byLogic, byCategory, byKind, byRule, byLength, byTag, bySteps, circles, ...rest } = others;
  return {
    model: id,
    accuracy,
    responseAccuracy,
    responseRate,
    byLogic: keyed(byLogic),
    byCategory: keyed(byCategory),
    byKind: keyed(byKind),
    byRule: keyed(byRule),
    byLength: keyed(byLength),
    bySteps: bySteps && keyed(bySteps),
    byTag: byTag && Object.fromEntries(Object.entries(byTag).map(([tag, groups]) => [tag, keyed(groups)])),
    propositionalMinusPredicate: { accuracy: propositionalMinusPredicate(model) },
    ...rest,
    ...(circles && writeCircles(circles)),
  };
};

const writeCircles = ({ byType, byPlace, ...rest }: CirclesReport) => ({
  ...rest,
  byType: Object.fromEntries(byType.map(({ name, ...metrics }) => [name, metrics])),
  byPlace: Object.fromEntries(byPlace.map(({ place, ...metrics }) => [place, metrics])),
});

const keyed = (groups: readonly Group[]) =>
  Object.fromEntries(sortGroups(groups).map(({ name, ...measures }) => [name, measures]));
