/**
 * Which clauses stand together in which sentences, without signs, order or connectives: a question as a graph of its sentences and
 * its clauses, whose nodes are coloured by refinement (`#arguments/refinement`).
 */
import { polarityOf } from "#arguments/polarity";
import { colouringOf } from "#arguments/refinement";
import { truth } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { formulaOf, lettersOf } from "./letters.ts";
import type { Surface } from "./rows.ts";
import { roundsOf } from "./signed-graph.ts";

type Formulas = NonNullable<Surface["formulas"]>;

/** How many clauses of the conclusion come in the premises under the other sign; 0 where its formulas are not known. */
export const opposedClauses = ({ formulas }: Surface): number => {
  const [conclusion = truth, ...premises] = formulas
    ? [formulas.conclusion, ...formulas.premises].map((text) => formulaOf(text) ?? truth)
    : [];
  return polarityOf({ premises, conclusion }).opposed;
};

/** Whether two questions have graphs of one look, as far as the colours tell. */
export const areAlike = (one: Formulas, other: Formulas): boolean =>
  coloursOf(one).toSorted().join() === coloursOf(other).toSorted().join();

/** So many rounds far a node sees. */
const rounds = 2;

/**
 * The colours of a question's nodes in each round, and of each round all colours at once. Equal for questions whose graphs are
 * alike, whatever their clauses are called and their sentences' order is.
 */
const coloursOf = ({ premises, conclusion }: Formulas): readonly string[] => {
  const numbers = new Map<string, number>();
  const sentences = [conclusion, ...premises].map((text, i) => ({
    shape: i === 0 ? 1 : 2,
    // What cannot be read is a fault of its own.
    places: (lettersOf(text) ?? []).map((letter) => ({
      atom: getOrInsert(numbers, letter, () => numbers.size),
      role: 0,
    })),
  }));
  return roundsOf(colouringOf(sentences, [], numbers.size), rounds, 0);
};
