/**
 * A derivation told as numbered prose: one sentence a line, each saying what it rests on, suppositions set in until
 * they are given up. Every rule of `#logic` has a phrase of its own.
 */
import narration from "../../../data/narration.json" with { type: "json" };
import type { Style } from "#language/style";
import type { Words } from "#language/words";
import type { Derivation, DerivationStep } from "#logic/certificate";
import { constantsOf, equal, type Formula, constant, eachAtom, predicate } from "#logic/formula";
import { closingOf, outlineOf, type OutlineLine } from "./outline.ts";
import { createTeller, listed, type Teller } from "./teller.ts";
import { mapAtoms } from "#arguments/atoms";
import { sentenceOf } from "#language/capitals";

export type TellingOptions = {
  /** Default: plain. */
  readonly style?: Style;
  /** The premises of a question that numbers them: each is told with its number there. */
  readonly numbered?: readonly Formula[];
};

/** The sentences, each with its number and its indentation; without words the formulas are shown as printed. */
export const sayDerivation = (
  derivation: Derivation,
  words?: Words,
  { style, numbered = [] }: TellingOptions = {},
): readonly string[] => {
  const { sorted, things } =
    words?.thing === undefined ? { sorted: derivation, things: undefined } : sortedDerivation(derivation);
  const { steps } = sorted;
  const spoken = steps.filter(({ rule }, i) => rule === "premise" || i === steps.length - 1);
  const teller = createTeller(words, constantsOf(...spoken.map(({ formula }) => formula)), style, things);
  const lines = outlineOf(steps);
  const width = String(lines.length).length;
  const narrate = createNarrator(steps, lines, teller);
  return lines.map((line) => {
    const place =
      line.step.rule === "premise" ? numbered.findIndex((one) => equal(one, line.step.formula)) : -1;
    const text = place < 0 ? narrate(line) : narrate(line).replace("are told", `are told in (${place + 1})`);
    return `${String(line.n).padStart(width)}. ${"  ".repeat(line.depth)}${sentenceOf(text)}`;
  });
};

const phrases: Readonly<Record<keyof typeof narration, string>> = narration;

const createNarrator = (
  steps: readonly DerivationStep[],
  lines: readonly OutlineLine[],
  teller: Teller,
): ((line: OutlineLine) => string) => {
  const closing = closingOf(steps);
  const numbers = new Map(lines.map(({ n, step }) => [step.n, n]));
  const { words, say, nameOf, isKnown, thingOf } = teller;
  /** People who have been brought in by the proof and are still being spoken of. */
  const present = new Set<string>();
  const at = (n: number | undefined): Formula | undefined => steps[(n ?? 0) - 1]?.formula;

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
  const saidOf = (first: number, second: number): string => {
    const [one, other] = [at(first), at(second)];
    const said = other?.kind === "not" && one && equal(other.body, one) ? one : other;
    return said === undefined ? "" : say(said);
  };

  const filled = (
    phrase: keyof typeof narration,
    line: OutlineLine,
    more: Record<string, string> = {},
  ): string => {
    const { step, cites, supposed } = line;
    const values: Readonly<Record<string, string>> = {
      clause: step.formula.kind === "false" ? "there is a contradiction" : say(step.formula),
      lines: linesOf(cites),
      says: cites.length === 1 ? "says" : "say",
      supposed: linesOf(supposed),
      either: listed(
        supposed.map((n) => `line ${n}`),
        "or",
      ),
      ...more,
    };
    return phrases[phrase].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!);
  };

  const isContradiction = (n: number | undefined): boolean =>
    n !== undefined && lines[n - 1]?.step.formula.kind === "false";

  /** How lines contradict each other. */
  const clashOf = (cites: readonly number[]): string =>
    cites.length < 2
      ? `${linesOf(cites)} contradicts itself`
      : `${linesOf(cites)} ${cites.length === 2 ? "contradict each other" : "cannot all be true"}`;

  return (line) => {
    const { step, cites } = line;
    const { formula, rule, from, discharges = [] } = step;
    switch (rule) {
      case "premise":
        return `we are told that ${say(formula).replace("pick anyone you like: ", "whoever is picked, ")}`;
      case "assumption":
        return supposition(line);
      case "∀I": {
        const anyone = eigenconstant(formula, at(from[0]));
        if (anyone === undefined) return filled("anyone", line);
        present.delete(anyone);
        return filled("∀I", line, {
          name: nameOf(anyone),
          any: anyOf(anyone),
          shows: cites.length === 1 ? "shows" : "show",
        });
      }
      case "∃E": {
        const example = eigenconstant(at(from[0]), at(discharges[0]));
        if (example !== undefined) present.delete(example);
        return formula.kind === "false" && !isContradiction(cites[0])
          ? `but ${clashOf(cites)}`
          : filled(rule, line);
      }
      default:
        return `${introduction(formula)}${line.short === undefined ? atLength(line) : inShort(line, line.short)}`;
    }
  };

  /** A line whose suppositions, if it has any, are lines of their own. */
  function atLength(line: OutlineLine): string {
    const { step, cites } = line;
    const { rule, from } = step;
    const isTold = isContradiction(cites[0]);
    switch (rule) {
      case "¬I":
      case "RAA":
        return filled(isTold ? rule : "refuted", line, { clash: clashOf(cites), so: soOf(step) });
      case "¬E":
        return cites.length === 2 && from.every((n) => numbers.has(n))
          ? filled(rule, line, { said: saidOf(from[0]!, from[1]!) })
          : `but ${clashOf(cites)}`;
      case "⊥E": {
        if (isTold) return filled(rule, line);
        const isCase = steps.some((user) => user.rule === "∨E" && user.from.includes(step.n));
        return filled(isCase ? "ruledOut" : "absurd", line, { clash: clashOf(cites) });
      }
      case "∨E":
        return from.slice(1).some((n) => steps[n - 1]?.rule === "⊥E")
          ? filled("otherCase", line)
          : filled(rule, line);
      case "→I":
        return numbers.has(from[0]!) ? filled(rule, line) : filled("∃E", line);
      case "∧I":
      case "↔I":
        return filled(cites.length > 1 ? rule : rule === "∧I" ? "∧E" : "bothWays", line);
      case "premise":
      case "assumption":
      case "∀I":
      case "∃E":
        return "";
      default:
        return filled(rule, line);
    }
  }

  /** What the denial of a supposition says in other words; of a long one nothing else. */
  function soOf({ formula }: DerivationStep): string {
    return formula.kind === "not" && formula.body.kind !== "atom" ? "" : `: ${say(formula)}`;
  }

  /** A line that tells its suppositions itself. */
  function inShort(
    line: OutlineLine,
    { major, refuting, refuted, leading, between }: NonNullable<OutlineLine["short"]>,
  ): string {
    const { rule, discharges = [] } = line.step;
    const by = leading.length === 0 ? "," : `, by ${linesOf(leading)},`;
    if (rule === "→I") return leading.length === 0 ? filled("⊤I", line) : filled("→E", line);
    if (rule === "∨E") {
      const cases = linesOf(major);
      const out =
        refuting.length === 0
          ? "no fact allows"
          : `${linesOf(refuting)} ${refuting.length === 1 ? "rules" : "rule"} out`;
      if (refuted === 0) return filled("eitherWay", line, { cases, by });
      const more = {
        out,
        cases,
        by,
        so: line.step.formula.kind === "false" ? "" : `, so ${say(line.step.formula)}`,
      };
      return filled(refuted > 1 ? "noCase" : leading.length === 0 ? "oneCase" : "otherShort", line, more);
    }
    const assumed = say(at(discharges[0])!);
    if (between === undefined)
      return refuting.length === 0
        ? filled("⊤I", line)
        : filled(rule === "¬I" ? "excluded" : "mustBe", line, {
            assumed,
            out: `${linesOf(refuting)} ${refuting.length === 1 ? "rules" : "rule"} out`,
          });
    const denied =
      between.denied.length === 1
        ? `which ${linesOf(between.denied)} denies`
        : `against ${linesOf(between.denied)}`;
    return filled("between", line, { assumed, by, between: say(between.step.formula), denied });
  }

  function supposition({ step: { n, formula }, cites }: OutlineLine): string {
    const clause = say(formula);
    const closer = closing.get(n);
    if (closer?.rule === "∃E") {
      const source = closer.from[0] ?? 0;
      const example = eigenconstant(at(source), formula);
      if (example !== undefined) {
        const called = present.has(example)
          ? `and ${nameOf(example)} may be taken to be one`
          : `and let it be ${nameOf(example)}`;
        present.add(example);
        return `by ${linesOf(cites)} there is such a one, ${called}: suppose that ${clause}`;
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
