/**
 * Builds few-shot prompts from a diagnosis and measures their effect (§4.2 and §4.5 of the ACL text). Ten new
 * questions on each of the ten weakest skills form the "weakness dataset". Few-shot examples come from those skills
 * and from random ones. The questions are asked without examples, after random ones and after weak-skill ones. All of
 * it depends only on the plan, the diagnosis and the seed, so the same command finds the same runs.
 */
import type { ProblemLine } from "#items/problem-line";
import { findProfile, listProfileRules } from "#catalog/profiles";
import { createGenerator } from "#items/generate";
import type { GenerationPlan } from "#items/generation";
import { createSkillItems } from "#items/skill-items";
import { isProved, type Question } from "#items/question";
import type { Lesson } from "#items/suite";
import { createRandom } from "#arguments/random";
import { chooseRandomShots, chooseWeakShots, type Shot } from "#diagnosis/choose-shots";
import { demonstrations, type Demonstration, type MakeItem, type ShotForm } from "#diagnosis/demonstrate";
import { chooseNearestShots, nearestName } from "#diagnosis/nearest-shots";
import type { ReasonForm } from "#diagnosis/reason-forms";
import { reasonTellers } from "#diagnosis/reasons";
import type { TeachingArm } from "#diagnosis/teach";
import { trainingSet, type TrainingOptions } from "#diagnosis/training";
import { memoize } from "#logic/memoize";
import type { Prompt } from "#models/language-model";
import { computeHash, type PromptSettings, type RunPlan } from "../plan.ts";
import { buildPrompt, withShots } from "../prompt.ts";
import { createTurns } from "../turns.ts";

type SkillName = { readonly rule: string; readonly kind: string };

/** The source of new questions, and the questions asked so far. */
export type FreshSource = {
  /** The plan of the first iteration's suite. */
  readonly plan: GenerationPlan;
  /** The number of items per skill that the first iteration may have used; new items come after them. */
  readonly usedTurns: number;
  /** The ids of the items asked so far. */
  readonly tested: ReadonlySet<string>;
  readonly makers: Makers;
};

/** Returns `perSkill` new items on each skill (§4.2: ten each); fewer if a skill is exhausted. */
export const weaknessSet = (
  skills: readonly SkillName[],
  source: FreshSource,
  perSkill = 10,
): readonly ProblemLine<"rule">[] => {
  const make = source.makers(source.plan);
  return skills.flatMap((skill) => {
    const items: ProblemLine<"rule">[] = [];
    for (let turn = source.usedTurns; items.length < perSkill && turn < source.usedTurns + maxTurns; turn++) {
      const item = make(skill, turn);
      if (item && !source.tested.has(item.id)) items.push(item);
    }
    return items;
  });
};

/**
 * Returns the source of few-shot examples for new questions, which excludes those questions. The seeds differ, but a
 * question with one variable has a few thousand wordings, so two seeds can give the same one.
 */
const excludeAsked = (source: FreshSource, asked: readonly ProblemLine<"rule">[]): FreshSource => ({
  ...source,
  tested: new Set([...source.tested, ...asked.map(({ id }) => id)]),
});

const maxTurns = 1000;

/** Returns a seed for few-shot examples that no suite of the same plan uses. */
export const demonstrationSeed = (seed: number): number => seed ^ 0x5eed1e55;

/** Returns a seed for training files that no suite of the same plan uses. */
const trainingSeed = (seed: number): number => seed ^ 0x7ea15eed;

export type Strategy = "weak" | "random";

/** The few-shot examples of a question: the same for all questions, or individual ones. */
type LessonOf = (item: ProblemLine<"rule">) => readonly Demonstration[];

type LessonChoice = {
  readonly strategy: Strategy;
  /** Number of few-shot examples; the papers use four. */
  readonly shots: number;
  /** Draw half of the random skills from those answered yes; the papers draw freely. */
  readonly balanced: boolean;
  /** The form of the reasons. Default: the papers' short form. */
  readonly reasons?: ReasonForm;
};

/** Returns few-shot examples for a diagnosis, the same for every question. Tested items are excluded. */
export const buildLesson = (weak: readonly SkillName[], source: FreshSource, choice: LessonChoice) =>
  createLessons(weak, source, choice)();

/**
 * Returns few-shot examples drawn separately for each question (§4.5: "for each inference problem"), so that one draw
 * does not affect all answers. Tested items and `asked` are excluded.
 */
export const createLessonSource = (
  weak: readonly SkillName[],
  source: FreshSource,
  asked: readonly ProblemLine<"rule">[],
  choice: LessonChoice,
): LessonOf => {
  const lessonOf = memoize(createLessons(weak, excludeAsked(source, asked), choice));
  return ({ id }) => lessonOf(id);
};

const createLessons = (
  weak: readonly SkillName[],
  { plan, tested, makers }: FreshSource,
  { strategy, shots, balanced, reasons = "short" }: LessonChoice,
) => {
  const skills = getSkills(plan);
  const make = demonstrationMaker(plan, makers);
  return (id?: string): readonly Demonstration[] => {
    const random = createRandom(["lesson", strategy, plan.seed, ...(id === undefined ? [] : [id])].join("/"));
    const chosen: readonly Shot[] =
      strategy === "weak"
        ? chooseWeakShots(id === undefined ? weak : random.shuffle(weak), skills, random, { shots })
        : chooseRandomShots(skills, random, { shots, balanced });
    const first = id === undefined ? 0 : random.int(turnsOfLessons);
    const drawExample: MakeItem = (skill, index) => make(skill, (first + index) % turnsOfLessons);
    return demonstrations(chosen, drawExample, tested, reasonTellers[reasons]);
  };
};

const turnsOfLessons = 200;

/**
 * Returns few-shot examples of the skills nearest to each question (`nearest-shots.ts`). Questions of one skill with
 * the same steps share them. Tested items and `asked` are excluded.
 */
export const nearestLessons = (
  source: FreshSource,
  asked: readonly ProblemLine<"rule">[],
  { shots, reasons = "short" }: Pick<LessonChoice, "shots" | "reasons">,
): LessonOf => {
  const { plan, tested, makers } = excludeAsked(source, asked);
  const skills = getSkills(plan);
  const make = demonstrationMaker(plan, makers);
  return memoize(
    (item) =>
      demonstrations(
        chooseNearestShots(item, skills, createRandom(`lesson/nearest/${plan.seed}/${nearestName(item)}`), {
          shots,
        }),
        make,
        tested,
        reasonTellers[reasons],
      ),
    { toKey: nearestName },
  );
};

/** Returns the few-shot examples for a weakness set. */
export const createComparedLessons = (
  weak: readonly SkillName[],
  source: FreshSource,
  items: readonly ProblemLine<"rule">[],
  { nearest = false, ...choice }: Omit<LessonChoice, "strategy"> & { readonly nearest?: boolean },
) => ({
  random: createLessonSource(weak, source, items, { ...choice, strategy: "random" }),
  weak: createLessonSource(weak, source, items, { ...choice, strategy: "weak" }),
  nearest: nearest ? nearestLessons(source, items, choice) : undefined,
});

/** Returns training questions for a diagnosis, from seeds that neither suites nor few-shot examples of the plan use. */
export const createTraining = (
  weak: readonly SkillName[],
  { plan, makers }: Pick<FreshSource, "plan" | "makers">,
  {
    signal,
    ...options
  }: Omit<TrainingOptions, "weak" | "skills" | "make" | "turn"> & { readonly signal?: AbortSignal },
) => {
  const make = makers({ ...ofEverySkill(plan), seed: trainingSeed(plan.seed) });
  return trainingSet({ ...options, weak, skills: getSkills(plan), make, turn: createTurns(signal) });
};

/** Few-shot examples may come from any skill of the profile, even if the suite has fewer. */
const getSkills = (plan: GenerationPlan) =>
  createSkillItems(createGenerator({ ...ofEverySkill(plan), length: 1, kinds: undefined })).skills;

const demonstrationMaker = (plan: GenerationPlan, makers: Makers): MakeItem =>
  makers({ ...ofEverySkill(plan), length: 1, seed: demonstrationSeed(plan.seed) });

const ofEverySkill = ({ kinds: _kinds, skills: _skills, ...plan }: GenerationPlan): GenerationPlan =>
  plan.own === undefined
    ? plan
    : {
        ...plan,
        skills: [...listProfileRules(findProfile(plan.profile)), ...plan.own].map(({ name }) => name),
      };

/** The run that few-shot examples belong to, and their properties. */
type LessonRecord = Omit<Lesson, "arm" | "showing" | "as"> & { readonly as: ShotForm };

/** One arm of the comparison: its run's plan and its prompts. */
export type Arm = {
  readonly name: TeachingArm;
  readonly plan: RunPlan;
  readonly prompt: (question: Question) => Prompt;
  readonly shown: LessonOf;
};

/**
 * Returns the three arms of §4.5, and the nearest examples if given, for one model and one weakness set. Each plan
 * records its origin, so that reports find it without rebuilding it.
 */
export const teachingArms = (
  model: string,
  items: readonly ProblemLine<"rule">[],
  lessons: { readonly random: LessonOf; readonly weak: LessonOf; readonly nearest?: LessonOf },
  { prompt: settings, reader, of }: Pick<RunPlan, "prompt" | "reader"> & { readonly of: LessonRecord },
): readonly Arm[] => {
  const hash = computeHash(items.map(({ id }) => id));
  const planArm = (arm: TeachingArm, prompt: PromptSettings, shown: LessonOf): RunPlan => {
    const showing = items.filter((item) => shown(item).some(({ rule }) => rule === item.rule));
    const lesson = { ...of, arm, showing: showing.map(({ id }) => id) };
    return {
      models: [model],
      suite: { kind: "derived", from: "weaknesses", hash, lesson },
      prompt,
      epochs: 1,
      reader,
    };
  };
  // The few-shot examples of the original run are removed.
  const { shots: _, ...bare } = settings;
  const nothing: LessonOf = () => [];
  const zero: Arm = {
    name: "zero",
    shown: nothing,
    plan: planArm("zero", bare, nothing),
    prompt: (question) => buildPrompt(question, bare),
  };
  // Every question has its own few-shot examples; the plan identifies them all by a hash.
  const createArm = (name: TeachingArm, shown: LessonOf): Arm => {
    const buildSettings = (item: ProblemLine<"rule">): PromptSettings => withShots(bare, shown(item), of.as);
    const lessons = items.map((item) => buildSettings(item).shots ?? null);
    return {
      name,
      shown,
      plan: planArm(name, { ...bare, shots: computeHash(lessons) }, shown),
      prompt: (question) =>
        isProved(question)
          ? buildPrompt(question, buildSettings(question.problem), shown(question.problem))
          : buildPrompt(question, bare),
    };
  };
  const { random, weak, nearest } = lessons;
  return [
    zero,
    createArm("random", random),
    createArm("weak", weak),
    ...(nearest === undefined ? [] : [createArm("nearest", nearest)]),
  ];
};

type ItemOf = (skill: SkillName, turn: number) => ProblemLine<"rule"> | undefined;

/** Returns item `turn` of a skill by a plan; undefined if the plan has no such skill or item. */
type Makers = (plan: GenerationPlan) => ItemOf;

/**
 * Returns makers for plans that differ only in seed, length and skills. Share it among all few-shot prompts of a run:
 * searching a rule's contrast pairs is slow, and a plan's maker is cached.
 */
export const createMakers = (): Makers =>
  memoize(created, {
    toKey: ({ seed, length, kinds, skills }) => JSON.stringify([seed, length, kinds, skills]),
  });

const created = (plan: GenerationPlan): ItemOf => {
  const { skills, getItem } = createSkillItems(createGenerator(plan));
  const places = new Map(skills.map(({ rule, kind }, place) => [`${rule}/${kind}`, place]));
  return ({ rule, kind }, turn) => {
    const place = places.get(`${rule}/${kind}`);
    return place === undefined ? undefined : getItem(place, turn);
  };
};
