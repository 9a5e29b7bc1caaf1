/** What changed between two models, question by question: those that only one got right. First epochs count. */
import type { Ledger } from "./ledger.ts";

/** A question that changed, by its places on both sides. */
export type Change = {
  readonly a: number;
  readonly b: number;
  readonly tags: Readonly<Record<string, string>>;
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
