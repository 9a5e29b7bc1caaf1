/**
 * The exam that every provider sits, through its real client and against a real server that speaks its wire format: what is
 * sent, what is read, and how every way of going wrong is told apart.
 */
import { beforeEach, describe, expect, it } from "vitest";
import type { CallErrorClass, LanguageModel, Reply } from "#models/language-model";
import { CallError } from "../../src/models/language-model.ts";
import {
  cutting,
  failing,
  resetting,
  sending,
  silent,
  stalling,
  startServer,
  type Behaviour,
} from "./local-server.ts";
import type { Wire } from "./wire.ts";

export type Provider = {
  readonly name: string;
  /** Opens a model called “tested” at the server; `parameters` as they stand after the question mark. */
  readonly open: (origin: string, parameters?: string, key?: string) => LanguageModel;
  /** The header that the key is sent in, if one is sent. */
  readonly keyHeader: readonly [name: string, value: string] | undefined;
  readonly path: string;
  /** What is sent for the bare prompt, and with these parameters. */
  readonly body: unknown;
  readonly parameters: string;
  readonly withParameters: unknown;
  readonly replies: Wire["replies"];
};

export const testKey = "sk-planted-0123456789abcdef";

export const prompt = {
  messages: [
    { role: "system", content: "Be brief." },
    { role: "user", content: "Is it so?" },
    { role: "assistant", content: "Yes." },
    { role: "user", content: "And now?" },
  ],
} as const;

const failures: readonly [
  fact: string,
  behaviour: Behaviour,
  expected: { class: CallErrorClass; status?: number; retryAfterMs?: number },
][] = [
  [
    "429 is a rate limit",
    failing(429, { error: { message: "slow down", type: "rate_limit_error" } }),
    { class: "rate-limit", status: 429 },
  ],
  [
    "Retry-After is read in seconds",
    failing(429, {}, { "retry-after": "7" }),
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
  ["502 with a page is the server's fault", failing(502, "<html>bad gateway"), { class: "server" }],
  ["503 may name a wait", failing(503, "", { "retry-after": "2" }), { class: "server", retryAfterMs: 2000 }],
  [
    "529 is the server's fault",
    failing(529, { type: "error", error: { type: "overloaded_error", message: "Overloaded" } }),
    { class: "server" },
  ],
  ["400 is our fault", failing(400, { error: { message: "bad" } }), { class: "request", status: 400 }],
  ["404 is a model that is not there", failing(404, { error: { message: "none" } }), { class: "request" }],
  ["401 is a refused key", failing(401, { error: { message: "who?" } }), { class: "access", status: 401 }],
  ["403 is a refused account", failing(403, ""), { class: "access" }],
  ["402 is an empty account", failing(402, { error: { message: "pay" } }), { class: "quota" }],
  [
    "400 of an empty account is a quota",
    failing(400, { error: { message: "Your credit balance is too low to access" } }),
    { class: "quota" },
  ],
  ["a redirect is not followed", failing(307, "", { location: "/elsewhere" }), { class: "request" }],
  ["half JSON is malformed", failing(200, '{"choices": [{"mess'), { class: "malformed" }],
  [
    "an HTML page is malformed",
    failing(200, "<!doctype html>", { "content-type": "text/html" }),
    { class: "malformed" },
  ],
  ["the wrong shape is malformed", sending({ choices: [{ text: "yes" }] }), { class: "malformed" }],
  ["an answer without choices is malformed", sending({ choices: [] }), { class: "malformed" }],
  [
    "an error with status 200 is malformed",
    sending({ error: { message: "overloaded", type: "x" } }),
    { class: "malformed" },
  ],
  ["a reset connection is the network's fault", resetting, { class: "network" }],
  ["a connection cut in mid-body is the network's fault", cutting, { class: "network" }],
];

export const examineProvider = (provider: Provider): void => {
  const { name, open, keyHeader, replies } = provider;
  describe(name, async () => {
    const server = await startServer();
    beforeEach(() => {
      server.seen.length = 0;
    });

    const ask = async (behaviour: Behaviour, parameters?: string): Promise<Reply> => {
      server.behave(behaviour);
      return open(server.origin, parameters).ask(prompt, {});
    };
    const failureOf = async (behaviour: Behaviour): Promise<CallError> => {
      const error: unknown = await ask(behaviour).catch((thrown: unknown) => thrown);
      if (!(error instanceof CallError)) throw new Error(`not a CallError: ${String(error)}`);
      return error;
    };

    it("sends the prompt, the key where there is one, and no parameter that was not asked for", async () => {
      await ask(sending(replies.answer));
      expect(server.seen).toHaveLength(1);
      const [sent] = server.seen;
      expect(sent?.path).toBe(provider.path);
      expect(sent?.body).toEqual(provider.body);
      if (keyHeader === undefined) expect(sent?.headers.authorization).toBeUndefined();
      else expect(sent?.headers[keyHeader[0]]).toBe(keyHeader[1]);
    });

    it("sends the parameters that were asked for", async () => {
      await ask(sending(replies.answer), provider.parameters);
      expect(server.seen[0]?.body).toMatchObject(Object(provider.withParameters));
    });

    it("an answer is its text, its usage and the name that the server gives itself", async () => {
      const reply = await ask(sending(replies.answer));
      expect(reply).toMatchObject({ text: "Yes.", finishReason: "stop", servedModel: "served-name" });
      expect(reply.usage.tokensIn).toBe(21);
      expect(reply.usage.tokensOut).toBeGreaterThan(0);
    });

    it("an answer that was cut off and a refusal say so, and thinking is kept apart", async () => {
      expect(await ask(sending(replies.truncated))).toMatchObject({
        text: "Because",
        finishReason: "length",
      });
      expect((await ask(sending(replies.refusal))).finishReason).toBe("refusal");
      expect(await ask(sending(replies.thinking))).toMatchObject({ text: "Yes.", thinking: "no, wait, yes" });
    });

    it("thinking that an open model writes into its answer is kept apart, too", async () => {
      const body: unknown = JSON.parse(
        JSON.stringify(replies.answer).replace("Yes.", "<think>no, wait</think>\\n\\nYes."),
      );
      expect(await ask(sending(body))).toMatchObject({ text: "Yes.", thinking: "no, wait" });
    });

    it("an empty answer that nothing was spent on is malformed", async () => {
      expect((await failureOf(sending(replies.empty))).class).toBe("malformed");
    });

    it.each(failures)("%s", async (_, behaviour, expected) => {
      expect(await failureOf(behaviour)).toMatchObject(expected);
      expect(server.seen).toHaveLength(1);
    });

    it("Retry-After is read as a date", async () => {
      const at = new Date(Date.now() + 60_000).toUTCString();
      const { retryAfterMs } = await failureOf(failing(429, {}, { "retry-after": at }));
      expect(retryAfterMs).toBeGreaterThan(1_000);
      expect(retryAfterMs).toBeLessThanOrEqual(60_000);
    });

    it("limits are read from the headers", async () => {
      const headers = {
        "x-ratelimit-limit-requests": "500",
        "x-ratelimit-remaining-requests": "1",
        "x-ratelimit-reset-requests": "1m0s",
      };
      expect((await ask(failing(200, replies.answer, headers))).allowances).toEqual([
        { of: "requests", limit: 500, remaining: 1, resetMs: 60_000, refill: "bucket" },
      ]);
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
      const echo = `you sent ${testKey}`;
      const answers = [echo, `<think>${echo}</think>${echo}`].map((text): unknown =>
        JSON.parse(JSON.stringify(replies.answer).replaceAll("Yes.", text)),
      );
      for (const body of keyHeader === undefined ? [] : [...answers, { error: { message: echo } }, echo])
        for (const status of [200, 400, 401, 429, 500]) {
          const told: unknown = await ask(failing(status, body)).catch((error: unknown) => error);
          const shown =
            told instanceof Error
              ? `${told.stack} ${JSON.stringify(told)} ${String(told.cause)}`
              : JSON.stringify(told);
          expect(shown).not.toContain(testKey);
        }
    });

    it("what a model says of itself holds no key, and its account tells keys apart", () => {
      const { ask: _, ...shown } = open(server.origin);
      expect(JSON.stringify(shown)).not.toContain(testKey);
      expect(shown.model).toBe("tested");
      if (keyHeader === undefined) return;
      expect(open(server.origin, undefined, `${testKey}2`).account).not.toBe(shown.account);
      expect(open(server.origin, "temperature=0").account).toBe(shown.account);
    });
  });
};
