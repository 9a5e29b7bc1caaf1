/**
 * Proves propositional sequents through the SAT search, if they are too hard for proof by cases. Every clause that
 * the search learned becomes a lemma, and ⊥ follows from the lemmas. Quantified formulas count as atoms.
 *
 * A literal λ stands for a part of the sequent's formulas or for its negation; λ' is its opposite. A clause λ1 ∨ … ∨
 * λk is stored as the line λ1' → (… → (λk' → ⊥)): assume the opposites, propagate, derive ⊥, discharge. Such
 * derivations are hard to read, but the checker verifies them. Source: reverse unit propagation, Goldberg and Novikov
 * (DATE 2003).
 */
import type { FormulaTable } from "./formula-table.ts";
import { getOrInsert } from "./memoize.ts";
import { type ProofNode, assumptionNode, dependsOn, inferredNode } from "./proof.ts";
import { createRules } from "./rules.ts";
import { createSolver } from "./sat.ts";

/** Returns the line that states a literal. */
type LineOf = (literal: number) => ProofNode;
/** A clause over parts of formulas; `absurd` derives ⊥ from lines that state the opposites of all its literals. */
type Clause = { readonly literals: readonly number[]; readonly absurd: (lineOf: LineOf) => ProofNode };

/** Returns a proof of the goal from the premises; undefined if there is none or the limit of conflicts was reached. */
export const proveByLearning = (
  table: FormulaTable,
  premises: readonly ProofNode[],
  goal: number,
  maxConflicts: number,
): ProofNode | undefined => {
  const { kindOf, leftOf, negationOf } = table;
  let depth = 0;
  const rules = createRules(table, () => depth);
  const learned: (readonly number[])[] = [];
  const solver = createSolver((literals) => learned.push(literals));
  const clauses: Clause[] = [];
  const occurrences = new Map<number, number[]>();
  const variables = new Map<number, number>();
  const parts: number[] = [0];
  /** The existing lines, and the clause that gives a literal its line, both in the order of assignment. */
  const lines = new Map<number, ProofNode>();
  const reasons = new Map<number, Clause>();
  const trail: number[] = [];

  const literalOf = (id: number): number => {
    if (kindOf(id) === "not") return -literalOf(leftOf(id));
    const known = variables.get(id);
    if (known !== undefined) return known;
    const variable = solver.variable();
    variables.set(id, variable);
    parts.push(id);
    for (const clause of definition(id, variable, table, rules, literalOf)) {
      solver.clause(clause.literals);
      add(clause);
    }
    return variable;
  };
  const saying = (literal: number): number => {
    const part = parts[Math.abs(literal)] ?? 0;
    return literal > 0 ? part : negationOf(part);
  };
  const add = (clause: Clause): void => {
    for (const literal of new Set(clause.literals)) {
      getOrInsert(occurrences, literal, () => []).push(clauses.length);
    }
    clauses.push(clause);
  };
  const isTrue = (literal: number): boolean => lines.has(literal) || reasons.has(literal);

  const assign = (literal: number, why: ProofNode | Clause): void => {
    if (isTrue(literal)) return;
    if ("rule" in why) lines.set(literal, why);
    else reasons.set(literal, why);
    trail.push(literal);
  };

  /** Evaluates the clause under the assignment: a contradiction, or a literal that must hold. */
  const consider = (clause: Clause): boolean => {
    let open = 0;
    for (const literal of clause.literals) {
      if (isTrue(literal)) return false;
      if (isTrue(-literal) || literal === open) continue;
      if (open !== 0) return false;
      open = literal;
    }
    if (open === 0) return true;
    assign(open, clause);
    return false;
  };

  /** Propagates from the given index of the trail; returns the violated clause, if any. */
  const propagate = (from: number): Clause | undefined => {
    for (let i = from; i < trail.length; i++)
      for (const c of occurrences.get(-(trail[i] ?? 0)) ?? []) {
        const clause = clauses[c];
        if (clause !== undefined && consider(clause)) return clause;
      }
    return undefined;
  };

  const lineOf: LineOf = (literal) => {
    const line = lines.get(literal);
    if (line === undefined) throw new RangeError("a literal has no line");
    return line;
  };

  /** Derives ⊥ from a violated clause: gives lines to the literals that led to it, in the order of the trail. */
  const conclude = (conflict: Clause): ProofNode => {
    const needed = new Set(conflict.literals.map((literal) => -literal));
    for (const literal of trail.toReversed())
      if (needed.has(literal) && !lines.has(literal))
        for (const other of reasons.get(literal)?.literals ?? []) if (other !== literal) needed.add(-other);
    for (const literal of trail) {
      const reason = reasons.get(literal);
      if (!needed.has(literal) || lines.has(literal) || reason === undefined) continue;
      lines.set(
        literal,
        rules.deny(saying(-literal), (assumed) =>
          reason.absurd((other) => (other === -literal ? assumed : lineOf(other))),
        ),
      );
    }
    return conflict.absurd(lineOf);
  };

  const forget = (mark: number): void => {
    for (const literal of trail.splice(mark)) {
      lines.delete(literal);
      reasons.delete(literal);
    }
  };

  /** Returns the learned clause as a lemma, or ⊥ itself if it was derived on the way. */
  const learn = (literals: readonly number[]): ProofNode | undefined => {
    const mark = trail.length;
    const before = depth;
    const assumed = literals.map((literal) => {
      const node = assumptionNode(saying(-literal), ++depth);
      assign(-literal, node);
      return node;
    });
    const conflict = propagate(mark);
    if (conflict === undefined) throw new RangeError("a learned clause does not follow");
    let line = conclude(conflict);
    forget(mark);
    const [only] = assumed;
    if (!assumed.some((node) => dependsOn(line, node))) {
      depth = before;
      return line;
    }
    if (assumed.length === 1 && only !== undefined) {
      depth = before;
      assign(literals[0] ?? 0, rules.closeDenial(only, line));
      return finish(mark);
    }
    let formula = table.falsity;
    for (const node of assumed.toReversed()) {
      formula = table.implicationOf(node.formula, formula);
      line = rules.conditional(node, line, formula);
    }
    depth = before;
    const lemma = line;
    const clause = {
      literals,
      absurd: (given: LineOf) =>
        literals.reduce((chain, literal) => rules.detach(chain, given(-literal)), lemma),
    };
    add(clause);
    return consider(clause) ? conclude(clause) : finish(mark);
  };

  /** Returns ⊥ if propagation from that index of the trail derives it. */
  const finish = (mark: number): ProofNode | undefined => {
    const conflict = propagate(mark);
    return conflict === undefined ? undefined : conclude(conflict);
  };

  const normal = (node: ProofNode): ProofNode =>
    kindOf(node.formula) === "not" && kindOf(leftOf(node.formula)) === "not"
      ? normal(rules.undouble(node))
      : node;
  const denial = assumptionNode(negationOf(goal), ++depth);
  const given = [...premises, denial].map((node) => ({ node, literal: literalOf(node.formula) }));
  for (const { literal } of given) solver.clause([literal]);
  if (solver.solve([], maxConflicts) !== false) return undefined;

  const refute = (): ProofNode => {
    for (const { node, literal } of given) {
      if (isTrue(-literal)) return rules.clash(lineOf(-literal), normal(node));
      assign(literal, normal(node));
    }
    // Definitions of ⊤ and ⊥ have one literal: no assignment leads to them.
    for (const clause of clauses)
      if (clause.literals.length === 1 && consider(clause)) return conclude(clause);
    const early = finish(0);
    if (early !== undefined) return early;
    for (const literals of learned) {
      const absurd = learn(literals);
      if (absurd !== undefined) return absurd;
    }
    throw new RangeError("the learned clauses do not refute");
  };
  const absurd = refute();
  return dependsOn(absurd, denial)
    ? inferredNode(goal, "RAA", [absurd], [denial])
    : rules.fromFalsity(absurd, goal);
};

/** Returns the clauses that define a connective by its parts A and B, each with its derivation of ⊥. */
const definition = (
  id: number,
  whole: number,
  { kindOf, leftOf, rightOf }: FormulaTable,
  rules: ReturnType<typeof createRules>,
  literalOf: (id: number) => number,
): readonly Clause[] => {
  const kind = kindOf(id);
  if (kind === "true")
    return [{ literals: [whole], absurd: (line) => rules.clash(inferredNode(id, "⊤I", []), line(-whole)) }];
  if (kind === "false") return [{ literals: [-whole], absurd: (line) => line(whole) }];
  if (kind === "atom" || kind === "forall" || kind === "exists" || kind === "not") return [];
  const [left, right] = [leftOf(id), rightOf(id)];
  const [a, b] = [literalOf(left), literalOf(right)];
  /** Returns the line that states exactly the part: the line of its literal omits double negations. */
  const exactly = (part: number, line: LineOf): ProofNode => rules.redouble(part, line(literalOf(part)));
  const denied = (node: ProofNode, line: LineOf): ProofNode => rules.clash(node, line(-whole));
  const either = (side: number, literal: number): Clause => ({
    literals: [-whole, literal],
    absurd: (line) => rules.clash(inferredNode(side, "∧E", [line(whole)]), line(-literal)),
  });
  const enough = (side: number, literal: number): Clause => ({
    literals: [whole, -literal],
    absurd: (line) => denied(inferredNode(id, "∨I", [exactly(side, line)]), line),
  });
  switch (kind) {
    case "and":
      return [
        either(left, a),
        either(right, b),
        {
          literals: [whole, -a, -b],
          absurd: (line) => denied(inferredNode(id, "∧I", [exactly(left, line), exactly(right, line)]), line),
        },
      ];
    case "or":
      return [
        enough(left, a),
        enough(right, b),
        { literals: [-whole, a, b], absurd: (line) => rules.bothRefuted(line(whole), line(-a), line(-b)) },
      ];
    case "implies":
      return [
        { literals: [whole, a], absurd: (line) => denied(rules.vacuous(id, undefined, line(-a)), line) },
        { literals: [whole, -b], absurd: (line) => denied(rules.vacuous(id, exactly(right, line)), line) },
        {
          literals: [-whole, -a, b],
          absurd: (line) => rules.clash(rules.detach(line(whole), exactly(left, line)), line(-b)),
        },
      ];
    case "iff": {
      const [there, back] = rules.implicationsOf(id);
      const along = (implication: number, from: number, literal: number): Clause => ({
        literals: [-whole, -literalOf(from), literal],
        absurd: (line) =>
          rules.clash(
            rules.detach(inferredNode(implication, "↔E", [line(whole)]), exactly(from, line)),
            line(-literal),
          ),
      });
      return [
        along(there, left, b),
        along(back, right, a),
        {
          literals: [whole, a, b],
          absurd: (line) =>
            denied(
              inferredNode(id, "↔I", [
                rules.vacuous(there, undefined, line(-a)),
                rules.vacuous(back, undefined, line(-b)),
              ]),
              line,
            ),
        },
        {
          literals: [whole, -a, -b],
          absurd: (line) =>
            denied(
              inferredNode(id, "↔I", [
                rules.vacuous(there, exactly(right, line)),
                rules.vacuous(back, exactly(left, line)),
              ]),
              line,
            ),
        },
      ];
    }
    default:
      kind satisfies never;
      return [];
  }
};
