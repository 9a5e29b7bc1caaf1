/**
 * A sound prover that sees no more of a question than a classifier of signed graphs does: the premises within some links of what is asked,
 * where two sentences are linked by a letter. Whatever a classifier predicts beyond it is no inference, but a shortcut.
 */
import { relationOf } from "#logic/decide";
import { formulaOf, lettersOf } from "./letters.ts";
import type { Surface } from "./rows.ts";

/**
 * Returns what follows from the premises in view: "entailment", "contradiction", "neutral" where no other premise is linked to them, or
 * "open". Rounds of refinement see twice as many links, because each letter between sees as far to either side.
 */
export const viewOf = ({ formulas }: Surface, rounds: number): string => {
  if (formulas === undefined) return "open";
  const { premises, conclusion } = formulas;
  const letters = premises.map((text) => new Set(lettersOf(text)));
  const reached = new Set(lettersOf(conclusion));
  const seen = new Set<number>();
  for (let link = 0; link < 2 * rounds; link++) {
    const next = [...premises.keys()].filter(
      (place) => !seen.has(place) && !letters[place]!.isDisjointFrom(reached),
    );
    for (const place of next) seen.add(place);
    for (const place of next) for (const letter of letters[place]!) reached.add(letter);
  }
  const isWhole = letters.every((own, place) => seen.has(place) || own.isDisjointFrom(reached));
  const goal = formulaOf(conclusion);
  const shown = premises.flatMap((text, place) => (seen.has(place) ? (formulaOf(text) ?? []) : []));
  if (goal === undefined || shown.length < seen.size) return "open";
  const relation = relationOf({ premises: shown, conclusion: goal });
  return relation === "neutral" && !isWhole ? "open" : relation;
};
