/**
 * DivLogicEval as one study: a set in words and in signs, 0- and 3-shot, without logical reasoning, and with masked options. Each
 * part is a run of its own in the store, so the same options continue the study wherever it was cut off.
 */
import { choiceItems } from "#items/open-suite";
import type { SuiteOf } from "#items/suite";
import type { Run, Store } from "#runs/store";
import { circleSize, rotateQuestion } from "#items/formats/rotation";
import { readMetrics } from "#scores/breakdown";
import { compareCircles } from "#scores/choice-pairs";
import { circlesOf } from "#scores/circle";
import { createPhases, type AskingTools, type PlannedRun } from "#experiments/asking/asking";
import { contamination, planContamination } from "./contamination.ts";
import { misuse } from "#logic/error";
import { count } from "#report/numbers";
import type { ProblemLine } from "#items/problem-line";
import { questionOf } from "#items/question";
import { diversity, ownText } from "#experiments/audit/diversity";
import { errorCases } from "#experiments/people/errors";
import { withStudyCosts } from "#experiments/results/costs";
import type { ReportTools } from "#experiments/results/results";
import { runReport } from "#experiments/results/run-report";
import { scoresOf } from "#experiments/results/scores";
import { planRun, type RunOptions } from "#experiments/asking/plan-run";

type DivLogicStudyOptions = Pick<RunOptions, "models" | "system" | "template" | "epochs"> & {
  readonly suite: SuiteOf<"choice">;
  /** Sets of other people, such as ReClor and LogiQA2, that are asked with and without logical reasoning beside it (Table 3). */
  readonly sets?: readonly { readonly name: string; readonly suite: SuiteOf<"file"> }[];
  /** The set after `organon bank polish`, asked beside it (§2.1). */
  readonly polished?: { readonly suite: SuiteOf<"file">; readonly items: readonly ProblemLine<"options">[] };
};

/** Two ways of asking whose answers are compared, as `to` minus `from`. */
export type ChoiceChange = "3-shot" | "NoLR" | "signs, 0-shot" | "signs, 3-shot" | "polished";

export type DivLogicStudy = Awaited<ReturnType<typeof studyDivLogicEval>>;

/** Asks what is missing of every part and tells the study; throws where a part stays incomplete. */
export const studyDivLogicEval = async (options: DivLogicStudyOptions, tools: AskingTools & ReportTools) => {
  const { store } = tools;
  const sharing = { asked: [], ...tools };
  const phases = createPhases(sharing);
  const runs = new Map<Run, string>();
  const ask = async (part: PlannedRun): Promise<Run> => {
    const run = await phases(part);
    runs.set(run, part.what);
    return run;
  };
  const parts = await planned(options);
  const zero = await ask(parts.zeroShot);
  const three = await ask(parts.threeShot);
  const signs = await ask(parts.signs);
  const signsThree = await ask(parts.signsThreeShot);
  const without = await ask(parts.withoutLogic);
  const polished = parts.polished && (await ask(parts.polished));
  const otherSets = [];
  for (const { name, origin, nolr } of await plannedSets(options))
    otherSets.push([name, "NoLR", await ask(origin), await ask(nolr), "item"] as const);
  const guessed = await contamination(options, sharing);
  // Nothing is missing of it any more: the last run that was begun or continued, `latest`, is the study.
  await phases(parts.zeroShot);
  const report = await withStudyCosts(await runReport(zero, tools), sharing);
  const named = (model: string): string => report.models.find(({ id }) => id === model)?.name ?? model;
  const guessing = { ...guessed, models: guessed.models.map((one) => ({ ...one, model: named(one.model) })) };
  const compared: readonly (readonly [set: string, ChoiceChange, Run, Run, "item" | "place"])[] = [
    ["the set asked", "3-shot", zero, three, "item"],
    ["the set asked", "NoLR", zero, without, "item"],
    ["the set asked", "signs, 0-shot", zero, signs, "place"],
    ["the set asked", "signs, 3-shot", three, signsThree, "place"],
    ...(polished === undefined ? [] : [["the set asked", "polished", zero, polished, "place"] as const]),
    ...otherSets,
  ];
  const changes = [];
  for (const [set, change, from, to, by] of compared) {
    const [was, is] = [await scoresOf(store, from), await scoresOf(store, to)];
    for (const { id } of options.models) {
      const [before, after] = [circlesOf(was.get(id) ?? []), circlesOf(is.get(id) ?? [])];
      changes.push({ set, id, model: named(id), change, difference: compareCircles(before, after, by) });
    }
  }
  return {
    report,
    threeShot: await runReport(three, tools),
    signs: { zeroShot: await runReport(signs, tools), threeShot: await runReport(signsThree, tools) },
    withoutLogic: await runReport(without, tools),
    changes,
    responses: await responsesIn(store, runs, named),
    polished: polished && (await runReport(polished, tools)),
    conditions: conditionsOf(options),
    guessing,
    errors: await errorCases({ run: zero.id }, { store }),
    diversity: diversity({ sets: [{ name: "the set asked", texts: textsOf(options.suite) }] }),
  };
};

/** The metrics of each part, by model. */
const responsesIn = async (store: Store, runs: ReadonlyMap<Run, string>, named: (id: string) => string) => {
  const told = [];
  for (const [run, part] of runs)
    for (const [id, scores] of await scoresOf(store, run))
      told.push({ part, id, model: named(id), ...readMetrics(scores) });
  return told;
};

/** The conditions in a line: what is the paper's, and what is not. */
const conditionsOf = ({ suite, system, template, polished }: DivLogicStudyOptions): string => {
  const isBare = system === undefined && template === undefined;
  const asked = isBare ? "the prompt of Appendix I" : "another prompt than Appendix I's";
  return `Conditions: recipe ${suite.recipe}${suite.recipe === "paper" ? ", Algorithm 1" : ", not the paper's"}; ${asked}; sentences of Organon's bank in the place of SNLI's and MNLI's; ${polishInWords(polished?.items)}. The paper's numbers are shown without a difference.`;
};

const polishInWords = (items: readonly ProblemLine<"options">[] = []): string => {
  const by = (who: string): string => count(items.filter(({ polish }) => polish === who).length);
  return items.length === 0
    ? "not polished by a model"
    : `a model's changes compared: ${by("person")} of ${count(items.length)} questions changed and approved, ${by("machine")} not approved`;
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

const planned = async (options: DivLogicStudyOptions) => {
  const { suite, models, system, template, epochs, polished } = options;
  const once = { models, system, template };
  const asking = { ...once, epochs };
  const symbolic = { ...suite, symbolic: true } as const;
  return {
    zeroShot: await planRun({ ...asking, suite, what: "in words, 0-shot" }),
    threeShot: await planRun({ ...once, suite, shots, what: "in words, 3-shot" }),
    signs: await planRun({ ...once, suite: symbolic, what: "in signs, 0-shot" }),
    signsThreeShot: await planRun({ ...once, suite: symbolic, shots, what: "in signs, 3-shot" }),
    withoutLogic: await planRun({ ...once, suite, nolr: true, what: "without logical reasoning" }),
    ...(polished && {
      polished: await planRun({ ...once, suite: ofSet(polished, suite), what: "polished, 0-shot" }),
    }),
  };
};

/** Throws misuse where polished questions are not those of the set, one by one. */
const ofSet = (polished: NonNullable<DivLogicStudyOptions["polished"]>, suite: SuiteOf<"choice">) => {
  const formulasOf = (items: Iterable<ProblemLine<"options">>) =>
    [...items].map(({ premises, answer }) => `${premises.join("; ")} ${answer}`).join("\n");
  if (formulasOf(polished.items) === formulasOf(choiceItems(suite))) return polished.suite;
  throw misuse(
    `${polished.suite.file} is not the set of this study`,
    "polish the file that organon generate --task four-option writes with the study's flags",
  );
};
