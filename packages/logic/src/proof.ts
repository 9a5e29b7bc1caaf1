/**
 * Builds a proof as a graph of its lines, and writes it as a derivation.
 *
 * A node stores the assumptions it depends on, deepest first. Writing starts from the conclusion, so unneeded lines
 * never appear. A line is in the innermost box whose assumption it needs, so that the derivation can be drawn in
 * Fitch's boxes. A formula that is already available is not repeated.
 */
import type { Derivation, DerivationRule, DerivationStep } from "./certificate.ts";
import type { FormulaTable } from "./formula-table.ts";

export type ProofNode = {
  readonly formula: number;
  readonly rule: DerivationRule;
  readonly from: readonly ProofNode[];
  readonly discharges: readonly ProofNode[];
  /** The open assumptions this line depends on, deepest first; an assumption depends on itself. */
  readonly needs: readonly ProofNode[];
  /** The number of assumptions that enclose this assumption, including itself; 0 for other lines. */
  readonly depth: number;
};

const nothing: readonly ProofNode[] = [];

export const premiseNode = (formula: number): ProofNode => ({
  formula,
  rule: "premise",
  from: nothing,
  discharges: nothing,
  needs: nothing,
  depth: 0,
});

export const assumptionNode = (formula: number, depth: number): ProofNode => {
  const needs: ProofNode[] = [];
  const node: ProofNode = { formula, rule: "assumption", from: nothing, discharges: nothing, needs, depth };
  needs.push(node);
  return node;
};

/** Returns a line that follows by `rule`; it must discharge the deepest assumptions of the lines it cites. */
export const inferredNode = (
  formula: number,
  rule: DerivationRule,
  from: readonly ProofNode[],
  discharges: readonly ProofNode[] = nothing,
): ProofNode => {
  let needs = nothing;
  for (const node of from)
    needs = mergeNeeds(
      needs,
      discharges.length === 0 ? node.needs : node.needs.filter((need) => !discharges.includes(need)),
    );
  return { formula, rule, from, discharges, needs, depth: 0 };
};

/** Returns whether the node depends on the assumption. */
export const hasAssumption = (node: ProofNode, assumption: ProofNode): boolean =>
  node.needs.includes(assumption);

const mergeNeeds = (left: readonly ProofNode[], right: readonly ProofNode[]): readonly ProofNode[] => {
  if (left === right || right.length === 0) return left;
  if (left.length === 0) return right;
  const all: ProofNode[] = [];
  let i = 0;
  let j = 0;
  for (;;) {
    const [a, b] = [left[i], right[j]];
    if (a === undefined && b === undefined) return all;
    if (a !== undefined && (b === undefined || a.depth >= b.depth)) {
      all.push(a);
      i++;
      if (a === b) j++;
    } else if (b !== undefined) {
      all.push(b);
      j++;
    }
  }
};

type Line = {
  n: number;
  readonly node: ProofNode;
  readonly from: readonly Line[];
  readonly discharges: readonly Line[];
};
type Box = {
  readonly content: (Line | Box)[];
  readonly byFormula: Map<number, Line>;
  readonly outer: Box | undefined;
};

/** A node whose line waits for the lines it cites. */
type OpenNode = {
  readonly node: ProofNode;
  readonly box: Box;
  readonly inner: readonly Box[];
  readonly discharges: readonly Line[];
  readonly from: Line[];
};

/** Returns the derivation whose premises are the given nodes, in order, and whose last line is the conclusion's. */
export const writeDerivation = (
  premises: readonly ProofNode[],
  conclusion: ProofNode,
  table: FormulaTable,
): Derivation => {
  const root: Box = { content: [], byFormula: new Map(), outer: undefined };
  const boxes = new Map<ProofNode, Box>();
  const written = new Map<ProofNode, Line>();

  const put = (node: ProofNode, box: Box, from: readonly Line[], discharges: readonly Line[]): Line => {
    const line = { n: 0, node, from, discharges };
    box.content.push(line);
    if (!box.byFormula.has(node.formula)) box.byFormula.set(node.formula, line);
    written.set(node, line);
    return line;
  };

  const find = (node: ProofNode): Line | undefined => {
    const known = written.get(node);
    if (known !== undefined) return known;
    for (let box: Box | undefined = findBox(node); box !== undefined; box = box.outer) {
      const same = box.byFormula.get(node.formula);
      if (same !== undefined) return same;
    }
    return undefined;
  };
  const findBox = (node: ProofNode): Box => {
    const deepest = node.needs[0];
    return (deepest === undefined ? undefined : boxes.get(deepest)) ?? root;
  };
  const begin = (node: ProofNode): OpenNode => {
    const box = findBox(node);
    const inner = node.discharges.map((assumption): Box => {
      const innerBox = { content: [], byFormula: new Map<number, Line>(), outer: box };
      boxes.set(assumption, innerBox);
      return innerBox;
    });
    const discharges = node.discharges.map((assumption, i) => put(assumption, inner[i] ?? root, [], []));
    return { node, box, inner, discharges, from: [] };
  };
  /** Uses an explicit stack: proofs may be deeper than the call stack. */
  const write = (node: ProofNode): Line => {
    const ready = find(node);
    if (ready !== undefined) return ready;
    const stack = [begin(node)];
    for (;;) {
      const top = stack[stack.length - 1];
      if (top === undefined) throw new RangeError("nothing is left to write");
      const next = top.node.from[top.from.length];
      if (next !== undefined) {
        const found = find(next);
        if (found === undefined) stack.push(begin(next));
        else top.from.push(found);
        continue;
      }
      top.box.content.push(...top.inner);
      const line = put(top.node, top.box, top.from, top.discharges);
      stack.pop();
      const below = stack[stack.length - 1];
      if (below === undefined) return line;
      below.from.push(line);
    }
  };

  for (const premise of premises) put(premise, root, [], []);
  const last = write(conclusion);
  const steps: DerivationStep[] = [];
  const number = (content: readonly (Line | Box)[]): void => {
    for (const entry of content)
      if ("content" in entry) number(entry.content);
      else {
        entry.n = steps.length + 1;
        const step = {
          n: entry.n,
          formula: table.getFormula(entry.node.formula),
          rule: entry.node.rule,
          from: entry.from.map((line) => line.n),
        };
        steps.push(
          entry.discharges.length === 0
            ? step
            : { ...step, discharges: entry.discharges.map((line) => line.n) },
        );
      }
  };
  number(root.content);
  if (last.n !== steps.length)
    steps.push({
      n: steps.length + 1,
      formula: table.getFormula(conclusion.formula),
      rule: "reiteration",
      from: [last.n],
    });
  return { kind: "derivation", steps };
};
