/** Handing out and working within one process: rates, money, models that are refused, and slices that workers die of. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CallError, functionModel, priceTable, systemClock } from "#models";
import {
  generatedSuite,
  handOut,
  openStore,
  planRun,
  requireComplete,
  work,
  type Fleet,
  type LanguageModel,
  type RunOutcome,
  type Store,
} from "#verbs";
import { openFleet } from "../../../src/fleet/open-fleet.ts";
import { createDesk } from "../../../src/verbs/fleet/desk.ts";
import { createSliceWork } from "../../../src/verbs/fleet/slice-work.ts";
import { dropFleet } from "../../fleet/servers.ts";
import { askServer, describeOnServer, newAddress, schemaOf } from "../../runs/postgres-server.ts";
import { collect } from "../../runs/sample.ts";

const address = newAddress();

/** They did not end when last run with everything else that changed that day; why is not found yet. */
const isAsked = process.env["ORGANON_FLEET_WORK"] === "1";
if (!isAsked)
  process.stderr.write("skipped: workers within one process do not end (ORGANON_FLEET_WORK=1 runs them)\n");

(isAsked ? describeOnServer : describe.skip)("workers", () => {
  let store: Store;
  let fleet: Fleet;
  beforeAll(async () => {
    store = openStore(address);
    await store.runs();
    fleet = await openFleet({ store: address });
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
      suite: generatedSuite({ limit, seed }),
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
    const [call] = await collect(store.answered(outcome.run));
    const prompt = await store.prompt(call?.callHash ?? "");
    expect(prompt?.messages).toHaveLength(9);
    expect(prompt?.messages[1]?.content).toMatch(/Final answer: (yes|no)/);
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
    expect((await store.tally(run))[0]).toMatchObject({ answered: 25 });
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
    const options = { store, desk, openModel: () => model, models: [], concurrency: 4 };
    const drain = new AbortController().signal;
    const { work } = createSliceWork({ ...options, drain, onResponse: () => {}, onNotice: () => {} });
    const slice = { run: run.id, subject: 0, from: 0, to: 100 };
    const cut = await work(slice);
    expect(cut.map(({ from, to, suspect }) => [from, to, suspect]).slice(0, 2)).toEqual([
      [0, 10, true],
      [10, 20, true],
    ]);
    expect(await work({ run: run.id, subject: 0, from: 3, to: 4, suspect: true })).toEqual([]);
    expect((await store.tally(run))[0]).toMatchObject({ failed: 1, missing: 24 });
    // What failed since the run was handed out is not asked again.
    await work(cut[0] ?? slice);
    expect((await store.tally(run))[0]).toMatchObject({ failed: 1, answered: 9, missing: 15 });
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
    const { usd } = await store.usage(outcome.run, model.id);
    expect(usd).toBeLessThanOrEqual(0.4 + 1e-9);
    expect(usd).toBeGreaterThan(0.37);
    expect(() => requireComplete(outcome)).toThrow(expect.objectContaining({ code: "budget" }));
  });
});
