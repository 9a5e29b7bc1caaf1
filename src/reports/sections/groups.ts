/**
 * Accuracy by group, as charts with their tables: LogicAsker's Figure 4 (propositional minus predicate), Figure 5 (categories), Table 3
 * (lengths), kinds of conclusion, tags, and the map of all skills.
 */
import { gap, section, share, table } from "../blocks.ts";
import type { Cell, Chart, Column, Section, Table } from "../document.ts";
import { count } from "../numbers.ts";
import {
  groupNamed,
  groupNames,
  hasSkills,
  inPapersOrder,
  propositionalMinusPredicate,
  skillName,
} from "../skills.ts";
import type { Group, ModelReport } from "../summary.ts";
import { chanceLine } from "./overall.ts";

type Models = readonly ModelReport[];

/** A chart of accuracy by group; no section with fewer groups than `fewest`. */
type Grouping<Model> = {
  readonly id: string;
  readonly title: string;
  /** The title of the chart, where it says more than the section's. */
  readonly chart?: string;
  readonly note?: string;
  readonly fewest: number;
  readonly groups: (model: Model) => readonly Group[];
  readonly key: string;
  readonly caption: (names: readonly string[]) => string;
  readonly column: (name: string) => Column;
};

const groupChart = <Model extends { readonly name: string }>(
  models: readonly Model[],
  { id, title, chart = title, groups, key, caption, column }: Grouping<Model>,
): Chart => {
  const names = groupNames(models, groups);
  const rows = models.map((model) => [
    model.name,
    ...names.map((name) => share(groupNamed(groups(model), name)?.accuracy)),
  ]);
  return {
    kind: "chart",
    id,
    title: chart,
    caption: caption(names),
    drawing: { form: "intervals", scale: "share", key: `${key} Lines are 95 % intervals.` },
    table: table(["model", ...names.map(column)], rows),
  };
};

const groupSection = (models: Models, grouping: Grouping<ModelReport>): Section | undefined => {
  const { id, title, fewest, groups, note } = grouping;
  if (groupNames(models, groups).length < fewest) return undefined;
  return section(id, title, groupChart(models, grouping), { note });
};

const accented =
  (accent: string) =>
  (name: string): Column => ({ heading: name, mark: name === accent ? "accent" : "plain" });

export const categorySection = (models: Models): Section | undefined =>
  groupSection(models, {
    id: "category",
    title: "Accuracy by category",
    chart: "Accuracy by category of rule",
    fewest: 1,
    groups: ({ byCategory }) => byCategory,
    key: "Dots: equivalence laws and inference rules. Diamond: fallacies.",
    caption: () => "After LogicAsker, Figure 5.",
    column: accented("fallacy"),
  });

export const kindsInWords: Readonly<Record<string, string>> = {
  valid: "Valid: it follows.",
  contradiction: "Contradiction: its negation follows.",
  unrelated: "Unrelated: neither follows.",
  near: "Near: it nearly follows.",
  fallacy: "Fallacy: it seems to follow.",
};

export const kindSection = (models: Models): Section | undefined =>
  groupSection(models, {
    id: "kind",
    title: "Accuracy by kind of conclusion",
    fewest: 2,
    groups: ({ byKind }) => byKind,
    key: "Diamond: conclusions that follow, with gold answer yes. Dots: all others.",
    caption: (kinds) => kinds.flatMap((kind) => kindsInWords[kind] ?? []).join(" "),
    column: accented("valid"),
  });

/** Propositional minus predicate; no section where one logic was asked alone. */
export const logicSection = (models: Models): Section | undefined => {
  if (models.every(({ byLogic }) => byLogic.length < 2)) return undefined;
  const rows = models.map((model) => {
    const difference = propositionalMinusPredicate(model);
    return [model.name, gap(difference, difference.n)];
  });
  const chart: Chart = {
    kind: "chart",
    id: "logic",
    title: "Propositional minus predicate",
    caption: "In percentage points. After LogicAsker, Figure 4.",
    drawing: {
      form: "intervals",
      scale: "difference",
      key: "Dot: accuracy. Lines are 95 % intervals.",
      ends: ["← better at predicate", "better at propositional →"],
    },
    table: table(["model", { heading: "accuracy", mark: "plain" }], rows),
  };
  const note = "propositional minus predicate in percentage points: + is better at propositional";
  return section("logic", "Accuracy by logic", chart, { note });
};

/** By the tags that imported questions carry; a table each. */
export const tagSection = (models: Models): Section | undefined => {
  const tags = [...new Set(models.flatMap(({ byTag = {} }) => Object.keys(byTag)))];
  const tables = tags.map((tag) => {
    const groups = ({ byTag = {} }: ModelReport): readonly Group[] => byTag[tag] ?? [];
    const names = groupNames(models, groups).toSorted((a, b) => Number(a) - Number(b) || 0);
    const rows = names.map((name): readonly Cell[] => [
      name,
      ...models.map((model) => share(groupNamed(groups(model), name)?.accuracy)),
    ]);
    return table([tag, ...models.map(({ name }) => name)], rows);
  });
  return tables.length === 0 ? undefined : section("tags", "Accuracy by tag", tables);
};

type ByLength = Pick<ModelReport, "name" | "byLength" | "bySteps">;

const lengths: Grouping<ByLength> = {
  id: "length",
  title: "Accuracy by length",
  chart: "Accuracy by length of inference",
  note: "inference steps in the derivation",
  fewest: 2,
  groups: ({ byLength, bySteps = byLength }) => bySteps,
  key: "",
  caption: () => "Length is the number of inference steps in the derivation. After LogicAsker, Table 3.",
  column: (name) => ({ heading: `length ${name}`, mark: "plain" }),
};

/** By length; lengths with rules of their own are no curve. */
export const lengthSection = (models: readonly ByLength[]): Section | undefined => {
  const names = groupNames(models, lengths.groups);
  if (names.length < lengths.fewest) return undefined;
  const chart = groupChart(models, lengths);
  if (models.some(({ bySteps }) => bySteps)) {
    const note = "different rules at each number of steps: a difference may be theirs";
    return section(lengths.id, "Accuracy by steps", [chart, yesByLength(models)], { note });
  }
  const at = names.map(Number);
  const isEven = models.every(({ byLength }) =>
    byLength.every(({ yesKeys }) => Math.abs((yesKeys?.value ?? 0) - 0.5) < 0.01),
  );
  const reference = isEven ? chanceLine : undefined;
  const curves = { form: "curves", key: "Bands are 95 % intervals.", x: "length of inference" } as const;
  // A file of other people's may call anything a length.
  const drawing = at.every(Number.isFinite) ? { ...curves, at, reference } : chart.drawing;
  const { note } = lengths;
  return section(lengths.id, lengths.title, [{ ...chart, drawing }, yesByLength(models)], { note });
};

const yesByLength = (models: readonly ByLength[]): Table | undefined => {
  const rates = models.some(({ byLength }) => byLength.some(({ responseRate: { value } }) => value !== 1));
  const rows = models.flatMap(({ name, byLength }) =>
    byLength
      .filter(({ yesKeys }) => yesKeys !== undefined)
      .map((group) => [
        name,
        group.name,
        share(group.accuracy),
        rates && share(group.responseRate),
        share(group.yesRate),
        share(group.yesKeys),
      ]),
  );
  if (rows.length === 0) return undefined;
  const caption =
    "Says yes: of readable answers. Gold answer yes: the accuracy of always answering yes at that length." +
    (rates ? " A fall of the response rate lowers the accuracy, too." : "");
  const columns = ["model", "length", "accuracy", rates && "response rate", "says yes", "gold answer yes"];
  return table(columns, rows, { title: "Yes at each length", role: "detail", caption });
};

const skillsKey = (kinds: readonly string[]): string => {
  const inBlock = inPapersOrder(kinds.filter((kind) => kind !== "fallacy"));
  const order = inBlock.length < 2 ? "" : `; in each block from left to right: ${inBlock.join(", ")}`;
  const fallacies = kinds.includes("fallacy") ? "; a fallacy’s cell fills the rest of its block" : "";
  return `One row a rule, one block an extension to predicate logic (plain, universal ∀, existential ∃)${order}${fallacies}.`;
};

/** Every skill of the rule tree at a glance; no section where questions are of none. */
export const skillsSection = (models: Models): Section | undefined => {
  if (!hasSkills(models)) return undefined;
  const getKey = ({ logic, rule, kind }: ModelReport["bySkill"][number]): string =>
    `${logic} ${rule} ${kind}`;
  const found = models.map(({ bySkill }) => new Map(bySkill.map((skill) => [getKey(skill), skill])));
  const skills = new Map(found.flatMap((own) => [...own]));
  const chart: Chart = {
    kind: "chart",
    id: "skills",
    title: `All ${count(skills.size)} skills`,
    caption: "The strongest colour is where the answers go wrong.",
    drawing: {
      form: "skill-map",
      key: skillsKey([...skills.values()].map(({ kind }) => kind)),
      models: models.map(({ name, bySkill }) => ({ name, skills: bySkill })),
    },
    table: table(
      ["skill", ...models.map(({ name }) => name)],
      [...skills].map(([key, skill]) => [
        skillName(skill),
        ...found.map((own) => share(own.get(key)?.accuracy)),
      ]),
    ),
  };
  return section("skills", "Accuracy by skill", chart, { role: "background" });
};
