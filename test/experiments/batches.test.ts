// @long: whole commands, one after another
/**
 * Calls asked in batches of the four vendors that take them, against a real server that speaks their references: every
 * question is answered once and paid once, whatever the batches do and wherever a process ends.
 */
import { sumUsage } from "#runs/answers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { priceTable } from "#models/prices";
import type { RunOutcome } from "#runs/ask-plan";
import type { Store } from "#runs/store";
import { requireComplete, type AskingTools } from "#experiments/asking/asking";
import { run } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { generatedSuite } from "#experiments/suites";
import { startBatchServer, type BatchServer, type BatchVendor } from "../models/batch-server.ts";
import { newStore } from "../fixture.ts";

const names: Readonly<Record<BatchVendor, string>> = {
  openai: "openai:gpt-5.6-luna",
  anthropic: "anthropic:claude-haiku-4-5",
  google: "google:gemini-3.8-flash",
  mistral: "mistral:mistral-small-latest",
};
const vendors = ["openai", "anthropic", "google", "mistral"] as const satisfies readonly BatchVendor[];
const questions = 12;
const suite = generatedSuite({ profile: "paper", limit: questions });

let server: BatchServer;
let store: Store;
beforeEach(async () => {
  server = await startBatchServer();
  store = newStore();
});
afterEach(async () => {
  await store.close();
  await server.close();
});

const soon = { lookMs: { first: 1, most: 5 }, adoptionMs: 0 };
const asked = (vendor: BatchVendor, tools: Partial<AskingTools> = {}): Promise<RunOutcome> =>
  run(
    { suite, models: openModels([names[vendor]], { env: server.env }) },
    { store, batchTimes: soon, pacing: { concurrency: 2, batch: true, wait: true }, ...tools },
  );
const tallyOf = (outcome: RunOutcome) => outcome.subjects[0];
const paidTwice = (): readonly string[] =>
  [...server.paid].filter(([, times]) => times > 1).map(([id]) => id);

describe.each(vendors)("%s", (vendor) => {
  it("everything is answered and paid once, at half the price, and an ordinary run asks nothing more", async () => {
    const outcome = await asked(vendor);
    expect(tallyOf(outcome)).toMatchObject({ answered: questions, missing: 0, failed: 0 });
    expect(server.batches).toHaveLength(1);
    expect(paidTwice()).toEqual([]);
    const price = priceTable.prices[names[vendor]];
    const usual = (12 * (price?.in ?? Number.NaN) + 3 * (price?.out ?? Number.NaN)) / 1e6;
    const { usd } = await sumUsage(store, outcome.run, names[vendor]);
    expect(usd).toBeCloseTo((questions * usual) / 2, 12);
    const requests = server.seen.length;
    const again = await asked(vendor, { pacing: { concurrency: 2 } });
    expect(again.done).toBe(questions);
    expect(server.seen).toHaveLength(requests);
  });

  it("without waiting the run says how many calls wait, and the same command fetches them later", async () => {
    server.looks = 3;
    const pacing = { concurrency: 2, batch: true };
    const first = await asked(vendor, { pacing });
    expect(() => requireComplete(first)).toThrow(`${questions} of ${questions} calls wait in 1 batch`);
    // A command without batches does not ask them a second time.
    const ordinary = await asked(vendor, { pacing: { concurrency: 2 } });
    expect(ordinary.done).toBe(0);
    let last = await asked(vendor, { pacing });
    for (let k = 0; k < 3 && last.done === 0; k++) last = await asked(vendor, { pacing });
    expect(last.done).toBe(questions);
    expect(server.batches).toHaveLength(1);
  });

  it("what expired or got lost is asked again, and what was refused is a failed call", async () => {
    const ids: string[] = [];
    server.fate = (id, batch) => {
      if (!ids.includes(id)) ids.push(id);
      const place = ids.indexOf(id);
      if (place === 3) return "refuse";
      if (batch > 0) return "answer";
      // Google's results stand at their places: none is missing there.
      return place % 4 === 1 ? "expire" : place % 4 === 2 && vendor !== "google" ? "lose" : "answer";
    };
    const outcome = await asked(vendor);
    expect(tallyOf(outcome)).toMatchObject({ answered: questions - 1, failed: 1, missing: 0 });
    expect(tallyOf(outcome)?.lastFailure).toContain("refused here");
    expect(server.batches).toHaveLength(2);
    expect(paidTwice()).toEqual([]);
    // The next session asks again what failed, and only that.
    server.fate = () => "answer";
    expect((await asked(vendor)).done).toBe(questions);
    expect(server.batches[2]?.calls).toHaveLength(1);
  });

  it("a batch whose making was cut off after the vendor had it is found again and not made twice", async () => {
    const cut = new AbortController();
    server.onStep = ({ path, when }) => {
      if (when === "after" && /^POST .*(batches|jobs|batchGenerateContent)$/.test(path)) {
        server.onStep = () => undefined;
        cut.abort(new Error("cut off"));
      }
    };
    const first = await asked(vendor, { signal: cut.signal });
    expect(first.interrupted).toBe(true);
    expect((await store.batches()).map(({ status }) => status)).toEqual(["intended"]);
    expect((await asked(vendor)).done).toBe(questions);
    expect(server.batches).toHaveLength(1);
    expect(paidTwice()).toEqual([]);
  });

  it("a batch that the vendor never had is made again", async () => {
    const cut = new AbortController();
    server.onStep = ({ path, when }) => {
      if (when === "before" && /^POST .*(batches|jobs|batchGenerateContent)$/.test(path)) {
        server.onStep = () => undefined;
        cut.abort(new Error("cut off"));
        throw new Error("the server is gone too");
      }
    };
    await asked(vendor, { signal: cut.signal });
    expect((await asked(vendor)).done).toBe(questions);
    expect((await store.batches()).map(({ status }) => status)).toEqual(["lost", "ended"]);
  });
});

it("a batch that fails as a whole says why, and its calls are not handed over again in the same session", async () => {
  server.failure = "the file has a line that cannot be read";
  const outcome = await asked("openai");
  expect(tallyOf(outcome)?.stopped?.message).toContain("the file has a line that cannot be read");
  expect(server.batches).toHaveLength(1);
  server.failure = undefined;
  expect((await asked("openai")).done).toBe(questions);
});

it("another's batch of the same size is not taken for ours", async () => {
  // Anthropic's batches have no names: what a stranger made is told by its results.
  const body = JSON.stringify({
    requests: Array.from({ length: questions }, (_, k) => ({ custom_id: `theirs-${k}`, params: {} })),
  });
  const cut = new AbortController();
  server.onStep = async ({ path, when }) => {
    if (when === "before" && path.endsWith("/messages/batches") && path.startsWith("POST")) {
      server.onStep = () => undefined;
      await fetch(`${server.origin}/anthropic/v1/messages/batches`, { method: "POST", body });
      cut.abort(new Error("cut off"));
      throw new Error("gone");
    }
  };
  await asked("anthropic", { signal: cut.signal });
  expect((await asked("anthropic")).done).toBe(questions);
  expect((await store.batches()).map(({ status }) => status)).toEqual(["lost", "ended"]);
});

it("what a batch may cost is set aside, and none is made that might pass the budget", async () => {
  const most = 0.02;
  const tight = { concurrency: 2, batch: true, wait: true, maxCost: most };
  // A call may cost half a cent, and costs far less: what is set aside comes back when a batch ends.
  expect((await asked("openai", { pacing: tight })).done).toBe(questions);
  const batches = await store.batches();
  expect(batches.length).toBeGreaterThan(2);
  for (const { setAside } of batches) expect(setAside).toBeLessThanOrEqual(most);
});

it("answers without token counts count at the most that they may cost, now and when the run is resumed", async () => {
  server.counts = false;
  const tight = { concurrency: 2, batch: true, wait: true, maxCost: 0.03 };
  const first = await asked("openai", { pacing: tight });
  expect(tallyOf(first)?.stopped?.class).toBe("budget");
  expect(first.done).toBeGreaterThan(0);
  const again = await asked("openai", { pacing: tight });
  expect(again.done).toBe(first.done);
  expect(again.done).toBeLessThan(questions);
});

it("models without batches refuse --batch together, and are asked as ever beside one that has them", async () => {
  const alone = run(
    { suite, models: openModels(["reasoner:oracle"]) },
    { store, pacing: { concurrency: 2, batch: true } },
  );
  await expect(alone).rejects.toThrow("none of these models can be asked in batches");
  const both = await run(
    { suite, models: openModels(["reasoner:oracle", names.openai], { env: server.env }) },
    { store, batchTimes: soon, pacing: { concurrency: 2, batch: true, wait: true } },
  );
  expect(both.done).toBe(2 * questions);
});
