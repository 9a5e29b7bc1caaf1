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
  dependsOn,
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
  const { kindOf, leftOf, rightOf, negationOf, instanceOf, formulaOf, falsity } = table;
  const assumptions: ProofNode[] = [];
  const rules = createRules(table, () => assumptions.length);
  const witnesses = createWitnesses(table, [...premises, conclusion], bounds.instances);
  const knowledge = createKnowledge(table, rules, witnesses.choicesFor);
  const { lineOf, facts, learn, saturate, compose, isRefuted, remembering } = knowledge;
  const { generationOf } = witnesses;
  const premiseNodes = premises.map((premise) => premiseNode(table.idOf(premise)));
  /** Formulas that have been split or opened on the branch. */
  const used = new Set<number>();
  let goals = 0;
  let unguided = 0;
  let replans = 0;
  let generationsCut = false;

  /** Returns the result of `within` under the assumption; all formulas learned in it are removed again. */
  const assuming = <T>(id: number, within: (assumed: ProofNode) => T): T => {
    const assumed = assumptionNode(id, assumptions.length + 1);
    assumptions.push(assumed);
    const result = remembering(() => {
      learn(assumed);
      return within(assumed);
    });
    assumptions.pop();
    return result;
  };

  /** Returns the result of `within`, in which the formula is not split again. */
  const setAside = <T>(id: number, within: () => T): T => {
    const before = used.has(id);
    used.add(id);
    const result = within();
    if (!before) used.delete(id);
    return result;
  };

  /** Returns the result of `within` with a new constant and its consequences from known formulas. */
  const withNewConstant = <T>(origin: number | undefined, within: (name: string) => T): T =>
    witnesses.withNew(origin, (name) =>
      remembering(() => {
        knowledge.reconsider();
        return within(name);
      }),
    );

  const solve = (goal: number): ProofNode => {
    if (++goals > bounds.maxGoals) throw new GaveUp("goals");
    const ready = lineOf(goal);
    if (ready !== undefined) return ready;
    const bottom = lineOf(falsity);
    if (bottom !== undefined) return rules.fromFalsity(bottom, goal);
    const [left, right] = [leftOf(goal), rightOf(goal)];
    switch (kindOf(goal)) {
      case "true":
        return inferredNode(goal, "⊤I", []);
      case "and":
        return remembering(() => {
          const first = solve(left);
          learn(first);
          return inferredNode(goal, "∧I", [first, solve(right)]);
        });
      case "implies": {
        saturate();
        const built = compose(goal);
        return built ?? assuming(left, (assumed) => rules.conditional(assumed, solve(right), goal));
      }
      case "iff": {
        saturate();
        const [there, back] = rules.implicationsOf(goal);
        return lineOf(goal) ?? inferredNode(goal, "↔I", [solve(there), solve(back)]);
      }
      case "not":
        saturate();
        return (
          lineOf(goal) ??
          assuming(left, (assumed) => {
            const absurd = solve(falsity);
            return dependsOn(absurd, assumed)
              ? inferredNode(goal, "¬I", [absurd], [assumed])
              : rules.fromFalsity(absurd, goal);
          })
        );
      case "forall": {
        saturate();
        if (lineOf(goal) !== undefined || lineOf(falsity) !== undefined) return solve(goal);
        return withNewConstant(goal, (name) => inferredNode(goal, "∀I", [solve(instanceOf(goal, name))]));
      }
      default:
        return solveOpen(goal);
    }
  };

  /** Solves atoms, disjunctions, ∃ and ⊥: goals that can't simply be introduced. */
  const solveOpen = (goal: number): ProofNode => {
    saturate();
    const ready = lineOf(goal) ?? (lineOf(falsity) !== undefined ? undefined : compose(goal));
    if (ready !== undefined) return ready;
    const bottom = lineOf(falsity);
    if (bottom !== undefined) return rules.fromFalsity(bottom, goal);
    if (goal === falsity) return unguidedly(() => open(goal) ?? split(goal) ?? dig());
    return open(goal) ?? direct(goal) ?? split(goal) ?? unguidedly(() => absurdly(goal));
  };

  /**
   * Skips the decision: everything follows from a contradiction, and a goal that follows with a conditional need not
   * follow once it is set aside.
   */
  const unguidedly = (within: () => ProofNode): ProofNode => {
    unguided++;
    const result = within();
    unguided--;
    return result;
  };

  /** Uses a known ∃: names its witness. */
  const open = (goal: number): ProofNode | undefined => {
    const id = facts.find((fact) => kindOf(fact) === "exists" && !used.has(fact) && !isWitnessed(fact));
    const node = id === undefined ? undefined : lineOf(id);
    if (id === undefined || node === undefined) return undefined;
    return setAside(id, () =>
      withNewConstant(id, (name) =>
        assuming(instanceOf(id, name), (assumed) => {
          const result = solve(goal);
          return dependsOn(result, assumed) ? inferredNode(goal, "∃E", [node, result], [assumed]) : result;
        }),
      ),
    );
  };

  const isWitnessed = (id: number): boolean => {
    if (generationOf(id) >= bounds.generations) {
      generationsCut = true;
      return true;
    }
    return witnesses.names().some((name) => lineOf(instanceOf(id, name)) !== undefined);
  };

  /** Proves the goal directly if the exact decision shows that this is possible. */
  const direct = (goal: number): ProofNode | undefined => {
    if (unguided > 0) return undefined;
    switch (kindOf(goal)) {
      case "or":
        for (const side of [leftOf(goal), rightOf(goal)])
          if (follows(side)) return inferredNode(goal, "∨I", [solve(side)]);
        return undefined;
      case "exists":
        for (const name of witnesses.names()) {
          const instance = instanceOf(goal, name);
          if (follows(instance)) return inferredNode(goal, "∃I", [solve(instance)]);
        }
        return undefined;
      case "atom":
        for (const fact of facts) {
          const node = lineOf(fact);
          if (node === undefined || kindOf(fact) !== "implies" || rightOf(fact) !== goal || used.has(fact))
            continue;
          const antecedent = leftOf(fact);
          if (follows(antecedent))
            return setAside(fact, () =>
              rules.detach(
                node,
                unguidedly(() => solve(antecedent)),
              ),
            );
        }
        return undefined;
      default:
        return undefined;
    }
  };

  /** Returns whether the formula follows from the premises and the assumptions. */
  const follows = (id: number): boolean => {
    if (!bounds.monadic)
      return (
        bounds.instances?.entails(
          assumptions.map((a) => a.formula),
          id,
        ) ?? false
      );
    const given = [...premises, ...assumptions.map((a) => formulaOf(a.formula)), formulaOf(id)];
    const signs = given.map((_, i) => (i === given.length - 1 ? -1 : 1));
    try {
      return tryCompile(given, maxConflictsAsked)?.satisfiable(signs) === false;
    } catch (error) {
      // Queries that take too long are left to the proof from learned lemmas.
      if (error === tooHard) throw new GaveUp("stuck");
      throw error;
    }
  };

  /** Proves the goal by the cases of a known disjunction. */
  const split = (goal: number): ProofNode | undefined => {
    const id = facts.find(
      (fact) =>
        kindOf(fact) === "or" &&
        !used.has(fact) &&
        lineOf(leftOf(fact)) === undefined &&
        lineOf(rightOf(fact)) === undefined,
    );
    const node = id === undefined ? undefined : lineOf(id);
    if (id === undefined || node === undefined) return undefined;
    return setAside(id, () => {
      const cases: { readonly assumed: ProofNode; readonly result: ProofNode }[] = [];
      for (const side of [leftOf(id), rightOf(id)]) {
        const found = assuming(side, (assumed) => ({ assumed, result: solve(goal) }));
        if (!dependsOn(found.result, found.assumed)) return found.result;
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

  /** Assumes the opposite of the goal. */
  const absurdly = (goal: number): ProofNode =>
    assuming(negationOf(goal), (assumed) => {
      const absurd = solve(falsity);
      return dependsOn(absurd, assumed)
        ? rules.closeDenial(assumed, absurd)
        : rules.fromFalsity(absurd, goal);
    });

  /** Searches for ⊥ if only negations and conditionals are left: proves a formula that one of them negates or requires. */
  const dig = (): ProofNode => {
    for (const kind of ["forall", "implies", "iff", "and"] as const)
      for (const fact of facts) {
        const node = lineOf(fact);
        if (node === undefined || used.has(fact) || kindOf(fact) !== "not") continue;
        const body = leftOf(fact);
        if (kindOf(body) !== kind || (kind === "forall" && tooYoung(body))) continue;
        if (kind === "and" && (isRefuted(leftOf(body)) || isRefuted(rightOf(body)))) continue;
        return setAside(fact, () => rules.clash(solve(body), node));
      }
    for (const fact of facts) {
      const node = lineOf(fact);
      if (node === undefined || used.has(fact) || kindOf(fact) !== "implies") continue;
      const antecedent = leftOf(fact);
      if (lineOf(rightOf(fact)) !== undefined || isRefuted(antecedent)) continue;
      return setAside(fact, () =>
        remembering(() => {
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

  /** Searches for other instances if the planned ones are insufficient: this branch differs from the one they were planned for. */
  const replan = (): ProofNode => {
    if (witnesses.plan() === undefined || ++replans > maxReplans)
      throw new GaveUp(generationsCut ? "generations" : "stuck");
    const names = witnesses.names();
    const found = findInstances(table, facts, falsity, witnesses.fresh, bounds.instanceLimits, names);
    if (found.kind !== "refuted") throw new GaveUp("stuck");
    return witnesses.replanned(found.instances, () => {
      knowledge.reconsider();
      return solve(falsity);
    });
  };

  const tooYoung = (id: number): boolean => {
    const young = generationOf(id) >= bounds.generations;
    if (young) generationsCut = true;
    return young;
  };

  try {
    for (const node of premiseNodes) learn(node);
    return writeDerivation(premiseNodes, solve(table.idOf(conclusion)), table);
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
