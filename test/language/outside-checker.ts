/**
 * Harper, a grammar checker that knows nothing of ours, run in this process from its npm package (its binary is
 * inlined; nothing leaves the machine). Its dictionary is told the names of people and, for the nonsense lexicon, the
 * invented words; all else must pass as it stands. For the sentence bank, whose English is British, it is told every
 * word, since names and rare words are what that bank is made of: there it judges how the words are put together.
 *
 * Agreement is looked for behind a pronoun: Harper reports "She sing" and "It were late", but takes "Karen sing" for a
 * headline. A phrase that agrees with "she" agrees with "Karen", "every person" and "that person".
 */
import { Dialect, LocalLinter } from "harper.js";
import { binaryInlined } from "harper.js/binaryInlined";
import type { Lexicon } from "../../src/language/lexicon.ts";
import type { Family } from "../../src/language/sentences/family.ts";

export type Finding = {
  /** Harper's name of the rule: "AnA". */
  readonly rule: string;
  /** The words found fault with. */
  readonly words: string;
  /** The line that holds them. */
  readonly line: string;
  /** Where the words begin in the line. */
  readonly at: number;
  readonly message: string;
};

export type OutsideChecker = { readonly findingsIn: (text: string) => Promise<readonly Finding[]> };

/** A checker of American English that knows the lexicons' names, and the words of the invented ones. */
export const openChecker = (
  lexicons: readonly Lexicon[],
  invented: readonly Lexicon[] = [],
): Promise<OutsideChecker> =>
  checkerOf(Dialect.American, [
    ...lexicons.flatMap(({ subjects }) => subjects),
    ...invented.flatMap((lexicon) => sentencesOf(lexicon).flatMap(wordsIn)),
  ]);

/** A checker of British English that knows the words of a bank. */
export const openBankChecker = (bank: readonly Family[]): Promise<OutsideChecker> =>
  checkerOf(
    Dialect.British,
    bank.flatMap(({ sentence, paraphrase, contrary }) =>
      [sentence, paraphrase, contrary].flatMap((clause) =>
        clause ? [...wordsIn(clause.yes), ...wordsIn(clause.no)] : [],
      ),
    ),
  );

const wordsIn = (text: string): readonly string[] => text.split(/[ .-]+/);

const checkerOf = async (dialect: Dialect, known: readonly string[]): Promise<OutsideChecker> => {
  const linter = new LocalLinter({ binary: binaryInlined, dialect });
  await linter.importWords([...new Set(known)]);
  const findingsIn = async (marked: string): Promise<readonly Finding[]> => {
    // The marks of lists, (a) and (i), are no words.
    const text = marked.replaceAll(/\((?:[a-z]|i+)\) /g, "");
    const found = await linter.organizedLints(text, { language: "plaintext" });
    return Object.entries(found).flatMap(([rule, lints]) =>
      lints.map((lint) => {
        const { start, end } = lint.span();
        const from = text.lastIndexOf("\n", start) + 1;
        const to = text.indexOf("\n", end);
        const line = text.slice(from, to === -1 ? undefined : to);
        return {
          rule,
          words: text.slice(start, end).trim(),
          line,
          at: start - from,
          message: lint.message(),
        };
      }),
    );
  };
  return { findingsIn };
};

/** Each phrase of a lexicon as a sentence: "She does not sing.", "She trusts Karen.", "It is raining." */
export const sentencesOf = ({ predicates, relations, impersonals }: Lexicon): readonly string[] => [
  ...predicates.flatMap(({ forms }) => forms.flatMap(({ yes, no }) => [`She ${yes}.`, `She ${no}.`])),
  ...relations.flatMap(({ forms }) =>
    forms.flatMap(({ yes, no }) => [`She ${yes} Karen.`, `She ${no} Karen.`]),
  ),
  ...impersonals.flatMap(({ forms }) =>
    forms.flatMap(({ yes, no }) => [`I${yes.slice(1)}.`, `I${no.slice(1)}.`]),
  ),
];
