/**
 * The tables of the LogicAsker study: the report of its first iteration, with the second, the lengths and the few-shot examples in it,
 * and what only the study has: Table 4 by atomic rule, Table 5, the papers' numbers beside those of the models asked.
 */
import { join } from "node:path";
import type { Question } from "#items/question";
import type { SuiteOf } from "#items/suite";
import { weakRuleTypes } from "#diagnosis/diagnose";
import {
  gap,
  gapAndP,
  number,
  plainTable,
  present,
  section,
  share,
  fullRate,
  table,
  text,
} from "#reports/blocks";
import type { Block, Cell, Document, Section, Table } from "#reports/document";
import { runDocument, withSections } from "#reports/documents/run-document";
import { reportJson } from "#reports/json";
import { besidePublished, conditionsOf, ownMeasure } from "#reports/logicasker/part";
import {
  papersPlaces,
  publishedModelOf,
  publishedNumbers,
  publishedRanges,
  publishedValidity,
  publishedWeakRules,
  slips,
} from "#reports/logicasker/published";
import { count, percent, shareText } from "#reports/numbers";
import { parserText, tiesText } from "#reports/sections/about";
import { groupNames } from "#reports/skills";
import type { ModelReport, Report } from "#reports/summary";
import { askedQuestions } from "#runs/answers";
import { runIdOf } from "#runs/plan";
import type { Run } from "#runs/store";
import { findShortcuts } from "#scoring/audits/shortcuts";
import { rightShares } from "#scoring/by-question";
import { proportion } from "#scoring/estimate";
import type { Validity } from "#scoring/people/validity";
import { differenceOf } from "#scoring/paired-scores";
import type { Score } from "#scoring/verdict";
import type { RunOptions } from "#experiments/asking/plan-run";
import { yesNoRow } from "#experiments/audit/surface";
import { faultyAmong, sample } from "#experiments/people/validity";
import { withStudyCosts } from "#experiments/results/costs";
import { scoresOf } from "#experiments/results/scores";
import type { LessonSettings } from "#experiments/teaching/lessons";
import { validityFiles, writeFiles } from "../sheets.ts";
import { slipsSection } from "./sections.ts";
import type { StudyReports, StudyTools } from "./study.ts";

export type Settings = {
  readonly asking: Omit<RunOptions, "suite">;
  readonly suite: SuiteOf<"generated">;
  readonly lengths: SuiteOf<"lengths">;
  readonly lesson: LessonSettings;
  /** The first iteration in Organon's default English as well, so that words can be told from reasoning. */
  readonly also: "ours" | undefined;
  readonly small: boolean;
  /** What two people found who judged the validity sample. */
  readonly people: Validity | undefined;
  /** The authors' questions, asked in place of all others. */
  readonly authors: readonly { readonly name: string; readonly suite: SuiteOf<"file"> }[] | undefined;
};

export const inOwnWords = "in Organon's words";

export const findTables = async (reports: StudyReports, settings: Settings, tools: StudyTools) => {
  const first = await withStudyCosts(reports["first iteration"]!, tools);
  const { models, ruleMix } = reports["lengths"]!;
  const report = { ...first, models: withLengths(first.models, models).map(withPublished), ruleMix };
  const part = await findPart(reports, report.models, settings, tools);
  const besidePapers = besidePublished(report.models, part);
  return {
    document: tellTables(report, part, besidePapers),
    json: { ...reportJson(report), places: papersPlaces, ...part, besidePapers, slips },
    isFull: !settings.small,
  };
};

/** Models with their accuracies by length, which another run asked. */
export const withLengths = (models: readonly ModelReport[], others: readonly ModelReport[] = []) =>
  models.map((model): ModelReport => {
    const other = others.find(({ id }) => id === model.id);
    return { ...model, byLength: other?.byLength ?? [] };
  });

const withPublished = (model: ModelReport): ModelReport => {
  const { organisation, launched, rank = model.rank } = publishedModelOf(model.id) ?? model;
  return { ...model, organisation, launched, rank };
};

type Part = Awaited<ReturnType<typeof findPart>>;
type Beside = ReturnType<typeof besidePublished>;

/** What the study has beside its report. */
const findPart = async (
  reports: StudyReports,
  models: readonly ModelReport[],
  { lengths, people }: Settings,
  tools: StudyTools,
) => {
  const run = tools.runs.get("first iteration")!;
  const questions = await Array.fromAsync(askedQuestions(tools.store, run));
  const scores = await scoresOf(tools.store, run);
  const [counts] = findShortcuts(questions.map(yesNoRow), { classifiers: ["counts"] }).classifiers;
  return {
    weakRules: models.map(({ id, name }) => ({ model: name, ...findWeakRules(scores.get(id) ?? []) })),
    validity: { ...drawSample(questions, run, tools), people },
    /** What answering no always scores, and a bag of words. */
    noKeys: proportion(questions.filter(({ key }) => key[0] === "no").length, questions.length),
    counted: counts?.accuracy ?? proportion(0, 0),
    conditions: conditionsOf(run.plan),
    ours: await compareWords(reports, scores, tools),
    lengthsRun: reports["lengths"]!.run,
    lengthsMix: lengths.mix ?? ("skills" as const),
  };
};

/** The report of the first iteration with the study's own sections; the papers' metric stands before all others. */
const tellTables = (report: Report, part: Part, besidePapers: Beside): Document => {
  const own = [weakRulesSection(report, part), validitySection(part.validity), wordsSection(part.ours)];
  const place = report.models.length === 0 ? "overall" : "weakest";
  const document = withSections(withSections(runDocument(report), place, own), "method", [
    papersSection(report, part, besidePapers),
    slipsSection("papers", slips),
  ]);
  return {
    ...document,
    facts: [...document.facts, part.conditions.line],
    sections: [responseSection(report), ...document.sections],
  };
};

// ── what is found ──────────────────────────────────────────────────────────────────────────────────────────

/** The papers list three. */
const weakRulesShown = 3;

/** The weakest atomic rules, weakest first, and how many more are as low as the last one listed: drawn by lot. */
const findWeakRules = (scores: readonly Score[]) => {
  const all = weakRuleTypes(scores).filter(({ responseAccuracy }) => (responseAccuracy.value ?? 1) < 1);
  const [rules, others] = [all.slice(0, weakRulesShown), all.slice(weakRulesShown)];
  const last = rules.at(-1)?.responseAccuracy.value;
  return { rules, tied: others.filter(({ responseAccuracy }) => responseAccuracy.value === last).length };
};

/** The validity sample: drawn, examined by machine, and laid out for two people. */
const drawSample = (questions: readonly Question[], run: Run, { folder, context }: StudyTools) => {
  const { drawn, sheet } = sample(questions, { seed: `validity ${runIdOf(run.plan)}` });
  const files = validityFiles(sheet);
  const writing = { outputs: context.outputs, existing: "keep" } as const;
  const sheets = writeFiles(join(folder, "validity"), files, writing);
  return { drawn: drawn.length, of: questions.length, faulty: faultyAmong(drawn), sheets };
};

/** Each model's answers in both kinds of English, argument by argument; undefined where one was asked. */
const compareWords = async (
  reports: StudyReports,
  asked: ReadonlyMap<string, readonly Score[]>,
  { store, runs }: StudyTools,
) => {
  const report = reports[inOwnWords];
  if (report === undefined) return undefined;
  const ours = await scoresOf(store, runs.get(inOwnWords)!);
  const models = report.models.map(({ id, name }) => {
    const [theirs, own] = [asked, ours].map((scores) => [...rightShares(scores.get(id) ?? []).values()]);
    const { before, after, ...difference } = differenceOf(theirs!.map((was, i) => [was, own![i]!] as const));
    return { model: name, accuracies: [before, after], difference };
  });
  return { run: report.run, style: report.style ?? "", models };
};

// ── what is printed ────────────────────────────────────────────────────────────────────────────────────────

const responseSection = (report: Report): Section => {
  const { models } = report;
  const lengths = groupNames(models, ({ byLength }) => byLength).map((length) => `length ${length}`);
  const rows = ["first iteration", "second iteration", ...lengths].map((measure) => [
    measure,
    ...models.map((model) => share(ownMeasure(model, measure))),
  ]);
  const more = [
    ["response rate", ...models.map(fullRate)],
    ["accuracy", ...models.map(({ accuracy }) => share(accuracy))],
  ];
  const columns = ["measure", ...models.map(({ name }) => name)];
  const note =
    "correct of readable, as the papers count (§3.3); response rate and accuracy, which is correct of asked, are of the first iteration";
  const block = table(columns, [...rows, ...more], { caption: parserText(report) });
  return section("response-accuracy", "Response accuracy", block, { note });
};

const weakRulesSection = (report: Report, { weakRules }: Part): Section => {
  const tables = weakRules.map(({ model, rules, tied }): Block => {
    if (rules.length === 0) return text(`${model}: no atomic rule has a wrong answer.`);
    const rows = rules.map(({ rule, type, responseAccuracy }) => [rule, type, share(responseAccuracy)]);
    return table(publishedWeakRules.columns, rows, {
      title: model,
      caption: `${tied > 0 ? `${tiesText(tied)}, drawn by lot. ` : ""}${parserText(report)}`,
    });
  });
  const theirs = plainTable(publishedWeakRules, { role: "background" });
  return section("rules", "Weakest atomic rules", [...tables, theirs], {
    note: `by valid conclusions (Correct) or by all others (Incorrect). After ${papersPlaces.weakRules}`,
  });
};

const wordsSection = (ours: Part["ours"]): Section | undefined => {
  if (ours === undefined) return undefined;
  const { style, models } = ours;
  const rows = models.map(({ model, accuracies, difference }) => [
    model,
    ...accuracies.map((one) => share(one)),
    ...gapAndP(difference),
  ]);
  const block = table(["model", "as asked", `style ${style}`, "difference", "p"], rows);
  const note =
    "first iteration; both columns and their difference in percentage points are of the arguments with a reply in both, paired; p: McNemar's";
  return section("ours", "The same arguments in Organon's words", block, { note });
};

const validitySection = ({ drawn, of, faulty, sheets, people }: Part["validity"]): Section => {
  const checked = `${count(drawn)} of the ${count(of)} questions were drawn. By machine ${faulty === 0 ? "none" : count(faulty)} of them has a fault: each sentence was parsed to its formula, each certificate replayed.`;
  const judged =
    people === undefined
      ? `Two people have not judged them yet: fill in ${sheets.join(" and ")}, and give the same command with --sheets.`
      : `Valid by two people's judgement: ${shareText(people.valid)}; with 95 % confidence at least ${percent(people.atLeast.exact)} % exactly, ${percent(people.atLeast.wald)} % by Wald's bound, which the papers' 0.94 is.`;
  const rows = present([
    people && { name: "this study", ...people.invalid, n: people.n },
    { name: "the papers", ...publishedValidity },
  ]);
  const cells = rows.map(({ name, n, a, b, c, total }) => [
    name,
    number(n),
    ...[a, b, c, total].map((value): Cell => ({ kind: "count", value, of: n })),
  ]);
  const columns = ["invalid", "questions", "a, grammar", "b, one reading", "c, answer follows", "total"];
  const blocks = [text(`${checked} ${judged}`), table(columns, cells)];
  return section("validity", "Validity of the questions", blocks, { note: papersPlaces.validity });
};

const papersSection = (report: Report, part: Part, besidePapers: Beside): Section => {
  const lengths = [1, 3, 5, 7].map((length) => `length ${length}`);
  const ways = ["zero", "random", "weak"].map((way) => `${way} demonstrations`);
  const blocks = [
    ...papersTexts(part).map((words) => text(words)),
    publishedBlock(report, besidePapers),
    printedTable(papersPlaces.lengths, lengths),
    printedTable(papersPlaces.teaching, ways),
  ];
  const note =
    "response accuracy, as the papers count; their numbers with the interval that their n gives; differences are here minus there, in percentage points";
  return section("papers", "Comparison with the papers", blocks, { note });
};

const papersTexts = ({ noKeys, counted, lengthsMix, conditions }: Part): readonly string[] => {
  const [first, second] = [publishedRanges.first, publishedRanges.second].map(
    ({ low, high }) => `${Math.round(low * 100)} to ${Math.round(high * 100)} %`,
  );
  const mix =
    lengthsMix === "paper" ? "" : `, and the lengths here have the mix “${lengthsMix}”, not the papers'`;
  return [
    `The papers' six models: ${first} in the first iteration, ${second} in the second (§4.2). Always answering no scores ${percent(noKeys.value)} % on these questions: accuracy must beat that, not a half.`,
    `${conditions.line} No difference is shown where conditions or the mix of questions differ: each weakness set has the skills of its own model${mix}.`,
    `A bag-of-words baseline, trained on other questions of the same kind, scores ${shareText(counted)} on these (organon audit). In the papers' questions a conclusion of new words is unrelated, and one with an additional denial contradicted, so that a high accuracy needs no reasoning; those of profile balanced, which organon run asks, give neither away.`,
  ];
};

/** The papers' numbers beside those of the same models here; a sentence where none of them was asked. */
export const publishedBlock = (report: Report, besidePapers: Beside): Block => {
  if (besidePapers.length === 0)
    return text(
      "None of the models asked here is one that the papers asked, so no published number is compared.",
    );
  const rows = besidePapers.map(({ model, measure, published, source, theirs, ours, difference }) => [
    model,
    `${measure} (${published}, ${source})`,
    share(theirs),
    share(ours),
    difference === undefined ? "conditions differ" : gap(difference, difference.n),
  ]);
  return table(["model", "measure", "papers", "here", "difference"], rows, { caption: parserText(report) });
};

/** A table of the papers as printed, a row for each of their models. */
const printedTable = (title: string, measures: readonly string[]): Table => {
  const numbers = publishedNumbers.filter(({ measure }) => measures.includes(measure));
  const byModel = [...Map.groupBy(numbers, ({ model }) => model)];
  const rows = byModel.map(([model, own]) => [model, ...own.map((one) => one.share.toFixed(2))]);
  const caption = "The papers' models, as printed, on 100 questions each.";
  return plainTable({ title, caption, columns: ["model", ...measures], rows }, { role: "background" });
};
