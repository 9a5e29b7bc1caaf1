/** Words of the lexicons for all letters of the exams' formulas, picked as the generator picks them. */
import type { LetterList } from "#arguments/argument";
import { createRandom } from "#arguments/random";
import { lexicons } from "#language/lists";
import type { Style } from "#language/style";
import type { Words } from "#language/words";
import { createPermutation } from "../../../src/items/assign-words.ts";
import { openWording } from "../../../src/items/wording.ts";

const letters: LetterList = {
  propositions: ["p", "q", "r", "s"],
  predicates: ["P", "Q", "R", "S"],
  relations: ["L", "M"],
  constants: ["a"],
  conditional: new Set(),
};

/** Of each lexicon with words for so many letters its words in a style, others at every rank and seed. The papers' has too few. */
export const lexiconWords = (style: Style, seed: number): readonly ((rank: number) => Words)[] =>
  lexicons
    .filter(({ name }) => name !== "papers")
    .map((lexicon) => {
      const wording = openWording(lexicon, style);
      const layout = wording.layOut(letters);
      const key = `careless/${seed}/${lexicon.name}`;
      const permutation = createPermutation(key);
      return (rank) => {
        const words = wording.pick(layout, rank, permutation, createRandom(`${key}/${rank}`));
        if (words === undefined) throw new Error(`${lexicon.name} has no words for all letters at ${rank}`);
        return words;
      };
    });
