/**
 * Which clauses stand together in which sentences, without signs, order or connectives: a question as a graph of its
 * sentences and its clauses, and as a bag of what its nodes look like from near and from farther off. That is all that
 * is left where one reads no more than which clauses come again, so it should say nothing about a key.
 *
 * Nodes are coloured by the rounds of Weisfeiler and Leman (Shervashidze et al. 2011, "Weisfeiler-Lehman graph kernels"): in
 * each round a node's colour becomes what it was, together with the colours of its neighbours.
 */
import { polarityOf } from "#arguments/polarity";
import { truth } from "#logic/formula";
import type { Counts } from "./learners.ts";
import { formulaOf, lettersOf } from "./letters.ts";
import { hashText } from "./bags.ts";
import type { Surface } from "./rows.ts";
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

/** Counts of signs over a whole question (`arguments/polarity.ts`); all 0 where its formulas are not known. */
export const signCountsOf = ({ formulas }: Surface): Counts => {
  const [conclusion = truth, ...premises] = formulas
    ? [formulas.conclusion, ...formulas.premises].map((text) => formulaOf(text) ?? truth)
    : [];
  return new Map(Object.entries(polarityOf({ premises, conclusion })));
};

/** Whether two questions have graphs of one look, as far as the colours tell. */
export const areAlike = (one: Surface, other: Surface): boolean =>
  coloursOf(clauseGraphOf(one)).toSorted().join() === coloursOf(clauseGraphOf(other)).toSorted().join();

/** So many steps far a node sees. */
const rounds = 3;

/**
 * The colours of a question's nodes in each round with how often they come, and of each round all colours at once.
 * Equal for questions whose graphs are alike, whatever their clauses are called and their sentences' order is.
 */
export const coloursOf = ({ premises, conclusion }: ClauseGraph): readonly string[] => {
  const sentences = [...premises, conclusion];
  const clauses = [...new Set(sentences.flat())];
  const numbers = new Map(clauses.map((clause, i) => [clause, sentences.length + i]));
  const neighbours: number[][] = Array.from({ length: sentences.length + clauses.length }, () => []);
  for (const [sentence, list] of sentences.entries())
    for (const clause of list) {
      const node = numbers.get(clause)!;
      neighbours[sentence]!.push(node);
      neighbours[node]!.push(sentence);
    }
  let colours: string[] = neighbours.map((_, node) =>
    node < premises.length ? "premise" : node === premises.length ? "conclusion" : "clause",
  );
  const bag: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const before = colours;
    colours = neighbours.map((near, node) =>
      shortened(
        `${before[node]!}(${near
          .map((other) => before[other]!)
          .toSorted()
          .join()})`,
      ),
    );
    const counts = new Map<string, number>();
    for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
    for (const [colour, count] of counts) bag.push(`${round} ${colour}`, `${round} ${colour} ${count}`);
    bag.push(`${round} all ${shortened(colours.toSorted().join())}`);
  }
  return bag;
};

/** A text by a number, so that colours of colours stay short. */
const shortened = (text: string): string => (hashText(text) >>> 0).toString(36);
