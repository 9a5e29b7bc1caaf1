/**
 * Natural-deduction proofs that a person can read, found by working from both ends: goals are introduced
 * (→I, ∧I, ¬I, ∀I …), what is known is used up forwards, whole formulas are matched before they are taken apart,
 * and what remains is split into cases. Nobody believes this file: `derivation.ts` replays what it finds.
 *
 * Every step but the guided ones keeps provability (they ask the exact decision first), so the search needs no
 * backtracking and ends: each known formula is split at most once on a branch. Quantifiers add constants; how
 * many generations of them may arise is raised step by step, so that every proof is found in the end. Source of
 * the method: Sieg and Byrnes, Normal natural deduction proofs (1998); KE tableaux, D'Agostino and Mondadori.
 */
import type { Derivation } from "./certificate.ts";
import { type Formula, constantsOf } from "./formula.ts";
import { type FormulaTable, createFormulaTable } from "./formula-table.ts";
import { createFreshNames } from "./fresh-names.ts";
import { type InstanceLimits, type Instances, findInstances } from "./instances.ts";
import {
  type ProofNode,
  assumptionNode,
  dependsOn,
  inferredNode,
  premiseNode,
  writeDerivation,
} from "./proof.ts";
import { createRules } from "./rules.ts";
import { isMonadic, tryCompile } from "./theory.ts";

export type ProofLimits = {
  /** Goals that one attempt may set itself. */
  readonly mostGoals?: number;
  /** Instances of quantified formulas that the search for instances may draw. */
  readonly mostInstances?: number;
  /** Conflicts that its SAT search may meet. */
  readonly mostConflicts?: number;
};

export const defaultProofLimits = {
  mostGoals: 4_000,
  mostInstances: 20_000,
  mostConflicts: 200_000,
} as const;

/**
 * A derivation of the conclusion from the premises, or undefined if none was found within the limits. Complete
 * for propositional and monadic logic up to the limits; of a sequent that does not hold it finds nothing, so ask
 * the decision first where there is one.
 */
export const prove = (
  premises: readonly Formula[],
  conclusion: Formula,
  limits: ProofLimits = {},
): Derivation | undefined => {
  const { mostGoals, mostInstances, mostConflicts } = { ...defaultProofLimits, ...limits };
  const instanceLimits = { mostInstances, mostConflicts };
  const table = createFormulaTable();
  const monadic = isMonadic([...premises, conclusion]);
  if (monadic)
    for (let generations = 1; generations <= 3; generations++) {
      const attempt = search(table, premises, conclusion, {
        mostGoals,
        generations,
        monadic,
        instanceLimits,
      });
      if (typeof attempt !== "string") return attempt;
      if (attempt !== "generations") break;
    }
  const found = findInstances(
    table,
    premises.map(table.idOf),
    table.idOf(conclusion),
    createFreshNames([...premises, conclusion]),
    instanceLimits,
  );
  if (found.kind !== "refuted") return undefined;
  const attempt = search(table, premises, conclusion, {
    mostGoals: 20 * mostGoals,
    generations: Number.POSITIVE_INFINITY,
    monadic,
    instances: found.instances,
    instanceLimits,
  });
  return typeof attempt === "string" ? undefined : attempt;
};

type Bounds = {
  readonly mostGoals: number;
  /** How deeply constants may arise from formulas with constants that arose themselves. */
  readonly generations: number;
  readonly monadic: boolean;
  /** Where given, quantified formulas are instantiated with these constants only. */
  readonly instances?: Instances;
  readonly instanceLimits: InstanceLimits;
};

/** How often a proof by planned instances may plan anew. */
const mostReplans = 50;

/** A proof, or why there is none: the goals ran out, the generations did, or there was nothing left to do. */
const search = (
  table: FormulaTable,
  premises: readonly Formula[],
  conclusion: Formula,
  bounds: Bounds,
): Derivation | "goals" | "generations" | "stuck" => {
  const { kindOf, leftOf, rightOf, negationOf, instanceOf, formulaOf, falsity } = table;
  const assumptions: ProofNode[] = [];
  const rules = createRules(table, () => assumptions.length);
  const fresh = createFreshNames([...premises, conclusion]);
  const namesNow = (): readonly string[] => constants.map(({ name }) => name);
  let plan = bounds.instances;
  let replans = 0;
  const premiseNodes = premises.map((premise) => premiseNode(table.idOf(premise)));

  // What is known on the branch, by number and in order; entries above a mark are taken back when it is left.
  const known: (ProofNode | undefined)[] = [];
  const facts: number[] = [];
  /** Constants that mean something on the branch, each with the generation it arose in. */
  const constants: { readonly name: string; readonly generation: number }[] = constantsOf(
    ...premises,
    conclusion,
  ).map((name) => ({ name, generation: 0 }));
  /** Formulas that have been split or opened on the branch. */
  const used = new Set<number>();
  let saturatedFacts = -1;
  let saturatedConstants = -1;
  let goals = 0;
  let unguided = 0;
  let generationsCut = false;

  const refuterOf = (id: number): ProofNode | undefined =>
    known[negationOf(id)] ?? (kindOf(id) === "not" ? known[leftOf(id)] : undefined);
  const isRefuted = (id: number): boolean => id === falsity || refuterOf(id) !== undefined;
  const isClosed = (): boolean => known[falsity] !== undefined;

  /** Takes a line to be known, with what it says at once. */
  const learn = (node: ProofNode): void => {
    const id = node.formula;
    if (known[id] !== undefined || isClosed()) return;
    known[id] = node;
    facts.push(id);
    const refuter = refuterOf(id);
    if (refuter !== undefined) return learn(rules.clash(node, refuter));
    switch (kindOf(id)) {
      case "and":
        learn(inferredNode(leftOf(id), "∧E", [node]));
        learn(inferredNode(rightOf(id), "∧E", [node]));
        return;
      case "iff":
        for (const implication of rules.implicationsOf(id)) learn(inferredNode(implication, "↔E", [node]));
        return;
      case "not": {
        const body = leftOf(id);
        if (kindOf(body) === "not") learn(rules.undouble(node));
        else if (kindOf(body) === "or") {
          learn(rules.neither(node, leftOf(body)));
          const built = isClosed() ? undefined : compose(body);
          learn(built === undefined ? rules.neither(node, rightOf(body)) : rules.clash(built, node));
        }
        return;
      }
      default:
    }
  };

  /** Learns what follows from what is known without setting out new goals. */
  const saturate = (): void => {
    if (facts.length === saturatedFacts && constants.length === saturatedConstants) return;
    for (let before = -1; before !== facts.length && !isClosed();) {
      before = facts.length;
      for (let i = 0; i < facts.length && !isClosed(); i++) follow(facts[i] ?? 0);
    }
    saturatedFacts = facts.length;
    saturatedConstants = constants.length;
  };

  const follow = (id: number): void => {
    const node = known[id];
    if (node === undefined) return;
    const [left, right] = [leftOf(id), rightOf(id)];
    switch (kindOf(id)) {
      case "implies": {
        const antecedent = known[left];
        if (antecedent !== undefined) learn(rules.detach(node, antecedent));
        else if (isRefuted(right) && !isRefuted(left)) learn(rules.tollens(node, refuterOf(right)));
        return;
      }
      case "or":
        if (known[left] !== undefined || known[right] !== undefined) return;
        if (isRefuted(left) && isRefuted(right))
          learn(rules.bothRefuted(node, refuterOf(left), refuterOf(right)));
        else if (isRefuted(left)) learn(rules.otherSide(node, refuterOf(left), true));
        else if (isRefuted(right)) learn(rules.otherSide(node, refuterOf(right), false));
        return;
      case "forall":
        for (const name of choicesFor(id)) {
          const instance = instanceOf(id, name);
          if (known[instance] === undefined) learn(inferredNode(instance, "∀E", [node]));
        }
        return;
      case "not":
        followNegation(node, left);
        return;
      default:
    }
  };

  const followNegation = (node: ProofNode, body: number): void => {
    const [left, right] = [leftOf(body), rightOf(body)];
    switch (kindOf(body)) {
      case "true":
      case "and":
      case "implies":
      case "iff": {
        const built = compose(body);
        if (built !== undefined) learn(rules.clash(built, node));
        else if (kindOf(body) === "and") {
          const [given, other] = known[left] === undefined ? [known[right], left] : [known[left], right];
          if (given !== undefined && !isRefuted(other)) learn(rules.notBoth(node, given));
        } else if (kindOf(body) === "iff")
          for (const [side, other] of [
            [left, right],
            [right, left],
          ] as const) {
            const given = known[side];
            const refuter = refuterOf(side);
            if (given !== undefined && !isRefuted(other)) learn(rules.notAlike(node, given, side, true));
            else if (given === undefined && refuter !== undefined && known[other] === undefined)
              learn(rules.notAlike(node, refuter, side, false));
          }
        return;
      }
      case "exists":
        for (const name of choicesFor(body)) {
          const instance = instanceOf(body, name);
          const witness = known[instance];
          if (witness !== undefined) learn(rules.clash(inferredNode(body, "∃I", [witness]), node));
          else if (!isRefuted(instance)) learn(rules.noSuch(node, instance));
        }
        return;
      default:
    }
  };

  /** A line for the formula put together from what is known, without any search. */
  const compose = (id: number): ProofNode | undefined => {
    const ready = known[id];
    if (ready !== undefined) return ready;
    switch (kindOf(id)) {
      case "true":
        return inferredNode(id, "⊤I", []);
      case "and": {
        const left = compose(leftOf(id));
        const right = left === undefined ? undefined : compose(rightOf(id));
        return left === undefined || right === undefined ? undefined : inferredNode(id, "∧I", [left, right]);
      }
      case "or": {
        const side = compose(leftOf(id)) ?? compose(rightOf(id));
        return side === undefined ? undefined : inferredNode(id, "∨I", [side]);
      }
      case "implies": {
        const consequent = compose(rightOf(id));
        if (consequent !== undefined) return rules.vacuous(id, consequent);
        const refuter = refuterOf(leftOf(id));
        return refuter === undefined && leftOf(id) !== falsity
          ? undefined
          : rules.vacuous(id, undefined, refuter);
      }
      case "iff": {
        const [there, back] = rules.implicationsOf(id).map(compose);
        return there === undefined || back === undefined ? undefined : inferredNode(id, "↔I", [there, back]);
      }
      case "exists":
        for (const name of choicesFor(id)) {
          const witness = known[instanceOf(id, name)];
          if (witness !== undefined) return inferredNode(id, "∃I", [witness]);
        }
        return undefined;
      default:
        return undefined;
    }
  };

  /** The constants that a quantified formula is instantiated with here. */
  const choicesFor = (id: number): readonly string[] => {
    const active = namesNow();
    if (plan === undefined) return active;
    const wished = plan.constantsFor(id);
    const reachable = active.filter((name) => wished.includes(name));
    const first = active[0];
    // A constant wished for that means nothing on this branch may be any: the first one that does. Instances
    // drawn with that one were not planned; once the plan has failed they may be followed, too.
    const strays = reachable.length < wished.length || (wished.length === 0 && replans > 0);
    return strays && first !== undefined && !reachable.includes(first) ? [first, ...reachable] : reachable;
  };

  /** What `within` finds while the formula is assumed; all it learned is forgotten again. */
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

  const remembering = <T>(within: () => T): T => {
    const mark = facts.length;
    const [factsBefore, constantsBefore] = [saturatedFacts, saturatedConstants];
    const result = within();
    for (let i = facts.length - 1; i >= mark; i--) known[facts[i] ?? 0] = undefined;
    facts.length = mark;
    saturatedFacts = factsBefore;
    saturatedConstants = constantsBefore;
    return result;
  };

  /** What `within` finds while the formula is not to be split again. */
  const setAside = <T>(id: number, within: () => T): T => {
    const before = used.has(id);
    used.add(id);
    const result = within();
    if (!before) used.delete(id);
    return result;
  };

  /** What `within` finds with a constant of which nothing is known yet. */
  const withNewConstant = <T>(origin: number | undefined, within: (name: string) => T): T => {
    const kept = origin === undefined ? undefined : plan?.witnessOf(origin);
    const active = namesNow();
    const name =
      kept !== undefined && !active.includes(kept)
        ? kept
        : fresh(new Set([...active, ...(plan?.witnessNames ?? [])]));
    constants.push({ name, generation: origin === undefined ? 0 : generationOf(origin) + 1 });
    const result = within(name);
    constants.pop();
    return result;
  };

  const generationOf = (id: number): number => {
    let highest = 0;
    for (const name of constantsOf(formulaOf(id)))
      highest = Math.max(highest, constants.find((c) => c.name === name)?.generation ?? 0);
    return highest;
  };

  const solve = (goal: number): ProofNode => {
    if (++goals > bounds.mostGoals) throw new GaveUp("goals");
    const ready = known[goal];
    if (ready !== undefined) return ready;
    const bottom = known[falsity];
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
        return known[goal] ?? inferredNode(goal, "↔I", [solve(there), solve(back)]);
      }
      case "not":
        saturate();
        return (
          known[goal] ??
          assuming(left, (assumed) => {
            const absurd = solve(falsity);
            return dependsOn(absurd, assumed)
              ? inferredNode(goal, "¬I", [absurd], [assumed])
              : rules.fromFalsity(absurd, goal);
          })
        );
      case "forall": {
        saturate();
        if (known[goal] !== undefined || isClosed()) return solve(goal);
        return withNewConstant(goal, (name) => inferredNode(goal, "∀I", [solve(instanceOf(goal, name))]));
      }
      default:
        return solveOpen(goal);
    }
  };

  /** Atoms, disjunctions, ∃ and ⊥: goals that cannot simply be introduced. */
  const solveOpen = (goal: number): ProofNode => {
    saturate();
    const ready = known[goal] ?? (isClosed() ? undefined : compose(goal));
    if (ready !== undefined) return ready;
    const bottom = known[falsity];
    if (bottom !== undefined) return rules.fromFalsity(bottom, goal);
    if (goal === falsity) return unguidedly(() => open(goal) ?? split(goal) ?? dig());
    return open(goal) ?? direct(goal) ?? split(goal) ?? unguidedly(() => absurdly(goal));
  };

  /**
   * Without asking the decision: from what is absurd everything follows, and where a conditional was set aside
   * what follows with it need not follow without it.
   */
  const unguidedly = (within: () => ProofNode): ProofNode => {
    unguided++;
    const result = within();
    unguided--;
    return result;
  };

  /** Uses an ∃ that is known: its witness gets a name. */
  const open = (goal: number): ProofNode | undefined => {
    const id = facts.find((fact) => kindOf(fact) === "exists" && !used.has(fact) && !isWitnessed(fact));
    const node = id === undefined ? undefined : known[id];
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
    return constants.some(({ name }) => known[instanceOf(id, name)] !== undefined);
  };

  /** Goes straight for the goal where the exact decision says that there is a straight way. */
  const direct = (goal: number): ProofNode | undefined => {
    if (unguided > 0) return undefined;
    switch (kindOf(goal)) {
      case "or":
        for (const side of [leftOf(goal), rightOf(goal)])
          if (follows(side)) return inferredNode(goal, "∨I", [solve(side)]);
        return undefined;
      case "exists":
        for (const { name } of constants) {
          const instance = instanceOf(goal, name);
          if (follows(instance)) return inferredNode(goal, "∃I", [solve(instance)]);
        }
        return undefined;
      case "atom":
        for (const fact of facts) {
          const node = known[fact];
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

  /** Whether the formula follows from the premises and what is assumed. */
  const follows = (id: number): boolean => {
    if (!bounds.monadic)
      return (
        bounds.instances?.entails(
          assumptions.map((a) => a.formula),
          id,
        ) ?? false
      );
    const given = [...premises, ...assumptions.map((a) => formulaOf(a.formula)), formulaOf(id)];
    return tryCompile(given)?.satisfiable(given.map((_, i) => (i === given.length - 1 ? -1 : 1))) === false;
  };

  /** Tells the cases of a known disjunction apart. */
  const split = (goal: number): ProofNode | undefined => {
    const id = facts.find(
      (fact) =>
        kindOf(fact) === "or" &&
        !used.has(fact) &&
        known[leftOf(fact)] === undefined &&
        known[rightOf(fact)] === undefined,
    );
    const node = id === undefined ? undefined : known[id];
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

  /** Looks for ⊥ where only negations and conditionals are left: proves what one of them denies or asks for. */
  const dig = (): ProofNode => {
    for (const kind of ["forall", "implies", "iff", "and"] as const)
      for (const fact of facts) {
        const node = known[fact];
        if (node === undefined || used.has(fact) || kindOf(fact) !== "not") continue;
        const body = leftOf(fact);
        if (kindOf(body) !== kind || (kind === "forall" && tooYoung(body))) continue;
        if (kind === "and" && (isRefuted(leftOf(body)) || isRefuted(rightOf(body)))) continue;
        return setAside(fact, () => rules.clash(solve(body), node));
      }
    for (const fact of facts) {
      const node = known[fact];
      if (node === undefined || used.has(fact) || kindOf(fact) !== "implies") continue;
      const antecedent = leftOf(fact);
      if (known[rightOf(fact)] !== undefined || isRefuted(antecedent)) continue;
      return setAside(fact, () =>
        remembering(() => {
          const reached = solve(antecedent);
          if (reached.rule === "⊥E" && reached.from[0] !== undefined) return reached.from[0];
          learn(reached);
          return solve(falsity);
        }),
      );
    }
    if (constants.length === 0) return withNewConstant(undefined, () => solve(falsity));
    return replan();
  };

  /** Looks for other instances where those planned do not reach: this branch differs from the one they were for. */
  const replan = (): ProofNode => {
    if (plan === undefined || ++replans > mostReplans)
      throw new GaveUp(generationsCut ? "generations" : "stuck");
    const found = findInstances(table, facts, falsity, fresh, bounds.instanceLimits, namesNow());
    if (found.kind !== "refuted") throw new GaveUp("stuck");
    const before = plan;
    plan = found.instances;
    saturatedFacts = -1;
    const result = solve(falsity);
    plan = before;
    return result;
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
  readonly why: "goals" | "generations" | "stuck";
  constructor(why: "goals" | "generations" | "stuck") {
    super(why);
    this.why = why;
  }
}
