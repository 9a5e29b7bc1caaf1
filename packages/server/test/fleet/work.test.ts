// @long: needs PostgreSQL and Redis
/** Handing out and working within one process: rates, money, models that are refused, and slices that workers die of. */
import { sumUsage, tallyCalls } from "../../../../src/runs/answers.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { functionModel } from "../../../../src/models/function-model.ts";
import { CallError } from "../../../../src/models/language-model.ts";
import { priceTable } from "../../../../src/models/price-table.ts";
import { systemClock } from "../../../../src/models/providers/system-clock.ts";
import type { LanguageModel } from "../../../../src/models/language-model.ts";
import type { RunOutcome } from "../../../../src/runs/ask-plan.ts";
import type { Store } from "../../../../src/runs/store.ts";
import { requireComplete } from "../../../../src/experiments/asking/asking.ts";
import type { Fleet } from "../../src/fleet/fleet.ts";
import { handOut } from "../../src/fleet/hand-out.ts";
import { planRun } from "../../../../src/experiments/asking/plan-run.ts";
import { version } from "../../../../src/workspace/settings/version.ts";
import { direct } from "../../../../src/commands/runs/status.ts";
import { generatedSuite } from "../../../../src/experiments/suites.ts";
import { work } from "../../src/fleet/work.ts";
import { openPostgresStore } from "../../src/postgres/postgres-store.ts";
import { openFleet } from "../../src/fleet/open-fleet.ts";
import { createDesk } from "../../src/fleet/desk.ts";
import { createSliceWork } from "../../src/fleet/slice-work.ts";
import { dropFleet } from "./servers.ts";
import { askServer, describeOnServer, newAddress, schemaOf } from "../postgres/postgres-server.ts";
import { collect } from "../../../../test/runs/sample.ts";

const address = newAddress();

describeOnServer("workers", () => {
  let store: Store;
  let fleet: Fleet;
  beforeAll(async () => {
    store = openPostgresStore(address, { mode: "write" });
    await store.runs();
    fleet = await openFleet({ store: address, makes: true });
  });
  afterAll(async () => {
    await store.close();
    await fleet.queue.close();
    await fleet.ledger.close();
    await dropFleet(address);
  });

  const studyOf = async (
    model: LanguageModel,
    {
      limit = 30,
      seed = 1,
      workers = 1,
      shots = 0,
      maxCost,
    }: {
      readonly limit?: number;
      readonly seed?: number;
      readonly workers?: number;
      readonly shots?: number;
      readonly maxCost?: number;
    } = {},
  ): Promise<RunOutcome> => {
    const planned = await planRun({
      suite: generatedSuite({ profile: "paper", limit, seed }),
      models: [model],
      shots,
      shotsAs: shots > 0 ? "chat" : "text",
      form: shots > 0 ? "cot" : "direct",
    });
    const priced = {
      date: "2026-01-01",
      prices: { [`${model.provider}:${model.model}`]: { in: 0, out: 1000 } },
    };
    const prices = maxCost === undefined ? {} : { prices: priced };
    const pacing = { concurrency: 4, ...(maxCost === undefined ? {} : { maxCost }) };
    const handing = handOut(planned, { store, pacing, ...prices }, fleet);
    while (!(await fleet.ledger.handedOut()).some(({ run }) => run !== ""))
      await new Promise((done) => setTimeout(done, 20));
    const working = Array.from({ length: workers }, () =>
      work({ concurrency: 4, untilDone: true }, { store, fleet, openModel: () => model, ...prices }),
    );
    const outcome = await handing;
    await Promise.all(working);
    return outcome;
  };

  it("prompts that a plan does not tell are those that were planned, also elsewhere", async () => {
    const asked: string[] = [];
    const model = functionModel(`shots-${randomUUID()}`, (text) => {
      asked.push(text);
      return "Yes.";
    });
    const outcome = await studyOf(model, { shots: 4, limit: 6 });
    expect(outcome).toMatchObject({ done: 6, total: 6, interrupted: false });
    const [call] = await collect(
      store.select(outcome.run, { fields: ["prompt"], where: [["status", "<>", null]] }),
    );
    expect(call?.prompt?.messages).toHaveLength(9);
    expect(call?.prompt?.messages[1]?.content).toMatch(/Final answer: (yes|no)/);
  });

  it("a model that refuses us ends the run with the reason, and nothing goes round", async () => {
    let calls = 0;
    const model: LanguageModel = {
      ...functionModel(`refused-${randomUUID()}`, () => "Yes."),
      ask: () => {
        calls += 1;
        throw new CallError("access", "no such key", { status: 401 });
      },
    };
    const outcome = await studyOf(model);
    expect(outcome.subjects[0]?.stopped).toEqual({ class: "access", message: "no such key" });
    expect(() => requireComplete(outcome)).toThrow(expect.objectContaining({ code: "access" }));
    expect(calls).toBeLessThan(10);
  });

  it("a call that workers die of ends as failed, and the others are asked", async () => {
    const model = functionModel(`deadly-${randomUUID()}`, () => "Yes.");
    const { run } = await studyOf(model, { limit: 25, seed: 7 });
    expect((await tallyCalls(store, run))[0]).toMatchObject({ answered: 25 });
    // As if two workers had died with the one call of a slice, and one with a piece of another slice.
    const schema = schemaOf(address);
    await askServer(`
      DELETE FROM ${schema}.responses; DELETE FROM ${schema}.verdicts;
      INSERT INTO ${schema}.fleet_claims VALUES ('${run.id} 0 3 4', 'dead', 1), ('${run.id} 0 0 100', 'dead', 1)`);
    const handed = { run: run.id, version: "1", since: "2026-01-01T00:00:00.000Z", lanes: [] };
    await fleet.ledger.handOut(handed, 0);
    const desk = createDesk({
      ledger: fleet.ledger,
      worker: "w",
      clock: systemClock,
      concurrency: 4,
      prices: priceTable,
    });
    const options = { store, desk, clock: systemClock, openModel: () => model, models: [], concurrency: 4 };
    const drain = new AbortController().signal;
    const { work } = createSliceWork({ ...options, drain, onResponse: () => {}, onNotice: () => {} });
    const slice = { run: run.id, subject: 0, from: 0, to: 100 };
    const cut = await work(slice);
    expect(cut.map(({ from, to, suspect }) => [from, to, suspect]).slice(0, 2)).toEqual([
      [0, 10, true],
      [10, 20, true],
    ]);
    expect(await work({ run: run.id, subject: 0, from: 3, to: 4, suspect: true })).toEqual([]);
    expect((await tallyCalls(store, run))[0]).toMatchObject({ failed: 1, missing: 24 });
    // What failed since the run was handed out is not asked again.
    await work(cut[0] ?? slice);
    expect((await tallyCalls(store, run))[0]).toMatchObject({ failed: 1, answered: 9, missing: 15 });
    await fleet.ledger.withdraw(run.id, handed.since);
  });

  it("a budget is not passed by several workers, and what is left of it is too little for another call", async () => {
    // 0.01 US dollars a call, whose most is known: 10 tokens out at 1000 dollars a million.
    const model: LanguageModel = {
      ...functionModel(`priced-${randomUUID()}`, () => "Yes."),
      parameters: { maxTokens: 10 },
      ask: async () => ({ text: "Yes.", finishReason: "stop", usage: { tokensIn: 1, tokensOut: 10 } }),
    };
    const outcome = await studyOf(model, { limit: 100, seed: 3, workers: 3, maxCost: 0.4 });
    const { usd } = await sumUsage(store, outcome.run, model.id);
    expect(usd).toBeLessThanOrEqual(0.4 + 1e-9);
    expect(usd).toBeGreaterThan(0.37);
    expect(() => requireComplete(outcome)).toThrow(expect.objectContaining({ code: "budget" }));
  });

  it("answers without token counts count at their most when a run is handed out again", async () => {
    let calls = 0;
    const model: LanguageModel = {
      ...functionModel(`uncounted-${randomUUID()}`, () => "Yes."),
      parameters: { maxTokens: 10 },
      ask: async () => {
        calls += 1;
        return { text: "Yes.", finishReason: "stop", usage: {} };
      },
    };
    for (let time = 0; time < 3; time++) {
      const outcome = await studyOf(model, { limit: 60, seed: 5, workers: 2, maxCost: 0.3 });
      expect(() => requireComplete(outcome)).toThrow(expect.objectContaining({ code: "budget" }));
      expect(calls).toBeGreaterThan(25);
      expect(calls).toBeLessThanOrEqual(30);
    }
  });

  it("prices travel with the run: a worker without them asks, and the budget ends it", async () => {
    const model: LanguageModel = {
      ...functionModel(`travelling-${randomUUID()}`, () => "Yes."),
      parameters: { maxTokens: 10 },
      ask: async () => ({ text: "Yes.", finishReason: "stop", usage: { tokensIn: 1, tokensOut: 10 } }),
    };
    const planned = await planRun({ suite: generatedSuite({ limit: 60, seed: 21 }), models: [model] });
    const prices = {
      date: "2026-01-01",
      prices: { [`${model.provider}:${model.model}`]: { in: 0, out: 1000 } },
    };
    const pacing = { concurrency: 4, maxCost: 0.3 };
    const handing = handOut(planned, { store, pacing, prices }, fleet);
    while ((await fleet.ledger.handedOut()).length === 0) await new Promise((done) => setTimeout(done, 20));
    const noPrices = { date: "2026-01-01", prices: {} };
    const working = work(
      { concurrency: 4, untilDone: true },
      { store, fleet, openModel: () => model, prices: noPrices },
    );
    const outcome = await handing;
    await working;
    const { usd } = await sumUsage(store, outcome.run, model.id);
    expect(usd).toBeLessThanOrEqual(0.3 + 1e-9);
    expect(usd).toBeGreaterThan(0.25);
    expect(() => requireComplete(outcome)).toThrow(expect.objectContaining({ code: "budget" }));
  });

  it("two planners of one plan: told, each call once, the budget kept", async () => {
    let calls = 0;
    const model: LanguageModel = {
      ...functionModel(`twice-${randomUUID()}`, () => "Yes."),
      parameters: { maxTokens: 10 },
      ask: async () => {
        calls += 1;
        await new Promise((done) => setTimeout(done, 20));
        return { text: "Yes.", finishReason: "stop", usage: { tokensIn: 1, tokensOut: 10 } };
      },
    };
    const planned = await planRun({ suite: generatedSuite({ limit: 300, seed: 22 }), models: [model] });
    const prices = {
      date: "2026-01-01",
      prices: { [`${model.provider}:${model.model}`]: { in: 0, out: 1000 } },
    };
    const notices: string[] = [];
    const tools = {
      store,
      pacing: { concurrency: 4, maxCost: 0.8 },
      prices,
      onNotice: (said: string) => notices.push(said),
    };
    const first = handOut(planned, tools, fleet);
    while ((await fleet.ledger.handedOut()).length === 0) await new Promise((done) => setTimeout(done, 20));
    const workers = [1, 2].map(() =>
      work({ concurrency: 4, untilDone: true }, { store, fleet, openModel: () => model }),
    );
    await vi.waitUntil(() => calls >= 10, { timeout: 60_000 });
    const second = handOut(planned, tools, fleet);
    const outcomes = await Promise.all([first, second]);
    await Promise.all(workers);
    const { usd } = await sumUsage(store, outcomes[0].run, model.id);
    expect(usd).toBeLessThanOrEqual(0.8 + 1e-9);
    expect(calls).toBe(Math.round((usd ?? 0) / 0.01));
    expect(notices).toEqual([expect.stringContaining("is handed out already")]);
  });

  it("what failed is asked again by the next command, once, also where a clock is ten minutes off", async () => {
    let calls = 0;
    const model: LanguageModel = {
      ...functionModel(`slow-clock-${randomUUID()}`, () => "Yes."),
      ask: () => {
        calls += 1;
        throw new CallError("request", "no such question", { status: 400 });
      },
    };
    const realNow = Date.now.bind(Date);
    const asked = async (minutes: number): Promise<number> => {
      calls = 0;
      const planned = await planRun({ suite: generatedSuite({ limit: 1, seed: 23 }), models: [model] });
      let isOver = false;
      const handing = handOut(planned, { store, pacing: { concurrency: 1, goOn: true } }, fleet);
      const over = handing.then(() => (isOver = true));
      // Long enough for a planner that does not wait for its failed calls to end.
      await new Promise((done) => setTimeout(done, 1500));
      expect(isOver).toBe(false);
      const clock = vi.spyOn(Date, "now").mockImplementation(() => realNow() + minutes * 60_000);
      try {
        const working = work({ concurrency: 1, untilDone: true }, { store, fleet, openModel: () => model });
        await Promise.all([over, working]);
      } finally {
        clock.mockRestore();
      }
      return calls;
    };
    expect([await asked(-10), await asked(10), await asked(0)]).toEqual([1, 1, 1]);
  });

  it("planner and worker of different versions do not share a run, and both say so", async () => {
    const handed = { run: "0123456789ab", since: "2026-01-01T00:00:00.000Z", lanes: ["0.0.1 test"] };
    await fleet.ledger.handOut({ ...handed, version: "0.0.1" }, 0);
    const notices: string[] = [];
    const end = new AbortController();
    const { asked } = await work(
      {},
      {
        store,
        fleet,
        openModel: () => functionModel("never", () => "Yes."),
        signal: end.signal,
        onNotice: (message) => {
          notices.push(message);
          end.abort();
        },
      },
    );
    await fleet.ledger.withdraw(handed.run, handed.since);
    expect(asked).toBe(0);
    expect(notices).toEqual([
      `run 0123456789ab was planned by organon 0.0.1, and this is ${version}: it is not asked here`,
    ]);

    const stranger = { worker: "stranger", version: "0.0.1", lanes: [], stopped: [], holds: {} };
    await fleet.ledger.beat(stranger, []);
    const planned = await planRun({
      suite: generatedSuite({ profile: "paper", limit: 2, seed: 8 }),
      models: [functionModel(`strange-${randomUUID()}`, () => "Yes.")],
    });
    const stop = new AbortController();
    const told: string[] = [];
    const onProgress = ({ what }: { readonly what: string }): void => {
      told.push(what);
      stop.abort();
    };
    await handOut(planned, { store, pacing: { concurrency: 4 }, signal: stop.signal, onProgress }, fleet);
    await fleet.ledger.leave("stranger");
    expect(told[0]).toContain("(0 workers, 1 of another version)");
  });

  it("a run that is paused by status is asked no more until it is continued", async () => {
    let asked = 0;
    const model: LanguageModel = {
      ...functionModel(`paused-${randomUUID()}`, () => "Yes."),
      ask: async () => {
        asked += 1;
        await new Promise((done) => setTimeout(done, 40));
        return { text: "Yes.", finishReason: "stop", usage: {} };
      },
    };
    const planned = await planRun({
      suite: generatedSuite({ profile: "paper", limit: 200, seed: 9 }),
      models: [model],
    });
    let paused: number | undefined;
    let pausing: Promise<void> | undefined;
    const pause = async (id: string): Promise<void> => {
      await direct({ run: id, isPaused: true }, { store });
      // A run that is not paused would be asked to its end.
      while (paused !== asked) {
        paused = asked;
        await new Promise((done) => setTimeout(done, 3000));
      }
      await direct({ run: id, isPaused: false }, { store });
    };
    const handing = handOut(
      planned,
      {
        store,
        pacing: { concurrency: 4 },
        onProgress: ({ run, done }) => {
          if (done > 8) pausing ??= pause(run.id);
        },
      },
      fleet,
    );
    while (
      !(await fleet.ledger.handedOut()).some(({ lanes }) => lanes.some((lane) => lane.endsWith("function")))
    )
      await new Promise((done) => setTimeout(done, 20));
    const working = work({ concurrency: 2, untilDone: true }, { store, fleet, openModel: () => model });
    const outcome = await handing;
    await Promise.all([working, pausing]);
    expect(outcome).toMatchObject({ done: 200, interrupted: false });
    expect(paused).toBeLessThan(200);
    expect(asked).toBe(200);
  });
});
