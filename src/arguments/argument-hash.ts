/**
 * A number for an argument, whatever its letters and the order of its premises: what tells arguments apart where many are counted.
 * Letters, constants among them, are told apart by where they occur (`refinement.ts`). Arguments that are the same up to letters and
 * order always have the same number; different ones may share one, by symmetry or by chance (2^-53), so a count is never too high.
 */
import { constant, type Formula, type Term } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { print } from "#logic/notation";
import { mapAtoms } from "#logic/map-parts";
import { colouringOf, hashText, type Premise } from "./refinement.ts";

/** A whole number below 2^53. Bound names are taken as they are, so they have to be canonical. */
export const argumentHash = (premises: readonly Formula[], conclusion: Formula): number => {
  const numbers = new Map<string, number>();
  const lines = [conclusion, ...premises].map((line, i): Premise => {
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
    return { shape: hashText(`${i === 0 ? "⊢" : ""}${print(shape)}`), places };
  });
  const [high, low] = [1, 2].map((seed) => {
    const start = Array.from(numbers.values(), () => seed);
    const colouring = colouringOf(lines, start, numbers.size);
    for (let round = 0; round < numbers.size; round++) colouring.refine();
    return colouring.everywhere();
  });
  return (high! >>> 0) * 2 ** 21 + (low! >>> 11);
};
