/**
 * Whether a statement fills the gap of a proof: it is an atom or denies one, it follows from the lines that the missing one is
 * drawn from, and each later line still follows from its own. Every step is proved anew, and the kernel replays the proof.
 */
import type { DialledItem } from "#items";
import { decide, parse, print, type Formula } from "#logic";
import type { Fault } from "./proof.ts";

/** The first line that does not follow where the formula fills the gap; undefined where all do. */
export const gapFault = (
  { premises, lines }: Pick<DialledItem, "premises" | "lines">,
  filled: Formula,
): Fault | undefined => {
  const gap = lines.find(({ isGap }) => isGap);
  if (gap === undefined) return { line: "", why: "no line is left out" };
  if (!isLiteral(filled))
    return { line: String(gap.n), why: `${print(filled)} says more than one thing of one subject` };
  const formulaAt = (n: number): Formula => {
    if (n === gap.n) return filled;
    return parse(premises[n - 1] ?? lines[n - premises.length - 1]!.formula);
  };
  for (const { n, from } of lines) {
    if (n !== gap.n && !from.includes(gap.n)) continue;
    const conclusion = formulaAt(n);
    const { relation } = decide({ premises: from.map(formulaAt), conclusion });
    if (relation === "entailment") continue;
    const which = from.length === 1 ? "line" : "lines";
    return { line: String(n), why: `${print(conclusion)} does not follow from ${which} ${from.join(", ")}` };
  }
  return undefined;
};

const isLiteral = (formula: Formula): boolean =>
  formula.kind === "not" ? isLiteral(formula.body) : formula.kind === "atom";
