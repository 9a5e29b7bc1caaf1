/**
 * One rule from lines to a line, nothing given up: a theorem, perhaps of single cases of the universals among the lines, ∀E, ∃I
 * and ∀I. Each way writes its steps on the sheet and gives the last one's number, or undefined where it does not fit.
 */
import { constantsOf, equal, type Formula } from "#logic/formula";
import { casesOf, maxLayers, maxNames, openQuantifier, termsFor } from "./instances.ts";
import type { Sheet } from "./sheet.ts";
import type { Theorems } from "./theorems.ts";
import type { Witnesses } from "./witnesses.ts";

export type OneRule = ReturnType<typeof createOneRule>;

/** Guesses of a line's meaning in a whole proof. */
const maxTries = 20_000;

/** The ways over one sheet. */
export const createOneRule = (sheet: Sheet, witnesses: Witnesses, theorems: Theorems) => {
  const { push } = sheet;
  const formulaAt = (n: number): Formula => sheet.at(n).formula;
  let freshNames = 0;
  let tries = maxTries;
  const fresh = (): string => `someone_${++freshNames}`;

  /** By a theorem, with universals among the lines used for single cases. */
  const byTheorem = (formula: Formula, numbers: readonly number[]): number | undefined => {
    const cited = numbers.map(formulaAt);
    const plain = expand(formula, numbers);
    if (plain !== undefined || !cited.some(({ kind }) => kind === "forall")) return plain;
    const names = constantsOf(formula, ...cited).slice(0, maxNames);
    for (const cases of casesOf(cited, names)) {
      if (--tries < 0) return undefined;
      const formulas = cases.map((terms, i) => terms.reduce(openQuantifier, cited[i]!));
      if (theorems.expansion(formulas, formula, fresh) === undefined) continue;
      return expand(
        formula,
        numbers.map((n, i) =>
          cases[i]!.reduce((line, name) => push(openQuantifier(formulaAt(line), name), "∀E", [line]), n),
        ),
      );
    }
    return undefined;
  };

  const expand = (formula: Formula, numbers: readonly number[]): number | undefined => {
    const expansion = theorems.expansion(numbers.map(formulaAt), formula, fresh);
    if (expansion === undefined) return undefined;
    const before = sheet.size();
    const line = (n: number): number => (n <= numbers.length ? numbers[n - 1]! : before + n - numbers.length);
    const same = numbers.find((n) => equal(formulaAt(n), formula));
    if (expansion.length === 0) return same === undefined ? undefined : push(formula, "reiteration", [same]);
    let last = before;
    for (const { formula: said, rule, from, discharges = [] } of expansion)
      last = push(said, rule, from.map(line), discharges.map(line));
    return last;
  };

  /** ∀E, several at once. */
  const instanceOf = (n: number, formula: Formula): number | undefined => {
    const whole = formulaAt(n);
    for (let layers = 1, body = whole; body.kind === "forall" && layers <= maxLayers; layers++) {
      body = body.body;
      const terms = termsFor(whole, layers, formula, "forall");
      if (terms !== undefined)
        return terms.reduce((line, name) => push(openQuantifier(formulaAt(line), name), "∀E", [line]), n);
    }
    return undefined;
  };

  /** ∃I and ∀I, several at once. */
  const quantifiedFrom = (n: number, formula: Formula): number | undefined => {
    if (formula.kind !== "exists" && formula.kind !== "forall") return undefined;
    const { kind } = formula;
    for (let layers = 1, body: Formula = formula; body.kind === kind && layers <= maxLayers; layers++) {
      body = body.body;
      const terms = termsFor(formula, layers, formulaAt(n), kind);
      if (terms === undefined) continue;
      // From the inside out: the outer variables are still the cited line's individuals.
      let line = n;
      for (let done = layers - 1; done >= 0; done--) {
        const said = terms.slice(0, done).reduce(openQuantifier, formula);
        line = kind === "forall" ? push(said, "∀I", [witnesses.without(line)]) : push(said, "∃I", [line]);
      }
      return line;
    }
    return undefined;
  };

  /** By a theorem from a single line or two of some, for a line that does not say what it rests on. */
  const searched = (formula: Formula, lines: readonly number[]): number | undefined => {
    for (const n of lines) {
      if (--tries < 0) return undefined;
      const found = byTheorem(formula, [n]) ?? instanceOf(n, formula) ?? quantifiedFrom(n, formula);
      if (found !== undefined) return found;
    }
    for (const [i, n] of lines.entries())
      for (const k of lines.slice(i + 1)) {
        if (--tries < 0) return undefined;
        const found = byTheorem(formula, [n, k]);
        if (found !== undefined) return found;
      }
    return undefined;
  };

  /** By one rule from some of the lines. */
  const from = (formula: Formula, numbers: readonly number[]): number | undefined => {
    for (const some of subsetsOf(numbers)) {
      const found = byTheorem(formula, some);
      if (found !== undefined) return found;
    }
    for (const n of numbers) {
      const found = instanceOf(n, formula) ?? quantifiedFrom(n, formula);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  return { from, searched, expand };
};

/** The lists themselves where they are short, then what can be made of them: of one to three. */
function* subsetsOf(numbers: readonly number[]): Generator<readonly number[]> {
  if (numbers.length <= 3) yield numbers;
  const few = numbers.slice(0, 6);
  for (let size = Math.min(3, few.length); size >= 1; size--)
    for (const some of choices(few, size)) if (some.length !== numbers.length) yield some;
}

function* choices(of: readonly number[], size: number): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [i, n] of of.entries())
    for (const rest of choices(of.slice(i + 1), size - 1)) yield [n, ...rest];
}
