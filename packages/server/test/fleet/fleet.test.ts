// @long: needs PostgreSQL and Redis
/**
 * A study on several processes: planner and workers as users start them. Half of the workers are killed, the queue is emptied and
 * PostgreSQL goes down while they ask; at the end each call is stored once, as in a run that nothing disturbed, and no more was asked
 * twice than what was under way or not stored yet at the deaths. `ORGANON_FLEET_CALLS=20000` does it with so many calls, and prints what came of it.
 */
import { answeredCalls, readScores, tallyCalls } from "../../../../src/runs/answers.ts";
import { expect, it } from "vitest";
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Store } from "../../../../src/runs/store.ts";
import { openStore } from "../../../../src/experiments/open-store.ts";
import { run } from "../../../../src/experiments/asking/plan-run.ts";
import { openModels } from "../../../../src/workspace/settings/open-models.ts";
import { version } from "../../../../src/workspace/settings/version.ts";
import { status } from "../../../../src/commands/runs/status.ts";
import { generatedSuite } from "../../../../src/experiments/suites.ts";
import { completion, sending, startServer, type LocalServer } from "../../../../test/models/local-server.ts";
import { hasPostgresStore, openPostgresStore } from "../../src/postgres/postgres-store.ts";
import { describeWithOwnServer, startOwnServer, type OwnServer } from "../postgres/own-server.ts";
import { describeOnServer, newAddress } from "../postgres/postgres-server.ts";
import { collect } from "../../../../test/runs/sample.ts";
import { dropFleet, emptyQueue, noRedis, redisUrl } from "./servers.ts";
import { newFolder, runProcess as organon, startProcess as start } from "../../../../test/fixture.ts";

const questions = Number(process.env["ORGANON_FLEET_CALLS"] ?? 400);
const concurrency = 8;
/** To start a worker takes a small study longer than to ask. Half of them are killed. */
const workers = questions > 1000 ? 4 : 2;

/** A model whose answer depends on the question alone, and takes a moment. */
const startModel = async (): Promise<LocalServer & { readonly model: string }> => {
  const server = await startServer((response, request) => {
    const text = JSON.stringify(request.body).length % 2 === 0 ? "Yes." : "No.";
    setTimeout(() => sending(completion(text))(response, request), 25);
  });
  return { ...server, model: `openai-compatible:m?url=${server.origin}/v1` };
};

/** Resolves when a process has written a text on stderr. */
const written = ({ stderr }: ReturnType<typeof start>["child"], text: string): Promise<void> =>
  new Promise((done) => {
    let all = "";
    stderr?.on("data", (data: Buffer) => {
      if ((all += data.toString()).includes(text)) done();
    });
  });

const laneOf = (origin: string): string => {
  const name = [version, "openai-compatible", `${origin}/v1`].join(" ");
  return `organon-${createHash("sha256").update(name).digest("hex").slice(0, 16)}`;
};

const answersIn = async (store: Store): Promise<unknown> => {
  const latest = await store.findRun("latest");
  const calls = await collect(answeredCalls(store, latest));
  const scores = await collect(readScores(store, latest, { reader: "answer-6" }));
  const tally = await tallyCalls(store, latest);
  return { tally, scores, texts: calls.map(({ callHash, response }) => [callHash, response.text]) };
};

const studyName = "a study on several processes, half of them killed, the queue emptied and PostgreSQL down";

describeWithOwnServer(studyName, () => {
  const timeout = 120_000 + questions * 20;
  it.concurrent("ends with each call once where the queue is on PostgreSQL", () => study(), timeout);

  const onRedis = noRedis === undefined || process.env["CI"] === "true" ? it.concurrent : it.skip;
  const why = noRedis === undefined ? "" : ` (${noRedis})`;
  onRedis(`ends with each call once where the queue is on Redis${why}`, () => study(redisUrl), timeout);
});

const study = async (queue?: string): Promise<void> => {
  const [server, postgres] = await Promise.all([startModel(), startOwnServer()]);
  const processes: ReturnType<typeof start>[] = [];
  try {
    await studyOn(server, postgres, queue, processes);
  } finally {
    for (const { child } of processes) child.kill("SIGKILL");
    await Promise.all([server.close(), postgres.stop()]);
  }
};

const studyOn = async (
  server: Awaited<ReturnType<typeof startModel>>,
  postgres: OwnServer,
  queue: string | undefined,
  processes: ReturnType<typeof start>[],
): Promise<void> => {
  const begin = (...args: readonly string[]) => {
    const begun = start(folder, args);
    processes.push(begun);
    return begun;
  };
  const folder = newFolder();
  const store = postgres.address("schema=study");
  const place = ["--store", store, ...(queue === undefined ? [] : ["--queue", queue])];
  const asked = ["-m", server.model, "--profile", "paper", "--limit", String(questions)];
  const quiet = openStore(":memory:");
  const suite = generatedSuite({ profile: "paper", limit: questions });
  await run({ suite, models: openModels([server.model]) }, { store: quiet, pacing: { concurrency: 32 } });
  server.seen.length = 0;

  const planner = begin("run", ...asked, ...place, ...(queue === undefined ? ["--queue"] : []));
  const over = new AbortController();
  void planner.ended.then(() => over.abort());
  const handedOut = async (): Promise<boolean> =>
    (await postgres.ask("SELECT to_regclass('study.fleet_runs') IS NOT NULL AS made"))[0]?.["made"] ===
      true && (await postgres.ask("SELECT 1 FROM study.fleet_runs")).length > 0;
  while (!over.signal.aborted && !(await handedOut())) await wait(50);
  const all = Array.from({ length: workers }, () =>
    begin("worker", "--until-done", "-j", String(concurrency), ...place),
  );
  while (!over.signal.aborted && server.seen.length < questions * 0.25) await wait(5);
  for (const { child } of all.slice(0, workers / 2)) child.kill("SIGKILL");
  if (queue === undefined) await postgres.ask("DELETE FROM study_queue.job");
  else await emptyQueue(laneOf(server.origin), queue);
  await postgres.restart();

  const ends = await Promise.all([planner, ...all.slice(workers / 2)].map(({ ended }) => ended));
  const codes = ends.map(({ code }) => code);
  expect(codes, ends[0]?.stderr).toEqual(codes.map(() => 0));
  const disturbed = openPostgresStore(store, { mode: "read" });
  expect(await answersIn(disturbed)).toEqual(await answersIn(quiet));
  await Promise.all([disturbed.close(), quiet.close()]);
  const extra = server.seen.length - questions;
  expect(extra).toBeLessThanOrEqual((workers / 2) * 2 * concurrency);
  if (process.env["ORGANON_FLEET_CALLS"] !== undefined)
    process.stderr.write(
      `${questions} calls, ${workers / 2} of ${workers} workers killed, queue on ${queue === undefined ? "PostgreSQL" : "Redis"}: each once, ${extra} asked twice\n`,
    );
};

describeOnServer("what cannot be shared", () => {
  it("a worker that starts before the first plan says so, makes no store, asks the plan when it is there, and is seen", async () => {
    const store = newAddress();
    const worker = start(newFolder(), ["worker", "--store", store]);
    await written(worker.child, "there is no store yet: waiting for organon run --queue");
    expect(await hasPostgresStore(store)).toBe(false);
    const planned = ["run", "-m", "reasoner:coin", "--limit", "40", "--store", store, "--queue"];
    const first = await organon(newFolder(), planned);
    expect([first.code, first.stderr]).toEqual([0, expect.not.stringContaining("nothing was asked")]);
    expect((await organon(newFolder(), planned)).stderr).toContain("nothing was asked");
    const seen = openPostgresStore(store, { mode: "read" });
    expect(await seen.findRun("latest")).toMatchObject({ argv: planned });
    // The worker has nothing to do, and is heard of still.
    const { sessions } = await status({ store: seen });
    expect(sessions).toMatchObject([{ what: "working", done: 40, isAlive: true }]);
    expect(sessions[0]?.perSecond).toBeGreaterThan(0);
    const { stdout } = await organon(newFolder(), ["runs", "--now", "--store", store]);
    expect(stdout).toMatch(/worker +\d+ s ago/);
    worker.child.kill("SIGTERM");
    expect((await worker.ended).code).toBe(143);
    expect((await status({ store: seen })).sessions).toEqual([]);
    await seen.close();
    await dropFleet(store);
  });

  it("with no worker the planner says how to start one", async () => {
    const store = newAddress();
    const planned = ["run", "-m", "reasoner:coin", "--limit", "4", "--store", store, "--queue"];
    const planner = start(newFolder(), planned);
    await written(planner.child, "start one, here or on another machine: organon worker --store postgres://");
    planner.child.kill("SIGINT");
    expect((await planner.ended).code).toBe(130);
    await dropFleet(store);
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
