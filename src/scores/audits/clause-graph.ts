/**
 * Which clauses stand together in which sentences, without signs, order or connectives: a question as a graph of its
 * sentences and its clauses, and as a bag of what its nodes look like from near and from farther off. That is all that
 * is left where one reads no more than which clauses come again, so it should say nothing about a key.
 * Nodes are coloured by refinement (`#arguments/refinement`).
 */
import { polarityOf } from "#arguments/polarity";
import { colouringOf } from "#arguments/refinement";
import { truth } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import type { Counts } from "./learners.ts";
import { formulaOf, lettersOf } from "./letters.ts";
import type { Surface } from "./rows.ts";
import { roundsOf } from "./signed-graph.ts";
import { contentOf } from "./surface.ts";

/** The clauses of each premise and of the conclusion by any names; a clause that comes twice stands twice. */
type ClauseGraph = {
  readonly premises: readonly (readonly string[])[];
  readonly conclusion: readonly string[];
};

/** The graph of a question: its formulas' letters for clauses, or where it has none, the words that say what it is about. */
export const clauseGraphOf = ({ formulas, premises, conclusion }: Surface): ClauseGraph => {
  if (formulas !== undefined) {
    const [asked, ...given] = [formulas.conclusion, ...formulas.premises].map(lettersOf);
    // What cannot be read is a fault of its own.
    if (asked !== undefined && given.every((one) => one !== undefined))
      return { premises: given, conclusion: asked };
  }
  return { premises: premises.map(contentOf), conclusion: contentOf(conclusion) };
};

export const opposedClauses = "clauses of the conclusion under the other sign";

/** Counts of signs over a whole question (`arguments/polarity.ts`); all 0 where its formulas are not known. */
export const signCountsOf = ({ formulas }: Surface): Counts => {
  const [conclusion = truth, ...premises] = formulas
    ? [formulas.conclusion, ...formulas.premises].map((text) => formulaOf(text) ?? truth)
    : [];
  const { opposed, unbalanced, pure } = polarityOf({ premises, conclusion });
  return new Map([
    [opposedClauses, opposed],
    ["imbalance of the other clauses' signs", unbalanced],
    ["clauses of one sign only", pure],
  ]);
};

/** Whether two questions have graphs of one look, as far as the colours tell. */
export const areAlike = (one: Surface, other: Surface): boolean =>
  coloursOf(clauseGraphOf(one)).toSorted().join() === coloursOf(clauseGraphOf(other)).toSorted().join();

/** So many rounds far a node sees. */
const rounds = 2;

/**
 * The colours of a question's nodes in each round, and of each round all colours at once. Equal for questions whose graphs are
 * alike, whatever their clauses are called and their sentences' order is.
 */
export const coloursOf = ({ premises, conclusion }: ClauseGraph): readonly string[] => {
  const numbers = new Map<string, number>();
  const sentences = [conclusion, ...premises].map((list, i) => ({
    shape: i === 0 ? 1 : 2,
    places: list.map((clause) => ({ atom: getOrInsert(numbers, clause, () => numbers.size), role: 0 })),
  }));
  return roundsOf(colouringOf(sentences, [], numbers.size), rounds, 0);
};
