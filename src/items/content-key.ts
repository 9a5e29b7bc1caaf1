/**
 * What an item says, whatever its letters, its style and the order of its premises: its formulas with the words in
 * the letters' place. Two items with one key ask the same thing; a training file must hold no such twin of a test.
 */
import { canonical, parse, predicate, print, proposition, type Atom, type Formula } from "#logic";
import { mapAtoms } from "#arguments";
import type { Item } from "./item.ts";
import { wordsOf } from "./verify.ts";

/** The key; equal for equal arguments in equal words. */
export const contentKey = (item: Pick<Item, "premises" | "conclusion" | "lexicon">): string => {
  const premises = item.premises.map((text) => parse(text));
  const conclusion = parse(item.conclusion);
  const { propositions, predicates, relations, constants } = wordsOf(item.lexicon, [...premises, conclusion]);
  const worded = ({ name, terms }: Atom): Formula => {
    const [term] = terms;
    if (term === undefined) return proposition(propositions.get(name)?.yes ?? name);
    const said = (predicates.get(name) ?? relations?.get(name))?.yes ?? name;
    return predicate(
      said,
      ...terms.map((one) =>
        one.kind === "constant" ? { ...one, name: constants.get(one.name) ?? one.name } : one,
      ),
    );
  };
  const written = (formula: Formula): string => print(mapAtoms(canonical(formula), worded));
  return [...premises.map(written).toSorted(), written(conclusion)].join("\n");
};
