// @long: thousands of hostile inputs
/**
 * Stores damaged in every column, table, header and page: each is refused, or tells what it can; none ends with a trace.
 */
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, test } from "vitest";
import { openSqliteStore } from "#runs/stores/sqlite";
import { tables } from "../../src/runs/stores/schema.ts";
import { sampleModel, samplePlan, sampleQuestion } from "../runs/sample.ts";
import { fixture } from "../fixture.ts";

const { folder, organon, read } = fixture();
const run = ["run", "-m", "reasoner:oracle", "--limit", "3", "--profile", "paper", "--quiet", "--store"];
const sound = join(folder, "sound.sqlite");
const stack = /^\s+at .*:\d+:\d+|bug of ours/m;

beforeAll(async () => {
  expect((await organon(...run, sound)).code).toBe(0);
  // One file, without a log beside it.
  const database = new DatabaseSync(sound);
  database.exec("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE");
  database.close();
});

type Damage = readonly [what: string, damage: (path: string) => void];

const bySql =
  (sql: string) =>
  (path: string): void => {
    const database = new DatabaseSync(path);
    database.exec(sql);
    database.close();
  };

/** Every value in every column with ORGANON_ATTACKS=all, else one, each in its turn. */
const isAll = process.env["ORGANON_ATTACKS"] === "all";

/** Every column of every table, each made into what it should not hold. */
const columns: readonly Damage[] = Object.entries(tables).flatMap(([table, { columns: all }], t) =>
  Object.entries(all).flatMap(([column, type], c): readonly Damage[] => {
    if (type === "numbered") return [];
    const values = type.startsWith("text") ? ["'{'", "'null'", "'{}'", "''"] : ["-7", "9007199254740993"];
    const some = values.filter((_, i) => isAll || i === (t + c) % values.length);
    return some.map((value) => [
      `${table}.${column} = ${value}`,
      bySql(`UPDATE OR IGNORE ${table} SET ${column} = ${value}`),
    ]);
  }),
);

const missing: readonly Damage[] = Object.keys(tables).flatMap((table): readonly Damage[] => [
  [`no table ${table}`, bySql(`DROP TABLE ${table}`)],
  [`nothing in ${table}`, bySql(`DELETE FROM ${table}`)],
]);

const versions: readonly Damage[] = [-1, 0, 1, 2, 99, 2 ** 31 - 1].map((version) => [
  `version ${version}`,
  bySql(`PRAGMA user_version = ${version}`),
]);

const changed =
  (change: (bytes: Buffer) => void) =>
  (path: string): void => {
    const bytes = readFileSync(path);
    change(bytes);
    writeFileSync(path, bytes);
  };

const files: readonly Damage[] = [
  ["an application of another program", bySql("PRAGMA application_id = 7")],
  ...[0, 1, 16, 99, 100, 4096, 4097, 40_000].map((length): Damage => [
    `cut off after ${length} bytes`,
    (path) => truncateSync(path, length),
  ]),
  ...[1, 2, 3, 5, 8, 13].map((page): Damage => [
    `page ${page} overwritten`,
    changed((bytes) => bytes.fill(0xa5, (page - 1) * 4096, page * 4096)),
  ]),
  ...[20, 28, 56, 96].map((at): Damage => [
    `byte ${at} of the header turned`,
    changed((bytes) => void (bytes[at] = 255 - (bytes[at] ?? 0))),
  ]),
  ["text", (path) => writeFileSync(path, "shopping: milk, bread")],
  ["a folder", (path) => (rmSync(path), mkdirSync(path))],
  ["a log of another file beside it", (path) => writeFileSync(`${path}-wal`, "x".repeat(5000))],
  ["a folder for a lock", (path) => mkdirSync(`${path}.lock`)],
  ["a lock that is text", (path) => writeFileSync(`${path}.lock`, "mine")],
];

const damages: readonly Damage[] = [...columns, ...missing, ...versions, ...files];

const clear = (): void => {
  for (const end of ["", "-wal", "-shm", ".lock"])
    rmSync(join(folder, `damaged.sqlite${end}`), { force: true, recursive: true });
};

test.each(damages)("%s: refused, or told", async (what, damage) => {
  clear();
  const path = join(folder, "damaged.sqlite");
  copyFileSync(sound, path);
  damage(path);
  const isColumn = columns.some(([name]) => name === what);
  for (const args of isColumn && !isAll ? [["report", "--store"]] : [["report", "--store"], run]) {
    const { code, stderr } = await organon(...args, "damaged.sqlite");
    expect(stderr).not.toMatch(stack);
    // A lock that cannot be had is told as a store that is busy, calls that lead nowhere as missing.
    expect([0, 2, 3], stderr).toContain(code);
  }
});

describe("a store's file", () => {
  const question = (index: number) => ({
    question: sampleQuestion(index),
    subject: 0,
    ordinal: index,
    epoch: 0,
  });
  const open = async (path: string) => {
    const store = openSqliteStore(path, { mode: "write" });
    const model = sampleModel("a");
    const stored = await store.openRun(samplePlan(["a"]), [model], "2026-01-01T00:00:00.000Z");
    const add = (index: number) =>
      store.addCalls(stored, [{ ...question(index), callHash: `${index}`.padStart(32, "0") }]);
    return { store, add };
  };

  test("that is removed or replaced while it is written to is noticed", async () => {
    const path = join(folder, "removed.sqlite");
    const { store, add } = await open(path);
    await add(0);
    rmSync(path);
    await expect(add(1)).rejects.toMatchObject({
      code: "incomplete",
      message: expect.stringContaining("removed"),
    });
    copyFileSync(sound, path);
    await expect(add(2)).rejects.toMatchObject({ code: "incomplete" });
    await store.close();
  });

  test.each<[string, (log: string) => void]>([
    ["emptied", (log) => truncateSync(log, 0)],
    ["removed", (log) => rmSync(log)],
    ["another file's", (log) => (rmSync(log), writeFileSync(log, "x".repeat(100_000)))],
  ])("is missed when its log is %s while it is written to", async (name, damage) => {
    const path = join(folder, `log ${name}.sqlite`);
    const { store, add } = await open(path);
    await add(0);
    damage(`${path}-wal`);
    await expect(add(1)).rejects.toMatchObject({
      code: expect.stringMatching(/^(incomplete|input|misuse)$/),
    });
    await Promise.resolve(store.close()).catch(() => {});
  });

  test("has one lock, whatever links lead to it", async () => {
    const path = join(folder, "linked.sqlite");
    const { store } = await open(path);
    symlinkSync(path, join(folder, "link.sqlite"));
    expect(() => openSqliteStore(join(folder, "link.sqlite"), { mode: "write" })).toThrow(
      /another run is writing/,
    );
    await store.close();
    openSqliteStore(join(folder, "link.sqlite"), { mode: "write" });
  });

  test("is its owner's alone, and so are the folders and reports; what is there keeps its rights", async () => {
    const rights = (name: string): number => statSync(join(folder, name)).mode & 0o777;
    const store = ["--store", "deep/er/new.sqlite"];
    expect((await organon(...run, "deep/er/new.sqlite")).code).toBe(0);
    writeFileSync(join(folder, "shared.html"), "");
    chmodSync(join(folder, "shared.html"), 0o644);
    await organon("report", ...store, "--html", "private.html");
    await organon("report", ...store, "--html", "shared.html");
    expect(["deep", "deep/er", "deep/er/new.sqlite", "private.html", "shared.html"].map(rights)).toEqual([
      0o700, 0o700, 0o600, 0o600, 0o644,
    ]);
    expect(read("shared.html")).toBe(read("private.html"));
    // Nothing that was written beside is left.
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});
