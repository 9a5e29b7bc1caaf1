/**
 * Queries the answers of a run: its questions, calls with their responses, scores, and calls by status. Each is one
 * query to `Store.select`.
 */
import type { Question } from "#items/question";
import { getOrInsert } from "#logic/memoize";
import { boundCost, maxCost, type Reckoning } from "#models/budget";
import { callStatuses, type Prompt, type Response } from "#models/language-model";
import { lostAttempts } from "#models/outcome";
import { priceTable, buildPrice, replyCost, type PriceTable } from "#models/prices";
import { answerTokens, thinkingTokens } from "#models/tokens";
import { addUp } from "#scoring/estimate";
import type { Score, Verdict } from "#scoring/verdict";
import { damagedColumn, damagedStore } from "./stores/rows.ts";
import { computeRunId, type RunPlan } from "./plan.ts";
import {
  plannedFields,
  type CallFields,
  type Condition,
  type PlannedCall,
  type Run,
  type Store,
} from "./store.ts";

/** A subject's calls by status. */
export type Tally = Readonly<Record<Response["status"] | "planned" | "missing", number>>;

export const noTally: Tally = { planned: 0, missing: 0, answered: 0, refused: 0, truncated: 0, failed: 0 };

/**
 * The number, tokens and cost of a subject's responses. `usd` is null if the cost of any response is unknown: unknown is not free. Then
 * `known` is the sum of the others, `unknown` their number, and `most` what these can have cost at most, where a price is known.
 */
export type Usage = {
  readonly calls: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  /** Input tokens read from a provider's cache. */
  readonly tokensCached: number;
  /** Replies whose input tokens the provider did not count. */
  readonly uncounted: number;
  readonly usd: number | null;
  readonly known: number;
  readonly unknown: number;
  readonly most?: number;
};

/** Yields the questions of a run's first subject, in planned order: in most runs, all questions. */
export async function* readQuestions(store: Store, run: Run): AsyncGenerator<Question> {
  const calls = store.select(run, { fields: ["question"], subject: 0, where: [["epoch", "=", 0]] });
  for await (const { question } of calls) yield question;
}

/** A call of a run with its question and its response. */
export type AnsweredCall = PlannedCall & { readonly response: Response };

/** Yields the calls of a run that have a response, by subject and in order: all calls, or those that an answer parser has not judged yet. */
export async function* answeredCalls(
  store: Store,
  run: Run,
  unjudgedBy?: string,
): AsyncGenerator<AnsweredCall> {
  const calls = store.select(run, {
    fields: [...plannedFields, "response"],
    reader: unjudgedBy,
    where: [["status", "<>", null], ...(unjudgedBy === undefined ? [] : ([["outcome", "=", null]] as const))],
  });
  for await (const { response, ...call } of calls) if (response !== undefined) yield { ...call, response };
}

/** Returns the subject's calls with these ordinals, in order, with everything stored about each. */
export const readCalls = async (
  store: Store,
  run: Run,
  { subject, reader }: { readonly subject: number; readonly reader?: string },
  ordinals: readonly number[],
) => {
  const fields = [...plannedFields, "prompt", "response", "verdict"] as const;
  if (ordinals.length === 0) return new Map<number, SeenCall>();
  const calls = store.select(run, { fields, subject, reader, where: [["ordinal", "in", ordinals]] });
  return new Map((await Array.fromAsync(calls)).map((call): [number, SeenCall] => [call.ordinal, call]));
};

/** A call with everything stored about it. */
export type SeenCall = PlannedCall & {
  readonly prompt?: Prompt;
  readonly response?: Response;
  readonly verdict?: Verdict;
};

/** Returns one tally per subject. Calls that failed before `since`, an ISO time, are missing: they are made again. */
export const tallyCalls = async (store: Store, run: Run, since = ""): Promise<readonly Tally[]> => {
  const withStatus = (status: Response["status"], ...more: (readonly ["time", "<", string])[]) =>
    ({ where: [["status", "=", status], ...more] }) as const;
  // Counted while reading in call order: grouping by status would sort all calls.
  const counts = store.select(run, {
    fields: ["subject"],
    totals: {
      planned: {},
      missing: { where: [["status", "=", null]] },
      answered: withStatus("answered"),
      refused: withStatus("refused"),
      truncated: withStatus("truncated"),
      failed: withStatus("failed"),
      again: withStatus("failed", ["time", "<", since]),
    },
  });
  const tallies: Tally[] = run.subjects.map(() => noTally);
  for await (const { subject, again, ...tally } of counts) {
    const known = callStatuses.reduce((sum, status) => sum + tally[status], tally.missing);
    const isKnown = tallies[subject] !== undefined;
    if (!isKnown || known !== tally.planned)
      throw damagedStore(store.location, damagedColumn(isKnown ? "status" : "subject").message);
    tallies[subject] = { ...tally, missing: tally.missing + again, failed: tally.failed - again };
  }
  return tallies;
};

/** Returns the limits from which the maximum cost of a call of a plan follows. */
export const buildReckoning = ({ prompt }: Pick<RunPlan, "prompt">, prices: PriceTable): Reckoning => ({
  prices,
  answerTokens: answerTokens[prompt.style].most + thinkingTokens.most,
});

/** Returns what a subject's stored responses used, as far as its provider counted; or those of the calls with these ordinals. */
export const sumUsage = async (
  store: Store,
  run: Run,
  id: string,
  prices = priceTable,
  ordinals?: readonly number[],
): Promise<Usage> => {
  const subject = run.subjects.findIndex((one) => one.id === id);
  const where: readonly Condition[] = [
    ["status", "<>", null],
    ...(ordinals === undefined ? [] : ([["ordinal", "in", ordinals]] as const)),
  ];
  const [sums] = await Array.fromAsync(
    store.select(run, {
      fields: [],
      subject,
      where,
      totals: {
        calls: {},
        failed: { where: [["status", "=", "failed"]] },
        tokensIn: { sum: "tokensIn" },
        tokensOut: { sum: "tokensOut" },
        // At most the input tokens, even if a provider counted more.
        cached: { sum: "tokensCached", where: [["tokensCached", "<=", { field: "tokensIn" }]] },
        allCached: { sum: "tokensIn", where: [["tokensCached", ">", { field: "tokensIn" }]] },
        known: { sum: "cost" },
        uncounted: { where: buildMissingCondition("tokensIn") },
        unpriced: { where: buildMissingCondition("cost") },
      },
    }),
  );
  if (sums === undefined) return noUsage;
  const { failed, unpriced, cached, allCached, ...used } = sums;
  const isCertain = unpriced + failed === 0;
  const unsure = isCertain
    ? { unknown: 0 }
    : await countUnknown(store, run, { subject, where, unpriced, prices });
  const usd = used.calls > 0 && unsure.unknown === 0 ? used.known : null;
  return { ...used, tokensCached: cached + allCached, usd, ...unsure };
};

const buildMissingCondition = (value: "cost" | "tokensIn"): readonly Condition[] => [
  [value, "=", null],
  ["status", "<>", "failed"],
];

const noUsage: Usage = {
  calls: 0,
  tokensIn: 0,
  tokensOut: 0,
  tokensCached: 0,
  uncounted: 0,
  usd: null,
  known: 0,
  unknown: 0,
};

/** Returns how many responses have no known cost, lost attempts of failed calls included, and the most that they can have cost. */
const countUnknown = async (
  store: Store,
  run: Run,
  about: {
    readonly subject: number;
    readonly where: readonly Condition[];
    unpriced: number;
    prices: PriceTable;
  },
): Promise<Pick<Usage, "unknown" | "most">> => {
  const { subject: place, where, prices } = about;
  const subject = run.subjects[place];
  const price = subject && buildPrice(subject, prices);
  const isFree = price?.in === 0 && price.out === 0;
  // Without a price only failed calls have to be read: others are unknown, and nothing bounds them.
  const which: readonly Condition[] = price === undefined ? [["status", "=", "failed"]] : [];
  let [unknown, most] = [price === undefined ? about.unpriced : 0, 0];
  const fields = ["prompt", "response"] as const;
  const unsure = { fields, subject: place, where: [...where, ["cost", "=", null] as const, ...which] };
  for await (const { prompt = { messages: [] }, response } of store.select(run, unsure)) {
    if (subject === undefined || response === undefined) continue;
    const isFailed = response.status === "failed";
    // Of several answers to a call the first is stored, and all were charged.
    const answers = response.attempts.filter(({ error }) => error === undefined).length;
    const lost = lostAttempts(response.attempts) + Math.max(0, answers - 1);
    if (isFailed && (lost === 0 || isFree)) continue;
    unknown += 1;
    const each = maxCost(subject, prompt, buildReckoning(run.plan, prices)) ?? 0;
    const own = replyCost(subject, response, prices) ?? boundCost(each, response, price);
    most += lost * each + (isFailed ? 0 : own);
  }
  return price === undefined ? { unknown } : { unknown, most };
};

/** Returns the runs of plans, as far as they were begun. */
export const findRuns = async (plans: readonly RunPlan[], store: Store): Promise<readonly Run[]> => {
  const ids = new Set(plans.map(computeRunId));
  return (await store.runs()).filter(({ id }) => ids.has(id));
};

/** Returns what a subject used in several runs. A response that runs share counts once. */
export const sumUsageOfRuns = async (
  store: Store,
  runs: readonly Run[],
  id: string,
  prices?: PriceTable,
): Promise<Usage> => {
  const own = runs.filter(({ subjects }) => subjects.some((one) => one.id === id));
  if (own.length === 1) return sumUsage(store, own[0]!, id, prices);
  const seen = new Set<number>();
  const parts: Usage[] = [];
  for (const run of own) {
    const subject = run.subjects.findIndex((one) => one.id === id);
    const fresh: number[] = [];
    const where = [["status", "<>", null]] as const;
    for await (const { call, ordinal } of store.select(run, {
      fields: ["call", "ordinal"],
      subject,
      where,
    })) {
      if (!seen.has(call)) fresh.push(ordinal);
      seen.add(call);
    }
    for (let from = 0; from < fresh.length; from += 10_000)
      parts.push(await sumUsage(store, run, id, prices, fresh.slice(from, from + 10_000)));
  }
  return parts.reduce(addUsage, noUsage);
};

const addUsage = (one: Usage, other: Usage): Usage => {
  const both = [one, other];
  const sum = (name: Exclude<keyof Usage, "usd">): number => addUp(both, (part) => part[name] ?? 0);
  const [calls, known, unknown] = [sum("calls"), sum("known"), sum("unknown")];
  const isBounded = unknown > 0 && both.every((part) => part.unknown === 0 || part.most !== undefined);
  return {
    calls,
    tokensIn: sum("tokensIn"),
    tokensOut: sum("tokensOut"),
    tokensCached: sum("tokensCached"),
    uncounted: sum("uncounted"),
    usd: calls > 0 && unknown === 0 ? known : null,
    known,
    unknown,
    ...(isBounded ? { most: sum("most") } : {}),
  };
};

const scoreFields = ["subject", "ordinal", "id", "group", "tags", "key", "epoch"] as const;

const toScore = (
  { subjects }: Run,
  { subject, id, group, ...more }: Pick<CallFields, (typeof scoreFields)[number]>,
): Omit<Score, "verdict"> => ({
  questionId: id,
  group: group ?? undefined,
  model: subjects[subject]?.id ?? "",
  ...more,
});

/** Yields an answer parser's scores of the run's responses, by subject and in order; or those of one subject. */
export async function* readScores(
  store: Store,
  run: Run,
  { reader, subject }: { readonly reader: string; readonly subject?: number },
): AsyncGenerator<Score> {
  const where = [["outcome", "<>", null]] as const;
  const calls = store.select(run, { fields: [...scoreFields, "verdict"], subject, reader, where });
  for await (const { verdict, ...call } of calls)
    if (verdict !== undefined) yield { ...toScore(run, call), verdict };
}

/** A subject's scores, counted, and in a run with epochs how many replies are correct, readable and asked, by the number of the question. */
export type CountedScores = {
  readonly scores: readonly Score[];
  readonly replies?: ReadonlyMap<number, Readonly<Record<"right" | "readable" | "asked", number>>>;
};

/** Questions with equal tags and outcomes: how many, the ordinal of the first call, and each verdict with its replies to one question. */
type Group = {
  first: number;
  questions: number;
  readonly verdicts: readonly { readonly verdict: Verdict; readonly replies: number }[];
};
type Judged = { readonly reader: string; readonly subject: number };

/**
 * Returns what `readScores` yields for a subject, counted: questions with equal tags, answer key and outcomes share one score for each
 * of their verdicts. For millions of responses.
 */
export const countScores = async (store: Store, run: Run, judged: Judged): Promise<CountedScores> => {
  const { groups, replies } = await (run.plan.epochs === 1 ? readOneEpoch : readEpochs)(store, run, judged);
  const { subject } = judged;
  const scores: Score[] = [];
  groups.sort((a, b) => a.first - b.first);
  for (let from = 0; from < groups.length; from += 500) {
    const some = groups.slice(from, from + 500);
    const where = [["ordinal", "in", some.map(({ first }) => first)]] as const;
    const firsts = new Map<number, Omit<Score, "verdict">>();
    for await (const call of store.select(run, { fields: scoreFields, subject, where }))
      firsts.set(call.ordinal, { ...toScore(run, call), ordinal: undefined });
    for (const { first, questions, verdicts } of some) {
      const score = firsts.get(first);
      if (score === undefined) continue;
      for (const one of verdicts) scores.push({ ...score, ...one, questions });
    }
  }
  return { scores, replies };
};

type Groups = Pick<CountedScores, "replies"> & { readonly groups: Group[] };

const countOutcomes = <const Field extends "tagSet" | "questionNumber">(
  store: Store,
  run: Run,
  { reader, subject }: Judged,
  fields: readonly Field[],
) =>
  store.select(run, {
    fields: [...fields, "outcome", "answer"],
    subject,
    reader,
    where: [["outcome", "<>", null]],
    totals: { replies: {}, first: { min: "ordinal" } },
  });

const readOneEpoch = async (store: Store, run: Run, judged: Judged): Promise<Groups> => {
  const groups: Group[] = [];
  for await (const { outcome, answer, replies, first } of countOutcomes(store, run, judged, ["tagSet"]))
    if (outcome !== null) {
      const verdict = { outcome, answer: answer ?? undefined };
      groups.push({ first, questions: replies, verdicts: [{ verdict, replies: 1 }] });
    }
  return { groups };
};

const readEpochs = async (store: Store, run: Run, judged: Judged): Promise<Groups> => {
  const rows = countOutcomes(store, run, judged, ["questionNumber", "tagSet"]);
  const questions = new Map<
    number,
    { first: number; right: number; readable: number; asked: number; readonly verdicts: string[] }
  >();
  for await (const { questionNumber, tagSet, outcome, answer, replies, first } of rows) {
    const none = { right: 0, readable: 0, asked: 0 };
    const question = getOrInsert(questions, questionNumber, () => ({
      ...none,
      first,
      verdicts: [`${tagSet}`],
    }));
    question.first = Math.min(question.first, first);
    if (outcome !== "failed") question.asked += replies;
    if (outcome === "correct") question.right += replies;
    if (outcome === "correct" || outcome === "incorrect") question.readable += replies;
    question.verdicts.push(JSON.stringify({ verdict: { outcome, answer: answer ?? undefined }, replies }));
  }
  const groups = new Map<string, Group>();
  for (const { first, verdicts } of questions.values()) {
    const group = getOrInsert(groups, verdicts.toSorted().join("\n"), () => ({
      first,
      questions: 0,
      verdicts: verdicts.slice(1).map((text): Group["verdicts"][number] => JSON.parse(text)),
    }));
    group.questions += 1;
    group.first = Math.min(group.first, first);
  }
  return { groups: [...groups.values()], replies: questions };
};
