/**
 * Several models ranked on the questions to which all of them replied, readably or not. Accuracies on the same questions are not
 * independent, so every pair is compared question by question: McNemar's exact p, Newcombe's interval for paired shares,
 * corrected for all pairs. A rank is a range: from one more than the models that are better beyond chance, to all but
 * those that are worse. A question counts once, by the share of its epochs.
 */
import { readResponses } from "#scoring/breakdown";
import { rightShares } from "#scoring/by-question";
import { benjaminiHochberg } from "#scoring/corrections";
import { proportion, addUp } from "#scoring/estimate";
import { comparePairs } from "#scoring/paired-scores";
import type { Score } from "#scoring/verdict";
import { level } from "./compare.ts";

/** One of those that are ranked. */
export type Contender = { readonly run: string; readonly model: string; readonly name: string };

export type Ranking = ReturnType<typeof rankModels>;

/** The ranking; without a question to which all replied it has no models. */
export const rankModels = (contenders: readonly (Contender & { readonly scores: readonly Score[] })[]) => {
  const answers = contenders.map(({ scores }) => rightShares(scores));
  const asked = new Set(contenders.flatMap(({ scores }) => scores.map(({ questionId }) => questionId)));
  const shared = [...(answers[0]?.keys() ?? [])].filter((id) => answers.every((own) => own.has(id)));
  const ranked = shared.length === 0 ? [] : contenders;
  const order = ranked
    .map((contender, i) => ({
      contender,
      right: answers[i]!,
      count: addUp(shared, (id) => answers[i]!.get(id)!),
    }))
    .toSorted((a, b) => b.count - a.count || (a.contender.name < b.contender.name ? -1 : 1));
  /** Two of them by their places: how many points the second is below the first. */
  const untested = order.flatMap((one, first) =>
    order.slice(first + 1).map((other, i) => {
      const { value, low, high, p } = comparePairs(
        shared.map((id) => [one.right.get(id)!, other.right.get(id)!]),
      );
      return { first, second: first + 1 + i, value, low, high, p };
    }),
  );
  const qs = benjaminiHochberg(untested.map(({ p }) => p));
  const pairs = untested.map((pair, i) => ({ ...pair, q: qs[i] ?? 1 }));
  const differ = pairs.filter(({ q }) => q <= level);
  return {
    /** Questions to which all replied, and those that some were not asked or at which their calls failed. */
    questions: shared.length,
    leftOut: asked.size - shared.length,
    /** The highest accuracy first. */
    models: order.map(({ contender: { run, model, name, scores }, count }, place) => ({
      run,
      model,
      name,
      accuracy: proportion(count, shared.length),
      ...readResponses(scores, new Set(shared)),
      /** The best and the worst place that it may have, from 1. */
      rank: [
        1 + differ.filter(({ second }) => second === place).length,
        order.length - differ.filter(({ first }) => first === place).length,
      ] as const,
    })),
    pairs,
  };
};
