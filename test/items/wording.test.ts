/** Words by rank: no two ranks say the same, whatever letters the chain has beside those of the sentences. */
import { createRandom } from "#arguments/random";
import type { Lexicon } from "#language/lexicon";
import { lexiconNamed } from "#language/lists";
import { paper } from "#language/styles/paper";
import { expect, test } from "vitest";
import { permutationOf } from "../../src/items/assign-words.ts";
import type { SortedLetters } from "../../src/items/letters.ts";
import { wordingFor } from "../../src/items/wording.ts";

const phrase = (group: string) => ({
  id: group,
  group,
  forms: [{ yes: `${group}s`, no: `does not ${group}` }],
});

const small: Lexicon = {
  ...lexiconNamed("everyday"),
  name: "small",
  subjects: ["Ann", "Ben", "Cid"],
  predicates: ["sing", "dance", "hum", "jump"].map(phrase),
  relations: [],
  impersonals: [],
};

const letters = {
  propositions: [],
  predicates: ["P", "Q"],
  constants: ["a"],
  conditional: new Set<string>(),
};

test.each<readonly [name: string, letters: SortedLetters, combinations: number]>([
  ["all of them", letters, 4 * 3 * 3],
  ["none of the constant", { ...letters, unsaid: new Set(["a"]) }, 4 * 3],
  ["one of the predicates", { ...letters, unsaid: new Set(["Q"]) }, 4 * 3],
  ["a single predicate", { ...letters, unsaid: new Set(["Q", "a"]) }, 4],
])(
  "of letters of which sentences say %s, as many combinations as show are there and no more",
  (_, some, n) => {
    const { layOut, pick } = wordingFor(small, paper);
    const permutation = permutationOf("small");
    const wordsAt = (rank: number) => pick(layOut(some, 4), rank, permutation, createRandom(`small/${rank}`));
    const drawn = Array.from({ length: n }, (_unused, rank) => wordsAt(rank)!);
    const shown = drawn.map(({ predicates, constants }) =>
      [...predicates, ...constants].flatMap(([letter, word]) =>
        some.unsaid?.has(letter) === true ? [] : [typeof word === "string" ? word : word.yes],
      ),
    );
    expect(new Set(shown.map((words) => words.join())).size).toBe(n);
    expect(wordsAt(n)).toBeUndefined();
    // What no sentence says has words of its own all the same.
    for (const { predicates, constants } of drawn) {
      expect(new Set([...predicates.values()].map(({ yes }) => yes)).size).toBe(2);
      expect(constants.get("a")).toBeDefined();
    }
  },
);
