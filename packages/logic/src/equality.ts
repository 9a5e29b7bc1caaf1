/**
 * Reduces equality to what the searches support: `=` becomes an ordinary two-place predicate ≈, with its axioms as
 * additional premises. ≈ is reflexive, and a congruence for every predicate. Results are translated back: members
 * related by ≈ become one member, and each added premise in a derivation becomes lines that prove it by =I and =E.
 * Untrusted: the two trusted files check the result. Source: the equality axioms of first-order logic; H. Enderton, A
 * Mathematical Introduction to Logic (1972), §2.4, §2.5.
 */
import type { Derivation, DerivationStep, Interpretation, Judgement, Sequent } from "./certificate.ts";
import {
  constant,
  eachAtom,
  equality,
  forall,
  hasPart,
  implies,
  instantiate,
  isEquality,
  predicate,
  variable,
  type Atom,
  type Formula,
  type Term,
} from "./formula.ts";
import { createFreshNames } from "./fresh-names.ts";
import { mapParts } from "./map-parts.ts";

/** No notation can produce this name. */
const like = "≈";

/** Returns whether the sequent contains equality. */
export const usesEquality = ({ premises, conclusion }: Sequent): boolean =>
  [...premises, conclusion].some((formula) =>
    hasPart(formula, (part) => part.kind === "atom" && isEquality(part)),
  );

/** Returns the sequent with ≈ for =, followed by the axioms of ≈ as premises. */
export const withoutEquality = ({ premises, conclusion }: Sequent): Sequent => ({
  premises: [...premises, ...buildAxioms([...premises, conclusion])].map((formula) =>
    renamePredicate(formula, "=", like),
  ),
  conclusion: renamePredicate(conclusion, "=", like),
});

/** Converts a judgement of the sequent `withoutEquality` to one of the sequent itself. */
export const withEquality = (found: Judgement, sequent: Sequent): Judgement => {
  switch (found.relation) {
    case "undecided":
      return found;
    case "neutral": {
      const { satisfying, refuting } = found.certificate;
      return {
        relation: "neutral",
        certificate: {
          kind: "interpretations",
          satisfying: mergeMembers(satisfying),
          refuting: mergeMembers(refuting),
        },
      };
    }
    case "inconsistent":
      return { ...found, certificate: replaceAxioms(found.certificate, sequent) };
    default:
      return {
        ...found,
        certificate: replaceAxioms(found.certificate, sequent),
        witness: mergeMembers(found.witness),
      };
  }
};

const buildAxioms = (formulas: readonly Formula[]): readonly Formula[] => [
  forall("x", equality(variable("x"), variable("x"))),
  ...congruences(formulas).map(({ atom, place }) => congruence(atom, place)),
];

type Congruence = { readonly atom: Atom; readonly place: number };

const congruences = (formulas: readonly Formula[]): readonly Congruence[] => {
  const atoms = new Map<string, Atom>();
  for (const formula of formulas) eachAtom(formula, (atom) => atoms.set(atom.name, atom));
  return [...atoms.values()].flatMap((atom) => atom.terms.map((_, place) => ({ atom, place })));
};

const congruence = ({ name, terms }: Atom, place: number): Formula => {
  const [from, to] = [variable("x"), variable("y")];
  const others = terms.map((_, i) => variable(`z${i}`));
  const buildAtom = (term: Term): Atom => predicate(name, ...others.with(place, term));
  const body = implies(equality(from, to), implies(buildAtom(from), buildAtom(to)));
  const names = ["x", "y", ...others.flatMap((other, i) => (i === place ? [] : [other.name]))];
  return names.reduceRight<Formula>((inner, bound) => forall(bound, inner), body);
};

const renamePredicate = (formula: Formula, from: string, to: string): Formula =>
  formula.kind === "atom" && formula.name === from
    ? { ...formula, name: to }
    : mapParts(formula, (part) => renamePredicate(part, from, to));

const mergeMembers = ({ domain, constants, predicates, propositions }: Interpretation): Interpretation => {
  const { [like]: alike = [], ...others } = predicates;
  const representatives = new Map(
    domain.map((member) => [
      member,
      domain.find((other) => alike.some(([a, b]) => a === other && b === member)) ?? member,
    ]),
  );
  const first = (member: string): string => representatives.get(member) ?? member;
  const tuples = (all: readonly (readonly string[])[]): readonly (readonly string[])[] => [
    ...new Map(all.map((tuple) => tuple.map(first)).map((tuple) => [tuple.join(" "), tuple])).values(),
  ];
  return {
    domain: [...new Set(domain.map(first))],
    constants: Object.fromEntries(Object.entries(constants).map(([name, member]) => [name, first(member)])),
    predicates: Object.fromEntries(Object.entries(others).map(([name, all]) => [name, tuples(all)])),
    propositions,
  };
};

const replaceAxioms = ({ steps }: Derivation, { premises, conclusion }: Sequent): Derivation => {
  const axioms = buildAxioms([...premises, conclusion]);
  const added = premises.length + axioms.length;
  const used = new Set(steps.flatMap(({ from }) => from));
  const last = steps.length;
  const lines: DerivationStep[] = [];
  const push = (
    formula: Formula,
    rule: DerivationStep["rule"],
    from: readonly number[] = [],
    discharges?: readonly number[],
  ): number => lines.push({ n: lines.length + 1, formula, rule, from, discharges });
  const places = new Map<number, number>();
  const fresh = createFreshNames(steps.map(({ formula }) => formula));
  for (const { n, formula, rule, from, discharges } of steps) {
    const isAxiom = n > premises.length && n <= added;
    if (isAxiom && !used.has(n) && n !== last) continue;
    if (isAxiom) places.set(n, proveAxiom(renamePredicate(formula, like, "="), push, fresh));
    else
      places.set(
        n,
        push(renamePredicate(formula, like, "="), rule, from.map(getPlace), discharges?.map(getPlace)),
      );
  }
  return { kind: "derivation", steps: lines };

  function getPlace(n: number): number {
    return places.get(n) ?? 0;
  }
};

/** Proves an axiom by =I and =E; returns the number of its last line. */
const proveAxiom = (
  axiom: Formula,
  push: (
    formula: Formula,
    rule: DerivationStep["rule"],
    from?: readonly number[],
    discharges?: readonly number[],
  ) => number,
  fresh: (avoided: ReadonlySet<string>) => string,
): number => {
  const names = new Map<string, string>();
  /** The axiom under its quantifiers, each level with the outer ones instantiated. */
  const levels: Formula[] = [axiom];
  let body = axiom;
  while (body.kind === "forall") {
    const name = fresh(new Set(names.values()));
    names.set(body.variable, name);
    body = instantiate(body.body, body.variable, constant(name));
    levels.push(body);
  }
  let line: number;
  if (body.kind === "implies" && body.right.kind === "implies") {
    const { left, right } = body;
    const supposed = push(left, "assumption");
    const said = push(right.left, "assumption");
    const replaced = push(right.right, "=E", [supposed, said]);
    const inner = push(right, "→I", [replaced], [said]);
    line = push(body, "→I", [inner], [supposed]);
  } else line = push(body, "=I");
  for (const level of levels.slice(0, -1).toReversed()) line = push(level, "∀I", [line]);
  return line;
};
