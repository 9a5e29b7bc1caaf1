/**
 * Answers that another harness asked for: what was asked, what came back, and what that harness made of it. Each reader turns the text of a
 * log into these; what they become (questions, a run, verdicts side by side) is the same for all.
 */
import { misuse } from "#logic/error";
import type { AnswerOption } from "#items/question";
import { isRecord } from "#logic/is-record";
import type { Prompt, Response } from "#models/language-model";

/** One answer in a log of somebody else's. */
export type ForeignAnswer = {
  /** As the log names it: "openai/gpt-5-mini". */
  readonly model: string;
  /** The question's name in the log; equal for its repeats. */
  readonly id: string;
  readonly text: string;
  /** What can be answered, where the log says so; else it is gathered from all keys. */
  readonly answers?: readonly AnswerOption[];
  readonly key: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
  readonly group?: string;
  readonly prompt: Prompt;
  /** From 0. */
  readonly epoch: number;
  readonly response: Response;
  /** What the harness judged; undefined where it did not. */
  readonly theirs?: { readonly isCorrect: boolean; readonly answer?: string };
};

/** Answers, and how many records were none, by reason. */
type ForeignLog = {
  readonly answers: readonly ForeignAnswer[];
  readonly dropped: Readonly<Record<string, number>>;
};

/** A log's file, and what the caller says of it. */
export type LogFile = {
  readonly name: string;
  /** What was asked, where the log does not say so. */
  readonly model?: string;
  /** What a key can be, where the log does not say so. */
  readonly labels?: readonly string[];
  /** Which field of a record is which part of an answer. */
  readonly map?: Readonly<Record<string, string>>;
};

/** An answer of a record; without an epoch the repeats of a question are counted. */
export type FoundAnswer = Omit<ForeignAnswer, "epoch"> & { readonly epoch?: number };

/** A harness whose logs are read. */
export type ForeignFormat = {
  readonly name: string;
  readonly about: string;
  /** The answers in a text, and of each record without one why. Throws misuse for a text in another layout. */
  readonly answersIn: (text: string, file: LogFile) => Iterable<FoundAnswer | string>;
};

/** The answers of a log's text. */
export const readLog = (format: ForeignFormat, text: string, file: LogFile): ForeignLog => {
  const answers: ForeignAnswer[] = [];
  const dropped: Record<string, number> = {};
  const epochs = new Map<string, number>();
  for (const found of format.answersIn(text, file)) {
    if (typeof found === "string") {
      dropped[found] = (dropped[found] ?? 0) + 1;
      continue;
    }
    const place = `${found.model} ${found.id}`;
    const epoch = found.epoch ?? epochs.get(place) ?? 0;
    epochs.set(place, epoch + 1);
    answers.push({ ...found, epoch });
  }
  return { answers, dropped };
};

type Fields = Readonly<Record<string, unknown>>;

/** The members of an object; none of anything else. */
export const fieldsOf = (value: unknown): Fields =>
  isRecord(value) ? Object.fromEntries(Object.entries(value)) : {};

/** A list as it is, anything else as none. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

export const numberOf = (value: unknown): number | undefined =>
  typeof value === "number" ? value : undefined;

/** The short texts, numbers and truths of an object, as tags. */
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

/** What our own exports carry so that replies can be graded: answers and key, as an object or as its JSON. */
export const gradedBy = (
  value: unknown,
): { readonly answers: readonly AnswerOption[]; readonly key: readonly string[] } | undefined => {
  const { answers, key } = fieldsOf(typeof value === "string" ? parsed(value) : value);
  const options = listOf(answers).flatMap((one) => {
    const { label, text } = fieldsOf(one);
    return typeof label === "string" ? [typeof text === "string" ? { label, text } : { label }] : [];
  });
  const keys = listOf(key).filter((one) => typeof one === "string");
  return options.length < 2 || keys.length === 0 ? undefined : { answers: options, key: keys };
};

/** JSON, or undefined. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** JSON, or misuse that says whose. */
export const jsonIn = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw misuse(`not ${what}: ${cause instanceof Error ? cause.message : ""}`, undefined, cause);
  }
};

/** A response that a harness brought back; one without a reply has failed. */
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
      /** Why the model ended, in the harness's word. */
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

/** What ends a reply before its own end. */
const statuses: Readonly<Record<string, Response["status"]>> = {
  length: "truncated",
  max_tokens: "truncated",
  model_length: "truncated",
  content_filter: "refused",
};
