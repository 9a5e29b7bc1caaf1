/** What it is worth to have read a set's sentences before (DivLogicEval §3.3, Table 5): the base model and two pretrained ones. */
import type { Estimate } from "#scores/estimate";
import type { PairedDifference } from "#scores/paired";
import { section, share, table } from "../blocks.ts";
import type { Document } from "../document.ts";
import { pairedSection } from "../sections/paired.ts";
import { publishedContamination } from "../divlogiceval/published.ts";

/** One set of questions asked of all three. */
export type PretrainedComparison = {
  readonly name: string;
  readonly origin: Estimate;
  readonly once: Estimate;
  readonly tenTimes: Estimate;
  /** Against the base model, on the same questions. */
  readonly differences: { readonly once: PairedDifference; readonly tenTimes: PairedDifference };
};

export type PretrainingReport = {
  /** The models' names. */
  readonly base: string;
  readonly once: string;
  readonly tenTimes: string;
  readonly sets: readonly PretrainedComparison[];
};

export const pretrainingDocument = ({ base, once, tenTimes, sets }: PretrainingReport): Document => ({
  title: "Is a set easier for who has read its sentences?",
  facts: [`origin: ${base}`, `1x: ${once}`, `10x: ${tenTimes}`, "square brackets are 95 % intervals"],
  sections: [
    section(
      "accuracy",
      "Accuracy",
      table(
        ["questions", "origin", "1x", "10x"],
        sets.map((set) => [set.name, share(set.origin), share(set.once), share(set.tenTimes)]),
        { caption: "After DivLogicEval, Table 5." },
      ),
      { note: "four-option questions in their original order" },
    ),
    pairedSection(
      sets.flatMap(({ name, differences }) => [
        { questions: name, compared: "1x − origin", difference: differences.once },
        { questions: name, compared: "10x − origin", difference: differences.tenTimes },
      ]),
    ),
    section(
      "paper",
      "The paper's numbers",
      table(
        ["questions", "origin", "1x", "10x"],
        publishedContamination.map(({ name, origin, once: one, tenTimes: ten }) => [
          name,
          ...[origin, one, ten].map((value) => `${value.toFixed(1)} %`),
        ]),
      ),
      {
        note: "llama-2-7b; 1x and 10x are equal to the last digit, so that ten epochs changed no answer, or one column was printed twice",
      },
    ),
  ],
});
