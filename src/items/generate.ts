/**
 * Item k of a plan. `createGenerator(plan).at(k)` is a pure function of (plan, seed, k): leaves go round robin,
 * item k belongs to leaf k modulo their number, and is that leaf's item number ⌊k / leaves⌋. Nothing depends on
 * other items, so shards and resumed runs agree byte for byte.
 *
 * An outcome is an item whose key is proved and whose sentences have been read back, or the reason why there is
 * none: a leaf whose combinations are used up, or a chain that chance did not find.
 */
import {
  profileNamed,
  ruleNamed,
  rulesOf,
  skillOf,
  skillsOf,
  type Profile,
  type Rule,
  type Skill,
} from "#catalog";
import type { Lexicon, Style } from "#language";
import { OrganonError, type Formula } from "#logic";
import { createBalancedGenerator } from "./balanced.ts";
import {
  createCertifier,
  formulaAt,
  generalizes,
  openNodes,
  startChain,
  type Chain,
  contraryOf,
  flawOf,
  createGrower,
  searchChain,
  startBehind,
  nearTo,
  absorbed,
  createRandom,
  createStream,
  emptyHash,
  finished,
  type Random,
  naturalOrder,
  skeletonOf,
  unrelatedTo,
  type Skeleton,
  claimFrom,
  createHonesty,
  type Standing,
} from "#arguments";
import { longestPhrase } from "./dress.ts";
import { createItemMakers, shapeOf, type ItemMaker } from "./item-maker.ts";
import type { Item } from "./item.ts";
import type { LineBuffer } from "./line-buffer.ts";
import { createShapePool } from "./shape-pool.ts";
import { createWording, type Layout, type Picks } from "./wording.ts";

export type GenerationPlan = {
  readonly profile: string;
  /** The number of rule applications, at least 1. */
  readonly length: number;
  readonly seed: number;
  /** Kinds to keep; all when absent. */
  readonly kinds?: readonly string[];
  /** Rules to use, at the base and behind it; all when absent. */
  readonly skills?: readonly string[];
  readonly style: Style;
  readonly lexicon: Lexicon;
  /**
   * Whether an item is rather left out than made of a chain that has a shorter one (`shortest/shortest.ts`). Without
   * it such chains are drawn anew, too, but a leaf that has hardly another keeps one, and it is unchecked.
   */
  readonly shortest?: boolean;
};

export type Outcome =
  | { readonly index: number; readonly item: Item }
  | { readonly index: number; readonly dropped: string };

/** That an index's line was written; `shape` tells the premises' forms apart. Or the reason why there is none. */
export type WrittenOutcome =
  | { readonly index: number; readonly shape: number }
  | { readonly index: number; readonly dropped: string };

export type ItemGenerator = {
  /** The leaves in round-robin order. */
  readonly skills: readonly Skill[];
  /** How many items in a row belong to a leaf: 2 where they are twins, else 1. */
  readonly perLeafStep: 1 | 2;
  readonly at: (index: number) => Outcome;
  /** Writes the line of item `index`, as `JSON.stringify` has it and with its end, behind the end of a buffer. */
  readonly writeAt: (index: number, buffer: LineBuffer) => WrittenOutcome;
};

/**
 * The generator of a plan. Throws misuse for unknown names, a length below 1, a selection without leaves, and
 * rules that cannot make the length.
 */
export const createGenerator = (plan: GenerationPlan): ItemGenerator => {
  const profile: Profile = profileNamed(plan.profile);
  if (profile === "balanced") return createBalancedGenerator(plan);
  const { length, seed, style } = plan;
  if (!Number.isSafeInteger(length) || length < 1)
    throw new OrganonError("misuse", `length ${length} is not a whole number of rule applications`, {
      hint: "use a length of 1 or more",
    });
  const all = rulesOf(profile);
  const rules = plan.skills ? [...new Set(plan.skills.map((name) => ruleNamed(all, name)))] : all;
  const wording = createWording(plan.lexicon);
  const asksNear = plan.kinds?.includes("near") === true;
  const leaves = rules.flatMap((rule) =>
    [...skillsOf(rule), ...(asksNear && rule.category !== "fallacy" ? [skillOf(rule, "near")] : [])]
      .filter((skill) => plan.kinds === undefined || plan.kinds.includes(skill.kind))
      .map((skill) => {
        const key = `${seed}/${profile}/${length}/${skill.id}`;
        const hash = absorbed(emptyHash, `${key}/`);
        return { rule, skill, hash, deck: wording.shuffled(key), pool: createShapePool<Worn>(key) };
      }),
  );
  if (leaves.length === 0)
    throw new OrganonError("misuse", `no leaf of profile ${profile} has the chosen kinds and skills`, {
      hint: "a fallacy has only the kind fallacy; the other rules have valid, contradiction and unrelated",
    });
  const certifier = createCertifier();
  const makerOf = createItemMakers(style, wording);
  const honesty = createHonesty(length);
  const { grow: growChain } = createGrower();
  const onlyHonest = plan.shortest === true;
  const behind = (rule: Rule): readonly Rule[] => soundBehind(rules, rule);
  if (length > 1) refuseImpossible(rules, length, behind);

  /** A skeleton of a chain as its items wear it; `standing` is what is known of shorter chains. */
  const wear = (
    chain: Chain,
    skill: Skill,
    conclusion: Formula,
    order: readonly number[],
    standing: Standing,
  ): Worn => {
    const skeleton = skeletonOf(chain, skill, conclusion, order, certifier);
    const longest = longestPhrase(skeleton, style, length);
    return {
      skeleton,
      longest,
      layout: wording.layOut(skeleton.letters, Math.max(1, longest)),
      shape: shapeOf(skeleton.premisesWritten),
      maker: makerOf(skeleton, skill, { seed, profile, length, shortest: claimFrom(standing) }),
    };
  };

  const atoms = new Map<string, readonly Worn[]>();
  /** The one-step skeletons of a leaf: one a form, forms that differ in their letters alone counted once. */
  const atomic = (rule: Rule, skill: Skill): readonly Worn[] => {
    const known = atoms.get(skill.id);
    if (known) return known;
    const distinct = new Map<string, Worn>();
    const padded = new Map<string, Worn>();
    const random = createRandom(`${seed}/atomic/${skill.id}`);
    const chains =
      skill.kind === "near" ? Array.from({ length: 6 }, () => starts(rule)).flat() : starts(rule);
    for (const chain of chains) {
      const conclusion = conclusionFor(chain, skill, random);
      if (conclusion === undefined) continue;
      const flaw = flawOf(chain, skill.kind, conclusion);
      if (flaw !== undefined) throw new OrganonError("bug/flawed-rule", `${skill.id}: ${flaw}`);
      const standing = honesty.ofChain(chain, skill.kind, conclusion);
      const worn = wear(chain, skill, conclusion, naturalOrder(chain), standing);
      const key = [...worn.skeleton.premisesWritten, worn.skeleton.conclusionWritten].join("; ");
      const kept = standing === "shorter" ? padded : distinct;
      if (!kept.has(key)) kept.set(key, worn);
    }
    const worn = [...(distinct.size > 0 || onlyHonest ? distinct : padded).values()];
    atoms.set(skill.id, worn);
    return worn;
  };

  const chained = (rule: Rule, skill: Skill, random: Random): Worn | undefined => {
    let padded = 0;
    for (let tries = 0; tries < maximalTries; tries++) {
      const careful = onlyHonest || (tries < mostCareful && padded < mostPadded);
      const start = generalizes(rule)
        ? startBehind(rule, behind(rule), random)
        : startChain(rule, random.int(rule.forms.length));
      const chain = start && growChain(start, length, behind(rule), random, careful);
      if (chain === undefined) continue;
      const conclusion = conclusionFor(chain, skill, random);
      if (conclusion === undefined || flawOf(chain, skill.kind, conclusion) !== undefined) continue;
      const standing = honesty.ofChain(chain, skill.kind, conclusion);
      if (standing === "shorter" && careful) {
        padded++;
        continue;
      }
      const order = random.shuffle(naturalOrder(chain));
      const worn = wear(chain, skill, conclusion, order, standing);
      if (worn.longest > 0) return worn;
    }
    return searchedFor(rule, skill);
  };

  const searched = new Map<string, Worn | undefined>();
  const searchedFor = (rule: Rule, skill: Skill): Worn | undefined => {
    if (searched.has(skill.id)) return searched.get(skill.id);
    const random = createRandom(`${seed}/searched/${skill.id}`);
    let found: Worn | undefined;
    let padded = 0;
    searchChain(starts(rule), length, behind(rule), (chain) => {
      const conclusion = conclusionFor(chain, skill, random);
      if (conclusion === undefined || flawOf(chain, skill.kind, conclusion) !== undefined) return false;
      const standing = honesty.ofChain(chain, skill.kind, conclusion);
      const isPadded = standing === "shorter";
      if (!isPadded || (!onlyHonest && found === undefined))
        found = wear(chain, skill, conclusion, naturalOrder(chain), standing);
      return !isPadded || ++padded >= mostSearched;
    });
    searched.set(skill.id, found);
    return found;
  };

  const stream = createStream();
  /** What item `index` is made of, or why there is none; the words hold until the next item's. */
  const partsOf = (index: number): Parts => {
    const { rule, skill, hash, deck, pool } = leaves[index % leaves.length]!;
    const turn = Math.floor(index / leaves.length);
    const { random } = stream;
    stream.begin(finished(absorbed(hash, String(turn))));
    const known = length === 1 ? atomic(rule, skill) : undefined;
    const grow = (from: Random): Worn | undefined => chained(rule, skill, from);
    const made = known
      ? known[turn % Math.max(1, known.length)]
      : style.wordless
        ? grow(random)
        : pool.shapeFor(turn, random, grow);
    if (made === undefined)
      return {
        dropped: known
          ? `no near conclusion: the premises of ${rule.name} settle all that they speak of`
          : `no chain of length ${length} found for ${skill.id}`,
      };
    if (style.wordless && known && turn >= known.length)
      return { dropped: `the combinations of ${skill.id} are used up` };
    const picks = wording.pick(made.layout, turn, deck, random);
    return picks ? { worn: made, picks } : { dropped: `the combinations of ${skill.id} are used up` };
  };

  return {
    skills: leaves.map(({ skill }) => skill),
    perLeafStep: 1,
    at: (index) => {
      const parts = partsOf(index);
      return "dropped" in parts
        ? { index, dropped: parts.dropped }
        : { index, item: parts.worn.maker.item(index, parts.picks) };
    },
    writeAt: (index, buffer) => {
      const parts = partsOf(index);
      if ("dropped" in parts) return { index, dropped: parts.dropped };
      parts.worn.maker.write(index, parts.picks, buffer);
      return { index, shape: parts.worn.shape };
    },
  };
};

/** A skeleton as the items of its leaf wear it. */
type Worn = {
  readonly skeleton: Skeleton;
  /** The most words that a phrase may have; 0 where even phrases of one word make a sentence too long. */
  readonly longest: number;
  readonly layout: Layout;
  /** Tells the premises' forms apart. */
  readonly shape: number;
  readonly maker: ItemMaker;
};

/** What an item is made of, or why there is none. */
type Parts = { readonly worn: Worn; readonly picks: Picks } | { readonly dropped: string };

/** How often a chain is grown anew before the leaf's item is searched for. */
const maximalTries = 60;

/** How often a chain is grown with care, and how many with a shorter one are refused, before any is taken. */
const mostCareful = 40;
const mostPadded = 16;

/** How many padded chains are passed over before a search is given up: few rules may have no other. */
const mostSearched = 100;

/** The sound rules that may stand behind a base rule: propositional ones alone behind a propositional one. */
const soundBehind = (rules: readonly Rule[], base: Rule): readonly Rule[] =>
  rules.filter(
    (rule) =>
      rule.category !== "fallacy" &&
      !generalizes(rule) &&
      (base.logic === "predicate" || rule.logic === "propositional"),
  );

const starts = (rule: Rule): readonly Chain[] => rule.forms.map((_, form) => startChain(rule, form));

/** Refuses a selection of rules of which none can stand at the base of a chain of the length. */
const refuseImpossible = (
  rules: readonly Rule[],
  length: number,
  behind: (rule: Rule) => readonly Rule[],
): void => {
  const random = createRandom("feasibility");
  const { grow: growChain } = createGrower();
  const possible = rules.some((rule) => {
    const sound = behind(rule);
    if (sound.length === 0) return false;
    for (let tries = 0; tries < 4; tries++)
      if (growChain(startChain(rule, tries % rule.forms.length), length, sound, random, false)) return true;
    return false;
  });
  if (possible) return;
  const names = rules.map((rule) => rule.name).join(", ");
  const searches = rules.map((rule) =>
    searchChain(starts(rule), length, behind(rule), () => true, Math.ceil(20_000 / rules.length)),
  );
  if (searches.some(({ outcome }) => outcome === "found")) return;
  const steps = searches.reduce((sum, search) => sum + (search.outcome === "limit" ? search.steps : 0), 0);
  throw new OrganonError(
    "misuse",
    searches.every(({ outcome }) => outcome === "cannot")
      ? `${names} cannot make a chain of length ${length}: no premise can be had as the conclusion of a further step`
      : `${names}: no chain of length ${length} was found within ${steps} steps`,
    { hint: "add a sound rule such as “modus ponens”, or ask for a shorter length" },
  );
};

/** The conclusion that an item of the kind asks about; undefined where chance found no near one. */
const conclusionFor = (chain: Chain, { kind }: Skill, random: Random): Formula | undefined => {
  const derived = formulaAt(chain, 0);
  switch (kind) {
    case "contradiction":
      return contraryOf(derived);
    case "unrelated":
      return unrelatedTo(derived);
    case "near":
      return nearTo(
        openNodes(chain).map((i) => formulaAt(chain, i)),
        derived,
        random,
      );
    default:
      return derived;
  }
};
