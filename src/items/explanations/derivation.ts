/**
 * A derivation told as numbered prose: one sentence a line, each saying what it rests on, suppositions set in until
 * they are given up. Every rule of `#logic` has a phrase of its own, in data/narration.json.
 */
import narration from "../../../data/narration.json" with { type: "json" };
import type { Words } from "#language/words";
import type { Derivation, DerivationStep } from "#logic/certificate";
import {
  collectConstants,
  equal,
  type Formula,
  constant,
  eachAtom,
  instanceConstant,
  predicate,
} from "#logic/formula";
import { createTeller, joinList, withoutDoubleNegations, type Teller } from "./teller.ts";
import { mapAtoms } from "#logic/map-parts";
import { toSentence } from "#language/capitals";

/** The sentences, each with its number and its indentation; without words the formulas are shown as printed. */
export const sayDerivation = (derivation: Derivation, words?: Words): readonly string[] => {
  const { sorted, things } =
    words?.thing === undefined ? { sorted: derivation, things: undefined } : sortedDerivation(derivation);
  const { steps } = sorted;
  const spoken = steps.filter(({ rule }, i) => rule === "premise" || i === steps.length - 1);
  const teller = createTeller(words, collectConstants(...spoken.map(({ formula }) => formula)), things);
  const depths = computeDepths(steps);
  const width = String(steps.length).length;
  const narrate = createNarrator(steps, teller);
  return steps.map(
    (step, i) =>
      `${String(step.n).padStart(width)}. ${"  ".repeat(depths[i] ?? 0)}${toSentence(narrate(step))}`,
  );
};

const computeDepths = (steps: readonly DerivationStep[]): readonly number[] => {
  const closing = findClosers(steps);
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

const findClosers = (steps: readonly DerivationStep[]): ReadonlyMap<number, DerivationStep> =>
  new Map(steps.flatMap((step) => (step.discharges ?? []).map((n) => [n, step] as const)));

const phrases: Readonly<Record<keyof typeof narration, string>> = narration;

const createNarrator = (
  steps: readonly DerivationStep[],
  teller: Teller,
): ((step: DerivationStep) => string) => {
  const closing = findClosers(steps);
  const { words, say, getName, isKnown, getThing } = teller;
  /** People who have been brought in by the proof and are still being spoken of. */
  const present = new Set<string>();
  const getFormula = (n: number): Formula => steps[n - 1]!.formula;

  const newcomers = (formula: Formula): readonly string[] =>
    collectConstants(formula).filter((constant) => !isKnown(constant) && !present.has(constant));

  const introduction = (formula: Formula): string => {
    const brought = newcomers(formula);
    for (const constant of brought) present.add(constant);
    const takes = [undefined, words?.thing].flatMap((thing, i) => {
      const names = brought
        .filter((one) => getThing(one) === thing && (i === 0 || thing !== undefined))
        .map(getName);
      const any = thing ?? words?.noun;
      return names.length === 0
        ? []
        : [`take ${any === undefined ? "anyone" : `any ${any}`} at all, say ${joinList(names)}`];
    });
    return takes.length === 0 ? "" : `${takes.join(", and ")}: `;
  };

  const nameAny = (constant: string): string => {
    const one = getThing(constant) ?? words?.noun;
    return one === undefined ? "anyone" : `any ${one}`;
  };

  const sayConflict = ([first = 0, second = 0]: readonly number[]): string => {
    const [one, other] = [getFormula(first), getFormula(second)];
    return say(other.kind === "not" && equal(other.body, one) ? one : other);
  };

  const fillPhrase = (
    phrase: keyof typeof narration,
    { formula, from, discharges = [] }: DerivationStep,
    more: Record<string, string> = {},
  ): string => {
    const cites = [...new Set(from)].toSorted((a, b) => a - b);
    const values: Readonly<Record<string, string>> = {
      clause: formula.kind === "false" ? "there is a contradiction" : say(formula),
      lines: renderLines(cites),
      says: cites.length === 1 ? "says" : "say",
      shows: cites.length === 1 ? "shows" : "show",
      first: `line ${from[0]}`,
      second: `line ${from[1]}`,
      supposed: renderLines(discharges),
      either: joinList(
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
        const anyone = instanceConstant(formula, getFormula(from[0]!));
        if (anyone === undefined) return fillPhrase("anyone", step);
        present.delete(anyone);
        return fillPhrase(rule, step, { name: getName(anyone), any: nameAny(anyone) });
      }
      case "∃E": {
        const example = instanceConstant(getFormula(from[0]!), getFormula(discharges[0]!));
        if (example !== undefined) present.delete(example);
        return fillPhrase(formula.kind === "false" ? "impossible" : rule, step);
      }
      case "¬I":
      case "RAA":
        return sayResult(rule, step);
      case "¬E":
        return fillPhrase(rule, step, { said: sayConflict(from) });
      case "∧I":
      case "↔I": {
        if (from[0] !== from[1]) return fillPhrase(rule, step);
        return fillPhrase(rule === "∧I" ? "∧E" : "bothWays", step);
      }
      default:
        return `${introduction(formula)}${fillPhrase(rule, step)}`;
    }
  };

  /** Says what is so as a supposition is not; where that has no plain sentence, only that the supposition is false. */
  function sayResult(rule: "¬I" | "RAA", step: DerivationStep): string {
    const clause = say(withoutDoubleNegations(step.formula));
    return fillPhrase(isHeavy(clause) ? rule : "so", step, { clause });
  }

  function supposition({ n, formula }: DerivationStep): string {
    const clause = say(formula);
    const closer = closing.get(n);
    if (closer?.rule === "∃E") {
      const example = instanceConstant(getFormula(closer.from[0]!), formula);
      if (example !== undefined) {
        present.add(example);
        return `let ${getName(example)} be one that line ${closer.from[0]} speaks of: ${clause}`;
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

/** True if English only says that something is not true. */
const isHeavy = (clause: string): boolean =>
  /^(?:it is not true|it would be wrong|the following)\b|[¬∧∨→↔]/.test(clause);

const renderLines = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? "line" : "lines"} ${joinList(numbers.map(String))}`;

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
  const renamePerson = (name: string): string => (people.has(name) ? `${name}′` : name);
  const restrictSort = (formula: Formula): Formula =>
    mapAtoms(formula, ({ name, terms }) =>
      predicate(
        name,
        ...terms.map((term, i) =>
          i === 1 && term.kind === "constant" ? constant(renamePerson(term.name)) : term,
        ),
      ),
    );
  return {
    sorted: {
      ...derivation,
      steps: derivation.steps.map((step) => ({ ...step, formula: restrictSort(step.formula) })),
    },
    things: new Set([...seconds].map(renamePerson)),
  };
};
