/**
 * How often a model's answers were cut off, where, and what asking again with a larger cap brought; and what it would have
 * answered, and how much of it right, had it been given fewer tokens. Nothing is asked.
 */
import type { CutOffs, ModelReport, TokenCurve } from "#report/summary";
import type { Tags } from "#items/question";
import type { Condition, Run, Store, Subject } from "#runs/store";
import { breakdownOf } from "#scores/breakdown";
import { countAsked, countReadable } from "#scores/by-question";
import { proportion, type Estimate } from "#scores/estimate";
import { getOrInsert } from "#logic/memoize";
import { readerOf } from "#scores/readers/readers";
import type { SuiteOf } from "#items/suite";
import { hashOf } from "#runs/plan";
import type { Results } from "./results.ts";
import { scoresOf } from "./scores.ts";

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
  return {
    cutOffs: { share: shareOf(rows), by: Object.fromEntries(groups), retried: await retriedOf(results) },
  };
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

/** The calls whose answer was cut off, in order, with what was sent; of a question asked several times, the first. */
export async function* truncatedCalls(store: Store, run: Run, subject: number) {
  const seen = new Set<string>();
  const calls = store.select(run, {
    fields: ["question", "prompt"],
    subject,
    where: [["status", "=", "truncated"]],
  });
  for await (const call of calls) {
    if (seen.has(call.question.id)) continue;
    seen.add(call.question.id);
    yield call;
  }
}

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

/** Finds the runs that asked a model's cut-off questions again, and the ids of these questions. */
export const findRetries = async (store: Store, run: Run, place: number) => {
  const subject = run.subjects[place]!;
  const ids: string[] = [];
  for await (const { question } of truncatedCalls(store, run, place)) ids.push(question.id);
  const { hash } = retrySuite(run, subject, ids);
  const runs = (await store.runs()).filter(
    ({ plan: { suite } }) => suite.kind === "derived" && suite.from === "truncated" && suite.hash === hash,
  );
  return { ids, runs };
};

/** The runs that asked cut-off questions again, the smallest cap first. */
const retriedOf = async ({ store, run, place, breakdown: { outcomes } }: Results) => {
  const { ids, runs } = await findRetries(store, run, place);
  const told: CutOffs["retried"][number][] = [];
  for (const again of runs) {
    const [model] = again.subjects;
    if (model === undefined) continue;
    const { maxTokens } = model.parameters;
    const scores = (await scoresOf(store, again)).get(model.id) ?? [];
    const found = breakdownOf(scores).outcomes;
    told.push({
      maxTokens: typeof maxTokens === "number" ? maxTokens : null,
      questions: ids.length,
      answered: proportion(countReadable(found), countAsked(found)),
      accuracy: proportion(outcomes.correct + found.correct, countAsked(outcomes)),
    });
  }
  return told.toSorted((a, b) => (a.maxTokens ?? 0) - (b.maxTokens ?? 0));
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

/** The suite of these questions of one model of a run. */
export const retrySuite = (
  run: Pick<Run, "id">,
  subject: Pick<Subject, "id">,
  ids: readonly string[],
): SuiteOf<"derived"> => ({
  kind: "derived",
  from: "truncated",
  hash: hashOf({ run: run.id, model: subject.id, ids }),
});
