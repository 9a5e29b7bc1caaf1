/**
 * What generating takes and gives, whichever profile makes the items: the plan, the generator, an index's outcome.
 */
import type { Rule, Skill } from "#catalog/skill";
import type { Split } from "#arguments/split-names";
import type { Lexicon } from "#language/lexicon";
import type { Style } from "#language/style";
import { longestChain, longestTwins } from "./names.ts";
import type { ProblemLine } from "./problem-line.ts";
import { memoize } from "#logic/memoize";
import { createRandom } from "#arguments/random";
import { misuse } from "#logic/error";

/** How often each length is wanted, as ratios: 2 and 1 are two thirds and one third. */
export type LengthMix = readonly { readonly length: number; readonly weight: number }[];

export type GenerationPlan = {
  readonly profile: string;
  /** The number of rule applications, at least 1; or several lengths with their weights. */
  readonly length: number | LengthMix;
  readonly seed: number;
  /** Kinds to keep; all when absent. */
  readonly kinds?: readonly string[];
  /** Rules to use, at the base and behind it; all when absent. */
  readonly skills?: readonly string[];
  /** Custom rules, in addition to those of the profile. */
  readonly own?: readonly Rule[];
  readonly style: Style;
  readonly lexicon: Lexicon;
  /** True if rules that only pad (`catalog/padding.ts`) extend derivations as well, as in the papers. */
  readonly padded?: boolean;
  /**
   * True if no argument is used again: each item has one of its own, as long as its skill has another. Two skills, and
   * two turns of one, may still come to the same one by chance; `followSuite` drops the second, of pairs both sides.
   */
  readonly distinct?: boolean;
  /** True if no conditional about one individual is stated for everyone, which further rules could then derive from. */
  readonly isGround?: boolean;
  /** Only arguments of this split; of pairs, both sides. */
  readonly split?: Split;
};

/** An item, or the reason why there is none. An empty place has neither: some groups are smaller than others. */
export type Outcome<Line extends ProblemLine = ProblemLine<"rule">> =
  | { readonly index: number; readonly item: Line }
  | { readonly index: number; readonly dropped: string }
  | { readonly index: number; readonly isEmpty: true };

/** Problems by their indices: each a pure function of (plan, seed, k), so that shards agree byte for byte. */
export type ProblemGenerator<Line extends ProblemLine = ProblemLine> = {
  /** How many groups take turns: skills, settings of a graded task, types of four-option questions. */
  readonly groups: number;
  /** How many items in a row belong to a group: contrast pairs, problems of one skeleton. */
  readonly groupSize: number;
  readonly at: (index: number) => Outcome<Line>;
};

/** The generator of a profile. */
export type ItemGenerator = ProblemGenerator<ProblemLine<"rule">> & {
  /** The skills in round-robin order. */
  readonly skills: readonly Skill[];
};

/** The generator whose items in a row are made together; the last ones made are kept. */
export const createGroupedGenerator = <Line extends ProblemLine>(
  groups: number,
  groupSize: number,
  buildGroup: (number: number) => Group<Line>,
): ProblemGenerator<Line> => {
  const kept = memoize(buildGroup, { limit: 1 });
  const at = (index: number): Outcome<Line> => {
    const [number, place] = [Math.floor(index / groupSize), index % groupSize];
    const group = kept(number);
    if (typeof group === "string") return place === 0 ? { index, dropped: group } : { index, isEmpty: true };
    const item = group[place];
    return item === undefined ? { index, isEmpty: true } : { index, item };
  };
  return { groups, groupSize, at };
};

/** Items that are made together, or why there are none. */
export type Group<Line> = readonly Line[] | string;

const listLengths = (length: number | LengthMix): readonly number[] =>
  typeof length === "number" ? [length] : length.map((part) => part.length).toSorted((a, b) => a - b);

/** Throws misuse for a length that is not made in good time. */
export const requireLength = (profile: string, length: number | LengthMix): void => {
  const longest = Math.max(...listLengths(length));
  const max = profile === "balanced" ? longestTwins : longestChain;
  if (longest <= max) return;
  throw misuse(
    `--length ${longest} is too long: profile ${profile} is made up to length ${max}`,
    `use ${max} or less${max < longestChain ? `, or --profile paper (up to ${longestChain})` : ""}`,
  );
};

/** The generator of a mix; `openGenerator` makes that of one length. Throws misuse for a mix that is none. */
export const createMixedGenerator = (
  mix: LengthMix,
  seed: number,
  openGenerator: (length: number) => ItemGenerator,
): ItemGenerator => {
  const whole = mix.reduce((sum, { weight }) => sum + weight, 0);
  const parts = mix.map(({ length, weight }) => ({ generator: openGenerator(length), weight }));
  const first = parts[0]?.generator;
  if (first === undefined || new Set(listLengths(mix)).size < mix.length || !(whole > 0))
    throw misuse("a mix of lengths names each length once, with a weight above 0");
  const { skills, groups, groupSize } = first;
  const ranks = createRandom(`${seed}/lengths of leaves`).shuffle(skills.map((_, place) => place));
  const getGenerator = (index: number): ItemGenerator => {
    const place = Math.floor(index / groupSize);
    const turn = Math.floor(place / groups);
    const share = ((ranks[place % groups]! + 0.5) / groups + turn * goldenRatio) % 1;
    let left = share * whole;
    return parts.find(({ weight }) => (left -= weight) < 0)?.generator ?? first;
  };
  return { skills, groups, groupSize, at: (index) => getGenerator(index).at(index) };
};

/** Its multiples modulo 1 are spread as evenly as can be (the three-distance theorem). */
const goldenRatio = (Math.sqrt(5) - 1) / 2;
