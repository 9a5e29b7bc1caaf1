/**
 * How many questions a precision takes, or what precision, and which drops, a number of questions buys; with models named,
 * what they would cost. Nothing is asked.
 */
import type { Skill } from "#catalog/skill";
import { createGenerator } from "#items/generate";
import { leafItemsOf } from "#items/leaf-items";
import { generationPlanOf } from "#items/open-suite";
import { questionOf, type Question } from "#items/question";
import type { SuiteOf } from "#items/suite";
import { OrganonError } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import type { PriceTable } from "#models/prices";
import type { BudgetPlan, PlanCost, PrecisionPlan } from "#report/documents/plan-document";
import { promptFor } from "#runs/prompt";
import { answersFor, detectableDrop, detectablePairedDrop, halfWidth } from "#scores/precision";
import { preview } from "./preview.ts";
import { generatedSuite } from "./suites.ts";

/** What is to be known: a precision's price, or what a budget buys. */
type PlanOptions = {
  /** Half the width of the 95 % interval, as in 0.03; or questions for each model. One of both. */
  readonly precision?: number;
  readonly budget?: number;
  /** The accuracy that is expected; 0.8 unless it is said. */
  readonly accuracy?: number;
  /** What the questions are like; how many there are does not matter. */
  readonly suite?: SuiteOf<"generated">;
  readonly models?: readonly LanguageModel[];
};

/**
 * The plan; with its cost where models are named.
 *
 * @example
 * const { leaves } = await plan({ precision: 0.03 });
 * leaves; // → 148
 */
export const plan = async (
  { precision, budget, accuracy = 0.8, suite = generatedSuite(), models = [] }: PlanOptions,
  { prices }: { readonly prices?: PriceTable } = {},
): Promise<(PrecisionPlan | BudgetPlan) & { readonly cost?: PlanCost }> => {
  if ((precision === undefined) === (budget === undefined))
    throw new OrganonError("misuse", "plan takes --precision or --budget", {
      hint: "as in organon plan --precision 0.03, or organon plan --budget 2080",
    });
  const generator = createGenerator(generationPlanOf(suite));
  const { leaves } = leafItemsOf(generator);
  const told = {
    ...(precision === undefined
      ? budgetPlan(budget ?? 0, accuracy, leaves)
      : precisionPlan(precision, accuracy, leaves)),
    twins: generator.perLeafStep === 2,
  };
  if (models.length === 0) return told;
  const questions = "budget" in told ? told.asked : (told.targets[0]?.worst.total ?? 0);
  return { ...told, cost: await costOf(suite, questions, models, prices) };
};

/** What accuracies are told of, and how many leaves each of them has at least. */
const groupingsOf = (skills: readonly Skill[]) => {
  const by = (nameOf: (skill: Skill) => string, among = skills) => {
    const groups = [...Map.groupBy(among, nameOf).values()];
    return { groups: groups.length, leaves: Math.min(...groups.map((group) => group.length)) };
  };
  // A rule of one leaf, such as a fallacy, stands among the leaves.
  const sizes = Map.groupBy(skills, ({ rule }) => rule);
  const rules = by(
    ({ rule }) => rule,
    skills.filter(({ rule }) => (sizes.get(rule)?.length ?? 0) > 1),
  );
  return [
    { of: "overall", groups: 1, leaves: skills.length },
    { of: "logic", ...by(({ logic }) => logic) },
    { of: "category", ...by(({ category }) => category) },
    ...(rules.groups > 0 ? [{ of: "rule", ...rules }] : []),
    { of: "leaf", groups: skills.length, leaves: 1 },
  ];
};

const precisionPlan = (precision: number, accuracy: number, skills: readonly Skill[]): PrecisionPlan => ({
  precision,
  accuracy,
  leaves: skills.length,
  targets: groupingsOf(skills).map(({ of, groups, leaves }) => {
    const needed = (share: number) => {
      const n = answersFor(precision, share);
      const perLeaf = Math.ceil(n / leaves);
      return { n, perLeaf, total: perLeaf * skills.length };
    };
    return { of, groups, worst: needed(0.5), expected: needed(accuracy) };
  }),
});

const budgetPlan = (budget: number, accuracy: number, skills: readonly Skill[]): BudgetPlan => {
  const perLeaf = Math.floor(budget / skills.length);
  // Fewer questions than leaves: only the whole can be told.
  const asked = perLeaf === 0 ? budget : perLeaf * skills.length;
  return {
    budget,
    accuracy,
    leaves: skills.length,
    perLeaf,
    asked,
    targets: groupingsOf(skills)
      .filter(({ of }) => perLeaf > 0 || of === "overall")
      .map(({ of, groups, leaves }) => {
        const n = of === "overall" ? asked : perLeaf * leaves;
        return {
          of,
          groups,
          n,
          worst: halfWidth(n, 0.5),
          expected: halfWidth(n, accuracy),
          drop: {
            otherQuestions: detectableDrop(n, accuracy),
            sameQuestions: detectablePairedDrop(n, accuracy),
          },
        };
      }),
  };
};

/** What so many questions cost, reckoned from one question of each leaf. */
const costOf = async (
  suite: SuiteOf<"generated">,
  questions: number,
  models: readonly LanguageModel[],
  prices: PriceTable | undefined,
): Promise<PlanCost> => {
  const { skills, perLeafStep, at } = createGenerator(generationPlanOf(suite));
  const sample: Question[] = [];
  for (let index = 0; index < skills.length * perLeafStep; index += perLeafStep) {
    const outcome = at(index);
    if ("item" in outcome) sample.push(questionOf(outcome.item));
  }
  const seen = await preview(
    {
      what: "plan",
      plan: { models: models.map(({ id }) => id), suite, prompt: { style: "direct" }, epochs: 1 },
      models,
      questions: () => sample,
      prompt: (question) => promptFor(question, { style: "direct" }),
    },
    { prices },
  );
  const scale = questions / Math.max(1, sample.length);
  const scaled = (usd: number | null): number | null => (usd === null ? null : usd * scale);
  return {
    questions,
    priceDate: seen.priceDate,
    models: seen.models.map(({ model, usd }) => ({
      model,
      usd: { usual: scaled(usd.usual), most: scaled(usd.most) },
    })),
  };
};
