/** Estimates the cost of questions that follow from answers, from one similar question of each skill. Makes no model calls. */
import { createGenerator } from "#items/generate";
import { buildGenerationPlan } from "#items/open-suite";
import { toQuestion, type Question } from "#items/question";
import type { SuiteVariant } from "#items/suite";
import type { LanguageModel } from "#models/language-model";
import type { PriceTable } from "#models/prices";
import type { RunPlan } from "#runs/plan";
import { planQuestions } from "./asking.ts";
import { preview } from "./preview.ts";

/** Estimates the cost of many questions from one question of each skill. */
export const estimateQuestionsCost = async (
  suite: SuiteVariant<"generated">,
  questions: number,
  models: readonly LanguageModel[],
  prices: PriceTable | undefined,
  prompt: RunPlan["prompt"] = { style: "direct" },
) => {
  const { skills, groupSize, at } = createGenerator(buildGenerationPlan(suite));
  const sample: Question[] = [];
  for (let index = 0; index < skills.length * groupSize; index += groupSize) {
    const outcome = at(index);
    if ("item" in outcome) sample.push(toQuestion(outcome.item));
  }
  const planned = planQuestions("plan", sample, models, { suite, prompt });
  const seen = await preview(planned, { prices });
  const scale = questions / Math.max(1, sample.length);
  const scaled = (usd: number | null): number | null => (usd === null ? null : usd * scale);
  return {
    questions,
    priceDate: seen.priceDate,
    models: seen.models.map(({ model, usd }) => ({
      model,
      usd: { least: scaled(usd.least), likely: scaled(usd.likely), most: scaled(usd.most) },
    })),
  };
};
