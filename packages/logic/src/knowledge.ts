/**
 * Maintains the known formulas on a branch of a proof search, and derives what follows without new goals.
 *
 * Every known formula has a line. Learning a formula decomposes it as far as that is unambiguous, and compares it as
 * a whole with known formulas. Saturation applies the conditionals, disjunctions, instances and negations that have
 * become usable. Formulas learned within `remembering` are removed at its end.
 */
import type { FormulaTable } from "./formula-table.ts";
import { type ProofNode, inferredNode } from "./proof.ts";
import type { Rules } from "./rules.ts";

type Knowledge = {
  /** Returns the line of the formula, if it is known. */
  readonly findLine: (id: number) => ProofNode | undefined;
  /** All known formulas, in the order in which they were learned. */
  readonly facts: readonly number[];
  readonly learn: (node: ProofNode) => void;
  readonly saturate: () => void;
  /** Makes the next `saturate` examine all formulas again. */
  readonly reconsider: () => void;
  /** Returns a line for the formula, composed of known formulas without search. */
  readonly compose: (id: number) => ProofNode | undefined;
  /** Returns whether the formula's opposite is known. */
  readonly isRefuted: (id: number) => boolean;
  readonly withTemporaryFacts: <T>(within: () => T) => T;
};

/** Antecedents worth composing before their conditional is used. */
const composable: readonly string[] = ["and", "or", "exists"];

/** Returns an empty knowledge. `getChoices` returns the constants with which a quantified formula is instantiated here. */
export const createKnowledge = (
  table: FormulaTable,
  rules: Rules,
  getChoices: (id: number) => readonly string[],
): Knowledge => {
  const { getKind, getLeft, getRight, getNegation, getInstance, falsity } = table;
  // By number and in order; entries above a mark are removed at the end of its scope.
  const known: (ProofNode | undefined)[] = [];
  const facts: number[] = [];
  let saturated = false;

  const findRefuter = (id: number): ProofNode | undefined =>
    known[getNegation(id)] ?? (getKind(id) === "not" ? known[getLeft(id)] : undefined);
  const isRefuted = (id: number): boolean => id === falsity || findRefuter(id) !== undefined;
  const isClosed = (): boolean => known[falsity] !== undefined;

  const learn = (node: ProofNode): void => {
    const id = node.formula;
    if (known[id] !== undefined || isClosed()) return;
    known[id] = node;
    facts.push(id);
    saturated = false;
    const refuter = findRefuter(id);
    if (refuter !== undefined) return learn(rules.clash(node, refuter));
    switch (getKind(id)) {
      case "and":
        learn(inferredNode(getLeft(id), "∧E", [node]));
        learn(inferredNode(getRight(id), "∧E", [node]));
        return;
      case "iff":
        for (const implication of rules.getImplications(id)) learn(inferredNode(implication, "↔E", [node]));
        return;
      case "not": {
        const body = getLeft(id);
        if (getKind(body) === "not") learn(rules.undouble(node));
        else if (getKind(body) === "or") {
          learn(rules.neither(node, getLeft(body)));
          const built = isClosed() ? undefined : compose(body);
          learn(built === undefined ? rules.neither(node, getRight(body)) : rules.clash(built, node));
        }
        return;
      }
      default:
    }
  };

  const saturate = (): void => {
    if (saturated) return;
    for (let before = -1; before !== facts.length && !isClosed();) {
      before = facts.length;
      for (let i = 0; i < facts.length && !isClosed(); i++) follow(facts[i] ?? 0);
    }
    saturated = true;
  };

  const follow = (id: number): void => {
    const node = known[id];
    if (node === undefined) return;
    const [left, right] = [getLeft(id), getRight(id)];
    switch (getKind(id)) {
      case "implies": {
        const antecedent = composable.includes(getKind(left)) ? compose(left) : known[left];
        if (antecedent !== undefined) {
          if (known[right] === undefined) learn(rules.detach(node, antecedent));
        } else if (isRefuted(right) && !isRefuted(left)) learn(rules.tollens(node, findRefuter(right)));
        return;
      }
      case "or":
        if (known[left] !== undefined || known[right] !== undefined) return;
        if (isRefuted(left) && isRefuted(right))
          learn(rules.refuteBoth(node, findRefuter(left), findRefuter(right)));
        else if (isRefuted(left)) learn(rules.proveOtherSide(node, findRefuter(left), true));
        else if (isRefuted(right)) learn(rules.proveOtherSide(node, findRefuter(right), false));
        return;
      case "forall":
        for (const name of getChoices(id)) {
          const instance = getInstance(id, name);
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
    const [left, right] = [getLeft(body), getRight(body)];
    switch (getKind(body)) {
      case "true":
      case "and":
      case "implies":
      case "iff": {
        const built = compose(body);
        if (built !== undefined) learn(rules.clash(built, node));
        else if (getKind(body) === "and") {
          const [given, other] = known[left] === undefined ? [known[right], left] : [known[left], right];
          if (given !== undefined && !isRefuted(other)) learn(rules.deriveNotBoth(node, given));
        }
        return;
      }
      case "exists":
        for (const name of getChoices(body)) {
          const instance = getInstance(body, name);
          const witness = known[instance];
          if (witness !== undefined) learn(rules.clash(inferredNode(body, "∃I", [witness]), node));
          else if (!isRefuted(instance)) learn(rules.deriveNoSuch(node, instance));
        }
        return;
      default:
    }
  };

  const compose = (id: number): ProofNode | undefined => {
    const ready = known[id];
    if (ready !== undefined) return ready;
    switch (getKind(id)) {
      case "true":
        return inferredNode(id, "⊤I", []);
      case "and": {
        const left = compose(getLeft(id));
        const right = left === undefined ? undefined : compose(getRight(id));
        return left === undefined || right === undefined ? undefined : inferredNode(id, "∧I", [left, right]);
      }
      case "or": {
        const side = compose(getLeft(id)) ?? compose(getRight(id));
        return side === undefined ? undefined : inferredNode(id, "∨I", [side]);
      }
      case "implies": {
        const consequent = compose(getRight(id));
        if (consequent !== undefined) return rules.vacuous(id, consequent);
        const refuter = findRefuter(getLeft(id));
        return refuter === undefined && getLeft(id) !== falsity
          ? undefined
          : rules.vacuous(id, undefined, refuter);
      }
      case "iff": {
        const [there, back] = rules.getImplications(id).map(compose);
        return there === undefined || back === undefined ? undefined : inferredNode(id, "↔I", [there, back]);
      }
      case "exists":
        for (const name of getChoices(id)) {
          const witness = known[getInstance(id, name)];
          if (witness !== undefined) return inferredNode(id, "∃I", [witness]);
        }
        return undefined;
      default:
        return undefined;
    }
  };

  const withTemporaryFacts = <T>(within: () => T): T => {
    const mark = facts.length;
    const before = saturated;
    const result = within();
    for (let i = facts.length - 1; i >= mark; i--) known[facts[i] ?? 0] = undefined;
    facts.length = mark;
    saturated = before;
    return result;
  };

  return {
    findLine: (id) => known[id],
    facts,
    learn,
    saturate,
    reconsider: () => {
      saturated = false;
    },
    compose,
    isRefuted,
    withTemporaryFacts,
  };
};
