/** Signs counted over a whole argument: what a reader has who follows no chain. */
import { occurrencesOf } from "./refinement.ts";
import type { Sequent } from "#logic/certificate";

type Polarity = {
  /** How often an atom of the conclusion stands in the premises under the other sign. */
  readonly opposed: number;
  /** Over all other atoms, how much more often each stands under one sign than under the other. */
  readonly unbalanced: number;
  /** How many other atoms stand under one sign alone. */
  readonly pure: number;
};

export const polarityOf = ({ premises, conclusion }: Sequent): Polarity => {
  const asked = new Map(occurrencesOf(conclusion).map(({ atom, sign }) => [atom, sign]));
  const others = new Map<string, { sum: number; uses: number }>();
  let opposed = 0;
  for (const { atom, sign } of premises.flatMap(occurrencesOf)) {
    if (asked.has(atom)) {
      opposed += sign * asked.get(atom)! < 0 ? 1 : 0;
      continue;
    }
    const { sum, uses } = others.get(atom) ?? { sum: 0, uses: 0 };
    others.set(atom, { sum: sum + sign, uses: uses + 1 });
  }
  const all = [...others.values()];
  return {
    opposed,
    unbalanced: all.reduce((total, { sum }) => total + Math.abs(sum), 0),
    pure: all.filter(({ sum, uses }) => Math.abs(sum) === uses).length,
  };
};

/** What a judge of signs says: yes where no atom of the conclusion is opposed and the others are nearly balanced. */
export const followsBySigns = (sequent: Sequent): boolean => {
  const { opposed, unbalanced } = polarityOf(sequent);
  return opposed === 0 && unbalanced <= 2;
};
