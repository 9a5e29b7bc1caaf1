/**
 * `organon probe RUN`: the steps of the longer questions that a model answered wrongly, asked one by one, and the
 * step that fails (challenge 2 of the FSE text). A run of its own: the same command continues it.
 */
import { OrganonError, unknownName } from "#logic";
import { breakOf, probeReport, type ProbedChain } from "#lessons";
import { isProved, type AskedItem, type Item } from "#items";
import { priceTable, withPrices, type LanguageModel, type Prompt } from "#models";
import { renderProbe, type ProbeExample } from "#report";
import {
  chainsOf,
  probedChains,
  probeItems,
  probePlan,
  promptFor,
  runIdOf,
  type Chain,
  type Run,
  type Store,
} from "#runs";
import { openModels, openStore, requirePrices, type Pacing } from "../asking.ts";
import { declarePacing, pacingOf } from "../asking-flags.ts";
import type { Context, Verb } from "../command.ts";
import { textFlag } from "../flags.ts";
import { createPhases, type Phases } from "../phases.ts";
import { preview } from "../preview.ts";
import { describe } from "../preview-telling.ts";
import { scoresOf } from "../run-scores.ts";

export const probe: Verb = {
  name: "probe",
  resumes: true,
  summary:
    "Asks each step of the longer questions that were answered wrongly, and names the step that fails.",
  example: "organon probe latest",
  declare: (command) => {
    command
      .argument("[run]", "a run's id, a unique prefix of it, or latest", "latest")
      .option("-m, --model <name>", "only this model of the run")
      .option("--all", "probe what was answered rightly, too: how often a step fails by chance", false);
    declarePacing(command);
  },
  run: async ([reference = "latest"], flags, context) => {
    const { terminal, common } = context;
    const isDry = flags["dryRun"] === true;
    const store = openStore(context, isDry ? "read" : "append");
    try {
      const run = await store.findRun(reference);
      const names = run.subjects.map(({ id }) => id);
      const only = textFlag(flags, "model");
      if (only !== undefined && !names.includes(only)) throw unknownName("model of the run", only, names);
      const items: Item[] = [];
      for await (const item of store.items(run))
        if (isProved(item) && item.steps.length > 1) items.push(item);
      if (items.length === 0)
        throw new OrganonError("misuse", `run ${run.id} asked no question of more than one step`, {
          hint: "organon lengths, or organon run --length 3, asks longer ones",
        });
      const models = openModels(only === undefined ? names : [only], context.config, { asking: !isDry });
      const pacing = pacingOf(flags, context.config);
      if (!isDry && pacing.maxCost !== undefined) requirePrices(models, context.config);
      const phases = createPhases(store, pacing, context);
      const documents: unknown[] = [];
      for (const model of models) {
        const scores = (await scoresOf(store, run, !isDry)).get(model.id) ?? [];
        const chains = chainsOf(items, scores, { all: flags["all"] === true });
        if (isDry) documents.push(await look(run, model, chains, pacing, context));
        else documents.push(await probeOne(store, run, model, chains, phases, context));
      }
      if (common.json) await terminal.out(JSON.stringify({ run: run.id, models: documents }, null, 1));
      return 0;
    } finally {
      await store.close();
    }
  },
};

const promptOf =
  (run: Run) =>
  (item: AskedItem): Prompt =>
    promptFor(item, run.plan.prompt, []);

const look = async (
  run: Run,
  model: LanguageModel,
  chains: readonly Chain[],
  pacing: Pacing,
  { terminal, common, config }: Context,
): Promise<unknown> => {
  const seen = await preview({
    plan: probePlan(model.id, chains, run.plan.prompt),
    models: [model],
    items: probeItems(chains),
    prompt: promptOf(run),
    prices: withPrices(priceTable, config.prices),
    store: common.store,
  });
  if (!common.json) await terminal.out(describe(seen, pacing));
  return { model: model.id, ...seen };
};

/** Asks the steps of one model's chains, prints what they say, and gives it as a document. */
const probeOne = async (
  store: Store,
  run: Run,
  model: LanguageModel,
  chains: readonly Chain[],
  phases: Phases,
  { terminal, common }: Context,
) => {
  const plan = probePlan(model.id, chains, run.plan.prompt);
  const items = probeItems(chains);
  if (items.length > 0)
    await phases.run({
      what: `${model.model}, steps of ${chains.length} questions`,
      plan,
      items,
      models: [model],
      prompt: promptOf(run),
    });
  const steps =
    items.length === 0
      ? []
      : ((await scoresOf(store, await store.findRun(runIdOf(plan)), true)).get(model.id) ?? []);
  const probed = probedChains(chains, steps);
  const report = probeReport(probed);
  if (!common.json) await terminal.out(renderProbe(model.id, report, exampleOf(probed, items), terminal));
  const told = probed
    .filter(({ isRight }) => !isRight)
    .map((chain) => {
      const found = breakOf(chain);
      return {
        item: chain.itemId,
        length: chain.length,
        break: found.kind,
        ...(found.kind === "step"
          ? { step: found.step.number, rule: found.step.rule, question: found.step.itemId }
          : {}),
      };
    });
  return { model: model.id, probe: items.length === 0 ? null : runIdOf(plan), ...report, chains: told };
};

/** The question of the first failure's failing step. */
const exampleOf = (probed: readonly ProbedChain[], items: readonly Item[]): ProbeExample | undefined => {
  for (const chain of probed) {
    if (chain.isRight) continue;
    const found = breakOf(chain);
    if (found.kind !== "step") continue;
    const item = items.find(({ id }) => id === found.step.itemId);
    if (item !== undefined) return { ...item, rule: found.step.rule };
  }
  return undefined;
};
