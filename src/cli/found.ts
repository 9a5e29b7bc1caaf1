/**
 * The weaknesses of a diagnosis as a report has them: each with a question that was answered wrongly, and, for a
 * novice, whether they name the rules that it was made to slip on.
 */
import { ruleNamed, rulesOf } from "#catalog";
import { isYesNo, type AskedItem, type ImportedItem, type Item } from "#items";
import type { Diagnosis } from "#lessons";
import { parseModelSpec } from "#models";
import type { PlantedWeakness, Weakness } from "#report";
import { exactProportion, type Estimate, type Score } from "#scores";
import type { Run, Store } from "#runs";
import { adaptivePlanOf } from "./adaptive.ts";

/** The weaknesses found as a report has them, with an example that was answered wrongly, where there is one. */
export const withExamples = async (
  store: Store,
  run: Run,
  found: Diagnosis["weaknesses"],
  scores: readonly Score[],
): Promise<readonly Weakness[]> => {
  const wanted = new Set(found.flatMap(({ example }) => example ?? []));
  const items = new Map<string, Item | ImportedItem>();
  if (wanted.size > 0)
    for await (const item of askedItems(store, run)) {
      if (wanted.has(item.id) && isYesNo(item)) items.set(item.id, item);
      if (items.size === wanted.size) break;
    }
  return found.map(({ rule, kind, logic, category, accuracy, shrunk, distinction, example }) => {
    const item = example === undefined ? undefined : items.get(example);
    const answer = scores.find(
      ({ itemId, verdict }) => itemId === example && verdict.outcome === "incorrect",
    );
    return {
      rule,
      kind,
      logic,
      category,
      accuracy,
      correct: Math.round((accuracy.value ?? 0) * accuracy.n),
      exact: exactInterval(accuracy),
      shrunk,
      p: distinction.p,
      q: distinction.q,
      mark: distinction.isBelow ? "weak" : "not distinguishable",
      ...(item && answer
        ? {
            example: {
              premisesText: item.premisesText,
              conclusionText: item.conclusionText,
              label: item.label,
              answer: answer.verdict.answer ?? "",
            },
          }
        : {}),
    };
  });
};

/** The items of a run. The models of an adaptive one have questions of their own, which `store.items` leaves out. */
async function* askedItems(store: Store, run: Run): AsyncGenerator<AskedItem> {
  if (adaptivePlanOf(run.plan.suite) === undefined) yield* store.items(run);
  else for await (const { item } of store.answered(run)) yield item;
}

const exactInterval = ({ value, n }: Estimate): Weakness["exact"] => {
  const { low, high } = exactProportion(Math.round((value ?? 0) * n), n);
  return { low, high };
};

/** For a novice, the rules it was made to slip on, and whether the weaknesses name them. */
export const plantedIn = (id: string, weak: readonly Weakness[]): readonly PlantedWeakness[] | undefined => {
  const spec = parseModelSpec(id);
  const names = spec.provider === "reasoner" && spec.model === "novice" ? spec.parameters["weak"] : undefined;
  if (names === undefined) return undefined;
  const rules = rulesOf("full");
  return names.split(",").map((name) => {
    const { name: rule } = ruleNamed(rules, name);
    return { rule, found: weak.some((weakness) => weakness.rule === rule) };
  });
};
