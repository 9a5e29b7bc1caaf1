/**
 * Questions of several lengths for the papers' length table (§4.3 of the ACL text, Table 3): `perLength` of each,
 * on rules drawn at random. Every length takes the leaves in the same drawn order, so that lengths differ in length
 * and as little else as can be; where a skill has no chain of a length the next one stands in. `mix` says how the kinds
 * are mixed, since an accuracy means little beside one of questions with another share of yes. Twins come in pairs,
 * half yes and half no whatever the mix, and only those that have the length asked for: where a rule has none of one step,
 * profile `balanced` makes longer ones.
 */
import { createRandom, type Random } from "#arguments/random";
import type { Skill } from "#catalog/skill";
import { misuse } from "#logic/error";
import { getOrInsert } from "#logic/memoize";
import { createGenerator } from "./generate.ts";
import type { GenerationPlan, ItemGenerator } from "./generation.ts";
import { longestChain, type LengthsMix } from "./names.ts";
import type { ProblemLine } from "./problem-line.ts";

type LengthsPlan = {
  /** Whose length is not looked at. */
  readonly plan: GenerationPlan;
  readonly lengths: readonly number[];
  readonly perLength: number;
  /** `skills` where it is not said. */
  readonly mix?: LengthsMix;
};

/** The papers' lengths, and how many questions of each. */
export const papersLengths = { lengths: [1, 3, 5, 7], perLength: 100 } as const;

/**
 * The questions, one of each length in turn, so that a run that is cut off has asked a little of all. Fewer where
 * the skills give no more. Throws misuse for lengths out of range, and for an odd number where they are twins.
 */
export function* lengthItems(
  { plan, lengths, perLength, mix = "skills" }: LengthsPlan,
  openGenerator = (length: number): ItemGenerator => createGenerator({ ...plan, length }),
): Generator<ProblemLine<"rule">> {
  const strange = lengths.find((length) => length < 1 || length > longestChain);
  if (strange !== undefined) throw misuse(`length ${strange} is not from 1 to ${longestChain}`);
  const streams = [...new Set(lengths)]
    .toSorted((a, b) => a - b)
    .map((length) => drawItems({ ...plan, length }, openGenerator(length), perLength, mix));
  for (let open = streams; open.length > 0;) {
    const still: Generator<ProblemLine<"rule">>[] = [];
    for (const stream of open) {
      const next = stream.next();
      if (next.done === true) continue;
      yield next.value;
      still.push(stream);
    }
    open = still;
  }
}

/** Up to `count` items of one length: each place takes the next skill of its group, in the drawn order. */
function* drawItems(
  plan: GenerationPlan,
  generator: ItemGenerator,
  count: number,
  mix: LengthsMix,
): Generator<ProblemLine<"rule">> {
  const { groupSize } = generator;
  if (count % groupSize !== 0)
    throw misuse(`${count} questions of a length cannot be pairs of twins`, "give an even number");
  const skills = generator.skills.length;
  const random = createRandom(`lengths/${plan.seed}`);
  const drawn = random.shuffle(generator.skills.map((_, place) => place));
  // Twins are half yes and half no by themselves.
  const mixed = groupSize === 1 ? mix : "skills";
  const groups = new Map<string, { readonly order: number[]; next: number; barren: number }>();
  for (const place of drawn) {
    const name = getMixGroup(generator.skills[place]!, mixed);
    getOrInsert(groups, name, () => ({ order: [], next: 0, barren: 0 })).order.push(place);
  }
  for (const name of allotPlaces([...groups.keys()], count / groupSize, mixed, random)) {
    const group = groups.get(name)!;
    const { order } = group;
    // A group without a chain of this length leaves its places empty: another would change the mix.
    while (group.barren < order.length) {
      const k = group.next++;
      const first = (order[k % order.length]! + Math.floor(k / order.length) * skills) * groupSize;
      const made = Array.from({ length: groupSize }, (_, i) => generator.at(first + i)).flatMap((outcome) =>
        "item" in outcome && outcome.item.length === plan.length ? [outcome.item] : [],
      );
      group.barren = made.length > 0 ? 0 : group.barren + 1;
      if (made.length === 0) continue;
      yield* made;
      break;
    }
  }
}

const getMixGroup = ({ logic, kind, label }: Skill, mix: LengthsMix): string =>
  mix === "skills" ? "all" : mix === "balanced" ? label : `${logic} ${kind}`;

/** Of a hundred questions, how many are of each kind: the same in both logics. */
const papersKinds: Readonly<Record<string, number>> = {
  valid: 49.2,
  contradiction: 16.4,
  unrelated: 16.4,
  fallacy: 18,
};

/** The group of each of `count` places: in the same order at every length, since the seed alone draws it. */
const allotPlaces = (
  names: readonly string[],
  count: number,
  mix: LengthsMix,
  random: Random,
): readonly string[] => {
  const sorted = names.toSorted();
  const weights = sorted.map((name) =>
    mix === "paper" ? (papersKinds[name.split(" ").at(-1) ?? ""] ?? 0) : 1,
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => (whole === 0 ? 0 : (count * weight) / whole));
  const counts = shares.map(Math.floor);
  const byRemainder = shares
    .map((share, i) => ({ i, rest: share - counts[i]! }))
    .toSorted((a, b) => b.rest - a.rest || a.i - b.i);
  const left = count - counts.reduce((sum, n) => sum + n, 0);
  for (const { i } of byRemainder.slice(0, left)) counts[i]! += 1;
  return random.shuffle(sorted.flatMap((name, i) => Array.from({ length: counts[i]! }, () => name)));
};
