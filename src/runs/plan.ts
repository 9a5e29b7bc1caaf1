/**
 * Defines the plan of a study and its identifiers. A run is identified by a hash of its plan, so the same command
 * finds its run. A call is identified by a hash of everything that could change its answer, so no call is made twice
 * across runs. Hashes are SHA-256 over JSON with sorted members.
 */
import { hash } from "node:crypto";
import type { Suite } from "#items/suite";
import type { LanguageModel, Prompt } from "#models/language-model";

/** JSON values. Undefined members are omitted. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** The built-in prompts: the answer alone is requested, or the reasoning followed by the answer. */
export const promptStyles = ["direct", "cot"] as const;

/** True if a custom prompt has `{question}` exactly once. */
export const hasQuestionOnce = (prompt: string): boolean => prompt.split("{question}").length === 2;

/** The user's settings for the prompt around an item. */
export type PromptSettings = {
  readonly system?: string;
  readonly style: (typeof promptStyles)[number];
  /** A custom prompt with `{question}` in it, in place of the built-in text. */
  readonly around?: string;
  /** The name of the instruction above a four-option question. */
  readonly template?: string;
  /** Adds the paper's sentence that asks to avoid logical reasoning (DivLogicEval §3.1). */
  readonly nolr?: true;
  /** The few-shot examples in front of the question, or a hash of them. */
  readonly shots?: Json;
};

/** Everything that identifies a run. */
export type RunPlan = {
  /** The models as the user named them. */
  readonly models: readonly string[];
  readonly suite: Suite;
  readonly prompt: PromptSettings;
  /** How often each item is asked of each model, at least once. */
  readonly epochs: number;
  /** The answer parser that reports go by, other than the usual one. */
  readonly reader?: "papers";
};

/** Serialises JSON with the members of every object sorted by name: equal values give equal texts. */
export const canonicalJson = (value: Json): string => {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const members: string[] = [];
  for (const name of Object.keys(value).toSorted()) {
    const member = value[name];
    if (member !== undefined) members.push(`${JSON.stringify(name)}:${canonicalJson(member)}`);
  }
  return `{${members.join(",")}}`;
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Returns the hash of a value: 32 hexadecimal digits. */
export const computeHash = (value: Json): string => hashText(canonicalJson(value));

const hashText = (text: string): string => hash("sha256", text).slice(0, 32);

/**
 * Returns the id of the plan's run: 12 hexadecimal digits. It depends neither on the order of the models nor on the
 * name of a suite's file, which the file's hash identifies.
 */
export const computeRunId = (plan: RunPlan): string => {
  const { suite } = plan;
  const named =
    "shotsFrom" in suite || "file" in suite ? { ...suite, file: undefined, shotsFrom: undefined } : suite;
  return computeHash({ ...plan, models: plan.models.toSorted(), suite: named }).slice(0, 12);
};

/** The content that identifies a call. `model` is `provider:model`; parameters are those that change answers. */
export type CallContent = {
  /** The question's id. */
  readonly question: string;
  readonly model: string;
  readonly parameters: LanguageModel["parameters"];
  readonly prompt: Prompt;
  readonly epoch: number;
};

/** Returns the hash of a call, which also identifies its one stored response: 32 hexadecimal digits. */
export const computeCallHash = ({ question: item, model, parameters, prompt, epoch }: CallContent): string =>
  hashText(
    `{"epoch":${epoch},"item":${JSON.stringify(item)},"model":${JSON.stringify(model)},` +
      `"parameters":${canonicalJson(parameters)},"prompt":${writeMessages(prompt)}}`,
  );

/** Returns the hash of a prompt's text: 32 hexadecimal digits. */
export const promptHash = (prompt: Prompt): string => hashText(writeMessages(prompt));

/** Canonical JSON, written by hand: a run of a million calls writes it three million times. */
const writeMessages = ({ messages }: Prompt): string =>
  `[${messages.map(({ role, content }) => `{"content":${JSON.stringify(content)},"role":"${role}"}`).join(",")}]`;

/** Returns the number and form of the few-shot examples in the settings. */
export const listShots = ({ shots }: PromptSettings) => {
  const list: readonly unknown[] = Array.isArray(shots) ? shots : [];
  return { count: list.length, as: list.some((shot) => typeof shot === "object") ? "chat" : "text" } as const;
};
