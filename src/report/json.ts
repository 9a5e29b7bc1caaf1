/**
 * The report as JSON, in the layout of the outer contract: groups keyed by their names, leaves as a list, every
 * share an estimate with value, low, high and n. Fields beyond the contract follow those it names.
 */
import type { NamedCause } from "#lessons/causes";
import type { Estimate } from "#scores/estimate";
import type { PlaceMetrics } from "#scores/choice-metrics";
import { isSubset, type ChoiceGroup, type CirclesAsked, type CirclesReport } from "./circles.ts";
import {
  type Examination,
  type Group,
  type ModelReport,
  ordered,
  propositionalMinusPredicate,
  type Report,
  type Unfinished,
  type Weakness,
} from "./summary.ts";

type Scored = { readonly accuracy: Estimate; readonly responseRate: Estimate };

/** Group name → accuracy and response rate. */
type KeyedGroups = Readonly<Record<string, Scored>>;

type WrittenModel = Omit<
  ModelReport,
  "id" | "byLogic" | "byCategory" | "byKind" | "byRule" | "byLength" | "byTag" | "circles"
> & {
  readonly model: string;
  readonly byLogic: KeyedGroups;
  readonly byCategory: KeyedGroups;
  readonly byKind: KeyedGroups;
  readonly byRule: KeyedGroups;
  readonly byLength: KeyedGroups;
  readonly byTag?: Readonly<Record<string, KeyedGroups>>;
  readonly propositionalMinusPredicate: {
    readonly accuracy: ReturnType<typeof propositionalMinusPredicate>;
    readonly responseRate: ReturnType<typeof propositionalMinusPredicate>;
  };
} & Partial<WrittenCircles>;

/** Circles, their groups keyed by type and place. */
type WrittenCircles = Omit<CirclesReport, "byType" | "byPlace"> & {
  readonly byType: Readonly<Record<string, ChoiceGroup>>;
  readonly byPlace: Readonly<Record<string, PlaceMetrics>>;
};

/** The contract's report document. */
export type ReportDocument = Omit<Report, "models" | "circles"> &
  Partial<CirclesAsked & { readonly subset: boolean }> & { readonly models: readonly WrittenModel[] };

/** The report as the contract's value, ready for `JSON.stringify`. */
export const reportJson = (report: Report): ReportDocument => ({
  // What is missing of a run that was cut off comes first.
  unfinished: report.unfinished,
  run: report.run,
  models: report.models.map(writtenModel),
  date: report.date,
  command: report.command,
  seed: report.seed,
  profile: report.profile,
  style: report.style,
  steered: report.steered,
  file: report.file,
  suiteSize: report.suiteSize,
  ...(report.circles && { ...report.circles, subset: isSubset(report.circles) }),
  guesser: report.guesser,
  versions: report.versions,
});

/** The contract's `weaknesses --json` document for one model of the report. */
export const weaknessesJson = ({
  run,
  models,
  unfinished,
}: Pick<Report, "run" | "models" | "unfinished">): {
  /** What a run that was cut off lacks; absent of a whole one. */
  readonly unfinished?: Unfinished;
  readonly run: string;
  /** Null where there are several; each weakness names its own. */
  readonly model: string | null;
  /** What wrong answers are associated with, strongest first. */
  readonly causes: readonly (NamedCause & { readonly model: string })[];
  readonly weaknesses: readonly (Weakness & { readonly model: string })[];
  readonly examinations: readonly (Examination & { readonly model: string })[];
} => ({
  unfinished,
  run,
  model: models.length === 1 ? (models[0]?.id ?? null) : null,
  causes: models.flatMap(({ id, causes = [] }) => causes.map((cause) => ({ model: id, ...cause }))),
  weaknesses: models.flatMap(({ id, weaknesses }) => weaknesses.map((weak) => ({ model: id, ...weak }))),
  examinations: models.map(({ id, examination }) => ({ model: id, ...examination })),
});

const writtenModel = (model: ModelReport): WrittenModel => {
  const {
    id,
    accuracy,
    responseRate,
    byLogic,
    byCategory,
    byKind,
    byRule,
    byLength,
    byTag,
    byLeaf,
    circles,
    ...rest
  } = model;
  return {
    model: id,
    accuracy,
    responseRate,
    byLogic: keyed(byLogic),
    byCategory: keyed(byCategory),
    byKind: keyed(byKind),
    byRule: keyed(byRule),
    byLeaf,
    byLength: keyed(byLength),
    byTag: byTag && Object.fromEntries(Object.entries(byTag).map(([tag, groups]) => [tag, keyed(groups)])),
    propositionalMinusPredicate: {
      accuracy: propositionalMinusPredicate(model, "accuracy"),
      responseRate: propositionalMinusPredicate(model, "responseRate"),
    },
    ...rest,
    ...(circles && writtenCircles(circles)),
  };
};

const writtenCircles = ({ byType, byPlace, ...rest }: CirclesReport): WrittenCircles => ({
  ...rest,
  byType: Object.fromEntries(byType.map(({ name, ...metrics }) => [name, metrics])),
  byPlace: Object.fromEntries(byPlace.map(({ place, ...metrics }) => [place, metrics])),
});

const keyed = (groups: readonly Group[]): KeyedGroups =>
  Object.fromEntries(ordered(groups).map(({ name, ...measures }) => [name, measures]));
