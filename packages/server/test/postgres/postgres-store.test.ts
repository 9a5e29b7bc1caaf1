// @long: needs PostgreSQL
/**
 * The PostgreSQL store: the exam that every store sits, and what a server and its many writers can do to it.
 */
import { answeredCalls, tallyCalls } from "../../../../src/runs/answers.ts";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, describe, expect, it } from "vitest";
import type { Run, Store } from "../../../../src/runs/store.ts";
import { hasPostgresStore, openPostgresStore } from "../../src/postgres/postgres-store.ts";
import { postgresAddress } from "../../src/postgres/postgres-address.ts";
import type { PlannedCall, ResponseRecord } from "../../../../src/runs/store.ts";
import { askServer, describeOnServer, dropStore, newAddress, schemaOf } from "./postgres-server.ts";
import { collect, samplePlan, samplePrompt, sampleQuestion } from "../../../../test/runs/sample.ts";
import { examineCounts } from "../../../../test/runs/store-counts.ts";
import { examineStore } from "../../../../test/acceptance/store-suite.ts";
import { examineViewing } from "../../../../test/runs/store-viewing.ts";

const made: string[] = [];
const address = (): string => {
  const one = newAddress();
  made.push(one);
  return one;
};
const open = (at = address()): Store => openPostgresStore(at, { mode: "write" });
afterAll(async () => {
  for (const one of made) await dropStore(one);
});

const time = "2026-01-01T00:00:00.000Z";
const subject = { id: "a", provider: "test", model: "a", organisation: "Test", parameters: {} };
const begin = (store: Store): Promise<Run> => store.openRun(samplePlan(["a"]), [subject], time);
const callOf = (index: number): PlannedCall => ({
  question: sampleQuestion(index),
  subject: 0,
  ordinal: index,
  epoch: 0,
  callHash: `call-${index}`,
});
const recordOf = (
  index: number,
  text: string,
  status: "answered" | "failed" = "answered",
): ResponseRecord => ({
  callHash: `call-${index}`,
  question: `item-${index}`,
  model: "test:a",
  parameters: {},
  epoch: 0,
  prompt: samplePrompt(sampleQuestion(index)),
  response: { status, text, usage: {}, attempts: [{ at: time, durationMs: 1 }], time },
});
const numbers = (count: number): number[] => Array.from({ length: count }, (_, k) => k);

describeOnServer("on a server", () => {
  examineStore("the PostgreSQL store", open);
  examineCounts("the PostgreSQL store counts", open);
  examineViewing("the PostgreSQL store looked at", open);

  describe("many writers", () => {
    it("make the store once, plan the same run together and store each call once", async () => {
      const at = address();
      const stores = numbers(4).map(() => open(at));
      const runs = await Promise.all(stores.map(begin));
      const [run] = runs;
      if (run === undefined) throw new Error("no run");
      const calls = numbers(700).map(callOf);
      await Promise.all(stores.map((store) => store.addCalls(run, calls)));
      await Promise.all(
        stores.flatMap((store, writer) =>
          numbers(700).map((index) => store.record(recordOf((index * 11 + writer) % 700, `by ${writer}`))),
        ),
      );
      const [reader] = stores;
      if (reader === undefined) throw new Error("no store");
      expect(await tallyCalls(reader, run)).toEqual([
        { planned: 700, missing: 0, answered: 700, refused: 0, truncated: 0, failed: 0 },
      ]);
      expect(await reader.check()).toEqual([]);
      for (const store of stores) await store.close();
    });

    it("an answer is not lost to a failure, whoever comes first, and no attempt of theirs is forgotten", async () => {
      const at = address();
      const [one, other] = [open(at), open(at)];
      const run = await begin(one);
      await one.addCalls(run, numbers(100).map(callOf));
      await Promise.all(
        numbers(100).flatMap((index) => [
          one.record(recordOf(index, "", "failed")),
          other.record(recordOf(index, "Yes.")),
        ]),
      );
      const answered = await collect(answeredCalls(one, run));
      expect(answered.map(({ response }) => response.status)).toEqual(numbers(100).map(() => "answered"));
      await one.close();
      await other.close();
    });
  });

  it("one process asks a run, and another one after it", async () => {
    const at = address();
    const [one, other] = [open(at), open(at)];
    const run = await begin(one);
    const release = await one.claimRun(run);
    await expect(other.claimRun(run)).rejects.toMatchObject({
      code: "incomplete",
      message: expect.stringContaining(`another process asks run ${run.id}`),
    });
    await release();
    const shared = await Promise.all([one, other].map((store) => store.claimRun(run, "queue")));
    await expect(other.claimRun(run)).rejects.toMatchObject({ code: "incomplete" });
    await Promise.all(shared.map((end) => end()));
    await (
      await other.claimRun(run)
    )();
    await Promise.all([one.close(), other.close()]);
  });

  it("a server that breaks connections stalls writers and readers, who go on", async () => {
    const at = address();
    const store = openPostgresStore(at, { mode: "write" });
    const run = await begin(store);
    const cut = () =>
      askServer(
        `SELECT pg_terminate_backend(a.pid) FROM pg_stat_activity a JOIN pg_locks l ON l.pid = a.pid
           JOIN pg_class c ON c.oid = l.relation JOIN pg_namespace n ON n.oid = c.relnamespace
           WHERE n.nspname = '${schemaOf(at)}' AND a.pid <> pg_backend_pid()`,
      );
    await store.addCalls(run, numbers(2000).map(callOf));
    const over = new AbortController();
    let cuts = 0;
    // With pauses: what is cut at once each time waits longer and longer, as it should.
    const cutting = (async () => {
      for (; !over.signal.aborted; await setTimeout(25)) cuts += (await cut()).length;
    })();
    for (let from = 0; from < 2000; from += 200)
      await Promise.all(numbers(200).map((k) => store.record(recordOf(from + k, "Yes."))));
    expect(await collect(answeredCalls(store, run))).toHaveLength(2000);
    over.abort();
    await cutting;
    expect(cuts).toBeGreaterThan(0);
    expect((await tallyCalls(store, run))[0]).toMatchObject({ planned: 2000, answered: 2000 });
    await store.close();
  });

  describe("a store that is no good", () => {
    it("one that is not there is not made by reading it", async () => {
      const at = address();
      const reader = openPostgresStore(at, { mode: "read" });
      await expect(reader.runs()).rejects.toMatchObject({ code: "misuse", message: /there is no store at/ });
      await reader.close();
      expect(await hasPostgresStore(at)).toBe(false);
    });

    it("a reader changes nothing", async () => {
      const at = address();
      const writer = open(at);
      const run = await begin(writer);
      const reader = openPostgresStore(at, { mode: "read" });
      expect(await reader.findRun("latest")).toEqual(run);
      await expect(reader.closePlan(run)).rejects.toMatchObject({ code: "access" });
      await reader.close();
      await writer.close();
    });

    it.each([
      [99, /newer organon/],
      [4, /is of version 4; this program reads version 5/],
    ])("one of version %i is refused and left as it was", async (version, message) => {
      const at = address();
      const writer = open(at);
      await begin(writer);
      await writer.close();
      await askServer(`UPDATE ${schemaOf(at)}.store SET version = ${version}`);
      for (const mode of ["read", "append", "write"] as const) {
        const store = openPostgresStore(at, { mode });
        await expect(store.runs()).rejects.toMatchObject({ code: "misuse", message });
        await store.close();
      }
      expect(await askServer(`SELECT version FROM ${schemaOf(at)}.store`)).toEqual([{ version }]);
    });

    it("a schema of another program is named and left as it was", async () => {
      const at = address();
      await askServer(`CREATE SCHEMA ${schemaOf(at)}; CREATE TABLE ${schemaOf(at)}.theirs (x int)`);
      const store = open(at);
      await expect(store.runs()).rejects.toMatchObject({ code: "misuse", message: /another program/ });
      await store.close();
      expect(await askServer(`SELECT tablename FROM pg_tables WHERE schemaname = '${schemaOf(at)}'`)).toEqual(
        [{ tablename: "theirs" }],
      );
    });

    it("rows whose other half is gone are found", async () => {
      const at = address();
      const store = open(at);
      const run = await begin(store);
      await store.addCalls(run, [callOf(0), callOf(1)]);
      await askServer(`DELETE FROM ${schemaOf(at)}.questions WHERE id = 'item-1'`);
      expect(await store.check()).toEqual(["1 calls have no question"]);
      await store.close();
    });
  });
});

describe("an address", () => {
  const hidden = "s3cret";
  it.each([
    [`postgres://u:${hidden}@db.example/organon`, "postgres://u@db.example/organon"],
    [
      `postgresql://u:${hidden}@db.example:6432/o?sslmode=verify-full&sslrootcert=${import.meta.filename}&schema=s`,
      "postgresql://u@db.example:6432/o?sslmode=verify-full&schema=s",
    ],
  ])("is shown without its password and without files (%#)", (given, shown) => {
    expect(postgresAddress(given, {}).location).toBe(shown);
    expect(new Client(postgresAddress(given, {}).connection).password).toBe(hidden);
  });

  it.each([
    [`postgres://u:${hidden}@h/d?sslmode=perhaps`, /sslmode “perhaps”/],
    [`postgres://u:${hidden}@h/d?schema=DROP`, /schema's name/],
    [`postgres://u:${hidden}@h/d?user=x`, /“user” is not known/],
    [`postgres://u:${hidden}@h`, /names no database/],
    [`postgres://u:${hidden}@h:port/d`, /cannot be read/],
    [`postgres://u:${hidden}@h:0/d`, /its port is no number/],
    [
      `postgres://u:${hidden}@h/d?sslrootcert=none.pem&sslmode=verify-ca`,
      /sslrootcert cannot be read \(ENOENT\)/,
    ],
  ])("that is no good is refused and not repeated (%#)", (given, why) => {
    const refusal = () => postgresAddress(given, {});
    expect(refusal).toThrow(why);
    expect(refusal).not.toThrow(hidden);
  });

  it("on this machine goes without TLS, elsewhere only to a server that proves who it is", () => {
    const tls = (given: string, env = {}) => new Client(postgresAddress(given, env).connection).ssl;
    expect(tls("postgres://localhost/d")).toBe(false);
    expect(tls("postgres://127.0.0.1/d")).toBe(false);
    expect(tls("postgres:///d?host=/var/run/postgresql")).toBe(false);
    expect(tls("postgres://db.example/d")).toEqual({});
    expect(tls("postgres://db.example/d", { PGSSLMODE: "disable" })).toBe(false);
    expect(tls("postgres://127.0.0.1/d", { PGSSLMODE: "", PGSSLROOTCERT: "" })).toBe(false);
    expect(tls("postgres://db.example/d?sslmode=require")).toMatchObject({ rejectUnauthorized: false });
  });
});
