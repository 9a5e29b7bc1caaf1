/**
 * A study on several processes: planner and workers as users start them. Workers are killed and the queue is emptied while
 * they ask; at the end each call is stored once, and little was asked twice.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createHash } from "node:crypto";
import { openStore, version } from "#verbs";
import { newFolder, organon, start } from "../cli/run-organon.ts";
import { completion, sending, startServer, type LocalServer } from "../models/local-server.ts";
import { collect } from "../runs/sample.ts";
import { askServer, describeOnServer, newAddress, schemaOf } from "../runs/postgres-server.ts";
import { describeOnRedis, dropFleet, emptyQueue, redisUrl } from "./servers.ts";

const questions = 400;
const concurrency = 8;

let server: LocalServer;
let model: string;
beforeAll(async () => {
  server = await startServer((response, request) => {
    // The answer depends on the question alone, and takes a moment.
    const text = JSON.stringify(request.body).length % 2 === 0 ? "Yes." : "No.";
    setTimeout(() => sending(completion(text))(response, request), 25);
  });
  model = `openai-compatible:m?url=${server.origin}/v1`;
});
afterAll(() => server.close());

const lane = (): string => {
  const name = [version, "openai-compatible", `${server.origin}/v1`].join(" ");
  return `organon-${createHash("sha256").update(name).digest("hex").slice(0, 16)}`;
};

const answersIn = async (path: string): Promise<unknown> => {
  const store = openStore(path, "read");
  const run = await store.findRun("latest");
  const calls = await collect(store.answered(run));
  const scores = await collect(store.scores(run, "answer-1"));
  const tally = await store.tally(run);
  await store.close();
  return { tally, scores, texts: calls.map(({ callHash, response }) => [callHash, response.text]) };
};

const study = async (queue?: string): Promise<void> => {
  const store = newAddress();
  const folder = newFolder();
  const at = ["--store", store, ...(queue === undefined ? ["--queue"] : ["--queue", queue])];
  const asked = ["-m", model, "--limit", String(questions)];
  const work = () =>
    start(folder, [
      "worker",
      "--until-done",
      "--store",
      store,
      "-j",
      String(concurrency),
      ...(queue === undefined ? [] : ["--queue", queue]),
    ]);
  const seen = async (count: number): Promise<void> => {
    while (server.seen.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  try {
    const quiet = `${folder}/quiet.sqlite`;
    expect((await organon(folder, ["run", ...asked, "--store", quiet])).code).toBe(0);
    server.seen.length = 0;
    const planner = start(folder, ["run", ...asked, ...at]);
    const handedOut = async (): Promise<boolean> =>
      (await askServer(`SELECT to_regclass('${schemaOf(store)}.fleet_runs') IS NOT NULL AS made`))[0]?.[
        "made"
      ] === true && (await askServer(`SELECT 1 FROM ${schemaOf(store)}.fleet_runs`)).length > 0;
    while (!(await handedOut())) await new Promise((resolve) => setTimeout(resolve, 50));
    const [first, second] = [work(), work()];
    await seen(questions * 0.3);
    first.child.kill("SIGKILL");
    await emptyQueue(store, lane(), queue);
    const [planned, worked] = await Promise.all([planner.ended, second.ended]);
    expect([planned.code, worked.code], `${planned.stderr}${worked.stderr}`).toEqual([0, 0]);
    expect(await answersIn(store)).toEqual(await answersIn(quiet));
    expect(server.seen.length - questions).toBeLessThanOrEqual(concurrency);
  } finally {
    await dropFleet(store);
  }
};

describeOnServer("a study on several processes", () => {
  it("ends with each call once, a worker killed and the queue emptied, which lies on PostgreSQL", () =>
    study());

  it("a worker of a store that is not there says so and makes none", async () => {
    const store = newAddress();
    const { code, stderr } = await organon(newFolder(), ["worker", "--store", store]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("there is no store at")]);
  });

  it("a file cannot be shared, and an address that is no good is not repeated", async () => {
    const folder = newFolder();
    const file = await organon(folder, ["run", "-m", "reasoner:oracle", "--limit", "2", "--queue"]);
    expect([file.code, file.stderr]).toEqual([2, expect.stringContaining("organon store copy")]);
    const store = newAddress();
    const bad = [
      "run",
      "-m",
      "reasoner:oracle",
      "--limit",
      "2",
      "--store",
      store,
      "--queue",
      "amqp://u:secret@h",
    ];
    const { code, stderr } = await organon(folder, bad);
    expect([code, stderr]).toEqual([2, expect.stringContaining("redis://host")]);
    expect(stderr).not.toContain("secret");
    await dropFleet(store);
  });
});

describeOnRedis("with Redis as the queue", () => {
  it("a study ends with each call once, a worker killed and the queue emptied", () => study(redisUrl));
});
