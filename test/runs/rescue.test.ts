/**
 * Damaged and old stores: what is readable is copied out, and what an older version wrote is read.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "#models";
import { openSqliteStore, rescueStore, askPlan } from "#runs";
import {
  collect,
  sampleAsk,
  sampleItems,
  sampleModel,
  samplePlan,
  samplePrompt,
  sampleReader,
} from "./sample.ts";

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "organon-rescue-"));
});
afterAll(() => rmSync(directory, { recursive: true }));

const items = 300;

const study = async (path: string): Promise<string[]> => {
  const store = openSqliteStore(path, { mode: "write" });
  const model = sampleModel("a");
  const work = askPlan({
    plan: samplePlan(["a"]),
    items: sampleItems(items),
    models: [model],
    prompt: samplePrompt,
    reader: sampleReader,
    store,
    ask: sampleAsk(),
    clock: systemClock,
    concurrency: 32,
  });
  await work.finally(() => store.close());
  return model.asked;
};

const answersIn = async (path: string): Promise<number> => {
  const store = openSqliteStore(path, { mode: "read" });
  const run = await store.findRun("latest");
  const answered = await collect(store.answered(run));
  await store.close();
  return answered.length;
};

describe("rescue", () => {
  it("of a store that is well copies everything, and a study goes on in the copy", async () => {
    const [path, copy] = [join(directory, "well.sqlite"), join(directory, "copy.sqlite")];
    await study(path);
    const told = rescueStore(path, copy);
    expect(told["responses"]).toEqual({ rows: items, lost: 0 });
    expect(await answersIn(copy)).toBe(items);
    expect(await study(copy)).toEqual([]);
  });

  it("of a store with damaged pages copies the rest, and the study asks only what is lost", async () => {
    const [path, copy] = [join(directory, "ill.sqlite"), join(directory, "mended.sqlite")];
    await study(path);
    const page = 4096;
    const bytes = readFileSync(path);
    const database = new DatabaseSync(path, { readOnly: true });
    const root = Number(
      database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'responses'").get()?.["rootpage"],
    );
    database.close();
    // An interior page holds the numbers of its leaves; the first of them is destroyed.
    const start = (root - 1) * page;
    expect(bytes[start]).toBe(5);
    const cell = bytes.readUInt16BE(start + 12);
    const leaf = bytes.readUInt32BE(start + cell);
    bytes.fill(0xa5, (leaf - 1) * page, leaf * page);
    writeFileSync(path, bytes);

    const told = rescueStore(path, copy);
    const { rows = 0, lost = 0 } = told["responses"] ?? {};
    expect(lost).toBeGreaterThan(0);
    expect(rows).toBeGreaterThan(items / 2);
    expect(rows + lost).toBe(items);
    expect(await study(copy)).toHaveLength(lost);
    expect(await answersIn(copy)).toBe(items);
  });

  it("writes over nothing", async () => {
    const path = join(directory, "taken.sqlite");
    await study(path);
    expect(() => rescueStore(path, path)).toThrow(/exists already/);
  });
});

/** The tables of version 1, as the first commit had them, and a run of two calls in them. */
const version1 = `
CREATE TABLE runs (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, plan TEXT NOT NULL, created TEXT NOT NULL, touched TEXT NOT NULL, planned INTEGER NOT NULL) STRICT;
CREATE TABLE subjects (run INTEGER NOT NULL, ordinal INTEGER NOT NULL, id TEXT NOT NULL, provider TEXT NOT NULL, model TEXT NOT NULL, organisation TEXT NOT NULL, parameters TEXT NOT NULL, PRIMARY KEY (run, ordinal)) STRICT, WITHOUT ROWID;
CREATE TABLE items (id TEXT PRIMARY KEY, logic TEXT NOT NULL, category TEXT NOT NULL, rule TEXT NOT NULL, base TEXT NOT NULL, extension TEXT NOT NULL, kind TEXT NOT NULL, length INTEGER NOT NULL, label TEXT NOT NULL, json TEXT NOT NULL) STRICT;
CREATE TABLE calls (run INTEGER NOT NULL, subject INTEGER NOT NULL, ordinal INTEGER NOT NULL, item TEXT NOT NULL, epoch INTEGER NOT NULL, key TEXT NOT NULL, PRIMARY KEY (run, subject, ordinal), UNIQUE (run, subject, item, epoch)) STRICT, WITHOUT ROWID;
CREATE TABLE prompts (hash TEXT PRIMARY KEY, messages TEXT NOT NULL) STRICT;
CREATE TABLE responses (key TEXT PRIMARY KEY, item TEXT NOT NULL, model TEXT NOT NULL, parameters TEXT NOT NULL, epoch INTEGER NOT NULL, prompt TEXT NOT NULL, status TEXT NOT NULL, text TEXT NOT NULL, thinking TEXT, finish_reason TEXT, tokens_in INTEGER, tokens_out INTEGER, tokens_thinking INTEGER, tokens_cached INTEGER, cost REAL, attempts TEXT NOT NULL, served_model TEXT, time TEXT NOT NULL) STRICT;
CREATE TABLE verdicts (key TEXT NOT NULL, reader TEXT NOT NULL, outcome TEXT NOT NULL, answer TEXT, span_start INTEGER, span_end INTEGER, PRIMARY KEY (key, reader)) STRICT, WITHOUT ROWID;
CREATE INDEX responses_by_status ON responses (key, status);
PRAGMA application_id = 1332897646;
PRAGMA user_version = 1;`;

describe("a store of version 1", () => {
  it.each(["read", "write"] as const)(
    "is brought up to date by whoever opens it (%s), and nothing is lost",
    async (mode) => {
      const path = join(directory, `old-${mode}.sqlite`);
      const old = new DatabaseSync(path);
      old.exec(version1);
      const [first, second] = sampleItems(2);
      const insert = (table: string, ...values: (string | number | null)[]): void =>
        void old.prepare(`INSERT INTO ${table} VALUES (${values.map(() => "?").join(", ")})`).run(...values);
      insert("runs", 1, "abc", JSON.stringify(samplePlan(["a"])), "2026-01-01", "2026-01-01", 1);
      insert("subjects", 1, 0, "a", "test", "a", "Test", "{}");
      for (const [ordinal, item] of [first, second].entries()) {
        if (item === undefined) continue;
        const { id, logic, category, rule, base, extension, kind, length, label } = item;
        insert(
          "items",
          id,
          logic,
          category,
          rule,
          base,
          extension,
          kind,
          length,
          label,
          JSON.stringify(item),
        );
        insert("calls", 1, 0, ordinal, id, 0, `key-${ordinal}`);
      }
      insert("prompts", "h", '[{"role":"user","content":"?"}]');
      insert(
        "responses",
        "key-0",
        "item-0",
        "test:a",
        "{}",
        0,
        "h",
        "answered",
        "Yes.",
        null,
        "stop",
        9,
        1,
        null,
        null,
        null,
        "[]",
        null,
        "2026-01-01",
      );
      insert("verdicts", "key-0", "r", "incorrect", "yes", 0, 3);
      old.close();

      const store = openSqliteStore(path, { mode });
      const run = await store.findRun("abc");
      expect((await collect(store.pending(run, 0))).map(({ key }) => key)).toEqual(["key-1"]);
      expect((await collect(store.answered(run))).map(({ key, response }) => [key, response.text])).toEqual([
        ["key-0", "Yes."],
      ]);
      expect(
        (await collect(store.scores(run, "r"))).map(({ itemId, verdict }) => [itemId, verdict.outcome]),
      ).toEqual([["item-0", "incorrect"]]);
      expect(await store.prompt("key-0")).toEqual({ messages: [{ role: "user", content: "?" }] });
      expect(await store.check()).toEqual([]);
      await store.close();
    },
  );
});

describe("a small disk", () => {
  const mount = mkdtempSync(join(tmpdir(), "organon-small-"));
  const obstacle = ((): string | undefined => {
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=600k", "tmpfs", mount], { stdio: "ignore" });
      return undefined;
    } catch {
      return "mounting a small filesystem needs root";
    }
  })();
  afterAll(() => {
    if (obstacle === undefined) execFileSync("umount", [mount]);
  });

  it.skipIf(obstacle !== undefined)(
    `that is full ends the study as incomplete, and what was stored stays${obstacle === undefined ? "" : ` (${obstacle})`}`,
    async () => {
      const path = join(mount, "store.sqlite");
      await expect(study(path)).rejects.toMatchObject({
        code: "incomplete",
        message: expect.stringContaining("full"),
      });
      execFileSync("mount", ["-o", "remount,size=32m", mount]);
      await study(path);
      expect(await answersIn(path)).toBe(items);
    },
  );
});
