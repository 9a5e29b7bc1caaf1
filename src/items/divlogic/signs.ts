/**
 * What can be seen in a passage without reasoning: which variables stand in one sentence, which are joined through
 * several, which are told as facts, and with which sign each stands. Sets of variables are bit masks.
 *
 * Signs are those of the clauses: A → B is ¬A ∨ B; ¬(A ∧ B) → C is A ∨ C and B ∨ C; (A ∨ B) → C is ¬A ∨ C and ¬B ∨ C.
 */
import type { Proposition } from "./propositions.ts";

export type Signs = {
  /** For each variable those that a sentence speaks of together with it. */
  readonly together: readonly number[];
  /** For each variable those that sentences join it to, over any number of them. */
  readonly joined: readonly number[];
  /** Told as a fact, either way. */
  readonly facts: number;
  /** Standing in some clause without, and with, a denial. */
  readonly affirmed: number;
  readonly denied: number;
};

export const signsOf = (propositions: readonly Proposition[], variables: number): Signs => {
  const together = Array.from({ length: variables }, () => 0);
  let [facts, affirmed, denied] = [0, 0, 0];
  for (const { form, letters } of propositions) {
    let mask = 0;
    for (const letter of letters) mask |= 1 << letter;
    for (const letter of letters) together[letter]! |= mask & ~(1 << letter);
    const last = 1 << letters.at(-1)!;
    const others = mask & ~last;
    if (form === "A" || form === "¬A") facts |= mask;
    if (form === "¬A") denied |= last;
    else affirmed |= last;
    if (form === "¬(A ∧ B) → C") affirmed |= others;
    else denied |= others;
  }
  return { together, joined: closureOf(together), facts, affirmed, denied };
};

/** Neighbours of neighbours of neighbours. */
const closureOf = (together: readonly number[]): readonly number[] => {
  const joined = together.map((mask, letter) => mask | (1 << letter));
  for (let changed = true; changed;) {
    changed = false;
    for (let a = 0; a < joined.length; a++) {
      let mask = joined[a]!;
      for (let b = 0; b < joined.length; b++) if ((mask & (1 << b)) !== 0) mask |= joined[b]!;
      if (mask !== joined[a]) {
        joined[a] = mask;
        changed = true;
      }
    }
  }
  return joined;
};
