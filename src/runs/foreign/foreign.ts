/**
 * Defines imported answers of other evaluation harnesses: the question, the response and the harness's verdict. Each log
 * parser converts a log's text to these. Their further use (questions, a run, a comparison of verdicts) is the same for all.
 */
import { OrganonError, misuse } from "#logic/error";
import type { AnswerOption } from "#items/question";
import { isRecord } from "#logic/is-record";
import type { Prompt, Response } from "#models/language-model";
import { requirePlannable } from "../stores/rows.ts";

/** An answer in another harness's log. */
export type ForeignAnswer = {
  /** The model's name in the log, for example "openai/gpt-5-mini". */
  readonly model: string;
  /** The question's id in the log; equal for its repetitions. */
  readonly id: string;
  readonly text: string;
  /** The possible answers, if the log lists them; otherwise they are collected from all answer keys. */
  readonly answers?: readonly AnswerOption[];
  readonly key: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
  readonly group?: string;
  readonly prompt: Prompt;
  /** From 0. */
  readonly epoch: number;
  readonly response: Response;
  /** The harness's verdict; undefined if it has none. */
  readonly theirs?: { readonly isCorrect: boolean; readonly answer?: string };
};

/** A log file, and the caller's options for it. */
export type LogFile = {
  readonly name: string;
  /** The model, if the log does not name it. */
  readonly model?: string;
  /** The possible answer keys, if the log does not list them. */
  readonly labels?: readonly string[];
  /** Maps the parts of an answer to fields of a record. */
  readonly map?: Readonly<Record<string, string>>;
};

/** An answer of a record. Without an epoch, the repetitions of a question are counted. */
export type FoundAnswer = Omit<ForeignAnswer, "epoch"> & { readonly epoch?: number };

/** A harness with supported logs. */
export type ForeignFormat = {
  readonly name: string;
  readonly about: string;
  /** Yields the answers in a text, and the reason for each record without one. Throws misuse for another layout. */
  readonly answersIn: (text: string, file: LogFile) => Iterable<FoundAnswer | string>;
};

/** Returns the answers in a log's text, and the number of skipped records by reason. */
export const readLog = (format: ForeignFormat, text: string, file: LogFile) => {
  const answers: ForeignAnswer[] = [];
  const dropped: Record<string, number> = {};
  const epochs = new Map<string, number>();
  const add = (found: FoundAnswer): void => {
    const place = `${found.model} ${found.id}`;
    const epoch = found.epoch ?? epochs.get(place) ?? 0;
    epochs.set(place, epoch + 1);
    requirePlannable({ models: [`${format.name}:${found.model}`], epochs: epoch + 1 });
    answers.push({ ...found, epoch });
  };
  for (const found of format.answersIn(text, file))
    try {
      if (typeof found === "string") throw misuse(found);
      add(found);
    } catch (error) {
      if (!(error instanceof OrganonError)) throw error;
      dropped[error.message] = (dropped[error.message] ?? 0) + 1;
    }
  return { answers, dropped };
};

type Fields = Readonly<Record<string, unknown>>;

/** Returns the members of an object; an empty object for other values. */
export const fieldsOf = (value: unknown): Fields =>
  isRecord(value) ? Object.fromEntries(Object.entries(value)) : {};

/** Returns a list unchanged, and an empty list for other values. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Returns a finite number from 0 up; undefined for other values. */
export const numberOf = (value: unknown): number | undefined =>
  Number.isFinite(value) && Number(value) >= 0 ? Number(value) : undefined;

export const countOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? numberOf(value) : undefined;

/** Returns the short texts, numbers and booleans of an object, as tags. */
export const tagsOf = (value: unknown, without: readonly string[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([name, member]) =>
      !without.includes(name) &&
      ["string", "number", "boolean"].includes(typeof member) &&
      String(member).length <= 80
        ? [[name, String(member)] as const]
        : [],
    ),
  );

/** Returns the grading data in Organon's own exports (answers and answer key), given as an object or as its JSON. */
export const parseGradingData = (
  value: unknown,
): { readonly answers: readonly AnswerOption[]; readonly key: readonly string[] } | undefined => {
  const { answers, key } = fieldsOf(typeof value === "string" ? parseJson(value) : value);
  const options = listOf(answers).flatMap((one) => {
    const { label, text } = fieldsOf(one);
    return typeof label === "string" ? [typeof text === "string" ? { label, text } : { label }] : [];
  });
  const keys = listOf(key).filter((one) => typeof one === "string");
  return options.length < 2 || keys.length === 0 ? undefined : { answers: options, key: keys };
};

/** Parses JSON; undefined if invalid. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses JSON; throws misuse that names the source. */
export const jsonIn = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw misuse(`not ${what}: ${cause instanceof Error ? cause.message : ""}`, undefined, cause);
  }
};

/** Returns a harness's response; one without a reply has failed. */
export const responseOf = (
  reply: string | undefined,
  {
    stop,
    time = "1970-01-01T00:00:00.000Z",
    durationMs = 0,
    error,
    tokensIn,
    tokensOut,
    ...rest
  }: Partial<Pick<Response, "thinking" | "cost" | "time">> &
    Pick<Response["usage"], "tokensIn" | "tokensOut"> & {
      /** The harness's finish reason. */
      readonly stop?: string;
      readonly durationMs?: number;
      readonly error?: string;
    } = {},
): Response => {
  const message = error ?? "the harness has no reply";
  const failure = reply === undefined ? ({ class: "server", message } as const) : undefined;
  return {
    ...rest,
    status: failure === undefined ? (statuses[stop?.toLowerCase() ?? ""] ?? "answered") : "failed",
    text: reply ?? "",
    usage: { tokensIn, tokensOut },
    attempts: [{ at: time, durationMs, error: failure }],
    time,
  };
};

/** Finish reasons of incomplete replies. */
const statuses: Readonly<Record<string, Response["status"]>> = {
  length: "truncated",
  max_tokens: "truncated",
  model_length: "truncated",
  content_filter: "refused",
};
