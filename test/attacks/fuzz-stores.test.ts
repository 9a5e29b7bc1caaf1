// @long: thousands of hostile inputs
/**
 * Fuzzing of stores: a row of any table changed at one to three places, JSON inside it by its structure. Whatever looks at a store of a
 * stranger reads all of it or refuses it with a message.
 */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { tables } from "../../src/runs/stores/schema.ts";
import { answerReader } from "#scoring/readers/readers";
import { openSqliteStore } from "#runs/stores/sqlite";
import type { CallFields, Store } from "../../src/runs/store.ts";
import { copyStore } from "../../packages/server/src/copy-store.ts";
import { openStore } from "#experiments/open-store";
import { report } from "#experiments/results/report";
import { taskSuite, generatedSuite } from "#experiments/suites";
import { view } from "../../packages/viewer/src/reading/view.ts";
import { collect, sampleSession } from "../runs/sample.ts";
import { changes, isTold, oneChange, seed, times, type Json } from "./fuzzing.ts";
import { askedRun, models } from "../fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "organon-fuzz-"));
const path = join(folder, "mutant.sqlite");

type Row = { readonly table: string; readonly values: Readonly<Record<string, SQLInputValue>> };

/** A store with something in every table. */
const soundStore = async (): Promise<{ readonly bytes: Buffer; readonly rows: readonly Row[] }> => {
  const sound = openStore(path);
  const asked = models("reasoner:affirmer", "reasoner:oracle");
  await askedRun({ suite: generatedSuite({ limit: 4 }), models: asked }, sound);
  await askedRun({ suite: taskSuite({ tasks: ["proof"], limit: 3 }), models: asked }, sound);
  const run = await sound.findRun("latest");
  const at = "2026-01-01T00:00:00.000Z";
  await sound.nameRun(run, "mine");
  const subject = "reasoner:oracle";
  await sound.annotate({ study: run.id, subject, annotator: "a", answers: { note: "odd" }, at });
  const [call] = await collect(sound.select(run, { fields: ["id", "callHash"] }));
  const batch = { name: "b", run: run.id, subject: 0, calls: 1, setAside: 1, created: at };
  await sound.beginBatch({ ...batch, status: "intended" }, [call!.callHash]);
  await sound.showSession(sampleSession(run.id));
  await sound.close();
  const database = new DatabaseSync(path);
  // One file, without a log beside it.
  database.exec("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE");
  const rows = Object.keys(tables).flatMap((table) =>
    database
      .prepare(`SELECT * FROM ${table} LIMIT 3`)
      .all()
      .map((values) => ({ table, values: { ...values } })),
  );
  database.close();
  return { bytes: readFileSync(path), rows };
};

/** A value of a column as what it holds, where that is JSON. */
const opened = (value: SQLInputValue): Json =>
  typeof value === "string" ? (/^[[{]/.test(value) ? JSON.parse(value) : value) : Number(value);

const closed = (value: Json | undefined, was: SQLInputValue): SQLInputValue =>
  value === undefined
    ? was
    : typeof value === "object" && value !== null
      ? JSON.stringify(value)
      : typeof value === "boolean"
        ? Number(value)
        : value;

/** Writes changed values over a row; false where the database does not take them. */
const overwrite = ({ table, values }: Row, changed: Json): boolean => {
  const database = new DatabaseSync(path);
  try {
    if (typeof changed !== "object" || changed === null || Array.isArray(changed)) return false;
    const names = Object.keys(values);
    database
      .prepare(
        `UPDATE ${table} SET ${names.map((name) => `${name} = ?`).join(", ")} WHERE ${names.map((name) => `${name} IS ?`).join(" AND ")}`,
      )
      .run(...names.map((name) => closed(changed[name], values[name]!)), ...Object.values(values));
    return true;
  } catch {
    return false;
  } finally {
    database.close();
  }
};

const fields: readonly (keyof CallFields)[] = [
  "id",
  "group",
  "key",
  "status",
  "tokensIn",
  "cost",
  "time",
  "outcome",
  "answer",
  "batch",
  "question",
  "tags",
  "prompt",
  "response",
  "verdict",
];

/** Each way to look at a store; the first two are cheap and look at each, the others take turns by chance. */
const looks: readonly ((store: Store) => Promise<unknown>)[] = [
  (store) => store.check(),
  (store) => Promise.all([store.sessions(), store.batches(), store.runs()]),
  async (store) => {
    for (const run of await store.runs()) {
      await collect(store.select(run, { fields, reader: answerReader.name }));
      await collect(store.pending(run, 0));
    }
  },
  (store) => report({ run: "latest" }, { store }),
  async (store) => {
    const seen = view(store);
    for (const { id } of await seen.runs()) await seen.state(id, 10);
  },
  async (store) => {
    const to = openSqliteStore(":memory:", { mode: "write" });
    await copyStore({ from: store, to }).finally(() => to.close());
  },
];

const sound = soundStore();
const cheap = 2;

test(`${times} stores with a changed row, seed ${seed}: each look reads or refuses in words`, async () => {
  const { bytes, rows } = await sound;
  expect(new Set(rows.map(({ table }) => table))).toEqual(new Set(Object.keys(tables)));
  let written = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...rows), changes, fc.nat(), async (row, all, turn) => {
      writeFileSync(path, bytes);
      const values: Json = Object.fromEntries(
        Object.entries(row.values).map(([name, value]) => [name, opened(value)]),
      );
      if (!overwrite(row, all.reduce(oneChange, values))) return;
      written++;
      const store = openSqliteStore(path, { mode: "read" });
      try {
        for (const look of [...looks.slice(0, cheap), looks[cheap + (turn % (looks.length - cheap))]!])
          await look(store).catch((error: unknown) => {
            if (!isTold(error)) throw error;
          });
      } finally {
        await store.close();
      }
    }),
    { numRuns: times, seed },
  );
  expect(written).toBeGreaterThan(times / 4);
}, 3_600_000);

test("calls of a subject that the run lacks are no subject of the viewer", async () => {
  const { bytes } = await sound;
  writeFileSync(path, bytes);
  const changed = new DatabaseSync(path);
  changed.exec("UPDATE calls SET subject = subject + 1354634620 WHERE run = 1 AND ordinal = 2");
  changed.close();
  const store = openSqliteStore(path, { mode: "read" });
  const seen = view(store);
  for (const { id } of await seen.runs()) expect(await seen.state(id)).toBeDefined();
  await store.close();
});
