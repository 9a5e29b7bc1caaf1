/**
 * What the study of LogicAsker's §4 would ask and cost. The first iteration and the lengths are known; the second
 * iteration and its lessons hang on what the first finds, so as many questions on leaves drawn at random stand in.
 */
import type { AskedItem, Item } from "#items";
import { priceTable, showUsd, withPrices, type LanguageModel, type Prompt } from "#models";
import {
  lengthItems,
  lessonFor,
  nearestLessons,
  teachingArms,
  weaknessSet,
  type FreshSource,
  type LengthsPlan,
  type RunPlan,
} from "#study";
import { createGenerator, createRandom } from "#items";
import type { Pacing } from "../asking.ts";
import type { Context } from "../command.ts";
import { generated } from "../commands/run.ts";
import { preview, type Preview } from "../preview.ts";
import type { SuiteChoice } from "../suite.ts";
import type { LessonSettings } from "../telling.ts";

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

type Part = { readonly part: string; readonly about: boolean } & Pick<Preview, "items" | "models" | "total">;

/** Prints it and gives the exit code. */
export const previewLogicAsker = async (
  { first, byLength, suite, lengths, models, promptOf, settings, pacing }: LogicAskerPlan,
  { terminal, common, config }: Context,
): Promise<number> => {
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
  const { shots, balanced, reasons = "short", nearest = false, as } = settings;
  const lessons = {
    random: lessonFor(leaves, source, { strategy: "random", shots, balanced, reasons }),
    weak: lessonFor(leaves, source, { strategy: "weak", shots, balanced, reasons }),
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
  const calls = parts.reduce((sum, { total }) => sum + total.calls, 0);
  const usd = (which: "usual" | "most"): number | null =>
    parts.reduce<number | null>((sum, { total }) => {
      const more = total.usd[which];
      return sum === null || more === null ? null : sum + more;
    }, 0);
  const total = { calls, usd: { usual: usd("usual"), most: usd("most") } };
  await terminal.out(
    common.json
      ? JSON.stringify({ study: "logicasker", priceDate: prices.date, parts, total }, null, 1)
      : described(parts, total, prices.date, pacing),
  );
  return 0;
};

const described = (
  parts: readonly Part[],
  total: Preview["total"],
  priceDate: string,
  { maxCost }: Pacing,
): string => {
  const range = ({ usual, most }: Preview["total"]["usd"]): string =>
    usual === null || most === null
      ? "price unknown"
      : usual === most
        ? showUsd(usual)
        : `${showUsd(usual)} to ${showUsd(most)}`;
  return [
    "nothing is asked yet; what the second iteration asks hangs on the first, so its lines are about",
    ...parts.map(({ part, about, total: own, models }) => {
      const stored = models.reduce((sum, model) => sum + model.stored, 0);
      const kept = about || stored === 0 ? "" : ` (${stored} more are stored)`;
      return `  ${part}: ${about ? "about " : ""}${own.calls} calls${kept}, ${range(own.usd)}`;
    }),
    `in all ${total.calls} calls, ${range(total.usd)} (prices of ${priceDate})`,
    ...(maxCost === undefined ? [] : [`--max-cost stops at ${showUsd(maxCost)}`]),
  ].join("\n");
};
