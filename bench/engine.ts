/**
 * The whole asking engine against a local server with everything on (keys hashed, paced, retried, priced, parsed, judged,
 * stored in SQLite with full synchronisation) beside a bare undici loop against the same server in the same run.
 * The ratio is what counts. Two cores: one for the server, one for us.
 */
import { emptyLine, type ProblemLine } from "#items/problem-line";
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { toQuestion, yesNoOptions, type ProvedQuestion, type Question } from "#items/question";
import { ask } from "#models/ask";
import { Budget } from "#models/budget";
import type { Prompt } from "#models/language-model";
import { openModel } from "#models/open-model";
import { Pace } from "#models/pace";
import { priceTable } from "#models/prices";
import { systemClock } from "#models/providers/system-clock";
import { answerReader } from "#scoring/readers/readers";
import { askPlan } from "#runs/ask-plan";
import { openSqliteStore } from "#runs/stores/sqlite";
import { computeHash } from "../src/runs/plan.ts";
import { type PlannedCall, type Store } from "../src/runs/store.ts";
import { Agent } from "undici";

export type EngineRate = {
  readonly calls: number;
  readonly inFlight: number;
  /** Calls a second through the whole engine, asking only: planning is apart. */
  readonly perSecond: number;
  readonly barePerSecond: number;
  /** Calls for each second of this process's own CPU time. */
  readonly perCpuSecond: number;
  /** Engine over bare. */
  readonly ratio: number;
  /** The same in calls for each second of this process's own CPU time: what a busy machine does not change. */
  readonly cpuRatio: number;
  readonly planSeconds: number;
};

/** Asks `calls` questions both ways. */
export const engineRate = async (calls = 30_000, inFlight = 256): Promise<EngineRate> => {
  const { child, port } = await startServer();
  const directory = mkdtempSync(join(tmpdir(), "organon-bench-"));
  try {
    const origin = `http://127.0.0.1:${port}`;
    const before = await bare(origin, calls, inFlight);
    const engine = await whole(origin, calls, inFlight, join(directory, "store.sqlite"));
    const after = await bare(origin, calls, inFlight);
    const barePerSecond = (before.perSecond + after.perSecond) / 2;
    const { perSecond, planSeconds } = engine;
    const cpuRatio = (before.cpuSeconds + after.cpuSeconds) / 2 / engine.cpuSeconds;
    return {
      calls,
      inFlight,
      perSecond,
      planSeconds,
      barePerSecond,
      perCpuSecond: calls / engine.cpuSeconds,
      ratio: perSecond / barePerSecond,
      cpuRatio,
    };
  } finally {
    child.kill();
    rmSync(directory, { recursive: true });
  }
};

/** Starts the server of the benches, in a process of its own. */
export const startServer = async (): Promise<{ readonly child: ChildProcess; readonly port: string }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "engine-server.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once("data", (data: Buffer) => resolve(data.toString().trim())),
  );
  return { child, port };
};

export const promptOf = ({ text }: Question): Prompt => ({ messages: [{ role: "user", content: text }] });

/** The same requests in the barest loop: sent, read to the end as text, forgotten. */
const bare = async (
  origin: string,
  calls: number,
  inFlight: number,
): Promise<{ readonly perSecond: number; readonly cpuSeconds: number }> => {
  const cpu = process.cpuUsage();
  const agent = new Agent();
  let next = 0;
  const began = performance.now();
  const work = async (): Promise<void> => {
    while (next < calls) {
      const body = JSON.stringify({ model: "bench", messages: promptOf(sample(next++)).messages });
      const answer = await agent.request({
        origin,
        path: "/v1/chat/completions",
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      await answer.body.text();
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  const perSecond = (calls * 1000) / (performance.now() - began);
  await agent.close();
  return { perSecond, cpuSeconds: cpuSecondsSince(cpu) };
};

const cpuSecondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

/** Asks sample questions of a server with everything on. The first progress comes when all is planned. */
export const askSample = (
  {
    origin,
    calls,
    inFlight,
    store,
  }: { readonly origin: string; readonly calls: number; readonly inFlight: number; readonly store: Store },
  onProgress: Parameters<typeof askPlan>[0]["onProgress"],
) => {
  const id = `openai-compatible:bench?url=${origin}/v1`;
  const pace = new Pace({ clock: systemClock, concurrency: inFlight });
  const budget = new Budget({ prices: priceTable, answerTokens: 300 });
  const questions = function* (): Generator<Question> {
    for (let k = 0; k < calls; k++) yield sample(k);
  };
  return askPlan({
    plan: { models: [id], suite: { kind: "file", hash: "bench" }, prompt: { style: "direct" }, epochs: 1 },
    questions: questions(),
    models: [openModel(id, { origin: "command line", env: {} })],
    prompt: promptOf,
    reader: answerReader,
    store,
    ask: (model, prompt, signals) => ask(model, prompt, { clock: systemClock, pace, budget, ...signals }),
    clock: systemClock,
    concurrency: inFlight,
    onProgress,
  });
};

const whole = async (
  origin: string,
  calls: number,
  inFlight: number,
  path: string,
): Promise<{ readonly perSecond: number; readonly planSeconds: number; readonly cpuSeconds: number }> => {
  const store = openSqliteStore(path, { mode: "write" });
  const began = performance.now();
  let asked = began;
  let cpu = process.cpuUsage();
  let first = true;
  const outcome = await askSample({ origin, calls, inFlight, store }, () => {
    if (!first) return;
    first = false;
    asked = performance.now();
    cpu = process.cpuUsage();
  });
  const perSecond = (calls * 1000) / (performance.now() - asked);
  const cpuSeconds = cpuSecondsSince(cpu);
  await store.close();
  if (outcome.done !== calls) throw new Error(`only ${outcome.done} of ${calls} calls were answered`);
  return { perSecond, planSeconds: (asked - began) / 1000, cpuSeconds };
};

/** The cost of a command in a process of its own, the start of the program included. */
export type CommandCost = {
  readonly seconds: number;
  /** CPU time: what a busy machine does not change. */
  readonly cpuSeconds: number;
  readonly megabytes: number;
};

/** Runs a command on files in a folder of its own, which `prepare` writes; returns its cost. */
const measureCommand = async (
  prepare: (directory: string) => Promise<readonly string[]>,
): Promise<CommandCost> => {
  const directory = mkdtempSync(join(tmpdir(), "organon-bench-"));
  try {
    const words = await prepare(directory);
    const began = performance.now();
    const { stderr } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, "report-child.ts"), ...words, "--json"],
      { maxBuffer: 1 << 28 },
    );
    const seconds = (performance.now() - began) / 1000;
    const [megabytes = Number.NaN, cpuSeconds = Number.NaN] = (stderr.trim().split("\n").at(-1) ?? "")
      .split(" ")
      .map(Number);
    return { seconds, cpuSeconds, megabytes };
  } finally {
    rmSync(directory, { recursive: true });
  }
};

/** Returns the cost of `organon report` for a run of so many stored responses. */
export const reportCost = (responses = 1_000_000, items = 5000): Promise<CommandCost> =>
  measureCommand(async (directory) => {
    const path = join(directory, "store.sqlite");
    await fillStore(path, responses, items);
    return ["report", "latest", "--store", path];
  });

/** Returns the cost of `organon import replies` for so many replies of 6.9 kB with their questions: 20,000 are 139 MB. */
export const importCost = (replies = 20_000): Promise<CommandCost> =>
  measureCommand(async (directory) => {
    const log = join(directory, "log.jsonl");
    const reasons = "I look at the premises one by one, and at what follows from them. ".repeat(98);
    const lines = function* (): Generator<string> {
      for (let k = 0; k < replies; k++) {
        const { id, text, key } = sample(k);
        const output = `${reasons}The answer is ${k % 3 === 0 ? "no" : "yes"}.`;
        yield `${JSON.stringify({ id, question: text, key: key[0], output, model: "bench" })}\n`;
      }
    };
    await writeFile(log, lines());
    const map = "id=id,question=question,key=key,reply=output,model=model";
    return ["import", "replies", log, "--map", map, "--store", join(directory, "store.sqlite")];
  });

export type LimitUse = {
  /** Served of what the limit allows, after the first minute. */
  readonly share: number;
  /** The most refusals in a row after the first minute. */
  readonly refusedInARow: number;
  readonly refused: number;
};

/** Asks a server that allows 600 calls a minute in any sixty seconds, without being told so, for some minutes. */
export const limitUse = async (minutes = 3, perMinute = 600): Promise<LimitUse> => {
  const served: number[] = [];
  const calls: { readonly at: number; readonly served: boolean }[] = [];
  const began = performance.now();
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => {
      const now = performance.now();
      while ((served[0] ?? now) <= now - 60_000) served.shift();
      const isServed = served.length < perMinute;
      calls.push({ at: now - began, served: isServed });
      if (isServed) {
        served.push(now);
        response.writeHead(200, { "content-type": "application/json" });
        response.end(
          JSON.stringify({
            choices: [{ message: { content: "Yes." }, finish_reason: "stop" }],
            usage: { completion_tokens: 2 },
          }),
        );
        return;
      }
      const seconds = Math.ceil(((served[0] ?? now) + 60_000 - now) / 1000);
      response.writeHead(429, { "retry-after": String(seconds) });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const model = openModel(`openai-compatible:bench?url=http://127.0.0.1:${port}/v1`, {
    origin: "command line",
    env: {},
  });
  const pace = new Pace({ clock: systemClock, concurrency: 64 });
  const end = new AbortController();
  setTimeout(() => end.abort(), minutes * 60_000);
  const work = async (): Promise<void> => {
    while (!end.signal.aborted)
      await ask(model, promptOf(sample(0)), { clock: systemClock, pace, signal: end.signal }).catch(
        () => undefined,
      );
  };
  await Promise.all(Array.from({ length: 64 }, work));
  server.closeAllConnections();
  server.close();
  const late = calls.filter(({ at }) => at >= 60_000 && at < minutes * 60_000);
  let [inARow, most] = [0, 0];
  for (const call of late) {
    inARow = call.served ? 0 : inARow + 1;
    most = Math.max(most, inARow);
  }
  const servedLate = late.filter((call) => call.served).length;
  return {
    share: servedLate / (perMinute * (minutes - 1)),
    refusedInARow: most,
    refused: late.length - servedLate,
  };
};

/** A store as a run leaves it: planned through the store itself, answered by two statements for speed's sake. */
export const fillStore = async (path: string, responses: number, items: number): Promise<void> => {
  const subject = { id: "bench:a", provider: "bench", model: "a", organisation: "Bench", parameters: {} };
  const epochs = responses / items;
  const plan = {
    models: [subject.id],
    suite: { kind: "file" as const, hash: "bench" },
    prompt: { style: "direct" as const },
    epochs,
  };
  const store = openSqliteStore(path, { mode: "write" });
  const run = await store.openRun(plan, [subject], "2026-01-01T00:00:00.000Z");
  let calls: PlannedCall[] = [];
  for (let k = 0; k < items; k++) {
    const question = sample(k);
    for (let epoch = 0; epoch < epochs; epoch++)
      calls.push({
        question,
        subject: 0,
        ordinal: k * epochs + epoch,
        epoch,
        callHash: computeHash([k, epoch]),
      });
    // Some hundred items a transaction.
    if (k % 100 !== 99 && k < items - 1) continue;
    await store.addCalls(run, calls);
    calls = [];
  }
  await store.closePlan(run);
  await store.close();
  const database = new DatabaseSync(path);
  const attempts = '[{"at":"2026-01-01T00:00:00.000Z","durationMs":812.5}]';
  database.exec(`PRAGMA synchronous = OFF; BEGIN;
    INSERT INTO responses SELECT h.number, 'answered', h.hash, q.id, 'bench:a', '{}', c.epoch, 'hash', 60, 2, NULL, NULL,
      0.00001, 'Yes, we can infer it from the premises.', NULL, 'stop', '${attempts}', 'a', '2026-01-01T00:00:00.000Z', NULL
      FROM calls c JOIN call_hashes h ON h.number = c.call JOIN questions q ON q.number = c.question;
    INSERT INTO verdicts SELECT call, '${answerReader.name}', CASE call % 7 WHEN 0 THEN 'incorrect' ELSE 'correct' END,
      CASE call % 2 WHEN 0 THEN 'yes' ELSE 'no' END, 0, 3 FROM calls; COMMIT`);
  database.close();
};

const kinds = ["valid", "contradiction", "unrelated", "fallacy"] as const;

/** A question of the usual size; every fourth is answered no. */
export const sample = (index: number): ProvedQuestion => toQuestion(itemOf(index));

const itemOf = (index: number): ProblemLine<"rule"> => ({
  ...emptyLine(),
  id: `bench-${index}`,
  seed: 1,
  index,
  profile: "bench",
  logic: index % 2 === 0 ? "propositional" : "predicate",
  category: "inference",
  rule: `rule ${index % 52}`,
  base: "modus ponens",
  extension: "none",
  kind: kinds[index % 4] ?? "valid",
  length: 1,
  shortest: "proved",
  difficulty: 2,
  style: "natural",
  premises: ["p → q", "p"],
  conclusion: "q",
  relation: "entailment",
  task: "yes-no",
  key: [index % 4 === 0 ? "no" : "yes"],
  label: index % 4 === 0 ? "no" : "yes",
  options: yesNoOptions,
  lexicon: [],
  setting: null,
  premisesText: ["If it rains, then it pours.", "It rains."],
  conclusionText: "It pours.",
  question:
    `Consider the following premises: If it rains in town ${index}, then it pours. It rains in town ${index}. ` +
    "Can we infer the following from them? Answer yes or no: It pours.",
  certificate: { kind: "derivation", steps: [], witness: null, satisfying: null, refuting: null },
  steps: [],
  twin: null,
  argument: "",
});
