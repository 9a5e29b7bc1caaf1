/**
 * Draws the instances of clauses whose negated atoms are possible, semi-naively as in Datalog: each newly possible
 * atom is joined with those that were possible before it.
 */
import { getOrInsert } from "../memoize.ts";
import { anything, listPlaces, type Clause, type Literal, type Pattern, type Terms } from "./clauses.ts";

/** The limits: total instances, and candidates examined for them. */
const maxInstances = 100_000;
const maxCandidates = 2_000_000;

/** An atom without variables; terms by number. */
export type Ground = { readonly name: string; readonly terms: readonly number[]; readonly literal: number };

/** The inputs of drawing, and the receiver of its instances. */
type Drawing = {
  readonly terms: Terms;
  /** Possible atoms that have not been processed. */
  readonly atoms: Ground[];
  readonly possible: (name: string, tuple: readonly number[]) => Ground;
  readonly clause: (literals: readonly number[]) => void;
};

/** Values of variables by index; −1 if unbound. */
type Binding = readonly number[];

type Instance = { readonly clause: number; readonly binding: Binding };

/** Draws every instance whose negated atoms are possible; undefined if there are too many. */
export const drawInstances = (
  clauses: readonly Clause[],
  { terms, atoms, possible, clause }: Drawing,
): readonly Instance[] | undefined => {
  const instances: Instance[] = [];
  /** Processed atoms, by name, and by name and the term in a place. */
  const known = new Map<string, Ground[]>();
  const drawn = new Set<string>();
  let [candidates, said] = [0, 0];
  const isTooLarge = (): boolean =>
    candidates > maxCandidates || drawn.size > maxInstances || terms.isTooDeep();

  const draw = (number: number, { guard, denied, affirmed }: Clause, binding: Binding): void => {
    const key = `${number} ${binding.join(" ")}`;
    if (drawn.has(key)) return;
    drawn.add(key);
    instances.push({ clause: number, binding });
    const toGround = ({ name, terms: patterns }: Literal): number =>
      possible(
        name,
        patterns.map((pattern) => getTerm(pattern, binding, terms)),
      ).literal;
    const literals = new Set([guard]);
    for (const literal of denied) if (literal.name !== anything) literals.add(-toGround(literal));
    for (const literal of affirmed) literals.add(toGround(literal));
    if (![...literals].some((literal) => literals.has(-literal))) clause([...literals]);
  };

  const join = (number: number, rest: readonly Literal[], binding: Binding): void => {
    if (isTooLarge()) return;
    const [first] = rest;
    if (first === undefined) {
      draw(number, clauses[number]!, binding);
      return;
    }
    const next = rest.find(({ terms: patterns }) => patterns.some((one) => isBound(one, binding))) ?? first;
    const others = rest.filter((literal) => literal !== next);
    for (const atom of fewest(next, binding, known)) {
      candidates++;
      const matched = match(next, atom, binding);
      if (matched !== undefined) join(number, others, matched);
    }
  };

  const unbound = clauses.map(({ denied }) =>
    Array.from(
      { length: 1 + Math.max(-1, ...denied.flatMap((one) => one.terms.flatMap(listPlaces))) },
      () => -1,
    ),
  );
  const users = new Map<string, (readonly [number: number, literal: Literal])[]>();
  for (const [number, { denied }] of clauses.entries()) {
    for (const literal of denied) {
      const name = toPredicateKey(literal);
      users.set(name, [...(users.get(name) ?? []), [number, literal]]);
    }
    if (denied.length === 0) draw(number, clauses[number]!, []);
  }
  const isAnythingUsed = users.has(toPredicateKey({ name: anything, terms: [0] }));
  for (;;) {
    if (isAnythingUsed) for (; said < terms.count(); said++) possible(anything, [said]);
    const atom = atoms.pop();
    if (atom === undefined) return instances;
    for (const key of listKeys(atom)) {
      getOrInsert(known, key, () => []).push(atom);
    }
    for (const [number, literal] of users.get(toPredicateKey(atom)) ?? []) {
      const matched = match(literal, atom, unbound[number]!);
      if (matched !== undefined)
        join(
          number,
          clauses[number]!.denied.filter((one) => one !== literal),
          matched,
        );
    }
    if (isTooLarge()) return undefined;
  }
};

const toPredicateKey = ({
  name,
  terms,
}: {
  readonly name: string;
  readonly terms: readonly unknown[];
}): string => `${terms.length} ${name}`;

const listKeys = (atom: Ground): readonly string[] => [
  toPredicateKey(atom),
  ...atom.terms.map((term, place) => `${place} ${term} ${toPredicateKey(atom)}`),
];

const isBound = (pattern: Pattern, binding: Binding): boolean =>
  pattern.kind === "known" || (pattern.kind === "variable" && binding[pattern.place] !== -1);

const getTerm = (pattern: Pattern, binding: Binding, terms: Terms): number => {
  switch (pattern.kind) {
    case "known":
      return pattern.term;
    case "variable":
      return binding[pattern.place]!;
    case "made":
      return terms.made(
        pattern.by,
        pattern.of.map((place) => binding[place]!),
      );
    default:
      return pattern satisfies never;
  }
};

const fewest = (
  literal: Literal,
  binding: Binding,
  known: ReadonlyMap<string, readonly Ground[]>,
): readonly Ground[] => {
  const name = toPredicateKey(literal);
  let least = known.get(name) ?? [];
  for (const [place, pattern] of literal.terms.entries()) {
    if (pattern.kind === "made" || !isBound(pattern, binding)) continue;
    const term = pattern.kind === "known" ? pattern.term : binding[pattern.place]!;
    const list = known.get(`${place} ${term} ${name}`) ?? [];
    if (list.length < least.length) least = list;
  }
  return least;
};

const match = ({ terms: patterns }: Literal, atom: Ground, binding: Binding): Binding | undefined => {
  const found = [...binding];
  for (const [place, pattern] of patterns.entries()) {
    const term = atom.terms[place]!;
    if (pattern.kind === "variable" && found[pattern.place] === -1) found[pattern.place] = term;
    else if (
      (pattern.kind === "variable" ? found[pattern.place] : pattern.kind === "known" ? pattern.term : -1) !==
      term
    )
      return undefined;
  }
  return found;
};
