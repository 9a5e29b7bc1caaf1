/**
 * The tables of DivLogicEval in the order of the paper: Figure 2 and Table 8 with 0- and 3-shot side by side, NoLR (Table 3), words and
 * symbols (Table 6), option guessing (§3.3), runs over epochs (Table 2), and the paper's numbers beside them.
 */
import { choiceItems } from "#items/open-suite";
import type { ProblemLine } from "#items/problem-line";
import { questionOf } from "#items/question";
import type { SuiteOf } from "#items/suite";
import type { LanguageModel } from "#models/language-model";
import { gapAndP, plainTable, present, section, share, table, text } from "#reports/blocks";
import { circleGroups, extentText } from "#reports/circles";
import { divlogicSlips, publishedTables } from "#reports/divlogiceval/published";
import type { Document, Section } from "#reports/document";
import { errorSection } from "#experiments/people/errors-document";
import { reportJson } from "#reports/json";
import { count } from "#reports/numbers";
import * as about from "#reports/sections/about";
import { alphaSection, getCircled, variationSection } from "#reports/sections/circles";
import type { Report } from "#reports/summary";
import { readMetrics } from "#scoring/breakdown";
import { compareCircles } from "#scoring/choice-pairs";
import { circlesOf } from "#scoring/circle";
import { diversity, diversitySections, ownText } from "#experiments/audit/diversity";
import { errorCases } from "#experiments/people/errors";
import { withStudyCosts } from "#experiments/results/costs";
import { scoresOf } from "#experiments/results/scores";
import { findGuesses, guessingSection } from "./contamination.ts";
import { responsesSection, slipsSection } from "./sections.ts";
import type { StudyReports, StudyTools } from "./study.ts";

export type QuestionSet = { readonly name: string; readonly suite: SuiteOf<"file"> };

export type Settings = {
  readonly suite: SuiteOf<"choice">;
  readonly asking: { readonly models: readonly LanguageModel[]; readonly system?: string };
  readonly epochs?: number;
  readonly sets: readonly QuestionSet[];
  readonly polished:
    | { readonly suite: SuiteOf<"file">; readonly items: readonly ProblemLine<"options">[] }
    | undefined;
};

export const parts = {
  zero: "in words, 0-shot",
  three: "in words, 3-shot",
  symbolic: "symbolic, 0-shot",
  symbolicThree: "symbolic, 3-shot",
  nolr: "without logical reasoning",
  polished: "polished, 0-shot",
} as const;

export const withoutLogic = (set: string): string => `${set}, without logical reasoning`;

/** What an answer by chance gets: 1/4, (1/4)⁴, and the mean of equation (2) over all 256 ways to pick. */
export const guessLevels = { accuracy: 0.25, circular: 1 / 256, partialCircular: 0.0845 } as const;

export const findTables = async (reports: StudyReports, settings: Settings, tools: StudyTools) => {
  const { suite, asking, sets } = settings;
  const report = await withStudyCosts(reports[parts.zero]!, tools);
  const named = (model: string): string => report.models.find(({ id }) => id === model)?.name ?? model;
  const guessing = await findGuesses(asking.models, tools);
  const asked = [...choiceItems(suite)].slice(0, suite.first).map((line) => ownText(questionOf(line)));
  const found = {
    changes: await findChanges(
      sets.map(({ name }) => name),
      named,
      tools,
    ),
    responses: await readResponses(named, tools),
    guessing: { ...guessing, models: guessing.models.map((one) => ({ ...one, model: named(one.model) })) },
    errors: await errorCases({ run: report.run }, tools),
    diversity: diversity({ sets: [{ name: askedSet, texts: asked }] }),
    conditions: conditionsText(settings),
  };
  const written = (part: string) => reports[part] && reportJson(reports[part]);
  const json = {
    ...reportJson(report),
    threeShot: written(parts.three),
    signs: { zeroShot: written(parts.symbolic), threeShot: written(parts.symbolicThree) },
    withoutLogic: written(parts.nolr),
    ...found,
    guessLevels,
    polished: written(parts.polished),
    slips: divlogicSlips,
  };
  return { document: tellTables(report, reports[parts.three]!, found), json };
};

type Found = {
  readonly changes: Awaited<ReturnType<typeof findChanges>>;
  readonly responses: Awaited<ReturnType<typeof readResponses>>;
  readonly guessing: Awaited<ReturnType<typeof findGuesses>>;
  readonly errors: Awaited<ReturnType<typeof errorCases>>;
  readonly diversity: ReturnType<typeof diversity>;
  readonly conditions: string;
};

const askedSet = "the set asked";

/** Two ways of asking the same questions: how their differences are called, and how questions are matched. */
const compared = [
  ["3-shot", parts.zero, parts.three, "item"],
  ["NoLR", parts.zero, parts.nolr, "item"],
  ["signs, 0-shot", parts.zero, parts.symbolic, "place"],
  ["signs, 3-shot", parts.three, parts.symbolicThree, "place"],
  ["polished", parts.zero, parts.polished, "place"],
] as const;

const findChanges = async (
  sets: readonly string[],
  named: (id: string) => string,
  { store, runs }: StudyTools,
) => {
  const pairs = [
    ...compared.map((pair) => [askedSet, ...pair] as const),
    ...sets.map((set) => [set, "NoLR", set, withoutLogic(set), "item"] as const),
  ];
  const changes = [];
  for (const [set, change, ...[from, to, by]] of pairs) {
    const [first, second] = [runs.get(from), runs.get(to)];
    if (first === undefined || second === undefined) continue;
    const [was, is] = [await scoresOf(store, first), await scoresOf(store, second)];
    for (const [id, scores] of was) {
      const [before, after] = [circlesOf(scores), circlesOf(is.get(id) ?? [])];
      changes.push({ set, id, model: named(id), change, difference: compareCircles(before, after, by) });
    }
  }
  return changes;
};

/** The metrics of each part, by model; masked options are no answers of a set. */
const readResponses = async (named: (id: string) => string, { store, runs }: StudyTools) => {
  const responses = [];
  for (const [part, run] of runs)
    if (run.plan.suite.kind !== "derived")
      for (const [id, scores] of await scoresOf(store, run))
        responses.push({ part, id, model: named(id), ...readMetrics(scores) });
  return responses;
};

/** The conditions in a line: what is the paper's, and what is not. */
const conditionsText = ({ suite: { recipe }, asking: { system }, polished }: Settings): string => {
  const { items = [] } = polished ?? {};
  const by = (who: string): string => count(items.filter(({ polish }) => polish === who).length);
  const words = [
    recipe === "paper" ? "recipe paper, Algorithm 1" : `recipe ${recipe}, not the paper's`,
    system === undefined ? "the prompt of Appendix I" : "another prompt than Appendix I's",
    "sentences of Organon's bank in the place of SNLI's and MNLI's",
    polished === undefined
      ? "not polished by a model"
      : `a model's changes compared: ${by("person")} of ${count(items.length)} questions changed and approved, ${by("machine")} not approved`,
  ];
  return `Conditions: ${words.join("; ")}. The paper's numbers are shown without a difference.`;
};

const tellTables = (report: Report, three: Report, found: Found): Document => {
  const extent = report.circles === undefined ? "" : extentText(report.circles);
  const circled = getCircled(report.models);
  const what = `${extent}, then 3-shot, symbolic, and without logical reasoning; answer keys proved`;
  return {
    title: "DivLogicEval study",
    facts: [...about.runFacts(what, report), found.conditions],
    sections: present([
      ...metrics.map((metric) => metricSection(metric, report, three)),
      responsesSection(found.responses.map(({ part, model, ...one }) => ({ cells: [part, model], ...one }))),
      report.models.length > 1 && leadersSection(report),
      ...changeSections.map((change) => changeSection(change, found, report)),
      guessingSection(found.guessing),
      errorSection(found.errors),
      ...diversitySections(found.diversity),
      withPublished(variationSection(circled), report),
      alphaSection(circled),
      papersSection(report, three),
      about.modelsSection(report.models, false),
      about.methodSection(method),
      slipsSection("paper", divlogicSlips),
      about.againSection(report, true),
    ]),
  };
};

const metrics = [
  ["rotationAccuracy", "Accuracy", "accuracy"],
  ["circular", "Circular", "circular"],
  ["partialCircular", "PartialCircular", "partialCircular"],
] as const;

/** Figure 2: a chart for each metric, since no one line is the chance level of all three. */
const metricSection = (
  [key, name, level]: (typeof metrics)[number],
  report: Report,
  three: Report,
): Section => {
  const rows = report.models.flatMap((model) => {
    const others = three.models.filter(({ id }) => id === model.id).flatMap(circleGroups);
    return circleGroups(model).map((group) => [
      model.name,
      group.name,
      share(group[key]),
      share(others.find((one) => one.name === group.name)?.[key]),
    ]);
  });
  const columns = [
    "model",
    "questions",
    { heading: "0-shot", mark: "open" },
    { heading: "3-shot", mark: "accent" },
  ] as const;
  const drawing = {
    form: "intervals",
    scale: "share",
    key: "Open dot: 0-shot. Diamond: 3-shot. Lines are 95 % intervals, the dashed line is the chance level.",
    reference: { at: guessLevels[level], label: "chance" },
  } as const;
  const id = `figure-${level}`;
  const caption = `After DivLogicEval, Figure 2 and Table 8. ${about.parserText(report)}`;
  const title = `${name}, 0-shot and 3-shot`;
  const mean = level === "accuracy" ? "; the mean over the four orders, which is what Table 8 prints" : "";
  const note = `chance level ${(100 * guessLevels[level]).toFixed(2)} %${mean}`;
  return section(
    id,
    name,
    { kind: "chart", id, title, caption, drawing, table: table(columns, rows) },
    { note },
  );
};

/** Table 1: the metrics by model, and which leads by each. Metrics that disagree on the leader say that accuracy is not enough. */
const leadersSection = (report: Report): Section => {
  const { models } = report;
  const rows = metrics.map(([metric, name]) => {
    const values = models.map(({ circles }) => circles?.[metric]);
    const best = Math.max(...values.map((one) => one?.value ?? 0));
    const leaders = models.filter((_, i) => values[i]?.value === best).map((model) => model.name);
    const leader = leaders.length === 1 ? leaders[0]! : `${count(leaders.length)} alike`;
    return [name, ...values.map(share), leader];
  });
  const caption = `After DivLogicEval, Table 1. ${about.parserText(report)}`;
  return section("leaders", "Metrics by model", [
    table(["metric", ...models.map(({ name }) => name), "leads"], rows, { caption }),
    plainTable(publishedTables.leaders),
  ]);
};

type ChangeSection = {
  readonly id: string;
  readonly title: string;
  /** Which changes, and the heading of the column that tells them apart. */
  readonly changes: readonly Found["changes"][number]["change"][];
  readonly first?: "set" | "setting";
  readonly columns: readonly [before: string, after: string];
  readonly caption?: string;
  readonly paper?: keyof typeof publishedTables;
};

const changeSections: readonly ChangeSection[] = [
  { id: "polished", title: "Polished questions", changes: ["polished"], columns: ["before", "after"] },
  {
    id: "nolr",
    title: "Without logical reasoning",
    changes: ["NoLR"],
    first: "set",
    columns: ["Origin", "NoLR"],
    caption:
      "With “Please try your best to answer correctly without performing any logical reasoning” minus without: a set that needs logic loses by it. After DivLogicEval, Table 3.",
    paper: "noLogic",
  },
  {
    id: "signs",
    title: "Symbols instead of words",
    changes: ["signs, 0-shot", "signs, 3-shot"],
    first: "setting",
    columns: ["DivLogicEval", "s-DivLogicEval"],
    caption: "The same questions as formulas (s-DivLogicEval), pair by pair. After DivLogicEval, Table 6.",
    paper: "symbolic",
  },
  { id: "3shot", title: "Three examples", changes: ["3-shot"], columns: ["0-shot", "3-shot"] },
];

const changeSection = (
  { id, title, changes, first, columns, caption, paper }: ChangeSection,
  found: Found,
  report: Report,
) => {
  const own = found.changes.filter(({ change }) => changes.includes(change));
  const rows = own.flatMap(({ set, change, model, difference }) =>
    metrics.map(([metric, name]) => {
      const { before, after } = difference[metric];
      const cells = [model, name, share(before), share(after), ...gapAndP(difference[metric])];
      return first === undefined ? cells : [first === "set" ? set : change.replace("signs, ", ""), ...cells];
    }),
  );
  const headings = [...present([first]), "model", "metric", ...columns, "difference", "p"];
  const words = [...present([caption]), about.parserText(report)].join(" ");
  const note =
    "both columns and their difference in percentage points are of the same questions, each by the mean of its epochs; p: McNemar's for Circular, the sign test's for means";
  const theirs = paper && plainTable(publishedTables[paper]);
  return own.length === 0
    ? undefined
    : section(id, title, [table(headings, rows, { caption: words }), theirs], { note });
};

/** Epochs as runs, and the paper's five below them; no section where each question was asked once. */
const withPublished = (own: Section | undefined, report: Report): Section | undefined =>
  own && {
    ...own,
    blocks: [...own.blocks, text(about.parserText(report)), plainTable(publishedTables.runs)],
  };

/** What Table 8 prints, and Accuracy as §2.2 defines it. */
const eachMetric = [
  ["ACC, mean of orders", "rotationAccuracy"],
  ["ACC, original order", "accuracy"],
  ["CIR", "circular"],
  ["PC", "partialCircular"],
] as const;

/** Table 8 of the models asked here, and as printed; no differences, since the questions are others. */
const papersSection = (report: Report, three: Report): Section => {
  const { columns } = publishedTables.models;
  const ours = [["0-shot", report.models] as const, ["3-shot", three.models] as const].flatMap(
    ([setting, models]) =>
      models.flatMap((model) =>
        eachMetric.map(([name, key]) => {
          const groups = new Map(circleGroups(model).map((group) => [group.name, group]));
          return [
            model.name,
            setting,
            name,
            ...columns.slice(3).map((group) => share(groups.get(group)?.[key])),
          ];
        }),
      ),
  );
  const role = "background" as const;
  const words =
    "Its questions are not published with their formulas, and Organon's questions differ: numbers are shown without a difference.";
  const own = table(columns, ours, {
    title: "The models asked here",
    caption: about.parserText(report),
    role,
  });
  const blocks = [text(words), own, plainTable(publishedTables.models, { role })];
  return section("paper", "Comparison with the paper", blocks, {
    note: "ACC is the mean over the four orders, as there",
  });
};

const method = [
  `Chance is 25 % for Accuracy, ${(100 * guessLevels.circular).toFixed(2)} % for Circular and ${(100 * guessLevels.partialCircular).toFixed(2)} % for PartialCircular, whose mean over the ${count(256)} ways to pick is ${guessLevels.partialCircular}.`,
  "Differences are of the same questions: McNemar's exact test and Newcombe's interval for Circular, for Accuracy and PartialCircular the mean of the differences with a sign test. Words and symbols are paired pair by pair.",
  "Three-shot shows one solved example of each type, none of them asked. Every key is proved.",
];
