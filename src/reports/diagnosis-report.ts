/** A report's diagnosis: weak skills, a search for weak rules, and few-shot examples compared. */
import type { TeachingArm } from "#diagnosis/teach";
import type { Responses } from "#scoring/breakdown";
import type { Estimate } from "#scoring/estimate";
import type { PairCounts, PairedDifference } from "#scoring/paired-scores";
import type { SkillTags } from "#scoring/verdict";

/** A question the model got wrong; `answer` is what was read from the reply, or the reply. */
export type WeaknessExample = {
  /** As it was asked, word for word: the sentence in front of the premises, too. */
  readonly question: string;
  readonly premisesText: readonly string[];
  readonly conclusionText: string;
  readonly label: string;
  readonly answer: string;
};

/**
 * One of the lowest skills; weaknesses stand weakest first. No example where every question of the skill was right.
 * Only one marked weak is below the model's own level beyond chance; the rest may be low by luck.
 */
export type Weakness = {
  readonly rule: string;
  readonly kind: string;
  readonly logic: string;
  readonly category: string;
  /** With an interval that is wider where its questions share arguments. */
  readonly accuracy: Estimate;
  readonly responseRate: Estimate;
  /** How many arguments its questions are of; undefined where questions do not say. */
  readonly arguments?: number;
  readonly example?: WeaknessExample;
  /** Questions answered rightly, of `accuracy.n`; one asked several times counts by its share, and the sum is rounded. */
  readonly correct: number;
  /** Fisher's exact p that it is no worse than the rest, and the same corrected for the skills looked at. */
  readonly p: number;
  readonly q: number;
  readonly mark: "weak" | "not distinguishable";
};

/** How the weaknesses were found. */
export type Examination = {
  /** Skills that are ranked, and those without a reply. */
  readonly skills: number;
  readonly unknown: number;
  /** How many of them are weak, and how many are as low as the last one listed and are not. */
  readonly weak: number;
  readonly tied: number;
  /** The fewest questions of a ranked skill. */
  readonly fewest: number;
};

/** A search that put its questions where they find weak rules, instead of as many on each. */
export type RuleSearch = {
  /** The most questions that it might ask. */
  readonly budget: number;
  readonly isFinished: boolean;
  /** The tables rest on the pilot alone. */
  readonly asked: { readonly pilot: number; readonly search: number };
  /** The rules that were asked about; none of a model that is not above chance level. */
  readonly rules: readonly RuleFinding[];
};

/** A rule with the accuracy of the questions that need it and of their contrast pairs. */
export type RuleFinding = {
  readonly rule: string;
  readonly accuracy: Estimate;
  /** `weak`: a cause of wrong answers. */
  readonly finding: "weak" | "no weakness found" | "not tested enough";
};

/** Accuracy of `to` minus accuracy of `from` on the items to which both arms replied. */
type ArmDifference = { readonly from: TeachingArm; readonly to: TeachingArm } & Omit<
  PairedDifference,
  keyof PairCounts
>;

/**
 * Demonstrations compared on the new questions of the k weakest skills, so many on each: how many stood in the prompt, and what
 * they were worth, as far as it was asked.
 */
export type Teaching = {
  readonly k: number;
  readonly perSkill: number;
  readonly shots: number;
  readonly zero: Estimate;
  /** The skills of the weakness set, with their accuracy in the second iteration. */
  readonly skills: readonly (Pick<SkillTags, "category" | "rule" | "kind"> & {
    readonly accuracy: Estimate;
  })[];
  readonly random?: Estimate;
  readonly weak?: Estimate;
  /** Demonstrations of the skills nearest to each question, where they were asked. */
  readonly nearest?: Estimate;
  readonly differences: readonly ArmDifference[];
  /** The outcomes of each way's calls. */
  readonly responses: readonly ({
    readonly arm: TeachingArm;
    readonly responseAccuracy: Estimate;
  } & Responses)[];
  /** Each question has a lesson of its own: accuracy where it shows the question's rule, and where it does not. */
  readonly byLesson?: readonly {
    readonly arm: TeachingArm;
    readonly showsRule: boolean;
    readonly accuracy: Estimate;
  }[];
};

/** The ways that were asked, in the papers' order, with their accuracies. */
export const taughtArms = (teaching: Teaching): readonly (readonly [TeachingArm, Estimate])[] => [
  ["zero", teaching.zero],
  ...(["random", "weak", "nearest"] as const).flatMap((arm) => {
    const accuracy = teaching[arm];
    return accuracy === undefined ? [] : [[arm, accuracy] as const];
  }),
];
