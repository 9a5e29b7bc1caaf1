/**
 * Inspect's eval logs, version 2: one JSON document with its samples (`.json`; `.eval` is unpacked into that before). A score is the first
 * one of a sample; C and numbers from one half up are right.
 */
import { OrganonError } from "#logic/error";
import { optionLabel } from "#items/question";
import type { Prompt } from "#models/language-model";
import {
  fieldsOf,
  gradedBy,
  jsonIn,
  listOf,
  numberOf,
  responseOf,
  tagsOf,
  textOf,
  type ForeignFormat,
  type FoundAnswer,
} from "./foreign.ts";

export const inspectEvalLog: ForeignFormat = {
  name: "inspect-log",
  about: "Inspect AI: an eval log, .json or .eval",
  answersIn: (text, { name, model }) => {
    const log = fieldsOf(jsonIn(text, "an eval log of Inspect"));
    if (!("eval" in log) || !Array.isArray(log["samples"]))
      throw new OrganonError("misuse", `${name} is not an Inspect eval log with samples`);
    const asked = model ?? textOf(fieldsOf(log["eval"])["model"]) ?? "unknown";
    return log["samples"].map((sample) => answerOf(fieldsOf(sample), asked));
  },
};

const answerOf = (sample: Readonly<Record<string, unknown>>, model: string): FoundAnswer | string => {
  const metadata = fieldsOf(sample["metadata"]);
  const graded = gradedBy(metadata["graded_by"]);
  const messages = messagesOf(sample["input"]);
  const target = sample["target"];
  const key =
    graded?.key ??
    (typeof target === "string" ? [target] : listOf(target).filter((one) => typeof one === "string"));
  if (messages.length === 0 || key.length === 0) return "it has no input or no target";
  const output = fieldsOf(sample["output"]);
  const choice = fieldsOf(listOf(output["choices"])[0]);
  const { text, thinking } = contentOf(fieldsOf(choice["message"])["content"]);
  const usage = fieldsOf(output["usage"]);
  const failed = fieldsOf(sample["error"])["message"];
  const seconds = numberOf(output["time"]) ?? numberOf(sample["total_time"]);
  const choices = listOf(sample["choices"]).filter((one) => typeof one === "string");
  return {
    model,
    id: String(sample["id"]),
    text: messages.findLast(({ role }) => role === "user")?.content ?? "",
    answers:
      graded?.answers ??
      (choices.length > 1
        ? choices.map((words, place) => ({ label: optionLabel(place), text: words }))
        : undefined),
    key,
    tags: tagsOf(metadata, ["graded_by", "group"]),
    group: typeof metadata["group"] === "string" ? metadata["group"] : undefined,
    prompt: { messages: promptOf(sample["messages"]) ?? messages },
    epoch: Math.max(0, (numberOf(sample["epoch"]) ?? 1) - 1),
    response: responseOf(failed === undefined ? (text ?? textOf(output["completion"])) : undefined, {
      stop: textOf(choice["stop_reason"]),
      thinking,
      tokensIn: numberOf(usage["input_tokens"]),
      tokensOut: numberOf(usage["output_tokens"]),
      cost: numberOf(usage["total_cost"]),
      durationMs: seconds === undefined ? undefined : Math.round(1000 * seconds),
      time: textOf(sample["completed_at"]),
      error: textOf(failed),
    }),
    ...theirsOf(sample["scores"]),
  };
};

/** What was sent: the messages before the model's first. */
const promptOf = (value: unknown): Prompt["messages"] | undefined => {
  const messages = messagesOf(value);
  const end = messages.findIndex(({ role }) => role === "assistant");
  const sent = end < 0 ? messages : messages.slice(0, end);
  return sent.length === 0 ? undefined : sent;
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

/** A text, or parts of which some are reasoning. */
const contentOf = (
  value: unknown,
): { readonly text: string | undefined; readonly thinking: string | undefined } => {
  if (typeof value === "string") return { text: value, thinking: undefined };
  const parts = listOf(value).map(fieldsOf);
  const said = (type: string, name: string): string | undefined => {
    const texts = parts.filter((part) => part["type"] === type).flatMap((part) => textOf(part[name]) ?? []);
    return texts.length === 0 ? undefined : texts.join("\n");
  };
  return { text: said("text", "text"), thinking: said("reasoning", "reasoning") };
};

const theirsOf = (value: unknown): Pick<FoundAnswer, "theirs"> => {
  const [score] = Object.values(fieldsOf(value)).map(fieldsOf);
  if (score === undefined) return {};
  const given = score["value"];
  const isCorrect = typeof given === "number" ? given >= 0.5 : given === "C" || given === true;
  const answer = textOf(score["answer"]);
  return { theirs: { isCorrect, answer } };
};
