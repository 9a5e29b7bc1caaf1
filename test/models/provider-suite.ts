/**
 * The exam that every provider of the chat completions format sits, against a real server: what is sent, what
 * is read, and how every way of going wrong is told apart.
 */
import { beforeEach, describe, expect, it } from "vitest";
import type { CallErrorClass, LanguageModel, Reply } from "#models/language-model";
import { CallError } from "../../src/models/language-model.ts";
import {
  answering,
  completion,
  cutting,
  failing,
  resetting,
  sending,
  silent,
  stalling,
  startServer,
  type Behaviour,
} from "./local-server.ts";

export type Provider = {
  readonly name: string;
  /** Opens a model called “tested” at the server; `parameters` as they stand after the question mark. */
  readonly open: (origin: string, parameters?: string) => LanguageModel;
  /** The key that the provider must send, if it sends one. */
  readonly key: string | undefined;
  readonly path: string;
};

const prompt = {
  messages: [
    { role: "system", content: "Be brief." },
    { role: "user", content: "Is it so?" },
    { role: "assistant", content: "Yes." },
    { role: "user", content: "And now?" },
  ],
} as const;

export const examineProvider = ({ name, open, key, path }: Provider): void => {
  describe(name, async () => {
    const server = await startServer();
    beforeEach(() => {
      server.seen.length = 0;
    });

    const ask = async (behaviour: Behaviour, parameters?: string): Promise<Reply> => {
      server.behave(behaviour);
      return open(server.origin, parameters).ask(prompt, {});
    };
    const fail = async (behaviour: Behaviour): Promise<CallError> => {
      const error: unknown = await ask(behaviour).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      if (!(error instanceof CallError)) throw new Error(`not a CallError: ${String(error)}`);
      return error;
    };

    it("sends the prompt verbatim, the model's name and no parameter that was not asked for", async () => {
      await ask(answering("yes"));
      expect(server.seen).toHaveLength(1);
      expect(server.seen[0]?.path).toBe(path);
      expect(server.seen[0]?.body).toEqual({ model: "tested", messages: prompt.messages });
    });

    it("sends the parameters that were asked for", async () => {
      await ask(answering("yes"), "temperature=0&topP=0.5&seed=7&maxTokens=50&reasoningEffort=low");
      const sent = { model: "tested", temperature: 0, top_p: 0.5, seed: 7, reasoning_effort: "low" };
      const messages = prompt.messages;
      expect([
        { ...sent, messages, max_tokens: 50 },
        { ...sent, messages, max_completion_tokens: 50 },
      ]).toContainEqual(server.seen[0]?.body);
    });

    it("sends its key where it belongs, and nothing where there is none", async () => {
      await ask(answering("yes"));
      expect(server.seen[0]?.headers.authorization).toBe(key === undefined ? undefined : `Bearer ${key}`);
    });

    const replies: readonly [fact: string, body: unknown, reply: Partial<Reply>][] = [
      [
        "an answer is its text, its usage and the name that the server gives itself",
        completion("No.", {}, {}, { prompt_tokens_details: { cached_tokens: 4 } }),
        {
          text: "No.",
          finishReason: "stop",
          usage: { tokensIn: 12, tokensOut: 3, tokensCached: 4 },
          servedModel: "served-name",
        },
      ],
      [
        "an answer that was cut off says so",
        completion("Bec", { finish_reason: "length" }),
        { text: "Bec", finishReason: "length" },
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
        "thinking inside the text is kept apart",
        completion("<think>\nno, yes\n</think>\n\nYes."),
        { text: "Yes.", thinking: "no, yes" },
      ],
      [
        "empty content that tokens were spent on is an empty answer",
        completion(""),
        { text: "", finishReason: "stop" },
      ],
    ];
    it.each(replies)("%s", async (_, body, reply) => {
      expect(await ask(sending(body))).toMatchObject(reply);
    });

    const failures: readonly [
      fact: string,
      behaviour: Behaviour,
      expected: { class: CallErrorClass; status?: number; retryAfterMs?: number },
    ][] = [
      [
        "429 is a rate limit",
        failing(429, { error: { message: "slow down" } }),
        { class: "rate-limit", status: 429 },
      ],
      [
        "Retry-After is read in seconds",
        failing(429, "", { "retry-after": "7" }),
        { class: "rate-limit", retryAfterMs: 7000 },
      ],
      [
        "Retry-After is read in milliseconds",
        failing(429, "", { "retry-after-ms": "250", "retry-after": "1" }),
        { class: "rate-limit", retryAfterMs: 250 },
      ],
      [
        "429 of an exhausted account is no rate limit",
        failing(429, { error: { message: "pay", code: "insufficient_quota" } }),
        { class: "quota", status: 429 },
      ],
      [
        "500 is the server's fault",
        failing(500, { error: { message: "oops" } }),
        { class: "server", status: 500 },
      ],
      [
        "503 may name a wait",
        failing(503, "", { "retry-after": "2" }),
        { class: "server", retryAfterMs: 2000 },
      ],
      ["400 is our fault", failing(400, { error: { message: "bad" } }), { class: "request", status: 400 }],
      [
        "404 is a model that is not there",
        failing(404, { error: { message: "no such model" } }),
        { class: "request", status: 404 },
      ],
      [
        "401 is a refused key",
        failing(401, { error: { message: "who?" } }),
        { class: "access", status: 401 },
      ],
      ["403 is a refused account", failing(403, ""), { class: "access", status: 403 }],
      [
        "a redirect is not followed",
        failing(307, "", { location: "/elsewhere" }),
        { class: "request", status: 307 },
      ],
      ["half JSON is malformed", failing(200, '{"choices": [{"mess'), { class: "malformed" }],
      [
        "an HTML page is malformed",
        failing(200, "<!doctype html><p>hello", { "content-type": "text/html" }),
        { class: "malformed" },
      ],
      ["the wrong shape is malformed", sending({ choices: [{ text: "yes" }] }), { class: "malformed" }],
      ["an answer without choices is malformed", sending({ choices: [] }), { class: "malformed" }],
      [
        "an error with status 200 is malformed",
        sending({ error: { message: "overloaded" } }),
        { class: "malformed" },
      ],
      [
        "empty content that nothing was spent on is malformed",
        sending(completion("", {}, {}, { completion_tokens: 0 })),
        { class: "malformed" },
      ],
      ["a reset connection is the network's fault", resetting, { class: "network" }],
      ["a connection cut in mid-body is the network's fault", cutting, { class: "network" }],
    ];
    it.each(failures)("%s", async (_, behaviour, expected) => {
      expect(await fail(behaviour)).toMatchObject(expected);
      expect(server.seen).toHaveLength(1);
    });

    it("Retry-After is read as a date", async () => {
      const at = new Date(Date.now() + 60_000).toUTCString();
      const { retryAfterMs } = await fail(failing(429, "", { "retry-after": at }));
      expect(retryAfterMs).toBeGreaterThan(1_000);
      expect(retryAfterMs).toBeLessThanOrEqual(60_000);
    });

    it("a server that is not there is the network's fault, and is named", async () => {
      const gone = await startServer();
      await gone.close();
      const error: unknown = await open(gone.origin)
        .ask(prompt, {})
        .catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ class: "network" });
      expect(String(error)).toContain(gone.origin);
    });

    it.each([
      ["before the first byte", silent],
      ["in the middle of the body", stalling],
    ])("a cancelled call rejects with the signal's reason, %s", async (_, behaviour) => {
      server.behave(behaviour);
      const controller = new AbortController();
      const reason = new Error("enough");
      setTimeout(() => controller.abort(reason), 30);
      await expect(open(server.origin).ask(prompt, { signal: controller.signal })).rejects.toBe(reason);
    });

    it("a call that is cancelled beforehand is not made", async () => {
      const reason = new Error("enough");
      await expect(open(server.origin).ask(prompt, { signal: AbortSignal.abort(reason) })).rejects.toBe(
        reason,
      );
      expect(server.seen).toHaveLength(0);
    });

    it("a server that repeats the key cannot put it into a reply or a message", async () => {
      if (key === undefined) return;
      const echo = `you sent ${key}`;
      const bodies = [
        completion(echo),
        completion(`<think>${echo}</think>${echo}`),
        { error: { message: echo } },
      ];
      for (const body of bodies)
        for (const status of [200, 400, 401, 429, 500]) {
          const told: unknown = await ask(failing(status, body)).catch((error: unknown) => error);
          const shown =
            told instanceof Error
              ? `${told.message} ${told.stack} ${JSON.stringify(told)} ${String(told.cause)}`
              : JSON.stringify(told);
          expect(shown).not.toContain(key);
        }
    });

    it("the model's name, organisation and parameters hold no key", () => {
      const { ask: _, ...shown } = open(server.origin);
      if (key !== undefined) expect(JSON.stringify(shown)).not.toContain(key);
      expect(shown.model).toBe("tested");
    });
  });
};
