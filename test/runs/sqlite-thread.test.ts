// @long: starts processes
/**
 * The thread that writes where hundreds are asked at once: it keeps what any connection keeps, and says what goes wrong in
 * the store's own words.
 */
import { answeredCalls, readScores } from "#runs/answers";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { askPlan } from "#runs/ask-plan";
import { openSqliteStore } from "#runs/stores/sqlite";
import { storeError } from "../../src/runs/stores/sqlite-error.ts";
import { openSqliteThread } from "../../src/runs/stores/sqlite-thread.ts";
import { createVirtualClock } from "../models/virtual-clock.ts";
import {
  collect,
  sampleAsk,
  sampleModel,
  samplePlan,
  samplePrompt,
  sampleQuestions,
  sampleReader,
  sampleSession,
} from "./sample.ts";

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "organon-thread-"));
});
afterAll(() => rmSync(directory, { recursive: true }));

it("a full disk undoes a transaction of the thread, says so, and later ones may pass", async () => {
  const path = join(directory, "full.sqlite");
  const database = new DatabaseSync(path);
  database.exec("CREATE TABLE t (x TEXT UNIQUE) STRICT");
  const thread = openSqliteThread({ path, settings: "PRAGMA max_page_count = 20", timeoutMs: 100 }, (error) =>
    storeError("the.sqlite", error),
  );
  const insert = (texts: readonly string[], adds = true): Promise<boolean> =>
    thread.write([
      { sql: "INSERT INTO t VALUES (?) ON CONFLICT DO NOTHING", runs: texts.map((text) => [text]), adds },
    ]);
  const count = (): unknown => database.prepare("SELECT count(*) AS n FROM t").get()?.["n"];
  expect(await insert(["a"])).toBe(true);
  await expect(insert(["b", "x".repeat(1_000_000)])).rejects.toMatchObject({
    code: "incomplete",
    message: expect.stringContaining("the.sqlite is full"),
  });
  expect(count()).toBe(1);
  // What is there already was not to be added: nothing is.
  expect(await insert(["b", "a"])).toBe(false);
  expect(count()).toBe(1);
  await insert(["a", "b", "c"], false);
  expect(count()).toBe(3);
  await thread.close();
  database.close();
});

it("the thread starts in a program that is given on Node's command line", () => {
  const source = join(import.meta.dirname, "../../src/runs/stores/sqlite-thread.ts");
  const task = { path: join(directory, "flags.sqlite"), settings: "", timeoutMs: 100 };
  const program = `import { openSqliteThread } from ${JSON.stringify(source)};
    const thread = openSqliteThread(${JSON.stringify(task)}, (error) => error);
    console.log(await thread.write([{ sql: "CREATE TABLE t (x)", runs: [[]], adds: false }]));
    await thread.close();`;
  const told = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  expect(told.trim()).toBe("true");
});

it("hundreds answered at once are each stored once, with a verdict, while the store is written to beside", async () => {
  const path = join(directory, "many.sqlite");
  const store = openSqliteStore(path, { mode: "write" });
  const model = sampleModel("a");
  let asked = 0;
  const outcome = await askPlan({
    plan: samplePlan([model.id]),
    questions: sampleQuestions(700),
    models: [model],
    prompt: samplePrompt,
    reader: sampleReader,
    store,
    ask: sampleAsk(),
    clock: createVirtualClock(1),
    concurrency: 200,
    onProgress: () => {
      const touched = new Date(1_790_000_000_000 + (asked += 1)).toISOString();
      if (asked % 50 === 0) void store.showSession({ ...sampleSession("r"), touched });
    },
  });
  expect(outcome.done).toBe(700);
  await store.close();
  const reader = openSqliteStore(path, { mode: "read" });
  const run = await reader.findRun("latest");
  expect(await collect(answeredCalls(reader, run))).toHaveLength(700);
  expect(await collect(readScores(reader, run, { reader: sampleReader.name }))).toHaveLength(700);
  expect(await reader.check()).toEqual([]);
  await reader.close();
});
