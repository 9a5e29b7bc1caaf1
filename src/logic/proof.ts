/**
 * A proof under construction, as a graph of its lines, and its writing-out as a derivation.
 *
 * A node knows the assumptions it depends on, deepest first. Writing starts from the conclusion, so lines that
 * nothing needs never appear; a line stands in the innermost box whose assumption it needs, so that the
 * derivation can be drawn in Fitch's boxes; a formula that already stands where it is needed is not repeated.
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
  /** How many assumptions enclose this assumption, itself included; 0 for other lines. */
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

/** A line that follows by `rule`; what it discharges must be the deepest assumptions of what it cites. */
export const inferredNode = (
  formula: number,
  rule: DerivationRule,
  from: readonly ProofNode[],
  discharges: readonly ProofNode[] = nothing,
): ProofNode => {
  let needs = nothing;
  for (const node of from)
    needs = merged(
      needs,
      discharges.length === 0 ? node.needs : node.needs.filter((need) => !discharges.includes(need)),
    );
  return { formula, rule, from, discharges, needs, depth: 0 };
};

/** Whether the node rests on the assumption. */
export const dependsOn = (node: ProofNode, assumption: ProofNode): boolean => node.needs.includes(assumption);

const merged = (left: readonly ProofNode[], right: readonly ProofNode[]): readonly ProofNode[] => {
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

/** The derivation whose premises are the given nodes, in order, and whose last line is the conclusion's. */
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

  const write = (node: ProofNode): Line => {
    const known = written.get(node);
    if (known !== undefined) return known;
    const deepest = node.needs[0];
    const box = (deepest === undefined ? undefined : boxes.get(deepest)) ?? root;
    for (let b: Box | undefined = box; b !== undefined; b = b.outer) {
      const same = b.byFormula.get(node.formula);
      if (same !== undefined) return same;
    }
    const inner = node.discharges.map((assumption) => {
      const innerBox: Box = { content: [], byFormula: new Map(), outer: box };
      boxes.set(assumption, innerBox);
      return innerBox;
    });
    const discharges = node.discharges.map((assumption, i) => put(assumption, inner[i] ?? root, [], []));
    const from = node.from.map(write);
    box.content.push(...inner);
    return put(node, box, from, discharges);
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
          formula: table.formulaOf(entry.node.formula),
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
      formula: table.formulaOf(conclusion.formula),
      rule: "reiteration",
      from: [last.n],
    });
  return { kind: "derivation", steps };
};
