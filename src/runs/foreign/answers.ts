/** Reads the answers in a log's records. A record has one reply, or several in a list. C, true and numbers from 0.5 are correct. */
import { hash } from "node:crypto";
import { basename } from "node:path";
import {
  splitAlternatives,
  splitColumns,
  parseJson,
  tagText,
  getText,
  getTexts,
  getValue,
} from "#items/datasets/fields";
import {
  readKeyField,
  listLabels,
  printParts,
  readParts,
  type Layout,
  type QuestionParts,
} from "#items/datasets/mapping";
import { readKey } from "#items/datasets/keys";
import type { OptionList } from "#items/datasets/options";
import { keyReadings } from "#items/names";
import { isRecord } from "#logic/is-record";
import type { Prompt } from "#models/language-model";
import {
  toCount,
  toFields,
  toList,
  toNumber,
  parseGradingData,
  buildResponse,
  toTags,
  toText,
  toVerdict,
  type ForeignVerdict,
  type FoundAnswer,
  type LogOptions,
  type LogFile,
} from "./foreign.ts";
import { questionLayout, type LogFormat } from "./formats.ts";
import { readLogRecords } from "./records.ts";

/** Yields the answers of a log, and the reason for each record without one. Throws misuse for another layout. */
export async function* readAnswers(
  format: LogFormat,
  file: LogFile,
  options: LogOptions,
): AsyncGenerator<FoundAnswer | string> {
  const reader = new AnswerReader(format, file, options);
  const samples = new FilteredSamples();
  for await (const record of readLogRecords(format, file))
    if (typeof record === "string") yield record;
    else if (format.fields["filter"] === undefined) yield* reader.readRecordAnswers(record);
    else
      yield* samples.add(getText(record, format.fields["filter"]) ?? "", [
        ...reader.readRecordAnswers(record),
      ]);
}

/** A sample occurs once for each filter, with the same replies: such answers have one `sample`, and reasons are given once. */
class FilteredSamples {
  readonly #repeats = new Map<string, number>();
  readonly #faults = new Set<string>();

  *add(filter: string, found: readonly (FoundAnswer | string)[]): Generator<FoundAnswer | string> {
    const same = hash(
      "sha256",
      JSON.stringify(
        found.map((one) =>
          typeof one === "string" ? one : [one.ids, one.key, one.prompt, one.response.text],
        ),
      ),
    );
    const filtered = JSON.stringify([same, filter]);
    const repeat = (this.#repeats.get(filtered) ?? 0) + 1;
    this.#repeats.set(filtered, repeat);
    for (const [at, one] of found.entries()) {
      const sample = `${same} ${repeat} ${at}`;
      if (typeof one !== "string") yield { ...one, sample };
      else if (!this.#faults.has(sample)) {
        this.#faults.add(sample);
        yield one;
      }
    }
  }
}

/** The question of a record: the text shown, the messages sent, and the possible answers. */
type Asked = { readonly text: string; readonly prompt: Prompt; readonly list?: OptionList };

class AnswerReader {
  readonly #format: LogFormat;
  readonly #layout: Layout;
  readonly #file: LogFile;
  readonly #options: LogOptions;

  constructor(format: LogFormat, file: LogFile, options: LogOptions) {
    [this.#format, this.#file, this.#options] = [format, file, options];
    this.#layout = questionLayout(format, options.parseAnswer);
  }

  #at(record: object, part: string): unknown {
    const field = this.#format.fields[part];
    return field === undefined ? undefined : getValue(record, field);
  }

  #readText(record: object, part: string): string | undefined {
    return toText(this.#at(record, part));
  }

  *readRecordAnswers(record: object): Generator<FoundAnswer | string> {
    const graded = parseGradingData(this.#at(record, "graded"));
    const asked = this.#readQuestion(record);
    if (typeof asked === "string") {
      yield asked;
      return;
    }
    const list = graded === undefined ? asked.list : { options: graded.answers, isLabelled: true };
    const { labels } = this.#options;
    const answers = list === undefined && labels !== undefined ? { labels } : undefined;
    const statedKey = graded?.key ?? readKeyField({ ...this.#layout, answers }, record, list);
    const key = [statedKey].flat().flatMap(keyTexts);
    const about = this.#readIdentity(record);
    const isKnown = about.ids.some(({ value }) => this.#options.isKnown?.(value) === true);
    const replies = this.#readText(record, "failure") === undefined ? this.#readReplies(record) : [{}];
    if (!isKnown && (key.length === 0 || asked.text === "")) yield this.#format.missing;
    else if (replies.length === 0) yield "it has no reply in words (log-likelihoods are not read)";
    else
      for (const { text, thinking } of replies)
        yield {
          ...about,
          ...asked,
          list,
          key,
          said: statedKey,
          response: this.#readResponse(record, text, thinking),
          // The verdict on several replies together is a verdict on none of them.
          theirs: text === undefined || replies.length > 1 ? [] : this.#readVerdicts(record, statedKey, list),
        };
  }

  #readReplies(record: object): readonly Reply[] {
    const found = splitAlternatives(this.#format.fields["reply"] ?? "").map((field) => {
      const [first, ...others] = splitColumns(field).map((column) => getValue(record, column));
      return readReplies(others.length === 0 ? first : [first, ...others].filter(Boolean).join("\n"));
    });
    const hasWords = ({ text = "" }: Reply): boolean => text.trim() !== "";
    return found.find((replies) => replies.some(hasWords)) ?? found[0] ?? [{}];
  }

  #readVerdicts(record: object, key: unknown, list: OptionList | undefined): readonly ForeignVerdict[] {
    const given = readVerdicts(this.#format, record);
    const { read, verdict } = this.#format.fields;
    if (given.length > 0 || read === undefined || verdict !== undefined) return given;
    const answer = tagText(getValue(record, read)) ?? "";
    const isCorrect =
      list === undefined ? isSame(answer, tagText(key) ?? "") : isSameOption(answer, key, list);
    return [{ name: read, isCorrect, answer }];
  }

  /** Returns what a record asks; a question may be a list of messages. */
  #readQuestion(record: object): Asked | string {
    const field = this.#format.fields["question"];
    const isPlain = field !== undefined && getTexts(record, field) !== undefined;
    const messages = isPlain ? [] : buildMessages(this.#at(record, "question"));
    const list = this.#readList(record);
    if (typeof list === "string") return list;
    const layout = {
      ...this.#layout,
      premises: this.#at(record, "premises") === undefined ? undefined : this.#layout.premises,
      question: isPlain ? this.#layout.question : undefined,
    };
    const parts = readParts(layout, record, undefined);
    if (typeof parts === "string") return parts;
    const input = messages.length > 0 ? messages : buildMessages(this.#at(record, "prompt"));
    const text = printQuestion(layout, { ...parts, list }) ?? lastUserText(input);
    const sent = buildMessages(this.#at(record, "sent"));
    const end = sent.findIndex(({ role }) => role === "assistant");
    const before = sent.slice(0, end < 0 ? undefined : end);
    const given = before.length > 0 ? before : input;
    return { text, list, prompt: { messages: given.length > 0 ? given : [{ role: "user", content: text }] } };
  }

  #readList(record: object): OptionList | string | undefined {
    const { options } = this.#format.fields;
    const labels = toList(this.#at(record, "labels")).map(tagText);
    if (labels.length > 1 && labels.every((label) => label !== undefined)) return listLabels(labels);
    if (options === undefined) return undefined;
    const parts = readParts({ key: "", answers: { options } }, record, this.#at(record, "key"));
    if (typeof parts !== "string") return parts.list;
    return parts.startsWith("it lists no") || countMembers(record, options) === 0 ? undefined : parts;
  }

  #readIdentity(
    record: object,
  ): Pick<FoundAnswer, "model" | "ids" | "content" | "variant" | "tags" | "group" | "epoch"> {
    const { fields, tags = {}, without = [] } = this.#format;
    const { map = {}, model, isSeveral } = this.#options;
    const models = splitAlternatives(fields["model"] ?? "").flatMap((field) => getText(record, field) ?? []);
    const named = models.find((one) => one !== "") ?? models[0];
    const value = tagText(this.#at(record, "variant"));
    const epoch = this.#at(record, "epoch");
    const file = tagText(this.#at(record, "file")) ?? (isSeveral === true ? this.#file.name : undefined);
    const own = Object.entries(tags).flatMap(([name, field]) => {
      const text = field === undefined ? undefined : tagText(getValue(record, field));
      return text === undefined || text === "" ? [] : [[name, text] as const];
    });
    return {
      model: (map["model"] === undefined ? (model ?? named) : named) ?? basename(this.#file.name),
      ids: readIds(fields["id"] ?? "", record),
      content: readContent(this.#at(record, "content")),
      variant: value === undefined ? undefined : { value, name: this.#readText(record, "variantName") ?? "" },
      tags: {
        ...toTags(readTagged(this.#at(record, "tags"), record), without),
        ...(file === undefined ? {} : { file }),
        ...Object.fromEntries(own),
      },
      group: tagText(this.#at(record, "group")),
      epoch: fields["epoch"] === undefined ? undefined : Math.max(0, (toNumber(epoch) ?? 1) - 1),
    };
  }

  #readResponse(record: object, reply: string | undefined, thinking?: string): FoundAnswer["response"] {
    const seconds = toNumber(this.#at(record, "seconds"));
    return buildResponse(reply, {
      stop: this.#readText(record, "finish"),
      thinking,
      tokensIn: toCount(this.#at(record, "tokensIn")),
      tokensOut: toCount(this.#at(record, "tokensOut")),
      cost: toNumber(this.#at(record, "cost")),
      durationMs:
        seconds === undefined ? toNumber(this.#at(record, "milliseconds")) : Math.round(1000 * seconds),
      time: this.#readText(record, "time"),
      error: this.#readText(record, "failure") ?? this.#readText(record, "error"),
    });
  }
}

const printQuestion = (layout: Layout, parts: QuestionParts): string | undefined => {
  const { premises, question, conclusion, list } = parts;
  if (premises.length === 0 && question === "" && conclusion === "") return undefined;
  const shown = `${premises.join(" ")} ${question}`;
  const isShown = list?.options.every(({ text }) => text === undefined || shown.includes(text)) === true;
  return printParts(layout, isShown ? { ...parts, list: undefined } : parts);
};

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const isSameOption = (answer: string, key: unknown, list: OptionList): boolean => {
  const [one, other] = [answer, key].map((value) => readKey(value, list, { line: 1, isOrdered: true }));
  if (typeof one !== "object" || typeof other !== "object") return false;
  return keyReadings.some((name) => one.picks[name] !== undefined && one.picks[name] === other.picks[name]);
};

const lastUserText = (messages: Prompt["messages"]): string =>
  messages.findLast(({ role }) => role === "user")?.content ?? "";

const countMembers = (record: object, field: string): number =>
  Object.keys(Object(getValue(record, field))).length;

const readIds = (fields: string, record: object): FoundAnswer["ids"] =>
  splitAlternatives(fields).flatMap((field) => {
    const value = tagText(getValue(record, field));
    return value === undefined || value === "" ? [] : [{ field, value }];
  });

const readContent = (value: unknown): string | undefined =>
  value === undefined || Object.keys(Object(value)).length === 0 ? undefined : JSON.stringify(value);

const keyTexts = (value: unknown): readonly string[] =>
  ["string", "number", "boolean"].includes(typeof value) ? [String(value).trim()] : [];

const readTagged = (value: unknown, record: unknown): unknown =>
  typeof value === "string" ? (parseJson(value) ?? getValue(record, "doc")) : value;

const readVerdicts = ({ fields, metrics = [] }: LogFormat, record: object): readonly ForeignVerdict[] => {
  const { filter = "", verdict, scores, read = "" } = fields;
  const by = getText(record, filter) ?? "none";
  const names =
    metrics.length === 0 ? [] : new Set([...toList(getValue(record, "metrics")), ...metrics].map(String));
  const given = (verdict === undefined ? [...names] : [verdict]).map((name) => ({
    name: by === "none" ? name : `${name}, ${by}`,
    value: getValue(record, name),
    answer: getText(record, read),
  }));
  const scored = Object.entries(toFields(scores && getValue(record, scores))).flatMap(([name, score]) => {
    const { value = score, answer } = toFields(score);
    const parts = isRecord(value) ? Object.entries(value) : [["", value] as const];
    return parts.map(([part, value]) => ({
      name: part === "" ? name : `${name}.${part}`,
      value,
      answer: toText(answer),
    }));
  });
  return [...given, ...scored].flatMap(({ name, value, answer }) => {
    const isCorrect = toVerdict(value);
    return isCorrect === undefined ? [] : [{ name, isCorrect, answer }];
  });
};

/** Returns messages; harnesses name roles and texts in several ways. */
export const buildMessages = (value: unknown): Prompt["messages"] => {
  if (typeof value === "string") return [{ role: "user", content: value }];
  return toList(value).flatMap((one) => {
    const { role, content, prompt, value, from = role } = toFields(one);
    const known = roles[String(from).toLowerCase()];
    const { text } = buildContent(content ?? prompt ?? value);
    return text !== undefined && known !== undefined ? [{ role: known, content: text }] : [];
  });
};

const roles: Readonly<Record<string, Prompt["messages"][number]["role"] | undefined>> = {
  user: "user",
  human: "user",
  system: "system",
  developer: "system",
  assistant: "assistant",
  bot: "assistant",
  gpt: "assistant",
};

type Reply = { readonly text?: string; readonly thinking?: string };

const readReplies = (value: unknown): readonly Reply[] => {
  if (value === undefined) return [{}];
  if (!Array.isArray(value)) return [buildContent(toFields(value)["content"] ?? value, true)];
  const { content } = toFields(value.findLast((one) => toFields(one)["role"] === "assistant"));
  if (content !== undefined) return [buildContent(content, true)];
  const parts = buildContent(value);
  if (parts.text !== undefined) return [parts];
  const texts = value.flatMap((one: unknown) => (isLikelihood(one) ? [] : [one].flat()));
  if (texts.every((one) => !isRecord(one)))
    return texts.flatMap((text) => (typeof text === "string" ? [{ text }] : []));
  return [{ text: JSON.stringify(value) }];
};

const isLikelihood = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  /^-?(?:\d|inf|nan)/i.test(String(value[0])) &&
  /^(?:true|false)$/i.test(String(value[1]));

const buildContent = (value: unknown, isAny = false): Reply => {
  if (typeof value === "string") return { text: value };
  const parts = toList(value).map(toFields);
  const readNamedText = (type: string, name: string): string | undefined => {
    const texts = parts.filter((part) => part["type"] === type).flatMap((part) => toText(part[name]) ?? []);
    return texts.length === 0 ? undefined : texts.join("\n");
  };
  const text = readNamedText("text", "text") ?? (isAny ? JSON.stringify(value) : undefined);
  return { text, thinking: readNamedText("reasoning", "reasoning") };
};
