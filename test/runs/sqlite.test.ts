/**
 * The SQLite store: the shared exam, and what a file can suffer.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OrganonError } from "#logic/error";
import type { Store } from "#runs/store";
import { runToRemove } from "#commands/runs/runs";
import { openSqliteStore } from "#runs/stores/sqlite";
import { sql } from "kysely";
import { applicationId, schemaVersion } from "../../src/runs/stores/sqlite-schema.ts";
import { createGroupCommit } from "../../src/runs/stores/recording.ts";
import { kyselyOver } from "../../src/runs/stores/sqlite.ts";
import { storeError } from "../../src/runs/stores/sqlite.ts";
import { collect, samplePlan, sampleQuestion } from "./sample.ts";
import { examineCounts } from "./store-counts.ts";
import { examineViewing } from "./store-viewing.ts";

let directory: string;
let files = 0;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "organon-store-"));
});
afterAll(() => rmSync(directory, { recursive: true }));
const newPath = (): string => join(directory, `${(files += 1)}`, "store.sqlite");

examineCounts("the SQLite store counts", () => openSqliteStore(newPath(), { mode: "write" }));
examineViewing("the SQLite store looked at", () => openSqliteStore(newPath(), { mode: "write" }));

const refusal = (work: () => Store): OrganonError => {
  try {
    void work().close();
  } catch (error) {
    if (error instanceof OrganonError) return error;
    throw error;
  }
  throw new Error("the store was opened");
};

const subjects = [{ id: "a", provider: "test", model: "a", organisation: "Test", parameters: {} }];

describe("one writer a file", () => {
  it("a second writer is told so, and may come when the first has gone", async () => {
    const path = newPath();
    const first = openSqliteStore(path, { mode: "write" });
    const error = refusal(() => openSqliteStore(path, { mode: "write" }));
    expect(error.code).toBe("incomplete");
    expect(error.message).toContain(path);
    await first.close();
    await openSqliteStore(path, { mode: "write" }).close();
  });
});

describe("a file that is no good", () => {
  it("one that is not there cannot be read, and is not made by trying", () => {
    const path = newPath();
    const error = refusal(() => openSqliteStore(path, { mode: "read" }));
    expect(error).toMatchObject({ code: "misuse", message: expect.stringContaining(path) });
    expect(existsSync(path)).toBe(false);
  });

  it.each(["read", "write"] as const)(
    "one that is not a database is named and left as it was (%s)",
    (mode) => {
      const path = join(directory, `text-${mode}.sqlite`);
      const text = "This is no database. ".repeat(100);
      writeFileSync(path, text);
      expect(refusal(() => openSqliteStore(path, { mode }))).toMatchObject({
        code: "misuse",
        message: expect.stringContaining(path),
      });
      expect(readFileSync(path, "utf8")).toBe(text);
    },
  );

  it("one that another program made is named and left as it was", () => {
    const path = join(directory, "other.sqlite");
    const other = new DatabaseSync(path);
    other.exec("CREATE TABLE theirs (x)");
    other.close();
    expect(refusal(() => openSqliteStore(path, { mode: "write" }))).toMatchObject({
      code: "misuse",
      message: expect.stringContaining("another program"),
    });
  });

  it.each([
    "CREATE TRIGGER t AFTER INSERT ON runs BEGIN DELETE FROM responses; END",
    "CREATE VIEW v AS SELECT 1",
  ])("one with something that no store has is refused before it is read or written: %s", async (sql) => {
    const path = newPath();
    await openSqliteStore(path, { mode: "write" }).close();
    const theirs = new DatabaseSync(path);
    theirs.exec(sql);
    theirs.close();
    for (const mode of ["read", "write"] as const)
      expect(refusal(() => openSqliteStore(path, { mode }))).toMatchObject({
        code: "misuse",
        message: expect.stringMatching(/it has a (trigger, t|view, v), and no store has one/),
      });
  });

  it.each([1, 2, 3, 4, 5])(
    "one of version %i is refused, says what to do, and is left as it was",
    (version) => {
      const path = join(directory, `version-${version}.sqlite`);
      const older = new DatabaseSync(path);
      older.exec(
        `CREATE TABLE runs (id); PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${version}`,
      );
      older.close();
      const bytes = readFileSync(path);
      for (const mode of ["read", "control", "write"] as const)
        expect(refusal(() => openSqliteStore(path, { mode }))).toMatchObject({
          code: "misuse",
          message: `the store ${path} is of version ${version}; this program reads version ${schemaVersion}`,
          hint: "name a new store with --store; nothing in this one was changed",
        });
      expect(readFileSync(path)).toEqual(bytes);
    },
  );

  it("a run that cannot be read leaves the others readable, is named, and can be removed", async () => {
    const path = newPath();
    const store = openSqliteStore(path, { mode: "write" });
    const good = await store.openRun(samplePlan(["a"]), subjects, "2026-01-01T00:00:00.000Z");
    const bad = await store.openRun(samplePlan(["b"], { epochs: 2 }), [], "2026-01-02T00:00:00.000Z");
    await store.close();
    const other = new DatabaseSync(path);
    other.prepare("UPDATE runs SET plan = json_set(plan, '$.epochs', 1.5) WHERE id = ?").run(bad.id);
    other.close();
    const again = openSqliteStore(path, { mode: "write" });
    expect((await again.runs()).map(({ id }) => id)).toEqual([good.id]);
    expect((await again.findRun(good.id)).id).toBe(good.id);
    const why = "1.5 epochs, which is no whole number from 1 to 10,000";
    expect(await again.unreadableRuns()).toEqual([{ id: bad.id, why }]);
    expect(await again.check()).toEqual([expect.stringContaining(`run ${bad.id}: ${why}`)]);
    for (const reference of [bad.id, "latest"])
      await expect(again.findRun(reference)).rejects.toMatchObject({
        code: "misuse",
        hint: expect.stringContaining(`organon runs ${bad.id} --remove`),
      });
    await again.removeRun(await runToRemove(bad.id, again));
    expect(await again.unreadableRuns()).toEqual([]);
    expect((await again.findRun("latest")).id).toBe(good.id);
    await again.close();
  });

  it("one with a damaged page is named when the page is read", async () => {
    const path = newPath();
    const store = openSqliteStore(path, { mode: "write" });
    const run = await store.openRun(samplePlan(["a"]), subjects, "2026-01-01T00:00:00.000Z");
    const calls = Array.from({ length: 300 }, (_, k) => ({
      question: sampleQuestion(k),
      subject: 0,
      ordinal: k,
      epoch: 0,
      callHash: `k${k}`,
    }));
    await store.addCalls(run, calls);
    await store.close();
    const bytes = readFileSync(path);
    bytes.fill(0xa5, 20_000);
    writeFileSync(path, bytes);
    const read = async (): Promise<unknown> => {
      const reader = openSqliteStore(path, { mode: "read" });
      try {
        return await collect(reader.pending(run, 0));
      } finally {
        await reader.close();
      }
    };
    await expect(read()).rejects.toMatchObject({ code: "misuse", message: expect.stringContaining(path) });
  });
});

describe("writing in groups", () => {
  it("a full disk fails every writer of the group, undoes it, and later groups may pass", async () => {
    const database = new DatabaseSync(":memory:");
    database.exec("CREATE TABLE t (x TEXT) STRICT; PRAGMA max_page_count = 20");
    const db = kyselyOver(database, (error) => storeError("the.sqlite", error));
    const group = createGroupCommit<string>((entries) =>
      db.transaction().execute(async (trx) => {
        for (const entry of entries) await sql`INSERT INTO t VALUES (${entry})`.execute(trx);
      }),
    );
    const insert = (length: number): Promise<void> => group.add("x".repeat(length));
    await insert(10);
    const ends = await Promise.allSettled([insert(10), insert(1_000_000), insert(10)]);
    for (const end of ends)
      expect(end).toMatchObject({
        status: "rejected",
        reason: { code: "incomplete", message: expect.stringContaining("the.sqlite is full") },
      });
    expect(database.prepare("SELECT count(*) AS n FROM t").get()).toMatchObject({ n: 1 });
    await insert(10);
    database.close();
  });

  it("a promise is kept only when another connection can see what was written", async () => {
    const path = newPath();
    const store = openSqliteStore(path, { mode: "write" });
    const other = new DatabaseSync(join(path), { readOnly: true });
    const run = store.openRun(samplePlan(["a"]), subjects, "2026-01-01T00:00:00.000Z");
    const count = (): unknown => other.prepare("SELECT count(*) AS n FROM runs").get()?.["n"];
    expect(count()).toBe(0);
    await run;
    expect(count()).toBe(1);
    other.close();
    await store.close();
  });
});

it("a store that a run writes to takes notes, and changes pulse for who looks", async () => {
  const path = newPath();
  const writer = openSqliteStore(path, { mode: "write" });
  const run = await writer.openRun(samplePlan(["a"]), subjects, "2026-01-01T00:00:00.000Z");
  const beside = openSqliteStore(path, { mode: "control" });
  const reader = openSqliteStore(path, { mode: "read" });
  const before = await reader.pulse();
  const note = { study: run.id, subject: "s", annotator: "a", answers: {}, at: "2026-01-01T00:00:00.000Z" };
  await beside.annotate(note);
  expect(await reader.pulse()).not.toBe(before);
  expect(await reader.annotations()).toEqual([note]);
  await expect(reader.annotate(note)).rejects.toThrow(/./);
  for (const store of [reader, beside, writer]) await store.close();
});
