/** How steady a model's answers are, where each question is asked several times. */
import { getOrInsert } from "#logic/memoize";
import type { Run, Store } from "#runs/store";

const mostExamples = 100;

export type Steadiness = Awaited<ReturnType<typeof readSteadiness>>;

/** How steady a subject's answers are: over the items that it answered readably more than once. */
export const readSteadiness = async (
  store: Store,
  run: Run,
  { reader, subject }: { readonly reader: string; readonly subject: number },
) => {
  const questions = store.select(run, {
    fields: ["questionNumber"],
    subject,
    reader,
    where: [["outcome", "<>", null]],
    totals: {
      asked: {},
      right: { where: [["outcome", "=", "correct"]] },
      answered: { where: [["answer", "<>", null]] },
      yes: { where: [["answer", "=", "yes"]] },
      no: { where: [["answer", "=", "no"]] },
      first: { min: "ordinal" },
    },
  });
  const tries = new Map<string, { asked: number; right: number; questions: number }>();
  const unsteady: { first: number; yes: number; no: number; rate: number }[] = [];
  let items = 0;
  for await (const { asked, right, answered, yes, no, first } of questions) {
    getOrInsert(tries, `${asked} ${right}`, () => ({ asked, right, questions: 0 })).questions += 1;
    if (answered < 2) continue;
    items += 1;
    if (yes > 0 && no > 0) unsteady.push({ first, yes, no, rate: Math.min(yes, no) / (yes + no) });
  }
  // Of equally unsteady ones, those that were asked first.
  const most = unsteady.toSorted((a, b) => b.rate - a.rate || a.first - b.first).slice(0, mostExamples);
  const where = [["ordinal", "in", most.map(({ first }) => first)]] as const;
  const found =
    most.length === 0
      ? []
      : await Array.fromAsync(store.select(run, { fields: ["ordinal", "id"], subject, where }));
  const ids = new Map(found.map(({ ordinal, id }) => [ordinal, id]));
  return {
    /** Questions by how often they were asked and how often they were answered right. */
    tries: [...tries.values()],
    items,
    /** Items with answers of both kinds. */
    flipped: unsteady.length,
    /** The most unsteady first: the share of an item's answers that differ from its commoner one. */
    examples: most.map(({ first, yes, no, rate }) => ({ itemId: ids.get(first) ?? "", yes, no, rate })),
  };
};
