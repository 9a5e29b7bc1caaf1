/** Compares two models question by question: what only one got right, what neither did, and every skill. First epochs count. */
import {
  bothAnswers,
  changeCauses,
  isCorrect,
  readerOf,
  skillOfTags,
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
type Opened = { readonly run: Run; readonly subject: number };
export type ChangeKind = "lost" | "gained" | "both wrong";

const openSides = async (store: Store, ...sides: readonly Side[]): Promise<readonly Opened[]> =>
  Promise.all(sides.map(async ({ run, subject }) => ({ run: await store.findRun(run), subject })));

const readFirstEpoch = (store: Store, { run, subject }: Opened) =>
  store.select(run, {
    fields: ["ordinal", "questionNumber", "tagSet", "status", "outcome", "answer"],
    subject,
    reader: readerOf(run).name,
    where: [["epoch", "=", 0]],
  });

/** A question that not both got right: its ordinals on both sides, and the answers that were read. */
type Change = {
  readonly change: ChangeKind;
  readonly a: number;
  readonly b: number;
  readonly tagSet: number;
  readonly answerA: string;
  readonly answerB: string;
};

const findChanges = async (store: Store, a: Opened, b: Opened) => {
  const others = new Map<
    number,
    { readonly b: number; readonly isRight: boolean; readonly answerB: string }
  >();
  for await (const call of readFirstEpoch(store, b)) {
    const isRight = isCorrect(call);
    if (isRight !== undefined)
      others.set(call.questionNumber, { b: call.ordinal, isRight, answerB: call.answer ?? "" });
  }
  const counts: Record<ChangeKind, number> = { lost: 0, gained: 0, "both wrong": 0 };
  const [changes, tagSets]: [Change[], Set<number>] = [[], new Set()];
  for await (const { ordinal, questionNumber, tagSet, answer, ...call } of readFirstEpoch(store, a)) {
    const [isRight, other] = [isCorrect(call), others.get(questionNumber)];
    if (other === undefined || isRight === undefined) continue;
    tagSets.add(tagSet);
    if (isRight && other.isRight) continue;
    const change = isRight ? "lost" : other.isRight ? "gained" : "both wrong";
    counts[change] += 1;
    if (counts[change] <= maxListed)
      changes.push({ change, a: ordinal, b: other.b, tagSet, answerA: answer ?? "", answerB: other.answerB });
  }
  return { counts, changes, tagSets: await store.tagSets([...tagSets]) };
};

const readTexts = async (store: Store, { run, subject }: Opened, ordinals: readonly number[]) => {
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
  const [a, b] = await openSides(store, sideA, sideB);
  const { comparison, names } = await view.compare(sideA, sideB);
  const { counts, changes, tagSets } = await findChanges(store, a!, b!);
  const texts = await readTexts(
    store,
    a!,
    changes.map((change) => change.a),
  );
  const groups = new Map(comparison.bySkill.map((group) => [group.name, group]));
  const skills = new Map(
    [...tagSets.values()].flatMap(({ tags }) => {
      const skill = skillOfTags(tags);
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
    questions: changes.map(({ tagSet, ...change }) => {
      const { tags = {}, key = "" } = tagSets.get(tagSet) ?? {};
      return { ...change, key, tags, text: texts.get(change.a) ?? "" };
    }),
    skills: [...skills.values()],
  };
};

export type Changes = Omit<Awaited<ReturnType<typeof compareSides>>, "comparison">;

/** What lost and gained questions have in common. */
export const differenceCauses = async (store: Store, sideA: Side, sideB: Side) => {
  const [a, b] = await openSides(store, sideA, sideB);
  const named = ({ run, subject }: Opened) => ({ run, model: run.subjects[subject]?.id ?? "" });
  return changeCauses(store, await bothAnswers(store, named(a!), named(b!)));
};
