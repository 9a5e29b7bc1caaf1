/** What changed between two models, question by question: those that only one got right. First epochs count. */
import { seenCalls } from "#runs/answers";
import type { Run, Store } from "#runs/store";
import { isCorrectAt, type Ledger } from "./ledger.ts";
import { maxText } from "./question-page.ts";

const maxShown = 1000;

/** The questions that are right in A and wrong in B, and the other way round, in A's order; at most a thousand each. */
const changesOf = (a: Ledger, b: Ledger) => {
  const placeInB = new Map<number, number>();
  for (let i = 0; i < b.size; i++) if (b.columns.epoch[i] === 0) placeInB.set(b.columns.question[i] ?? -1, i);
  const changeAt = (i: number, other: number) => {
    const set = a.tagSets[a.columns.tagSet[i] ?? 0];
    return {
      a: i,
      b: other,
      tags: set?.tags ?? {},
      key: set?.key ?? "",
      answerA: a.answers[a.columns.answer[i] ?? 0] ?? "",
      answerB: b.answers[b.columns.answer[other] ?? 0] ?? "",
    };
  };
  const [lost, gained]: ReturnType<typeof changeAt>[][] = [[], []];
  for (let i = 0; i < a.size; i++) {
    if (a.columns.epoch[i] !== 0) continue;
    const other = placeInB.get(a.columns.question[i] ?? -1);
    if (other === undefined) continue;
    const [before, after] = [isCorrectAt(a, i), isCorrectAt(b, other)];
    if (before === undefined || after === undefined || before === after) continue;
    const list = before ? lost! : gained!;
    if (list.length < maxShown) list.push(changeAt(i, other));
  }
  return { lost: lost!, gained: gained! };
};

/** Changes of each list whose questions are read. */
const maxTold = 50;

export const changesBetween = async (store: Store, run: Run, subject: number, a: Ledger, b: Ledger) => {
  const told = async (changes: ReturnType<typeof changesOf>["lost"]) => {
    const places = changes.slice(0, maxTold).map((change) => change.a);
    const seen = await seenCalls(store, run, { subject }, places);
    return changes.map((change) => {
      const text = seen.get(change.a)?.question.text;
      return { ...change, text: text?.slice(0, maxText) };
    });
  };
  const { lost, gained } = changesOf(a, b);
  return { lost: await told(lost), gained: await told(gained) };
};

export type Changes = Awaited<ReturnType<typeof changesBetween>>;
