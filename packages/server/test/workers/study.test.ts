// @long: needs PostgreSQL
/**
 * A study on several processes: planner and workers as users start them. Half of the workers are killed and PostgreSQL
 * is restarted while they ask; at the end each call is stored once, as in an undisturbed run, and no more calls were
 * made twice than were under way or not stored yet at the kills. `ORGANON_STUDY_CALLS=20000` does it with so many calls.
 */
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { status } from "../../../../src/commands/runs/status.ts";
import { run } from "../../../../src/experiments/asking/plan-run.ts";
import { openStore } from "../../../../src/experiments/open-store.ts";
import { generatedSuite } from "../../../../src/experiments/suites.ts";
import { answeredCalls, readScores, tallyCalls } from "../../../../src/runs/answers.ts";
import type { Store } from "../../../../src/runs/store.ts";
import { openModels } from "../../../../src/workspace/settings/open-models.ts";
import { newFolder, runProcess as organon, startProcess as start } from "../../../../test/fixture.ts";
import { completion, sending, startServer, type LocalServer } from "../../../../test/models/local-server.ts";
import { collect } from "../../../../test/runs/sample.ts";
import { hasPostgresStore, openPostgresStore } from "../../src/postgres/postgres-store.ts";
import { describeWithOwnServer, startOwnServer, type OwnServer } from "../postgres/own-server.ts";
import { describeOnServer, dropStore, newAddress } from "../postgres/postgres-server.ts";

const questions = Number(process.env["ORGANON_STUDY_CALLS"] ?? 400);
const concurrency = 8;
/** To start a worker takes a small study longer than to ask. Half of them are killed. */
const workers = questions > 1000 ? 4 : 2;

/** A model whose answer depends on the question alone, and takes a moment, or until a promise resolves. */
const startModel = async (): Promise<Model> => {
  let ready = Promise.resolve();
  const server = await startServer((response, request) => {
    const text = JSON.stringify(request.body).length % 2 === 0 ? "Yes." : "No.";
    void Promise.all([ready, wait(25)]).then(() => sending(completion(text))(response, request));
  });
  const holdUntil = (until: Promise<void>): void => void (ready = until);
  return { ...server, model: `openai-compatible:m?url=${server.origin}/v1`, holdUntil };
};
type Model = LocalServer & { readonly model: string; readonly holdUntil: (until: Promise<void>) => void };

/** Resolves when a process has written a text on stderr. */
const written = ({ stderr }: ReturnType<typeof start>["child"], text: string): Promise<void> =>
  new Promise((done) => {
    let all = "";
    stderr?.on("data", (data: Buffer) => {
      if ((all += data.toString()).includes(text)) done();
    });
  });

const answersIn = async (store: Store): Promise<unknown> => {
  const latest = await store.findRun("latest");
  const calls = await collect(answeredCalls(store, latest));
  const scores = await collect(readScores(store, latest, { reader: "answer-7" }));
  const tally = await tallyCalls(store, latest);
  return { tally, scores, texts: calls.map(({ callHash, response }) => [callHash, response.text]) };
};

const study = async (
  server: Model,
  postgres: OwnServer,
  begin: (...args: readonly string[]) => ReturnType<typeof start>,
): Promise<void> => {
  const store = postgres.address("schema=study");
  const quiet = openStore(":memory:");
  const suite = generatedSuite({ profile: "paper", limit: questions });
  await run({ suite, models: openModels([server.model]) }, { store: quiet, pacing: { concurrency: 32 } });
  server.seen.length = 0;

  const asked = ["-m", server.model, "--profile", "paper", "--limit", String(questions)];
  const planner = begin("run", ...asked, "--store", store, "--queue");
  const over = new AbortController();
  void planner.ended.then(() => over.abort());
  while (!over.signal.aborted && !(await hasPostgresStore(store).catch(() => false))) await wait(50);
  // No answer before each worker has a slice, of two at most, and kills before it can have asked a whole one.
  const gate = Promise.withResolvers<void>();
  server.holdUntil(gate.promise);
  const all = Array.from({ length: workers }, () =>
    begin("worker", "-j", String(concurrency), "--store", store),
  );
  const taken = "SELECT count(*)::int AS n FROM study_queue.job WHERE state = 'active'";
  const slicesTaken = async (): Promise<number> =>
    Number((await postgres.ask(taken).catch(() => []))[0]?.["n"] ?? 0);
  while (!over.signal.aborted && (await slicesTaken()) <= 2 * (workers - 1)) await wait(100);
  gate.resolve();
  while (!over.signal.aborted && server.seen.length < questions * 0.1) await wait(5);
  for (const { child } of all.slice(0, workers / 2)) child.kill("SIGKILL");
  await postgres.restart();

  const { code, stderr } = await planner.ended;
  expect(code, stderr).toBe(0);
  expect(stderr).toMatch(/\d+ slices were begun again, because a worker failed or ended without a word/);
  const left = all.slice(workers / 2);
  for (const { child } of left) child.kill("SIGTERM");
  expect((await Promise.all(left.map(({ ended }) => ended))).map((one) => one.code)).toEqual(
    left.map(() => 143),
  );
  const disturbed = openPostgresStore(store, { mode: "read" });
  expect(await answersIn(disturbed)).toEqual(await answersIn(quiet));
  await Promise.all([disturbed.close(), quiet.close()]);
  const extra = server.seen.length - questions;
  expect(extra).toBeLessThanOrEqual((workers / 2) * 2 * concurrency);
  if (process.env["ORGANON_STUDY_CALLS"] !== undefined)
    process.stderr.write(
      `${questions} calls, ${workers / 2} of ${workers} workers killed: each once, ${extra} made twice\n`,
    );
};

describeWithOwnServer("a study of which half of the workers are killed and PostgreSQL is restarted", () => {
  const timeout = 600_000 + questions * 20;
  it("ends with each call once", { timeout }, async () => {
    const [server, postgres] = await Promise.all([startModel(), startOwnServer()]);
    const processes: ReturnType<typeof start>[] = [];
    const folder = newFolder();
    try {
      await study(server, postgres, (...args) => {
        const begun = start(folder, args);
        processes.push(begun);
        return begun;
      });
    } finally {
      for (const { child } of processes) child.kill("SIGKILL");
      await Promise.all([server.close(), postgres.stop()]);
    }
  });
});

describeOnServer("organon worker", () => {
  it("waits for the first plan, makes no store, asks the plan, and is listed", async () => {
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
    // The worker has nothing to do, and still sends heartbeats.
    const { sessions } = await status({ store: seen });
    expect(sessions).toMatchObject([{ what: "working", done: 40, isAlive: true }]);
    expect(sessions[0]?.perSecond).toBeGreaterThan(0);
    const { stdout } = await organon(newFolder(), ["runs", "--now", "--store", store]);
    expect(stdout).toMatch(/worker +\d+ s ago/);
    worker.child.kill("SIGTERM");
    expect((await worker.ended).code).toBe(143);
    expect((await status({ store: seen })).sessions).toEqual([]);
    await seen.close();
    await dropStore(store);
  });

  it("is what the planner asks for if there is none", async () => {
    const store = newAddress();
    const planner = start(newFolder(), [
      "run",
      "-m",
      "reasoner:coin",
      "--limit",
      "4",
      "--store",
      store,
      "--queue",
    ]);
    await written(planner.child, ", here or on another machine: organon worker --store postgres://");
    planner.child.kill("SIGINT");
    expect((await planner.ended).code).toBe(130);
    await dropStore(store);
  });

  it("needs a server: a file can't be shared", async () => {
    const { code, stderr } = await organon(newFolder(), [
      "run",
      "-m",
      "reasoner:oracle",
      "--limit",
      "2",
      "--queue",
    ]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("organon store copy")]);
  });
});
