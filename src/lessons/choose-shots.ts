/**
 * Chooses the skills of few-shot examples (§4.5 of the ACL text, Table 6). "weak": from the weaknesses found, as many
 * yes as no. "random": drawn from all skills. If the weak skills lack an answer, a stand-in shows the same rule with
 * the other answer, and is marked as such. For a sound rule it is a sibling skill; for a fallacy, which has no yes,
 * the sound rule of its shape. No other skill is shown.
 */
import type { Skill } from "#catalog/skill";
import type { Random } from "#arguments/random";
import { leafKey } from "#scores/breakdown";

/** A skill to show, with the answer of its few-shot example. */
export type Shot = {
  readonly rule: string;
  readonly kind: Skill["kind"];
  readonly label: "yes" | "no";
  /** Not weak itself: it supplies an answer that the weak skills lack. */
  readonly standIn: boolean;
};

type LeafName = { readonly rule: string; readonly kind: string };

/**
 * Chooses shots from the weak skills, alternately no and yes (an odd one more is a no). Each position takes the
 * weakest skill whose rule is not shown yet, so that many rules are covered. Next come weak skills of rules already
 * shown, then stand-ins, then repetitions. If no skill gives an answer, the other answer is used. If there are no
 * weak skills, skills are drawn at random. `leaves` are all skills with items.
 */
export const chooseWeakShots = (
  weak: readonly LeafName[],
  leaves: readonly Skill[],
  random: Random,
  { shots = 4 }: { readonly shots?: number } = {},
): readonly Shot[] => {
  if (!weak.some((leaf) => leaves.some((other) => leafKey(other) === leafKey(leaf))))
    return chooseRandomShots(leaves, random, { shots, balanced: true }).map((shot) => ({
      ...shot,
      standIn: true,
    }));
  const no = shotsWith("no", weak, leaves);
  const yes = shotsWith("yes", weak, leaves);
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
  leaves: readonly Skill[],
  random: Random,
  { shots = 4, balanced = false }: { readonly shots?: number; readonly balanced?: boolean } = {},
): readonly Shot[] => {
  const drawn = random.shuffle(leaves).map((leaf) => shotOf(leaf, false));
  if (!balanced) return drawn.slice(0, shots);
  const yes = drawn.filter(({ label }) => label === "yes").slice(0, Math.floor(shots / 2));
  const no = drawn.filter(({ label }) => label === "no").slice(0, shots - yes.length);
  return interleave(no, yes);
};

/** Returns the candidates with this answer: the weak skills that have it, and the stand-ins of the others. */
const shotsWith = (
  label: "yes" | "no",
  weak: readonly LeafName[],
  all: readonly Skill[],
): readonly Shot[] => {
  const shots = skillsWith(label, weak, all).map(({ leaf, standIn }) => shotOf(leaf, standIn));
  return [...shots.filter(({ standIn }) => !standIn), ...shots.filter(({ standIn }) => standIn)];
};

/** Returns the skills with this answer, each once: a weak skill that has it, else its stand-ins. */
export const skillsWith = (label: "yes" | "no", weak: readonly LeafName[], leaves: readonly Skill[]) => {
  const byName = new Map(leaves.map((leaf) => [leafKey(leaf), leaf]));
  const known = weak.flatMap((leaf) => byName.get(leafKey(leaf)) ?? []);
  const isWeak = new Set(known.map(leafKey));
  const names = known.flatMap((leaf) => (leaf.label === label ? [leaf] : standInsOf(leaf)));
  return [...new Set(names.map(leafKey))].flatMap((name) => {
    const leaf = byName.get(name);
    return leaf?.label === label ? [{ leaf, standIn: !isWeak.has(name) }] : [];
  });
};

/** Returns the best of the candidates shown least often: weak skills before stand-ins, then rules not shown yet. */
const freshest = (candidates: readonly Shot[], chosen: readonly Shot[]): Shot | undefined => {
  const timesShown = (shot: Shot) => chosen.filter((each) => leafKey(each) === leafKey(shot)).length;
  const isRuleShown = (shot: Shot) => chosen.some(({ rule }) => rule === shot.rule);
  const fewest = Math.min(...candidates.map(timesShown));
  const open = candidates.filter((shot) => timesShown(shot) === fewest);
  const sort = open.some(({ standIn }) => !standIn) ? open.filter(({ standIn }) => !standIn) : open;
  return sort.find((shot) => !isRuleShown(shot)) ?? sort[0];
};

const shotOf = ({ rule, kind, label }: Skill, standIn: boolean): Shot => ({ rule, kind, label, standIn });

/** Returns the skills that show a weak skill's rule with the other answer, best first; a profile has some of them. */
export const standInsOf = (leaf: Skill): readonly LeafName[] => {
  if (leaf.kind !== "fallacy")
    return leaf.kind === "valid"
      ? [
          { rule: leaf.rule, kind: "contradiction" },
          { rule: leaf.rule, kind: "unrelated" },
          // The other side of a contrast pair: of a sound rule, and of a fallacy.
          { rule: leaf.rule, kind: "near" },
          { rule: leaf.rule, kind: "fallacy" },
        ]
      : [{ rule: leaf.rule, kind: "valid" }];
  const twin: LeafName = { rule: leaf.rule, kind: "valid" };
  const sound = soundRules.get(leaf.base);
  if (sound === undefined) return [twin];
  const rule = leaf.extension === "none" ? sound : `${leaf.extension} ${sound}`;
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
