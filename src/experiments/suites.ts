/**
 * Suites with everything that is not said filled in, and nothing but what a suite has: what a flag, a form or a library's
 * caller leaves out has one meaning everywhere.
 */
import { defaultLexiconName, defaultStyleName } from "./names.ts";
import { withDefaults } from "#logic/with-defaults";
import { choiceTypes } from "#arguments/choice/types";
import { defaultChoicePlan, usualParaphrase, usualSizes } from "#items/choice/plan";
import { papersLengths } from "#items/lengths";
import { papersConditions, readSuite, type SuiteVariant } from "#items/suite";
import { usualTask } from "#items/names";
import { defaults } from "./defaults.ts";
import { version } from "#workspace/settings/version";

/** Some of a suite's members. */
type Given<Kind> = Partial<Omit<Kind, "kind" | "version" | "items">>;

/** The defaults of a profile; profile `paper` asks in the papers' patterns. */
const usualQuestions = (profile: string = defaults.profile) => ({
  profile,
  length: defaults.length,
  seed: defaults.seed,
  style: profile === papersConditions.profile ? papersConditions.style : defaultStyleName,
  lexicon: defaultLexiconName,
});

/**
 * Returns a suite of generated questions: by default ten of each skill, in profile balanced ten of each rule. `rules` and
 * `topics` are custom, as in a configuration: docs/generate-questions.md.
 *
 * @example
 * const { profile, perSkill, seed } = generatedSuite({ perSkill: 2 });
 * [profile, perSkill, seed]; // → ["balanced", 2, 1]
 */
export const generatedSuite = (given: Given<SuiteVariant<"generated">> = {}): SuiteVariant<"generated"> =>
  readSuite(
    "generated",
    withDefaults(
      {
        version,
        ...usualQuestions(given.profile),
        perSkill: given.limit === undefined ? defaults.perSkill : undefined,
      },
      given,
    ),
  );

/**
 * So many questions of each of several lengths: the papers' 1, 3, 5 and 7, and their mix of kinds, where nothing is said.
 *
 * @example
 * lengthsSuite({ lengths: [1, 3] }).perLength; // → 100
 */
export const lengthsSuite = (given: Given<SuiteVariant<"lengths">> = {}): SuiteVariant<"lengths"> => {
  const { length: _, ...usual } = usualQuestions(given.profile);
  // Twins are half yes and half no by themselves; a plan without a mix has as many of each skill, as all once had.
  const { mix = usual.profile === "balanced" ? "skills" : "paper", ...rest } = given;
  const { lengths, perLength } = papersLengths;
  return readSuite("lengths", {
    ...withDefaults({ version, ...usual, lengths, perLength }, rest),
    mix: mix === "skills" ? undefined : mix,
  });
};

/** Questions of one step have few arguments, and those of several need several rules. */
const severalSteps = [1, 2, 3].map((length) => ({ length, weight: 1 }));

/**
 * A search for the rules behind wrong answers, under a budget of questions for each model.
 *
 * @example
 * diagnosisSuite().budget; // → 600
 */
export const diagnosisSuite = (given: Given<SuiteVariant<"diagnosis">> = {}): SuiteVariant<"diagnosis"> =>
  readSuite(
    "diagnosis",
    withDefaults(
      { version, ...usualQuestions(given.profile), length: severalSteps, budget: defaults.budget },
      given,
    ),
  );

/**
 * Four-option questions; ten of each type where nothing is said.
 *
 * @example
 * choiceSuite({ perType: 20 }).recipe; // → "fair"
 */
export const choiceSuite = (given: Given<SuiteVariant<"choice">> = {}): SuiteVariant<"choice"> => {
  const { recipe, seed, facts, steps } = defaultChoicePlan;
  const suite = withDefaults(
    {
      version,
      perType: defaults.perSkill,
      seed,
      recipe,
      propositions: usualSizes[given.recipe ?? recipe].n,
      variables: usualSizes[given.recipe ?? recipe].variables,
      facts: [facts[0], facts[1]],
      steps,
      paraphrase: usualParaphrase[given.recipe ?? recipe],
    },
    given,
  );
  return readSuite("choice", { ...suite, items: choiceTypes.length * suite.perType });
};

/** Questions of tasks with difficulty parameters; twelve of each setting, in three answers, where nothing is said. */
export const taskSuite = (given: Given<SuiteVariant<"tasks">> = {}): SuiteVariant<"tasks"> => {
  const { seed, style, lexicon } = usualQuestions();
  const perPoint = given.limit === undefined ? defaults.perPoint : undefined;
  return readSuite(
    "tasks",
    withDefaults({ version, seed, tasks: [usualTask], parameters: {}, style, lexicon, perPoint }, given),
  );
};
