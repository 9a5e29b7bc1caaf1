/**
 * Signed clause graphs as a reader sees them who looks no farther than some rounds: colours of premises, and of the atoms that are
 * asked about, by colour refinement (`#arguments/refinement` has the source). Atoms count as letters, and where terms tell some of a
 * letter apart as wholes, too.
 */
import { colouringOf, occurrencesOf, type Occurrence } from "#arguments/refinement";
import { truth } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { print } from "#logic/notation";
import { hashText } from "./bags.ts";
import { formulaOf } from "./letters.ts";
import type { Surface } from "./rows.ts";

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
    // Marked atoms come first.
    const numbers = new Map([...start.keys()].map((name, number) => [name, number]));
    const list = premises.map((one) => ({
      shape: one.length,
      places: one.map((place) => ({
        atom: getOrInsert(numbers, naming(place), () => numbers.size),
        role: place.sign,
      })),
    }));
    const colouring = colouringOf(list, [...start.values()].map(hashText), numbers.size);
    return roundsOf(colouring, rounds, start.size).map((colour) => `${i} ${colour}`);
  });
};

/** The colours of premises, of marked atoms, of all atoms, and of everything together, round by round. */
export const roundsOf = (
  { clauses, atoms, refine, everywhere }: ReturnType<typeof colouringOf>,
  rounds: number,
  marked: number,
): readonly string[] =>
  Array.from({ length: rounds }, (_, i) => {
    refine();
    return [
      ...Array.from(clauses, (colour) => `${i + 1} premise ${colour}`),
      ...Array.from(atoms.subarray(0, marked), (colour) => `${i + 1} asked ${colour}`),
      ...Array.from(atoms, (colour) => `${i + 1} atom ${colour}`),
      `${i + 1} all ${everywhere()}`,
    ];
  }).flat();
