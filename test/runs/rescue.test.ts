// @long: starts processes
/**
 * Damaged stores and full disks: what is readable is copied out, and what was stored stays.
 */
import { answeredCalls } from "#runs/answers";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "#models/providers/system-clock";
import { askPlan } from "#runs/ask-plan";
import { rescueStore } from "#runs/stores/rescue";
import { openSqliteStore } from "#runs/stores/sqlite";
import {
  collect,
  sampleAsk,
  sampleModel,
  samplePlan,
  samplePrompt,
  sampleQuestions,
  sampleReader,
} from "./sample.ts";

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "organon-rescue-"));
});
afterAll(() => rmSync(directory, { recursive: true }));

const questions = 300;

const study = async (path: string): Promise<string[]> => {
  const store = openSqliteStore(path, { mode: "write" });
  const model = sampleModel("a");
  const work = askPlan({
    plan: samplePlan(["a"]),
    questions: sampleQuestions(questions),
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
  const answered = await collect(answeredCalls(store, run));
  await store.close();
  return answered.length;
};

describe("rescue", () => {
  it("of a store that is well copies everything, and a study goes on in the copy", async () => {
    const [path, copy] = [join(directory, "well.sqlite"), join(directory, "copy.sqlite")];
    await study(path);
    const told = rescueStore(path, copy);
    expect(told.tables["responses"]).toEqual({ rows: questions, lost: 0 });
    expect(await answersIn(copy)).toBe(questions);
    expect(await study(copy)).toEqual([]);
  });

  it("says what is left out, and why", async () => {
    const [path, copy] = [join(directory, "strange.sqlite"), join(directory, "strange-copy.sqlite")];
    await study(path);
    const database = new DatabaseSync(path);
    database.exec(`CREATE TABLE theirs (a); CREATE TRIGGER t AFTER INSERT ON theirs BEGIN DELETE FROM theirs; END;
      ALTER TABLE controls RENAME TO old; CREATE VIEW controls AS SELECT * FROM old; DROP TABLE sessions`);
    database.close();
    const { leftOut } = rescueStore(path, copy);
    expect(leftOut.toSorted()).toEqual([
      "table controls: it is a view",
      "table old: no store has it",
      "table sessions: there is none",
      "table theirs: no store has it",
      "trigger t: no store has it",
    ]);
    expect(await answersIn(copy)).toBe(questions);
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
    const { rows = 0, lost = 0 } = told.tables["responses"] ?? {};
    expect(lost).toBeGreaterThan(0);
    expect(rows).toBeGreaterThan(questions / 2);
    expect(rows + lost).toBe(questions);
    expect(await study(copy)).toHaveLength(lost);
    expect(await answersIn(copy)).toBe(questions);
  });

  it("of a store with the tables of an earlier version is refused", () => {
    const path = join(directory, "older.sqlite");
    const older = new DatabaseSync(path);
    older.exec("CREATE TABLE items (id); CREATE TABLE keys (key)");
    older.close();
    expect(() => rescueStore(path, join(directory, "rescued.sqlite"))).toThrow(
      /is of version 2, from an organon/,
    );
    expect(existsSync(join(directory, "rescued.sqlite"))).toBe(false);
  });

  it("writes over nothing", async () => {
    const path = join(directory, "taken.sqlite");
    await study(path);
    expect(() => rescueStore(path, path)).toThrow(/exists already/);
  });
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
      expect(await answersIn(path)).toBe(questions);
    },
  );
});
