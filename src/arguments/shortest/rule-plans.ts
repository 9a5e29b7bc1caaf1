/**
 * The catalog's sound rules prepared for matching (`applications.ts`): for each place of a form's premises a plan, how
 * the other lines are found once a line is tried there.
 *
 * Letters p q stand for closed formulas, P Q for formulas in the variables behind them (which need not
 * occur in them), a for a constant of the item. Bound variables as in `nodes.ts`.
 */
import { rulesOf } from "#catalog/profiles";
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
  /** Whether the places are the variables 0, 1, … in turn, or none, so that what is there is the meaning itself. */
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
  /** Whether the lines before it hold all its letters, so that it can be built. */
  readonly known: boolean;
  /** The constant letters that occur here first; each may be any constant. */
  readonly constants: readonly number[];
  /** Whether it is a quantified formula of which the first line is an instance, so that its kind is known. */
  readonly generalizes: boolean;
  /** A part of the line that can be built, from which the rest is looked up. */
  readonly handle: Handle | undefined;
};

/** One side of a line's outermost connective, whose quantifiers, from the inside out, are given by kind. */
type Handle = {
  readonly side: "left" | "right";
  readonly part: Pattern;
  readonly connective: number;
  readonly quantifiers: readonly number[];
};

/** How a rule's form is matched from a line in one of its premises' places. */
export type Plan = {
  readonly rule: string;
  readonly premises: number;
  readonly start: number;
  /** The first line's pattern; undefined where its letters have to be known first. */
  readonly first: Pattern | undefined;
  readonly searches: readonly Search[];
  /** What must be there for the other lines to be: bits of `RulePlans.bits`, in two words. */
  readonly needs: Bits;
  /** What must be true of parts of the first line for the other lines to be there: most lines are ruled out by it. */
  readonly conditions: readonly Condition[];
};

/**
 * That the part at a place of the first line is a side of some connectives: bits of `sideBit`. The line itself is at
 * place 1, the parts of what is at place i are at 2i and 2i + 1.
 */
type Condition = { readonly place: number; readonly sides: number };

/** So many places of a line conditions may speak of. */
export const conditionPlaces = 32;

/** 64 bits. */
type Bits = { readonly low: number; readonly high: number };

/** The bit for being the left (0) or right (1) side of a connective of a kind. */
export const sideBit = (side: 0 | 1, kind: number): number => 1 << (side * kindCount + kind);

/** Rules prepared for matching: plans by the kind of the line they start from, and of its first part. */
export type RulePlans = {
  readonly byKind: readonly (readonly Plan[])[];
  /** By the same lists the places of which their plans' conditions speak, and those on the way there, in order. */
  readonly places: readonly (readonly number[])[];
  /** The bit of each list, see `listOf`, in which some plan needs a line. */
  readonly bits: readonly Bits[];
  /** The bit of some constant's being there. */
  readonly someConstant: Bits;
  readonly letters: number;
  readonly constants: number;
};

/** The plans for all sound rules, extensions included, and for fallacies that are believed; `full` is the largest profile. */
export const soundPlans = (
  rules: readonly Rule[] = rulesOf("full"),
  believed: readonly string[] = [],
): RulePlans => {
  const byKind: Plan[][] = Array.from({ length: kindCount * (kindCount + 1) }, () => []);
  const bits = createBits();
  let [letters, constants] = [0, 0];
  for (const { name, forms, category } of rules) {
    if (category === "fallacy" && !believed.includes(name)) continue;
    for (const form of forms) {
      const names = { letters: new Map<string, number>(), constants: new Map<string, number>() };
      const lines = [...form.premises, form.conclusion].map((line) => patternOf(line, names));
      letters = Math.max(letters, names.letters.size);
      constants = Math.max(constants, names.constants.size);
      for (let start = 0; start < lines.length - 1; start++) {
        const plan = planFor(name, lines, start, bits.of);
        for (const kind of startsFor(plan)) byKind[kind]!.push(plan);
      }
    }
  }
  return {
    byKind,
    places: byKind.map(placesOf),
    bits: byKind.map((_, list) => bits.known(list)),
    someConstant: bits.of(-1),
    letters,
    constants,
  };
};

const placesOf = (plans: readonly Plan[]): readonly number[] => {
  const places = new Set<number>();
  for (const { conditions } of plans)
    for (const condition of conditions)
      for (let place = condition.place; place > 0; place >>= 1) places.add(place);
  return [...places].toSorted((a, b) => a - b);
};

type Names = { readonly letters: Map<string, number>; readonly constants: Map<string, number> };

const patternOf = (formula: Formula, names: Names): Pattern =>
  formula.kind === "forall" && formula.variable === arbitraryName
    ? connective(nodeKinds.arbitrary, patternIn(formula.body, [arbitraryName], names))
    : patternIn(formula, [], names);

const patternIn = (formula: Formula, bound: readonly string[], names: Names): Pattern => {
  switch (formula.kind) {
    case "true":
    case "false":
      return connective(nodeKinds[formula.kind]);
    case "atom": {
      const args = formula.terms.map(({ kind, name }) =>
        kind === "variable" ? bound.indexOf(name) : -1 - numberIn(names.constants, name),
      );
      return {
        kind: -1,
        letter: numberIn(names.letters, formula.name),
        args,
        plain: args.every((arg, i) => arg === i),
        allowed: args.reduce((bits, arg) => (arg < 0 ? bits : bits | (1 << arg)), 0),
        left: undefined,
        right: undefined,
      };
    }
    case "not":
      return connective(nodeKinds.not, patternIn(formula.body, bound, names));
    case "forall":
    case "exists":
      return connective(
        nodeKinds[formula.kind],
        patternIn(formula.body, [formula.variable, ...bound], names),
      );
    default:
      return connective(
        nodeKinds[formula.kind],
        patternIn(formula.left, bound, names),
        patternIn(formula.right, bound, names),
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

const numberIn = (names: Map<string, number>, name: string): number =>
  getOrInsert(names, name, () => names.size);

const planFor = (
  rule: string,
  lines: readonly Pattern[],
  start: number,
  bitOf: (list: number) => Bits,
): Plan => {
  const left = new Set(lines.keys());
  const bound = new Set<number>();
  const named = new Set<number>();
  const first = canBind(lines[start]!) ? lines[start] : undefined;
  if (first) {
    left.delete(start);
    for (const { letter } of lettersOf(first)) bound.add(letter);
  }
  const searches: Search[] = [];
  while (left.size > 0) {
    const place = [...left].toSorted((a, b) => rank(lines[b]!, bound) - rank(lines[a]!, bound))[0]!;
    const line = lines[place]!;
    left.delete(place);
    const letters = lettersOf(line);
    const constants = [...new Set(letters.flatMap(({ args }) => args.filter((arg) => arg < 0)))]
      .map((arg) => -1 - arg)
      .filter((constant) => !named.has(constant));
    const known = letters.every(({ letter }) => bound.has(letter));
    const body = line.right ? undefined : line.left;
    const generalizes =
      first === undefined && body !== undefined && body.kind < 0 && body.letter === lines[start]!.letter;
    const handle = known ? undefined : handleOf(line, bound);
    searches.push({ place, line, known, constants, generalizes, handle });
    for (const { letter } of letters) bound.add(letter);
    for (const constant of constants) named.add(constant);
  }
  const others = lines.filter((_, place) => place !== start);
  const needs = others.filter(({ kind }) => kind >= 0).map(headOf);
  return {
    rule,
    premises: lines.length - 1,
    start,
    first,
    searches,
    needs: [...needs, ...(named.size > 0 ? [-1] : [])].map(bitOf).reduce(both, none),
    conditions: first ? conditionsOn(first, 1, others.flatMap(sidesOf)) : [],
  };
};

/** The letters that are a side of a line's outermost connective, behind its quantifiers. */
const sidesOf = (line: Pattern): readonly { readonly letter: number; readonly side: number }[] => {
  if (line.left && !line.right && line.kind !== nodeKinds.not) return sidesOf(line.left);
  return ([line.left, line.right] as const).flatMap((part, side) =>
    line.right && part && part.kind < 0 && part.plain
      ? [{ letter: part.letter, side: sideBit(side === 0 ? 0 : 1, line.kind) }]
      : [],
  );
};

const conditionsOn = (
  first: Pattern,
  place: number,
  sides: ReturnType<typeof sidesOf>,
): readonly Condition[] => {
  if (place >= conditionPlaces) return [];
  if (first.kind < 0) {
    const own = first.plain ? sides.filter(({ letter }) => letter === first.letter) : [];
    return own.length > 0 ? [{ place, sides: own.reduce((bits, { side }) => bits | side, 0) }] : [];
  }
  return [
    ...(first.left ? conditionsOn(first.left, 2 * place, sides) : []),
    ...(first.right ? conditionsOn(first.right, 2 * place + 1, sides) : []),
  ];
};

const none: Bits = { low: 0, high: 0 };
const both = (one: Bits, other: Bits): Bits => ({ low: one.low | other.low, high: one.high | other.high });

/** Gives each thing that is asked for a bit of its own, while there are any; what has none is not looked at. */
const createBits = (): { readonly of: (what: number) => Bits; readonly known: (what: number) => Bits } => {
  const bits = new Map<number, Bits>();
  const known = (what: number): Bits => bits.get(what) ?? none;
  return {
    known,
    of: (what) => {
      const at = bits.size;
      if (!bits.has(what) && at < 64)
        bits.set(what, at < 32 ? { low: 1 << at, high: 0 } : { low: 0, high: 1 << (at - 32) });
      return known(what);
    },
  };
};

const handleOf = (line: Pattern, bound: ReadonlySet<number>): Handle | undefined => {
  const quantifiers: number[] = [];
  let inner = line;
  while (inner.left && !inner.right && inner.kind !== nodeKinds.not) {
    quantifiers.unshift(inner.kind);
    inner = inner.left;
  }
  for (const side of ["left", "right"] as const) {
    const part = inner[side];
    if (inner.right && part && canBind(part) && lettersOf(part).every(({ letter }) => bound.has(letter)))
      return { side, part, connective: inner.kind, quantifiers };
  }
  return undefined;
};

/** Lines of known letters come first; then those with the most letters, while they have a shape of their own. */
const rank = (line: Pattern, bound: ReadonlySet<number>): number => {
  const letters = lettersOf(line);
  if (letters.every(({ letter }) => bound.has(letter))) return 100;
  return line.kind < 0 || !canBind(line) ? 0 : new Set(letters.map(({ letter }) => letter)).size;
};

/** Whether matching the pattern gives its letters a meaning: what is said of a constant does not. */
const canBind = (line: Pattern): boolean =>
  lettersOf(line).every(({ args }) => args.every((arg) => arg >= 0));

const lettersOf = (pattern: Pattern): readonly Pattern[] =>
  pattern.kind < 0
    ? [pattern]
    : [...(pattern.left ? lettersOf(pattern.left) : []), ...(pattern.right ? lettersOf(pattern.right) : [])];

/** The lists that a plan is in: those of the kinds that its first line may have. */
const startsFor = ({ first }: Plan): readonly number[] => {
  if (first === undefined || first.kind < 0)
    return Array.from({ length: kindCount }, (_, kind) => listOf(kind, -1));
  return [headOf(first)];
};

/** The list of a pattern that is no letter. */
export const headOf = ({ kind, left }: Pattern): number =>
  listOf(kind, left === undefined || left.kind < 0 ? -1 : left.kind);

/** The list of a kind and, where it is not -1, the kind of the first part. */
export const listOf = (kind: number, left: number): number => kind * (kindCount + 1) + left + 1;
