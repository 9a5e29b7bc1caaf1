/**
 * The catalog's sound rules prepared for matching (`applications.ts`): for each place of a form's premises a plan, how
 * the other lines are found once a line is tried there.
 *
 * Letters p q stand for closed formulas, P Q for formulas in the variables behind them (which need not
 * occur in them), a for a constant of the item. Bound variables as in `nodes.ts`.
 */
import { listProfileRules } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { arbitraryName } from "#logic/canonical";
import type { Formula } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { kindCount, nodeKinds } from "../nodes.ts";

/** A part of a rule's line. A letter has the kind -1. */
export type Pattern = {
  readonly kind: number;
  readonly letter: number;
  /** The letter's places: a bound variable by its distance, a constant letter as -1 - its number. */
  readonly args: readonly number[];
  /** True if the places are the variables 0, 1, … in turn, or none, so that what is there is the meaning itself. */
  readonly plain: boolean;
  /** Bit i: variable i is among the places. */
  readonly allowed: number;
  readonly left: Pattern | undefined;
  readonly right: Pattern | undefined;
};

/** A line of a rule to be looked for when those before it are found. */
type Search = {
  readonly place: number;
  readonly line: Pattern;
  /** True if the lines before it hold all its letters, so that it can be built. */
  readonly isKnown: boolean;
  /** The constant letters that occur here first; each may be any constant. */
  readonly constants: readonly number[];
};

/** How a rule's form is matched from a line in one of its premises' places. */
export type Plan = {
  readonly rule: string;
  readonly premises: number;
  readonly start: number;
  /** The first line's pattern; undefined where its letters have to be known first. */
  readonly first: Pattern | undefined;
  readonly searches: readonly Search[];
};

/** Rules prepared for matching: plans by the kind of the line they start from. */
export type RulePlans = {
  readonly byKind: readonly (readonly Plan[])[];
  readonly letters: number;
  readonly constants: number;
};

/** The plans for all sound rules, extensions included, and for fallacies that are believed; `full` is the largest profile. */
export const soundPlans = (
  rules: readonly Rule[] = listProfileRules("full"),
  believed: readonly string[] = [],
): RulePlans => {
  const byKind: Plan[][] = Array.from({ length: kindCount }, () => []);
  let [letters, constants] = [0, 0];
  for (const { name, forms, category } of rules) {
    if (category === "fallacy" && !believed.includes(name)) continue;
    for (const form of forms) {
      const names = { letters: new Map<string, number>(), constants: new Map<string, number>() };
      const lines = [...form.premises, form.conclusion].map((line) => toPattern(line, names));
      letters = Math.max(letters, names.letters.size);
      constants = Math.max(constants, names.constants.size);
      for (let start = 0; start < lines.length - 1; start++) {
        const plan = buildPlan(name, lines, start);
        const kind = plan.first?.kind ?? -1;
        for (const plans of kind < 0 ? byKind : [byKind[kind]!]) plans.push(plan);
      }
    }
  }
  return { byKind, letters, constants };
};

type Names = { readonly letters: Map<string, number>; readonly constants: Map<string, number> };

const toPattern = (formula: Formula, names: Names): Pattern =>
  formula.kind === "forall" && formula.variable === arbitraryName
    ? connective(nodeKinds.arbitrary, buildPattern(formula.body, [arbitraryName], names))
    : buildPattern(formula, [], names);

const buildPattern = (formula: Formula, bound: readonly string[], names: Names): Pattern => {
  switch (formula.kind) {
    case "true":
    case "false":
      return connective(nodeKinds[formula.kind]);
    case "atom": {
      const args = formula.terms.map(({ kind, name }) =>
        kind === "variable" ? bound.indexOf(name) : -1 - getNumber(names.constants, name),
      );
      return {
        kind: -1,
        letter: getNumber(names.letters, formula.name),
        args,
        plain: args.every((arg, i) => arg === i),
        allowed: args.reduce((bits, arg) => (arg < 0 ? bits : bits | (1 << arg)), 0),
        left: undefined,
        right: undefined,
      };
    }
    case "not":
      return connective(nodeKinds.not, buildPattern(formula.body, bound, names));
    case "forall":
    case "exists":
      return connective(
        nodeKinds[formula.kind],
        buildPattern(formula.body, [formula.variable, ...bound], names),
      );
    default:
      return connective(
        nodeKinds[formula.kind],
        buildPattern(formula.left, bound, names),
        buildPattern(formula.right, bound, names),
      );
  }
};

const connective = (kind: number, left?: Pattern, right?: Pattern): Pattern => ({
  kind,
  letter: -1,
  args: [],
  plain: true,
  allowed: 0,
  left,
  right,
});

const getNumber = (names: Map<string, number>, name: string): number =>
  getOrInsert(names, name, () => names.size);

const buildPlan = (rule: string, lines: readonly Pattern[], start: number): Plan => {
  const left = new Set(lines.keys());
  const bound = new Set<number>();
  const named = new Set<number>();
  const first = canBind(lines[start]!) ? lines[start] : undefined;
  if (first) {
    left.delete(start);
    for (const { letter } of listLetters(first)) bound.add(letter);
  }
  const searches: Search[] = [];
  while (left.size > 0) {
    const place = [...left].toSorted((a, b) => rank(lines[b]!, bound) - rank(lines[a]!, bound))[0]!;
    const line = lines[place]!;
    left.delete(place);
    const letters = listLetters(line);
    const constants = [...new Set(letters.flatMap(({ args }) => args.filter((arg) => arg < 0)))]
      .map((arg) => -1 - arg)
      .filter((constant) => !named.has(constant));
    searches.push({ place, line, isKnown: letters.every(({ letter }) => bound.has(letter)), constants });
    for (const { letter } of letters) bound.add(letter);
    for (const constant of constants) named.add(constant);
  }
  return { rule, premises: lines.length - 1, start, first, searches };
};

const rank = (line: Pattern, bound: ReadonlySet<number>): number => {
  const letters = listLetters(line);
  if (letters.every(({ letter }) => bound.has(letter))) return 100;
  return line.kind < 0 || !canBind(line) ? 0 : new Set(letters.map(({ letter }) => letter)).size;
};

const canBind = (line: Pattern): boolean =>
  listLetters(line).every(({ args }) => args.every((arg) => arg >= 0));

const listLetters = (pattern: Pattern): readonly Pattern[] =>
  pattern.kind < 0
    ? [pattern]
    : [
        ...(pattern.left ? listLetters(pattern.left) : []),
        ...(pattern.right ? listLetters(pattern.right) : []),
      ];
