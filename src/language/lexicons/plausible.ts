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
import { impersonal, createLexicon, type Lexicon } from "../lexicon.ts";
import { parseLexemes } from "../word-page.ts";

const buildWords = (pages: typeof agreeing): Omit<Lexicon, "name"> => ({
  subjects: names,
  predicates: parseLexemes(pages.predicates),
  relations: parseLexemes(pages.relations),
  impersonals: parseLexemes(pages.impersonals).map(impersonal),
});

/** Properties of every person; facts of the world. */
export const plausible = createLexicon("plausible", () => buildWords(agreeing));

/** Properties of nobody; no facts of the world. */
export const counterintuitive = createLexicon("counterintuitive", () => buildWords(against));
