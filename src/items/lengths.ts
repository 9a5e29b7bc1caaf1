/**
 * Questions of several lengths for the papers' length table (§4.3 of the ACL text, Table 3): `perLength` of each,
 * on rules drawn at random. Every length takes the leaves in the same drawn order, so that lengths differ in length
 * and as little else as can be; where a leaf has no chain of a length the next one stands in.
 */
import { createRandom } from "#arguments";
import { OrganonError } from "#logic";
import { createGenerator } from "./generate.ts";
import type { GenerationPlan } from "./generation.ts";
import type { Item } from "./item.ts";

export type LengthsPlan = {
  /** Whose length is not looked at. */
  readonly plan: GenerationPlan;
  readonly lengths: readonly number[];
  readonly perLength: number;
};

/** The papers' lengths, and how many questions of each. */
export const papersLengths = { lengths: [1, 3, 5, 7], perLength: 100 } as const;

/** The longest that is asked for: beyond it hardly any leaf has a chain whose sentences can be read. */
export const longestLength = 20;

/**
 * The questions, one of each length in turn, so that a run that is cut off has asked a little of all. Fewer where
 * the leaves give no more. Throws misuse for profile balanced and for lengths out of range.
 */
export function* lengthItems({ plan, lengths, perLength }: LengthsPlan): Generator<Item> {
  if (plan.profile === "balanced")
    throw new OrganonError("misuse", "lengths are asked of the profiles paper and full", {
      hint: "twins of profile balanced may be longer than they are asked to be",
    });
  const strange = lengths.find((length) => length < 1 || length > longestLength);
  if (strange !== undefined)
    throw new OrganonError("misuse", `length ${strange} is not from 1 to ${longestLength}`);
  const streams = [...new Set(lengths)]
    .toSorted((a, b) => a - b)
    .map((length) => drawnItems({ ...plan, length }, perLength));
  for (let open = streams; open.length > 0;) {
    const still: Generator<Item>[] = [];
    for (const stream of open) {
      const next = stream.next();
      if (next.done === true) continue;
      yield next.value;
      still.push(stream);
    }
    open = still;
  }
}

/** Up to `count` items of one length, leaf after leaf in the drawn order. */
function* drawnItems(plan: GenerationPlan, count: number): Generator<Item> {
  const generator = createGenerator(plan);
  const leaves = generator.skills.length;
  const order = createRandom(`lengths/${plan.seed}`).shuffle(generator.skills.map((_, place) => place));
  let made = 0;
  let barren = 0;
  for (let k = 0; made < count && barren < leaves; k++) {
    const outcome = generator.at(order[k % leaves]! + Math.floor(k / leaves) * leaves);
    barren = "item" in outcome ? 0 : barren + 1;
    if (!("item" in outcome)) continue;
    made += 1;
    yield outcome.item;
  }
}
