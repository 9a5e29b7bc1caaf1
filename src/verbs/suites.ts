/**
 * Suites with everything that is not said filled in, and nothing but what a suite has: what a flag, a form or a library's
 * caller leaves out has one meaning everywhere.
 */
import { choiceTypes, dialNames } from "#arguments";
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

/** Questions of each setting of the dials where neither they nor all are limited. */
const usualPerPoint = 12;

/**
 * Questions whose difficulty is set by dials; twelve of each setting, in three answers, where nothing is said.
 *
 * @example
 * dialSuite({ dials: { length: [1, 2, 4] } }).tasks; // → ["three-way"]
 */
export const dialSuite = (given: Given<SuiteOf<"dials">> = {}): SuiteOf<"dials"> => {
  const { seed, style, lexicon } = usualQuestions;
  return readSuite("dials", {
    version,
    seed,
    tasks: ["three-way"],
    dials: {},
    style,
    lexicon,
    ...(given.limit === undefined ? { perPoint: usualPerPoint } : {}),
    ...given,
  });
};

/**
 * Every dial turned alone and length with distractors together, 200 questions for each, where nothing is said; a map that is
 * undefined is left out.
 *
 * @example
 * frontierSuite({ turned: ["width"], map: undefined }).budget; // → 200
 */
export const frontierSuite = (
  given: Omit<Given<SuiteOf<"frontier">>, "map"> & {
    readonly map?: readonly [string, string] | undefined;
  } = {},
): SuiteOf<"frontier"> => {
  const { seed, style, lexicon } = usualQuestions;
  const { map, ...rest } = { map: ["length", "distractors"] as const, ...given };
  return readSuite("frontier", {
    version,
    seed,
    task: "three-way",
    turned: [...dialNames],
    base: {},
    style,
    lexicon,
    budget: 200,
    round: 24,
    ...rest,
    ...(map === undefined ? {} : { map }),
  });
};

/**
 * Stories of belief revision: sixty, of two to six turns, where nothing is said.
 *
 * @example
 * revisionSuite({ stories: 10 }).turns; // → [2, 6]
 */
export const revisionSuite = (given: Given<SuiteOf<"revision">> = {}): SuiteOf<"revision"> => {
  const { seed, style, lexicon } = usualQuestions;
  return readSuite("revision", { version, seed, stories: 60, turns: [2, 6], style, lexicon, ...given });
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
