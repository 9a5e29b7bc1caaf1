/**
 * Accuracy, whole and by group, as charts with their tables: LogicAsker's Figure 3 (first and second iteration), Figure
 * 4 (propositional minus predicate), Figure 5 (categories), Table 3 (lengths), and the map of all skills.
 */
import { outcomes } from "#scoring/verdict";
import { gap, gapAndP, withNote, number, present, fullRate, section, share, table } from "../blocks.ts";
import {
  type Group,
  groupNamed,
  groupNames,
  type BagOfWordsBaseline,
  hasSkills,
  having,
  inPapersOrder,
  type ModelReport,
  propositionalMinusPredicate,
  skillName,
  weakestSkills,
} from "../summary.ts";
import type { Cell, Chart, Column, Section, Table } from "../document.ts";
import { count } from "../numbers.ts";
import { costCell } from "./about.ts";

/** What one answer to everything gets, as a line to compare with; none where the models' questions differ in it. */
const baselineOf = (models: readonly ModelReport[]): Reference | undefined => {
  const [first, ...others] = having(models, "biases").map(({ biases: { guessing } }) => guessing);
  if (first === undefined || first.n === 0 || others.some(({ alwaysYes }) => alwaysYes !== first.alwaysYes))
    return undefined;
  const { alwaysYes, alwaysNo } = first;
  if (alwaysYes === alwaysNo) return coin;
  return alwaysYes > alwaysNo
    ? { at: alwaysYes, label: "always “yes”" }
    : { at: alwaysNo, label: "always “no”" };
};

type Reference = { readonly at: number; readonly label: string };

const coin: Reference = { at: 0.5, label: "a coin" };

/** The whole suite, what became of every call, and how each model leans. */
export const overallSection = (models: readonly ModelReport[], baseline?: BagOfWordsBaseline): Section =>
  section(
    "overall",
    "Overall",
    [overallChart(models), guessTable(models, baseline), outcomeTable(models), leaningTable(models)],
    {
      note: isReadable(models)
        ? "every reply was readable"
        : "accuracy: correct of asked; response rate: readable of asked; response accuracy: correct of readable",
    },
  );

/** Whether every reply of every model could be read: then a response rate says nothing. */
const isReadable = (models: readonly ModelReport[]): boolean =>
  models.every(({ responseRate: { value } }) => value === 1);

const overallChart = (models: readonly ModelReport[]): Chart => {
  const hasSecond = models.some(({ secondIteration }) => secondIteration !== undefined);
  const rates = !isReadable(models);
  const second: Column = { heading: "second iteration", mark: "accent" };
  return {
    kind: "chart",
    id: "overall",
    title: hasSecond ? "Overall accuracy, first and second iteration" : "Overall accuracy",
    caption: `${hasSecond ? `The second iteration asks fresh questions on the ${weakestSkills(models)} of the first. ` : ""}After LogicAsker, Figure 3.`,
    drawing: {
      form: "intervals",
      scale: "share",
      key: `Dot: accuracy on the whole suite.${hasSecond ? " Diamond: accuracy in the second iteration." : ""} ${rates ? " Open dot: response rate." : ""} Lines are 95 % intervals.`,
      reference: baselineOf(models),
    },
    table: table(
      [
        "model",
        { heading: "accuracy", mark: "plain" },
        hasSecond && second,
        rates && { heading: "response rate", mark: "open" },
        rates && "response accuracy",
      ],
      models.map((model) => [
        model.name,
        share(model.accuracy),
        hasSecond && share(model.secondIteration),
        rates && fullRate(model),
        rates && share(model.responseAccuracy),
      ]),
    ),
  };
};

const outcomeTable = (models: readonly ModelReport[]): Table => {
  const shown = outcomes.filter(
    (one) => one === "correct" || one === "incorrect" || models.some((model) => model.outcomes[one] > 0),
  );
  return table(
    ["model", ...shown, { heading: "said yes", spare: 1 }, "cost"],
    models.map((model) => [
      model.name,
      ...shown.map((outcome) => number(model.outcomes[outcome])),
      // Of labels other than yes and no there is nothing to say.
      share((model.biases?.guessing.n ?? 0) > 0 ? model.yesRate : undefined),
      costCell(model),
    ]),
    {
      title: "Call outcomes",
      caption:
        "A reply that is unreadable, empty, refused or truncated is not correct. A failed call is no reply: the run is incomplete. Said yes: of readable answers.",
    },
  );
};

/** What is right without reasoning: by one answer to everything, and by counting words. */
const guessTable = (models: readonly ModelReport[], baseline?: BagOfWordsBaseline): Table | undefined => {
  const rows = having(models, "biases").map(({ name, biases }) => {
    if (biases.guessing.n === 0) return undefined;
    const { alwaysYes, alwaysNo } = biases.guessing;
    const counted = baseline !== undefined && share(baseline.accuracy);
    return [name, percentCell(alwaysYes), percentCell(alwaysNo), counted];
  });
  const told = present(rows);
  if (told.length === 0) return undefined;
  // The same questions have the same baselines, whichever model was asked.
  const isAlike = told.length > 1 && new Set(told.map(([, ...cells]) => JSON.stringify(cells))).size === 1;
  const counter = baseline !== undefined && { heading: "bag-of-words baseline", spare: 1 };
  const fitted =
    " The bag-of-words baseline is fitted to four fifths of these questions with their answer keys (organon audit).";
  return table(
    ["model", "always “yes”", "always “no”", counter],
    isAlike ? [["all", ...told[0]!.slice(1)]] : told,
    {
      title: "Baselines without reasoning",
      caption: `Accuracy of one answer to everything, on the same questions.${baseline === undefined ? "" : fitted}`,
    },
  );
};

const percentCell = (value: number): Cell => ({ kind: "percent", value, digits: 1 });

const leaningTable = (models: readonly ModelReport[]): Table | undefined => {
  const rows = having(models, "biases").map(({ name, biases: { yesBias, balancedAccuracy } }) => [
    name,
    ...gapAndP(yesBias),
    share(balancedAccuracy),
  ]);
  if (rows.length === 0) return undefined;
  const columns = ["model", "response bias", "p", "balanced accuracy"];
  const caption =
    "Of readable answers alone. Response bias: share of answers yes minus share of gold answers yes, in percentage points. Balanced accuracy: one half for answers that ignore the question.";
  return table(columns, rows, { title: "Response bias", caption });
};

/** Propositional minus predicate; no section where one logic was asked alone. */
export const logicSection = (models: readonly ModelReport[]): Section | undefined => {
  if (models.every(({ byLogic }) => byLogic.length < 2)) return undefined;
  const gapOf = (model: ModelReport): Cell => {
    const difference = propositionalMinusPredicate(model);
    return gap(difference, difference.n);
  };
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
    table: table(
      ["model", { heading: "accuracy", mark: "plain" }],
      models.map((model) => [model.name, gapOf(model)]),
    ),
  };
  const note = "propositional minus predicate in percentage points: + is better at propositional";
  return section("logic", "Accuracy by logic", chart, { note });
};

/** By category of rule; no section where questions are of none. */
export const categorySection = (models: readonly ModelReport[]): Section | undefined => {
  if (groupNames(models, ({ byCategory }) => byCategory).length === 0) return undefined;
  const chart = groupChart(models, ({ byCategory }) => byCategory, {
    id: "category",
    title: "Accuracy by category of rule",
    key: "Dots: equivalence laws and inference rules. Diamond: fallacies. Lines are 95 % intervals.",
    caption: "After LogicAsker, Figure 5.",
    columnOf: (name) => ({ heading: name, mark: name === "fallacy" ? "accent" : "plain" }),
  });
  return section("category", "Accuracy by category", chart);
};

export const kindsInWords: Readonly<Record<string, string>> = {
  valid: "Valid: it follows.",
  contradiction: "Contradiction: its negation follows.",
  unrelated: "Unrelated: neither follows.",
  near: "Near: it nearly follows.",
  fallacy: "Fallacy: it seems to follow.",
};

/** By kind of conclusion; no section where one kind was asked. */
export const kindSection = (models: readonly ModelReport[]): Section | undefined => {
  const kinds = groupNames(models, ({ byKind }) => byKind);
  if (kinds.length < 2) return undefined;
  const chart = groupChart(models, ({ byKind }) => byKind, {
    id: "kind",
    title: "Accuracy by kind of conclusion",
    key: "Diamond: conclusions that follow, whose key is yes. Dots: all others. Lines are 95 % intervals.",
    caption: kinds.flatMap((kind) => kindsInWords[kind] ?? []).join(" "),
    columnOf: (name) => ({ heading: name, mark: name === "valid" ? "accent" : "plain" }),
  });
  return section("kind", "Accuracy by kind of conclusion", chart);
};

/** By the tags that imported questions carry; a table each. */
export const tagSection = (models: readonly ModelReport[]): Section | undefined => {
  const tags = [...new Set(models.flatMap(({ byTag = {} }) => Object.keys(byTag)))];
  const tables = tags.map((tag) => {
    const groupsOf = ({ byTag = {} }: ModelReport): readonly Group[] => byTag[tag] ?? [];
    const names = groupNames(models, groupsOf).toSorted((a, b) => Number(a) - Number(b) || 0);
    const rows = names.map((name): readonly Cell[] => [
      name,
      ...models.map((model) => share(groupNamed(groupsOf(model), name)?.accuracy)),
    ]);
    return table([tag, ...models.map(({ name }) => name)], rows);
  });
  return tables.length === 0 ? undefined : section("tags", "Accuracy by tag", tables);
};

type ByLength = Pick<ModelReport, "name" | "byLength" | "bySteps">;

const lengthsOf = ({ byLength, bySteps = byLength }: ByLength): readonly Group[] => bySteps;

/** By length; no section where one length was asked. Lengths with rules of their own are no curve. */
export const lengthSection = (models: readonly ByLength[]): Section | undefined => {
  if (groupNames(models, lengthsOf).length < 2) return undefined;
  const [title, note] = models.some(({ bySteps }) => bySteps)
    ? ["Accuracy by steps", "different rules at each number of steps: a difference may be theirs"]
    : ["Accuracy by length", "inference steps in the derivation"];
  return section("length", title, [lengthChart(models), yesByLength(models)], { note });
};

/** What yes gets at each length, beside the accuracy: lengths whose questions have another share of yes do not compare. */
const yesByLength = (models: readonly ByLength[]): Table | undefined => {
  const rates = models.some(({ byLength }) => byLength.some(({ responseRate: { value } }) => value !== 1));
  const rows = models.flatMap(({ name, byLength }) =>
    byLength.flatMap((group) =>
      group.yesKeys === undefined
        ? []
        : [
            [
              name,
              group.name,
              share(group.accuracy),
              rates && share(group.responseRate),
              share(group.yesRate),
              share(group.yesKeys),
            ],
          ],
    ),
  );
  if (rows.length === 0) return undefined;
  const caption =
    "Says yes: of readable answers. Labelled yes: the accuracy of always answering yes at that length." +
    (rates ? " A fall of the response rate lowers the accuracy, too." : "");
  return table(["model", "length", "accuracy", rates && "response rate", "says yes", "labelled yes"], rows, {
    title: "Yes at each length",
    role: "detail",
    caption,
  });
};

/** The papers' Table 3, drawn as curves. */
const lengthChart = (models: readonly ByLength[]): Chart => {
  const lengths = groupNames(models, lengthsOf);
  const chart = groupChart(models, lengthsOf, {
    id: "length",
    title: "Accuracy by length of inference",
    key: "Bands are 95 % intervals.",
    caption: "Length is the number of inference steps in the derivation. After LogicAsker, Table 3.",
    columnOf: (name) => ({ heading: `length ${name}`, mark: "plain" }),
  });
  const { key } = chart.drawing;
  const at = lengths.map(Number);
  // A file of other people's may call anything a length.
  if (!at.every(Number.isFinite) || models.some(({ bySteps }) => bySteps)) return chart;
  const isEven = models.every((model) =>
    model.byLength.every(({ yesKeys }) => Math.abs((yesKeys?.value ?? 0) - 0.5) < 0.01),
  );
  return {
    ...chart,
    drawing: { form: "curves", key, x: "length of inference", at, reference: isEven ? coin : undefined },
  };
};

type GroupChart = Pick<Chart, "id" | "title" | "caption"> & {
  readonly key: string;
  readonly columnOf: (name: string) => Column;
};

const groupChart = <Model extends { readonly name: string }>(
  models: readonly Model[],
  groupsOf: (model: Model) => readonly Group[],
  { key, columnOf, ...named }: GroupChart,
): Chart => {
  const names = groupNames(models, groupsOf);
  const rows = models.map((model) => [
    model.name,
    ...names.map((name) => share(groupNamed(groupsOf(model), name)?.accuracy)),
  ]);
  return {
    kind: "chart",
    ...named,
    drawing: { form: "intervals", scale: "share", key },
    table: table(["model", ...names.map(columnOf)], rows),
  };
};

/** What stands where in the map of skills. */
const skillsKey = (kinds: readonly string[]): string => {
  const inBlock = inPapersOrder(kinds.filter((kind) => kind !== "fallacy"));
  const order = inBlock.length < 2 ? "" : `; in each block from left to right: ${inBlock.join(", ")}`;
  const fallacies = kinds.includes("fallacy") ? "; a fallacy’s cell fills the rest of its block" : "";
  return `One row a rule, one block an extension to predicate logic (plain, universal ∀, existential ∃)${order}${fallacies}.`;
};

/** Every skill of the rule tree at a glance; no section where questions are of none. */
export const skillsSection = (models: readonly ModelReport[]): Section | undefined => {
  if (!hasSkills(models)) return undefined;
  const keyOf = ({ logic, rule, kind }: ModelReport["bySkill"][number]): string => `${logic} ${rule} ${kind}`;
  const skills = new Map(
    models.flatMap(({ bySkill }) => bySkill.map((skill) => [keyOf(skill), skill] as const)),
  );
  const accuracies = models.map(
    ({ bySkill }) => new Map(bySkill.map((skill) => [keyOf(skill), skill.accuracy])),
  );
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
        ...accuracies.map((found) => share(found.get(key))),
      ]),
    ),
  };
  return section("skills", "Accuracy by skill", chart, { role: "background" });
};

/**
 * Results by task: accuracy beside chance, and of proofs and cases that the kernel refused the first line that does not follow. No
 * section where no question has a task.
 */
export const taskSection = (models: readonly Pick<ModelReport, "name" | "tasks">[]): Section | undefined => {
  const told = having(models, "tasks").map(({ name, tasks }) => ({ name, ...tasks }));
  if (told.length === 0) return undefined;
  const results = table(
    ["model", "task", "accuracy", "chance"],
    told.flatMap(({ name, tasks }) =>
      tasks.map(({ task, accuracy, chance }) => [
        name,
        task,
        share(accuracy),
        chance === null ? "" : `${(100 * chance).toFixed(1)} %`,
      ]),
    ),
  );
  const refused = told
    .filter(({ refusals }) => refusals > 0)
    .map(({ name, refused: shown, refusals }) =>
      table(
        ["question", "task", "first at"],
        shown.map(({ question, task, line, why }) =>
          withNote([{ kind: "code", code: question.slice(0, 12) }, task, line], why),
        ),
        {
          notes: { heading: "why", shown: "each" },
          title: `${name}: ${count(refusals)} refused by the kernel${refusals > shown.length ? `, the first ${count(shown.length)}` : ""}`,
        },
      ),
    );
  return section("tasks", "Tasks", [results, ...refused], { note: "chance in percent" });
};
