/**
 * Rows of the store's tables as values, and back. Texts that only this program wrote are trusted once they
 * parse; a column that does not hold what the schema says means a damaged store.
 */
import type { SQLInputValue, SQLOutputValue } from "node:sqlite";
import type { AskedItem } from "#items";
import type { Attempt, Message, Response } from "#models";
import type { Score, Verdict } from "#scores";
import type { RunPlan } from "../plan.ts";
import type { ResponseRecord, Run, Subject, VerdictRecord } from "../store.ts";

export type Row = Readonly<Record<string, SQLOutputValue>>;

/** Carries SQLite's own code for a damaged file, so that it is told as one, with the file's name. */
const damaged = (column: string): Error =>
  Object.assign(new Error(`the column “${column}” does not hold what it should`), { errcode: 11 });

export const textIn = (row: Row, column: string): string => {
  const value = row[column];
  if (typeof value !== "string") throw damaged(column);
  return value;
};

export const numberIn = (row: Row, column: string): number => {
  const value = row[column];
  if (typeof value !== "number") throw damaged(column);
  return value;
};

const oneOf = <const Names extends readonly string[]>(
  row: Row,
  column: string,
  names: Names,
): Names[number] => {
  const name = names.find((candidate) => candidate === row[column]);
  if (name === undefined) throw damaged(column);
  return name;
};

/** JSON that this program wrote into a column: seen to be of the right sort, and trusted beyond. */
const jsonIn = <Value>(row: Row, column: string, isValue: (value: unknown) => value is Value): Value => {
  let value: unknown;
  try {
    value = JSON.parse(textIn(row, column));
  } catch {
    throw damaged(column);
  }
  if (!isValue(value)) throw damaged(column);
  return value;
};

const has = (value: unknown, ...names: readonly string[]): boolean =>
  typeof value === "object" && value !== null && names.every((name) => Object.hasOwn(value, name));
const isItem = (value: unknown): value is AskedItem => has(value, "id", "label", "question");
const isPlan = (value: unknown): value is RunPlan => has(value, "models", "suite", "prompt", "epochs");
const isParameters = (value: unknown): value is Subject["parameters"] => has(value) && !Array.isArray(value);
const isAttempts = (value: unknown): value is readonly Attempt[] =>
  Array.isArray(value) && value.every((attempt) => has(attempt, "at", "durationMs"));
const isMessages = (value: unknown): value is readonly Message[] =>
  Array.isArray(value) && value.every((message) => has(message, "role", "content"));

export const itemOf = (row: Row): AskedItem => jsonIn(row, "json", isItem);

export const messagesOf = (row: Row): readonly Message[] => jsonIn(row, "messages", isMessages);

export const subjectOf = (row: Row): Subject => ({
  id: textIn(row, "id"),
  provider: textIn(row, "provider"),
  model: textIn(row, "model"),
  organisation: textIn(row, "organisation"),
  parameters: jsonIn(row, "parameters", isParameters),
});

export const runOf = (row: Row, subjects: readonly Subject[]): Run => ({
  id: textIn(row, "id"),
  plan: jsonIn(row, "plan", isPlan),
  subjects,
  created: textIn(row, "created"),
  touched: textIn(row, "touched"),
  planned: numberIn(row, "planned") === 1,
});

/** The columns of `leaves` that tell leaves apart, in the order of `leafValues`. */
export const leafColumns = "logic, category, rule, base, extension, kind, length, label";

export const leafValues = (item: AskedItem): SQLInputValue[] => [
  item.logic,
  item.category,
  item.rule,
  item.base,
  item.extension,
  item.kind,
  item.length,
  item.label,
];

/** The columns of `responses` but for the call's number, in the order of `responseValues`. */
export const responseColumns =
  "status, key, item, model, parameters, epoch, prompt, tokens_in, tokens_out, tokens_thinking, " +
  "tokens_cached, cost, text, thinking, finish_reason, attempts, served_model, time";

export const responseValues = (record: ResponseRecord, prompt: string): SQLInputValue[] => {
  const { response } = record;
  const { usage } = response;
  return [
    response.status,
    record.key,
    record.item,
    record.model,
    JSON.stringify(record.parameters),
    record.epoch,
    prompt,
    usage.tokensIn ?? null,
    usage.tokensOut ?? null,
    usage.tokensThinking ?? null,
    usage.tokensCached ?? null,
    response.cost ?? null,
    response.text,
    response.thinking ?? null,
    response.finishReason ?? null,
    JSON.stringify(response.attempts),
    response.servedModel ?? null,
    response.time,
  ];
};

const answers = ["yes", "no", "A", "B", "C", "D"] as const;
const statuses = ["answered", "refused", "truncated", "failed"] as const;

export const responseOf = (row: Row): Response => ({
  status: oneOf(row, "status", statuses),
  text: textIn(row, "text"),
  ...(row["thinking"] === null ? {} : { thinking: textIn(row, "thinking") }),
  ...(row["finish_reason"] === null ? {} : { finishReason: textIn(row, "finish_reason") }),
  usage: {
    ...(row["tokens_in"] === null ? {} : { tokensIn: numberIn(row, "tokens_in") }),
    ...(row["tokens_out"] === null ? {} : { tokensOut: numberIn(row, "tokens_out") }),
    ...(row["tokens_thinking"] === null ? {} : { tokensThinking: numberIn(row, "tokens_thinking") }),
    ...(row["tokens_cached"] === null ? {} : { tokensCached: numberIn(row, "tokens_cached") }),
  },
  ...(row["cost"] === null ? {} : { cost: numberIn(row, "cost") }),
  attempts: jsonIn(row, "attempts", isAttempts),
  ...(row["served_model"] === null ? {} : { servedModel: textIn(row, "served_model") }),
  time: textIn(row, "time"),
});

/** The values for the columns of `verdicts` but for the call's number. */
export const verdictValues = ({ reader, verdict }: VerdictRecord): SQLInputValue[] => [
  reader,
  verdict.outcome,
  verdict.answer ?? null,
  verdict.span?.[0] ?? null,
  verdict.span?.[1] ?? null,
];

const outcomes = ["correct", "incorrect", "unreadable", "unanswered"] as const;

export const outcomeIn = (row: Row, column: string): Verdict["outcome"] => oneOf(row, column, outcomes);

/** A verdict from its columns, whose names may have something in front. */
export const verdictOf = (row: Row, prefix = ""): Verdict => ({
  outcome: outcomeIn(row, `${prefix}outcome`),
  ...(row[`${prefix}answer`] === null ? {} : { answer: oneOf(row, `${prefix}answer`, answers) }),
  ...(row[`${prefix}span_start`] === null
    ? {}
    : { span: [numberIn(row, `${prefix}span_start`), numberIn(row, `${prefix}span_end`)] as const }),
});

export const scoreOf = (row: Row, model: string): Score => ({
  itemId: textIn(row, "item"),
  model,
  leaf: {
    logic: textIn(row, "logic"),
    category: textIn(row, "category"),
    rule: textIn(row, "rule"),
    base: textIn(row, "base"),
    extension: textIn(row, "extension"),
    kind: textIn(row, "kind"),
  },
  length: numberIn(row, "length"),
  label: oneOf(row, "label", answers),
  epoch: numberIn(row, "epoch"),
  verdict: verdictOf(row),
});
