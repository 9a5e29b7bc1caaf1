/**
 * The steps of a stored run's longer questions asked one by one, each as a question of its own: which step breaks where an
 * answer was wrong. What is asked follows from the run's verdicts, so the same options find the probe that was begun.
 */
import { readQuestions } from "#runs/answers";
import type { ProblemLine } from "#items/problem-line";
import { readCustomRules } from "#catalog/own-rules";
import { isProved, toQuestion } from "#items/question";
import { findBreak, probeReport, type ProbedChain, type ProbeReport } from "#diagnosis/probe";
import { misuse, unknownName } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import { readChains, probedChains, probeItems, probePlan } from "#runs/recipes/probe";
import type { Run, Store } from "#runs/store";
import { createPhases, planQuestions, type AskingTools } from "#experiments/asking/asking";
import { judgeNew, scoresByModel, readAllScores } from "#experiments/results/scores";
import { number, present, section, share, table, text } from "#reports/blocks";
import type { Document, Section, Table } from "#reports/document";

type ProbeOptions = { readonly run?: string; readonly models: readonly LanguageModel[] };

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
export const probe = async (options: ProbeOptions, tools: AskingTools) => {
  const { store } = tools;
  const run = await store.findRun(options.run ?? "latest");
  await judgeNew(store, run);
  const ask = createPhases(tools);
  const probes = [];
  for (const { planned, chains, model } of await planProbes(run, store, options)) {
    const items = probeItems(chains);
    const asked = items.length === 0 ? undefined : await ask(planned);
    const [steps = []] = asked === undefined ? [] : await scoresByModel(store, asked, [model]);
    const probed = probedChains(chains, steps);
    probes.push({
      model: model.id,
      run: asked?.id,
      report: probeReport(probed),
      chains: probed,
      example: findExample(probed, items),
    });
  }
  return { run, probes };
};

/** Plans a probe, model by model. Throws misuse for a run whose questions have one step. */
export const planProbes = async (run: Run, store: Store, { models }: ProbeOptions) => {
  const names = run.subjects.map(({ id }) => id);
  const stranger = models.find(({ id }) => !names.includes(id));
  if (stranger !== undefined) throw unknownName("model of the run", stranger.id, names);
  const items: ProblemLine<"rule">[] = [];
  for await (const question of readQuestions(store, run))
    if (isProved(question) && question.problem.steps.length > 1) items.push(question.problem);
  if (items.length === 0)
    throw misuse(
      `run ${run.id} asked no question of more than one step`,
      "organon run --lengths 1-7, or organon run --length 3, asks longer ones",
    );
  const scores = await readAllScores(store, run);
  const { suite } = run.plan;
  const own = readCustomRules(("rules" in suite ? suite.rules : undefined) ?? []);
  const plans = [];
  for (const model of models) {
    const chains = await readChains(items, scores.get(model.id) ?? [], own);
    const questions = probeItems(chains).map(toQuestion);
    const what = `${model.model}, steps of ${chains.length} ${chains.length === 1 ? "question" : "questions"}`;
    const plan = probePlan(model.id, chains, run.plan.prompt);
    plans.push({ model, chains, planned: planQuestions(what, questions, [model], plan) });
  }
  return plans;
};

const findExample = (probed: readonly ProbedChain[], items: readonly ProblemLine<"rule">[]) => {
  for (const chain of probed) {
    const found = findBreak(chain);
    if (found.kind !== "step") continue;
    const item = items.find(({ id }) => id === found.step.itemId);
    if (item !== undefined) return { item, rule: found.step.rule };
  }
  return undefined;
};

/** The results of the steps of one model's questions; `run` asked them, and is undefined if there was nothing to ask. */
export type Probe = Awaited<ReturnType<typeof probe>>["probes"][number];

export const probeDocument = (probes: readonly Probe[]): Document => ({
  title: "Failing steps",
  facts: [],
  sections: probes.flatMap(({ model, report, example }, i) =>
    report.failures === 0
      ? [section(`failures-${i + 1}`, model, text("No longer question was answered wrongly."))]
      : present([
          section(`failures-${i + 1}`, model, countsTable(report)),
          rulesSection(report, `rules-${i + 1}`),
          exampleSection(example, `example-${i + 1}`),
        ]),
  ),
});

const countsTable = (report: ProbeReport): Table => {
  const { failures, explained, chanceLevel, composition, unclear } = report;
  const open = ["unclear, since a step's answer could not be read", number(unclear)];
  const rows = [
    ["answered wrongly", number(failures)],
    ["explained by a failing step", share(explained)],
    [
      "as many failing steps, dealt out by chance, would explain",
      { kind: "percent", value: chanceLevel, digits: 1 } as const,
    ],
    ["every step right, the whole wrong (composition)", number(composition)],
    unclear > 0 && open,
  ];
  return table(["longer questions", ""], rows);
};

const rulesSection = ({ byRule }: ProbeReport, id: string): Section | undefined => {
  const rows = byRule
    .filter(({ explains, stepAccuracy }) => (explains.value ?? 0) > 0 || (stepAccuracy.value ?? 1) < 1)
    .map(({ rule, explains, stepAccuracy }) => [rule, share(explains), share(stepAccuracy)]);
  const columns = ["rule", "explains, of failures", "alone, accuracy of the step"];
  return rows.length === 0 ? undefined : section(id, "By rule", table(columns, rows));
};

const exampleSection = (example: Probe["example"], id: string): Section | undefined => {
  if (example === undefined) return undefined;
  const { question, label } = example.item;
  return section(id, `A failing step: ${example.rule}`, [text(question), text(`Right: ${label}.`, "note")]);
};
