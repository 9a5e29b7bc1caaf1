/** What changed between two models, question by question: those that only one got right. First epochs count. */
import { isCorrect, readerOf, seenCalls, type Run, type Store } from "organon/view";

const maxShown = 1000;

/** Characters of a question in a list. */
const maxText = 20_000;

type Side = { readonly run: Run; readonly subject: number };

const firstEpoch = (store: Store, { run, subject }: Side) =>
  store.select(run, {
    fields: ["ordinal", "questionNumber", "tagSet", "status", "outcome", "answer"],
    subject,
    reader: readerOf(run).name,
    where: [["epoch", "=", 0]],
  });

/** A question that one side got right, by its ordinals in both. */
type Change = {
  readonly a: number;
  readonly b: number;
  readonly tagSet: number;
  readonly answerA: string;
  readonly answerB: string;
};

/** The questions that are right in A and wrong in B, and the other way round, in A's order; at most a thousand each. */
const findChanges = async (store: Store, a: Side, b: Side) => {
  const others = new Map<
    number,
    { readonly b: number; readonly isRight: boolean; readonly answerB: string }
  >();
  for await (const call of firstEpoch(store, b)) {
    const isRight = isCorrect(call);
    if (isRight !== undefined)
      others.set(call.questionNumber, { b: call.ordinal, isRight, answerB: call.answer ?? "" });
  }
  const [lost, gained]: [Change[], Change[]] = [[], []];
  for await (const { ordinal, questionNumber, tagSet, answer, ...call } of firstEpoch(store, a)) {
    const [isRight, other] = [isCorrect(call), others.get(questionNumber)];
    if (other === undefined || isRight === undefined || isRight === other.isRight) continue;
    const list = isRight ? lost : gained;
    const { b: place, answerB } = other;
    if (list.length < maxShown) list.push({ a: ordinal, b: place, tagSet, answerA: answer ?? "", answerB });
  }
  return { lost, gained };
};

/** Changes of each list whose questions are read. */
const maxTold = 50;

export const changesBetween = async (store: Store, a: Side, b: Side) => {
  const { lost, gained } = await findChanges(store, a, b);
  const tagSets = await store.tagSets([...new Set([...lost, ...gained].map(({ tagSet }) => tagSet))]);
  const withTexts = async (changes: readonly Change[]) => {
    const places = changes.slice(0, maxTold).map((change) => change.a);
    const seen = await seenCalls(store, a.run, { subject: a.subject }, places);
    return changes.map(({ tagSet, ...change }) => {
      const { tags = {}, key = "" } = tagSets.get(tagSet) ?? {};
      return { ...change, tags, key, text: seen.get(change.a)?.question.text.slice(0, maxText) };
    });
  };
  return { lost: await withTexts(lost), gained: await withTexts(gained) };
};

export type Changes = Awaited<ReturnType<typeof changesBetween>>;
