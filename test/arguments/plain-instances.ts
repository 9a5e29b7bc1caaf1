/**
 * The applications that a derivation of an item can use, found in the plainest way: formulas as trees, every rule's
 * form tried on every choice of lines by unification, round after round. What `shortest/applications.ts` is compared with.
 */
import type { ProblemLine } from "#items/problem-line";
import { listProfileRules } from "#catalog/profiles";
import { arbitraryName, canonical } from "#logic/canonical";
import {
  constant,
  collectConstants,
  eachAtom,
  exists,
  forall,
  instantiate,
  not,
  variable,
  type Formula,
} from "#logic/formula";
import { parse, print } from "#logic/notation";
import { freeVariables } from "#logic/formula";
import { mapAtoms } from "#logic/map-parts";
import { copyOf, emptySubstitution, fill, unifyPatterns, type Substitution } from "./plain-patterns.ts";

/** The applications as "from; from ⊢ to", the premises in alphabetical order. */
export const plainInstances = (
  item: Pick<ProblemLine<"rule">, "premises" | "conclusion" | "steps">,
): ReadonlySet<string> => {
  const texts = [...item.premises, item.conclusion, ...item.steps.flatMap(({ from, to }) => [...from, to])];
  const lines = closedLines(texts.map((text) => canonical(parse(text))));
  const reached = new Map(item.premises.map((text) => [text, lines.get(text)!]));
  const found = new Set<string>();
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const form of forms) applications(form, lines, [...reached.values()], found);
    for (const instance of found) {
      const to = instance.slice(instance.indexOf("⊢") + 2);
      reached.set(to, lines.get(to)!);
    }
  }
  return found;
};

const forms = listProfileRules("full")
  .filter(({ category }) => category !== "fallacy")
  .flatMap((rule) => rule.forms)
  .map(({ premises, conclusion }) => {
    // Letters with a star are the form's own.
    const own = (formula: Formula): Formula =>
      mapAtoms(formula, ({ kind, name, terms }) => ({
        kind,
        name: `${name}*`,
        terms: terms.map((term) => (term.kind === "constant" ? constant(`${term.name}*`) : term)),
      }));
    return { premises: premises.map(own), conclusion: own(conclusion) };
  });

const applications = (
  { premises, conclusion }: (typeof forms)[number],
  lines: ReadonlyMap<string, Formula>,
  reached: readonly Formula[],
  found: Set<string>,
): void => {
  const places = [...premises, conclusion];
  const constants = collectConstants(...lines.values());
  const visit = (left: readonly number[], chosen: readonly string[], substitution: Substitution): void => {
    if (left.length === 0) {
      const [to = "", from] = [chosen.at(-1), chosen.slice(0, -1)];
      if (!from.includes(to)) found.add(`${[...from].toSorted().join("; ")} ⊢ ${to}`);
      return;
    }
    // What says most comes first: what is said of a constant is known only when its letter is.
    const at =
      left.find((place) => isKnown(places[place]!, substitution)) ??
      left.find((place) => tells(places[place]!))!;
    const others = left.filter((place) => place !== at);
    const among = at === premises.length ? [...lines.values()] : reached;
    const take = (line: Formula, further: Substitution): void =>
      visit(others, Object.assign([...chosen], { [at]: print(line) }), further);
    if (isKnown(places[at]!, substitution)) {
      for (const further of withConstants(places[at]!, substitution, constants)) {
        const line = leading(places[at]!, fill(places[at]!, further));
        if (among.some((other) => print(other) === print(line))) take(line, further);
      }
      return;
    }
    for (const line of among) {
      const further = copyOf(substitution);
      if (
        isArbitrary(line) === isArbitrary(places[at]!) &&
        unifyPatterns(places[at]!, line, further) &&
        isOwn(further)
      )
        take(line, further);
    }
  };
  const empty: readonly string[] = places.map(() => "");
  visit([...places.keys()], empty, emptySubstitution());
};

const isArbitrary = (formula: Formula): boolean =>
  formula.kind === "forall" && formula.variable === arbitraryName;

/** A line said of an arbitrary individual stays one when its letters are filled. */
const leading = (pattern: Formula, filled: Formula): Formula =>
  isArbitrary(pattern) && filled.kind === "forall"
    ? forall(arbitraryName, instantiate(filled.body, filled.variable, variable(arbitraryName)))
    : filled;

/** Whether no letter of the item was given a meaning. */
const isOwn = ({ formulas }: Substitution): boolean =>
  [...formulas.keys()].every((name) => name.endsWith("*"));

const isKnown = (pattern: Formula, { formulas }: Substitution): boolean => {
  let known = true;
  eachAtom(pattern, ({ name }) => {
    known &&= formulas.has(name);
  });
  return known;
};

/** Whether a line that matches tells what the letters stand for. */
const tells = (pattern: Formula): boolean => pattern.kind !== "atom";

const withConstants = (
  pattern: Formula,
  substitution: Substitution,
  constants: readonly string[],
): readonly Substitution[] => {
  const unknown = collectConstants(pattern).find((name) => !substitution.constants.has(name));
  if (unknown === undefined) return [substitution];
  return constants.flatMap((name) => {
    const further = copyOf(substitution);
    further.constants.set(unknown, name);
    return withConstants(pattern, further, constants);
  });
};

/** The closed subformulas and negations of the item's lines, what is open closed in every way, each by its text. */
const closedLines = (itemsLines: readonly Formula[]): ReadonlyMap<string, Formula> => {
  const lines = new Map<string, Formula>();
  const constants = collectConstants(...itemsLines);
  const add = (formula: Formula): void => {
    const named = canonical(formula);
    lines.set(print(named), named);
  };
  const close = (formula: Formula): void => {
    const [free] = freeVariables(formula);
    if (free === undefined) {
      add(formula);
      add(not(formula));
      return;
    }
    for (const name of freeVariables(formula)) {
      // A name of its own, so that nothing inside captures it.
      const own = `${name}#`;
      const inside = instantiate(formula, name, variable(own));
      close(forall(own, inside));
      close(exists(own, inside));
      for (const someone of constants) close(instantiate(formula, name, constant(someone)));
    }
  };
  const collect = (formula: Formula): void => {
    if (isArbitrary(formula)) add(formula);
    else {
      close(formula);
      close(not(formula));
    }
    switch (formula.kind) {
      case "true":
      case "false":
      case "atom":
        return;
      case "not":
      case "forall":
      case "exists":
        collect(formula.body);
        return;
      default:
        collect(formula.left);
        collect(formula.right);
    }
  };
  itemsLines.forEach(collect);
  return lines;
};
