/**
 * Converts between rows of the store's tables and values. Columns have the types of the schema, and texts that only
 * Organon writes are trusted once they parse. An invalid value means a damaged store.
 */
import { writeLine, parseQuestionLine } from "#items/formats/lines";
import { labelText, type Question, type Tags } from "#items/question";
import { isSuite } from "#items/suite";
import { OrganonError, misuse } from "#logic/error";
import { hasMembers } from "#logic/is-record";
import {
  type Attempt,
  type Message,
  type Response,
  type TokenLogprob,
  callStatuses,
} from "#models/language-model";
import { parseModelSpec } from "#models/spec";
import { type Verdict, outcomes } from "#scoring/verdict";
import { canonicalJson, promptHash, promptStyles, type RunPlan } from "../plan.ts";
import type { Batch, ResponseRecord, Run, Subject, VerdictRecord } from "../store.ts";
import type { RowOf } from "./schema.ts";

/** Returns the error for a damaged store. */
export const damagedStore = (location: string, why: string): OrganonError =>
  misuse(
    `the store ${location} is damaged or not a store: ${why}`,
    "nothing in it was changed; see “Repair a damaged store” in docs/scale-out.md",
  );

/** Returns the error for an invalid column. */
export const damagedColumn = (column: string): OrganonError =>
  misuse(`the column “${column}” does not hold what it should`);

/** Decodes rows of the store at `location`, whose name is added to errors. */
export const decoded = <Value>(location: string, decode: () => Value): Value => {
  try {
    return decode();
  } catch (error) {
    throw error instanceof OrganonError ? damagedStore(location, error.message) : error;
  }
};

export const requireOneOf = <const Names extends readonly string[]>(
  column: string,
  value: string,
  names: Names,
): Names[number] => {
  const name = names.find((candidate) => candidate === value);
  if (name === undefined) throw damagedColumn(column);
  return name;
};

/** Parses JSON that Organon wrote to a column: checks the outer type, and trusts the content. */
export const fromJson = <Value>(
  column: string,
  text: string,
  isValue: (value: unknown) => value is Value,
): Value => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damagedColumn(column);
  }
  if (!isValue(value)) throw damagedColumn(column);
  return value;
};

const isPlan = (value: unknown): value is RunPlan =>
  hasMembers(value) &&
  isTexts(value["models"]) &&
  hasMembers(value["prompt"], "style") &&
  isPromptStyle(value["prompt"].style) &&
  typeof value["epochs"] === "number" &&
  isSuite(value["suite"]);
const isPromptStyle = (value: unknown): boolean => promptStyles.some((style) => style === value);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
const isParameters = (value: unknown): value is Subject["parameters"] => hasMembers(value);
const isAttempts = (value: unknown): value is readonly Attempt[] =>
  Array.isArray(value) && value.every((attempt) => hasMembers(attempt, "at", "durationMs"));
const isLogprobs = (value: unknown): value is readonly TokenLogprob[] =>
  Array.isArray(value) && value.every((one) => hasMembers(one, "token", "logprob", "top"));
const isMessages = (value: unknown): value is readonly Message[] =>
  Array.isArray(value) && value.every((message) => hasMembers(message, "role", "content"));

export const parseQuestion = ({ json }: Pick<RowOf<"questions">, "json">): Question => {
  try {
    return parseQuestionLine(json);
  } catch {
    throw damagedColumn("json");
  }
};

/** A question with its tags and answer key, without their numbers. */
export type QuestionRow = Pick<RowOf<"questions">, "id" | "group_id" | "json"> &
  Pick<RowOf<"tag_sets">, "tags" | "key">;

export const questionRow = (question: Question): QuestionRow => ({
  id: question.id,
  group_id: question.group ?? null,
  json: writeLine(question),
  tags: canonicalJson(question.tags),
  key: labelText(question.key),
});

export const parseAttempts = ({ attempts }: Pick<RowOf<"responses">, "attempts">): readonly Attempt[] =>
  fromJson("attempts", attempts, isAttempts);

export const parseLogprobs = ({ logprobs }: Pick<RowOf<"responses">, "logprobs">): Response["logprobs"] =>
  logprobs === null ? undefined : fromJson("logprobs", logprobs, isLogprobs);

export const parseMessages = ({ messages }: Pick<RowOf<"prompts">, "messages">): readonly Message[] =>
  fromJson("messages", messages, isMessages);

export const parseParameters = (text: string): Subject["parameters"] =>
  fromJson("parameters", text, isParameters);

/** Throws misuse for a plan that reports could not read: its epochs, or a model without a name. */
export const requirePlannable = ({ models, epochs }: Pick<RunPlan, "models" | "epochs">): void => {
  if (!Number.isSafeInteger(epochs) || epochs < 1 || epochs > 10_000)
    throw misuse(`${epochs} epochs, which is no whole number from 1 to 10,000`);
  for (const model of models) if (model.includes(":")) parseModelSpec(model);
};

const parsePlan = (text: string): RunPlan => {
  const plan = fromJson("plan", text, isPlan);
  requirePlannable(plan);
  return plan;
};

export const parseSubject = ({
  id,
  provider,
  model,
  organisation,
  parameters,
}: RowOf<"subjects">): Subject => ({
  id,
  provider,
  model,
  organisation,
  parameters: parseParameters(parameters),
});

export const parseRun = (
  { id, plan, created, touched, planned, argv }: RowOf<"runs">,
  subjects: readonly Subject[],
): Run => {
  const read = parsePlan(plan);
  // The answers of a model that is not in the plan would be reported under another name.
  if (subjects.some((subject) => !read.models.includes(subject.id))) throw damagedColumn("id");
  const about = { id, plan: read, subjects, created, touched, planned: planned === 1 };
  return argv === null ? about : { ...about, argv: fromJson("argv", argv, isTexts) };
};

/** Returns the row of a response to a call. */
export const responseRow = (
  { callHash, question, model, parameters, epoch, prompt, response }: ResponseRecord,
  call: number,
): RowOf<"responses"> => ({
  call,
  status: response.status,
  call_hash: callHash,
  question,
  model,
  parameters: JSON.stringify(parameters),
  epoch,
  prompt: promptHash(prompt),
  tokens_in: response.usage.tokensIn ?? null,
  tokens_out: response.usage.tokensOut ?? null,
  tokens_thinking: response.usage.tokensThinking ?? null,
  tokens_cached: response.usage.tokensCached ?? null,
  cost: response.cost ?? null,
  text: response.text,
  thinking: response.thinking ?? null,
  finish_reason: response.finishReason ?? null,
  attempts: JSON.stringify(response.attempts),
  served_model: response.servedModel ?? null,
  time: response.time,
  logprobs: response.logprobs === undefined ? null : JSON.stringify(response.logprobs),
});

export const parseStatus = (status: string): Response["status"] =>
  requireOneOf("status", status, callStatuses);

/** The columns of a `Response`. */
export const responseColumns = [
  "status",
  "tokens_in",
  "tokens_out",
  "tokens_thinking",
  "tokens_cached",
  "cost",
  "text",
  "thinking",
  "finish_reason",
  "attempts",
  "served_model",
  "time",
  "logprobs",
] as const;

export const parseResponse = (row: Pick<RowOf<"responses">, (typeof responseColumns)[number]>): Response => ({
  status: parseStatus(row.status),
  text: row.text,
  thinking: row.thinking ?? undefined,
  finishReason: row.finish_reason ?? undefined,
  usage: {
    tokensIn: row.tokens_in ?? undefined,
    tokensOut: row.tokens_out ?? undefined,
    tokensThinking: row.tokens_thinking ?? undefined,
    tokensCached: row.tokens_cached ?? undefined,
  },
  cost: row.cost ?? undefined,
  attempts: parseAttempts(row),
  servedModel: row.served_model ?? undefined,
  logprobs: parseLogprobs(row),
  time: row.time,
});

export const verdictRow = ({ reader, verdict }: VerdictRecord, call: number): RowOf<"verdicts"> => ({
  call,
  reader,
  outcome: verdict.outcome,
  answer: verdict.answer ?? null,
  span_start: verdict.span?.[0] ?? null,
  span_end: verdict.span?.[1] ?? null,
});

export const parseOutcome = (outcome: string): Verdict["outcome"] =>
  requireOneOf("outcome", outcome, outcomes);

type VerdictRow = Pick<RowOf<"verdicts">, "outcome" | "answer" | "span_start" | "span_end">;

export const parseVerdict = ({ outcome, answer, span_start, span_end }: VerdictRow): Verdict => ({
  outcome: parseOutcome(outcome),
  answer: answer ?? undefined,
  span: span_start === null || span_end === null ? undefined : ([span_start, span_end] as const),
});

const batchStatuses = ["intended", "waiting", "ended", "lost"] as const;

/** Returns a batch of a run, by the run's id. */
export const parseBatch = (
  {
    name,
    subject,
    vendor_id,
    status,
    calls,
    set_aside,
    created,
    why,
  }: Omit<RowOf<"batches">, "number" | "run">,
  run: string,
): Batch => ({
  name,
  run,
  subject,
  vendorId: vendor_id ?? undefined,
  status: requireOneOf("status", status, batchStatuses),
  calls,
  setAside: set_aside,
  created,
  why: why ?? undefined,
});

const isTags = (value: unknown): value is Tags => hasMembers(value) && isTexts(Object.values(Object(value)));

export const parseTags = (text: string): Tags => fromJson("tags", text, isTags);
