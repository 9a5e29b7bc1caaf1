/**
 * One call: attempts, timeouts, waiting and cancelling, in virtual time with models that follow a script.
 */
import { describe, expect, it } from "vitest";
import { ask } from "#models/ask";
import type { CallErrorClass, LanguageModel, Reply, Response } from "#models/language-model";
import { Pace } from "#models/pace";
import { CallError } from "../../src/models/language-model.ts";
import { sleep } from "../../src/models/clock.ts";
import { type AskOptions } from "../../src/models/ask.ts";
import { createVirtualClock, type VirtualClock } from "./virtual-clock.ts";

const yes: Reply = { text: "Yes.", finishReason: "stop", usage: { tokensOut: 2 } };

type Step = Reply | Error | "silence";

/** A model that does one step of a script each time it is asked, the last one for ever. */
const scripted = (...steps: readonly Step[]): LanguageModel & { asked: () => number } => {
  let asked = 0;
  return {
    id: "test:scripted",
    provider: "test",
    model: "scripted",
    organisation: "Test",
    parameters: {},
    asked: () => asked,
    ask: (_, { signal }) => {
      const step = steps[Math.min(asked, steps.length - 1)] ?? "silence";
      asked += 1;
      if (step === "silence")
        return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
      return step instanceof Error ? Promise.reject(step) : Promise.resolve(step);
    },
  };
};

const prompt = { messages: [{ role: "user", content: "?" }] } as const;
const error = (errorClass: CallErrorClass, retryAfterMs?: number): CallError =>
  new CallError(errorClass, `a ${errorClass} error`, retryAfterMs === undefined ? {} : { retryAfterMs });

const askScript = (
  steps: readonly Step[],
  options: Partial<AskOptions> = {},
): { clock: VirtualClock; response: Promise<Response>; model: ReturnType<typeof scripted> } => {
  const clock = createVirtualClock();
  const model = scripted(...steps);
  const pace = new Pace({ clock, concurrency: 4 });
  const response = clock.until(ask(model, prompt, { clock, pace, ...options }));
  return { clock, response, model };
};

describe("what becomes of a call", () => {
  const outcomes: readonly [
    fact: string,
    steps: readonly Step[],
    status: Response["status"],
    errors: readonly (string | undefined)[],
  ][] = [
    ["a reply is answered", [yes], "answered", [undefined]],
    ["a reply that was cut off is truncated", [{ ...yes, finishReason: "length" }], "truncated", [undefined]],
    ["a refusal is refused", [{ ...yes, finishReason: "refusal" }], "refused", [undefined]],
    ["an end of another kind is answered", [{ ...yes, finishReason: "other" }], "answered", [undefined]],
    [
      "what passes at the third attempt is answered, with the attempts before it",
      [error("server"), error("malformed"), yes],
      "answered",
      ["server", "malformed", undefined],
    ],
    [
      "what never passes has failed after five attempts",
      [error("network")],
      "failed",
      Array.from({ length: 5 }, () => "network"),
    ],
    ["a bad request has failed at once", [error("request")], "failed", ["request"]],
    ["a refused key has failed at once", [error("access"), yes], "failed", ["access"]],
    ["an exhausted account has failed at once", [error("quota"), yes], "failed", ["quota"]],
    ["an error of a stranger's making has failed at once", [new TypeError("boom")], "failed", ["request"]],
  ];
  it.each(outcomes)("%s", async (_, steps, status, errors) => {
    const { response, model } = askScript(steps);
    const { status: found, attempts } = await response;
    expect(found).toBe(status);
    expect(attempts.map((attempt) => attempt.error?.class)).toEqual(errors);
    expect(model.asked()).toBe(errors.length);
  });

  it("a wait of three hours that the server asks for is waited, and costs no tries", async () => {
    const hours = 3 * 60 * 60 * 1000;
    const { clock, response } = askScript([error("rate-limit", hours), error("rate-limit", hours), yes]);
    expect((await response).status).toBe("answered");
    expect(clock.elapsed()).toBeGreaterThanOrEqual(2 * hours);
  });

  it("a model that does not listen to its signal is timed out all the same", async () => {
    const clock = createVirtualClock();
    const deaf: LanguageModel = { ...scripted(yes), ask: () => new Promise(() => undefined) };
    const pace = new Pace({ clock, concurrency: 1 });
    const response = await clock.until(ask(deaf, prompt, { clock, pace, timeoutMs: 1000 }));
    expect(response.status).toBe("failed");
    expect(pace.state().inFlight).toBe(0);
  });
});

describe("cancelling", () => {
  const reason = new Error("enough");
  const cancelAfter = (
    ms: number,
    steps: readonly Step[],
    which: "signal" | "drain",
  ): ReturnType<typeof askScript> => {
    const clock = createVirtualClock();
    const controller = new AbortController();
    const model = scripted(...steps);
    const pace = new Pace({ clock, concurrency: 1 });
    void sleep(clock, ms).then(() => controller.abort(reason));
    const other = new AbortController();
    const signal = which === "signal" ? controller.signal : other.signal;
    return {
      clock,
      model,
      response: clock.until(ask(model, prompt, { clock, pace, signal, drain: controller.signal })),
    };
  };

  it("the signal ends an attempt under way", async () => {
    const { response, clock } = cancelAfter(50, ["silence"], "signal");
    await expect(response).rejects.toBe(reason);
    expect(clock.elapsed()).toBe(50);
  });

  it.each(["signal", "drain"] as const)("the %s ends the waiting for another attempt", async (which) => {
    const { response, clock, model } = cancelAfter(50, [error("rate-limit", 8e7)], which);
    await expect(response).rejects.toBe(reason);
    expect(clock.elapsed()).toBe(50);
    expect(model.asked()).toBe(1);
  });

  it("draining lets an attempt under way end", async () => {
    const clock = createVirtualClock();
    const drain = new AbortController();
    const slow: LanguageModel = { ...scripted(yes), ask: async () => (await sleep(clock, 100), yes) };
    void sleep(clock, 50).then(() => drain.abort(reason));
    const pace = new Pace({ clock, concurrency: 1 });
    const response = await clock.until(ask(slow, prompt, { clock, pace, drain: drain.signal }));
    expect(response.status).toBe("answered");
  });
});
