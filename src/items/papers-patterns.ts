/**
 * The patterns of LogicAsker's published sentences beside those of the style `paper`: each sentence is parsed to a formula, the formula
 * is said in the same words of Appendix D.3, and the two sentences are compared, the names of variables put aside.
 */
import { uncapitalized } from "#language/capitals";
import { papers } from "#language/lexicons/papers";
import type { VerbPhrase } from "#language/lexicon";
import { mixedPaper } from "#language/styles/paper";
import { mapAtoms } from "#logic/map-parts";
import { canonical } from "#logic/canonical";
import { eachAtom, type Formula } from "#logic/formula";
import { getOrInsert, memoize } from "#logic/memoize";
import { print } from "#logic/notation";
import { readSentence } from "./readings/logicasker.ts";

/** Of the sentences of one formula: how many there are, how many are the style's letter for letter, and how many but for a listed mend. */
export type PatternShare = {
  readonly formula: string;
  readonly sentences: number;
  readonly same: number;
  readonly mended: number;
  /** One that is neither, and what the style says. */
  readonly other?: { readonly theirs: string; readonly ours: string };
};

type Counting = { -readonly [Name in keyof PatternShare]: PatternShare[Name] };

/** The sentences by their formulas, most frequent first; what no template fits is the formula "". */
export const patternsOf = (sentences: Iterable<string>): readonly PatternShare[] => {
  const found = new Map<string, Counting>();
  for (const sentence of sentences) {
    const compared = readSentence(sentence).flatMap((formula) => {
      const ours = said(formula);
      return ours === undefined ? [] : [{ formula: shapeOf(formula), ours, ...compare(sentence, ours) }];
    });
    const best = compared.find(({ same }) => same) ?? compared.find(({ mended }) => mended) ?? compared[0];
    const formula = best?.formula ?? "";
    const row = getOrInsert(found, formula, (): Counting => ({ formula, sentences: 0, same: 0, mended: 0 }));
    row.sentences += 1;
    if (best?.same === true) row.same += 1;
    else if (best?.mended === true) row.mended += 1;
    else row.other ??= { theirs: sentence, ours: best?.ours ?? "" };
  }
  return [...found.values()].toSorted((a, b) => b.sentences - a.sentences);
};

const compare = (theirs: string, ours: string) => {
  const [one, other] = [theirs, ours].map((text) => withVariables(uncapitalized(text)));
  return { same: one === other, mended: mendedText(one!) === mendedText(other!) };
};

/** Variables renamed in the order in which they appear; the papers write v_2 as well. */
const withVariables = (text: string): string => {
  const names = new Map<string, string>();
  return text.replaceAll(/(?<!['’])\b[b-z](?:_?\d+)?\b(?!['’])/g, (name) =>
    getOrInsert(names, name, () => `v${names.size + 1}`),
  );
};

/** Without what style `paper` mends: moods, commas between clauses, "also", and what brackets alternatives. */
const mendedText = (text: string): string =>
  text
    .replaceAll(/ were (not )?/g, " is $1")
    .replaceAll(/, (?=and |or )/g, " ")
    .replaceAll(" and also ", " and ")
    .replaceAll(/either (?=there |for )|at least one of these is true: | else(?= for all)/g, "");

/** A formula with its letters named in order: a clause about somebody is a proposition. */
const shapeOf = (formula: Formula): string => {
  const names = new Map<string, string>();
  return print(
    mapAtoms(canonical(formula), (atom) => {
      const isClause = atom.terms.every(({ kind }) => kind === "constant");
      const letters = isClause ? "pqrstuvw" : "PQRSTUVW";
      const name = getOrInsert(names, print(isClause ? atom : { ...atom, terms: [] }), () => {
        const used = [...names.values()].filter((one) => letters.includes(one)).length;
        return letters[used] ?? `A${used}`;
      });
      return { ...atom, name, terms: isClause ? [] : atom.terms };
    }),
  );
};

/** The phrases of the appendix by the names that the reader gives them. */
const phrases = memoize((kind: "personal" | "impersonal"): ReadonlyMap<string, VerbPhrase> => {
  const named = new Map<string, VerbPhrase>();
  for (const lexeme of kind === "personal" ? papers.predicates : papers.impersonals) {
    const present = lexeme.forms[0]!;
    const [formula] = readSentence(`${kind === "personal" ? `Mary ${present.yes}` : present.yes}.`);
    if (formula?.kind === "atom") named.set(formula.name, present);
  }
  return named;
});

/** What the style says; undefined where the formula has other words. */
const said = (formula: Formula): string | undefined => {
  const constants = new Map<string, string>();
  let isKnown = true;
  eachAtom(formula, ({ name, terms }) => {
    isKnown &&= phrases(terms.length === 0 ? "impersonal" : "personal").has(name);
    for (const term of terms)
      if (term.kind === "constant")
        constants.set(term.name, `${term.name.charAt(0).toUpperCase()}${term.name.slice(1)}`);
  });
  return isKnown
    ? mixedPaper.say(formula, {
        propositions: phrases("impersonal"),
        predicates: phrases("personal"),
        constants,
      })
    : undefined;
};
