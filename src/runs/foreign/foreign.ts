/**
 * Defines imported answers of other evaluation harnesses: the question, the response and the harness's verdict. Each log
 * parser converts a log's text to these. Their further use (questions, a run, a comparison of verdicts) is the same for all.
 */
import { parseJson } from "#items/datasets/fields";
import type { LayoutChanges } from "#items/datasets/mapping";
import type { OptionList } from "#items/datasets/options";
import type { Line } from "#items/formats/lines";
import type { AnswerOption } from "#items/question";
import { isRecord } from "#logic/is-record";
import type { Prompt, Response } from "#models/language-model";

/** An answer in another harness's log. */
export type ForeignAnswer = {
  /** The model's name in the log, for example "openai/gpt-5-mini". */
  readonly model: string;
  /** Identifies the question in the log: equal for its repetitions and for all models. */
  readonly id: string;
  readonly text: string;
  readonly answers: readonly AnswerOption[];
  /** The labels of the right answers. */
  readonly key: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
  readonly group?: string;
  readonly prompt: Prompt;
  /** From 0. */
  readonly epoch: number;
  readonly response: Response;
  /** The log's verdicts by filter, scorer or metric. */
  readonly theirs: readonly ForeignVerdict[];
};

/** A verdict in a log, and the answer that it rests on, if the log has it. */
export type ForeignVerdict = { readonly name: string; readonly isCorrect: boolean; readonly answer?: string };

/** A log file: its whole text, or the lines of a long file of JSON Lines, which can be read several times. */
export type LogFile = {
  readonly name: string;
  readonly text: string | (() => AsyncIterable<Line>);
  readonly join?: LogJoin;
};

/** Another file whose records belong to those of a log: by a field (“id”, or “id=qid” if the other file names it otherwise), or line by line. */
export type LogJoin = Omit<LogFile, "join"> & { readonly on?: string };

/** The caller's options for a log: `map`, `labels` and `keys` as for questions. */
export type LogOptions = LayoutChanges & {
  /** The model, if the log does not name it. */
  readonly model?: string;
  /** True if the log has several files. */
  readonly isSeveral?: boolean;
  /** True if the caller has the question with an id: then the log needs neither its words nor its key. */
  readonly isKnown?: (id: string) => boolean;
};

/** An answer of a record. Without an epoch, the repetitions of a question are counted. */
export type FoundAnswer = Omit<ForeignAnswer, "epoch" | "id" | "answers"> & {
  /** The fields that may identify the question, the best first. */
  readonly ids: readonly { readonly field: string; readonly value: string }[];
  /** The question apart from the prompt's template; `text` if absent. */
  readonly content?: string;
  /** Which of the log's prompts was sent, and its name. */
  readonly variant?: { readonly value: string; readonly name: string };
  readonly epoch?: number;
  /** The answer key as the log has it, and the possible answers, if the record has them. */
  readonly said: unknown;
  readonly list?: OptionList;
  /** Identifies the sample within its file: answers with the same one are one answer, whose verdicts are those of all. */
  readonly sample?: string;
};

/** A question of a log, as its first record has it. */
export type FoundQuestion = Pick<FoundAnswer, "ids" | "text" | "key" | "said" | "list" | "tags" | "group">;

type Fields = Readonly<Record<string, unknown>>;

/** Returns the members of an object; an empty object for other values. */
export const toFields = (value: unknown): Fields => (isRecord(value) ? value : {});

/** Returns a list unchanged, and an empty list for other values. */
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const toText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Returns a finite number from 0 up; undefined for other values. */
export const toNumber = (value: unknown): number | undefined =>
  Number.isFinite(value) && Number(value) >= 0 ? Number(value) : undefined;

export const toCount = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? toNumber(value) : undefined;

/** Returns the short texts, numbers and booleans of an object, as tags. */
export const toTags = (value: unknown, without: readonly string[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(toFields(value)).flatMap(([name, member]) =>
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
  const { answers, key } = toFields(typeof value === "string" ? parseJson(value) : value);
  const options = toList(answers).flatMap((one) => {
    const { label, text } = toFields(one);
    return typeof label === "string" ? [typeof text === "string" ? { label, text } : { label }] : [];
  });
  const keys = toList(key).filter((one) => typeof one === "string");
  return options.length < 2 || keys.length === 0 ? undefined : { answers: options, key: keys };
};

/** Returns a verdict in a log as true or false; undefined for others, such as a grade above 1. */
export const toVerdict = (value: unknown): boolean | undefined => {
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return value >= 0 && value <= 1 ? value >= 0.5 : undefined;
  if (/^(?:true|c|correct|right|yes|pass(?:ed)?|1(?:\.0+)?|0?\.[5-9]\d*)$/i.test(String(value))) return true;
  return /^(?:false|i|p|n|incorrect|wrong|no|fail(?:ed)?|0(?:\.0+)?|0?\.[0-4]\d*)$/i.test(String(value))
    ? false
    : undefined;
};

/** Returns a harness's response; one without a reply has failed. */
export const buildResponse = (
  reply: string | undefined,
  {
    stop,
    time = "1970-01-01T00:00:00.000Z",
    durationMs = 0,
    error,
    tokensIn,
    tokensOut,
    cost,
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
    // Harnesses log 0 for what they don't count, and for models without a price.
    cost: cost || undefined,
    status: failure === undefined ? (statuses[stop?.toLowerCase() ?? ""] ?? "answered") : "failed",
    text: reply ?? "",
    usage: { tokensIn: tokensIn || undefined, tokensOut: tokensOut || undefined },
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
