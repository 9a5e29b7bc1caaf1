/** Accuracies compared on the same questions, one line a comparison. */
import type { PairedDifference } from "#scores/paired";
import { chance, gap, section, table } from "../blocks.ts";
import type { Section } from "../document.ts";

/** A comparison on a set of questions; `compared` names both sides, as in "weak − none". */
type NamedDifference = {
  readonly questions: string;
  readonly compared: string;
  readonly difference: PairedDifference;
};

/** The differences in points with McNemar's exact p. */
export const pairedSection = (differences: readonly NamedDifference[]): Section =>
  section(
    "differences",
    "Differences on the same questions",
    table(
      ["questions", "compared", "difference", "p"],
      differences.map(({ questions, compared, difference }) => [
        questions,
        compared,
        gap(difference, [difference.n]),
        chance(difference.p),
      ]),
    ),
    { note: "in points; McNemar's exact p" },
  );
