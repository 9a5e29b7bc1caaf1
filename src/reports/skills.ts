/** Names and order of skills and groups in reports. */
import { difference } from "#scoring/independent";
import type { Estimate } from "#scoring/estimate";
import type { SkillTags } from "#scoring/verdict";
import { count } from "./numbers.ts";
import type { Group, ModelReport } from "./summary.ts";
import type { Weakness } from "./diagnosis-report.ts";

/** A model that has a part which others lack. */
type Having<Model, Part extends keyof Model> = Model & {
  readonly [Name in Part]-?: NonNullable<Model[Name]>;
};

export const having = <Model, Part extends keyof Model>(
  models: readonly Model[],
  part: Part,
): readonly Having<Model, Part>[] =>
  models.filter((model): model is Having<Model, Part> => model[part] !== undefined);

/** The skills that the second iteration asks about, in words: ten unless it was asked otherwise. */
export const weakestSkills = (models: readonly Pick<ModelReport, "teaching">[]): string => {
  const sizes = models.flatMap(({ teaching }) => teaching?.[0]?.k ?? []);
  const distinct = [...new Set(sizes.length === 0 ? [10] : sizes)];
  const numbers = distinct.map((k) => (k === 10 ? "ten" : count(k))).join(" or ");
  return numbers === "1" ? "weakest skill" : `${numbers} weakest skills`;
};

/** True if any question is of a skill of the rule tree. */
export const hasSkills = (models: readonly Pick<ModelReport, "bySkill">[]): boolean =>
  models.some(({ bySkill }) => bySkill.length > 0);

/** The weaknesses worth showing: those not above the model's own level, and with a wrong answer. */
export const pickWeaknesses = (model: ModelReport, most = 10): readonly Weakness[] =>
  model.weaknesses.filter(({ accuracy }) => isListed(accuracy, model)).slice(0, most);

export const isListed = ({ value }: Estimate, { accuracy }: Pick<ModelReport, "accuracy">): boolean =>
  value !== null && value < 1 && value <= (accuracy.value ?? 1);

/** A skill in words; the valid question of a fallacy's pair is the fallacy's contrast. */
export const skillName = ({ category, rule, kind }: Pick<SkillTags, "category" | "rule" | "kind">): string =>
  category === "fallacy" && kind === "valid" ? `${rule}, valid contrast` : `${rule}, ${kind}`;

export const groupNamed = (groups: readonly Group[], name: string): Group | undefined =>
  groups.find((group) => group.name === name);

/** Names in the order in which the papers speak of them; scores come sorted by letter. */
const papersOrder: readonly string[] = (
  "propositional predicate equivalence inference fallacy none universal existential " +
  "valid contradiction unrelated near"
).split(" ");

/** The distinct names, those that the papers order first and in their order. */
export const inPapersOrder = (names: readonly string[]): readonly string[] => {
  const distinct = [...new Set(names)];
  return [
    ...papersOrder.filter((name) => distinct.includes(name)),
    ...distinct.filter((name) => !papersOrder.includes(name)),
  ];
};

/** The groups' names over all models, in the papers' order. */
export const groupNames = <Model>(
  models: readonly Model[],
  groupsOf: (model: Model) => readonly Group[],
): readonly string[] => inPapersOrder(models.flatMap((model) => groupsOf(model).map((group) => group.name)));

export const sortGroups = (groups: readonly Group[]): readonly Group[] =>
  inPapersOrder(groups.map((group) => group.name)).flatMap((name) => groupNamed(groups, name) ?? []);

const nothing: Estimate = { value: null, low: 0, high: 1, n: 0 };

/** Propositional minus predicate for one model, in accuracy. */
export const propositionalMinusPredicate = (model: ModelReport) =>
  difference(
    groupNamed(model.byLogic, "propositional")?.accuracy ?? nothing,
    groupNamed(model.byLogic, "predicate")?.accuracy ?? nothing,
  );
