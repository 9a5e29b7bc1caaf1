/**
 * Locates failing steps: longer questions answered wrongly are traced to the steps answered wrongly when asked alone
 * (challenge 2 of the FSE text, Introduction). A failure is explained by its first failing step. If every step is right and
 * the whole is wrong, the composition fails.
 *
 * A failing step need not be the cause: some step of a long derivation fails by chance. The share explained is therefore
 * reported with its chance level: the share that as many failing steps would explain at random positions. With k steps and
 * the share e of failing steps, at least one fails with 1 − (1 − e)^k.
 */
import { proportion, type Estimate } from "#scoring/estimate";
import type { Score } from "#scoring/verdict";

/** A step as asked alone. `outcome` is undefined without a response. */
type ProbedStep = {
  /** From 1, from the premises to the conclusion. */
  readonly number: number;
  readonly rule: string;
  readonly itemId: string;
  readonly outcome: Score["verdict"]["outcome"] | undefined;
};

/** A longer question that was answered wrongly, with the outcome of each step. */
export type ProbedChain = {
  readonly itemId: string;
  readonly length: number;
  readonly steps: readonly ProbedStep[];
};

/**
 * The result for a derivation: the first failing step; or all steps right; or unclear, if none fails and one could
 * not be read.
 */
type Break =
  | { readonly kind: "step"; readonly step: ProbedStep }
  | { readonly kind: "composition" }
  | { readonly kind: "unclear" };

export type ProbeReport = ReturnType<typeof probeReport>;

/** Returns the first failing step of a derivation, if any. */
export const findBreak = ({ steps }: Pick<ProbedChain, "steps">): Break => {
  const step = steps.find(({ outcome }) => outcome === "incorrect");
  if (step !== undefined) return { kind: "step", step };
  return steps.length > 0 && steps.every(({ outcome }) => outcome === "correct")
    ? { kind: "composition" }
    : { kind: "unclear" };
};

/** Returns the probe report of one subject. */
export const probeReport = (chains: readonly ProbedChain[]) => {
  const breaks = chains.map(findBreak);
  const clear = breaks.filter(({ kind }) => kind !== "unclear").length;
  const failing = breaks.flatMap((one) => (one.kind === "step" ? [one.step] : []));
  // Derivations may share a step: the same question, asked once.
  const asked = new Map(chains.flatMap(({ steps }) => steps.map((step) => [step.itemId, step] as const)));
  const rules = [...new Set([...asked.values()].map(({ rule }) => rule))];
  const numbers = [...new Set(failing.map(({ number }) => number))].toSorted((a, b) => a - b);
  const isRead = ({ outcome }: ProbedStep): boolean => outcome === "correct" || outcome === "incorrect";
  const { value: rightSteps } = computeAccuracy([...asked.values()].filter(isRead));
  const clearFailures = chains.filter((_, i) => breaks[i]?.kind !== "unclear");
  // Sorted, so that the sum is independent of the order of the derivations.
  const chances = clearFailures
    .map(({ steps }) => 1 - (rightSteps ?? 1) ** steps.length)
    .toSorted((one, other) => one - other);
  const explains = (holds: (step: ProbedStep) => boolean): Estimate =>
    proportion(failing.filter(holds).length, clear);
  return {
    /** Derivations answered wrongly. */
    failures: chains.length,
    /** Failures with a failing step, over clear failures. */
    explained: proportion(failing.length, clear),
    /** The share that as many failing steps would explain by chance in the same failures; null without clear failures. */
    chanceLevel:
      chances.length === 0 ? null : chances.reduce((sum, chance) => sum + chance, 0) / chances.length,
    /** Failures whose steps are all right. */
    composition: clear - failing.length,
    unclear: breaks.length - clear,
    /** By rule, the one that explains most failures first; its accuracy is that of its steps asked alone, each question once. */
    byRule: rules
      .map((rule) => ({
        rule,
        explains: explains((step) => step.rule === rule),
        stepAccuracy: computeAccuracy([...asked.values()].filter((step) => step.rule === rule)),
      }))
      .toSorted(
        (a, b) =>
          (b.explains.value ?? 0) - (a.explains.value ?? 0) ||
          (a.stepAccuracy.value ?? 1) - (b.stepAccuracy.value ?? 1) ||
          (a.rule < b.rule ? -1 : 1),
      ),
    byStep: numbers.map((number) => ({ number, explains: explains((step) => step.number === number) })),
  };
};

const computeAccuracy = (steps: readonly ProbedStep[]): Estimate => {
  const replies = steps.filter(({ outcome = "failed" }) => outcome !== "failed");
  return proportion(replies.filter(({ outcome }) => outcome === "correct").length, replies.length);
};
