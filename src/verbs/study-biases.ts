/**
 * The same arguments in other words, styles and orders, asked as one run: what words, wording and order do to the answers.
 */
import { biasDesign } from "#items/bias-design";
import type { SuiteOf } from "#items/suite";
import { biasReport, type BiasScore, type BiasReport } from "#scores/biases";
import { createPhases, type AskingTools } from "./asking/asking.ts";
import type { ReportTools } from "./reporting/results.ts";
import { runReport } from "./reporting/run-report.ts";
import { scoresOf } from "./reporting/scores.ts";
import { planRun, type RunOptions } from "./run.ts";
import { gapAndP, section, share, table } from "#report/blocks";
import type { Document, Section, Table } from "#report/document";
import { reportJson } from "#report/json";
import { runDocument, withSections } from "#report/documents/run-document";

type BiasStudyOptions = Omit<RunOptions, "suite" | "what"> & { readonly suite: SuiteOf<"biases"> };

/** Asks what is missing and tells the study; throws where it stays incomplete. */
export const studyBiases = async (options: BiasStudyOptions, tools: AskingTools & ReportTools) => {
  const asked = await createPhases(tools)(await planRun({ ...options, what: "biases" }));
  const report = await runReport(asked, tools);
  const scores = await scoresOf(tools.store, asked);
  // Two ways may come to one question, as where the papers' pattern is ours: then they share its score.
  const places = Map.groupBy(biasDesign(options.suite), ({ item }) => item.id);
  const biases = report.models.map(({ id, name }) => {
    const placed = (scores.get(id) ?? []).flatMap((score): readonly BiasScore[] =>
      (places.get(score.questionId) ?? []).map(({ argument, pair, way, conclusion }) => ({
        argument,
        pair,
        way,
        conclusion,
        score,
      })),
    );
    return { model: name, report: biasReport(placed) };
  });
  return { report, biases };
};

type BiasStudy = Awaited<ReturnType<typeof studyBiases>>;

export const biasesJson = ({ report, biases }: BiasStudy) => ({ ...reportJson(report), biases });

export const biasesDocument = ({ report, biases }: BiasStudy): Document =>
  withSections(runDocument(report), "overall", biases.map(formSection));

const formSection = ({ model, report }: BiasStudy["biases"][number], i: number): Section =>
  section(
    i === 0 ? "form" : `form-${i + 1}`,
    `What form does to ${model}`,
    [wayTable(report), effectTable(report), consistencyTable(report)],
    {
      note: "the same arguments in other words, another wording, another order; differences in points, p is McNemar’s",
    },
  );

const wayTable = ({ ways }: BiasReport): Table =>
  table(
    ["way", "accuracy", "balanced accuracy", "said yes"],
    ways.map(({ way, accuracy, balancedAccuracy, yesRate }) => [
      way,
      ...[accuracy, balancedAccuracy, yesRate].map(share),
    ]),
  );

const effectTable = ({ effects }: BiasReport): Table =>
  table(
    ["effect", "accuracy, points", "p", "said yes, points", "p"],
    effects.map(({ name, from, to, accuracy, yesRate }) => [
      `${name}: ${to} − ${from}`,
      ...[accuracy, yesRate].flatMap(gapAndP),
    ]),
  );

const consistencyTable = ({ consistency, twins }: BiasReport): Table =>
  table(
    ["questions that belong together", "answered alike", "all right"],
    [
      ...consistency.map(({ name, steady, allRight }) => [name, share(steady), share(allRight)]),
      ["contrast pairs, whose answer keys differ", share(twins.answeredAlike), share(twins.bothRight)],
    ],
  );
