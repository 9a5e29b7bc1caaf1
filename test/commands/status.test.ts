// @long: whole commands, one after another
/**
 * What runs now, as another process sees it.
 */
import { expect, it } from "vitest";
import { openStore } from "#experiments/open-store";
import { run } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { status } from "#commands/runs/status";
import { generatedSuite } from "#experiments/suites";
import { createSession } from "../../src/experiments/asking/session.ts";
import { answering, startServer } from "../models/local-server.ts";
import { createVirtualClock } from "../models/virtual-clock.ts";
import { sampleSession } from "../runs/sample.ts";
import { newStore, fixture } from "../fixture.ts";

const server = await startServer((response, request) => {
  setTimeout(() => answering("Yes.")(response, request), 30);
});

const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
};

it("another process sees a run, with its rate and its process", async () => {
  const path = fixture().pathOf("store.sqlite");
  const store = openStore(path);
  const questions = 120;
  const models = openModels([`openai-compatible:slow?url=${server.origin}/v1`], { env: {} });
  const asking = run(
    { suite: generatedSuite({ profile: "paper", limit: questions }), models },
    { store, pacing: { concurrency: 2 } },
  );
  const beside = openStore(path, "read");
  await until(async () => (await status({ store: beside })).sessions.length === 1);
  const [session] = (await status({ store: beside })).sessions;
  expect(session).toMatchObject({ isAlive: true, total: questions, pid: process.pid });
  // A run that somebody asks is not told as unfinished.
  expect((await status({ store: beside })).unfinished).toEqual([]);
  expect((await asking).done).toBe(questions);
  expect(server.seen).toHaveLength(questions);
  expect((await status({ store: beside })).sessions).toEqual([]);
  await beside.close();
});

it("a run that was planned for long is heard of from its first sign on, and again not when none follows", async () => {
  const clock = createVirtualClock();
  const store = newStore(":memory:");
  const suite = generatedSuite({ profile: "paper", limit: 2 });
  const { run: begun } = await run({ suite, models: openModels(["reasoner:oracle"]) }, { store });
  const session = createSession(store, clock);
  const isAlive = async (): Promise<readonly boolean[]> =>
    (await status({ store, now: clock.now() })).sessions.map((one) => one.isAlive);
  await clock.pass(60_000);
  expect(await isAlive()).toEqual([]);
  const progress = {
    run: begun,
    what: "asking",
    done: 0,
    total: 2,
    most: undefined,
    perSecond: 0,
    spentUsd: 0,
  };
  await session.tick({ ...progress, waitMs: 0, perMinute: undefined, subjects: [] });
  expect(await isAlive()).toEqual([true]);
  const [shown] = (await status({ store, now: clock.now() })).sessions;
  expect(Date.parse(shown?.touched ?? "") - Date.parse(shown?.since ?? "")).toBe(60_000);
  await clock.pass(14_000);
  expect(await isAlive()).toEqual([true]);
  await clock.pass(1_000);
  expect(await isAlive()).toEqual([false]);
  await session.end();
});

it("a run that was cut off is told as unfinished, and a process that ended without a word as not heard of", async () => {
  const store = openStore(fixture().pathOf("store.sqlite"));
  const cut = new AbortController();
  const { run: begun } = await run(
    { suite: generatedSuite({ profile: "paper", limit: 40 }), models: openModels(["reasoner:oracle"]) },
    {
      store,
      signal: cut.signal,
      onProgress: ({ done }) => {
        if (done > 0) cut.abort(new Error("cut off"));
      },
    },
  );
  const found = await status({ store });
  expect(found.unfinished).toMatchObject([{ run: begun.id, models: ["reasoner:oracle"] }]);
  await store.showSession(sampleSession(begun.id));
  expect((await status({ store })).sessions).toMatchObject([{ isAlive: false }]);
  expect((await status({ store })).unfinished).toHaveLength(1);
});
