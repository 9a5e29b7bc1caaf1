/**
 * A derivation told as numbered prose: one sentence a line, each saying what it rests on, suppositions set in until
 * they are given up. Every rule of `#logic` has a phrase of its own, in data/narration.json.
 */
import narration from "../../../data/narration.json" with { type: "json" };
import type { Words } from "#language/words";
import type { Derivation, DerivationStep } from "#logic/certificate";
import {
  constantsOf,
  equal,
  type Formula,
  constant,
  eachAtom,
  instanceConstant,
  predicate,
} from "#logic/formula";
import { createTeller, listed, type Teller } from "./teller.ts";
import { mapAtoms } from "#logic/map-parts";
import { sentenceOf } from "#language/capitals";

/** The sentences, each with its number and its indentation; without words the formulas are shown as printed. */
export const sayDerivation = (derivation: Derivation, words?: Words): readonly string[] => {
  const { sorted, things } =
    words?.thing === undefined ? { sorted: derivation, things: undefined } : sortedDerivation(derivation);
  const { steps } = sorted;
  const spoken = steps.filter(({ rule }, i) => rule === "premise" || i === steps.length - 1);
  const teller = createTeller(words, constantsOf(...spoken.map(({ formula }) => formula)), things);
  const depths = depthsOf(steps);
  const width = String(steps.length).length;
  const narrate = createNarrator(steps, teller);
  return steps.map(
    (step, i) =>
      `${String(step.n).padStart(width)}. ${"  ".repeat(depths[i] ?? 0)}${sentenceOf(narrate(step))}`,
  );
};

/** For each line, how many suppositions it stands under; the second case begins where the first one ends. */
const depthsOf = (steps: readonly DerivationStep[]): readonly number[] => {
  const closing = closingOf(steps);
  const open: number[] = [];
  return steps.map((step) => {
    while (open.length > 0) {
      const closer = closing.get(open.at(-1) ?? 0);
      const nextCase = step.rule === "assumption" && closer !== undefined && closing.get(step.n) === closer;
      if (closer === undefined || (step.n < closer.n && !nextCase)) break;
      open.pop();
    }
    if (step.rule === "assumption") open.push(step.n);
    return open.length;
  });
};

/** For each assumption the last line that discharges it. */
const closingOf = (steps: readonly DerivationStep[]): ReadonlyMap<number, DerivationStep> =>
  new Map(steps.flatMap((step) => (step.discharges ?? []).map((n) => [n, step] as const)));

const phrases: Readonly<Record<keyof typeof narration, string>> = narration;

const createNarrator = (
  steps: readonly DerivationStep[],
  teller: Teller,
): ((step: DerivationStep) => string) => {
  const closing = closingOf(steps);
  const { words, say, nameOf, isKnown, thingOf } = teller;
  /** People who have been brought in by the proof and are still being spoken of. */
  const present = new Set<string>();
  const at = (n: number): Formula => steps[n - 1]!.formula;

  /** People whom the line is the first to speak of. */
  const newcomers = (formula: Formula): readonly string[] =>
    constantsOf(formula).filter((constant) => !isKnown(constant) && !present.has(constant));

  /** "take any acrobat at all, say Robin", where a line brings somebody in. */
  const introduction = (formula: Formula): string => {
    const brought = newcomers(formula);
    for (const constant of brought) present.add(constant);
    const takes = [undefined, words?.thing].flatMap((thing, i) => {
      const names = brought
        .filter((one) => thingOf(one) === thing && (i === 0 || thing !== undefined))
        .map(nameOf);
      const any = thing ?? words?.noun;
      return names.length === 0
        ? []
        : [`take ${any === undefined ? "anyone" : `any ${any}`} at all, say ${listed(names)}`];
    });
    return takes.length === 0 ? "" : `${takes.join(", and ")}: `;
  };

  /** Whom, or what, a universal formula speaks of: "anyone", "any acrobat". */
  const anyOf = (constant: string): string => {
    const one = thingOf(constant) ?? words?.noun;
    return one === undefined ? "anyone" : `any ${one}`;
  };

  /** What one of two lines says and the other denies. */
  const saidOf = ([first = 0, second = 0]: readonly number[]): string => {
    const [one, other] = [at(first), at(second)];
    return say(other.kind === "not" && equal(other.body, one) ? one : other);
  };

  const filled = (
    phrase: keyof typeof narration,
    { formula, from, discharges = [] }: DerivationStep,
    more: Record<string, string> = {},
  ): string => {
    const cites = [...new Set(from)].toSorted((a, b) => a - b);
    const values: Readonly<Record<string, string>> = {
      clause: formula.kind === "false" ? "there is a contradiction" : say(formula),
      lines: linesOf(cites),
      says: cites.length === 1 ? "says" : "say",
      shows: cites.length === 1 ? "shows" : "show",
      first: `line ${from[0]}`,
      second: `line ${from[1]}`,
      supposed: linesOf(discharges),
      either: listed(
        discharges.map((n) => `line ${n}`),
        "or",
      ),
      ...more,
    };
    return phrases[phrase].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!);
  };

  return (step) => {
    const { formula, rule, from, discharges = [] } = step;
    switch (rule) {
      case "premise":
        return `premise: ${say(formula)}`;
      case "assumption":
        return supposition(step);
      case "∀I": {
        const anyone = instanceConstant(formula, at(from[0]!));
        if (anyone === undefined) return filled("anyone", step);
        present.delete(anyone);
        return filled(rule, step, { name: nameOf(anyone), any: anyOf(anyone) });
      }
      case "∃E": {
        const example = instanceConstant(at(from[0]!), at(discharges[0]!));
        if (example !== undefined) present.delete(example);
        return filled(formula.kind === "false" ? "impossible" : rule, step);
      }
      case "¬I":
      case "RAA":
        return filled(rule, step, { so: soOf(formula) });
      case "¬E":
        return filled(rule, step, { said: saidOf(from) });
      case "∧I":
      case "↔I": {
        if (from[0] !== from[1]) return filled(rule, step);
        return filled(rule === "∧I" ? "∧E" : "bothWays", step);
      }
      default:
        return `${introduction(formula)}${filled(rule, step)}`;
    }
  };

  /** What the denial of a supposition says in other words; of a long one nothing else. */
  function soOf(formula: Formula): string {
    return formula.kind === "not" && formula.body.kind !== "atom" ? "" : `: ${say(formula)}`;
  }

  function supposition({ n, formula }: DerivationStep): string {
    const clause = say(formula);
    const closer = closing.get(n);
    if (closer?.rule === "∃E") {
      const example = instanceConstant(at(closer.from[0]!), formula);
      if (example !== undefined) {
        present.add(example);
        return `let ${nameOf(example)} be one that line ${closer.from[0]} speaks of: ${clause}`;
      }
    }
    const brought = introduction(formula);
    if (closer?.rule === "∨E" && closer.discharges?.[1] === n)
      return `${brought}suppose, on the other hand, that ${clause}`;
    if (closer?.rule === "RAA") return `${brought}suppose, on the contrary, that ${clause}`;
    if (closer?.rule === "¬I") return `${brought}suppose, for the moment, that ${clause}`;
    return `${brought}suppose that ${clause}`;
  }
};

/** "line 3", "lines 3 and 5". */
const linesOf = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? "line" : "lines"} ${listed(numbers.map(String))}`;

/*
 * A derivation of one sort made one of two: an instance of a quantifier of things may be called by a constant that an
 * instance of people has as well, and in words the two are Robin and the plum cake. A constant in second places gets a name of
 * its own there; as nothing but its places tells a constant's sort, every rule that held holds again.
 */
/** The derivation with no constant in places of both sorts, and its constants of things. */
export const sortedDerivation = (
  derivation: Derivation,
): { readonly sorted: Derivation; readonly things: ReadonlySet<string> } => {
  const places: readonly [Set<string>, Set<string>] = [new Set(), new Set()];
  for (const { formula } of derivation.steps)
    eachAtom(formula, ({ terms }) =>
      terms.forEach(({ kind, name }, i) => kind === "constant" && places[i === 1 ? 1 : 0].add(name)),
    );
  const [people, seconds] = places;
  const called = (name: string): string => (people.has(name) ? `${name}′` : name);
  const ofSort = (formula: Formula): Formula =>
    mapAtoms(formula, ({ name, terms }) =>
      predicate(
        name,
        ...terms.map((term, i) => (i === 1 && term.kind === "constant" ? constant(called(term.name)) : term)),
      ),
    );
  return {
    sorted: {
      ...derivation,
      steps: derivation.steps.map((step) => ({ ...step, formula: ofSort(step.formula) })),
    },
    things: new Set([...seconds].map(called)),
  };
};
