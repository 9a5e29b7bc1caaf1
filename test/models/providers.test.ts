/**
 * Each provider before the shared exam, and what is particular to it.
 */
import { describe, expect, it } from "vitest";
import type { LanguageModel, Reply } from "#models/language-model";
import { openModel } from "#models/open-model";
import { OrganonError } from "#logic/error";
import { completion, sending, startServer } from "./local-server.ts";
import { examineProvider, prompt, testKey } from "./provider-suite.ts";

const key = testKey;
const open = (id: string, env: Readonly<Record<string, string>> = {}): LanguageModel =>
  openModel(id, { origin: "command line", env });
/** The parameters behind a mark, where there are any. */
const after = (mark: string, parameters = ""): string => (parameters === "" ? "" : `${mark}${parameters}`);

const chat = {
  keyHeader: ["authorization", `Bearer ${key}`],
  path: "/v1/chat/completions",
  body: { model: "tested", messages: prompt.messages },
  parameters: "temperature=0&topP=0.5&seed=7&maxTokens=50&reasoningEffort=low",
  withParameters: { temperature: 0, top_p: 0.5, seed: 7, max_tokens: 50, reasoning_effort: "low" },
  replies: {
    answer: completion("Yes.", {}, {}, { prompt_tokens: 21 }),
    truncated: completion("Because", { finish_reason: "length" }),
    refusal: completion(null, {}, { refusal: "I cannot." }),
    thinking: completion("Yes.", {}, { reasoning_content: "no, wait, yes" }),
    empty: completion("", {}, {}, { completion_tokens: 0 }),
  },
} as const;
const keyless = { ...chat, keyHeader: undefined };

examineProvider({
  ...chat,
  name: "openai-compatible with a key",
  open: (origin, parameters, own = key) =>
    open(`openai-compatible:tested?url=${origin}/v1${after("&", parameters)}`, {
      OPENAI_COMPATIBLE_API_KEY: own,
    }),
});

examineProvider({
  ...chat,
  name: "openai-compatible with a key of its own",
  path: "/chat/completions",
  open: (origin, parameters, own = key) =>
    open(
      `openai-compatible:tested?url=${encodeURIComponent(origin)}&keyEnv=LAB_KEY${after("&", parameters)}`,
      { LAB_KEY: own, OPENAI_COMPATIBLE_API_KEY: "sk-of-another-server" },
    ),
});

examineProvider({
  ...keyless,
  name: "openai-compatible without a key",
  open: (origin, parameters) =>
    open(`openai-compatible:tested?url=${origin}/v1${after("&", parameters)}`, {
      OPENAI_API_KEY: key,
      ANTHROPIC_API_KEY: key,
    }),
});

examineProvider({
  ...keyless,
  name: "ollama",
  open: (origin, parameters) =>
    open(`ollama:tested${after("?", parameters)}`, {
      OLLAMA_HOST: origin,
      OPENAI_API_KEY: key,
      OPENAI_COMPATIBLE_API_KEY: key,
    }),
});

describe("servers asked directly", () => {
  it.each<[fact: string, body: unknown, reply: Partial<Reply>]>([
    [
      "an answer in parts is read as one text",
      completion(["Ye", "s."].map((text) => ({ type: "text", text }))),
      { text: "Yes." },
    ],
    [
      "tokens from a cache are told apart",
      completion("No.", {}, {}, { prompt_tokens_details: { cached_tokens: 4 } }),
      { usage: { tokensIn: 12, tokensOut: 3, tokensCached: 4 } },
    ],
    [
      "a filtered answer is a refusal",
      completion("", { finish_reason: "content_filter" }),
      { text: "", finishReason: "refusal" },
    ],
    [
      "a refusal has its own field",
      completion(null, {}, { refusal: "I cannot." }),
      { text: "I cannot.", finishReason: "refusal" },
    ],
    [
      "empty content that tokens were spent on is an empty answer",
      completion(""),
      { text: "", finishReason: "stop" },
    ],
  ])("%s", async (_, body, reply) => {
    const server = await startServer(sending(body));
    expect(await open(`openai-compatible:m?url=${server.origin}`).ask({ messages: [] }, {})).toMatchObject(
      reply,
    );
  });
});

describe("keys", () => {
  const refusal = (id: string, env: Readonly<Record<string, string>>): OrganonError => {
    try {
      open(id, env);
    } catch (error) {
      if (error instanceof OrganonError) return error;
      throw error;
    }
    throw new Error(`${id} was opened`);
  };

  it.each([
    ["openai:gpt-5", {}, "OPENAI_API_KEY"],
    ["openai:gpt-5", { OPENAI_API_KEY: " " }, "OPENAI_API_KEY"],
    ["openai:gpt-5", { OPENAI_API_KEY: "sk two words" }, "OPENAI_API_KEY"],
    ["openai-compatible:m?url=http://h/v1&keyEnv=LAB_KEY", { OPENAI_COMPATIBLE_API_KEY: key }, "LAB_KEY"],
  ])("%s without its key names the variable that is missing", (id, env, variable) => {
    const error = refusal(id, env);
    expect(error.code).toBe("access");
    expect(error.message).toContain(variable);
    expect(error.message).not.toContain("two words");
  });

  it.each(["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY"])(
    "%s is not sent to strangers, even when named",
    (variable) => {
      const error = refusal(`openai-compatible:m?url=http://h/v1&keyEnv=${variable}`, { [variable]: key });
      expect(error.code).toBe("misuse");
    },
  );

  it.each([
    "openai-compatible:m?url=http://me:sk-planted-0123456789abcdef@h/v1",
    "openai-compatible:m?url=http://h/v1%3Fkey=sk-planted-0123456789abcdef",
    "openai-compatible:m?url=http://h/v1&apiKey=sk-planted-0123456789abcdef",
  ])("a key inside a model's name is refused and not repeated", (id) => {
    const error = refusal(id, {});
    expect(error.code).toBe("misuse");
    expect(`${error.message} ${error.hint}`).not.toContain(key);
  });
});

describe("what a model is", () => {
  it("the server's address tells two models of one name apart; how the name was spelled does not", () => {
    const one = open("openai-compatible:m?url=http://h:1/v1&temperature=0");
    const same = open("openai-compatible:m?temperature=0.0&url=http://h:1/v1/");
    const other = open("openai-compatible:m?url=http://h:2/v1&temperature=0");
    expect(same.parameters).toEqual(one.parameters);
    expect(other.parameters).not.toEqual(one.parameters);
  });

  const addressed: readonly (readonly [id: string, variable: string, usual: string])[] = [
    ["openai:m", "OPENAI_BASE_URL", "https://api.openai.com/v1"],
    ["anthropic:m", "ANTHROPIC_BASE_URL", "https://api.anthropic.com"],
    ["google:m", "GOOGLE_GENERATIVE_AI_BASE_URL", "https://generativelanguage.googleapis.com/v1beta/"],
    ["mistral:m", "MISTRAL_BASE_URL", "https://api.mistral.ai/v1/"],
    ["openrouter:a/m", "OPENROUTER_BASE_URL", "https://openrouter.ai/api/v1"],
    ["ollama:m", "OLLAMA_HOST", "localhost"],
  ];
  it.each(addressed)(
    "%s at another %s is another model, at the usual one the same",
    (id, variable, usual) => {
      const keys = ["OPENAI", "ANTHROPIC", "GEMINI", "MISTRAL", "OPENROUTER"].map((name) => [
        `${name}_API_KEY`,
        key,
      ]);
      const at = (address?: string) =>
        open(id, { ...Object.fromEntries(keys), ...(address === undefined ? {} : { [variable]: address }) })
          .parameters;
      expect(at(usual)).toEqual(at());
      expect(at("http://10.0.0.1:8000/v1")).toEqual({ ...at(), url: "http://10.0.0.1:8000/v1" });
      expect(at("http://10.0.0.2:8000/v1")).not.toEqual(at("http://10.0.0.1:8000/v1"));
    },
  );
});
