/**
 * Rules that give suppositions up: →I, ¬I, RAA and ↔I, ∨E and ∃E. A proof need not draw boxes: what is given up is what the line
 * cites, or else what its formula asks for. Each way writes its steps on the sheet and gives the last one's number.
 */
import { equal, falsity, implies, not, type Formula, type Quantified } from "#logic/formula";
import { termsFor } from "./instances.ts";
import type { OneRule } from "./one-rule.ts";
import type { Sheet } from "./sheet.ts";
import type { Witnesses } from "./witnesses.ts";

/** A range of lines that a line cites: a supposition and what it has led to. */
export type Range = readonly [number, number];

/** The ways over one sheet; `shown` gives the steps that lines of the text, or premises, are. */
export const createSuppositions = (
  sheet: Sheet,
  witnesses: Witnesses,
  { expand }: Pick<OneRule, "expand">,
  shown: () => readonly number[],
) => {
  const { push, at } = sheet;
  const formulaAt = (n: number): Formula => at(n).formula;

  const isAssumption = (n: number): boolean => sheet.isSupposed(n) && !witnesses.has(n);
  const assumptionsAmong = (numbers: readonly number[]): readonly number[] => {
    const named = numbers.filter(isAssumption);
    return named.length > 0 ? named : shown().filter(isAssumption).toReversed();
  };
  /** The lines that may be what a supposition has led to: those cited, within a range, or all below it. */
  const resultsOf = (
    assumption: number,
    numbers: readonly number[],
    ranges: readonly Range[],
  ): readonly number[] => {
    const range = ranges.find(([from]) => from === assumption);
    if (range !== undefined)
      return shown()
        .filter((n) => (n >= assumption && n <= range[1]) || n === range[1])
        .toReversed();
    const others = numbers.filter((n) => n !== assumption);
    return others.length > 0
      ? [...others, assumption]
      : shown()
          .filter((n) => n >= assumption)
          .toReversed();
  };

  /** →I, ¬I, RAA and ↔I. */
  const discharging = (
    formula: Formula,
    numbers: readonly number[],
    ranges: readonly Range[],
  ): number | undefined => {
    if (formula.kind === "iff" && ranges.length > 0) {
      const [there, back] = [implies(formula.left, formula.right), implies(formula.right, formula.left)];
      const one = discharging(there, numbers, ranges);
      const other = one === undefined ? undefined : discharging(back, numbers, ranges);
      return one === undefined || other === undefined ? undefined : push(formula, "↔I", [one, other]);
    }
    for (const assumption of assumptionsAmong(numbers)) {
      const supposed = formulaAt(assumption);
      const results = resultsOf(assumption, numbers, ranges);
      if (formula.kind === "implies" && equal(formula.left, supposed)) {
        const result = results.find((n) => equal(formulaAt(n), formula.right));
        if (result !== undefined)
          return push(formula, "→I", [witnesses.without(result, assumption)], [assumption]);
      }
      const denies = formula.kind === "not" && equal(formula.body, supposed);
      const isDenied = supposed.kind === "not" && equal(supposed.body, formula);
      if (!denies && !isDenied) continue;
      const absurd = absurdAmong(results);
      if (absurd !== undefined)
        return push(formula, denies ? "¬I" : "RAA", [witnesses.without(absurd, assumption)], [assumption]);
    }
    return undefined;
  };

  /** ⊥ from lines that contradict each other. */
  const absurdAmong = (numbers: readonly number[]): number | undefined => {
    for (const n of numbers) {
      const formula = formulaAt(n);
      if (formula.kind === "false") return n;
      const found = formula.kind === "and" ? expand(falsity, [n]) : undefined;
      if (found !== undefined) return found;
    }
    for (const n of numbers) {
      const denied = not(formulaAt(n));
      const other = numbers.find((k) => equal(formulaAt(k), denied));
      if (other !== undefined) return push(falsity, "¬E", [n, other]);
    }
    return undefined;
  };

  /** ∨E and ∃E. */
  const byCases = (
    formula: Formula,
    numbers: readonly number[],
    ranges: readonly Range[],
  ): number | undefined => {
    /** What a supposition has led to, as the line cites it: the formula, with the supposition in use if it is anywhere. */
    const resultUnder = (assumption: number): number | undefined => {
      const end = ranges.find(([from]) => from === assumption)?.[1];
      // The end of a box says it, whether or not the supposition was of any use.
      if (end !== undefined && equal(formulaAt(end), formula)) return end;
      const said = resultsOf(assumption, numbers, ranges).filter((n) => equal(formulaAt(n), formula));
      // A case may end in a line from before it, which then rests on no other case.
      return said.find((n) => sheet.restsOn(n).has(assumption)) ?? least(said) ?? leastUnder(assumption);
    };
    /** Where only suppositions are cited: the line that rests on this one and on the fewest others. */
    const leastUnder = (assumption: number): number | undefined =>
      least(shown().filter((n) => equal(formulaAt(n), formula) && sheet.restsOn(n).has(assumption)));
    /** The line that rests on the fewest suppositions. */
    const least = (lines: readonly number[]): number | undefined =>
      lines.toSorted((a, b) => sheet.assumptionsUnder(a).length - sheet.assumptionsUnder(b).length)[0];
    const assumptions = assumptionsAmong(numbers);
    const among = numbers.length > 0 ? numbers : shown().toReversed();
    for (const n of among) {
      const whole = formulaAt(n);
      const found =
        whole.kind === "or"
          ? casesFrom(n, formula, assumptions, resultUnder)
          : whole.kind === "exists"
            ? exampleFrom(n, whole, formula, assumptions, resultUnder)
            : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };

  type ResultUnder = (assumption: number) => number | undefined;

  const casesFrom = (
    n: number,
    formula: Formula,
    assumptions: readonly number[],
    resultUnder: ResultUnder,
  ): number | undefined => {
    const whole = formulaAt(n);
    if (whole.kind !== "or") return undefined;
    const cases: (readonly [number, number])[] = [];
    for (const side of [whole.left, whole.right]) {
      const own = assumptions.find(
        (assumption) => equal(formulaAt(assumption), side) && resultUnder(assumption) !== undefined,
      );
      if (own !== undefined) {
        cases.push([own, witnesses.without(resultUnder(own)!, own)]);
        continue;
      }
      const plain = shown().find(
        (k) => equal(formulaAt(k), formula) && sheet.assumptionsUnder(k).length === 0,
      );
      if (side.kind !== "or" && plain === undefined) return undefined;
      const inner = push(side, "assumption");
      const result = plain ?? casesFrom(inner, formula, assumptions, resultUnder);
      if (result === undefined) return undefined;
      cases.push([inner, result]);
    }
    const [[one, first], [other, second]] = [cases[0]!, cases[1]!];
    return push(formula, "∨E", [n, first, second], [one, other]);
  };

  const exampleFrom = (
    n: number,
    whole: Quantified,
    formula: Formula,
    assumptions: readonly number[],
    resultUnder: ResultUnder,
  ): number | undefined => {
    for (const assumption of assumptions) {
      if (termsFor(whole, 1, formulaAt(assumption), "exists") === undefined) continue;
      const result = resultUnder(assumption);
      if (result !== undefined)
        return push(formula, "∃E", [n, witnesses.without(result, assumption)], [assumption]);
    }
    return undefined;
  };

  /** The formula, with suppositions given up; from any lines where none are cited. */
  const givenUp = (
    formula: Formula,
    numbers: readonly number[],
    ranges: readonly Range[],
  ): number | undefined => discharging(formula, numbers, ranges) ?? byCases(formula, numbers, ranges);

  return { givenUp, isAssumption };
};
