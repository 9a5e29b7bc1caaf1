/**
 * Every application of a sound rule of the catalog whose lines are among given ones, found by matching.
 *
 * Letters p q stand for closed formulas, P Q for formulas in the variables that stand behind them (which need not
 * occur in them), a for a constant of the item. Bound variables as in `lines.ts`.
 */
import { rulesOf, type Rule } from "#catalog";
import { arbitraryName } from "#language";
import type { Formula, Term } from "#logic";
import type { LineTable } from "./lines.ts";

/** One application: the rule takes the lines `from` to the line `to`. */
export type RuleInstance = { readonly rule: string; readonly from: readonly number[]; readonly to: number };

/** A rule's form made ready for matching. `order` says in which order its lines are best looked for. */
export type RulePattern = {
  readonly rule: string;
  /** The premises and, last, the conclusion. */
  readonly lines: readonly Pattern[];
  readonly order: readonly number[];
  /** For each line, in `order`, whether the lines before it hold all its letters. */
  readonly known: readonly boolean[];
};

type Pattern =
  | { readonly kind: "letter"; readonly name: string; readonly args: readonly Argument[] }
  | { readonly kind: "true" | "false" }
  | { readonly kind: "not" | "forall" | "exists" | "arbitrary"; readonly left: Pattern }
  | { readonly kind: "and" | "or" | "implies" | "iff"; readonly left: Pattern; readonly right: Pattern };

/** A bound variable by its distance, or a constant letter by its name. */
type Argument = number | string;

/** The patterns of all sound rules, extensions included; `full` is the largest profile. */
export const soundPatterns = (rules: readonly Rule[] = rulesOf("full")): readonly RulePattern[] =>
  rules
    .filter(({ category }) => category !== "fallacy")
    .flatMap(({ name, forms }) =>
      forms.map(({ premises, conclusion }) => {
        const lines = [...premises, conclusion].map(patternOf);
        const order = orderOf(lines);
        return { rule: name, lines, order, known: knownIn(lines, order) };
      }),
    );

const patternOf = (formula: Formula): Pattern =>
  formula.kind === "forall" && formula.variable === arbitraryName
    ? { kind: "arbitrary", left: patternIn(formula.body, [arbitraryName]) }
    : patternIn(formula, []);

const patternIn = (formula: Formula, bound: readonly string[]): Pattern => {
  switch (formula.kind) {
    case "true":
    case "false":
      return { kind: formula.kind };
    case "atom": {
      const args = formula.terms.map((term: Term) =>
        term.kind === "variable" ? bound.indexOf(term.name) : term.name,
      );
      return { kind: "letter", name: formula.name, args };
    }
    case "not":
      return { kind: "not", left: patternIn(formula.body, bound) };
    case "forall":
    case "exists":
      return { kind: formula.kind, left: patternIn(formula.body, [formula.variable, ...bound]) };
    default:
      return {
        kind: formula.kind,
        left: patternIn(formula.left, bound),
        right: patternIn(formula.right, bound),
      };
  }
};

/** Each next line binds the most new letters while it has a shape of its own; lines of known letters come first. */
const orderOf = (lines: readonly Pattern[]): readonly number[] => {
  const left = new Set(lines.keys());
  const bound = new Set<string>();
  const order: number[] = [];
  while (left.size > 0) {
    const next = [...left].toSorted((a, b) => rank(lines[b]!, bound) - rank(lines[a]!, bound))[0]!;
    left.delete(next);
    order.push(next);
    for (const letter of lettersOf(lines[next]!)) bound.add(letter);
  }
  return order;
};

const knownIn = (lines: readonly Pattern[], order: readonly number[]): readonly boolean[] => {
  const bound = new Set<string>();
  return order.map((i) => {
    const letters = lettersOf(lines[i]!);
    const known = letters.every((letter) => bound.has(letter));
    for (const letter of letters) bound.add(letter);
    return known;
  });
};

const rank = (pattern: Pattern, bound: ReadonlySet<string>): number => {
  const letters = [...new Set(lettersOf(pattern))];
  if (letters.every((letter) => bound.has(letter))) return 100;
  return pattern.kind === "letter" ? 0 : letters.length;
};

const lettersOf = (pattern: Pattern): readonly string[] => {
  switch (pattern.kind) {
    case "letter":
      return [pattern.name];
    case "true":
    case "false":
      return [];
    case "not":
    case "forall":
    case "exists":
    case "arbitrary":
      return lettersOf(pattern.left);
    default:
      return [...lettersOf(pattern.left), ...lettersOf(pattern.right)];
  }
};

type Binding = {
  /** Letter → formula whose free variables 0, 1, … are the letter's arguments in turn. */
  readonly formulas: Map<string, number>;
  readonly constants: Map<string, number>;
};

/**
 * The applications among `lines`, each pair of premises and conclusion once; undefined where there are more than
 * `most`. A rule that would give back one of its premises is left out.
 */
export const instancesAmong = (
  table: LineTable,
  lines: ReadonlySet<number>,
  patterns: readonly RulePattern[],
  most: number,
): readonly RuleInstance[] | undefined => {
  const byShape = new Map<string, number[]>();
  for (const line of lines)
    for (const shape of shapesOf(table, line)) {
      const list = byShape.get(shape);
      if (list) list.push(line);
      else byShape.set(shape, [line]);
    }
  const found = new Map<string, RuleInstance>();
  const constants = table.constants();

  for (const pattern of patterns) {
    const chosen: number[] = [];
    const take = (at: number, binding: Binding): void => {
      if (found.size > most) return;
      const which = pattern.order[at];
      if (which === undefined) {
        const from = chosen.slice(0, -1);
        const to = chosen.at(-1)!;
        if (from.includes(to)) return;
        const key = `${from.toSorted((a, b) => a - b).join(" ")} > ${to}`;
        if (!found.has(key)) found.set(key, { rule: pattern.rule, from, to });
        return;
      }
      const line = pattern.lines[which]!;
      if (pattern.known[at]) {
        for (const filled of withConstants(line, binding, constants)) {
          const id = built(table, line, filled);
          if (!lines.has(id)) continue;
          chosen[which] = id;
          take(at + 1, filled);
        }
        return;
      }
      for (const id of byShape.get(shapeOf(line)) ?? []) {
        if (!mayMatch(table, line, id)) continue;
        const copy = { formulas: new Map(binding.formulas), constants: new Map(binding.constants) };
        if (!matches(table, line, id, copy)) continue;
        chosen[which] = id;
        take(at + 1, copy);
      }
    };
    take(0, { formulas: new Map(), constants: new Map() });
    if (found.size > most) return undefined;
  }
  return [...found.values()];
};

/** A line's kind, and its kind with that of the first part: what patterns are looked up by. */
const shapesOf = (table: LineTable, id: number): readonly string[] => {
  const { kind, left } = table.nodeOf(id);
  return left < 0 ? [kind] : [kind, `${kind} ${table.nodeOf(left).kind}`];
};

const shapeOf = (pattern: Pattern): string => {
  if (pattern.kind === "letter") throw new Error("bug: a rule has a line that no other line explains");
  if (!("left" in pattern) || pattern.left.kind === "letter") return pattern.kind;
  return `${pattern.kind} ${pattern.left.kind}`;
};

/** Whether kinds agree as far as a pattern has any: the quick answer, before a binding is copied. */
const mayMatch = (table: LineTable, pattern: Pattern, id: number): boolean => {
  if (pattern.kind === "letter") return true;
  const node = table.nodeOf(id);
  if (node.kind !== pattern.kind) return false;
  if (!("left" in pattern)) return true;
  return (
    mayMatch(table, pattern.left, node.left) &&
    (!("right" in pattern) || mayMatch(table, pattern.right, node.right))
  );
};

const matches = (table: LineTable, pattern: Pattern, id: number, binding: Binding): boolean => {
  const node = table.nodeOf(id);
  if (pattern.kind === "letter") {
    const meaning = binding.formulas.get(pattern.name);
    if (meaning !== undefined) return instanceOf(table, meaning, pattern.args, binding) === id;
    const places = pattern.args;
    let allowed = 0;
    for (const place of places) {
      if (typeof place === "string") return false;
      allowed |= 1 << place;
    }
    if ((node.free & ~allowed) !== 0) return false;
    binding.formulas.set(
      pattern.name,
      table.replaced(id, (index) => places.indexOf(index)),
    );
    return true;
  }
  if (node.kind !== pattern.kind) return false;
  if (!("left" in pattern)) return true;
  if (!matches(table, pattern.left, node.left, binding)) return false;
  return !("right" in pattern) || matches(table, pattern.right, node.right, binding);
};

const instanceOf = (
  table: LineTable,
  meaning: number,
  args: readonly Argument[],
  { constants }: Binding,
): number =>
  table.replaced(meaning, (index) => {
    const arg = args[index]!;
    return typeof arg === "number" ? arg : constants.get(arg)!;
  });

const built = (table: LineTable, pattern: Pattern, binding: Binding): number => {
  switch (pattern.kind) {
    case "letter":
      return instanceOf(table, binding.formulas.get(pattern.name)!, pattern.args, binding);
    case "true":
    case "false":
      return table.constant(pattern.kind);
    case "not":
      return table.not(built(table, pattern.left, binding));
    case "forall":
    case "exists":
      return table.quantified(pattern.kind, built(table, pattern.left, binding));
    case "arbitrary":
      return table.arbitrary(built(table, pattern.left, binding));
    default:
      return table.binary(
        pattern.kind,
        built(table, pattern.left, binding),
        built(table, pattern.right, binding),
      );
  }
};

/** The binding with every choice for constant letters of the pattern that it does not know yet. */
const withConstants = (
  pattern: Pattern,
  binding: Binding,
  constants: readonly number[],
): readonly Binding[] => {
  const unknown = constantLetters(pattern).find((letter) => !binding.constants.has(letter));
  if (unknown === undefined) return [binding];
  return constants.flatMap((constant) =>
    withConstants(
      pattern,
      { ...binding, constants: new Map(binding.constants).set(unknown, constant) },
      constants,
    ),
  );
};

const constantLetters = (pattern: Pattern): readonly string[] => {
  switch (pattern.kind) {
    case "letter":
      return pattern.args.filter((arg) => typeof arg === "string");
    case "true":
    case "false":
      return [];
    case "not":
    case "forall":
    case "exists":
    case "arbitrary":
      return constantLetters(pattern.left);
    default:
      return [...constantLetters(pattern.left), ...constantLetters(pattern.right)];
  }
};
