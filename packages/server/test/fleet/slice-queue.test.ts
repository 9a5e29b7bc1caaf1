// @long: needs PostgreSQL and Redis
/** Slices handed out: a worker may come before the queue is made. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createHash } from "node:crypto";
import { openSliceQueue, queueSchemaOf } from "../../src/fleet/slice-queue.ts";
import { postgresAddress } from "../../src/postgres/postgres-address.ts";
import { describeOnServer, newAddress } from "../postgres/postgres-server.ts";
import { dropFleet } from "./servers.ts";
import { newFolder, startProcess as start } from "../../../../test/fixture.ts";

const garbage: readonly unknown[] = [
  null,
  5,
  "x",
  [],
  {},
  { run: 1, subject: 0, from: 0, to: 1 },
  { run: "r", subject: -1, from: 0, to: 1 },
  { run: "r", subject: 0, from: 5, to: 1 },
  { run: "r", subject: 0, from: 0, to: 1e15 },
  { run: "r", subject: 0, from: "a", to: {} },
  { run: "r", subject: 0, from: false, to: 8 },
  { run: "r", subject: [0], from: "0", to: 8 },
  { run: "r", subject: 0, from: 0, to: 8, suspect: 1 },
];

describeOnServer("a queue on PostgreSQL", () => {
  const store = newAddress();
  afterEach(() => dropFleet(store));

  it("passes over jobs that are no slices, says so, and goes on", async () => {
    const queue = await openSliceQueue(store, { makes: true });
    const { location, schema, connection } = postgresAddress(store);
    expect(location).toBe(queue.location);
    const { createPostgresBackend, withBackend } = await import("bullmq");
    const { Queue } = withBackend(createPostgresBackend);
    const name = `organon-${createHash("sha256").update("garbage").digest("hex").slice(0, 16)}`;
    const jobs = new Queue(name, {
      connection: { ...connection, schema: queueSchemaOf(schema), migrate: false, max: 2 },
    });
    for (const data of garbage) await jobs.add("slice", data, { removeOnComplete: true });
    await jobs.close();
    await queue.add("garbage", [{ run: "r", subject: 0, from: 7, to: 9 }]);
    const ended = new AbortController();
    const troubles = new Set<string>();
    const worked: number[] = [];
    await queue.serve("garbage", {
      atOnce: 1,
      signal: ended.signal,
      work: async ({ from }) => {
        worked.push(from);
        ended.abort();
      },
      onTrouble: (message) => troubles.add(message),
    });
    expect(worked).toEqual([7]);
    expect([...troubles]).toEqual(["holds a job that is no slice of a run: it is passed over"]);
    await queue.close();
  });

  it("is waited for by a worker that came before it was made", async () => {
    const early = await openSliceQueue(store, { makes: false });
    const ended = new AbortController();
    const troubles: string[] = [];
    const worked = Promise.withResolvers<number>();
    const serving = early
      .serve("a lane", {
        atOnce: 1,
        signal: ended.signal,
        work: async ({ from }) => worked.resolve(from),
        onTrouble: (message) => troubles.push(message),
      })
      .catch((error: unknown) => void troubles.push(String(error)));
    const maker = await openSliceQueue(store, { makes: true });
    await maker.add("a lane", [{ run: "r", subject: 0, from: 7, to: 9 }]);
    expect(await worked.promise).toBe(7);
    expect(troubles).toEqual([]);
    ended.abort();
    // A worker that is still closing holds locks on the tables that are dropped after the test.
    await serving;
    await Promise.all([early.close(), maker.close()]);
  });
});

const noServer = spawnSync("redis-server", ["--version"]).error !== undefined;
const onFullServer = noServer ? describe.skip : describeOnServer;
onFullServer("a queue on Redis that is full (needs redis-server)", () => {
  const port = 20_000 + (process.pid % 20_000);
  const address = `redis://127.0.0.1:${port}`;
  const store = newAddress();
  let server: ChildProcess;
  beforeAll(async () => {
    const options = ["--port", `${port}`, "--bind", "127.0.0.1", "--maxmemory", "1mb", "--save", ""];
    server = spawn("redis-server", [...options, "--maxmemory-policy", "noeviction"], { stdio: "ignore" });
    await vi.waitUntil(() => tell("PING") === "PONG", { timeout: 60_000 });
  });
  afterAll(async () => {
    server.kill("SIGKILL");
    await dropFleet(store);
  });
  /** What redis-cli is answered. */
  const tell = (...words: readonly string[]): string =>
    spawnSync("redis-cli", ["-p", `${port}`, ...words], { encoding: "utf8" }).stdout.trim();

  it("is reported and tried again until an interruption", async () => {
    const troubles = new Set<string>();
    const ended = new AbortController();
    const onTrouble = (message: string): void => {
      troubles.add(message);
      ended.abort();
    };
    const queue = await openSliceQueue(address, { makes: true, signal: ended.signal, onTrouble });
    await queue.add("full", [{ run: "r", subject: 0, from: 0, to: 1 }]);
    expect([...troubles]).toEqual([expect.stringMatching(/OOM.*; it is tried again/)]);
    await queue.close();
  });

  it("is told by the command, which goes on when there is room, and loses nothing", async () => {
    const folder = newFolder();
    const place = ["--store", store, "--queue", address];
    const planner = start(folder, ["run", "-m", "reasoner:oracle", "--limit", "8", ...place]);
    let told = "";
    planner.child.stderr?.on("data", (chunk: Buffer) => void (told += chunk));
    await expect.poll(() => told).toMatch(/OOM.*; it is tried again/);
    tell("CONFIG", "SET", "maxmemory", "0");
    const worker = start(folder, ["worker", "--until-done", ...place]);
    const ends = await Promise.all([planner.ended, worker.ended]);
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    expect(ends[0].stdout).toMatch(/8 of 8|100/);
  });
});
