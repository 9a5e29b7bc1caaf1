/**
 * Negation by grammar: a clause of our own bank comes with its finite verb marked, "the cook [salted] the broth", and is denied at the
 * mark. Clauses stand here as they stand inside a sentence, with a small letter at the head unless it is a name, and without
 * the full stop.
 */
import lists from "../../data/word-lists.json" with { type: "json" };
import { misuse } from "#logic/error";
import { findBases, findVerb } from "./sentences/verbs.ts";
import type { Clause } from "./words.ts";

/**
 * Both polarities of a clause whose finite verb is marked: "the cook [salted] the broth". Where the verb's own rule
 * would mislead, the mark holds both forms: "the cook [had|did not have] a cold". Throws misuse for a clause
 * without exactly one mark or with a verb that the grammar does not know.
 */
export const parseClause = (marked: string): Clause => {
  const [before, mark, after, ...more] = marked.split(/[[\]]/);
  if (before === undefined || mark === undefined || after === undefined || more.length > 0)
    throw misuse(`“${marked}” does not mark one finite verb in square brackets`);
  const [yes = "", no = findDenial(yes)] = mark.split("|");
  if (no === undefined)
    throw misuse(
      `the negation of “${yes}” in “${marked}” is not known`,
      "add the verb to data/grammar/verbs.json or write “[form|its negation]”",
    );
  return { yes: `${before}${yes}${after}`, no: `${before}${no}${after}` };
};

/** The negation of a finite verb form: "is" → "is not", "salted" → "did not salt"; undefined if unknown or twofold. */
export const findDenial = (form: string): string | undefined => {
  const auxiliary = auxiliaries.get(form);
  if (auxiliary !== undefined) return auxiliary;
  const [base, second] = findBases(form) ?? [];
  if (base === undefined || second !== undefined) return undefined;
  return doSupport(form, base);
};

/** Auxiliaries whose negation denies the clause. Not "may", "might", "should": "it may not rain" leaves rain open. */
const auxiliaries = new Map(Object.entries(lists.denials));

const doSupport = (form: string, base: string): string =>
  findVerb(base)?.pasts.includes(form) === true ? `did not ${base}` : `does not ${base}`;
