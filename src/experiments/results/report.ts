/**
 * A stored run as a report: accuracies with their intervals, weaknesses, costs; of four-option questions the metrics of
 * DivLogicEval. Nothing is asked, and the same record gives the same report.
 */
import { readCalls, tallyCalls } from "#runs/answers";
import { rotationCount } from "#items/formats/rotation";
import { asksChoices } from "#items/suite";
import type { DiagnosisOptions } from "#diagnosis/diagnose";
import { evaluateGate, type Gate } from "#reports/gate";
import type { Report, BagOfWordsBaseline } from "#reports/summary";
import { misuse } from "#logic/error";
import type { Run, Store } from "#runs/store";
import { drawRanges } from "./cause-rows.ts";
import type { ReportTools } from "./results.ts";
import { runReport, unfinishedModels } from "./run-report.ts";
import { judgeNew } from "./scores.ts";
import { isYesNo } from "#items/question";
import type { parserNames } from "../names.ts";
import { adaptiveNamed } from "./adaptive.ts";
import { findShortcuts } from "#scoring/audits/shortcuts";
import { yesNoRow } from "../audit/surface.ts";

type ReportOptions = {
  /** A run's id, a unique prefix of it, or `latest`, which is what is meant where nothing is said. */
  readonly run?: string;
  /** Judge responses that the answer parser has not judged yet; needs a store that can be written to. */
  readonly judge?: boolean;
  /** The answer parser; the run's own where absent. Another one judges the run's responses first. */
  readonly parser?: (typeof parserNames)[number];
  readonly diagnosis?: DiagnosisOptions;
};

/**
 * The report of a stored run. Throws misuse for a run that is not there.
 *
 * @example
 * const store = openStore(":memory:");
 * await run({ suite: generatedSuite({ limit: 4 }), models: openModels(["reasoner:oracle"]) }, { store });
 * const { models } = await report({}, { store });
 * models[0]!.accuracy.value; // → 1
 * await store.close();
 */
export const report = async (options: ReportOptions, tools: ReportTools): Promise<Report> => {
  const run = await findParsedRun(options, tools.store);
  if (options.judge === true) await judgeNew(tools.store, run);
  const told = await runReport(run, tools, options.diagnosis);
  const { suite } = run.plan;
  if (suite.kind !== "adaptive")
    return { ...told, bagOfWordsBaseline: await findBaseline(run, told, tools.store) };
  return { ...told, adaptive: await adaptiveNamed(suite.name).report(run, tools) };
};

/** Finds a run, with its responses judged by the answer parser where one is named. */
export const findParsedRun = async (
  { run: reference = "latest", parser }: Pick<ReportOptions, "run" | "parser">,
  store: Store,
): Promise<Run> => {
  const run = await store.findRun(reference);
  if (parser === undefined) return run;
  const { reader: _, ...plan } = run.plan;
  const parsed: Run = { ...run, plan: parser === "usual" ? plan : { ...plan, reader: parser } };
  await judgeNew(store, parsed);
  return parsed;
};

/** Holds a report against a threshold: the accuracy, of four-option questions Circular. */
export const holdGate = async (told: Report, threshold: number, store: Store): Promise<Gate> => {
  if (told.adaptive !== undefined)
    throw misuse(
      `--fail-under holds an accuracy, and run ${told.run} has none: its questions were chosen by the answers`,
      `organon report ${told.run} shows what it measured`,
    );
  const run = await store.findRun(told.run);
  if (told.circles !== undefined) requireCircles(told.circles.rotations);
  return evaluateGate(told, threshold, unfinishedModels(run, await tallyCalls(store, run)));
};

/** The gate of four-option questions holds Circular, which a run in their original order alone does not have. */
export const requireCircles = (rotations: number): void => {
  if (rotations < rotationCount)
    throw misuse(
      `--fail-under holds Circular, which takes all ${rotationCount} rotations, and ${rotations} is asked`,
      "leave --orders out; --json has the accuracy of the one order with its interval",
    );
};

/** Refuses a run of four-option questions where skills of the rule tree are wanted. */
export const requireSkills = (run: Run): void => {
  if (asksChoices(run.plan.suite))
    throw misuse(`run ${run.id} asked four-option questions: no skills`, `organon report ${run.id} shows it`);
};

/** A report is not to wait for more questions; of fewer nothing is learned. */
const [fewest, most] = [100, 600];

const findBaseline = async (
  run: Run,
  { models, suiteSize }: Report,
  store: Store,
): Promise<BagOfWordsBaseline | undefined> => {
  // Of a search the pilot, on which all other accuracies rest.
  const { epochs } = run.plan;
  const planned = models[0]?.search?.asked.pilot ?? suiteSize * epochs;
  // Of contrast pairs both: a stretch of two.
  const first = drawRanges(planned, epochs, { most, stretch: 2 }).flatMap(([from, to]) =>
    Array.from({ length: Math.ceil((to - from) / epochs) }, (_, i) => from + i * epochs),
  );
  const calls = await readCalls(store, run, { subject: 0 }, first);
  const questions = [...calls.values()].map(({ question }) => question);
  if (questions.length < fewest || !questions.every((one) => isYesNo(one) && one.premises !== undefined))
    return undefined;
  const [{ classifiers, labels }] = findShortcuts(questions.map(yesNoRow), { classifiers: ["counts"] });
  return labels.length < 2 ? undefined : { accuracy: classifiers[0]!.accuracy };
};
