/** What changed between two models, question by question: those that only one got right. First epochs count. */
import { seenCalls } from "#runs/answers";
import type { Run, Store } from "#runs/store";
import type { Ledger } from "./ledger.ts";
import { mostText } from "./question-page.ts";

/** A question that changed, by its places on both sides. */
type Change = {
  readonly a: number;
  readonly b: number;
  readonly tags: Readonly<Record<string, string>>;
  /** What was asked, of the first ones. */
  readonly text?: string;
  readonly answerA: string;
  readonly answerB: string;
  readonly key: string;
};

export type Changes = {
  /** Right in A, wrong in B, and the other way round; at most a thousand each. */
  readonly lost: readonly Change[];
  readonly gained: readonly Change[];
};

const mostShown = 1000;

/** The questions of both that changed, in A's order. */
export const changesOf = (a: Ledger, b: Ledger): Changes => {
  const placeInB = new Map<number, number>();
  for (let i = 0; i < b.size; i++) if (b.columns.epoch[i] === 0) placeInB.set(b.columns.question[i] ?? -1, i);
  const [lost, gained]: [Change[], Change[]] = [[], []];
  for (let i = 0; i < a.size; i++) {
    if (a.columns.epoch[i] !== 0) continue;
    const other = placeInB.get(a.columns.question[i] ?? -1);
    if (other === undefined) continue;
    const [before, after] = [a.columns.outcome[i], b.columns.outcome[other]];
    const list = before === 1 && after === 2 ? lost : before === 2 && after === 1 ? gained : undefined;
    if (list === undefined || list.length >= mostShown) continue;
    const set = a.tagSets[a.columns.tagSet[i] ?? 0];
    list.push({
      a: i,
      b: other,
      tags: set?.tags ?? {},
      key: set?.key ?? "",
      answerA: a.answers[a.columns.answer[i] ?? 0] ?? "",
      answerB: b.answers[b.columns.answer[other] ?? 0] ?? "",
    });
  }
  return { lost, gained };
};

/** Changes of each list whose questions are read. */
const mostTold = 50;

/** The changes with what was asked in the first of them, by A's run. */
export const withTexts = async (
  store: Store,
  run: Run,
  subject: number,
  { lost, gained }: Changes,
): Promise<Changes> => {
  const told = async (changes: readonly Change[]): Promise<readonly Change[]> => {
    const places = changes.slice(0, mostTold).map(({ a }) => a);
    const seen = await seenCalls(store, run, { subject }, places);
    return changes.map((change) => {
      const text = seen.get(change.a)?.question.text;
      return text === undefined ? change : { ...change, text: text.slice(0, mostText) };
    });
  };
  return { lost: await told(lost), gained: await told(gained) };
};
