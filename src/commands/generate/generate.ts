/**
 * Questions with proved answers, one after the other: each with its text, its key, its tags and the item that proves it.
 */
import { generatedQuestions, buildGenerationPlan } from "#items/open-suite";
import type { ProvedQuestion } from "#items/question";
import type { SuiteVariant } from "#items/suite";
import { generatedSuite } from "#experiments/suites";

/**
 * The questions of a suite; what is left out has its usual value, as in `generatedSuite`. Throws misuse for unknown names.
 *
 * @example
 * const questions = [...generate({ skills: ["modus tollens"], perSkill: 2 })];
 * questions.map(({ key }) => key[0]).toSorted(); // → ["no", "yes"]
 */
export const generate = (
  given: Parameters<typeof generatedSuite>[0] | SuiteVariant<"generated"> = {},
): Generator<ProvedQuestion> => {
  const suite = generatedSuite(given);
  return generatedQuestions(buildGenerationPlan(suite), suite);
};
