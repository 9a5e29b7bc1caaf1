/**
 * From a diagnosis to a lesson and its worth (§4.2 and §4.5 of the ACL text): ten new questions on each of the
 * ten weakest leaves, the "weakness dataset"; demonstrations from those leaves and from random ones; the same
 * questions asked without demonstrations, after random ones and after the weak ones. Everything follows from
 * the plan, the diagnosis and the seed, so the same command finds the same runs.
 */
import { skillsOfProfile } from "#catalog";
import { createGenerator, createRandom, type AskedItem, type GenerationPlan, type Item } from "#items";
import {
  chooseRandomShots,
  chooseWeakShots,
  demonstrations,
  lesson,
  type Demonstration,
  type MakeItem,
  type Shot,
  type TeachingArm,
} from "#lessons";
import type { Prompt } from "#models";
import { hashOf, type PromptSettings, type RunPlan } from "../plan.ts";

type LeafName = { readonly rule: string; readonly kind: string };

/** Where new questions come from, and what has been asked already. */
export type FreshSource = {
  /** The plan of the first iteration's suite. */
  readonly plan: GenerationPlan;
  /** How many turns of each leaf the first iteration may have used; new questions come after them. */
  readonly usedTurns: number;
  /** Ids of the items that were asked. */
  readonly tested: ReadonlySet<string>;
};

/** `perLeaf` new items on each of the leaves (§4.2: ten each); fewer where a leaf is used up. */
export const weaknessSet = (
  leaves: readonly LeafName[],
  source: FreshSource,
  perLeaf = 10,
): readonly Item[] => {
  const make = maker(source.plan);
  return leaves.flatMap((leaf) => {
    const items: Item[] = [];
    for (let turn = source.usedTurns; items.length < perLeaf && turn < source.usedTurns + mostTurns; turn++) {
      const item = make(leaf, turn);
      if (item && !source.tested.has(item.id)) items.push(item);
    }
    return items;
  });
};

/** How many turns of a leaf are tried for its new items. */
const mostTurns = 1000;

/** Demonstrations are generated from seeds that no suite of the same plan uses. */
const demonstrationSeed = (seed: number): number => seed ^ 0x5eed1e55;

export type Strategy = "weak" | "random";

export type LessonChoice = {
  readonly strategy: Strategy;
  /** How many demonstrations; the papers have four. */
  readonly shots: number;
  /** Draw random leaves half from those answered yes; the papers draw freely. */
  readonly balanced: boolean;
};

/** Demonstrations for a diagnosis. No tested item is among them. */
export const lessonFor = (
  weak: readonly LeafName[],
  { plan, tested }: FreshSource,
  { strategy, shots, balanced }: LessonChoice,
): readonly Demonstration[] => {
  const random = createRandom(`lesson/${strategy}/${plan.seed}`);
  // A lesson may show any leaf of the profile, also where the suite was narrowed to some.
  const leaves = skillsOfProfile(plan.profile === "full" ? "full" : "paper");
  const chosen: readonly Shot[] =
    strategy === "weak"
      ? chooseWeakShots(weak, leaves, random, { shots })
      : chooseRandomShots(leaves, random, { shots, balanced });
  const { kinds: _kinds, skills: _skills, ...whole } = plan;
  const make: MakeItem = maker({ ...whole, seed: demonstrationSeed(plan.seed) });
  return demonstrations(chosen, make, tested);
};

/** One way of asking the weakness set: its run's plan and what it sends. */
export type Arm = {
  readonly name: TeachingArm;
  readonly plan: RunPlan;
  readonly prompt: (item: AskedItem) => Prompt;
  readonly shown: readonly Demonstration[];
};

/** The three ways of §4.5, for one model and one weakness set. */
export const teachingArms = (
  model: string,
  items: readonly Item[],
  lessons: { readonly random: readonly Demonstration[]; readonly weak: readonly Demonstration[] },
  settings: PromptSettings,
): readonly Arm[] => {
  const suite = { kind: "items", hash: hashOf(items.map(({ id }) => id)) } as const;
  const arm = (name: TeachingArm, shown: readonly Demonstration[]): Arm => ({
    name,
    shown,
    plan: {
      models: [model],
      suite,
      prompt: shown.length === 0 ? settings : { ...settings, shots: shown.map(({ text }) => text) },
      epochs: 1,
    },
    prompt: (item) => lesson(shown, item, settings.system === undefined ? {} : { system: settings.system }),
  });
  return [arm("zero", []), arm("random", lessons.random), arm("weak", lessons.weak)];
};

/** Item number `turn` of a leaf; undefined where the plan has no such leaf or item. */
const maker = (plan: GenerationPlan): ((leaf: LeafName, turn: number) => Item | undefined) => {
  const generator = createGenerator(plan);
  const places = new Map(generator.skills.map(({ rule, kind }, place) => [`${rule}/${kind}`, place]));
  return ({ rule, kind }, turn) => {
    const place = places.get(`${rule}/${kind}`);
    if (place === undefined) return undefined;
    const outcome = generator.at(place + turn * generator.skills.length);
    return "item" in outcome ? outcome.item : undefined;
  };
};
