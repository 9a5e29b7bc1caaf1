// @long: needs PostgreSQL
/** Dispatch and work within one process: money, versions, models that are refused, and calls that workers fail at. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { askPlanned, type AskingTools, requireComplete } from "../../../../src/experiments/asking/asking.ts";
import { planRun } from "../../../../src/experiments/asking/plan-run.ts";
import { generatedSuite } from "../../../../src/experiments/suites.ts";
import { functionModel } from "../../../../src/models/function-model.ts";
import { CallError, type LanguageModel, type Reply } from "../../../../src/models/language-model.ts";
import { sumUsage, tallyCalls } from "../../../../src/runs/answers.ts";
import type { RunOutcome } from "../../../../src/runs/ask-plan.ts";
import type { Store } from "../../../../src/runs/store.ts";
import { timestamp } from "../../../../src/models/clock.ts";
import { systemClock } from "../../../../src/models/providers/system-clock.ts";
import { version } from "../../../../src/workspace/settings/version.ts";
import { collect } from "../../../../test/runs/sample.ts";
import { openPostgresStore } from "../../src/postgres/postgres-store.ts";
import { openDispatcher } from "../../src/workers/dispatch.ts";
import { Registry } from "../../src/workers/registry.ts";
import { work } from "../../src/workers/work.ts";
import { describeOnServer, dropStore, newAddress } from "../postgres/postgres-server.ts";

const address = newAddress();
const answer: Reply = { text: "Yes.", finishReason: "stop", usage: { tokensIn: 1, tokensOut: 10 } };
/** A model whose calls cost at most $0.01, at 10 tokens out and the prices below. */
const modelOf = (ask: () => Promise<Reply> | Reply = () => answer): LanguageModel => ({
  ...functionModel(randomUUID(), () => "Yes."),
  parameters: { maxTokens: 10 },
  ask: async () => ask(),
});
const pricesOf = ({ provider, model }: LanguageModel): AskingTools["prices"] => ({
  date: "2026-01-01",
  prices: { [`${provider}:${model}`]: { in: 0, out: 1000 } },
});

describeOnServer("workers", () => {
  let store: Store;
  let registry: Registry;
  beforeAll(async () => {
    store = openPostgresStore(address, { mode: "write" });
    await store.runs();
    registry = await Registry.open(address);
  });
  afterAll(async () => {
    await Promise.all([store.close(), registry.close()]);
    await dropStore(address);
  });

  const planOf = (model: LanguageModel, limit: number, shots = 0) =>
    planRun({
      suite: generatedSuite({ profile: "paper", limit, seed: 1 }),
      models: [model],
      shots,
      ...(shots > 0 ? ({ shotsAs: "chat", form: "cot" } as const) : {}),
    });
  const handOut = async (model: LanguageModel, limit: number, tools: Partial<AskingTools> = {}, shots = 0) =>
    askPlanned(await planOf(model, limit, shots), {
      store,
      pacing: { concurrency: 4 },
      dispatch: (planned, all) => openDispatcher(planned, all, address),
      ...tools,
    });
  const workers = (count: number, model: LanguageModel, own = store): readonly ReturnType<typeof work>[] =>
    Array.from({ length: count }, () =>
      work({ concurrency: 4, untilDone: true }, { store: own, address, openModel: () => model }),
    );
  const dispatched = (): Promise<unknown> =>
    vi.waitUntil(async () => (await registry.dispatched()).length > 0, { timeout: 60_000 });
  /** Dispatches a run and has it asked by workers. */
  const studyOf = async (
    model: LanguageModel,
    {
      limit = 30,
      count = 1,
      shots = 0,
      own = store,
      ...tools
    }: Partial<AskingTools> & {
      readonly limit?: number;
      readonly count?: number;
      readonly shots?: number;
      readonly own?: Store;
    } = {},
  ): Promise<RunOutcome> => {
    const handing = handOut(model, limit, tools, shots);
    await dispatched();
    const working = workers(count, model, own);
    const outcome = await handing;
    await Promise.all(working);
    return outcome;
  };

  it("prompts that a plan does not determine are those that were planned", async () => {
    const outcome = await studyOf(modelOf(), { shots: 4, limit: 6 });
    expect(outcome).toMatchObject({ done: 6, total: 6, interrupted: false });
    const [call] = await collect(
      store.select(outcome.run, { fields: ["prompt"], where: [["status", "<>", null]] }),
    );
    expect(call?.prompt?.messages).toHaveLength(9);
    expect(call?.prompt?.messages[1]?.content).toMatch(/Final answer: (yes|no)/);
  });

  it("a model that refuses ends the run with the reason", async () => {
    const ask = vi.fn(() => {
      throw new CallError("access", "no such key", { status: 401 });
    });
    const outcome = await studyOf(modelOf(ask));
    expect(outcome.subjects[0]?.stopped).toEqual({ class: "access", message: "no such key" });
    expect(() => requireComplete(outcome)).toThrow(expect.objectContaining({ code: "access" }));
    expect(ask.mock.calls.length).toBeLessThan(10);
  });

  it("a call that workers fail at ends as failed, and the others are asked once", async () => {
    const ask = vi.fn(() => answer);
    const notices: string[] = [];
    let poison: string | undefined;
    const own: Store = {
      ...store,
      record: async (record, verdict) => {
        poison ??= record.question;
        if (record.question === poison) throw new Error("as if the worker had died");
        return store.record(record, verdict);
      },
    };
    const outcome = await studyOf(modelOf(ask), { limit: 25, own, onNotice: (said) => notices.push(said) });
    expect((await tallyCalls(store, outcome.run))[0]).toMatchObject({ answered: 24, failed: 1 });
    expect(notices).toContainEqual(expect.stringMatching(/has failed: 2 workers ended while they asked it$/));
  });

  it("a budget is not exceeded by several workers, and what is left is too little for another call", async () => {
    const model = modelOf();
    const budget = { prices: pricesOf(model), pacing: { concurrency: 4, maxCost: 0.4 } };
    const outcome = await studyOf(model, { limit: 100, count: 3, ...budget });
    const { usd } = await sumUsage(store, outcome.run, model.id);
    expect(usd).toBeLessThanOrEqual(0.4 + 1e-9);
    expect(usd).toBeGreaterThan(0.37);
    expect(() => requireComplete(outcome)).toThrow(expect.objectContaining({ code: "budget" }));
  });

  it("answers without token counts count at their maximum when a run is dispatched again", async () => {
    const ask = vi.fn(() => ({ ...answer, usage: {} }));
    const model = modelOf(ask);
    for (let time = 0; time < 2; time++) {
      const budget = { prices: pricesOf(model), pacing: { concurrency: 4, maxCost: 0.3 } };
      const outcome = await studyOf(model, { limit: 60, count: 2, ...budget });
      expect(() => requireComplete(outcome)).toThrow(expect.objectContaining({ code: "budget" }));
      expect(ask.mock.calls.length).toBeGreaterThan(25);
      expect(ask.mock.calls.length).toBeLessThanOrEqual(30);
    }
  });

  it("two planners of one plan: reported, each call once, the budget kept", async () => {
    const ask = vi.fn(async () => {
      await wait(20);
      return answer;
    });
    const model = modelOf(ask);
    const notices: string[] = [];
    const tools = {
      pacing: { concurrency: 4, maxCost: 0.8 },
      prices: pricesOf(model),
      onNotice: (said: string) => notices.push(said),
    };
    const first = handOut(model, 300, tools);
    await dispatched();
    const working = workers(2, model);
    await vi.waitUntil(() => ask.mock.calls.length >= 10, { timeout: 60_000 });
    const outcomes = await Promise.all([first, handOut(model, 300, tools)]);
    await Promise.all(working);
    const { usd } = await sumUsage(store, outcomes[0].run, model.id);
    expect(usd).toBeLessThanOrEqual(0.8 + 1e-9);
    expect(ask.mock.calls.length).toBe(Math.round((usd ?? 0) / 0.01));
    expect(notices).toContainEqual(expect.stringContaining("is dispatched already"));
  });

  it("what failed is asked again by the next command, once, also if a clock is ten minutes off", async () => {
    const ask = vi.fn(() => {
      throw new CallError("request", "no such question", { status: 400 });
    });
    const model = modelOf(ask);
    const now = Date.now.bind(Date);
    for (const minutes of [-10, 10, 0]) {
      ask.mockClear();
      const handing = handOut(model, 1, { pacing: { concurrency: 1, goOn: true } });
      await dispatched();
      const clock = vi.spyOn(Date, "now").mockImplementation(() => now() + minutes * 60_000);
      try {
        await Promise.all([handing, ...workers(1, model)]);
      } finally {
        clock.mockRestore();
      }
      expect(ask).toHaveBeenCalledTimes(1);
    }
  });

  it("a worker of another version gets no calls, and both sides name it", async () => {
    const other = { run: "0123456789ab", since: "2026-01-01T00:00:00.000Z", version: "0.0.1" };
    await registry.dispatch(other, 0, false);
    await expect(Promise.all(workers(1, modelOf()))).rejects.toMatchObject({
      message: `run 0123456789ab was planned by organon 0.0.1, and this is ${version}: it is not asked here`,
      hint: "npm install organon@0.0.1 organon-server@0.0.1",
    });
    await registry.withdraw(other);

    const times = { since: timestamp(systemClock), touched: timestamp(systemClock) };
    const process = { id: "s", run: "", what: "working", pid: 7, host: "lab", ...times };
    const state = { done: 0, total: 0, perSecond: 0, spentUsd: 0, waitMs: 0, perMinute: null };
    const worker = { version: "0.0.1", stopped: [], reserved: {} };
    await store.showSession({ ...process, ...state, subjects: [], worker });
    const stop = new AbortController();
    const notices: string[] = [];
    const progress: string[] = [];
    await handOut(modelOf(), 2, {
      signal: stop.signal,
      onNotice: (said) => notices.push(said),
      onProgress: ({ what }) => {
        progress.push(what);
        stop.abort();
      },
    });
    await store.endSession("s");
    expect(notices).toContain(`worker 7 on lab is organon 0.0.1, and this is ${version}: it gets no calls`);
    expect(notices).toContainEqual(
      expect.stringMatching(
        /^only workers of another version are there; start one of .*: organon worker --store postgres:/,
      ),
    );
    expect(progress[0]).toContain("(0 workers, 1 of another version)");
  });

  it("a run whose planner was killed is asked by its workers or by a process without the queue, never by both", async () => {
    const ask = vi.fn(() => answer);
    const model = modelOf(ask);
    const planned = await planOf(model, 20);
    const { id } = await store.openRun(planned.plan, [model], timestamp(systemClock));
    const left = { run: id, version, since: timestamp(systemClock) };
    await registry.dispatch(left, 0, false);
    const notices: string[] = [];
    const release = await store.claimRun({ id });
    const tools = { address, openModel: () => model, onNotice: (said: string) => void notices.push(said) };
    const working = work({ untilDone: true }, { ...tools, store });
    const refused = `run ${id} can't be asked: another process asks run ${id}`;
    await vi.waitUntil(() => notices.some((said) => said.startsWith(refused)), { timeout: 60_000 });
    await release();
    const isClaimed = () =>
      store.claimRun({ id }).then(
        async (end) => (await end(), false),
        () => true,
      );
    await vi.waitUntil(isClaimed, { timeout: 60_000, interval: 200 });
    await expect(askPlanned(planned, { store })).rejects.toMatchObject({ code: "incomplete" });
    expect(ask).not.toHaveBeenCalled();
    await registry.withdraw(left);
    await working;
    expect(await askPlanned(planned, { store })).toMatchObject({ done: 20 });
    expect(ask).toHaveBeenCalledTimes(20);
  });
});
