/**
 * Lists the weakest rules by type, as in the papers' Table 4: an atomic rule asked by its valid conclusions
 * (Correct), or by all others (Incorrect: contradicted, unrelated, fallacious).
 */
import { hash128 } from "#arguments/random";
import { breakdownOf, leafKey } from "#scores/breakdown";
import type { Estimate } from "#scores/estimate";
import { leafOf, type Score } from "#scores/verdict";
import { retagged, wrongAnswers } from "./diagnose.ts";

type RuleTypeWeakness = {
  readonly rule: string;
  readonly type: "Correct" | "Incorrect";
  readonly accuracy: Estimate;
  /** The wrongly answered question with the smallest id. */
  readonly example?: string;
};

/**
 * Returns every atomic rule and type with a readable answer, weakest first: by accuracy, then the better supported
 * one, then by a random rank, because names carry no information. Rules extended to predicate logic are excluded.
 */
export const weakRuleTypes = (scores: readonly Score[]): readonly RuleTypeWeakness[] => {
  const lotOf = ({ rule, type }: RuleTypeWeakness): number =>
    hash128(`ties/${scores[0]?.model}/${rule}/${type}`)[0];
  const typed = retagged(scores, (tags): Score["tags"] => {
    const leaf = leafOf(tags);
    if (leaf === undefined || leaf.extension !== "none") return {};
    return { rule: leaf.rule, kind: leaf.kind === "valid" ? "Correct" : "Incorrect" };
  });
  const examples = wrongAnswers(typed);
  return breakdownOf(typed)
    .byLeaf.filter(({ accuracy }) => accuracy.n > 0)
    .map(({ rule, kind, accuracy }): RuleTypeWeakness => {
      const example = examples.get(leafKey({ rule, kind }));
      return { rule, type: kind === "Correct" ? kind : "Incorrect", accuracy, example };
    })
    .toSorted(
      (a, b) =>
        (a.accuracy.value ?? 1) - (b.accuracy.value ?? 1) ||
        a.accuracy.high - b.accuracy.high ||
        lotOf(a) - lotOf(b),
    );
};
