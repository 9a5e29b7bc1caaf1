// @long: whole commands, one after another
/**
 * Asking a real server that misbehaves in every way at once and by turns: whatever it does, every question ends with one
 * response, and nothing that was answered is asked again.
 */
import { answeredCalls, sumUsage } from "#runs/answers";
import dns from "node:dns";
import net from "node:net";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Clock } from "#models/clock";
import { type PriceTable, priceTable, withPrices } from "#models/prices";
import { systemClock } from "#models/providers/system-clock";
import { buildPrompt } from "#runs/prompt";
import type { RunOutcome } from "#runs/ask-plan";
import type { Store } from "#runs/store";
import { requireComplete, type AskingTools, type Pacing } from "#experiments/asking/asking";
import { run } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { generatedSuite } from "#experiments/suites";
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
  type LocalServer,
} from "../models/local-server.ts";
import { wireOf } from "../models/wire.ts";
import { newStore } from "../fixture.ts";

const questions = 24;
const suite = generatedSuite({ profile: "paper", limit: questions });
const server = await startServer();
let store: Store;
beforeEach(() => {
  store = newStore();
  server.seen.length = 0;
  server.behave(answering("Yes."));
});

/** A clock whose minutes are seconds: what would be waited for is waited for in a fiftieth of the time. */
const haste = 50;
const hasty: Clock = {
  ...systemClock,
  now: () => systemClock.now() * haste,
  elapsed: () => systemClock.elapsed() * haste,
  after: (ms, wake) => systemClock.after(ms / haste, wake),
};

const served = (origin = server.origin): string => `openai-compatible:tested?url=${origin}/v1`;
const asked = (
  { names = [served()], env = {} }: { readonly names?: readonly string[]; readonly env?: NodeJS.ProcessEnv },
  tools: Partial<AskingTools> = {},
): Promise<RunOutcome> =>
  run({ suite, models: openModels(names, { env }) }, { store, clock: hasty, ...tools });

/** The calls of a run that were answered: question, reply and key. */
const answered = async ({ run: of }: RunOutcome) => {
  const calls = [];
  for await (const call of answeredCalls(store, of))
    if (call.response.status === "answered") calls.push(call);
  return calls;
};

const expectEachOnce = async (outcome: RunOutcome): Promise<void> => {
  const calls = await answered(outcome);
  expect(calls).toHaveLength(questions);
  expect(new Set(calls.map(({ question }) => question.id)).size).toBe(questions);
};

/** Misbehaves at the first asking of each question, and answers at the second. */
const onceThen = (fault: Behaviour): Behaviour => {
  const met = new Set<string>();
  return (response, request) => {
    const question = JSON.stringify(request.body);
    if (met.has(question)) return answering("Yes.")(response, request);
    met.add(question);
    fault(response, request);
  };
};

const slowFirstByte: Behaviour = (response, request) => {
  setTimeout(() => answering("Yes.")(response, request), 20);
};

const faults: readonly [name: string, fault: Behaviour][] = [
  ["429 with Retry-After", failing(429, "", { "retry-after": "2" })],
  ["500", failing(500, { error: { message: "oops" } })],
  ["502 with an HTML page", failing(502, "<html>", { "content-type": "text/html" })],
  ["503 with Retry-After", failing(503, "", { "retry-after": "2" })],
  ["a slow first byte", slowFirstByte],
  ["a reset connection", resetting],
  ["a connection cut in mid-body", cutting],
  ["half JSON", failing(200, '{"choices": [{"mess')],
  ["an HTML page with status 200", failing(200, "<!doctype html>")],
  ["the wrong shape", sending({ hello: "you" })],
  ["an error with status 200", sending({ error: { message: "overloaded" } })],
  ["empty content", sending(completion("", {}, {}, { completion_tokens: 0 }))],
];

test.each(faults)(
  "a server that misbehaves once a question %s: every question is answered in the end, once",
  async (_, fault) => {
    server.behave(onceThen(fault));
    const outcome = await asked({});
    requireComplete(outcome);
    await expectEachOnce(outcome);
    expect(server.seen.length).toBeLessThanOrEqual(2 * questions);
  },
);

describe("a server that misbehaves for a while", () => {
  test("a storm of 429 is waited out, and each question is answered once", async () => {
    let refused = 0;
    server.behave((response, request) => {
      const isStorm = server.seen.length > 6 && refused < 12;
      if (isStorm) refused += 1;
      const answer = isStorm
        ? failing(429, "", refused % 2 === 0 ? { "retry-after": "2" } : {})
        : answering("Yes.");
      answer(response, request);
    });
    const outcome = await asked({});
    requireComplete(outcome);
    expect(refused).toBe(12);
    expect(server.seen).toHaveLength(questions + 12);
    await expectEachOnce(outcome);
  });

  test.each([
    ["before the first byte", silent],
    ["in the middle of the body", stalling],
  ])("a stall %s ends at the timeout, and the question is asked again", async (_, fault) => {
    let stalls = 0;
    const met = onceThen(fault);
    server.behave((response, request) => (stalls++ < 3 ? met : answering("Yes."))(response, request));
    const outcome = await asked({}, { timeoutMs: 1000 * haste });
    requireComplete(outcome);
    await expectEachOnce(outcome);
    expect(server.seen).toHaveLength(questions + 3);
  });

  test("an answer delivered twice is nobody else's answer", async () => {
    // Each answer repeats its question, and comes twice on the same connection.
    server.behave((response, request) => {
      const messages: unknown = Reflect.get(Object(request.body), "messages");
      const question = Array.isArray(messages) ? String(Reflect.get(Object(messages.at(-1)), "content")) : "";
      const body = JSON.stringify(completion(`Yes. ${question}`));
      const raw =
        "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: keep-alive\r\n" +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
      response.socket?.write(raw + raw);
    });
    const outcome = await asked({});
    requireComplete(outcome);
    const calls = await answered(outcome);
    expect(calls).toHaveLength(questions);
    for (const { question, response } of calls) {
      const sent = buildPrompt(question, outcome.run.plan.prompt).messages.at(-1)?.content;
      expect(response.text).toBe(`Yes. ${sent}`);
    }
  });

  test("one that goes away and comes back is waited for", async () => {
    const first = await startServer();
    const port = Number(new URL(first.origin).port);
    let second: LocalServer | undefined;
    // The seventh question is the last that it sees.
    first.behave((response, request) => {
      if (first.seen.length < 7) return answering("Yes.")(response, request);
      void first.close().then(async () => {
        second = await startServer(answering("Yes."), port);
      });
    });
    try {
      const outcome = await asked({ names: [served(first.origin)] }, { pacing: { concurrency: 2 } });
      requireComplete(outcome);
      await expectEachOnce(outcome);
      // What was under way when it went away is asked again, and nothing else.
      expect(first.seen.length + (second?.seen.length ?? 0)).toBeLessThanOrEqual(questions + 2);
    } finally {
      await second?.close();
    }
  });
});

test("a model that is refused a few times in a row is stopped, while the others go on to their end", async () => {
  server.behave((response, request) =>
    (request.path.startsWith("/locked") ? failing(401, { error: { message: "who?" } }) : answering("Yes."))(
      response,
      request,
    ),
  );
  const locked = `openai-compatible:locked?url=${server.origin}/locked`;
  const outcome = await asked({ names: [served(), locked] }, { pacing: { concurrency: 1 } });
  expect(() => requireComplete(outcome)).toThrow(
    expect.objectContaining({
      code: "access",
      message: expect.stringMatching(/locked.* was stopped: the server answered 401: who\?/),
    }),
  );
  expect(server.seen.filter(({ path }) => path.startsWith("/locked"))).toHaveLength(3);
  expect(await answered(outcome)).toHaveLength(questions);
});

describe("replies that cannot be read", () => {
  const many = generatedSuite({ profile: "paper", limit: 60 });
  const askMany = (names: readonly string[], pacing: Pacing): Promise<RunOutcome> =>
    run({ suite: many, models: openModels(names, { env: {} }) }, { store, clock: hasty, pacing });

  test("20 in a row stop the model with the first of them; --go-on asks the rest, and nothing twice", async () => {
    server.behave((response, request) => answering(`Lorem ipsum ${server.seen.length}.`)(response, request));
    const first = await askMany([served()], { concurrency: 1 });
    expect(() => requireComplete(first)).toThrow(
      expect.objectContaining({
        code: "incomplete",
        message: expect.stringMatching(
          /tested.* was stopped: 20 replies in a row could not be read; the first: “Lorem ipsum 1\.”, to question [0-9a-f]{32}; expected: yes or no$/,
        ),
        hint: expect.stringContaining("--go-on"),
      }),
    );
    // One more may be under way while the twentieth is stored.
    expect(server.seen.length).toBeLessThanOrEqual(21);
    expect(await answered(first)).toHaveLength(server.seen.length);
    requireComplete(await askMany([served()], { concurrency: 1, goOn: true }));
    expect(server.seen).toHaveLength(60);
  });

  test("one in twenty that is read keeps the run going, and another model is not stopped", async () => {
    const broken = `openai-compatible:broken?url=${server.origin}/broken`;
    let count = 0;
    server.behave((response, request) => {
      const isRead = !request.path.startsWith("/broken") && count++ % 20 === 19;
      answering(isRead ? "No." : "Lorem ipsum.")(response, request);
    });
    const outcome = await askMany([served(), broken], { concurrency: 1 });
    expect(outcome.subjects.map(({ stopped }) => stopped?.class)).toEqual([undefined, "unread"]);
    expect(count).toBe(60);
  });
});

describe("money", () => {
  // Each call costs 12 × $0.001 + 3 × $0.01 = $0.042.
  const each = 0.042;
  const prices: PriceTable = withPrices(priceTable, {
    "openai-compatible:tested": { in: 1000, out: 10_000 },
  });
  const capped = (maxCost: number): Promise<RunOutcome> =>
    asked({ names: [`${served()}&maxTokens=20`] }, { prices, pacing: { concurrency: 16, maxCost } });

  test("asking stops before the call that would pass the most, and goes on with more", async () => {
    const first = await capped(0.6);
    expect(() => requireComplete(first)).toThrow(
      expect.objectContaining({ code: "budget", message: expect.stringMatching(/of \$0\.60 are spent/) }),
    );
    expect(server.seen.length * each).toBeLessThanOrEqual(0.6);
    expect(server.seen.length).toBeGreaterThan(2);
    const before = server.seen.length;
    expect(() => requireComplete(first)).toThrow();
    await capped(0.6);
    expect(server.seen).toHaveLength(before);
    const last = await capped(100);
    requireComplete(last);
    expect(server.seen).toHaveLength(questions);
    const used = await sumUsage(store, last.run, last.run.subjects[0]?.id ?? "");
    expect(used.usd).toBeCloseTo(questions * each, 6);
  });

  /** A completion without token counts. */
  const uncounted = sending({ ...Object(completion("Yes.")), usage: undefined });
  const lost: readonly (readonly [what: string, behave: Behaviour])[] = [
    ["without token counts", uncounted],
    ["lost with its connection", cutting],
    [
      "counted, after a lost attempt",
      (...call) => (server.seen.length % 2 === 1 ? cutting : answering("Yes."))(...call),
    ],
    [
      "one of which is not counted",
      (...call) => (server.seen.length === 1 ? uncounted : answering("Yes."))(...call),
    ],
  ];
  test.each(lost)("a resumed run keeps to the same money: answers %s", async (_, behave) => {
    server.behave(behave);
    const model = [`${served()}&maxTokens=20`];
    let seen = -1;
    // Answers that are counted cost less than was reserved for them, so that a second session may ask some more.
    for (let k = 0; k < 4; k++) {
      const { run: of } = await capped(1);
      const { known, most = 0, unknown } = await sumUsage(store, of, model[0]!, prices);
      expect(unknown).toBeGreaterThan(0);
      expect(most).toBeGreaterThan(0.2);
      expect(known + most).toBeLessThanOrEqual(1);
      expect(known + most).toBeGreaterThan(0.5);
      if (k === 3) expect(server.seen).toHaveLength(seen);
      seen = server.seen.length;
    }
  });

  test("a budget without a price is misuse before anything is asked", async () => {
    await expect(asked({}, { pacing: { concurrency: 1, maxCost: 1 } })).rejects.toMatchObject({
      code: "misuse",
      message: "no price for openai-compatible:tested",
    });
    expect(server.seen).toHaveLength(0);
  });
});

test.each(["openai", "anthropic", "google", "mistral", "openrouter", "openai-compatible"])(
  "no telemetry %s: every socket that is opened goes to the server that was named",
  async (provider) => {
    // A server of its own, to which no connection is open yet.
    const named = await startServer(
      provider === "openai-compatible" ? answering("Yes.") : sending(wireOf(provider).replies.answer),
    );
    const connect = vi.spyOn(net.Socket.prototype, "connect");
    const lookup = vi.spyOn(dns, "lookup");
    const vendors = ["OPENAI", "ANTHROPIC", "GOOGLE_GENERATIVE_AI", "MISTRAL", "OPENROUTER"];
    const env = Object.fromEntries(
      vendors.flatMap((name) => [
        [`${name}_API_KEY`, "sk-planted-0123456789abcdef"],
        [`${name}_BASE_URL`, `${named.origin}/v1`],
      ]),
    );
    requireComplete(
      await asked({
        names: [provider === "openai-compatible" ? served(named.origin) : `${provider}:tested`],
        env,
      }),
    );
    const opened = connect.mock.calls.map(([first]) => {
      const options: unknown = Array.isArray(first) ? first[0] : first;
      return `http://${Reflect.get(Object(options), "host")}:${Reflect.get(Object(options), "port")}`;
    });
    const names = lookup.mock.calls.map(([name]) => name).filter((name) => net.isIP(name) === 0);
    vi.restoreAllMocks();
    await named.close();
    expect(new Set(opened)).toEqual(new Set([named.origin]));
    expect(names).toEqual([]);
  },
);
