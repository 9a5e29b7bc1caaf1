// @long: needs PostgreSQL and Redis
/**
 * Fuzzing of queues: jobs that hold a slice changed at one to three places, put there by a stranger. A worker passes over what is no slice,
 * works on the others or refuses them with a message, and goes on to the next.
 */
import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { functionModel } from "../../../../src/models/function-model.ts";
import { priceTable } from "../../../../src/models/price-table.ts";
import { systemClock } from "../../../../src/models/providers/system-clock.ts";
import { tallyCalls } from "../../../../src/runs/answers.ts";
import { run } from "../../../../src/experiments/asking/plan-run.ts";
import { generatedSuite } from "../../../../src/experiments/suites.ts";
import { changes, isTold, oneChange, seed, times, type Json } from "../../../../test/attacks/fuzzing.ts";
import { createDesk } from "../../src/fleet/desk.ts";
import { openFleet } from "../../src/fleet/open-fleet.ts";
import { queueSchemaOf } from "../../src/fleet/slice-queue.ts";
import { createSliceWork } from "../../src/fleet/slice-work.ts";
import { postgresAddress } from "../../src/postgres/postgres-address.ts";
import { openPostgresStore } from "../../src/postgres/postgres-store.ts";
import { describeOnServer, newAddress } from "../postgres/postgres-server.ts";
import { dropFleet } from "./servers.ts";

describeOnServer("a queue on PostgreSQL", () => {
  const address = newAddress();
  afterAll(() => dropFleet(address));

  it(`${times} jobs that a stranger changed, seed ${seed}, end no worker, and the record stays as it was`, async () => {
    const store = openPostgresStore(address, { mode: "write" });
    await store.runs();
    const fleet = await openFleet({ store: address, makes: true });
    const model = functionModel("m", () => "Yes.");
    const suite = generatedSuite({ profile: "paper", limit: 8 });
    const asked = await run({ suite, models: [model] }, { store });
    const before = await tallyCalls(store, asked.run);
    const handed = { run: asked.run.id, version: "1", since: "2026-01-01T00:00:00.000Z", lanes: [] };
    await fleet.ledger.handOut(handed, 0);

    const slice = { run: asked.run.id, subject: 0, from: 0, to: 8, suspect: false };
    // What PostgreSQL takes as JSON: no NUL, no half of a pair.
    const mutants = fc.sample(
      changes
        .map((all) => all.reduce(oneChange, structuredClone<Json>(slice)))
        .filter((data) => !/\\u0000|\\ud800/.test(JSON.stringify(data))),
      { numRuns: times, seed },
    );
    const { schema, connection } = postgresAddress(address);
    const { createPostgresBackend, withBackend } = await import("bullmq");
    const { Queue } = withBackend(createPostgresBackend);
    const name = `organon-${createHash("sha256").update("fuzz").digest("hex").slice(0, 16)}`;
    const jobs = new Queue(name, {
      connection: { ...connection, schema: queueSchemaOf(schema), migrate: false, max: 2 },
    });
    await fleet.queue.add("fuzz", []);
    for (let at = 0; at < mutants.length; at += 500)
      await jobs.addBulk(
        mutants
          .slice(at, at + 500)
          .map((data) => ({ name: "slice", data, opts: { removeOnComplete: true } })),
      );
    await jobs.close();
    // The last one, which is whole, ends the work.
    await fleet.queue.add("fuzz", [{ ...slice, run: "the last" }]);

    const ended = new AbortController();
    const desk = createDesk({
      ...fleet,
      worker: "w",
      clock: systemClock,
      concurrency: 4,
      prices: priceTable,
    });
    const { work } = createSliceWork({
      store,
      desk,
      clock: systemClock,
      openModel: () => model,
      models: [],
      concurrency: 4,
      drain: new AbortController().signal,
      onResponse: () => {},
      onNotice: () => {},
    });
    const troubles = new Set<string>();
    const bugs: unknown[] = [];
    let worked = 0;
    await fleet.queue.serve("fuzz", {
      atOnce: 8,
      signal: ended.signal,
      work: async (one) => {
        worked++;
        if (one.run === "the last") ended.abort();
        await work(one).catch((error: unknown) => {
          if (!isTold(error)) bugs.push({ one, error });
        });
      },
      onTrouble: (message) => troubles.add(message),
    });
    expect(bugs).toEqual([]);
    expect([...troubles]).toEqual(["holds a job that is no slice of a run: it is passed over"]);
    expect(worked).toBeGreaterThan(times / 20);
    expect(await tallyCalls(store, asked.run)).toEqual(before);
    expect(await store.check()).toEqual([]);
    await Promise.all([fleet.queue.close(), fleet.ledger.close(), store.close()]);
  }, 3_600_000);
});
