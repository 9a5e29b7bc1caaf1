/**
 * A suite: the items of a plan up to an end, streamed. `perLeaf` items of each leaf, or `limit` items in all,
 * or both; a shard keeps the indices that are its own, so that the shards together are the whole.
 */
import { OrganonError } from "#logic";
import { createGenerator, type GenerationPlan, type ItemGenerator, type Outcome } from "./generate.ts";

export type Extent = {
  /** Items of each leaf. */
  readonly perLeaf?: number;
  /** Items in all. */
  readonly limit?: number;
  readonly shard?: { readonly number: number; readonly of: number };
};

/** A plan's outcomes in order. Ends early where a whole round of leaves gives nothing more. */
export function* suiteOf(
  plan: GenerationPlan,
  extent: Extent,
  generator = createGenerator(plan),
): Generator<Outcome> {
  const leaves = generator.skills.length;
  const round = leaves * generator.perLeafStep;
  if (extent.perLeaf !== undefined && extent.perLeaf % generator.perLeafStep !== 0)
    throw new OrganonError("misuse", `${extent.perLeaf} items a leaf cannot be pairs of twins`, {
      hint: "give an even number",
    });
  const end = extent.perLeaf === undefined ? Number.POSITIVE_INFINITY : leaves * extent.perLeaf;
  const limit = extent.limit ?? Number.POSITIVE_INFINITY;
  let made = 0;
  let barren = 0;
  for (let index = 0; index < end && made < limit && barren < round; index++) {
    const own = isOwn(index, extent);
    // Under a limit the other shards' items decide where the suite ends, so they are made too.
    if (!own && extent.limit === undefined) continue;
    const outcome = generator.at(index);
    if ("item" in outcome) made++;
    barren = "item" in outcome ? 0 : barren + 1;
    if (own) yield outcome;
  }
}

const isOwn = (index: number, { shard }: Extent): boolean =>
  shard === undefined || index % shard.of === shard.number - 1;

/** How many items an extent asks for, of a generator; a shard asks for its part. */
export const askedOf = ({ skills }: ItemGenerator, extent: Extent): number => {
  const whole = Math.min(
    extent.perLeaf === undefined ? Number.POSITIVE_INFINITY : skills.length * extent.perLeaf,
    extent.limit ?? Number.POSITIVE_INFINITY,
  );
  return extent.shard ? Math.ceil((whole - extent.shard.number + 1) / extent.shard.of) : whole;
};
