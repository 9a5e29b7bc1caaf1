/**
 * The weakest rules by type, as the papers' Table 4 lists them: an atomic rule asked by its valid conclusions
 * (Correct), or by all others (Incorrect: contradicted, unrelated, fallacious).
 */
import { leafOf, proportion, type Estimate, type Score } from "#scores";

export type RuleTypeWeakness = {
  readonly rule: string;
  readonly type: "Correct" | "Incorrect";
  readonly accuracy: Estimate;
  /** A question that was answered wrongly: the one whose id comes first. */
  readonly example?: string;
};

/**
 * Every atomic rule and type with a readable answer, weakest first: by accuracy, then by the better attested, then
 * by name. `extended` keeps the rules extended to predicate logic, too.
 */
export const weakRuleTypes = (
  scores: Iterable<Score>,
  { extended = false }: { readonly extended?: boolean } = {},
): readonly RuleTypeWeakness[] => {
  type Group = Pick<RuleTypeWeakness, "rule" | "type"> & { right: number; n: number; example?: string };
  const groups = new Map<string, Group>();
  for (const { tags, verdict, questionId } of scores) {
    const leaf = leafOf(tags);
    if (leaf === undefined || (!extended && leaf.extension !== "none")) continue;
    if (verdict.outcome !== "correct" && verdict.outcome !== "incorrect") continue;
    const type = leaf.kind === "valid" ? "Correct" : "Incorrect";
    const key = `${leaf.rule}/${type}`;
    const group = groups.get(key) ?? { rule: leaf.rule, type, right: 0, n: 0 };
    groups.set(key, group);
    group.n += 1;
    if (verdict.outcome === "correct") group.right += 1;
    else if (group.example === undefined || questionId < group.example) group.example = questionId;
  }
  return Array.from(groups.values(), ({ rule, type, right, n, example }) => ({
    rule,
    type,
    accuracy: proportion(right, n),
    ...(example === undefined ? {} : { example }),
  })).toSorted(
    (a, b) =>
      (a.accuracy.value ?? 1) - (b.accuracy.value ?? 1) ||
      a.accuracy.high - b.accuracy.high ||
      (`${a.rule}/${a.type}` < `${b.rule}/${b.type}` ? -1 : 1),
  );
};
