/**
 * Suites with everything that is not said filled in, and nothing but what a suite has: what a flag, a form or a library's
 * caller leaves out has one meaning everywhere.
 */
import { choiceTypes } from "#arguments";
import { defaultLexicon, defaultStyle } from "#language";
import { defaultChoicePlan, papersLengths, readSuite, type SuiteOf } from "#items";
import { version } from "./settings/version.ts";

/** Some of a suite's members. */
type Given<Kind> = Partial<Omit<Kind, "kind" | "version" | "items">>;

/** What questions are like unless somebody says otherwise. */
export const usualQuestions = {
  profile: "balanced",
  length: 1,
  seed: 1,
  style: defaultStyle.name,
  lexicon: defaultLexicon.name,
} as const;

/** Questions of each leaf where neither they nor all are limited. */
const usualPerLeaf = 10;

/**
 * A generated suite; ten questions of each leaf where nothing is said.
 *
 * @example
 * const { profile, perLeaf, seed } = generatedSuite({ perLeaf: 2 });
 * [profile, perLeaf, seed]; // → ["balanced", 2, 1]
 */
export const generatedSuite = (given: Given<SuiteOf<"generated">> = {}): SuiteOf<"generated"> =>
  readSuite("generated", {
    version,
    ...usualQuestions,
    ...(given.limit === undefined ? { perLeaf: usualPerLeaf } : {}),
    ...given,
  });

/**
 * So many questions of each of several lengths: the papers' 1, 3, 5 and 7, and their mix of kinds, where nothing is said.
 *
 * @example
 * lengthsSuite({ lengths: [1, 3] }).perLength; // → 100
 */
export const lengthsSuite = (given: Given<SuiteOf<"lengths">> = {}): SuiteOf<"lengths"> => {
  const { length: _, ...usual } = usualQuestions;
  // Twins are half yes and half no by themselves; a plan without a mix has as many of each leaf, as all once had.
  const { mix = (given.profile ?? usual.profile) === "balanced" ? "leaves" : "paper", ...rest } = given;
  return readSuite("lengths", {
    version,
    ...usual,
    lengths: [...papersLengths.lengths],
    perLength: papersLengths.perLength,
    ...rest,
    ...(mix === "leaves" ? {} : { mix }),
  });
};

/**
 * A search for the weakest leaves under a budget of questions for each model.
 *
 * @example
 * adaptiveSuite({ budget: 2080 }).weakest; // → 10
 */
export const adaptiveSuite = (
  given: Given<SuiteOf<"adaptive">> & { readonly budget: number },
): SuiteOf<"adaptive"> =>
  readSuite("adaptive", { version, ...usualQuestions, weakest: 10, confirm: 10, ...given });

/**
 * Four-option questions; ten of each type where nothing is said.
 *
 * @example
 * choiceSuite({ perType: 20 }).recipe; // → "fair"
 */
export const choiceSuite = (given: Given<SuiteOf<"choice">> = {}): SuiteOf<"choice"> => {
  const { recipe, seed, n, variables, facts, steps, paraphrase } = defaultChoicePlan;
  return readSuite("choice", {
    version,
    perType: usualPerLeaf,
    seed,
    recipe,
    propositions: n,
    variables,
    facts: [facts[0], facts[1]],
    steps,
    paraphrase,
    ...given,
    items: choiceTypes.length * (given.perType ?? usualPerLeaf),
  });
};

/**
 * The same arguments in other words, styles and orders.
 *
 * @example
 * biasSuite({ pairs: 10 }).seed; // → 1
 */
export const biasSuite = (given: Given<SuiteOf<"biases">> = {}): SuiteOf<"biases"> => ({
  kind: "biases",
  version,
  seed: 1,
  pairs: 50,
  ...given,
});
