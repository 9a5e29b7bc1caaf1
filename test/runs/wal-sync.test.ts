/**
 * Syncing a write-ahead log beside the thread that commits: whoever waits is told after a sync that began after the call, many
 * who come at once share one, and a disk that refuses is an error and not a silence.
 */
import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSqliteStore } from "#runs/stores/sqlite";
import { createWalSync } from "../../src/runs/stores/sqlite.ts";
import { samplePlan } from "./sample.ts";

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "organon-sync-"));
});
afterAll(() => rmSync(directory, { recursive: true }));

it("a hundred that come at once are told together, and later ones after a sync of their own", async () => {
  const path = join(directory, "a.sqlite");
  writeFileSync(`${path}-wal`, "log");
  const wal = createWalSync(path);
  const first = wal.sync();
  const waiting = Array.from({ length: 100 }, () => wal.sync());
  expect(new Set(waiting).size).toBe(1);
  expect(waiting[0]).not.toBe(first);
  await Promise.all([first, ...waiting]);
  expect(wal.sync()).not.toBe(waiting[0]);
  await wal.close();
});

it("a log that is not there is an error for everybody who waits, and found when it is there again", async () => {
  const path = join(directory, "b.sqlite");
  const wal = createWalSync(path);
  await expect(Promise.all([wal.sync(), wal.sync()])).rejects.toThrow("ENOENT");
  writeFileSync(`${path}-wal`, "log");
  await wal.sync();
  await wal.close();
  unlinkSync(`${path}-wal`);
});

it("what a store was told is in its file when it has said so, also where it is not closed", async () => {
  const path = join(directory, "c.sqlite");
  const store = openSqliteStore(path, { mode: "write" });
  const run = await store.openRun(samplePlan(["a"]), [], "2026-01-01");
  const batch = { name: "b", run: run.id, subject: 0, calls: 1, setAside: 1, created: run.created };
  await store.beginBatch({ ...batch, status: "intended" }, ["f".repeat(32)]);
  const beside = openSqliteStore(path, { mode: "read" });
  expect(await beside.batches(run)).toHaveLength(1);
  await beside.close();
  await store.close();
});
