/**
 * The formulas of an audited question as a graph of sentences and letters: what a classifier of signed graphs sees after some rounds of
 * colour refinement (`#arguments/refinement` has the source), and what a sound prover infers that sees no farther.
 */
import {
  refineColours,
  measureDistances,
  hashText,
  listOccurrences,
  type Occurrence,
} from "#arguments/refinement";
import { decideRelation } from "#logic/decide";
import { orMisuse } from "#logic/error";
import { truth, type Formula } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { parse, print } from "#logic/notation";
import { countConsequences } from "./consequences.ts";
import type { Formulas, Surface } from "./rows.ts";

/** Returns the formula; undefined if the text has another notation, which the check of certificates reports. */
export function parseOrSkip(text: string): Formula | undefined {
  return orMisuse(
    () => parse(text),
    () => undefined,
  );
}

/** Returns whether two questions have one unsigned graph, as far as two rounds of refinement show. */
export function haveSameGraph(one: Formulas, other: Formulas): boolean {
  return unsignedColours(one) === unsignedColours(other);
}

function unsignedColours({ premises, conclusion }: Formulas): string {
  const numbers = new Map<string, number>();
  const sentences = [conclusion, ...premises].map((text, i) => ({
    shape: i === 0 ? 1 : 2,
    places: listOccurrences(parseOrSkip(text) ?? truth).map(({ atom }) => ({
      atom: getOrInsert(numbers, atom, () => numbers.size),
      role: 0,
    })),
  }));
  return refinedColours(refineColours(sentences, [], numbers.size), 2, 0)
    .toSorted()
    .join();
}

type Naming = (place: Occurrence) => string;

const byLetter: Naming = ({ atom }) => atom;
const byAtom: Naming = ({ atom, whole }) =>
  whole.kind === "atom" && whole.terms.every(({ kind }) => kind === "constant") ? print(whole) : atom;

function splitSentences({ formulas, option }: Surface) {
  const premises = formulas?.premises ?? [];
  const states = option?.of.statesGoal === true;
  return {
    premises: states ? premises.slice(0, -1) : premises,
    asked: formulas?.conclusion ?? "",
    goal: states ? premises.at(-1) : undefined,
  };
}

/** Returns the features of a question, or of an option compared with the others, after some rounds; none without formulas. */
export function graphFeatures(surface: Surface, rounds: number): readonly string[] {
  if (surface.formulas === undefined) return [];
  return [...signedColours(surface, rounds), ...reachFeatures(surface)];
}

/** Returns the colours of the signed graph. Terms that tell atoms of one letter apart give a second graph of atoms. */
export function signedColours(surface: Surface, rounds: number): readonly string[] {
  const read = (text: string): readonly Occurrence[] => listOccurrences(parseOrSkip(text) ?? truth);
  const { option } = surface;
  const { premises, asked, goal } = splitSentences(surface);
  const given = premises.map(read);
  const others = (option?.of.formulas ?? []).filter((_, i) => i !== option?.place).flatMap(read);
  const marked = { other: others, goal: goal === undefined ? [] : read(goal), asked: read(asked) };
  const places = [...given, ...Object.values(marked)].flat();
  const areLetters = places.every((place) => byLetter(place) === byAtom(place));
  return (areLetters ? [byLetter] : [byLetter, byAtom]).flatMap((naming, i) => {
    const start = new Map<string, string>();
    for (const [name, some] of Object.entries(marked))
      for (const [atom, own] of Map.groupBy(some, naming))
        start.set(
          atom,
          name === "other" ? name : own.map(({ sign, path }) => `${name}${sign}${path}`).join("+"),
        );
    // Marked atoms come first.
    const numbers = new Map([...start.keys()].map((name, number) => [name, number]));
    const list = given.map((one) => ({
      shape: one.length,
      places: one.map((place) => ({
        atom: getOrInsert(numbers, naming(place), () => numbers.size),
        role: place.sign,
      })),
    }));
    const colouring = refineColours(list, [...start.values()].map(hashText), numbers.size);
    return refinedColours(colouring, rounds, start.size).map((colour) => `${i} ${colour}`);
  });
}

function refinedColours(
  { clauses, atoms, refine, everywhere }: ReturnType<typeof refineColours>,
  rounds: number,
  marked: number,
): readonly string[] {
  return Array.from({ length: rounds }, (_, i) => {
    refine();
    return [
      ...Array.from(clauses, (colour) => `${i + 1} premise ${colour}`),
      ...Array.from(atoms.subarray(0, marked), (colour) => `${i + 1} asked ${colour}`),
      ...Array.from(atoms, (colour) => `${i + 1} atom ${colour}`),
      `${i + 1} all ${everywhere()}`,
    ];
  }).flat();
}

/** The longest walk that is counted, in premises. */
const maxWalk = 8;

/**
 * Returns features of the whole graph, which no prover of a few rounds sees: its components, the distance from the goal to the nearest
 * fact, how many walks without signs join them, how many premises each distance holds, and how much follows from the facts.
 */
function reachFeatures(surface: Surface): readonly string[] {
  const { premises, asked, goal } = splitSentences(surface);
  const formulas = premises.flatMap((text) => parseOrSkip(text) ?? []);
  const target = parseOrSkip(goal ?? asked) ?? truth;
  const letters = formulas.map((one) => new Set(listOccurrences(one).map(({ atom }) => atom)));
  const askedLetters = new Set(listOccurrences(target).map(({ atom }) => atom));
  const isFact = letters.map(({ size }) => size === 1);
  const distances = measureDistances(target, formulas);
  const sizes = Map.groupBy(distances, (distance) => distance);
  const nearest = Math.min(...distances.filter((_, place) => isFact[place]));
  let ends: readonly number[] = letters.map((own) => (own.isDisjointFrom(askedLetters) ? 0 : 1));
  const walks: string[] = [];
  for (let length = 1; length <= maxWalk; length++) {
    const toFacts = ends.reduce((sum, count, place) => sum + (isFact[place] === true ? count : 0), 0);
    walks.push(`walks ${length} ${Math.round(2 * Math.log2(1 + toFacts))}`);
    ends = letters.map((own, place) =>
      ends.reduce((sum, count, i) => sum + (i === place || own.isDisjointFrom(letters[i]!) ? 0 : count), 0),
    );
  }
  return [
    `components ${countComponents(letters)}`,
    `nearest fact ${nearest}`,
    ...[...sizes].map(([distance, some]) => `distance ${distance} ${some.length}`),
    ...walks,
    `consequences ${countConsequences(formulas, askedLetters)}`,
  ];
}

function countComponents(sentences: readonly ReadonlySet<string>[]): number {
  const components: Set<string>[] = [];
  for (const letters of sentences) {
    const joined = components.filter((one) => !one.isDisjointFrom(letters));
    for (const one of joined) components.splice(components.indexOf(one), 1);
    components.push(new Set([...letters, ...joined.flatMap((one) => [...one])]));
  }
  return components.length;
}

/**
 * Returns what follows from the premises in view: "entailment", "contradiction", "neutral" where no other premise is linked to them, or
 * "open". Rounds of refinement see twice as many links, because each letter between sees as far to either side.
 */
export function inferFromSurface(surface: Surface, rounds: number): string {
  const { premises: given, asked, goal } = splitSentences(surface);
  const conclusion = parseOrSkip(goal ?? asked);
  const premises = (goal === undefined ? given : [...given, asked]).map(parseOrSkip);
  if (surface.formulas === undefined || conclusion === undefined) return "open";
  const distances = measureDistances(
    conclusion,
    premises.map((one) => one ?? truth),
  );
  const isSeen = (place: number): boolean => distances[place]! <= 2 * rounds;
  const seen = premises.filter((_, place) => isSeen(place));
  const shown = seen.filter((one) => one !== undefined);
  if (shown.length < seen.length) return "open";
  const relation = decideRelation({ premises: shown, conclusion });
  const isWhole = distances.every((distance) => distance === Infinity || distance <= 2 * rounds);
  return relation === "neutral" && !isWhole ? "open" : relation;
}
