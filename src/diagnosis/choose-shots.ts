/**
 * Chooses the skills of few-shot examples (§4.5 of the ACL text, Table 6). "weak": from the weaknesses found, as many
 * yes as no. "random": drawn from all skills. If the weak skills lack an answer, a stand-in shows the same rule with
 * the other answer, and is marked as such. For a sound rule it is a sibling skill; for a fallacy, which has no yes,
 * the sound rule of its shape. No other skill is shown.
 */
import type { Skill } from "#catalog/skill";
import type { Random } from "#arguments/random";
import { skillKey } from "#scoring/breakdown";

/** A skill to show, with the answer of its few-shot example. */
export type Shot = {
  readonly rule: string;
  readonly kind: Skill["kind"];
  readonly label: "yes" | "no";
  /** Not weak itself: it supplies an answer that the weak skills lack. */
  readonly standIn: boolean;
};

type SkillName = { readonly rule: string; readonly kind: string };

/**
 * Chooses shots from the weak skills, alternately no and yes (an odd one more is a no). Each position takes the
 * weakest skill whose rule is not shown yet, so that many rules are covered. Next come weak skills of rules already
 * shown, then stand-ins, then repetitions. If no skill gives an answer, the other answer is used. If there are no
 * weak skills, skills are drawn at random. `skills` are all skills with items.
 */
export const chooseWeakShots = (
  weak: readonly SkillName[],
  skills: readonly Skill[],
  random: Random,
  { shots = 4 }: { readonly shots?: number } = {},
): readonly Shot[] => {
  if (!weak.some((skill) => skills.some((other) => skillKey(other) === skillKey(skill))))
    return chooseRandomShots(skills, random, { shots, balanced: true }).map((shot) => ({
      ...shot,
      standIn: true,
    }));
  const no = listShots("no", weak, skills);
  const yes = listShots("yes", weak, skills);
  const chosen: Shot[] = [];
  for (let i = 0; i < shots; i++) {
    const [wanted, other] = i % 2 === 0 ? [no, yes] : [yes, no];
    const next = freshest(wanted.length > 0 ? wanted : other, chosen);
    if (next !== undefined) chosen.push(next);
  }
  return chosen;
};

/** Draws shots from all skills, each skill once; `balanced` draws half of them from the skills answered yes. */
export const chooseRandomShots = (
  skills: readonly Skill[],
  random: Random,
  { shots = 4, balanced = false }: { readonly shots?: number; readonly balanced?: boolean } = {},
): readonly Shot[] => {
  const drawn = random.shuffle(skills).map((skill) => buildShot(skill, false));
  if (!balanced) return drawn.slice(0, shots);
  const yes = drawn.filter(({ label }) => label === "yes").slice(0, Math.floor(shots / 2));
  const no = drawn.filter(({ label }) => label === "no").slice(0, shots - yes.length);
  return interleave(no, yes);
};

const listShots = (
  label: "yes" | "no",
  weak: readonly SkillName[],
  all: readonly Skill[],
): readonly Shot[] => {
  const shots = listSkills(label, weak, all).map(({ skill, standIn }) => buildShot(skill, standIn));
  return [...shots.filter(({ standIn }) => !standIn), ...shots.filter(({ standIn }) => standIn)];
};

/** Returns the skills with this answer, each once: a weak skill that has it, else its stand-ins. */
export const listSkills = (label: "yes" | "no", weak: readonly SkillName[], skills: readonly Skill[]) => {
  const byName = new Map(skills.map((skill) => [skillKey(skill), skill]));
  const known = weak.flatMap((skill) => byName.get(skillKey(skill)) ?? []);
  const isWeak = new Set(known.map(skillKey));
  const names = known.flatMap((skill) => (skill.label === label ? [skill] : listStandIns(skill)));
  return [...new Set(names.map(skillKey))].flatMap((name) => {
    const skill = byName.get(name);
    return skill?.label === label ? [{ skill, standIn: !isWeak.has(name) }] : [];
  });
};

const freshest = (candidates: readonly Shot[], chosen: readonly Shot[]): Shot | undefined => {
  const timesShown = (shot: Shot) => chosen.filter((each) => skillKey(each) === skillKey(shot)).length;
  const isRuleShown = (shot: Shot) => chosen.some(({ rule }) => rule === shot.rule);
  const fewest = Math.min(...candidates.map(timesShown));
  const open = candidates.filter((shot) => timesShown(shot) === fewest);
  const sort = open.some(({ standIn }) => !standIn) ? open.filter(({ standIn }) => !standIn) : open;
  return sort.find((shot) => !isRuleShown(shot)) ?? sort[0];
};

const buildShot = ({ rule, kind, label }: Skill, standIn: boolean): Shot => ({ rule, kind, label, standIn });

/** Returns the skills that show a weak skill's rule with the other answer, best first; a profile has some of them. */
export const listStandIns = (skill: Skill): readonly SkillName[] => {
  if (skill.kind !== "fallacy")
    return skill.kind === "valid"
      ? [
          { rule: skill.rule, kind: "contradiction" },
          { rule: skill.rule, kind: "unrelated" },
          // The other side of a contrast pair: of a sound rule, and of a fallacy.
          { rule: skill.rule, kind: "near" },
          { rule: skill.rule, kind: "fallacy" },
        ]
      : [{ rule: skill.rule, kind: "valid" }];
  const twin: SkillName = { rule: skill.rule, kind: "valid" };
  const sound = soundRules.get(skill.base);
  if (sound === undefined) return [twin];
  const rule = skill.extension === "none" ? sound : `${skill.extension} ${sound}`;
  return [{ rule, kind: "valid" }, twin];
};

/**
 * Maps a base fallacy to the sound rule with premises of its shape. The extension is kept; the fallacies of predicate
 * logic name an extended rule directly.
 */
const soundRules: ReadonlyMap<string, string> = new Map([
  ["affirming the consequent", "modus ponens"],
  ["denying the antecedent", "modus tollens"],
  ["affirming a disjunct", "disjunctive syllogism"],
  ["denying a conjunct", "De Morgan"], // ¬(p∧q) allows ¬p∨¬q and no more
  ["illicit commutativity", "conditional"], // p→q allows ¬p∨q, not q→p
  ["undistributed middle", "existential modus ponens"],
  ["existential fallacy", "universal modus tollens"],
  ["illicit major", "existential modus ponens"],
  ["illicit minor", "universal transitivity"],
  ["quantifier shift", "quantifier transposition"],
]);

const interleave = (first: readonly Shot[], second: readonly Shot[]): readonly Shot[] =>
  first.flatMap((shot, i) => [shot, ...second.slice(i, i + 1)]).concat(second.slice(first.length));
