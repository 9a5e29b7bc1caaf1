/**
 * Planner and workers as users start them, against a PostgreSQL server and a local model server that answers after a while.
 * `node bench/fleet.ts WHAT` prints one figure's lines; WHAT is one of
 *   scaling  one worker, then four, of 32 calls at once, 200 ms an answer: steady rates, processor time a call
 *   stored   calls a second that two workers of a model that takes no time get stored
 *   limit    300 calls a minute across four workers: the fullest and emptiest minute
 *   planner  the planner's memory while it plans and hands out
 * and the number of calls may follow. The server is ORGANON_TEST_POSTGRES_URL or postgres://root@127.0.0.1:5432/test.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";

const server = process.env["ORGANON_TEST_POSTGRES_URL"] ?? "postgres://root@127.0.0.1:5432/test";
const launcher = `${import.meta.dirname}/../bin/organon.js`;
/** Each process begins with some seconds of work: a rate is taken between these shares of all calls. */
const steady = [0.2, 0.9] as const;

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
  child.exitCode === null ? new Promise((done) => child.once("exit", () => done())) : Promise.resolve();

const startServer = async (latencyMs: number) => {
  const child = spawn(process.execPath, [`${import.meta.dirname}/engine-server.ts`, String(latencyMs)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once("data", (data: Buffer) => resolve(data.toString().trim())),
  );
  return { child, origin: `http://127.0.0.1:${port}` };
};

/** Seconds of processor time of a process so far. */
const cpuOf = ({ pid }: ChildProcess): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** Seconds of processor time of the whole machine so far. */
const cpuOfMachine = (): number => {
  const [, user, nice, system, , , irq, soft] = (readFileSync("/proc/stat", "utf8").split("\n")[0] ?? "")
    .split(/\s+/)
    .map(Number);
  return ((user ?? 0) + (nice ?? 0) + (system ?? 0) + (irq ?? 0) + (soft ?? 0)) / 100;
};

const peakMegabytes = ({ pid }: ChildProcess): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

type Study = {
  readonly model: string;
  readonly calls: number;
  readonly workers: number;
  readonly concurrency: number;
  readonly asked?: readonly string[];
};

/** A study from an empty schema to its end; its steady rate, and processor seconds a call in it. */
const study = async ({ model, calls, workers, concurrency, asked = [] }: Study) => {
  const schema = `bench_${randomUUID().slice(0, 8)}`;
  const store = `${server}?schema=${schema}`;
  const planner = organon([
    "run",
    "-m",
    model,
    "--limit",
    String(calls),
    "--store",
    store,
    "--queue",
    ...asked,
  ]);
  try {
    const count = async (table: string): Promise<number> => {
      const found = await db
        .query(`SELECT count(*)::int AS n FROM ${schema}.${table}`)
        .catch(() => ({ rows: [] }));
      return Number(found.rows[0]?.n ?? 0);
    };
    const until = async (table: string, share: number): Promise<number> => {
      while ((await count(table)) < share * calls) await wait(table === "calls" ? 1000 : 200);
      return performance.now();
    };
    await until("calls", 1);
    const planCpu = cpuOf(planner);
    const children = Array.from({ length: workers }, () =>
      organon(["worker", "--until-done", "--store", store, "-j", String(concurrency)]),
    );
    await until("responses", steady[0]);
    const from = { at: performance.now(), done: await count("responses"), machine: cpuOfMachine() };
    const workersFrom = children.map(cpuOf);
    await until("responses", steady[1]);
    const to = { at: performance.now(), done: await count("responses"), machine: cpuOfMachine() };
    const workersCpu = children.reduce((sum, child, k) => sum + cpuOf(child) - (workersFrom[k] ?? 0), 0);
    const megabytes = peakMegabytes(planner);
    await Promise.all([planner, ...children].map(exit));
    const twice = await db.query(
      `SELECT count(*)::int AS n FROM ${schema}.responses WHERE json_array_length(attempts::json) > 1`,
    );
    return {
      perSecond: ((to.done - from.done) * 1000) / (to.at - from.at),
      workerMicroseconds: (workersCpu * 1e6) / (to.done - from.done),
      allMicroseconds: ((to.machine - from.machine) * 1e6) / (to.done - from.done),
      stored: await count("responses"),
      retried: Number(twice.rows[0]?.n),
      plannerMegabytes: megabytes,
      plannerCpuSeconds: planCpu,
    };
  } finally {
    planner.kill();
    await exit(planner);
    await db.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE; DROP SCHEMA IF EXISTS ${schema}_queue CASCADE`);
  }
};

const told = (what: string, figures: object): void =>
  console.log(
    `${what}: ${Object.entries(figures)
      .map(([name, value]) => `${name} ${typeof value === "number" ? Math.round(value * 100) / 100 : value}`)
      .join(", ")}`,
  );

const benches: Readonly<Record<string, (calls: number | undefined) => Promise<void>>> = {
  scaling: async (calls = 12_000) => {
    const { child, origin } = await startServer(200);
    const model = `openai-compatible:bench?url=${origin}/v1`;
    const one = await study({ model, calls: calls / 4, workers: 1, concurrency: 32 });
    told("one worker", one);
    const four = await study({ model, calls, workers: 4, concurrency: 32 });
    told("four workers", four);
    console.log(`four over one: ${(four.perSecond / one.perSecond).toFixed(2)}`);
    child.kill();
  },
  stored: async (calls = 60_000) => {
    told("stored", await study({ model: "reasoner:affirmer", calls, workers: 2, concurrency: 128 }));
  },
  limit: async (calls = 1000) => {
    const { child, origin } = await startServer(200);
    const model = `openai-compatible:bench?url=${origin}/v1`;
    await study({ model, calls, workers: 4, concurrency: 8, asked: ["--rpm", "300"] });
    const answer: unknown = await (await fetch(`${origin}/times`)).json();
    const times = Array.isArray(answer) ? answer.map(Number) : [];
    // Every window of a minute that begins with a call, from when all four ask to when the last minute begins.
    const windows = times
      .filter((at) => at > (times[0] ?? 0) + 15_000 && at < (times.at(-1) ?? 0) - 60_000)
      .map((from) => times.filter((at) => at >= from && at < from + 60_000).length);
    told("300 a minute", {
      windows: windows.length,
      least: Math.min(...windows),
      most: Math.max(...windows),
    });
    child.kill();
  },
  planner: async (calls = 1_000_000) => {
    const schema = `bench_${randomUUID().slice(0, 8)}`;
    const store = `${server}?schema=${schema}`;
    const planner = organon([
      "run",
      "-m",
      "reasoner:oracle",
      "--limit",
      String(calls),
      "--store",
      store,
      "--queue",
    ]);
    let next = 0.1;
    for (;;) {
      await wait(500);
      const found = await db
        .query(`SELECT count(*)::int AS n FROM ${schema}.calls`)
        .catch(() => ({ rows: [] }));
      const n = Number(found.rows[0]?.n ?? 0);
      if (n < next * calls) continue;
      const now = readFileSync(`/proc/${planner.pid}/status`, "utf8");
      const megabytes = Number(/VmRSS:\s+(\d+)/.exec(now)?.[1]) / 1024;
      told(`${n} planned`, {
        megabytes,
        most: peakMegabytes(planner),
        seconds: performance.now() / 1000,
        cpu: cpuOf(planner),
      });
      next += 0.1;
      if (n >= calls) break;
    }
    planner.kill("SIGKILL");
    await exit(planner);
    await db.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE; DROP SCHEMA IF EXISTS ${schema}_queue CASCADE`);
  },
};

const [what = "", calls] = process.argv.slice(2);
const bench = benches[what];
if (bench === undefined) throw new Error(`say one of ${Object.keys(benches).join(", ")}`);
await db.connect();
await bench(calls === undefined ? undefined : Number(calls));
await db.end();
