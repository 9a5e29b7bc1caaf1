/** Natural English whose frames take turns, as those of a question's sentences do: by the formula and the words, the same at every call. */
import { print } from "#logic/notation";
import type { Style } from "#language/style";
import { natural } from "#language/styles/natural";

export const naturalInTurns: Style = {
  ...natural,
  name: "natural, frames in turn",
  say: (formula, words) => {
    const clauses = [...words.propositions.values(), ...words.predicates.values()].map(({ yes }) => yes);
    let turn = 7;
    for (const letter of `${clauses.join("")}${print(formula)}`)
      turn = (Math.imul(turn, 31) + letter.charCodeAt(0)) >>> 0;
    return natural.say(formula, words, { turn: turn % 10_007 });
  },
};
