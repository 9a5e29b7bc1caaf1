/**
 * Signed clause graphs as a reader sees them who looks no farther than some rounds: colours of premises, and of the atoms that are
 * asked about, by colour refinement (`#arguments/refinement` has the source). Atoms count as letters, and where terms tell some of a
 * letter apart as wholes, too.
 */
import { occurrencesOf, type Occurrence } from "#arguments/refinement";
import { truth } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { print } from "#logic/notation";
import { hashText } from "./bags.ts";
import { formulaOf } from "./letters.ts";
import type { Surface } from "./rows.ts";

/** Formulas, and the start colours of atoms, "" where there is none. */
type Graph = {
  readonly formulas: readonly (readonly Occurrence[])[];
  readonly start: ReadonlyMap<string, string>;
};

type Naming = (place: Occurrence) => string;

const byLetter: Naming = ({ atom }) => atom;
const byWhole: Naming = ({ atom, whole }) =>
  whole.kind === "atom" && whole.terms.every(({ kind }) => kind === "constant") ? print(whole) : atom;

/** The colours of a question, or of an option beside the others, after each of some rounds; none where its formulas are not known. */
export const signedColoursOf = ({ formulas, option }: Surface, rounds: number): readonly string[] => {
  if (formulas === undefined) return [];
  const read = (text: string): readonly Occurrence[] => occurrencesOf(formulaOf(text) ?? truth);
  const states = option?.of.statesGoal === true;
  const premises = formulas.premises.slice(0, states ? -1 : undefined).map(read);
  const asked = read(formulas.conclusion);
  const goal = states ? read(formulas.premises.at(-1)!) : [];
  const others = (option?.of.formulas ?? []).filter((_, i) => i !== option?.place).flatMap(read);
  const places = [...premises.flat(), ...asked, ...goal, ...others];
  const areLetters = places.every((place) => byLetter(place) === byWhole(place));
  return (areLetters ? [byLetter] : [byLetter, byWhole]).flatMap((naming, i) => {
    const start = new Map<string, string>(others.map((place) => [naming(place), "other"]));
    const mark = (some: readonly Occurrence[], name: string): void => {
      for (const [atom, own] of Map.groupBy(some, naming))
        start.set(atom, own.map(({ sign, path }) => `${name}${sign}${path}`).join("+"));
    };
    mark(goal, "goal");
    mark(asked, "asked");
    return refine({ formulas: premises, start }, naming, rounds).map((colour) => `${i} ${colour}`);
  });
};

const refine = ({ formulas, start }: Graph, naming: Naming, rounds: number): readonly string[] => {
  const named = formulas.map((one) => one.map((place) => ({ atom: naming(place), sign: place.sign })));
  let clauses = named.map((one) => `${one.length}`);
  let atoms = new Map(
    [...start.keys(), ...named.flat().map(({ atom }) => atom)].map((atom) => [atom, start.get(atom) ?? ""]),
  );
  const bag: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const before = atoms;
    clauses = named.map((one, i) =>
      hashed(`${clauses[i]}(${sorted(one.map(({ atom, sign }) => `${sign}${before.get(atom)}`))})`),
    );
    const seen = new Map<string, string[]>();
    for (const [i, one] of named.entries())
      for (const { atom, sign } of one) getOrInsert(seen, atom, () => []).push(`${sign}${clauses[i]}`);
    atoms = new Map(
      [...before].map(([atom, own]) => [atom, hashed(`${own}[${sorted(seen.get(atom) ?? [])}]`)]),
    );
    bag.push(...clauses.map((colour) => `${round} premise ${colour}`));
    bag.push(...[...start.keys()].map((atom) => `${round} asked ${atoms.get(atom)}`));
    bag.push(...[...atoms.values()].map((colour) => `${round} atom ${colour}`));
    bag.push(`${round} all ${hashed(sorted([...clauses, ...atoms.values()]))}`);
  }
  return bag;
};

const sorted = (list: readonly string[]): string => list.toSorted().join();

/** A short text for a text, so that colours of colours stay short. */
const hashed = (text: string): string => (hashText(text) >>> 0).toString(36);
