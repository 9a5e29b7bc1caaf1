/**
 * Formats derivations in Fitch's style: one line per step, indented by the open assumptions, with a rule under the
 * premises and under each assumption. Source: F. B. Fitch, Symbolic Logic (1952).
 */
import type { Derivation, DerivationStep } from "./certificate.ts";
import { print } from "./notation.ts";

/** A formatted line of a derivation. */
export type FitchLine = {
  readonly n: number;
  readonly formula: string;
  /** The rule and the lines it cites, for example "→E 1, 2". */
  readonly reason: string;
  /** The number of open assumptions, including its own. */
  readonly depth: number;
  readonly isAssumption: boolean;
  /** A rule is drawn below the last premise. */
  readonly isLastPremise: boolean;
};

/** Returns the lines of a derivation. Any valid derivation can be formatted; those found by `prove` have properly nested boxes. */
export const fitchLines = ({ steps }: Derivation): readonly FitchLine[] => {
  const closingSteps = new Map<number, number>();
  for (const step of steps)
    for (const n of step.discharges ?? []) closingSteps.set(n, Math.max(closingSteps.get(n) ?? 0, step.n));
  const premises = steps.filter((step) => step.rule === "premise").length;
  const open: number[] = [];
  const isClosed = (assumption: number, step: DerivationStep): boolean => {
    const end = closingSteps.get(assumption);
    if (end === undefined) return false;
    if (step.n >= end) return true;
    const discharged = steps[end - 1]?.discharges ?? [];
    return step.rule === "assumption" && discharged.includes(step.n);
  };
  return steps.map((step) => {
    while (open.length > 0 && isClosed(open[open.length - 1] ?? 0, step)) open.pop();
    if (step.rule === "assumption") open.push(step.n);
    return {
      n: step.n,
      formula: print(step.formula),
      reason: renderReason(step),
      depth: open.length,
      isAssumption: step.rule === "assumption",
      isLastPremise: step.n === premises,
    };
  });
};

/** Returns the derivation as text, one line per step and per rule, without a trailing newline. */
export const printFitch = (derivation: Derivation): string => {
  const lines = fitchLines(derivation);
  const width = String(lines.length).length;
  const margin = " ".repeat(width);
  const rows = lines.flatMap(({ n, formula, reason, depth, isAssumption, isLastPremise }) => {
    const bars = "│ ".repeat(depth + 1);
    const row = { left: `${String(n).padStart(width)} ${bars}${formula}`, reason };
    const ruled = `${margin} ${"│ ".repeat(depth)}├${"─".repeat(Array.from(formula).length + 1)}`;
    return isAssumption || isLastPremise ? [row, { left: ruled, reason: "" }] : [row];
  });
  const widest = rows.reduce((max, { left }) => Math.max(max, Array.from(left).length), 0);
  return rows
    .map(({ left, reason }) =>
      reason === "" ? left : `${left}${" ".repeat(widest - Array.from(left).length)}   ${reason}`,
    )
    .join("\n");
};

const renderReason = ({ rule, from, discharges = [] }: DerivationStep): string => {
  const plain = from.slice(0, from.length - discharges.length).map(String);
  const boxes = from.slice(from.length - discharges.length).map((n, i) => {
    const assumption = discharges[i] ?? 0;
    return assumption <= n ? `${assumption}–${n}` : `${assumption}, ${n}`;
  });
  const cited = [...plain, ...boxes].join(", ");
  return cited === "" ? rule : `${rule} ${cited}`;
};
