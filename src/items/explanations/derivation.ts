/**
 * A derivation told as numbered prose: one sentence a line, each saying what it rests on, suppositions set in until
 * they are given up. Every rule of `#logic` has a phrase of its own.
 */
import narration from "../../../data/narration.json" with { type: "json" };
import type { Style } from "#language/style";
import type { Words } from "#language/words";
import type { Derivation, DerivationStep } from "#logic/certificate";
import { constantsOf, equal, type Formula, constant, eachAtom, predicate } from "#logic/formula";
import { isOfSecondSort } from "#logic/two-sorts";
import { createTeller, listed, type Teller } from "./teller.ts";
import { mapAtoms } from "#arguments/atoms";
import { sentenceOf } from "#language/capitals";

/** The sentences, each with its number and its indentation; without words the formulas are shown as printed. */
export const sayDerivation = (derivation: Derivation, words?: Words, style?: Style): readonly string[] => {
  const { sorted, things } =
    words?.thing === undefined ? { sorted: derivation, things: undefined } : sortedDerivation(derivation);
  const { steps } = sorted;
  const premises = steps.filter(({ rule }) => rule === "premise");
  const last = steps.at(-1);
  const spoken = [...premises, ...(last ? [last] : [])].map(({ formula }) => formula);
  const teller = createTeller(words, constantsOf(...spoken), style, things);
  const width = String(steps.length).length;
  const depths = depthsOf(steps);
  const told = createNarrator(steps, teller);
  return steps.map((step, i) => {
    const indent = "  ".repeat(depths[i] ?? 0);
    return `${String(step.n).padStart(width)}. ${indent}${sentenceOf(told(step))}`;
  });
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

/** What is said of a line by its rule; `first` and `second` are the lines that it cites. */
const phrases: Readonly<
  Record<Exclude<DerivationStep["rule"], "premise" | "assumption" | "∀I" | "∀E" | "∃E">, string>
> = narration;

const createNarrator = (
  steps: readonly DerivationStep[],
  teller: Teller,
): ((step: DerivationStep) => string) => {
  const closing = closingOf(steps);
  const { words, say, nameOf, isKnown, thingOf } = teller;
  /** People who have been brought in by the proof and are still being spoken of. */
  const present = new Set<string>();

  /** People whom the line is the first to speak of. */
  const newcomers = (formula: Formula): readonly string[] =>
    constantsOf(formula).filter((constant) => !isKnown(constant) && !present.has(constant));

  /** "take anyone at all, say Robin", where a line brings somebody in. */
  const introduction = (formula: Formula): string => {
    const brought = newcomers(formula);
    for (const constant of brought) present.add(constant);
    const takes = [undefined, words?.thing].flatMap((thing, i) => {
      const names = brought
        .filter((one) => thingOf(one) === thing && (i === 0 || thing !== undefined))
        .map(nameOf);
      const any = thing === undefined ? "anyone" : `any ${thing}`;
      return names.length === 0 ? [] : [`take ${any} at all, say ${listed(names)}`];
    });
    return takes.length === 0 ? "" : `${takes.join(", and ")}: `;
  };

  /** Of whom, or of what, a universal formula holds. */
  const everyOne = (formula: Formula | undefined): string =>
    words?.thing !== undefined && formula?.kind === "forall" && isOfSecondSort(formula.variable, formula.body)
      ? `every ${words.thing}`
      : "everyone";

  /** What one of two lines says and the other denies. */
  const saidOf = (first: number, second: number): string => {
    const [one, other] = [steps[first - 1]?.formula, steps[second - 1]?.formula];
    const said = other?.kind === "not" && one && equal(other.body, one) ? one : other;
    return said === undefined ? "" : say(said);
  };

  return (step) => {
    const { formula, rule, from, discharges = [] } = step;
    const impossible = formula.kind === "false";
    const clause = impossible ? "there is a contradiction" : say(formula);
    const [first = 0, second = 0] = from;
    const supposed = discharges[0] ?? 0;
    const at = (n: number): Formula | undefined => steps[n - 1]?.formula;
    const values: Readonly<Record<string, () => string | number>> = {
      clause: () => clause,
      first: () => first,
      second: () => second,
      lower: () => Math.min(first, second),
      higher: () => Math.max(first, second),
      supposed: () => supposed,
      other: () => discharges[1] ?? 0,
      said: () => saidOf(first, second),
    };
    switch (rule) {
      case "premise":
        return `we are told that ${clause.replace("pick anyone you like: ", "whoever is picked, ")}`;
      case "assumption":
        return supposition(step, clause);
      case "∀I": {
        const anyone = eigenconstant(formula, at(first));
        if (anyone === undefined) return `line ${first} holds whoever is meant, so ${clause}`;
        present.delete(anyone);
        const thing = thingOf(anyone);
        return `as ${nameOf(anyone)} might have been ${thing === undefined ? "anyone" : `any ${thing}`}, line ${first} shows that ${clause}`;
      }
      case "∀E": {
        const brought = introduction(formula);
        return brought === ""
          ? `by line ${first}, which holds of ${everyOne(at(first))}, ${clause}`
          : `${brought}by line ${first}, ${clause}`;
      }
      case "∃E": {
        const example = eigenconstant(at(first), at(supposed));
        if (example !== undefined) present.delete(example);
        const whoever = example === undefined || thingOf(example) === undefined ? "whoever" : "whichever";
        return impossible
          ? `by line ${first} there is such a one, and ${whoever} it is, line ${second} is a contradiction`
          : `by line ${first} there is such a one, and ${whoever} it is, line ${second} holds: ${clause}`;
      }
      default:
        if (first === second && rule === "∧I") return `saying line ${first} twice, ${clause}`;
        if (first === second && rule === "↔I") return `by line ${first}, in both directions, ${clause}`;
        return phrases[rule].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]!()));
    }
  };

  function supposition({ n, formula }: DerivationStep, clause: string): string {
    const closer = closing.get(n);
    if (closer?.rule === "∃E") {
      const source = closer.from[0] ?? 0;
      const example = eigenconstant(steps[source - 1]?.formula, formula);
      if (example !== undefined) {
        const called = present.has(example)
          ? `and ${nameOf(example)} may be taken to be one`
          : `and let it be ${nameOf(example)}`;
        present.add(example);
        return `by line ${source} there is such a one, ${called}: suppose that ${clause}`;
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

/** The constant that stands in the instance for the quantified variable; undefined where there is none. */
const eigenconstant = (
  quantified: Formula | undefined,
  instance: Formula | undefined,
): string | undefined => {
  if (quantified === undefined || instance === undefined) return undefined;
  const before = new Set(constantsOf(quantified));
  return constantsOf(instance).find((constant) => !before.has(constant));
};

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
