/**
 * The items of a generator by the skills that accuracies are grouped by. Where a generator makes twins, each of a rule's
 * twins is of a skill of its own, and what the generator calls a skill gives two of these.
 */
import { buildPairSkills } from "#catalog/profiles";
import type { Skill } from "#catalog/skill";
import type { ItemGenerator } from "./generation.ts";
import type { ProblemLine } from "./problem-line.ts";

type SkillItems = {
  readonly skills: readonly Skill[];
  /** Item number `turn` of the skill at that place, from 0; undefined where there is none. */
  readonly getItem: (skill: number, turn: number) => ProblemLine<"rule"> | undefined;
};

/** The skills of a generator, and their items. */
export const createSkillItems = ({ skills, groupSize, at }: ItemGenerator): SkillItems => {
  const lanes = skills.flatMap((skill, place) =>
    (groupSize === 1 ? [skill] : buildPairSkills({ ...skill, name: skill.rule })).map((one) => ({
      skill: one,
      place,
    })),
  );
  return {
    skills: lanes.map(({ skill }) => skill),
    getItem: (lane, turn) => {
      const { skill, place } = lanes[lane]!;
      const first = (place + turn * skills.length) * groupSize;
      for (let index = first; index < first + groupSize; index++) {
        const outcome = at(index);
        if ("item" in outcome && outcome.item.kind === skill.kind) return outcome.item;
      }
      return undefined;
    },
  };
};
