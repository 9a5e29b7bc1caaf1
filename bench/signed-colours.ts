/** Signed clause graphs as seen in some rounds of refinement. */
import { occurrencesOf } from "#arguments/refinement";
import { parse } from "#logic/notation";

/** Formulas, the start colours of their atoms, "" where there is none, and which atoms' colours are told. */
type Graph = {
  readonly formulas: readonly string[];
  readonly start: ReadonlyMap<string, string>;
  readonly told: "named" | "all";
};

/** How atoms stand in a formula that is asked about, as start colours. */
export const startOf = (formula: string, name = ""): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(occurrencesOf(parse(formula)), ({ atom }) => atom)].map(([atom, places]) => [
      atom,
      places.map(({ sign, path }) => `${name}${sign}${path}`).join("+"),
    ]),
  );

/** Colours of formulas and of atoms after each of some rounds. */
export const signedColoursOf = ({ formulas, start, told }: Graph, rounds: number): readonly string[] => {
  const premises = formulas.map((text) => occurrencesOf(parse(text)));
  let clauses = premises.map((one) => `${one.length}`);
  let atoms = new Map(
    [...start.keys(), ...premises.flat().map(({ atom }) => atom)].map((atom) => [
      atom,
      start.get(atom) ?? "",
    ]),
  );
  const bag: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const before = atoms;
    clauses = premises.map((one, i) =>
      hashed(`${clauses[i]}(${sorted(one.map(({ atom, sign }) => `${sign}${before.get(atom)}`))})`),
    );
    atoms = new Map(
      [...before].map(([atom, own]) => [
        atom,
        hashed(
          `${own}[${sorted(
            premises.flatMap((one, i) =>
              one.flatMap((place) => (place.atom === atom ? [`${place.sign}${clauses[i]}`] : [])),
            ),
          )}]`,
        ),
      ]),
    );
    bag.push(...clauses.map((colour) => `${round} premise ${colour}`));
    bag.push(...[...start.keys()].map((atom) => `${round} named ${atoms.get(atom)}`));
    if (told === "all") bag.push(...[...atoms.values()].map((colour) => `${round} atom ${colour}`));
    bag.push(`${round} all ${hashed(sorted(told === "all" ? [...clauses, ...atoms.values()] : clauses))}`);
  }
  return bag;
};

const sorted = (list: readonly string[]): string => list.toSorted().join();

/** A number for a text, so that colours of colours stay short (FNV-1a). */
const hashed = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
};
