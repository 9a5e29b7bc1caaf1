/**
 * Reads parameters of self-hosted servers beyond the standard: `topK`, `minP` and `stop` by name, and anything else
 * as JSON in `extraBody`. For example, extraBody={"chat_template_kwargs":{"enable_thinking":false}} switches thinking
 * off (vLLM). All of them change answers, so all are recorded, the JSON in canonical form.
 */
import { misuse } from "#logic/error";
import { isRecord } from "#logic/is-record";
import type { LanguageModel } from "../language-model.ts";
import type { ParameterValues } from "../spec.ts";
import type { ChatParameters } from "./chat-completions.ts";

/** The parameters' kinds, for `readParameters`. */
export const extraParameterKinds = {
  topK: "positive",
  minP: "number",
  stop: "text",
  extraBody: "text",
} as const;

type ExtraParameters = ParameterValues<typeof extraParameterKinds>;

/** Fields that Organon sets, or that have a parameter of their own: in `extraBody` the record would differ from the request. */
const taken: readonly string[] = (
  "model messages stream n tools tool_choice functions temperature top_p seed max_tokens max_completion_tokens " +
  "reasoning_effort reasoning logprobs top_logprobs top_k min_p stop"
).split(" ");

/**
 * Splits a server's parameters into the standard ones, the extra fields of the request body, and all of them as
 * recorded. Throws misuse for anything but a JSON object.
 */
export const readExtraBody = (
  given: ExtraParameters & ChatParameters,
): {
  readonly body: ChatParameters;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly recorded: LanguageModel["parameters"];
} => {
  const { topK, minP, stop, extraBody, ...body } = given;
  const extra = extraBody === undefined ? undefined : parseObject(extraBody);
  const fields = { ...extra, top_k: topK, min_p: minP, stop };
  const spelled = extra && { extraBody: JSON.stringify(sortKeys(extra)) };
  return { body, fields, recorded: { ...given, ...spelled } };
};

const parseObject = (text: string): Readonly<Record<string, unknown>> => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  if (!isRecord(json))
    throw misuse(
      "the model's parameter “extraBody” is not a JSON object",
      'as in extraBody={"chat_template_kwargs":{"enable_thinking":false}}',
    );
  const name = Object.keys(json).find((key) => taken.includes(key));
  if (name !== undefined)
    throw misuse(
      `“${name}” cannot be set by the model's parameter “extraBody”`,
      "what has a parameter of its own is given by it, as in temperature=0&topK=20",
    );
  return json;
};

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).toSorted();
  return Object.fromEntries(names.map((name) => [name, sortKeys(value[name])]));
};
