/**
 * Chooses the skills of few-shot examples for one question: those nearest to its own in the tree. The order is: its
 * rule, the rule's other extensions, its category within the same logic, the category, the rest; the same kind before
 * another one. For a longer item the rules of all its steps count. Half the answers are yes and half no, alternating,
 * so that the examples leak no answer.
 */
import type { ProblemLine } from "#items/problem-line";
import type { Skill } from "#catalog/skill";
import type { Random } from "#arguments/random";
import { skillKey } from "#scoring/breakdown";
import { listStandIns, type Shot } from "./choose-shots.ts";

/** The members of an item that say which skills are near to it. */
type Asked = Pick<ProblemLine<"rule">, "rule" | "kind" | "steps">;

/** Returns the shots for an item, nearest first within each answer. `skills` are all skills with items. */
export const chooseNearestShots = (
  item: Asked,
  skills: readonly Skill[],
  random: Random,
  { shots = 4 }: { readonly shots?: number } = {},
): readonly Shot[] => {
  const asked = listItemSkills(item, skills);
  const ranked = random
    .shuffle(skills)
    .map((skill) => ({ skill, distance: Math.min(...asked.map((one) => computeDistance(one, skill))) }))
    .toSorted((a, b) => a.distance - b.distance);
  const nearest = (label: "yes" | "no"): readonly Shot[] =>
    ranked
      .filter(({ skill }) => skill.label === label)
      .map(({ skill: { rule, kind } }) => ({ rule, kind, label, standIn: false }));
  const candidates = { no: nearest("no"), yes: nearest("yes") };
  return Array.from({ length: shots }, (_, i) => {
    const own = candidates[i % 2 === 0 ? "no" : "yes"];
    return own[Math.floor(i / 2) % Math.max(1, own.length)];
  }).filter((shot) => shot !== undefined);
};

/** Returns the properties that determine an item's nearest shots: items with equal names get the same few-shot examples. */
export const nearestName = ({ rule, kind, steps }: Asked): string =>
  [skillKey({ rule, kind }), ...new Set(steps.map(({ skill }) => skill))].join("; ");

const listItemSkills = ({ rule, kind, steps }: Asked, skills: readonly Skill[]): readonly Skill[] => {
  const rules = new Set(steps.map(({ skill }) => skill));
  const own = skills.filter((skill) => skill.rule === rule && skill.kind === kind);
  const behind = skills.filter(
    (skill) => rules.has(skill.rule) && skill.rule !== rule && skill.kind === "valid",
  );
  const found = [...own, ...behind];
  // A kind without a skill in the profile (near) still has its rule.
  return found.length > 0 ? found : skills.filter((skill) => skill.rule === rule);
};

/** Returns the distance of two skills: 0 if equal, odd if their kinds differ. */
export const computeDistance = (one: Skill, other: Skill): number => {
  const kinds = one.kind === other.kind ? 0 : 1;
  // A fallacy and the sound rule of its shape have no distance.
  if (one.rule === other.rule || isShapeOf(one, other) || isShapeOf(other, one)) return kinds;
  if (one.base === other.base) return 2 + kinds;
  if (one.category !== other.category) return 8 + kinds;
  return (one.logic === other.logic ? 4 : 6) + kinds;
};

const isShapeOf = (fallacy: Skill, sound: Skill): boolean =>
  fallacy.kind === "fallacy" && listStandIns(fallacy).some((name) => skillKey(name) === skillKey(sound));
