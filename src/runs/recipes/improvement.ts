/**
 * From a diagnosis to a lesson and its worth (§4.2 and §4.5 of the ACL text): ten new questions on each of the
 * ten weakest leaves, the "weakness dataset"; demonstrations from those leaves and from random ones; the same
 * questions asked without demonstrations, after random ones and after the weak ones. Everything follows from
 * the plan, the diagnosis and the seed, so the same command finds the same runs.
 */
import type { ProblemLine } from "#items/problem-line";
import { profileNamed, rulesOf } from "#catalog/profiles";
import { createGenerator } from "#items/generate";
import type { GenerationPlan } from "#items/generation";
import { leafItemsOf } from "#items/leaf-items";
import { isProved, type Question } from "#items/question";
import type { Lesson } from "#items/suite";
import { createRandom } from "#arguments/random";
import { chooseRandomShots, chooseWeakShots, type Shot } from "#lessons/choose-shots";
import { demonstrations, type Demonstration, type MakeItem, type ShotForm } from "#lessons/demonstrate";
import { chooseNearestShots, nearestName } from "#lessons/nearest-shots";
import { reasonTellers, type ReasonForm } from "#lessons/reasons";
import type { TeachingArm } from "#lessons/teach";
import { trainingSet, type TrainingOptions, type TrainingSet } from "#lessons/training";
import { memoize } from "#logic/memoize";
import type { Prompt } from "#models/language-model";
import { hashOf, type PromptSettings, type RunPlan } from "../plan.ts";
import { promptFor, withShots } from "../prompt.ts";
import { createTurns } from "../turns.ts";

type LeafName = { readonly rule: string; readonly kind: string };

/** Where new questions come from, and what has been asked already. */
export type FreshSource = {
  /** The plan of the first iteration's suite. */
  readonly plan: GenerationPlan;
  /** How many turns of each leaf the first iteration may have used; new questions come after them. */
  readonly usedTurns: number;
  /** Ids of the items that were asked. */
  readonly tested: ReadonlySet<string>;
  readonly makers: Makers;
};

/** `perLeaf` new items on each of the leaves (§4.2: ten each); fewer where a leaf is used up. */
export const weaknessSet = (
  leaves: readonly LeafName[],
  source: FreshSource,
  perLeaf = 10,
): readonly ProblemLine<"rule">[] => {
  const make = source.makers(source.plan);
  return leaves.flatMap((leaf) => {
    const items: ProblemLine<"rule">[] = [];
    for (let turn = source.usedTurns; items.length < perLeaf && turn < source.usedTurns + maxTurns; turn++) {
      const item = make(leaf, turn);
      if (item && !source.tested.has(item.id)) items.push(item);
    }
    return items;
  });
};

/**
 * The source of lessons for new questions: what they ask is not shown either. Seeds are apart, but a question of one
 * letter has a few thousand wordings, and two seeds can meet.
 */
const sourceApartFrom = (source: FreshSource, asked: readonly ProblemLine<"rule">[]): FreshSource => ({
  ...source,
  tested: new Set([...source.tested, ...asked.map(({ id }) => id)]),
});

/** How many turns of a leaf are tried for its new items. */
const maxTurns = 1000;

/** Demonstrations are generated from seeds that no suite of the same plan uses. */
export const demonstrationSeed = (seed: number): number => seed ^ 0x5eed1e55;

/** And so are training files. */
const trainingSeed = (seed: number): number => seed ^ 0x7ea15eed;

export type Strategy = "weak" | "random";

/** A lesson for each question: the same one for all, or one of its own. */
type LessonOf = (item: ProblemLine<"rule">) => readonly Demonstration[];

type LessonChoice = {
  readonly strategy: Strategy;
  /** How many demonstrations; the papers have four. */
  readonly shots: number;
  /** Draw random leaves half from those answered yes; the papers draw freely. */
  readonly balanced: boolean;
  /** How reasons are told; the papers' short ones where it is not said. */
  readonly reasons?: ReasonForm;
};

/** Demonstrations for a diagnosis, one lesson whatever it stands before. No tested item is among them. */
export const lessonFor = (
  weak: readonly LeafName[],
  { plan, tested, makers }: FreshSource,
  { strategy, shots, balanced, reasons = "short" }: LessonChoice,
): readonly Demonstration[] => {
  const random = createRandom(`lesson/${strategy}/${plan.seed}`);
  const leaves = leavesOf(plan);
  const chosen: readonly Shot[] =
    strategy === "weak"
      ? chooseWeakShots(weak, leaves, random, { shots })
      : chooseRandomShots(leaves, random, { shots, balanced });
  return demonstrations(chosen, demonstrationMaker(plan, makers), tested, reasonTellers[reasons]);
};

/**
 * Demonstrations for each question of its own, drawn afresh (§4.5: "for each inference problem"), so that no one lesson's luck
 * is in all answers. Neither a tested item nor any of `asked` is in one.
 */
export const lessonsFor = (
  weak: readonly LeafName[],
  source: FreshSource,
  asked: readonly ProblemLine<"rule">[],
  { strategy, shots, balanced, reasons = "short" }: LessonChoice,
): LessonOf => {
  const { plan, tested, makers } = sourceApartFrom(source, asked);
  const leaves = leavesOf(plan);
  const make = demonstrationMaker(plan, makers);
  const lessonOf = memoize((id: string) => {
    const random = createRandom(`lesson/${strategy}/${plan.seed}/${id}`);
    const chosen: readonly Shot[] =
      strategy === "weak"
        ? chooseWeakShots(random.shuffle(weak), leaves, random, { shots })
        : chooseRandomShots(leaves, random, { shots, balanced });
    const first = random.int(turnsOfLessons);
    const drawn: MakeItem = (leaf, index) => make(leaf, (first + index) % turnsOfLessons);
    return demonstrations(chosen, drawn, tested, reasonTellers[reasons]);
  });
  return ({ id }) => lessonOf(id);
};

/** How many items of a leaf the lessons of many questions draw from. */
const turnsOfLessons = 200;

/**
 * Demonstrations of the skills nearest to each question (`nearest-shots.ts`). Questions of one leaf and the same
 * steps share a lesson; neither a tested item nor any of `asked` is in one.
 */
export const nearestLessons = (
  source: FreshSource,
  asked: readonly ProblemLine<"rule">[],
  { shots, reasons = "short" }: Pick<LessonChoice, "shots" | "reasons">,
): LessonOf => {
  const { plan, tested, makers } = sourceApartFrom(source, asked);
  const leaves = leavesOf(plan);
  const make = demonstrationMaker(plan, makers);
  return memoize(
    (item) =>
      demonstrations(
        chooseNearestShots(item, leaves, createRandom(`lesson/nearest/${plan.seed}/${nearestName(item)}`), {
          shots,
        }),
        make,
        tested,
        reasonTellers[reasons],
      ),
    { keyOf: nearestName },
  );
};

/** The lessons that a weakness set is asked with. */
export const lessonsBeside = (
  weak: readonly LeafName[],
  source: FreshSource,
  items: readonly ProblemLine<"rule">[],
  { nearest = false, ...choice }: Omit<LessonChoice, "strategy"> & { readonly nearest?: boolean },
) => ({
  random: lessonsFor(weak, source, items, { ...choice, strategy: "random" }),
  weak: lessonsFor(weak, source, items, { ...choice, strategy: "weak" }),
  nearest: nearest ? nearestLessons(source, items, choice) : undefined,
});

/** Training questions for a diagnosis, from seeds that neither suites nor demonstrations of the plan use. */
export const trainingFor = (
  weak: readonly LeafName[],
  { plan, makers }: Pick<FreshSource, "plan" | "makers">,
  options: Omit<TrainingOptions, "weak" | "leaves" | "make" | "turn">,
): Promise<TrainingSet> => {
  const make = makers({ ...ofEveryLeaf(plan), seed: trainingSeed(plan.seed) });
  return trainingSet({ ...options, weak, leaves: leavesOf(plan), make, turn: createTurns() });
};

/** A lesson may show any leaf of the profile, also where the suite was narrowed to some. */
const leavesOf = (plan: GenerationPlan) =>
  leafItemsOf(createGenerator({ ...ofEveryLeaf(plan), length: 1, kinds: undefined })).leaves;

/** Makes items of one step from seeds that no suite of the plan uses. */
const demonstrationMaker = (plan: GenerationPlan, makers: Makers): MakeItem =>
  makers({ ...ofEveryLeaf(plan), length: 1, seed: demonstrationSeed(plan.seed) });

/** The plan without what narrows it to some leaves; rules of one's own are used where they are named. */
const ofEveryLeaf = ({ kinds: _kinds, skills: _skills, ...plan }: GenerationPlan): GenerationPlan =>
  plan.own === undefined
    ? plan
    : { ...plan, skills: [...rulesOf(profileNamed(plan.profile)), ...plan.own].map(({ name }) => name) };

/** Of which run a lesson is, and what it is like. */
type LessonRecord = Omit<Lesson, "arm" | "showing" | "as"> & { readonly as: ShotForm };

/** One way of asking the weakness set: its run's plan and what it sends. */
export type Arm = {
  readonly name: TeachingArm;
  readonly plan: RunPlan;
  readonly prompt: (question: Question) => Prompt;
  readonly shown: LessonOf;
};

/**
 * The three ways of §4.5, and the nearest demonstrations where given, for one model and one weakness set. The plan of each
 * says what it is of, so that reports find it without making it again.
 */
export const teachingArms = (
  model: string,
  items: readonly ProblemLine<"rule">[],
  lessons: { readonly random: LessonOf; readonly weak: LessonOf; readonly nearest?: LessonOf },
  { prompt: settings, of }: { readonly prompt: PromptSettings; readonly of: LessonRecord },
): readonly Arm[] => {
  const hash = hashOf(items.map(({ id }) => id));
  const planOf = (arm: TeachingArm, prompt: PromptSettings, shown: LessonOf): RunPlan => {
    const showing = items.filter((item) => shown(item).some(({ rule }) => rule === item.rule));
    const lesson = { ...of, arm, showing: showing.map(({ id }) => id) };
    return {
      models: [model],
      suite: { kind: "derived", from: "weaknesses", hash, lesson },
      prompt,
      epochs: 1,
    };
  };
  // A run that had demonstrations of its own is taught without them.
  const { shots: _, ...bare } = settings;
  const nothing: LessonOf = () => [];
  const zero: Arm = {
    name: "zero",
    shown: nothing,
    plan: planOf("zero", bare, nothing),
    prompt: (question) => promptFor(question, bare),
  };
  // Every question has a lesson of its own; the plan names them all by a hash.
  const own = (name: TeachingArm, shown: LessonOf): Arm => {
    const settingsFor = (item: ProblemLine<"rule">): PromptSettings => withShots(bare, shown(item), of.as);
    const lessons = items.map((item) => settingsFor(item).shots ?? null);
    return {
      name,
      shown,
      plan: planOf(name, { ...bare, shots: hashOf(lessons) }, shown),
      prompt: (question) =>
        isProved(question)
          ? promptFor(question, settingsFor(question.problem), shown(question.problem))
          : promptFor(question, bare),
    };
  };
  const { random, weak, nearest } = lessons;
  return [
    zero,
    own("random", random),
    own("weak", weak),
    ...(nearest === undefined ? [] : [own("nearest", nearest)]),
  ];
};

type ItemOf = (leaf: LeafName, turn: number) => ProblemLine<"rule"> | undefined;

/** Makes the item number `turn` of a leaf by a plan; undefined where the plan has no such leaf or item. */
type Makers = (plan: GenerationPlan) => ItemOf;

/**
 * Makers for plans that differ in seed, length and leaves alone. One for all lessons of a run: finding a rule's twins takes a while, and a
 * plan's maker is kept.
 */
export const createMakers = (): Makers =>
  memoize(created, {
    keyOf: ({ seed, length, kinds, skills }) => JSON.stringify([seed, length, kinds, skills]),
  });

const created = (plan: GenerationPlan): ItemOf => {
  const { leaves, itemAt } = leafItemsOf(createGenerator(plan));
  const places = new Map(leaves.map(({ rule, kind }, place) => [`${rule}/${kind}`, place]));
  return ({ rule, kind }, turn) => {
    const place = places.get(`${rule}/${kind}`);
    return place === undefined ? undefined : itemAt(place, turn);
  };
};
