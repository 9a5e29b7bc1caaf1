/**
 * Builds a probe: the steps of a run's longer questions, asked one by one in a run of their own. The probed questions
 * depend only on the run's verdicts, so the same command finds the probe that it started.
 */
import type { ProblemLine } from "#items/problem-line";
import { listProfileRules } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { stepQuestions, type StepQuestion } from "#items/step-questions";
import type { ProbedChain } from "#diagnosis/probe";
import type { Score } from "#scoring/verdict";
import { createTurns } from "../turns.ts";
import { computeHash, type PromptSettings, type RunPlan } from "../plan.ts";

/** A longer question to be probed. */
export type Chain = { readonly item: ProblemLine<"rule">; readonly steps: readonly StepQuestion[] };

/**
 * Returns the derivations of a run that one subject answered wrongly, with their steps as questions. A question with several epochs counts as wrong if any readable answer is wrong.
 */
export const readChains = async (
  items: Iterable<ProblemLine<"rule">>,
  scores: Iterable<Score>,
  own: readonly Rule[] = [],
): Promise<readonly Chain[]> => {
  const right = new Map<string, boolean>();
  for (const { questionId, verdict } of scores)
    if (verdict.outcome === "correct" || verdict.outcome === "incorrect")
      right.set(questionId, verdict.outcome === "correct" && right.get(questionId) !== false);
  const chains: Chain[] = [];
  const [turn, rules] = [createTurns(), [...listProfileRules("full"), ...own]];
  for (const item of items) {
    if (item.steps.length < 2 || right.get(item.id) !== false) continue;
    await turn();
    chains.push({ item, steps: stepQuestions(item, rules) });
  }
  return chains;
};

/** Returns the steps of the derivations, each distinct question once. */
export const probeItems = (chains: readonly Chain[]): readonly ProblemLine<"rule">[] => [
  ...new Map(chains.flatMap(({ steps }) => steps.map(({ item }) => [item.id, item] as const))).values(),
];

/** Returns the plan of the probe. The few-shot examples of the probed run are left out, because they might show a step. */
export const probePlan = (
  model: string,
  chains: readonly Chain[],
  { shots: _shots, ...prompt }: PromptSettings,
): RunPlan => ({
  models: [model],
  suite: { kind: "derived", from: "probe", hash: computeHash(probeItems(chains).map(({ id }) => id)) },
  prompt,
  epochs: 1,
});

/** Returns the derivations with the outcomes of their steps. */
export const probedChains = (chains: readonly Chain[], scores: Iterable<Score>): readonly ProbedChain[] => {
  const outcomes = new Map(
    [...scores].map(({ questionId, verdict }) => [questionId, verdict.outcome] as const),
  );
  return chains.map(({ item, steps }) => ({
    itemId: item.id,
    length: item.length,
    steps: steps.map(({ number, rule, item: { id } }) => ({
      number,
      rule,
      itemId: id,
      outcome: outcomes.get(id),
    })),
  }));
};
