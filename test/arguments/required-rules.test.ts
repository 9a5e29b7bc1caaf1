/** What questions bear on: the rules of their proofs, by every proof of the fewest steps. */
import { createGenerator } from "#items/generate";
import type { ProblemLine } from "#items/problem-line";
import { everyday } from "#language/lexicons/everyday";
import { paper } from "#language/styles/paper";
import { listProfileRules } from "#catalog/profiles";
import { describe, expect, test } from "vitest";
import { createRequiredRulesFinder } from "../../src/arguments/required-rules.ts";
import { parse } from "#logic/notation";
import { findApplications } from "../../src/arguments/shortest/applications.ts";
import { soundPlans } from "../../src/arguments/shortest/rule-plans.ts";
import { listLines } from "../../src/arguments/shortest/lines.ts";
import { searchDerivation } from "../../src/arguments/shortest/derivation-search.ts";
import { listConstants, createNodeTable } from "../../src/arguments/nodes.ts";
import { createNames, internFormula as numbered } from "../../src/arguments/read.ts";

const linesOf = (profile: "balanced" | "paper", length: number, count: number) => {
  const generator = createGenerator({ profile, length, seed: 3, style: paper, lexicon: everyday });
  return Array.from({ length: count }, (_, k) => generator.at(k)).flatMap((outcome) =>
    "item" in outcome ? [outcome.item] : [],
  );
};

/** In how many steps a line's conclusion is derived without these rules, Infinity where it is not in as many as the line has. */
const stepsWithout = (
  rules: readonly string[],
  { premises, core, conclusion, steps }: ProblemLine<"rule">,
): number => {
  const plans = soundPlans(listProfileRules("full").filter(({ name }) => !rules.includes(name)));
  const [table, names] = [createNodeTable(), createNames()];
  const idOf = (text: string): number => numbered(table, parse(text), names);
  const given = (core ?? []).map((place) => idOf(premises[place]!));
  const goal = idOf(conclusion);
  const all = [...given, goal, ...steps.flatMap(({ from, to }) => [...from, to].map(idOf))];
  const constants = listConstants(table);
  const lines = listLines(table, all, constants, 20_000)!;
  const reached = findApplications(plans, { table, lines, constants }, given, steps.length, 200_000)!;
  const search = searchDerivation(given, goal, reached, steps.length, 1_000_000);
  return search.outcome === "found" ? search.steps.length : Infinity;
};

const named = (steps: ProblemLine["steps"]): ReadonlySet<string | null> =>
  new Set(steps.map(({ skill }) => skill));

describe("the required rules of a question", () => {
  test("names the rules of its proof, and which of them every proof as short needs", () => {
    const finder = createRequiredRulesFinder();
    const argument = {
      premisesWritten: ["p → q", "¬q ∧ (p → r)"],
      conclusionWritten: "¬p",
      relation: "entailment",
      steps: [
        { skill: "simplification", from: ["¬q ∧ (p → r)"], to: "¬q" },
        { skill: "modus tollens", from: ["p → q", "¬q"], to: "¬p" },
      ],
    } as const;
    expect(finder.find(argument, "valid")).toMatchObject({
      proof: ["simplification", "modus tollens"],
      needed: ["modus tollens", "simplification"],
      others: [],
      pair: [],
      slipOf: null,
    });
  });

  test.each([1, 2, 3])(
    "in profile balanced is that of its own chain or of its pair's, at length %d",
    (length) => {
      const lines = linesOf("balanced", length, 24);
      const byId = new Map(lines.map((line) => [line.id, line]));
      for (const line of lines) {
        const other = byId.get(line.twin!)!;
        const [own, pair] = [line.requiredRules!, other.requiredRules!];
        if (line.label === "no") {
          expect(own).toEqual({ ...pair, proof: [], pair: pair.proof, needed: [], others: [] });
          continue;
        }
        expect(new Set(own.proof)).toEqual(named(line.steps));
        expect(own.slipOf).toBe(line.category === "fallacy" ? line.steps.at(-1)!.skill : null);
      }
    },
  );

  test("calls a rule needed exactly where no proof as short does without it", () => {
    for (const line of linesOf("balanced", 3, 40).filter(({ label }) => label === "yes")) {
      const { proof, needed, others } = line.requiredRules!;
      const fewest = stepsWithout([], line);
      for (const rule of [...proof, ...others!])
        expect(stepsWithout([rule], line) > fewest, `${rule}: ${line.premises.join("; ")}`).toBe(
          needed!.includes(rule),
        );
      expect(stepsWithout([...proof, ...others!], line)).toBeGreaterThan(fewest);
    }
  });

  test("in profile paper is that of the chain; a fallacy's own last step is no rule of it", () => {
    for (const line of linesOf("paper", 2, 52)) {
      const { proof, pair } = line.requiredRules!;
      const sound = line.kind === "fallacy" ? line.steps.slice(0, -1) : line.steps;
      const isProved = line.relation !== "neutral";
      expect(new Set(isProved ? proof : pair)).toEqual(named(sound));
      expect(isProved ? pair : proof).toEqual([]);
    }
  });
});
