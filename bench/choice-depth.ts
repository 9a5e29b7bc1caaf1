/**
 * How many four-option questions unit propagation leaves open, since what they entail takes cases, and how far the needed premises lie from the variables that are asked about: of a missing premise those of all
 * options and of the goal, else those of the option. So many rounds of refinement see the whole proof, and no layout hides it from them.
 * `node bench/choice-depth.ts QUESTIONS_A_TYPE SEED`
 */
import { takesCases } from "#arguments/propagation";
import { compileTheory } from "#arguments/satisfiability";
import { choiceItems } from "#items/open-suite";
import { and, eachAtom, type Formula } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { parse } from "#logic/notation";
import { choiceSuite } from "#experiments/suites";

/** The places of premises of which each is needed for the last formula; none where it does not follow. */
const coreOf = (premises: readonly Formula[], goal: Formula): readonly number[] => {
  const { satisfiable } = compileTheory([...premises, goal]);
  const left = new Set(premises.keys());
  const isOpen = (): boolean =>
    satisfiable(Int8Array.of(...premises.map((_, i) => (left.has(i) ? 1 : 0)), -1));
  if (isOpen()) return [];
  for (const i of premises.keys()) {
    left.delete(i);
    if (isOpen()) left.add(i);
  }
  return [...left];
};

/** How many premises each lies from the goal: 1 where they share an atom, Infinity where nothing leads there. */
const distancesFrom = (goal: Formula, premises: readonly Formula[]): readonly number[] => {
  const lettersIn = (formula: Formula): ReadonlySet<string> => {
    const letters = new Set<string>();
    eachAtom(formula, ({ name }) => void letters.add(name));
    return letters;
  };
  const letters = premises.map(lettersIn);
  const distances = premises.map(() => Infinity);
  let reached = lettersIn(goal);
  for (let distance = 1; ; distance++) {
    const next = [...distances.keys()].filter(
      (i) => distances[i] === Infinity && !letters[i]!.isDisjointFrom(reached),
    );
    if (next.length === 0) return distances;
    for (const i of next) {
      distances[i] = distance;
      reached = reached.union(letters[i]!);
    }
  }
};

const [perType = "200", seed = "73019"] = process.argv.slice(2);
const tally = new Map<string, Map<number, number>>();
const open = new Map<string, number>();
for (const line of choiceItems(choiceSuite({ perType: Number(perType), seed: Number(seed) }))) {
  const premises = line.premises.map((text) => parse(text));
  const options = line.optionFormulas.map((text) => parse(text));
  const goal = line.conclusion === null ? undefined : parse(line.conclusion);
  const asked =
    goal === undefined
      ? options.map((option) => ({ given: premises, conclusion: option, from: option }))
      : [{ given: [...premises, options[line.answer]!], conclusion: goal, from: options.reduce(and, goal) }];
  const entailed = asked.filter((_, i) => goal !== undefined || line.relations[i] === "entailment");
  if (entailed.some((claim) => takesCases({ ...claim, premises: claim.given })))
    open.set(line.task, (open.get(line.task) ?? 0) + 1);
  const depths = asked.flatMap(({ given, conclusion, from }) => {
    const distances = distancesFrom(from, premises);
    return coreOf(given, conclusion).map((place) => distances[place] ?? 0);
  });
  const counts = getOrInsert(tally, line.task, () => new Map<number, number>());
  const depth = Math.max(0, ...depths);
  counts.set(depth, (counts.get(depth) ?? 0) + 1);
}
for (const [task, counts] of tally)
  console.log(
    `${task}: ${open.get(task) ?? 0} need cases, ${[...counts]
      .toSorted(([one], [other]) => one - other)
      .map(([depth, count]) => `${count} within ${depth}`)
      .join(", ")}`,
  );
