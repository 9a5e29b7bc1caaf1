/**
 * How often a model's replies were truncated, and where; and how many were answered, and correct, within so many tokens.
 */
import type { ModelReport, TokenCurve } from "#reports/summary";
import type { Tags } from "#items/question";
import type { Condition, Run, Store } from "#runs/store";
import { proportion, type Estimate } from "#scoring/estimate";
import { getOrInsert } from "#logic/memoize";
import { readerOf } from "#scoring/readers/readers";
import type { Results } from "./results.ts";

/** The most groups of one tag that are told, the most often cut off first. */
const maxGroups = 10;

const tags = ["rule", "length", "type"] as const;

export const cutOffs = async (results: Results): Promise<Pick<ModelReport, "cutOffs">> => {
  const { store, run, place, tally } = results;
  if (tally.truncated === 0) return {};
  const rows = await readCutOffs(store, run, place);
  const groups = tags.flatMap((tag) => {
    const found = byTag(rows, tag);
    // One group says what the whole says.
    return found.length < 2 ? [] : [[tag, found] as const];
  });
  return { cutOffs: { share: shareOf(rows), by: Object.fromEntries(groups) } };
};

/** Questions with equal tags that were asked, and the sum over them of the share of their answers that was cut off. */
export type CutOff = { readonly tags: Tags; readonly questions: number; readonly truncated: number };

export const readCutOffs = async (store: Store, run: Run, subject: number): Promise<readonly CutOff[]> => {
  const questions = store.select(run, {
    fields: ["questionNumber", "tagSet"],
    subject,
    where: [["status", "in", ["answered", "refused", "truncated"]]],
    totals: { asked: {}, truncated: { where: [["status", "=", "truncated"]] } },
  });
  const sums = new Map<number, { questions: number; truncated: number }>();
  for await (const { tagSet, asked, truncated } of questions) {
    const sum = getOrInsert(sums, tagSet, () => ({ questions: 0, truncated: 0 }));
    sum.questions += 1;
    sum.truncated += truncated / asked;
  }
  const tagSets = await store.tagSets([...sums.keys()]);
  return Array.from(sums, ([number, sum]) => ({ tags: tagSets.get(number)?.tags ?? {}, ...sum }));
};

const shareOf = (rows: readonly Pick<CutOff, "questions" | "truncated">[]): Estimate => {
  const sum = (of: "questions" | "truncated"): number => rows.reduce((total, row) => total + row[of], 0);
  return proportion(sum("truncated"), sum("questions"));
};

const byTag = (rows: readonly CutOff[], tag: string) => {
  const groups = Map.groupBy(
    rows.filter((row) => row.tags[tag] !== undefined),
    (row) => row.tags[tag] ?? "",
  );
  return [...groups]
    .map(([name, members]) => ({ name, share: shareOf(members) }))
    .toSorted(
      (a, b) =>
        (b.share.value ?? 0) - (a.share.value ?? 0) || a.name.localeCompare(b.name, "en", { numeric: true }),
    )
    .slice(0, maxGroups);
};

/** Fewer tokens than these on average is a word or two, and no budget worth a curve. */
const minTokens = 60;

/** What would have been answered within so many tokens and how much of it right, of the calls whose tokens were counted. */
export const readWithinTokens = async (
  store: Store,
  run: Run,
  by: { readonly reader: string; readonly subject: number },
  limits: readonly number[],
) => {
  const within = (tokens: number) => ["tokensOut", "<=", tokens] as const;
  const counts = (name: string, condition: Condition) =>
    limits.map((tokens) => [`${name} ${tokens}`, { where: [within(tokens), condition] }] as const);
  const [sums] = await Array.fromAsync(
    store.select(run, {
      ...by,
      fields: [],
      where: [["tokensOut", "<>", null]],
      totals: Object.fromEntries([
        ...counts("answered", ["status", "=", "answered"]),
        ...counts("correct", ["outcome", "=", "correct"]),
      ]),
    }),
  );
  return limits.map((tokens) => ({
    tokens,
    answered: sums?.[`answered ${tokens}`] ?? 0,
    correct: sums?.[`correct ${tokens}`] ?? 0,
  }));
};

/** What would have been answered, and right, within 16, 32, … tokens; nothing for models that answer in a word. */
export const tokenCurve = async ({ store, run, place, tally, usage }: Results) => {
  const calls = tally.answered + tally.refused + tally.truncated;
  if (calls === 0 || usage.tokensOut / calls < minTokens) return {};
  const limits = Array.from({ length: 15 }, (_, k) => 16 * 2 ** k);
  const steps = await readWithinTokens(store, run, { reader: readerOf(run).name, subject: place }, limits);
  const last = steps.at(-1)?.answered ?? 0;
  // Epochs are one question asked again: as many count as there are questions.
  const n = Math.ceil(calls / run.plan.epochs);
  const share = (part: number): Estimate => proportion((part / calls) * n, n);
  const curve: TokenCurve = steps
    .filter(({ answered: within }, k) => within > 0 && (steps[k - 1]?.answered ?? 0) < last)
    .map(({ tokens, answered: within, correct }) => ({
      tokens,
      answered: share(within),
      correct: share(correct),
    }));
  return curve.length < 2 ? {} : { tokenCurve: curve };
};
