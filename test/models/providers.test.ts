/**
 * Each provider before the shared exam, and what is particular to it.
 */
import { describe, expect, it } from "vitest";
import type { LanguageModel } from "#models/language-model";
import { openModel } from "#models/open-model";
import { OrganonError } from "#logic/error";
import { answering, completion, sending, startServer } from "./local-server.ts";
import { examineProvider } from "./provider-suite.ts";

const key = "sk-planted-0123456789abcdef";
const open = (id: string, env: Readonly<Record<string, string>> = {}): LanguageModel =>
  openModel(id, { origin: "command line", env });
/** The parameters after those that are there already. */
const more = (parameters: string | undefined): string => (parameters === undefined ? "" : `&${parameters}`);

examineProvider({
  name: "openai",
  open: (origin, parameters) =>
    open(`openai:tested${parameters === undefined ? "" : `?${parameters}`}`, {
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: `${origin}/v1/`,
    }),
  key,
  path: "/v1/chat/completions",
});

examineProvider({
  name: "openai-compatible with a key",
  open: (origin, parameters) =>
    open(`openai-compatible:tested?url=${origin}/v1${more(parameters)}`, { OPENAI_COMPATIBLE_API_KEY: key }),
  key,
  path: "/v1/chat/completions",
});

examineProvider({
  name: "openai-compatible with a key of its own",
  open: (origin, parameters) =>
    open(`openai-compatible:tested?url=${encodeURIComponent(origin)}&keyEnv=LAB_KEY${more(parameters)}`, {
      LAB_KEY: key,
      OPENAI_COMPATIBLE_API_KEY: "sk-of-another-server",
    }),
  key,
  path: "/chat/completions",
});

examineProvider({
  name: "openai-compatible without a key",
  open: (origin, parameters) =>
    open(`openai-compatible:tested?url=${origin}/v1${more(parameters)}`, {
      OPENAI_API_KEY: key,
      ANTHROPIC_API_KEY: key,
    }),
  key: undefined,
  path: "/v1/chat/completions",
});

examineProvider({
  name: "ollama",
  open: (origin, parameters) =>
    open(`ollama:tested${parameters === undefined ? "" : `?${parameters}`}`, {
      OLLAMA_HOST: origin,
      OPENAI_API_KEY: key,
      OPENAI_COMPATIBLE_API_KEY: key,
    }),
  key: undefined,
  path: "/v1/chat/completions",
});

describe("servers asked directly", () => {
  it.each(["reasoning_content", "reasoning"])("thinking is also read from the field %s", async (field) => {
    const server = await startServer(sending(completion("Yes.", {}, { [field]: "hm" })));
    const reply = await open(`openai-compatible:a/b?url=${server.origin}`).ask({ messages: [] }, {});
    expect(reply).toMatchObject({ text: "Yes.", thinking: "hm" });
  });

  it("an answer in parts is read as one text", async () => {
    const parts = [
      { type: "text", text: "Ye" },
      { type: "text", text: "s." },
    ];
    const server = await startServer(sending(completion(parts)));
    expect((await open(`openai-compatible:m?url=${server.origin}`).ask({ messages: [] }, {})).text).toBe(
      "Yes.",
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

  it.each([
    ["openai:gpt-5", "OpenAI"],
    ["openai:gpt-5?organisation=Us", "Us"],
    ["openai-compatible:meta-llama/Llama-3.1-8B?url=http://h", "meta-llama"],
    ["ollama:qwen3:8b", "self-hosted"],
  ])("%s is of the organisation %s", (id, organisation) => {
    expect(open(id, { OPENAI_API_KEY: key }).organisation).toBe(organisation);
  });

  it("a model of a reasoning family is sent the temperature that was asked for", async () => {
    const server = await startServer(answering("yes"));
    const env = { OPENAI_API_KEY: key, OPENAI_BASE_URL: server.origin };
    await open("openai:o3?temperature=0.2&maxTokens=9", env).ask(
      { messages: [{ role: "user", content: "?" }] },
      {},
    );
    expect(server.seen[0]?.body).toMatchObject({ temperature: 0.2, max_completion_tokens: 9 });
  });
});
