/**
 * The steps of a stored run's longer questions asked one by one, each as a question of its own: which step breaks where an
 * answer was wrong. What is asked follows from the run's verdicts, so the same options find the probe that was begun.
 */
import { askedQuestions } from "#runs/answers";
import type { ProblemLine } from "#items/problem-line";
import { ownRules } from "#catalog/own-rules";
import { isProved, questionOf } from "#items/question";
import { breakOf, probeReport, type ProbedChain, type ProbeReport } from "#lessons/probe";
import { OrganonError, unknownName } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import { runIdOf } from "#runs/plan";
import { promptFor } from "#runs/prompt";
import { chainsOf, probedChains, probeItems, probePlan, type Chain } from "#runs/recipes/probe";
import type { Run, Store } from "#runs/store";
import { createPhases, type AskingTools, type PlannedRun } from "./asking/asking.ts";
import { judgeNew, scoresOf } from "./reporting/scores.ts";

/** Whose steps are asked, and of which questions. */
type ProbeOptions = {
  readonly run?: string;
  /** Models of the run, opened. */
  readonly models: readonly LanguageModel[];
  /** Probe what was answered rightly, too: how often a step fails by chance. */
  readonly all?: boolean;
};

/** What the steps of one model's questions say. */
export type Probe = {
  readonly model: string;
  /** The run that asked the steps; undefined where there was nothing to ask. */
  readonly run: string | undefined;
  readonly report: ProbeReport;
  readonly chains: readonly ProbedChain[];
  /** The question of the first failure's failing step. */
  readonly example?: { readonly item: ProblemLine<"rule">; readonly rule: string };
};

/**
 * Asks the steps and says which ones fail, model by model.
 *
 * @example
 * const store = openStore(":memory:");
 * const models = openModels(["reasoner:novice?weak=modus tollens&slip=1"]);
 * await run({ suite: generatedSuite({ length: 3, limit: 40 }), models }, { store });
 * const { probes } = await probe({ models }, { store });
 * probes.length; // → 1
 * await store.close();
 */
export const probe = async (
  options: ProbeOptions,
  tools: AskingTools,
): Promise<{ readonly run: Run; readonly probes: readonly Probe[] }> => {
  const { store } = tools;
  const run = await store.findRun(options.run ?? "latest");
  await judgeNew(store, run);
  const ask = createPhases(tools);
  const probes: Probe[] = [];
  for (const { planned, chains, model } of await planProbes(run, store, options)) {
    const items = probeItems(chains);
    if (items.length > 0) await judgeNew(store, await ask(planned));
    const steps =
      items.length === 0
        ? []
        : ((await scoresOf(store, await store.findRun(runIdOf(planned.plan)))).get(model.id) ?? []);
    const probed = probedChains(chains, steps);
    probes.push({
      model: model.id,
      run: items.length === 0 ? undefined : runIdOf(planned.plan),
      report: probeReport(probed),
      chains: probed,
      ...exampleOf(probed, items),
    });
  }
  return { run, probes };
};

/** What a probe will ask, model by model. Throws misuse for a run whose questions have one step. */
export const planProbes = async (
  run: Run,
  store: Store,
  { models, all = false }: ProbeOptions,
): Promise<
  readonly {
    readonly model: LanguageModel;
    readonly chains: readonly Chain[];
    readonly planned: PlannedRun;
  }[]
> => {
  const names = run.subjects.map(({ id }) => id);
  const stranger = models.find(({ id }) => !names.includes(id));
  if (stranger !== undefined) throw unknownName("model of the run", stranger.id, names);
  const items: ProblemLine<"rule">[] = [];
  for await (const question of askedQuestions(store, run))
    if (isProved(question) && question.problem.steps.length > 1) items.push(question.problem);
  if (items.length === 0)
    throw new OrganonError("misuse", `run ${run.id} asked no question of more than one step`, {
      hint: "organon lengths, or organon run --length 3, asks longer ones",
    });
  const scores = await scoresOf(store, run);
  const { suite } = run.plan;
  const own = ownRules(("rules" in suite ? suite.rules : undefined) ?? []);
  const plans = [];
  for (const model of models) {
    const chains = await chainsOf(items, scores.get(model.id) ?? [], { all, own });
    const questions = probeItems(chains).map(questionOf);
    const planned: PlannedRun = {
      what: `${model.model}, steps of ${chains.length} questions`,
      plan: probePlan(model.id, chains, run.plan.prompt),
      questions: () => questions,
      models: [model],
      prompt: (question) => promptFor(question, run.plan.prompt),
    };
    plans.push({ model, chains, planned });
  }
  return plans;
};

const exampleOf = (
  probed: readonly ProbedChain[],
  items: readonly ProblemLine<"rule">[],
): Pick<Probe, "example"> => {
  for (const chain of probed) {
    const found = breakOf(chain);
    if (chain.isRight || found.kind !== "step") continue;
    const item = items.find(({ id }) => id === found.step.itemId);
    if (item !== undefined) return { example: { item, rule: found.step.rule } };
  }
  return {};
};
