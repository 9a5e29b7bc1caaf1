// @long: starts processes
/**
 * kill -9: a study in its own process is killed at random moments and begun again until it ends. The record
 * must equal that of a study that nobody disturbed, and the server must have been asked no more than what was
 * under way or being stored at each kill, a call and a response for each place, with a few calls at once and with many.
 * ORGANON_KILLS sets how many kills (3).
 */
import { answeredCalls, readScores, tallyCalls } from "#runs/answers";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSqliteStore } from "#runs/stores/sqlite";
import { completion, sending, startServer, type LocalServer } from "../models/local-server.ts";
import { createVirtualClock } from "../models/virtual-clock.ts";
import { collect } from "../runs/sample.ts";

const kills = Number(process.env["ORGANON_KILLS"] ?? 3);
const child = join(import.meta.dirname, "crash-child.ts");

let directory: string;
let server: LocalServer;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "organon-crash-"));
  server = await startServer((response, request) => {
    // The answer depends on the question alone, and takes a few milliseconds.
    const text = JSON.stringify(request.body);
    const reply = text.length % 2 === 0 ? "Yes." : `No, ${text.length}.`;
    setTimeout(() => sending(completion(reply))(response, request), 8);
  });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

type Study = { readonly items: number; readonly concurrency: number };

const start = (path: string, { items, concurrency }: Study): ChildProcess =>
  spawn(process.execPath, [child, path, server.origin, String(items), String(concurrency)], {
    stdio: ["ignore", "ignore", "inherit"],
  });

const ended = (process: ChildProcess): Promise<number | string | null> =>
  new Promise((resolve) => process.once("exit", (code, signal) => resolve(code ?? signal)));

/** What the record says, without what differs between any two studies: times. */
const recordOf = async (path: string): Promise<unknown> => {
  const store = openSqliteStore(path, { mode: "read" });
  const run = await store.findRun("latest");
  const calls = await collect(answeredCalls(store, run));
  const scores = await collect(readScores(store, run, { reader: "first-word" }));
  const tally = await tallyCalls(store, run);
  await store.close();
  return {
    tally,
    scores,
    calls: calls.map(({ callHash, ordinal, response }) => ({
      callHash,
      ordinal,
      status: response.status,
      text: response.text,
    })),
  };
};

it.each<Study>([
  { items: 60 + 40 * kills, concurrency: 4 },
  { items: 200 + 70 * kills, concurrency: 64 },
])(
  `after ${kills} kills, $concurrency at once, the record is that of an undisturbed study, and nothing was asked needlessly`,
  async (study) => {
    const { items, concurrency } = study;
    server.seen.length = 0;
    const calm = join(directory, `calm-${concurrency}.sqlite`);
    expect(await ended(start(calm, study))).toBe(0);
    expect(server.seen).toHaveLength(items);
    server.seen.length = 0;

    const path = join(directory, `killed-${concurrency}.sqlite`);
    const { random } = createVirtualClock(7);
    let done = 0;
    while (done < kills) {
      const before = server.seen.length;
      const process = start(path, study);
      const exit = ended(process);
      // Some kills come while the study is planned, most while it asks.
      const wanted = random() < 0.15 ? 0 : 1 + Math.floor(random() * 60);
      const asked = async (): Promise<void> => {
        while (server.seen.length - before < wanted && process.exitCode === null)
          await new Promise((resolve) => setTimeout(resolve, 1));
        if (wanted === 0) await new Promise((resolve) => setTimeout(resolve, random() * 400));
      };
      await asked();
      process.kill("SIGKILL");
      expect(await exit, "the study ended before its kill").toBe("SIGKILL");
      done += 1;
    }
    expect(await ended(start(path, study))).toBe(0);

    expect(await recordOf(path)).toEqual(await recordOf(calm));
    expect(server.seen.length - items).toBeLessThanOrEqual(kills * 2 * concurrency);
  },
  600_000 + kills * 2000,
);
