/**
 * Parses the logs of harnesses, each described by a row of data/logs.json: the field of each part of an answer
 * (`fields.ts` describes the syntax). A log is a JSON document with records, or has one record per line. A record has
 * one reply, or several in a list. The first score counts; C, true and numbers from 0.5 are correct.
 */
import { basename, dirname } from "node:path";
import rows from "../../../data/logs.json" with { type: "json" };
import { valueAt } from "#items/datasets/fields";
import { optionLabel } from "#items/question";
import { misuse } from "#logic/error";
import type { Prompt } from "#models/language-model";
import {
  countOf,
  fieldsOf,
  parseGradingData,
  jsonIn,
  listOf,
  numberOf,
  parseJson,
  responseOf,
  tagsOf,
  textOf,
  type ForeignFormat,
  type FoundAnswer,
  type LogFile,
} from "./foreign.ts";

/** The fields of a harness; missing fields are omitted. */
type Harness = Readonly<Record<"name" | "about" | "empty" | "missing" | "id", string>> & {
  readonly [
    Field in Exclude<keyof (typeof rows)[number], "metrics" | "without" | "isOnce" | "isAnyJson">
  ]?: string;
} & {
  readonly metrics?: readonly string[];
  readonly without: readonly string[];
  readonly isOnce?: boolean;
  readonly isAnyJson?: boolean;
};

const harnesses: readonly Harness[] = rows;

export const harnessLogs: readonly ForeignFormat[] = harnesses.map((harness) => ({
  name: harness.name,
  about: harness.about,
  *answersIn(text, file) {
    const log = harness.records === undefined ? undefined : jsonIn(text, harness.what ?? "");
    const records = log === undefined ? linesIn(text) : valueAt(log, harness.records ?? "");
    if (!Array.isArray(records) || (log === undefined && records.length === 0))
      throw misuse(`${file.name} ${harness.empty}`);
    const asked =
      textAt(log, harness.asked) ?? (log === undefined ? basename(dirname(file.name)) : "unknown");
    const seen = new Set<string>();
    for (const record of records) {
      if (harness.isOnce !== true) yield* answersOf(harness, record, file, asked);
      else if (record === undefined) yield harness.stranger ?? "";
      else {
        // A document occurs once for each filter; the replies are the same.
        const id = idOf(harness, record);
        if (!seen.has(id)) yield* answersOf(harness, record, file, asked);
        seen.add(id);
      }
    }
  },
}));

/** Returns the records in a log's lines; undefined for a line that is not a record. */
const linesIn = (text: string): readonly unknown[] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const record = fieldsOf(parseJson(line));
      return "doc_id" in record && "resps" in record ? record : undefined;
    });

const textAt = (record: unknown, field: string | undefined): string | undefined =>
  field === undefined ? undefined : textOf(valueAt(record, field));

/** Returns the first text among an id's fields, or the value of the last field if none is a text. */
const idOf = ({ id }: Harness, record: unknown): string => {
  const found = id.split("|").map((field) => valueAt(record, field));
  return found.find((one) => typeof one === "string") ?? String(found.at(-1));
};

function* answersOf(
  harness: Harness,
  record: unknown,
  { model }: Pick<LogFile, "model">,
  asked: string,
): Generator<FoundAnswer | string> {
  const at = (field: string | undefined): unknown =>
    field === undefined ? undefined : valueAt(record, field);
  const graded = parseGradingData(at(harness.graded));
  const key = graded?.key ?? [at(harness.key)].flat().flatMap(keyOf);
  const input = messagesOf(at(harness.input));
  const sent = messagesOf(at(harness.sent));
  const end = sent.findIndex(({ role }) => role === "assistant");
  const messages = sent.slice(0, end < 0 ? undefined : end);
  const failure = textOf(at(harness.failure));
  const { text: said, thinking } = contentOf(at(harness.reply));
  const other = at(harness.reply) ?? undefined;
  const whole = harness.isAnyJson === true && other !== undefined ? JSON.stringify(other) : undefined;
  const reply = failure === undefined ? (said ?? textOf(at(harness.completion)) ?? whole) : undefined;
  const replies =
    harness.replies === undefined
      ? [reply]
      : listOf(at(harness.replies)).flatMap((one) => [one].flat().filter((text) => typeof text === "string"));
  if (replies.length === 0) yield "it has no reply in words (log-likelihoods are not read)";
  else if (key.length === 0 || input.length === 0) yield harness.missing;
  else
    for (const one of replies)
      yield {
        model: model ?? textOf(at(harness.model)) ?? asked,
        id: idOf(harness, record),
        text: textOf(at(harness.text)) ?? input.findLast(({ role }) => role === "user")?.content ?? "",
        answers: graded?.answers ?? choicesIn(at(harness.choices)),
        key,
        tags: tagsOf(taggedIn(at(harness.tags), record), harness.without),
        group: textOf(at(harness.group)),
        prompt: { messages: messages.length === 0 ? input : messages },
        epoch: harness.epoch === undefined ? undefined : Math.max(0, (numberOf(at(harness.epoch)) ?? 1) - 1),
        response: responseOf(one, {
          stop: textOf(at(harness.stop)),
          thinking,
          tokensIn: countOf(at(harness.tokensIn)),
          tokensOut: countOf(at(harness.tokensOut)),
          cost: numberOf(at(harness.cost)),
          durationMs: durationOf(numberOf(at(harness.seconds)), numberOf(at(harness.milliseconds))),
          time: textOf(at(harness.time)),
          error: failure ?? textOf(at(harness.error)),
        }),
        theirs: one === undefined ? undefined : theirsOf(harness, record),
      };
}

const keyOf = (value: unknown): readonly string[] =>
  typeof value === "string" || typeof value === "number" ? [String(value).trim()] : [];

/** Organon's own export stores the tags of a document as JSON. */
const taggedIn = (value: unknown, record: unknown): unknown =>
  typeof value === "string" ? (parseJson(value) ?? valueAt(record, "doc")) : value;

const choicesIn = (value: unknown): FoundAnswer["answers"] => {
  const choices = listOf(value).filter((one) => typeof one === "string");
  return choices.length > 1 ? choices.map((text, place) => ({ label: optionLabel(place), text })) : undefined;
};

const durationOf = (seconds: number | undefined, milliseconds: number | undefined): number | undefined =>
  seconds === undefined ? milliseconds : Math.round(1000 * seconds);

const theirsOf = (harness: Harness, record: unknown): FoundAnswer["theirs"] => {
  const { metrics, verdict, read } = harness;
  const names = metrics && [...listOf(valueAt(record, "metrics")), ...metrics].map(String);
  const given = names
    ? names.map((name) => valueAt(record, name)).find((one) => ["number", "boolean"].includes(typeof one))
    : verdict && valueAt(record, verdict);
  if (given === undefined || (read === undefined && typeof given !== "boolean")) return undefined;
  const isCorrect = typeof given === "number" ? given >= 0.5 : given === "C" || given === true;
  return { isCorrect, answer: textAt(record, read) };
};

const messagesOf = (value: unknown): Prompt["messages"] => {
  if (typeof value === "string") return [{ role: "user", content: value }];
  return listOf(value).flatMap((one) => {
    const { role, content } = fieldsOf(one);
    const { text } = contentOf(content);
    return text !== undefined && (role === "user" || role === "system" || role === "assistant")
      ? [{ role, content: text }]
      : [];
  });
};

/** Returns the text and the reasoning of a message's content. */
const contentOf = (value: unknown): { readonly text?: string; readonly thinking?: string } => {
  if (typeof value === "string") return { text: value };
  const parts = listOf(value).map(fieldsOf);
  const said = (type: string, name: string): string | undefined => {
    const texts = parts.filter((part) => part["type"] === type).flatMap((part) => textOf(part[name]) ?? []);
    return texts.length === 0 ? undefined : texts.join("\n");
  };
  return { text: said("text", "text"), thinking: said("reasoning", "reasoning") };
};
