/**
 * A suite: the items of a plan up to an end, streamed. `perLeaf` items of each leaf, or `limit` items in all,
 * or both; a shard keeps the indices that are its own, so that the shards together are the whole.
 */
import { OrganonError } from "#logic";
import { createGenerator, type GenerationPlan, type ItemGenerator, type Outcome } from "./generate.ts";

export type Extent = {
  /** Items of each leaf; even where they come in pairs of twins. */
  readonly perLeaf?: number;
  /** Items in all. */
  readonly limit?: number;
  readonly shard?: { readonly number: number; readonly of: number };
};

/** Where a suite ends, all in items or indices of the whole; `asked` is what the shard asks for. */
export type SuiteEnd = {
  /** The index before which it ends. */
  readonly end: number;
  readonly limit: number;
  /** It ends where so many indices in a row give nothing: every leaf has had its turn. */
  readonly barren: number;
  readonly asked: number;
};

/** Where the suite of an extent ends. An odd number of items a leaf of twins is misuse. */
export const endOf = ({ skills, perLeafStep }: ItemGenerator, extent: Extent): SuiteEnd => {
  const { perLeaf, limit = Number.POSITIVE_INFINITY, shard = { number: 1, of: 1 } } = extent;
  if (perLeaf !== undefined && perLeaf % perLeafStep !== 0)
    throw new OrganonError("misuse", `${perLeaf} items a leaf cannot be pairs of twins`, {
      hint: "give an even number",
    });
  const end = perLeaf === undefined ? Number.POSITIVE_INFINITY : skills.length * perLeaf;
  const whole = Math.min(end, limit);
  return {
    end,
    limit,
    barren: skills.length * perLeafStep,
    asked: Math.ceil((whole - shard.number + 1) / shard.of),
  };
};

/** A plan's outcomes in order. Ends early where a whole round of leaves gives nothing more. */
export function* suiteOf(
  plan: GenerationPlan,
  extent: Extent,
  generator = createGenerator(plan),
): Generator<Outcome> {
  const { end, limit, barren } = endOf(generator, extent);
  let made = 0;
  let dry = 0;
  for (let index = 0; index < end && made < limit && dry < barren; index++) {
    const own = extent.shard === undefined || index % extent.shard.of === extent.shard.number - 1;
    // Under a limit the other shards' items decide where the suite ends, so they are made too.
    if (!own && extent.limit === undefined) continue;
    const outcome = generator.at(index);
    if ("item" in outcome) made++;
    dry = "item" in outcome ? 0 : dry + 1;
    if (own) yield outcome;
  }
}
