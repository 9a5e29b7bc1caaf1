/**
 * DivLogicEval as one study: a set in words and in signs, 0- and 3-shot, without logical reasoning, and with masked options. Each
 * part is a run of its own in the store, so the same options continue the study wherever it was cut off.
 */
import { choiceItems } from "#items/open-suite";
import type { SuiteOf } from "#items/suite";
import type { Run, Store } from "#runs/store";
import { circleSize, rotateQuestion } from "#items/formats/rotation";
import { choiceMetrics } from "#scores/choice-metrics";
import { compareCircles } from "#scores/choice-pairs";
import { circlesOf } from "#scores/circle";
import { createPhases, type AskingTools, type PlannedRun } from "./asking/asking.ts";
import { contamination, planContamination } from "./contamination.ts";
import { questionOf } from "#items/question";
import { diversity, ownText } from "./diversity.ts";
import { errorCases } from "./people/errors.ts";
import type { ReportTools } from "./reporting/results.ts";
import { runReport } from "./reporting/run-report.ts";
import { judgeNew, scoresOf } from "./reporting/scores.ts";
import { planRun, type RunOptions } from "./run.ts";

type DivLogicStudyOptions = Pick<RunOptions, "models" | "system" | "template" | "epochs"> & {
  readonly suite: SuiteOf<"choice">;
  /** Sets of other people, such as ReClor and LogiQA2, that are asked with and without logical reasoning beside it (Table 3). */
  readonly sets?: readonly { readonly name: string; readonly suite: SuiteOf<"file"> }[];
};

/** What an entry point adds: the command that finds the study again. */
type DivLogicStudyTools = AskingTools & ReportTools & { readonly studyCommandOf?: (run: Run) => string };

/** Two ways of asking whose answers are compared, as `to` minus `from`. */
export type ChoiceChange = "3-shot" | "NoLR" | "signs, 0-shot" | "signs, 3-shot";

export type DivLogicStudy = Awaited<ReturnType<typeof studyDivLogicEval>>;

/** Asks what is missing of every part and tells the study; throws where a part stays incomplete. */
export const studyDivLogicEval = async (options: DivLogicStudyOptions, tools: DivLogicStudyTools) => {
  const { store, studyCommandOf } = tools;
  const ask = createPhases(tools);
  const parts = await planned(options);
  const asked = async (part: PlannedRun): Promise<Run> => {
    const run = await ask(part);
    await judgeNew(store, run);
    return run;
  };
  const zero = await asked(parts.zeroShot);
  const three = await asked(parts.threeShot);
  const signs = await asked(parts.signs);
  const signsThree = await asked(parts.signsThreeShot);
  const without = await asked(parts.withoutLogic);
  const otherSets = [];
  for (const { name, origin, nolr } of await plannedSets(options)) {
    const [before, after] = [await asked(origin), await asked(nolr)];
    otherSets.push({ name, runs: [before, after] as const });
  }
  const guessed = await contamination(options, tools);
  // Nothing is missing of it any more: the last run that was begun or continued, `latest`, is the study.
  await ask(parts.zeroShot);
  const report = await runReport(zero, tools);
  const named = (model: string): string => report.models.find(({ id }) => id === model)?.name ?? model;
  const guessing = { ...guessed, models: guessed.models.map((one) => ({ ...one, model: named(one.model) })) };
  const changesOf = async <Name>(change: Name, from: Run, to: Run, by: "item" | "place") => {
    const [before, after] = [await scoresOf(store, from), await scoresOf(store, to)];
    return options.models.map(({ id }) => ({
      id,
      model: named(id),
      change,
      difference: compareCircles(circlesOf(before.get(id) ?? []), circlesOf(after.get(id) ?? []), by),
    }));
  };
  const changes = [];
  const compared: readonly (readonly [ChoiceChange, Run, Run, "item" | "place"])[] = [
    ["3-shot", zero, three, "item"],
    ["NoLR", zero, without, "item"],
    ["signs, 0-shot", zero, signs, "place"],
    ["signs, 3-shot", three, signsThree, "place"],
  ];
  for (const [change, from, to, by] of compared) changes.push(...(await changesOf(change, from, to, by)));
  const sets = [];
  for (const { name, runs } of otherSets) {
    const [origin, withoutLogic] = [await metricsOf(store, runs[0]), await metricsOf(store, runs[1])];
    sets.push({ name, origin, withoutLogic, changes: await changesOf("NoLR" as const, ...runs, "item") });
  }
  return {
    report: studyCommandOf === undefined ? report : { ...report, command: studyCommandOf(zero) },
    threeShot: await runReport(three, tools),
    signs: { zeroShot: await runReport(signs, tools), threeShot: await runReport(signsThree, tools) },
    withoutLogic: await runReport(without, tools),
    changes,
    sets,
    conditions: conditionsOf(options),
    guessing,
    errors: await errorCases({ run: zero.id }, { store }),
    diversity: diversity({ sets: [{ name: "the set asked", texts: textsOf(options.suite) }] }),
  };
};

const metricsOf = async (store: Store, run: Run) =>
  [...(await scoresOf(store, run))].map(([id, scores]) => ({
    id,
    circles: choiceMetrics(circlesOf(scores)),
  }));

/** The conditions in a line: what is the paper's, and what is not. */
const conditionsOf = ({ suite, system, template }: DivLogicStudyOptions): string => {
  const isBare = system === undefined && template === undefined;
  const asked = isBare ? "the prompt of Appendix I" : "another prompt than Appendix I's";
  return `Conditions: recipe ${suite.recipe}${suite.recipe === "paper" ? ", Algorithm 1" : ", not the paper's"}; ${asked}; sentences of Organon's bank in the place of SNLI's and MNLI's; not polished by a model. The paper's numbers are shown without a difference.`;
};

const textsOf = (suite: SuiteOf<"choice">): readonly string[] =>
  [...choiceItems(suite)].slice(0, suite.first).map((line) => ownText(questionOf(line)));

export const planDivLogicStudy = async (options: DivLogicStudyOptions): Promise<readonly PlannedRun[]> => [
  ...Object.values(await planned(options)),
  ...(await plannedSets(options)).flatMap(({ origin, nolr }) => [origin, nolr]),
  ...(await planContamination(options)),
];

const shots = 3;

const plannedSets = ({ models, system, template, sets = [] }: DivLogicStudyOptions) =>
  Promise.all(
    sets.map(async ({ name, suite }) => {
      const asking = { models, system, template, suite };
      return {
        name,
        origin: inRotations(await planRun({ ...asking, what: name }), suite),
        nolr: inRotations(
          await planRun({ ...asking, nolr: true, what: `${name}, without logical reasoning` }),
          suite,
        ),
      };
    }),
  );

/** A run of the questions that have four lettered options, each in its four orders; others are left out. */
const inRotations = (planned: PlannedRun, suite: SuiteOf<"file">): PlannedRun => ({
  ...planned,
  plan: { ...planned.plan, suite: { ...suite, hash: `${suite.hash} in rotations` } },
  questions: async function* () {
    for await (const question of planned.questions())
      if (question.tags["rotation"] !== undefined) yield question;
      else
        for (let rotation = 0; rotation < circleSize; rotation++) {
          const turned = rotateQuestion(question, rotation);
          if (turned !== undefined) yield turned;
        }
  },
});

const planned = async ({ suite, models, system, template, epochs }: DivLogicStudyOptions) => {
  const once = { models, system, template };
  const asking = { ...once, epochs };
  const symbolic = { ...suite, symbolic: true } as const;
  return {
    zeroShot: await planRun({ ...asking, suite, what: "in words, 0-shot" }),
    threeShot: await planRun({ ...once, suite, shots, what: "in words, 3-shot" }),
    signs: await planRun({ ...once, suite: symbolic, what: "in signs, 0-shot" }),
    signsThreeShot: await planRun({ ...once, suite: symbolic, shots, what: "in signs, 3-shot" }),
    withoutLogic: await planRun({ ...once, suite, nolr: true, what: "without logical reasoning" }),
  };
};
