/**
 * The weakest rules by type, as the papers' Table 4 lists them: an atomic rule asked by its valid conclusions
 * (Correct), or by all others (Incorrect: contradicted, unrelated, fallacious).
 */
import { proportion, type Estimate, type Score } from "#scores";

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
  const groups = new Map<string, { right: number; n: number; example?: string }>();
  for (const { leaf, verdict, itemId } of scores) {
    if (!extended && leaf.extension !== "none") continue;
    if (verdict.outcome !== "correct" && verdict.outcome !== "incorrect") continue;
    const key = `${leaf.rule}/${leaf.kind === "valid" ? "Correct" : "Incorrect"}`;
    const group = groups.get(key) ?? { right: 0, n: 0 };
    groups.set(key, group);
    group.n += 1;
    if (verdict.outcome === "correct") group.right += 1;
    else if (group.example === undefined || itemId < group.example) group.example = itemId;
  }
  return [...groups]
    .map(([key, { right, n, example }]): RuleTypeWeakness => {
      const [rule = "", type] = key.split("/");
      return {
        rule,
        type: type === "Correct" ? "Correct" : "Incorrect",
        accuracy: proportion(right, n),
        ...(example === undefined ? {} : { example }),
      };
    })
    .toSorted(
      (a, b) =>
        (a.accuracy.value ?? 1) - (b.accuracy.value ?? 1) ||
        a.accuracy.high - b.accuracy.high ||
        (`${a.rule}/${a.type}` < `${b.rule}/${b.type}` ? -1 : 1),
    );
};
