/**
 * Searches for a readable natural-deduction proof from both ends. Goals are introduced (→I, ∧I, ¬I, ∀I …), known
 * formulas are used forwards (`knowledge.ts`), and the rest is proved by cases.
 *
 * Every step preserves provability (steps that might not use the exact decision first), so the search needs no
 * backtracking. It terminates, because each known formula is split at most once on a branch. Quantifiers add
 * constants; the caller bounds the number of their generations. Source of the method: Sieg and Byrnes, Normal natural
 * deduction proofs (1998); KE tableaux, D'Agostino and Mondadori (1994). The file is long because it is one search
 * over shared state.
 */
import type { Derivation } from "./certificate.ts";
import type { Formula } from "./formula.ts";
import type { FormulaTable } from "./formula-table.ts";
import { tooHard } from "./encode.ts";
import { type InstanceLimits, type Instances, findInstances } from "./instances.ts";
import { createKnowledge } from "./knowledge.ts";
import {
  type ProofNode,
  assumptionNode,
  hasAssumption,
  inferredNode,
  premiseNode,
  writeDerivation,
} from "./proof.ts";
import { createRules } from "./rules.ts";
import { tryCompile } from "./theory.ts";
import { createWitnesses } from "./witnesses.ts";

type Bounds = {
  readonly maxGoals: number;
  /** Maximum generations: how deeply constants may arise from formulas with constants that arose themselves. */
  readonly generations: number;
  readonly monadic: boolean;
  /** If given, quantified formulas are instantiated with these constants only. */
  readonly instances?: Instances;
  readonly instanceLimits: InstanceLimits;
};

/** Why a search ended without a proof: the limit of goals or generations was reached, or no step was left. */
type Failure = "goals" | "generations" | "stuck";

/** Maximum conflicts of an intermediate query: there are as many queries as goals. */
const maxConflictsAsked = 2_000;

/** Maximum changes of plan in a proof by planned instances. */
const maxReplans = 50;

/** Returns a proof of the conclusion from the premises, or the reason for failure. */
export const search = (
  table: FormulaTable,
  premises: readonly Formula[],
  conclusion: Formula,
  bounds: Bounds,
): Derivation | Failure => {
  const { getKind, getLeft, getRight, getNegation, getInstance, getFormula, falsity } = table;
  const assumptions: ProofNode[] = [];
  const rules = createRules(table, () => assumptions.length);
  const witnesses = createWitnesses(table, [...premises, conclusion], bounds.instances);
  const knowledge = createKnowledge(table, rules, witnesses.getChoices);
  const { findLine, facts, learn, saturate, compose, isRefuted, withTemporaryFacts } = knowledge;
  const { getGeneration } = witnesses;
  const premiseNodes = premises.map((premise) => premiseNode(table.getId(premise)));
  /** Formulas that have been split or opened on the branch. */
  const used = new Set<number>();
  let goals = 0;
  let unguided = 0;
  let replans = 0;
  let generationsCut = false;

  const withAssumption = <T>(id: number, within: (assumed: ProofNode) => T): T => {
    const assumed = assumptionNode(id, assumptions.length + 1);
    assumptions.push(assumed);
    const result = withTemporaryFacts(() => {
      learn(assumed);
      return within(assumed);
    });
    assumptions.pop();
    return result;
  };

  const setAside = <T>(id: number, within: () => T): T => {
    const before = used.has(id);
    used.add(id);
    const result = within();
    if (!before) used.delete(id);
    return result;
  };

  const withNewConstant = <T>(origin: number | undefined, within: (name: string) => T): T =>
    witnesses.withNew(origin, (name) =>
      withTemporaryFacts(() => {
        knowledge.reconsider();
        return within(name);
      }),
    );

  const solve = (goal: number): ProofNode => {
    if (++goals > bounds.maxGoals) throw new GaveUp("goals");
    const ready = findLine(goal);
    if (ready !== undefined) return ready;
    const bottom = findLine(falsity);
    if (bottom !== undefined) return rules.fromFalsity(bottom, goal);
    const [left, right] = [getLeft(goal), getRight(goal)];
    switch (getKind(goal)) {
      case "true":
        return inferredNode(goal, "⊤I", []);
      case "and":
        return withTemporaryFacts(() => {
          const first = solve(left);
          learn(first);
          return inferredNode(goal, "∧I", [first, solve(right)]);
        });
      case "implies": {
        saturate();
        const built = compose(goal);
        return built ?? withAssumption(left, (assumed) => rules.conditional(assumed, solve(right), goal));
      }
      case "iff": {
        saturate();
        const [there, back] = rules.getImplications(goal);
        return findLine(goal) ?? inferredNode(goal, "↔I", [solve(there), solve(back)]);
      }
      case "not":
        saturate();
        return (
          findLine(goal) ??
          withAssumption(left, (assumed) => {
            const absurd = solve(falsity);
            return hasAssumption(absurd, assumed)
              ? inferredNode(goal, "¬I", [absurd], [assumed])
              : rules.fromFalsity(absurd, goal);
          })
        );
      case "forall": {
        saturate();
        if (findLine(goal) !== undefined || findLine(falsity) !== undefined) return solve(goal);
        return withNewConstant(goal, (name) => inferredNode(goal, "∀I", [solve(getInstance(goal, name))]));
      }
      default:
        return solveOpen(goal);
    }
  };

  const solveOpen = (goal: number): ProofNode => {
    saturate();
    const ready = findLine(goal) ?? (findLine(falsity) !== undefined ? undefined : compose(goal));
    if (ready !== undefined) return ready;
    const bottom = findLine(falsity);
    if (bottom !== undefined) return rules.fromFalsity(bottom, goal);
    if (goal === falsity) return withoutGuidance(() => open(goal) ?? split(goal) ?? dig());
    return (
      open(goal) ?? proveDirectly(goal) ?? split(goal) ?? withoutGuidance(() => proveByContradiction(goal))
    );
  };

  /**
   * Skips the decision: everything follows from a contradiction, and a goal that follows with a conditional need not
   * follow once it is set aside.
   */
  const withoutGuidance = (within: () => ProofNode): ProofNode => {
    unguided++;
    const result = within();
    unguided--;
    return result;
  };

  const open = (goal: number): ProofNode | undefined => {
    const id = facts.find((fact) => getKind(fact) === "exists" && !used.has(fact) && !isWitnessed(fact));
    const node = id === undefined ? undefined : findLine(id);
    if (id === undefined || node === undefined) return undefined;
    return setAside(id, () =>
      withNewConstant(id, (name) =>
        withAssumption(getInstance(id, name), (assumed) => {
          const result = solve(goal);
          return hasAssumption(result, assumed)
            ? inferredNode(goal, "∃E", [node, result], [assumed])
            : result;
        }),
      ),
    );
  };

  const isWitnessed = (id: number): boolean => {
    if (getGeneration(id) >= bounds.generations) {
      generationsCut = true;
      return true;
    }
    return witnesses.names().some((name) => findLine(getInstance(id, name)) !== undefined);
  };

  const proveDirectly = (goal: number): ProofNode | undefined => {
    if (unguided > 0) return undefined;
    switch (getKind(goal)) {
      case "or":
        for (const side of [getLeft(goal), getRight(goal)])
          if (follows(side)) return inferredNode(goal, "∨I", [solve(side)]);
        return undefined;
      case "exists":
        for (const name of witnesses.names()) {
          const instance = getInstance(goal, name);
          if (follows(instance)) return inferredNode(goal, "∃I", [solve(instance)]);
        }
        return undefined;
      case "atom":
        for (const fact of facts) {
          const node = findLine(fact);
          if (node === undefined || getKind(fact) !== "implies" || getRight(fact) !== goal || used.has(fact))
            continue;
          const antecedent = getLeft(fact);
          if (follows(antecedent))
            return setAside(fact, () =>
              rules.detach(
                node,
                withoutGuidance(() => solve(antecedent)),
              ),
            );
        }
        return undefined;
      default:
        return undefined;
    }
  };

  const follows = (id: number): boolean => {
    if (!bounds.monadic)
      return (
        bounds.instances?.entails(
          assumptions.map((a) => a.formula),
          id,
        ) ?? false
      );
    const given = [...premises, ...assumptions.map((a) => getFormula(a.formula)), getFormula(id)];
    const signs = given.map((_, i) => (i === given.length - 1 ? -1 : 1));
    try {
      return tryCompile(given, maxConflictsAsked)?.satisfiable(signs) === false;
    } catch (error) {
      // Queries that take too long are left to the proof from learned lemmas.
      if (error === tooHard) throw new GaveUp("stuck");
      throw error;
    }
  };

  const split = (goal: number): ProofNode | undefined => {
    const id = facts.find(
      (fact) =>
        getKind(fact) === "or" &&
        !used.has(fact) &&
        findLine(getLeft(fact)) === undefined &&
        findLine(getRight(fact)) === undefined,
    );
    const node = id === undefined ? undefined : findLine(id);
    if (id === undefined || node === undefined) return undefined;
    return setAside(id, () => {
      const cases: { readonly assumed: ProofNode; readonly result: ProofNode }[] = [];
      for (const side of [getLeft(id), getRight(id)]) {
        const found = withAssumption(side, (assumed) => ({ assumed, result: solve(goal) }));
        if (!hasAssumption(found.result, found.assumed)) return found.result;
        cases.push(found);
      }
      return inferredNode(
        goal,
        "∨E",
        [node, ...cases.map(({ result }) => result)],
        cases.map(({ assumed }) => assumed),
      );
    });
  };

  const proveByContradiction = (goal: number): ProofNode =>
    withAssumption(getNegation(goal), (assumed) => {
      const absurd = solve(falsity);
      return hasAssumption(absurd, assumed)
        ? rules.closeDenial(assumed, absurd)
        : rules.fromFalsity(absurd, goal);
    });

  const dig = (): ProofNode => {
    for (const kind of ["forall", "implies", "iff", "and"] as const)
      for (const fact of facts) {
        const node = findLine(fact);
        if (node === undefined || used.has(fact) || getKind(fact) !== "not") continue;
        const body = getLeft(fact);
        if (getKind(body) !== kind || (kind === "forall" && tooYoung(body))) continue;
        if (kind === "and" && (isRefuted(getLeft(body)) || isRefuted(getRight(body)))) continue;
        return setAside(fact, () => rules.clash(solve(body), node));
      }
    for (const fact of facts) {
      const node = findLine(fact);
      if (node === undefined || used.has(fact) || getKind(fact) !== "implies") continue;
      const antecedent = getLeft(fact);
      if (findLine(getRight(fact)) !== undefined || isRefuted(antecedent)) continue;
      return setAside(fact, () =>
        withTemporaryFacts(() => {
          const reached = solve(antecedent);
          if (reached.rule === "⊥E" && reached.from[0] !== undefined) return reached.from[0];
          learn(reached);
          return solve(falsity);
        }),
      );
    }
    if (witnesses.names().length === 0) return withNewConstant(undefined, () => solve(falsity));
    return replan();
  };

  const replan = (): ProofNode => {
    if (witnesses.plan() === undefined || ++replans > maxReplans)
      throw new GaveUp(generationsCut ? "generations" : "stuck");
    const names = witnesses.names();
    const found = findInstances(table, facts, falsity, witnesses.fresh, bounds.instanceLimits, names);
    if (found.kind !== "refuted") throw new GaveUp("stuck");
    return witnesses.withPlan(found.instances, () => {
      knowledge.reconsider();
      return solve(falsity);
    });
  };

  const tooYoung = (id: number): boolean => {
    const young = getGeneration(id) >= bounds.generations;
    if (young) generationsCut = true;
    return young;
  };

  try {
    for (const node of premiseNodes) learn(node);
    return writeDerivation(premiseNodes, solve(table.getId(conclusion)), table);
  } catch (error) {
    if (error instanceof GaveUp) return error.why;
    throw error;
  }
};

/** Thrown and caught in this file only. */
class GaveUp extends Error {
  readonly why: Failure;
  constructor(why: Failure) {
    super(why);
    this.why = why;
  }
}
