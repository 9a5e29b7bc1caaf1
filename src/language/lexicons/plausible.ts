/**
 * The plausible lexicon: what agrees with common sense when it is said of any person ("breathes air", "was
 * born"), and what is plainly true of the world ("it is cold in Antarctica"). Every atom is believable, every
 * negated atom is not. The counterintuitive one is its twin: "breathes lava", "it rains upward".
 *
 * Line by line they have the same groups, the same number of lexemes in each, the same tenses, the same number of
 * words. So item k of a plan is one argument in both, but for what its words claim, and the difference between the two
 * scores is belief bias and nothing else. Different groups are independent all the same: whoever imagines one of
 * these may imagine another, or leave it. Source of the idea: DivLogicEval §2.1, statements joined against common
 * sense, so that nothing but the logic gives the answer.
 */
import names from "../../../data/lexicons/names.json" with { type: "json" };
import against from "../../../data/lexicons/counterintuitive.json" with { type: "json" };
import agreeing from "../../../data/lexicons/plausible.json" with { type: "json" };
import { impersonal, lexiconOf, type Lexicon } from "../lexicon.ts";
import { lexemesOf } from "../word-page.ts";

const wordsOf = (pages: typeof agreeing): Omit<Lexicon, "name"> => ({
  subjects: names,
  predicates: lexemesOf(pages.predicates),
  relations: lexemesOf(pages.relations),
  impersonals: lexemesOf(pages.impersonals).map(impersonal),
});

/** What every person does, has and is; what the world is like. */
export const plausible = lexiconOf("plausible", () => wordsOf(agreeing));

/** What nobody does, has or is; what the world is not like. */
export const counterintuitive = lexiconOf("counterintuitive", () => wordsOf(against));
