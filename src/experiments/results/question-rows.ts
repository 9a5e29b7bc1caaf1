/** The calls of a run as rows of a table: the answer as it was read, with the words around it and its position in them. */
import { getOrInsert } from "#logic/memoize";
import { labelText } from "#items/question";
import { readCalls, type SeenCall } from "#runs/answers";
import type { CallValues, Condition, Run, Store } from "#runs/store";
import { createOutcomes } from "#scoring/by-question";
import { getReader } from "#scoring/readers/readers";
import type { Verdict } from "#scoring/verdict";

/** The outcome of a call's reply, or why there is none. */
export type CallState = Verdict["outcome"] | "missing" | "unjudged";

export const noStates: Readonly<Record<CallState, number>> = { ...createOutcomes(), missing: 0, unjudged: 0 };

export const getState = ({ status, outcome }: Pick<CallValues, "status" | "outcome">): CallState =>
  status === null ? "missing" : (outcome ?? "unjudged");

/** Returns conditions of which calls with the state of one of some groups fulfil one. */
export const stateConditions = (
  groups: readonly Pick<CallValues, "status" | "outcome">[],
): readonly (readonly Condition[])[] => {
  const distinct = new Map(groups.map((group) => [`${group.status} ${group.outcome}`, group]));
  return [...distinct.values()].map(({ status, outcome }): readonly Condition[] => [
    ["status", "=", status],
    ["outcome", "=", outcome],
  ]);
};

/** Characters of a question that a list shows: all of it, unless it is a book. */
const maxText = 20_000;

/** Characters around an answer that a row shows. */
const [before, after, most] = [48, 24, 120];

export type QuestionRow = ReturnType<typeof buildRow>;

export const buildRow = ({ question, ordinal, epoch, response, verdict }: SeenCall) => {
  const text = response?.text ?? "";
  const [status, outcome] = [response?.status ?? null, verdict?.outcome ?? null];
  return {
    ordinal,
    id: question.id,
    text: question.text.slice(0, maxText),
    tags: question.tags,
    key: labelText(question.key),
    epoch,
    state: getState({ status, outcome }),
    status: response?.status,
    answer: verdict?.answer,
    ...excerpt(text, verdict?.span),
    replyLength: text.length,
    tokensOut: response?.usage.tokensOut,
    cost: response?.cost,
  };
};

const excerpt = (text: string, span: readonly [number, number] | undefined) => {
  if (span === undefined) return { reply: text.length <= most ? text : `…${text.slice(-most)}` };
  const [start, end] = [Math.max(0, span[0]), Math.min(text.length, Math.max(...span))];
  const from = Math.max(0, start - before);
  const to = Math.min(text.length, Math.min(end, start + most) + after);
  const lead = from > 0 ? "…" : "";
  return {
    reply: `${lead}${text.slice(from, to)}${to < text.length ? "…" : ""}`,
    span: [start - from + lead.length, Math.min(end, to) - from + lead.length],
  };
};

type ListQuery = {
  readonly subject: number;
  /** Outcomes; all without any. */
  readonly states?: readonly string[];
  /** Exact names of rules; all without any. */
  readonly rules?: readonly string[];
  readonly limit: number;
};

/** Returns the first calls of a model that have one of the states and rules, how many have, and the run's rules. */
export const listQuestions = async (
  store: Store,
  run: Run,
  { subject, states = [], rules = [], limit }: ListQuery,
) => {
  const reader = getReader(run).name;
  const groups = await Array.fromAsync(
    store.select(run, { fields: ["tagSet", "status", "outcome"], totals: { calls: {} }, subject, reader }),
  );
  const tagSets = await store.tagSets([...new Set(groups.map(({ tagSet }) => tagSet))]);
  const getRule = (tagSet: number): string => tagSets.get(tagSet)?.tags["rule"] ?? "";
  const matching = groups.filter(
    (group) =>
      (states.length === 0 || states.includes(getState(group))) &&
      (rules.length === 0 || rules.includes(getRule(group.tagSet))),
  );
  const sum = (some: typeof groups): number => some.reduce((calls, group) => calls + group.calls, 0);
  const where: readonly Condition[] =
    rules.length === 0 ? [] : [["tagSet", "in", [...new Set(matching.map(({ tagSet }) => tagSet))]]];
  const calls = store.select(run, {
    fields: ["ordinal"],
    subject,
    reader,
    where,
    any: stateConditions(matching),
    limit,
  });
  const ordinals = matching.length === 0 ? [] : (await Array.fromAsync(calls)).map(({ ordinal }) => ordinal);
  const seen = await readCalls(store, run, { subject, reader }, ordinals);
  return {
    total: sum(matching),
    planned: sum(groups),
    rows: [...seen.values()].map(buildRow),
    rules: [...new Set(groups.map(({ tagSet }) => getRule(tagSet)))].filter((rule) => rule !== "").toSorted(),
  };
};

/** Returns a question's calls of one model by the start of its id, the first of each question. */
export const findQuestions = async (
  store: Store,
  run: Run,
  { subject, prefix, limit }: { readonly subject: number; readonly prefix: string; readonly limit: number },
): Promise<ReadonlyMap<string, number>> => {
  const found = new Map<string, number>();
  const where: readonly Condition[] = [["questionNumber", "in", await store.questionNumbers(prefix)]];
  for await (const { id, ordinal } of store.select(run, { fields: ["id", "ordinal"], subject, where })) {
    getOrInsert(found, id, () => ordinal);
    if (found.size === limit) break;
  }
  return found;
};
