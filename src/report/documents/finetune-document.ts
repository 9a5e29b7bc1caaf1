/** Three models on the same questions: not trained, trained on weak skills, trained on random ones. */
import type { Estimate } from "#scores/estimate";
import type { PairedDifference } from "#scores/paired";
import { section, share, table } from "../blocks.ts";
import type { Document } from "../document.ts";
import { pairedSection } from "../sections/paired.ts";

type TunedModel = "none" | "weak" | "random";

/** One set of questions asked of all three. */
export type TunedComparison = {
  readonly name: string;
  readonly none: Estimate;
  readonly weak: Estimate;
  readonly random: Estimate;
  readonly differences: readonly (PairedDifference & {
    readonly from: TunedModel;
    readonly to: TunedModel;
  })[];
};

export type FinetuneReport = {
  /** The models' names. */
  readonly base: string;
  readonly weak: string;
  readonly random: string;
  /** The weakness set first, then sets of other people. */
  readonly sets: readonly TunedComparison[];
};

export const finetuneDocument = ({ base, weak, random, sets }: FinetuneReport): Document => ({
  title: "What was training on weak skills worth?",
  facts: [`none: ${base}`, `weak: ${weak}`, `random: ${random}`, "square brackets are 95 % intervals"],
  sections: [
    section(
      "accuracy",
      "Accuracy",
      table(
        ["questions", "none", "random", "weak"],
        sets.map((set) => [set.name, share(set.none), share(set.random), share(set.weak)]),
      ),
      { note: "the weakness set is fresh questions on the base model's weakest skills" },
    ),
    pairedSection(
      sets.flatMap(({ name, differences }) =>
        differences.map((one) => ({ questions: name, compared: `${one.to} − ${one.from}`, difference: one })),
      ),
    ),
  ],
});
