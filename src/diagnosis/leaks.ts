/**
 * Detects leaks: training questions that are also tested. A question leaks if it has the id of a tested one, its text
 * (ignoring case and spaces), or its content. The content is the formulas with their words, independent of style,
 * symbols and order of premises. Imported questions have no formulas; they are compared by id and text.
 */
import type { ProblemLine } from "#items/problem-line";
import { canonical } from "#logic/canonical";
import { predicate, proposition, type Atom, type Formula } from "#logic/formula";
import { parse, print } from "#logic/notation";
import { mapAtoms } from "#logic/map-parts";
import { buildWords } from "#items/item-words";

/** A question to exclude from training. */
export type TestedQuestion = Pick<ProblemLine<"rule">, "id" | "question"> &
  Partial<Pick<ProblemLine<"rule">, "premises" | "conclusion" | "lexicon">>;

export type Leak = "id" | "text" | "content";

export const createLeakGuard = (tested: Iterable<TestedQuestion> = []) => {
  const [ids, texts, contents] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const add = (question: TestedQuestion): void => {
    ids.add(question.id);
    texts.add(plainText(question.question));
    const content = getContent(question);
    if (content !== undefined) contents.add(content);
  };
  for (const question of tested) add(question);
  return {
    add,
    /** Returns the property by which a question leaks; undefined if it does not. */
    leakOf: (question: TestedQuestion): Leak | undefined => {
      if (ids.has(question.id)) return "id";
      if (texts.has(plainText(question.question))) return "text";
      const content = getContent(question);
      return content !== undefined && contents.has(content) ? "content" : undefined;
    },
  };
};

const plainText = (text: string): string => text.toLowerCase().replace(/\s+/g, " ").trim();

const getContent = ({ premises, conclusion, lexicon }: TestedQuestion): string | undefined =>
  premises === undefined || conclusion === undefined || lexicon === undefined
    ? undefined
    : contentKey({ premises, conclusion, lexicon });

/**
 * Returns an item's content independent of its symbols, style and order of premises: its formulas with the words in place of
 * the symbols. Two items with equal content ask the same question; a training file must contain none of a test.
 */
export const contentKey = (
  item: Pick<ProblemLine<"rule">, "premises" | "conclusion" | "lexicon">,
): string => {
  const premises = item.premises.map((text) => parse(text));
  const conclusion = parse(item.conclusion);
  const { propositions, predicates, relations, constants } = buildWords(item.lexicon, [
    ...premises,
    conclusion,
  ]);
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
  const toCanonicalText = (formula: Formula): string => print(mapAtoms(canonical(formula), worded));
  return [...premises.map(toCanonicalText).toSorted(), toCanonicalText(conclusion)].join("\n");
};
