/**
 * An item's words: as its lexicon gives them, and put to further formulas over its letters, such as the lines of its chain.
 */
import { splitClause } from "#language/clause-parts";
import type { Pronouns, VerbPhrase } from "#language/lexicon";
import { findStyle } from "#language/lists";
import type { Clause, Words } from "#language/words";
import type { Formula } from "#logic/formula";
import { parse } from "#logic/notation";
import { sortSymbols } from "./letters.ts";
import type { ProblemLine } from "./problem-line.ts";

/** Says formulas, as printed, in the words and the style of an item. */
export const createItemSpeaker = (
  item: Pick<ProblemLine<"rule">, "lexicon" | "style" | "premises" | "conclusion" | "steps">,
): ((formula: string) => string) => {
  const lines = item.steps.flatMap(({ from, to }) => [...from, to]);
  const words = buildWords(
    item.lexicon,
    [...item.premises, item.conclusion, ...lines].map((text) => parse(text)),
  );
  const style = findStyle(item.style);
  return (formula) => style.say(parse(formula), words);
};

/** The words that an item's lexicon gives: denied ones, too, to any letter but a constant; `formulas` tell places. */
export const buildWords = (lexicon: ProblemLine["lexicon"], formulas: readonly Formula[]): Words => {
  const letters = sortSymbols(formulas);
  const [twoPlace, clauses] = [new Set(letters.relations), new Set(letters.propositions)];
  const propositions = new Map<string, Clause>();
  const predicates = new Map<string, VerbPhrase>();
  const relations = new Map<string, VerbPhrase>();
  const constants = new Map<string, string>();
  let [noun, thing]: [string | undefined, string | undefined] = [undefined, undefined];
  for (const { letter, text, denied } of lexicon) {
    if (denied === null && letter === "x") noun = text;
    else if (denied === null && letter === "y") thing = text;
    else if (denied === null) constants.set(letter, text);
    else if (twoPlace.has(letter)) relations.set(letter, { yes: text, no: denied });
    else
      (clauses.has(letter) || /^[a-z]/.test(letter) ? propositions : predicates).set(letter, {
        yes: text,
        no: denied,
      });
  }
  return { propositions, predicates, relations, constants, noun, thing, pronouns: readPronouns(lexicon) };
};

/** The pronouns that the names and the noun of a lexicon have; undefined where the program's tables have them all. */
export const readPronouns = (lexicon: ProblemLine["lexicon"]): Pronouns | undefined => {
  const own = lexicon.flatMap(({ text, denied, pronoun }) =>
    pronoun === undefined ? [] : [[findRowName({ text, denied }) ?? text, pronoun] as const],
  );
  return own.length === 0 ? undefined : new Map(own);
};

/** Returns what a row is about: a name or a noun, or the subject of its clause. */
export const findRowName = ({
  text,
  denied,
}: Pick<ProblemLine["lexicon"][number], "text" | "denied">): string | undefined =>
  denied === null ? text : splitClause({ yes: text, no: denied })?.subject;
