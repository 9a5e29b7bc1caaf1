/**
 * The rules that a line of a proof may go by besides the primitive ones: every sound rule of the catalog, and the
 * theorems of textbooks that the catalog does not examine (data/theorems.json). Each is a sequent over letters, proved once by `#logic`;
 * a line is an instance of it, and so its proof with the letters replaced becomes lines for the kernel. Nobody believes
 * the matching: what it gives is replayed by `checkDerivation` with the rest of the proof.
 *
 * Notation: p q r stand for closed formulas, P Q for formulas in x. All formulas have canonical bound names
 * (`canonical.ts`), so that parts and instances of equal formulas are equal sign for sign.
 */
import textbook from "../../../data/theorems.json" with { type: "json" };
import { rulesOf } from "#catalog/profiles";
import { canonical } from "#logic/canonical";
import type { DerivationStep, Sequent } from "#logic/certificate";
import { OrganonError } from "#logic/error";
import {
  constant,
  constantsOf,
  equal,
  freeVariables,
  instantiate,
  partsOf,
  quantify,
  variable,
  type Formula,
} from "#logic/formula";
import { mapParts } from "#logic/map-parts";
import { parseSequent, print, printSequent } from "#logic/notation";
import { prove } from "#logic/prove";

/** Lines that follow from cited formulas: `from` counts those from 1, then the lines themselves. */
type Expansion = readonly Omit<DerivationStep, "n">[];

export type Theorems = {
  /**
   * How the conclusion follows from the formulas, all of them, in any order, by one rule; undefined where it does by
   * none. `fresh` gives a name that nothing else has.
   */
  readonly expansion: (
    cited: readonly Formula[],
    conclusion: Formula,
    fresh: () => string,
  ) => Expansion | undefined;
};

/** The theorems. Their proofs are found on first use and kept. */
export const createTheorems = (): Theorems => {
  const forms = [
    ...textbook.map(parseSequent),
    ...rulesOf("full")
      .filter(({ category }) => category !== "fallacy")
      .flatMap((rule) => rule.forms),
  ]
    .filter(({ premises, conclusion }) => constantsOf(...premises, conclusion).length === 0)
    .map(createForm);
  const laws = forms.filter(({ sequent }) => sequent.premises.length === 1);
  return {
    expansion: (cited, conclusion, fresh) => {
      for (const { sequent, steps } of forms) {
        if (sequent.premises.length !== cited.length || !mayBe(sequent.conclusion, conclusion)) continue;
        for (const order of orders(cited.length)) {
          const meanings: Meanings = new Map();
          const fits =
            order.every((k, i) => matches(sequent.premises[i]!, cited[k]!, meanings)) &&
            matches(sequent.conclusion, conclusion, meanings);
          if (fits) return instanceOf(steps(), order, meanings, fresh);
        }
      }
      const [only] = cited;
      return cited.length === 1 && only !== undefined && isRewritten(only, conclusion, laws)
        ? replaced(only, conclusion)
        : undefined;
    },
  };
};

type Form = { readonly sequent: Sequent; readonly steps: () => Expansion };

const createForm = (sequent: Sequent): Form => {
  let known: Expansion | undefined;
  return {
    sequent: { premises: sequent.premises.map(canonical), conclusion: canonical(sequent.conclusion) },
    steps: () => {
      known ??= stepsOf(sequent);
      if (known === undefined)
        throw new OrganonError("bug/unproved-rule", `no proof found for ${printSequent(sequent)}`);
      return known;
    },
  };
};

/** The lines of a proof behind its premises; a conclusion that is a premise is said again. */
const stepsOf = ({ premises, conclusion }: Sequent): Expansion | undefined =>
  prove(premises.map(canonical), canonical(conclusion), { maxGoals: 2_000 })?.steps.slice(premises.length);

/** What letters mean: formulas in the variables .0, .1 … for their places. */
type Meanings = Map<string, Formula>;
const place = (i: number): string => `.${i}`;

/** Quick: whether a pattern's outermost sign is the formula's. */
const mayBe = (pattern: Formula, formula: Formula): boolean =>
  pattern.kind === "atom" || pattern.kind === formula.kind;

/** Extends `meanings` so that the pattern says the formula; false, with leftovers, where it cannot. */
const matches = (
  pattern: Formula,
  formula: Formula,
  meanings: Meanings,
  bound: ReadonlyMap<string, string> = new Map(),
  isOpen = false,
): boolean => {
  if (pattern.kind === "atom") {
    const names = pattern.terms.map(({ name }) => bound.get(name) ?? "");
    const known = meanings.get(pattern.name);
    if (known !== undefined)
      return equal(
        names.reduce((body, name, i) => instantiate(body, place(i), variable(name)), known),
        formula,
      );
    const inner = [...bound.values()].filter((name) => !names.includes(name));
    const free = [...freeVariables(formula)];
    if (free.some((name) => (isOpen ? inner.includes(name) : !names.includes(name)))) return false;
    meanings.set(
      pattern.name,
      names.reduce((body, name, i) => instantiate(body, name, variable(place(i))), formula),
    );
    return true;
  }
  if (pattern.kind !== formula.kind) return false;
  const within =
    "variable" in pattern && "variable" in formula
      ? new Map(bound).set(pattern.variable, formula.variable)
      : bound;
  const parts = partsOf(formula);
  return partsOf(pattern).every((part, i) => matches(part, parts[i]!, meanings, within, isOpen));
};

/** A theorem's proof with its letters replaced; `order[i]` is the cited formula that its premise i is. */
const instanceOf = (
  steps: Expansion,
  order: readonly number[],
  meanings: Meanings,
  fresh: () => string,
): Expansion => {
  const names = new Map<string, string>();
  for (const { formula } of steps)
    for (const name of constantsOf(formula)) if (!names.has(name)) names.set(name, fresh());
  const count = order.length;
  const line = (n: number): number => (n <= count ? order[n - 1]! + 1 : n);
  return steps.map(({ formula, rule, from, discharges }) => ({
    formula: canonical(said(formula, meanings, names)),
    rule,
    from: from.map(line),
    discharges: discharges?.map(line),
  }));
};

const said = (formula: Formula, meanings: Meanings, names: ReadonlyMap<string, string>): Formula => {
  if (formula.kind === "atom")
    return formula.terms.reduce(
      (body, { kind, name }, i) => {
        const term = kind === "constant" ? constant(names.get(name) ?? name) : variable(name);
        return instantiate(body, place(i), term);
      },
      meanings.get(formula.name) ?? formula,
    );
  if (!("variable" in formula)) return mapParts(formula, (part) => said(part, meanings, names));
  // A name that no meaning binds, since canonical names hang on what is within.
  const name = `.${formula.variable}`;
  const body = instantiate(formula.body, formula.variable, variable(name));
  return quantify(formula.kind, name, said(body, meanings, names));
};

/** Whether two formulas differ in one part only, and there by a law that holds in both directions. */
const isRewritten = (formula: Formula, other: Formula, laws: readonly Form[]): boolean => {
  const isLaw = (from: Formula, to: Formula): boolean =>
    laws.some(({ sequent: { premises, conclusion } }) => {
      if (!mayBe(premises[0]!, from) || !mayBe(conclusion, to)) return false;
      const meanings: Meanings = new Map();
      return (
        matches(premises[0]!, from, meanings, new Map(), true) &&
        matches(conclusion, to, meanings, new Map(), true)
      );
    });
  if (isLaw(formula, other) && isLaw(other, formula)) return true;
  if (formula.kind !== other.kind) return false;
  const parts = partsOf(formula);
  const others =
    "variable" in formula && "variable" in other
      ? [instantiate(other.body, other.variable, variable(formula.variable))]
      : partsOf(other);
  const changed = parts.length === 2 && equal(parts[0]!, others[0]!) ? 1 : 0;
  return (
    parts.length > 0 &&
    parts.every((part, i) => (i === changed ? isRewritten(part, others[i]!, laws) : equal(part, others[i]!)))
  );
};

/** The lines of a replacement within a formula, as the prover finds them. */
const replaced = (formula: Formula, conclusion: Formula): Expansion | undefined =>
  print(formula).length > longestReplaced
    ? undefined
    : prove([formula], conclusion, { maxGoals: 500, maxInstances: 200, maxConflicts: 1_000 })?.steps.slice(1);

/** Longer formulas are not searched for the proof of a replacement. */
const longestReplaced = 200;

/** Every order of so many things, none of more than three. */
const orders = (count: number): readonly (readonly number[])[] =>
  count > 3 ? [] : ordersOf([0, 1, 2].slice(0, count));

const ordersOf = (things: readonly number[]): readonly (readonly number[])[] =>
  things.length === 0
    ? [[]]
    : things.flatMap((first) =>
        ordersOf(things.filter((one) => one !== first)).map((rest) => [first, ...rest]),
      );
