/** Compares two models question by question: what only one got right, what neither did, and every skill. First epochs count. */
import {
  bothAnswers,
  type BothAnswers,
  changeCauses,
  pickSkillTags,
  type Run,
  type Store,
} from "organon/view";
import type { Sources } from "./sources.ts";

/** Listed questions of each kind. */
const maxListed = 1000;

/** Characters of a question in a list. */
const maxText = 300;

/** Questions that are read at once. */
const readAtOnce = 500;

export type Side = { readonly run: string; readonly subject: number };
export type ChangeKind = "lost" | "gained" | "both wrong";

const findChanges = ({ a, b }: BothAnswers) => {
  const counts: Record<ChangeKind, number> = { lost: 0, gained: 0, "both wrong": 0 };
  const changes = Array.from(a.answers).flatMap(([id, { ordinal, isRight, score }]) => {
    const other = b.answers.get(id);
    if (other?.isRight === undefined || isRight === undefined || (isRight && other.isRight)) return [];
    const change: ChangeKind = isRight ? "lost" : other.isRight ? "gained" : "both wrong";
    counts[change] += 1;
    if (counts[change] > maxListed) return [];
    const [answerA = "", answerB = ""] = [score.verdict.answer, other.score.verdict.answer];
    return [{ change, id, a: ordinal, b: other.ordinal, key: score.key, tags: score.tags, answerA, answerB }];
  });
  return { counts, changes };
};

const readTexts = async (store: Store, run: Run, subject: number, ordinals: readonly number[]) => {
  const texts = new Map<number, string>();
  for (let from = 0; from < ordinals.length; from += readAtOnce) {
    const where = [["ordinal", "in", ordinals.slice(from, from + readAtOnce)]] as const;
    for await (const { ordinal, question } of store.select(run, {
      fields: ["ordinal", "question"],
      subject,
      where,
    }))
      texts.set(ordinal, (question.conclusion ?? question.text).slice(0, maxText));
  }
  return texts;
};

/** The comparison of B with A: statistics, the changed questions by kind, and the difference of each skill with its tags. */
export const compareSides = async (
  { view, store }: Pick<Sources, "view" | "store">,
  sideA: Side,
  sideB: Side,
) => {
  const { comparison, names, a, b } = await view.compare(sideA, sideB);
  const { counts, changes } = findChanges(bothAnswers(a, b));
  const ordinals = changes.map((change) => change.a);
  const texts = await readTexts(store, a.run, sideA.subject, ordinals);
  const groups = new Map(comparison.bySkill.map((group) => [group.name, group]));
  const tagSets = new Set(a.scores.map(({ tags }) => tags));
  const skills = new Map(
    [...tagSets].flatMap((tags) => {
      const skill = pickSkillTags(tags);
      const group = groups.get(`${skill?.rule}/${skill?.kind}`);
      if (skill === undefined || group === undefined) return [];
      const { name, value, low, high } = group;
      return [[name, { ...skill, accuracy: { value, low, high, n: group.a.n } }] as const];
    }),
  );
  return {
    comparison,
    names,
    counts,
    questions: changes.map((change) => ({ ...change, text: texts.get(change.a) ?? "" })),
    skills: [...skills.values()],
  };
};

export type Changes = Omit<Awaited<ReturnType<typeof compareSides>>, "comparison">;

/** Finds common features of lost and gained questions. */
export const differenceCauses = async (
  { view, store }: Pick<Sources, "view" | "store">,
  a: Side,
  b: Side,
) => {
  const sides = await view.compare(a, b);
  return changeCauses(store, bothAnswers(sides.a, sides.b));
};
