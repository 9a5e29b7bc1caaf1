/**
 * Refuses a simulated weakness that can have no effect: the novice slips only on questions that are one application of the
 * rule by themselves. A rule may have no pair of one step, and four-option questions are answered by
 * `slip` and `depth` alone.
 */
import { createRecogniser } from "#arguments/recognise";
import { isWithoutPair, rulesOf } from "#catalog/profiles";
import type { GenerationPlan } from "#items/generation";
import { generationPlanOf } from "#items/open-suite";
import { asksChoices, type Suite } from "#items/suite";
import { misuse } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import { weakRulesOf } from "#models/reasoners/open-reasoner";

/** Throws misuse for a model that is to be weak at a rule which no question of the suite's profile asks for. */
export const refuseIdleWeaknesses = (suite: Suite, models: readonly LanguageModel[]): void => {
  for (const model of models) {
    const weak = weakRulesOf(model);
    if (weak.length === 0) continue;
    if (asksChoices(suite))
      throw misuse(
        `${model.id} is weak at “${weak[0]}”, but four-option questions are of no single rule, so the weakness would have no effect`,
        "omit weak: on these questions the novice's errors follow slip and depth",
      );
    const plan = planByOneStep(suite);
    if (plan === undefined) continue;
    const { profile } = plan;
    const asksFor = createLook(plan);
    const idle = weak.find((rule) => !asksFor(rule));
    if (idle !== undefined)
      throw misuse(
        `${model.id} is weak at “${idle}”, but no question of profile ${profile} asks for that rule alone, so the weakness would have no effect`,
        profile === "balanced" &&
          rulesOf("paper").some(({ name }) => name.toLowerCase() === idle.toLowerCase())
          ? "name a rule such as modus tollens, or add --profile paper, whose questions ask for each of its rules alone"
          : `name a rule such as modus tollens${profile === "full" ? "" : ", or add --profile full"}: organon prove --rules lists them`,
      );
  }
};

/** What the suite's questions are made of, where there are some by one step. */
const planByOneStep = (suite: Suite): GenerationPlan | undefined => {
  if (suite.kind !== "generated" && suite.kind !== "lengths" && suite.kind !== "diagnosis") return undefined;
  const lengths =
    suite.kind === "lengths"
      ? suite.lengths
      : typeof suite.length === "number"
        ? [suite.length]
        : suite.length.map(({ length }) => length);
  return lengths.includes(1) ? generationPlanOf(suite) : undefined;
};

/** Whether a rule is asked for by one step: it is one of the profile's, or a form of one of these is an instance of it. */
const createLook = ({ profile, own = [] }: GenerationPlan): ((rule: string) => boolean) => {
  const asked = [...rulesOf(profile === "full" ? "full" : "paper"), ...own].filter(
    (rule) => profile !== "balanced" || !isWithoutPair(rule),
  );
  const known = [...rulesOf("full"), ...own];
  const { recognise } = createRecogniser(known);
  return (name) => {
    const wanted = name.trim().toLowerCase();
    const isWanted = (rule: string): boolean => rule.toLowerCase() === wanted;
    // A rule of a configuration that the suite does not name may look like one that it does.
    if (!known.some((rule) => isWanted(rule.name))) return true;
    return asked.some(
      (one) =>
        isWanted(one.name) || one.forms.some((form) => recognise(form).some(({ rule }) => isWanted(rule))),
    );
  };
};
