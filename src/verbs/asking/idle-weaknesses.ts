/**
 * Refuses a simulated weakness that can have no effect: the novice slips only on questions that are one application of the
 * rule by themselves. A rule may have no pair of one step, and four-option questions are answered by
 * `slip` and `depth` alone.
 */
import { rulesOf } from "#catalog/profiles";
import { createGenerator } from "#items/generate";
import type { GenerationPlan } from "#items/generation";
import { generationPlanOf } from "#items/open-suite";
import { styleNamed } from "#language/lists";
import { asksChoices, type Suite } from "#items/suite";
import { misuse } from "#logic/error";
import { parse } from "#logic/notation";
import type { LanguageModel } from "#models/language-model";
import { weakRulesOf } from "#models/reasoners/open-reasoner";
import { createQuestionRecogniser } from "#models/reasoners/recognise-questions";

/** Of each rule so many questions are looked at: in profile `balanced` no rule has more pairs by one step. */
const lookedAt = 64;

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
        profile === "balanced" && paperRules.has(idle.toLowerCase())
          ? "name a rule such as modus tollens, or add --profile paper, whose questions ask for each of its rules alone"
          : `name a rule such as modus tollens${profile === "full" ? "" : ", or add --profile full"}: organon skills lists them`,
      );
  }
};

const paperRules: ReadonlySet<string> = new Set(rulesOf("paper").map(({ name }) => name.toLowerCase()));

/** The suite's questions by one step, of whatever rules and kinds; undefined where it has none, or others, too. */
const planByOneStep = (suite: Suite): GenerationPlan | undefined => {
  if (suite.kind !== "generated" && suite.kind !== "lengths" && suite.kind !== "adaptive") return undefined;
  const lengths =
    suite.kind === "lengths"
      ? suite.lengths
      : typeof suite.length === "number"
        ? [suite.length]
        : suite.length.map(({ length }) => length);
  if (!lengths.includes(1)) return undefined;
  const { skills: _skills, kinds: _kinds, distinct: _distinct, ...plan } = generationPlanOf(suite);
  // Only formulas are looked at, and signs are written fastest.
  return { ...plan, length: 1, style: styleNamed("symbolic") };
};

/** Whether any question of a plan is recognised as an instance of a rule: of the rule's own first, then of any. */
const createLook = (plan: GenerationPlan): ((rule: string) => boolean) => {
  const known = [...rulesOf("full"), ...(plan.own ?? [])];
  const isAbout = createQuestionRecogniser(known);
  const isAmong = (names: readonly string[], wanted: string): boolean => {
    const generator = createGenerator({ ...plan, skills: names });
    for (let index = 0; index < lookedAt * generator.skills.length; index++) {
      const outcome = generator.at(index);
      if (!("item" in outcome)) continue;
      const { premises, conclusion } = outcome.item;
      const sequent = { premises: premises.map((text) => parse(text)), conclusion: parse(conclusion) };
      if (isAbout(sequent, wanted)) return true;
    }
    return false;
  };
  const own = [...rulesOf(plan.profile === "full" ? "full" : "paper"), ...(plan.own ?? [])];
  return (name) => {
    const rule = known.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
    // A rule of a configuration that the suite does not name may look like one that it does.
    if (rule === undefined) return true;
    // No argument with quantifiers looks like one without.
    const names = own.filter(({ logic }) => logic === rule.logic).map((one) => one.name);
    const isOwn = names.includes(rule.name);
    // Elsewhere a question of a rule is an instance of it.
    if (isOwn && plan.profile !== "balanced") return true;
    return (isOwn && isAmong([rule.name], rule.name)) || isAmong(names, rule.name);
  };
};
