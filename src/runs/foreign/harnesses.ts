/**
 * Parses the logs of harnesses, each described by a row of data/logs.json: the field of each part of an answer
 * (`fields.ts` describes the syntax). A log is a JSON document with records, or has one record per line. A record has
 * one reply, or several in a list. C, true and numbers from 0.5 are correct.
 */
import { basename, dirname } from "node:path";
import rows from "../../../data/logs.json" with { type: "json" };
import { tagText, valueAt } from "#items/datasets/fields";
import { optionLabel } from "#items/question";
import { misuse } from "#logic/error";
import { isRecord } from "#logic/is-record";
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
  verdictIn,
  type ForeignFormat,
  type ForeignVerdict,
  type FoundAnswer,
  type LogFile,
} from "./foreign.ts";

/** The fields of a harness; missing fields are omitted. */
type Harness = Readonly<Record<"name" | "about" | "empty" | "missing" | "id", string>> & {
  readonly [Field in Exclude<keyof (typeof rows)[number], "metrics" | "without" | "isAnyJson">]?: string;
} & {
  readonly metrics?: readonly string[];
  readonly without: readonly string[];
  readonly isAnyJson?: boolean;
};

const harnesses: readonly Harness[] = rows;

export const harnessLogs: readonly ForeignFormat[] = harnesses.map((harness) => ({
  name: harness.name,
  about: harness.about,
  *answersIn(text, file) {
    const log = harness.records === undefined ? undefined : jsonIn(text, file, harness.what);
    const records = log === undefined ? linesIn(text) : valueAt(log, harness.records ?? "");
    if (!Array.isArray(records) || (log === undefined && records.length === 0))
      throw misuse(`${file.name} ${harness.empty}`);
    const asked =
      textAt(log, harness.asked) ?? (log === undefined ? basename(dirname(file.name)) : "unknown");
    const answers = new Map<string, readonly (FoundAnswer | string)[]>();
    const repeats = new Map<string, number>();
    for (const record of records) {
      if (record === undefined) yield harness.stranger ?? "";
      else if (harness.filter === undefined) yield* answersOf(harness, record, file, asked);
      else mergeFilters(harness, record, { answers, repeats }, [...answersOf(harness, record, file, asked)]);
    }
    for (const found of answers.values()) yield* found;
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

/** A sample occurs once for each filter, with the same replies: the verdicts of all filters are of one answer. */
const mergeFilters = (
  { filter = "" }: Harness,
  record: unknown,
  {
    answers,
    repeats,
  }: {
    readonly answers: Map<string, readonly (FoundAnswer | string)[]>;
    readonly repeats: Map<string, number>;
  },
  found: readonly (FoundAnswer | string)[],
): void => {
  const sample = JSON.stringify(
    found.map((one) => (typeof one === "string" ? one : [one.ids, one.key, one.prompt, one.response.text])),
  );
  const filtered = JSON.stringify([sample, textAt(record, filter)]);
  const repeat = (repeats.get(filtered) ?? 0) + 1;
  repeats.set(filtered, repeat);
  const before = answers.get(`${sample} ${repeat}`);
  const merged = found.map((one, at) => {
    const other = before?.[at];
    if (typeof one === "string" || other === undefined || typeof other === "string") return one;
    return { ...other, theirs: [...other.theirs, ...one.theirs] };
  });
  answers.set(`${sample} ${repeat}`, merged);
};

/** The fields that may identify a record, with their values. */
const idsOf = ({ id }: Harness, record: unknown): FoundAnswer["ids"] =>
  id.split("|").flatMap((field) => {
    const value = tagText(valueAt(record, field));
    return value === undefined || value === "" ? [] : [{ field, value }];
  });

const contentAt = (value: unknown): string | undefined =>
  value === undefined || Object.keys(Object(value)).length === 0 ? undefined : JSON.stringify(value);

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
        model: model ?? modelIn(harness, record) ?? asked,
        ids: idsOf(harness, record),
        content: contentAt(at(harness.content)),
        variant: variantIn(harness, record),
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
        // The verdict on several replies together is a verdict on none of them.
        theirs: one === undefined || replies.length > 1 ? [] : theirsOf(harness, record),
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

const modelIn = ({ model = "" }: Harness, record: unknown): string | undefined =>
  model.split("|").flatMap((field) => textAt(record, field) || [])[0];

const variantIn = ({ variant = "", variantName }: Harness, record: unknown): FoundAnswer["variant"] => {
  const value = tagText(valueAt(record, variant));
  return value === undefined ? undefined : { value, name: textAt(record, variantName) ?? "" };
};

/** The verdicts of a record: its metrics under the name of its filter, its one verdict, and its scores by their names. */
const theirsOf = (
  { metrics = [], filter, verdict, scores, read }: Harness,
  record: unknown,
): readonly ForeignVerdict[] => {
  const by = textAt(record, filter) ?? "none";
  const names = new Set([...listOf(valueAt(record, "metrics")), ...metrics].map(String));
  const given = (verdict === undefined ? [...names] : [verdict]).map((name) => ({
    name: by === "none" ? name : `${name}, ${by}`,
    value: valueAt(record, name),
    answer: textAt(record, read),
  }));
  const scored = Object.entries(fieldsOf(scores && valueAt(record, scores))).flatMap(([name, score]) => {
    const { value = score, answer } = fieldsOf(score);
    const parts = isRecord(value) ? Object.entries(value) : [["", value] as const];
    return parts.map(([part, value]) => ({
      name: part === "" ? name : `${name}.${part}`,
      value,
      answer: textOf(answer),
    }));
  });
  return [...given, ...scored].flatMap(({ name, value, answer }) => {
    const isCorrect = verdictIn(value);
    return isCorrect === undefined ? [] : [{ name, isCorrect, answer }];
  });
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
