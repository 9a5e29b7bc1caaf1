// @long: thousands of hostile inputs
/**
 * Servers that lie, before every client: failed generations dressed as answers, waits without end, numbers that no
 * storage bears, replies that unpack to gigabytes, redirects, and keys repeated in every spelling.
 */
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { ask } from "#models/ask";
import type { LanguageModel } from "#models/language-model";
import { openModel } from "#models/open-model";
import { Pace } from "#models/pace";
import { CallError } from "../../src/models/language-model.ts";
import { defaultRetryPolicy, readRetryAfter, retryDelayMs } from "../../src/models/retry.ts";
import { networkFailure } from "../../src/models/providers/failure.ts";
import { readFinishReason } from "../../src/models/providers/chat-completions.ts";
import { createScrub } from "../../src/models/providers/secret.ts";
import { completion, failing, sending, startServer, type Behaviour } from "./local-server.ts";
import { createVirtualClock } from "./virtual-clock.ts";
import { wireOf } from "./wire.ts";

const key = "sk-planted-0123456789abcdef";

type Client = {
  readonly name: string;
  readonly open: (origin: string) => LanguageModel;
  /** A good answer, and the same with another reason for its end. */
  readonly answer: unknown;
  readonly ending: (reason: string) => unknown;
};

const chat = (reason: string): unknown => completion("Yes.", { finish_reason: reason });
const vendor = (name: string, env: (origin: string) => Readonly<Record<string, string>>): Client => {
  const { answer } = wireOf(name).replies;
  const text = JSON.stringify(answer);
  return {
    name,
    open: (origin) => openModel(`${name}:tested`, { origin: "command line", env: env(origin) }),
    answer,
    ending: (reason): unknown =>
      JSON.parse(
        text.replace(/("finish_reason"|"finishReason"|"stop_reason"):"\w+"/, `$1:${JSON.stringify(reason)}`),
      ),
  };
};

const clients: readonly Client[] = [
  vendor("openai", (origin) => ({ OPENAI_API_KEY: key, OPENAI_BASE_URL: `${origin}/v1` })),
  vendor("anthropic", (origin) => ({ ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: origin })),
  vendor("google", (origin) => ({ GEMINI_API_KEY: key, GOOGLE_GENERATIVE_AI_BASE_URL: `${origin}/v1beta` })),
  vendor("mistral", (origin) => ({ MISTRAL_API_KEY: key, MISTRAL_BASE_URL: `${origin}/v1` })),
  vendor("openrouter", (origin) => ({ OPENROUTER_API_KEY: key, OPENROUTER_BASE_URL: `${origin}/v1` })),
  {
    name: "ollama",
    open: (origin) => openModel("ollama:tested", { origin: "command line", env: { OLLAMA_HOST: origin } }),
    answer: chat("stop"),
    ending: chat,
  },
  {
    name: "openai-compatible",
    open: (origin) =>
      openModel(`openai-compatible:tested?url=${origin}/v1`, {
        origin: "command line",
        env: { OPENAI_COMPATIBLE_API_KEY: key },
      }),
    answer: chat("stop"),
    ending: chat,
  },
];

const prompt = { messages: [{ role: "user", content: "Is it so?" }] } as const;

const long = (megabytes: number): string => JSON.stringify(completion("x".repeat(megabytes * 2 ** 20)));

/** 64 MiB in a few KiB, packed once, so that no server works while its client waits. */
const bomb = gzipSync(long(64));
const packed: Behaviour = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
  response.end(bomb);
};

describe.each(clients)("$name", async ({ name, open, answer, ending }) => {
  const [server, other] = [await startServer(), await startServer()];
  beforeEach(() => {
    server.seen.length = 0;
  });
  const askOnce = (behaviour: Behaviour) => {
    server.behave(behaviour);
    return open(server.origin).ask(prompt, {});
  };
  const failureOf = async (behaviour: Behaviour): Promise<CallError> => {
    const error: unknown = await askOnce(behaviour).catch((thrown: unknown) => thrown);
    if (!(error instanceof CallError)) throw new Error(`not a CallError: ${JSON.stringify(error)}`);
    return error;
  };

  it.each(["error", "abort", "ERROR", "cancelled", "tool_calls", "my_own_reason"])(
    "a generation that ended by “%s” is no answer",
    async (reason) => {
      const error = await failureOf(sending(ending(reason)));
      expect(error.class).toBe("malformed");
      expect(error.message).toContain(reason);
    },
  );

  it.each(["length", "max_tokens", "MAX_TOKENS", "model_length", "LENGTH"])(
    "an answer that ended by “%s” was cut off",
    async (reason) => {
      // Google's client knows its own words alone, and in capitals.
      expect((await askOnce(sending(ending(reason)))).finishReason).toBe("length");
    },
  );

  it.each(["content_filter", "SAFETY", "refusal", "PROHIBITED_CONTENT"])(
    "an answer that ended by “%s” was refused",
    async (reason) => {
      expect((await askOnce(sending(ending(reason)))).finishReason).toBe("refusal");
    },
  );

  it("a reply that is too long is not read to its end", async () => {
    expect((await failureOf(sending(long(9)))).message).toContain("more than an answer can be");
  });

  it("a small reply that unpacks to a large one is not unpacked", async () => {
    const error = await failureOf(packed);
    expect(error.class).toBe("malformed");
    expect(error.message).toMatch(/more than an answer can be|packed/);
  });

  it.each([301, 302, 303, 307, 308])(
    "a redirect (%d) takes neither key nor prompt elsewhere",
    async (status) => {
      other.seen.length = 0;
      const error = await failureOf(failing(status, "", { location: `${other.origin}/v1/chat/completions` }));
      expect(error).toMatchObject({ class: "request", status });
      expect(other.seen).toHaveLength(0);
    },
  );

  it("counts that no storage bears are left out", async () => {
    const text = JSON.stringify(answer).replaceAll(
      /("(?:prompt_tokens|completion_tokens|input_tokens|output_tokens|promptTokenCount|candidatesTokenCount)"):\d+/g,
      "$1:9007199254740991",
    );
    expect(text).toContain("9007199254740991");
    const { usage } = await askOnce(sending(JSON.parse(text)));
    expect(usage.tokensIn).toBeUndefined();
    expect(usage.tokensOut).toBeUndefined();
  });

  const waits: readonly (readonly [told: string, expected: "own" | "never"])[] = [
    ["0", "own"],
    ["-5", "own"],
    ["soon", "own"],
    ["Thu, 01 Jan 1970 00:00:00 GMT", "own"],
    ["9".repeat(400), "never"],
    ["1e308", "never"],
    ["99999999999", "never"],
    ["Fri, 01 Jan 2125 00:00:00 GMT", "never"],
  ];
  it.each(waits)("Retry-After: %s is our own back-off or the end of the call", async (told, expected) => {
    const error = await failureOf(failing(429, "", { "retry-after": told }));
    const delay = retryDelayMs(error, { attempts: 1, elapsedMs: 0 }, defaultRetryPolicy, 0.5);
    if (expected === "never") {
      expect(delay).toBeUndefined();
      expect(error.message).toContain("asks for a wait of");
    } else expect(delay).toBeGreaterThan(0);
  });

  it("a key in any spelling is blotted out before anything is cut", async () => {
    if (name === "ollama") return;
    const spelled = Array.from(key, (character) => `\\u00${character.charCodeAt(0).toString(16)}`).join("");
    for (const padding of [0, 105, 115, 119, 290, 299])
      for (const echo of [
        key,
        spelled,
        encodeURIComponent(key),
        Buffer.from(`Bearer ${key}`).toString("base64"),
      ])
        for (const status of [200, 400, 500]) {
          const error = await failureOf(failing(status, `${"x".repeat(padding)}${echo} and more`));
          // The first characters of every spelling.
          for (const left of [key.slice(0, 9), spelled.slice(0, 30), "LXBsYW50ZW", "stcGxhbnRl", "rLXBsYW50"])
            expect(error.message).not.toContain(left);
        }
  });
});

it.each([
  [{ message: "upstream broke" }, "malformed"],
  [{ message: "slow down", code: 429 }, "rate-limit"],
  [{ message: "upstream broke", code: 502 }, "server"],
  [{ message: "pay", code: "insufficient_quota" }, "quota"],
])(
  "an answer that holds an error %j, at the top or in its choice, is that error",
  async (error, errorClass) => {
    const server = await startServer();
    const model = openModel(`openai-compatible:m?url=${server.origin}`, { origin: "command line", env: {} });
    for (const body of [
      { error },
      completion("Yes.", { error }),
      completion("Yes.", { error, message: null }),
    ]) {
      server.behave(sending(body));
      await expect(model.ask(prompt, {})).rejects.toMatchObject({ class: errorClass });
    }
  },
);

describe("a date in Retry-After", () => {
  const now = Date.UTC(2026, 0, 1);
  const at = (ms: number): string => new Date(ms).toUTCString();
  it("is held against the server's own clock, which may be wrong by years", () => {
    const years = Date.UTC(2031, 0, 1);
    expect(readRetryAfter({ "retry-after": at(years + 7000), date: at(years) }, now)).toBe(7000);
    expect(readRetryAfter({ "retry-after": at(now + 7000) }, now)).toBe(7000);
    expect(readRetryAfter({ "retry-after": at(now - 7000) }, now)).toBeUndefined();
  });
});

it("an absurd wait ends the call as failed, holds nobody, and is told", async () => {
  const clock = createVirtualClock();
  const pace = new Pace({ clock, concurrency: 2 });
  const model: LanguageModel = {
    id: "test:m",
    provider: "test",
    model: "m",
    organisation: "Test",
    parameters: {},
    ask: () =>
      Promise.reject(
        new CallError("rate-limit", "come back later", { retryAfterMs: Number.MAX_SAFE_INTEGER }),
      ),
  };
  for (let call = 0; call < 10; call++) {
    const response = await clock.until(ask(model, prompt, { clock, pace }));
    expect(response.status).toBe("failed");
  }
  expect(clock.elapsed()).toBeLessThan(60_000);
});

describe("a provider of one's own", () => {
  const own = (result: unknown): LanguageModel => ({
    id: "mine:m",
    provider: "mine",
    model: "m",
    organisation: "Us",
    parameters: {},
    ask: () => Promise.resolve(JSON.parse(JSON.stringify(result ?? null))),
  });
  const responseTo = (model: LanguageModel) => {
    const clock = createVirtualClock();
    return clock.until(ask(model, prompt, { clock, pace: new Pace({ clock, concurrency: 1 }) }));
  };

  it.each(["Yes.", undefined, { text: 3 }, { text: "Yes.", finishReason: "end", usage: {} }])(
    "that returns %j has failed, and is named",
    async (result) => {
      const { status, attempts } = await responseTo(own(result));
      expect(status).toBe("failed");
      expect(attempts[0]?.error?.message).toContain("mine");
    },
  );

  it("whose numbers cannot be true keeps its answer without them", async () => {
    const usage = { tokensIn: 1e308, tokensOut: 2 };
    const response = await responseTo(own({ text: "Yes.", finishReason: "stop", usage, cost: 1e308 }));
    expect(response).toMatchObject({ status: "answered", text: "Yes.", usage: { tokensOut: 2 } });
    expect(response.cost).toBeUndefined();
  });
});

describe("what is said of an address", () => {
  it.each([
    ["CERT_HAS_EXPIRED", "certificate"],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "certificate"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "certificate"],
    ["ECONNREFUSED", "cannot reach"],
    ["ECONNRESET", "lost the connection"],
  ])("%s is told with its reason", (code, word) => {
    const cause = Object.assign(new Error("no"), { code });
    const { message } = networkFailure(new TypeError("fetch failed", { cause }), "https://host");
    expect(message).toContain(code);
    expect(message).toContain(word);
  });

  it.each(["me:secret word@host:1", "http://me:secret-word@host:99999", "http://me:secret-word@host"])(
    "OLLAMA_HOST with a password is refused without showing it",
    (host) => {
      expect(() => openModel("ollama:m", { origin: "command line", env: { OLLAMA_HOST: host } })).toThrow(
        /address/,
      );
      expect(() => openModel("ollama:m", { origin: "command line", env: { OLLAMA_HOST: host } })).not.toThrow(
        /secret/,
      );
    },
  );
});

it("of a key also its beginnings and ends of twelve characters and more do not come through", () => {
  const secret = "sk-own-Zk3Vq9LmT2xW8bR5cN7d";
  const scrub = createScrub(secret);
  for (let length = 12; length <= secret.length; length++)
    for (const part of [
      secret.slice(0, length),
      secret.slice(-length),
      encodeURIComponent(secret).slice(0, length),
    ])
      expect(scrub(`the key ${part} is wrong`)).toBe("the key [key] is wrong");
  expect(scrub("sk-own-…")).toBe("sk-own-…");
});

describe("long hostile texts take no time to speak of", () => {
  const many = 200_000;
  const texts = [
    "/".repeat(many),
    "1".repeat(many),
    " ".repeat(many),
    "\\u00".repeat(many / 4),
    "%".repeat(many),
  ];
  it.each(texts)(
    "%.10s…",
    async (text) => {
      const scrub = createScrub(key);
      expect(scrub(text)).toBe(text);
      expect(() => readFinishReason(text, scrub)).toThrow(CallError);
      expect(readRetryAfter({ "retry-after": text }, 0)).not.toBe(0);
      expect(() =>
        openModel(`openai-compatible:m?url=http://h/${encodeURIComponent(text)}`, {
          origin: "command line",
          env: {},
        }),
      ).not.toThrow(RangeError);
    },
    2000,
  );
});
