/**
 * What of an interpretation decides some formulas: its facts without those that may be otherwise while each formula keeps its
 * value. Values are Kleene's: a formula whose facts are open has none.
 */
import type { Interpretation } from "#logic/certificate";
import { collectSymbols, eachAtom, type Formula, type Term } from "#logic/formula";

/** A fact: what a predicate says of members of the domain, or a proposition of none. */
export type Fact = { readonly name: string; readonly members: readonly string[]; readonly isTrue: boolean };

/** Formulas that are true in an interpretation, and formulas that are false in it. */
export type Values = { readonly holding: readonly Formula[]; readonly failing: readonly Formula[] };

type World = Pick<Interpretation, "domain" | "constants"> & { readonly facts: ReadonlyMap<string, Fact> };

const toKey = (name: string, members: readonly string[]): string => [name, ...members].join(" ");

/** The facts that decide, those that hold first. Denials are left out before facts that hold. */
export const findDecidingFacts = (interpretation: Interpretation, values: Values): readonly Fact[] => {
  const { domain, constants } = interpretation;
  const all = listFacts(interpretation, values).toSorted(
    (one, other) => Number(one.isTrue) - Number(other.isTrue),
  );
  const facts = new Map(all.map((fact) => [toKey(fact.name, fact.members), fact]));
  const rows = [
    ...values.holding.map((formula) => ({ formula, value: true })),
    ...values.failing.map((formula) => ({ formula, value: false })),
  ].map((row) => ({ ...row, symbols: collectSymbols(row.formula) }));
  for (const fact of all) {
    const key = toKey(fact.name, fact.members);
    facts.delete(key);
    const isKept = rows.every(
      ({ formula, value, symbols }) =>
        !symbols.has(fact.name) || evaluate(formula, { domain, constants, facts }) === value,
    );
    if (!isKept) facts.set(key, fact);
  }
  return [...facts.values()].toSorted((one, other) => Number(other.isTrue) - Number(one.isTrue));
};

/** True if a formula has its value whoever else there may be, beside those that facts are told of. */
export const isDecidedForAll = (
  formula: Formula,
  value: boolean,
  { domain, constants }: Interpretation,
  facts: readonly Fact[],
): boolean => {
  const known = new Map(facts.map((fact) => [toKey(fact.name, fact.members), fact]));
  return evaluate(formula, { domain: [...domain, "anybody else"], constants, facts: known }) === value;
};

const listFacts = (
  { domain, predicates, propositions }: Interpretation,
  { holding, failing }: Values,
): readonly Fact[] => {
  const places = new Map<string, number>();
  for (const formula of [...holding, ...failing])
    eachAtom(formula, ({ name, terms }) => places.set(name, terms.length));
  return [...places].flatMap(([name, count]) => {
    if (name === "=") return [];
    if (count === 0) return [{ name, members: [], isTrue: propositions[name] === true }];
    const holds = new Set((predicates[name] ?? []).map((tuple) => toKey(name, tuple)));
    return listTuples(domain, count).map((members) => ({
      name,
      members,
      isTrue: holds.has(toKey(name, members)),
    }));
  });
};

const listTuples = (domain: readonly string[], places: number): readonly (readonly string[])[] =>
  places === 0
    ? [[]]
    : listTuples(domain, places - 1).flatMap((tuple) => domain.map((member) => [...tuple, member]));

type Value = boolean | undefined;

const evaluate = (formula: Formula, world: World, bound: ReadonlyMap<string, string> = new Map()): Value => {
  const of = (part: Formula): Value => evaluate(part, world, bound);
  const find = ({ name }: Term): string => bound.get(name) ?? world.constants[name] ?? name;
  switch (formula.kind) {
    case "true":
    case "false":
      return formula.kind === "true";
    case "atom": {
      const members = formula.terms.map(find);
      if (formula.name === "=") return members[0] === members[1];
      return world.facts.get(toKey(formula.name, members))?.isTrue;
    }
    case "not":
      return negate(of(formula.body));
    case "and":
      return all([of(formula.left), of(formula.right)]);
    case "or":
      return negate(all([negate(of(formula.left)), negate(of(formula.right))]));
    case "implies":
      return negate(all([of(formula.left), negate(of(formula.right))]));
    case "iff": {
      const [left, right] = [of(formula.left), of(formula.right)];
      return left === undefined || right === undefined ? undefined : left === right;
    }
    case "forall":
    case "exists": {
      const isAll = formula.kind === "forall";
      const values = world.domain.map((member) => {
        const value = evaluate(formula.body, world, new Map(bound).set(formula.variable, member));
        return isAll ? value : negate(value);
      });
      return isAll ? all(values) : negate(all(values));
    }
    default:
      return formula satisfies never;
  }
};

const negate = (value: Value): Value => (value === undefined ? undefined : !value);

const all = (values: readonly Value[]): Value =>
  values.includes(false) ? false : values.includes(undefined) ? undefined : true;
