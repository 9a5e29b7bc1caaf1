/**
 * What the study of LogicAsker's §4 would ask and cost. The first iteration and the lengths are known; the second
 * iteration and its lessons hang on what the first finds, so as many questions on leaves drawn at random stand in.
 */
import { type AskedItem, type Item, createGenerator } from "#items";
import { createRandom } from "#arguments";
import { priceTable, withPrices, type LanguageModel, type Prompt } from "#models";
import {
  lengthItems,
  lessonFor,
  nearestLessons,
  teachingArms,
  sourceApartFrom,
  weaknessSet,
  type FreshSource,
  type LengthsPlan,
  type RunPlan,
} from "#runs";
import type { Pacing } from "../asking.ts";
import type { Context } from "../command.ts";
import { generated } from "../commands/run.ts";
import { preview } from "../preview.ts";
import { tellParts, type Part } from "../preview-telling.ts";
import type { SuiteChoice } from "../suite.ts";
import type { LessonSettings } from "../lessons.ts";

export type LogicAskerPlan = {
  readonly first: RunPlan;
  readonly byLength: RunPlan;
  readonly suite: SuiteChoice;
  readonly lengths: LengthsPlan;
  readonly models: readonly LanguageModel[];
  readonly promptOf: (item: AskedItem) => Prompt;
  readonly settings: LessonSettings;
  readonly pacing: Pacing;
};

/** Prints it and gives the exit code. */
export const previewLogicAsker = async (
  { first, byLength, suite, lengths, models, promptOf, settings, pacing }: LogicAskerPlan,
  context: Context,
): Promise<number> => {
  const { common, config } = context;
  const prices = withPrices(priceTable, config.prices);
  const look = async (
    part: string,
    plan: RunPlan,
    items: Iterable<Item>,
    prompt: (item: AskedItem) => Prompt,
    about = false,
  ): Promise<Part> => {
    const seen = await preview({ plan, models, items, prompt, prices, store: common.store });
    return { part, about, items: seen.items, models: seen.models, total: seen.total };
  };
  const parts = [
    await look("first iteration", first, generated(suite.plan, suite.extent), promptOf),
    await look("lengths", byLength, lengthItems(lengths), promptOf),
  ];
  const usedTurns = suite.extent.perLeaf ?? 1;
  const source: FreshSource = { plan: suite.plan, usedTurns, tested: new Set() };
  const leaves = createRandom("preview").shuffle(createGenerator(suite.plan).skills).slice(0, settings.k);
  const items = weaknessSet(leaves, source, settings.perLeaf);
  const apart = sourceApartFrom(source, items);
  const { shots, balanced, reasons = "short", nearest = false, as } = settings;
  const lessons = {
    random: lessonFor(leaves, apart, { strategy: "random", shots, balanced, reasons }),
    weak: lessonFor(leaves, apart, { strategy: "weak", shots, balanced, reasons }),
    ...(nearest ? { nearest: nearestLessons(source, items, { shots, reasons }) } : {}),
  };
  for (const arm of teachingArms("preview", items, lessons, first.prompt, as))
    parts.push(
      await look(
        arm.name === "zero" ? "second iteration" : `${arm.name} demonstrations`,
        { ...first, prompt: arm.plan.prompt },
        items,
        arm.prompt,
        true,
      ),
    );
  const heading =
    "nothing is asked yet; what the second iteration asks hangs on the first, so its lines are about";
  await tellParts(parts, { heading, document: { study: "logicasker" } }, pacing, context);
  return 0;
};
