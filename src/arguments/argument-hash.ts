/**
 * A hash of an argument up to renaming and order of premises. Letters and constants are distinguished by where they occur
 * (`refinement.ts`). Equal arguments always have equal hashes; different ones may share one, by symmetry or by chance (2^-53), so a
 * count of hashes is never too high.
 */
import { constant, type Formula, type Term } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { print } from "#logic/notation";
import { mapAtoms } from "#logic/map-parts";
import { refineColours, hashText, type Premise } from "./refinement.ts";

/** Returns 14 hexadecimal digits. Bound names are taken as they are, so they have to be canonical. */
export const argumentHash = (premises: readonly Formula[], conclusion: Formula): string => {
  const [high, low] = colourArgument(premises, conclusion, (letters) => letters);
  return (high! * 2 ** 21 + (low! >>> 11)).toString(16).padStart(14, "0");
};

/** Returns two hashes of 32 bits after rounds of refinement, whose number may depend on that of letters. */
export const colourArgument = (
  premises: readonly Formula[],
  conclusion: Formula | undefined,
  getRounds: (letters: number) => number,
): readonly number[] => {
  const numbers = new Map<string, number>();
  const toNode = (line: Formula, mark: string): Premise => {
    const places: { readonly atom: number; readonly role: number }[] = [];
    const note = (name: string): void => {
      places.push({ atom: getOrInsert(numbers, name, () => numbers.size), role: places.length });
    };
    const blank = (term: Term): Term => {
      if (term.kind === "constant") note(term.name);
      return term.kind === "constant" ? constant("c") : term;
    };
    const shape = mapAtoms(line, (atom) => {
      note(atom.name);
      return { ...atom, name: "P", terms: atom.terms.map(blank) };
    });
    return { shape: hashText(`${mark}${print(shape)}`), places };
  };
  const lines = [
    ...(conclusion ? [toNode(conclusion, "⊢")] : []),
    ...premises.map((line) => toNode(line, "")),
  ];
  return [1, 2].map((seed) => {
    const start = Array.from(numbers.values(), () => seed);
    const colouring = refineColours(lines, start, numbers.size);
    for (let round = 0; round < getRounds(numbers.size); round++) colouring.refine();
    return colouring.everywhere() >>> 0;
  });
};
