/**
 * The propositions of a passage: DivLogicEval, Algorithm 1 (Appendix A) and Appendix B. Each is the left side of one
 * of some rules, by default (1a) A → B, (1b) ¬(A ∧ B) → C, (1c) (A ∨ B) → C, over variables that are drawn the seldomer the oftener
 * they have been used. `x` is the list of variables, here numbered from 0; `uses` is the paper's counter o.
 *
 * Where the paper is silent or its text and pseudo-code differ: its “random value between 2 and n + 1” is read
 * half-open, 2 … n; equation (3) is renormalised after the two fixed probabilities have been put in; rule (1a) takes
 * the first two of the three variables drawn, and only what is in the sentence is counted as used.
 */
import { proposition, collectSymbols, type Formula } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { parse, print } from "#logic/notation";
import { mapAtoms } from "#logic/map-parts";
import type { Random } from "../random.ts";
import { computeRows, type Rows } from "#logic/truth-table";

/** The forms of the paper's propositions: the left sides of (1a), (1b), (1c). */
export const ruleForms: readonly Form[] = ["A → B", "¬(A ∧ B) → C", "(A ∨ B) → C"];
/** A propositional formula over A, B, C in their order; a fact (Appendix H) is "A" or "¬A". */
export type Form = string;

/** Returns the form of a formula: A, B, C in the place of its letters. */
export const toForm = (formula: Formula): Form => {
  const letters = [...collectSymbols(formula)];
  return print(mapAtoms(formula, ({ name }) => proposition(toLetter(letters.indexOf(name)))));
};

/** Returns how many variables a form has. */
export const countVariables = (form: Form): number => (form.includes("C") ? 3 : form.includes("B") ? 2 : 1);

/** A form and its variables in the order of their letters there. */
export type FilledForm = { readonly form: Form; readonly letters: readonly number[] };
export type Proposition = FilledForm & { readonly formula: Formula; readonly rows: Rows };

/** The output of Algorithm 1: q, and the counter o over all variables. */
type Draw = { readonly propositions: readonly FilledForm[]; readonly uses: readonly number[] };

/** The letter of a variable: A, B, … */
export const toLetter = (variable: number): string => String.fromCharCode(65 + variable);

/** The variable of a letter. */
export const toVariable = (letter: string): number => letter.charCodeAt(0) - 65;

/** A counter for each variable; by hand, since `Array.from` takes longer than the counting. */
export const zeros = (count: number): number[] => {
  const counters: number[] = [];
  for (let i = 0; i < count; i++) counters.push(0);
  return counters;
};

/** Algorithm 1: between 2 and `n` propositions over `variables` variables, of the forms given. */
export const drawPropositions = (
  n: number,
  variables: number,
  random: Random,
  forms: readonly Form[] = ruleForms,
): Draw => {
  const uses = zeros(variables);
  const count = 2 + random.int(n - 1);
  const propositions: FilledForm[] = [];
  for (let i = 0; i < count; i++) {
    const three = drawVariables(computeWeights(uses, n), 3, random);
    const form = random.pick(forms);
    const letters = three.slice(0, countVariables(form));
    for (const letter of letters) uses[letter]! += 1;
    propositions.push({ form, letters });
  }
  return { propositions, uses };
};

/**
 * The probability of each variable: 0 for one used `n` times, 0.1 for one used n − 1 times, else equation (3),
 * (max(o) + 1 − oᵢ) / Σ (max(o) + 1 − oⱼ); renormalised, so that they add up to 1.
 */
export const computeWeights = (uses: readonly number[], n: number): readonly number[] => {
  let [max, sum] = [0, 0];
  for (const used of uses) {
    if (used > max) max = used;
    sum += used;
  }
  const whole = uses.length * (max + 1) - sum;
  let total = 0;
  const weights: number[] = [];
  for (let i = 0; i < uses.length; i++) {
    const used = uses[i]!;
    const weight = used >= n ? 0 : used === n - 1 ? 0.1 : (max + 1 - used) / whole;
    weights.push(weight);
    total += weight;
  }
  for (let i = 0; i < weights.length; i++) weights[i]! /= total;
  return weights;
};

/** Distinct variables, one after another by their weights; those drawn already stand out. */
export const drawVariables = (
  weights: readonly number[],
  count: number,
  random: Random,
): readonly number[] => {
  const left = weights.slice();
  const drawn: number[] = [];
  while (drawn.length < count) {
    let total = 0;
    for (let i = 0; i < left.length; i++) total += left[i]!;
    let at = random.next() * total;
    let last = 0;
    // Rounding may leave a sliver behind the last weight; it is the last one's.
    for (let i = 0; i < left.length && at >= 0; i++)
      if (left[i]! > 0) {
        last = i;
        at -= left[i]!;
      }
    left[last] = 0;
    drawn.push(last);
  }
  return drawn;
};

/** x′ of Appendix B: the variables used at least once and fewer than `n` times. */
export const optionVariables = (uses: readonly number[], n: number): readonly number[] => {
  const variables: number[] = [];
  for (let variable = 0; variable < uses.length; variable++)
    if (uses[variable]! > 0 && uses[variable]! < n) variables.push(variable);
  return variables;
};

/** Fills forms with variables; what is filled once is kept. */
export type Filler = (form: Form, letters: readonly number[]) => Proposition;

/** A filler over so many variables. */
export const createFiller = (variables: number): Filler => {
  const kept = new Map<Form, (Proposition | undefined)[]>();
  return (form, letters) => {
    const [a = 0, b = 0, c = 0] = letters;
    const known = getOrInsert(kept, form, () => []);
    return (known[(a * variables + b) * variables + c] ??= buildProposition(form, letters, variables));
  };
};

/** The formula of a form filled with variables. */
export const buildFormula = (form: Form, letters: readonly number[]): Formula =>
  mapAtoms(parse(form), ({ name }) => proposition(toLetter(letters[toVariable(name)]!)));

/** A form filled with variables. */
export const buildProposition = (form: Form, letters: readonly number[], variables: number): Proposition => {
  const formula = buildFormula(form, letters);
  return { form, letters, formula, rows: computeRows(formula, variables, toVariable) };
};
