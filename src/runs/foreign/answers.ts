/** Reads the answers in a log's records. A record has one reply, or several in a list. C, true and numbers from 0.5 are correct. */
import { hash } from "node:crypto";
import { basename } from "node:path";
import {
  alternativesOf,
  columnsOf,
  parseJson,
  tagText,
  textAt,
  textsAt,
  valueAt,
} from "#items/datasets/fields";
import {
  keyAt,
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
  countOf,
  fieldsOf,
  listOf,
  numberOf,
  parseGradingData,
  responseOf,
  tagsOf,
  textOf,
  verdictIn,
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
    else if (format.fields["filter"] === undefined) yield* reader.answersIn(record);
    else yield* samples.add(textAt(record, format.fields["filter"]) ?? "", [...reader.answersIn(record)]);
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

/** What is asked in a record: the text shown, the messages sent, and the answers that can be given. */
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
    return field === undefined ? undefined : valueAt(record, field);
  }

  #textAt(record: object, part: string): string | undefined {
    return textOf(this.#at(record, part));
  }

  *answersIn(record: object): Generator<FoundAnswer | string> {
    const graded = parseGradingData(this.#at(record, "graded"));
    const asked = this.#askedIn(record);
    if (typeof asked === "string") {
      yield asked;
      return;
    }
    const list = graded === undefined ? asked.list : { options: graded.answers, isLabelled: true };
    const { labels } = this.#options;
    const answers = list === undefined && labels !== undefined ? { labels } : undefined;
    const said = graded?.key ?? keyAt({ ...this.#layout, answers }, record, list);
    const key = [said].flat().flatMap(keyTexts);
    const about = this.#aboutIn(record);
    const isKnown = about.ids.some(({ value }) => this.#options.isKnown?.(value) === true);
    const replies = this.#textAt(record, "failure") === undefined ? this.#repliesIn(record) : [{}];
    if (!isKnown && (key.length === 0 || asked.text === "")) yield this.#format.missing;
    else if (replies.length === 0) yield "it has no reply in words (log-likelihoods are not read)";
    else
      for (const { text, thinking } of replies)
        yield {
          ...about,
          ...asked,
          list,
          key,
          said,
          response: this.#responseIn(record, text, thinking),
          // The verdict on several replies together is a verdict on none of them.
          theirs: text === undefined || replies.length > 1 ? [] : this.#verdictsIn(record, said, list),
        };
  }

  /** Returns the replies in the first field that has words. */
  #repliesIn(record: object): readonly Reply[] {
    const found = alternativesOf(this.#format.fields["reply"] ?? "").map((field) => {
      const [first, ...others] = columnsOf(field).map((column) => valueAt(record, column));
      return repliesIn(others.length === 0 ? first : [first, ...others].filter(Boolean).join("\n"));
    });
    const hasWords = ({ text = "" }: Reply): boolean => text.trim() !== "";
    return found.find((replies) => replies.some(hasWords)) ?? found[0] ?? [{}];
  }

  /** Returns the verdicts of a record; without one, whether the answer that the harness read is the key. */
  #verdictsIn(record: object, key: unknown, list: OptionList | undefined): readonly ForeignVerdict[] {
    const given = verdictsIn(this.#format, record);
    const { read, verdict } = this.#format.fields;
    if (given.length > 0 || read === undefined || verdict !== undefined) return given;
    const answer = tagText(valueAt(record, read)) ?? "";
    const isCorrect =
      list === undefined ? isSame(answer, tagText(key) ?? "") : isSameOption(answer, key, list);
    return [{ name: read, isCorrect, answer }];
  }

  /** Returns what a record asks; a question may be a list of messages. */
  #askedIn(record: object): Asked | string {
    const field = this.#format.fields["question"];
    const isPlain = field !== undefined && textsAt(record, field) !== undefined;
    const messages = isPlain ? [] : messagesOf(this.#at(record, "question"));
    const list = this.#listIn(record);
    if (typeof list === "string") return list;
    const layout = {
      ...this.#layout,
      premises: this.#at(record, "premises") === undefined ? undefined : this.#layout.premises,
      question: isPlain ? this.#layout.question : undefined,
    };
    const parts = readParts(layout, record, undefined);
    if (typeof parts === "string") return parts;
    const input = messages.length > 0 ? messages : messagesOf(this.#at(record, "prompt"));
    const text = printAsked(layout, { ...parts, list }) ?? lastUserText(input);
    const sent = messagesOf(this.#at(record, "sent"));
    const end = sent.findIndex(({ role }) => role === "assistant");
    const before = sent.slice(0, end < 0 ? undefined : end);
    const given = before.length > 0 ? before : input;
    return { text, list, prompt: { messages: given.length > 0 ? given : [{ role: "user", content: text }] } };
  }

  #listIn(record: object): OptionList | string | undefined {
    const { options } = this.#format.fields;
    const labels = listOf(this.#at(record, "labels")).map(tagText);
    if (labels.length > 1 && labels.every((label) => label !== undefined)) return listLabels(labels);
    if (options === undefined) return undefined;
    const parts = readParts({ key: "", answers: { options } }, record, this.#at(record, "key"));
    if (typeof parts !== "string") return parts.list;
    return parts.startsWith("it lists no") || membersAt(record, options) === 0 ? undefined : parts;
  }

  #aboutIn(
    record: object,
  ): Pick<FoundAnswer, "model" | "ids" | "content" | "variant" | "tags" | "group" | "epoch"> {
    const { fields, tags = {}, without = [] } = this.#format;
    const { map = {}, model, isSeveral } = this.#options;
    const models = alternativesOf(fields["model"] ?? "").flatMap((field) => textAt(record, field) ?? []);
    const named = models.find((one) => one !== "") ?? models[0];
    const value = tagText(this.#at(record, "variant"));
    const epoch = this.#at(record, "epoch");
    const file = tagText(this.#at(record, "file")) ?? (isSeveral === true ? this.#file.name : undefined);
    const own = Object.entries(tags).flatMap(([name, field]) => {
      const said = field === undefined ? undefined : tagText(valueAt(record, field));
      return said === undefined || said === "" ? [] : [[name, said] as const];
    });
    return {
      model: (map["model"] === undefined ? (model ?? named) : named) ?? basename(this.#file.name),
      ids: idsIn(fields["id"] ?? "", record),
      content: contentIn(this.#at(record, "content")),
      variant: value === undefined ? undefined : { value, name: this.#textAt(record, "variantName") ?? "" },
      tags: {
        ...tagsOf(taggedIn(this.#at(record, "tags"), record), without),
        ...(file === undefined ? {} : { file }),
        ...Object.fromEntries(own),
      },
      group: tagText(this.#at(record, "group")),
      epoch: fields["epoch"] === undefined ? undefined : Math.max(0, (numberOf(epoch) ?? 1) - 1),
    };
  }

  #responseIn(record: object, reply: string | undefined, thinking?: string): FoundAnswer["response"] {
    const seconds = numberOf(this.#at(record, "seconds"));
    return responseOf(reply, {
      stop: this.#textAt(record, "finish"),
      thinking,
      tokensIn: countOf(this.#at(record, "tokensIn")),
      tokensOut: countOf(this.#at(record, "tokensOut")),
      cost: numberOf(this.#at(record, "cost")),
      durationMs:
        seconds === undefined ? numberOf(this.#at(record, "milliseconds")) : Math.round(1000 * seconds),
      time: this.#textAt(record, "time"),
      error: this.#textAt(record, "failure") ?? this.#textAt(record, "error"),
    });
  }
}

/** Returns the text of a record's question; options that it already shows are not added. Undefined if it has none. */
const printAsked = (layout: Layout, parts: QuestionParts): string | undefined => {
  const { premises, question, conclusion, list } = parts;
  if (premises.length === 0 && question === "" && conclusion === "") return undefined;
  const shown = `${premises.join(" ")} ${question}`;
  const isShown = list?.options.every(({ text }) => text === undefined || shown.includes(text)) === true;
  return printParts(layout, isShown ? { ...parts, list: undefined } : parts);
};

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether a text and an answer key name one option, in some reading. */
const isSameOption = (answer: string, key: unknown, list: OptionList): boolean => {
  const [one, other] = [answer, key].map((value) => readKey(value, list, { line: 1, isOrdered: true }));
  if (typeof one !== "object" || typeof other !== "object") return false;
  return keyReadings.some((name) => one.picks[name] !== undefined && one.picks[name] === other.picks[name]);
};

const lastUserText = (messages: Prompt["messages"]): string =>
  messages.findLast(({ role }) => role === "user")?.content ?? "";

const membersAt = (record: object, field: string): number =>
  Object.keys(Object(valueAt(record, field))).length;

const idsIn = (fields: string, record: object): FoundAnswer["ids"] =>
  alternativesOf(fields).flatMap((field) => {
    const value = tagText(valueAt(record, field));
    return value === undefined || value === "" ? [] : [{ field, value }];
  });

const contentIn = (value: unknown): string | undefined =>
  value === undefined || Object.keys(Object(value)).length === 0 ? undefined : JSON.stringify(value);

const keyTexts = (value: unknown): readonly string[] =>
  ["string", "number", "boolean"].includes(typeof value) ? [String(value).trim()] : [];

/** Organon's own export stores the tags of a document as JSON. */
const taggedIn = (value: unknown, record: unknown): unknown =>
  typeof value === "string" ? (parseJson(value) ?? valueAt(record, "doc")) : value;

/** The verdicts of a record: its metrics under the name of its filter, its one verdict, and its scores by their names. */
const verdictsIn = ({ fields, metrics = [] }: LogFormat, record: object): readonly ForeignVerdict[] => {
  const { filter = "", verdict, scores, read = "" } = fields;
  const by = textAt(record, filter) ?? "none";
  const names =
    metrics.length === 0 ? [] : new Set([...listOf(valueAt(record, "metrics")), ...metrics].map(String));
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

/** Returns messages; harnesses name roles and texts in several ways. */
export const messagesOf = (value: unknown): Prompt["messages"] => {
  if (typeof value === "string") return [{ role: "user", content: value }];
  return listOf(value).flatMap((one) => {
    const { role, content, prompt, value: said, from = role } = fieldsOf(one);
    const known = roles[String(from).toLowerCase()];
    const { text } = contentOf(content ?? prompt ?? said);
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

/** Returns the replies in a value: a text, messages, parts of one message, a list of texts, or any JSON. A missing reply is one without text. */
const repliesIn = (value: unknown): readonly Reply[] => {
  if (value === undefined) return [{}];
  if (!Array.isArray(value)) return [contentOf(fieldsOf(value)["content"] ?? value, true)];
  const { content } = fieldsOf(value.findLast((one) => fieldsOf(one)["role"] === "assistant"));
  if (content !== undefined) return [contentOf(content, true)];
  const parts = contentOf(value);
  if (parts.text !== undefined) return [parts];
  const texts = value.flatMap((one: unknown) => (isLikelihood(one) ? [] : [one].flat()));
  if (texts.every((one) => !isRecord(one)))
    return texts.flatMap((text) => (typeof text === "string" ? [{ text }] : []));
  return [{ text: JSON.stringify(value) }];
};

/** A log-likelihood and whether it is the greedy one. */
const isLikelihood = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  /^-?(?:\d|inf|nan)/i.test(String(value[0])) &&
  /^(?:true|false)$/i.test(String(value[1]));

/** Returns the text and the reasoning of a message's content; of other values their JSON, if asked for. */
const contentOf = (value: unknown, isAny = false): Reply => {
  if (typeof value === "string") return { text: value };
  const parts = listOf(value).map(fieldsOf);
  const said = (type: string, name: string): string | undefined => {
    const texts = parts.filter((part) => part["type"] === type).flatMap((part) => textOf(part[name]) ?? []);
    return texts.length === 0 ? undefined : texts.join("\n");
  };
  const text = said("text", "text") ?? (isAny ? JSON.stringify(value) : undefined);
  return { text, thinking: said("reasoning", "reasoning") };
};
