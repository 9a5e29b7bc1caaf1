/**
 * Planner and workers as users start them, against a PostgreSQL server and a local model server that answers after 50 ms.
 * `node bench/workers.ts WHAT [CALLS]` prints one figure's lines; WHAT is one of
 *   scaling  1, 2 and 4 workers of 8 calls at once each: steady rates, processor time a call
 *   stored   calls of a model that takes no time, with two workers: seconds, calls a second, size of store and queue
 *   queue    calls of 50 ms, with two workers of 64 calls at once: seconds, calls a second, size of store and queue
 *   kills    two workers, of which one is killed: calls stored and made, seconds
 *   limit    300 calls a minute across four workers: the fullest and emptiest minute
 * The server is ORGANON_TEST_POSTGRES_URL or postgres://root@127.0.0.1:5432/test.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";

const server = process.env["ORGANON_TEST_POSTGRES_URL"] ?? "postgres://root@127.0.0.1:5432/test";
const launcher = `${import.meta.dirname}/../bin/organon.js`;
/** Each process begins with some seconds of work: a rate is taken between these shares of all calls. */
const steady = [0.3, 0.9] as const;

const db = new Client({ connectionString: server });

const organon = (args: readonly string[]): ChildProcess => {
  const child = spawn(process.execPath, [launcher, ...args], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: process.env["PATH"] ?? "" },
  });
  let said = "";
  child.stderr?.on("data", (data: Buffer) => (said += data.toString()));
  child.once("exit", (code) => {
    if (code !== 0 && code !== null) console.error(`organon ${args.join(" ")}: exit ${code}\n${said}`);
  });
  return child;
};

const exit = (child: ChildProcess): Promise<void> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((done) => child.once("exit", () => done()))
    : Promise.resolve();

const startServer = async () => {
  const child = spawn(process.execPath, [`${import.meta.dirname}/engine-server.ts`, "50"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once("data", (data: Buffer) => resolve(data.toString().trim())),
  );
  const times = async (): Promise<readonly number[]> => {
    const answer: unknown = await (await fetch(`http://127.0.0.1:${port}/times`)).json();
    return Array.isArray(answer) ? answer.map(Number) : [];
  };
  return { child, model: `openai-compatible:bench?url=http://127.0.0.1:${port}/v1`, times };
};

/** Seconds of processor time of a process so far. */
const cpuOf = ({ pid }: ChildProcess): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

const peakMegabytes = ({ pid }: ChildProcess): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

type Study = {
  readonly model: string;
  readonly calls: number;
  readonly workers: number;
  readonly concurrency: number;
  readonly asked?: readonly string[];
  /** Kills the first worker after this share of the calls. */
  readonly killAt?: number;
};

/** A study from an empty schema to its end. */
const study = async ({ model, calls, workers, concurrency, asked = [], killAt }: Study) => {
  const schema = `bench_${randomUUID().slice(0, 8)}`;
  const store = `${server}?schema=${schema}`;
  const begun = performance.now();
  const run = ["run", "-m", model, "--limit", String(calls), "--store", store, "--queue", ...asked];
  const planner = organon(run);
  const ask = async (query: string): Promise<number> => {
    const found = await db.query(query).catch(() => ({ rows: [] }));
    return Number(found.rows[0]?.n ?? 0);
  };
  // Equal questions of a plan are one call.
  let distinct = calls;
  const until = async (table: string, share: number): Promise<{ at: number; done: number }> => {
    for (;;) {
      const done = await ask(`SELECT count(*)::int AS n FROM ${schema}.${table}`);
      if (done >= share * (table === "calls" ? calls : distinct)) return { at: performance.now(), done };
      await wait(200);
    }
  };
  try {
    const planned = await until("calls", 1);
    distinct = await ask(`SELECT count(DISTINCT call)::int AS n FROM ${schema}.calls`);
    const children = Array.from({ length: workers }, () =>
      organon(["worker", "--until-done", "--store", store, "-j", String(concurrency)]),
    );
    if (killAt !== undefined) {
      await until("responses", killAt);
      children.shift()?.kill("SIGKILL");
    }
    const from = await until("responses", steady[0]);
    const workersFrom = children.map(cpuOf);
    const to = await until("responses", steady[1]);
    const workersCpu = children.reduce((sum, child, k) => sum + cpuOf(child) - (workersFrom[k] ?? 0), 0);
    const all = await until("responses", 1);
    const megabytes = { planner: peakMegabytes(planner) };
    const sizeOf = (of: string): Promise<number> =>
      ask(
        `SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0) AS n FROM pg_class c
         JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = '${of}' AND c.relkind IN ('r', 'p')`,
      );
    const [storeBytes, queueBytes] = [await sizeOf(schema), await sizeOf(`${schema}_queue`)];
    await Promise.all([planner, ...children].map(exit));
    return {
      stored: await ask(`SELECT count(*)::int AS n FROM ${schema}.responses`),
      perSecond: ((to.done - from.done) * 1000) / (to.at - from.at),
      workerMicroseconds: (workersCpu * 1e6) / (to.done - from.done),
      secondsToPlan: (planned.at - begun) / 1000,
      secondsToAsk: (all.at - planned.at) / 1000,
      plannerMegabytes: megabytes.planner,
      storeMegabytes: storeBytes / 1e6,
      queueMegabytes: queueBytes / 1e6,
    };
  } finally {
    planner.kill();
    await exit(planner);
    await db.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE; DROP SCHEMA IF EXISTS ${schema}_queue CASCADE`);
  }
};

const print = (what: string, figures: object): void =>
  console.log(
    `${what}: ${Object.entries(figures)
      .map(([name, value]) => `${name} ${typeof value === "number" ? Math.round(value * 100) / 100 : value}`)
      .join(", ")}`,
  );

const benches: Readonly<Record<string, (calls: number | undefined) => Promise<void>>> = {
  scaling: async (calls = 6000) => {
    const { child, model } = await startServer();
    for (const workers of [1, 2, 4])
      print(
        `${workers} workers`,
        await study({ model, calls: (calls * workers) / 4, workers, concurrency: 8 }),
      );
    child.kill();
  },
  stored: async (calls = 100_000) => {
    print("stored", await study({ model: "reasoner:affirmer", calls, workers: 2, concurrency: 64 }));
  },
  queue: async (calls = 100_000) => {
    const { child, model, times } = await startServer();
    const figures = await study({ model, calls, workers: 2, concurrency: 64 });
    print("queue", { made: (await times()).length, ...figures });
    child.kill();
  },
  kills: async (calls = 3000) => {
    const { child, model, times } = await startServer();
    const figures = await study({ model, calls, workers: 2, concurrency: 8, killAt: 0.25 });
    print("one of two killed", { made: (await times()).length, ...figures });
    child.kill();
  },
  limit: async (calls = 1000) => {
    const { child, model, times: made } = await startServer();
    await study({ model, calls, workers: 4, concurrency: 8, asked: ["--rpm", "300"] });
    const times = await made();
    // Every window of a minute that begins with a call, from when all four ask to when the last minute begins.
    const windows = times
      .filter((at) => at > (times[0] ?? 0) + 15_000 && at < (times.at(-1) ?? 0) - 60_000)
      .map((from) => times.filter((at) => at >= from && at < from + 60_000).length);
    const [least, most] = [Math.min(...windows), Math.max(...windows)];
    print("300 a minute", { windows: windows.length, least, most });
    child.kill();
  },
};

const [what = "", calls] = process.argv.slice(2);
const bench = benches[what];
if (bench === undefined) throw new Error(`name one of ${Object.keys(benches).join(", ")}`);
await db.connect();
await bench(calls === undefined ? undefined : Number(calls));
await db.end();
