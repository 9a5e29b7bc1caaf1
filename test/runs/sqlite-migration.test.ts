/**
 * Stores of earlier versions: whoever opens one brings it up to date, once, and nothing is lost. The store of version 2 was
 * written by the last version that wrote such stores, and its numbers are what that version counted.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anySuite } from "../../src/items/suite.ts";
import { openSqliteStore, rescueStore, runIdOf, type RunPlan } from "#runs";
import { collect, sampleItems, samplePlan } from "./sample.ts";

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "organon-migration-"));
});
afterAll(() => rmSync(directory, { recursive: true }));

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

/** A plan as versions 1 and 2 stored it. */
const oldPlan = {
  models: ["a"],
  suite: { kind: "file", hash: "h", file: "suite.jsonl" },
  prompt: { style: "direct" },
  epochs: 1,
};

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
      insert("runs", 1, "abc", JSON.stringify(oldPlan), "2026-01-01", "2026-01-01", 1);
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
      expect(run.plan.suite).toEqual(oldPlan.suite);
      expect((await collect(store.pending(run, 0))).map(({ callHash }) => callHash)).toEqual(["key-1"]);
      const answered = await collect(store.answered(run));
      expect(answered.map(({ callHash, response }) => [callHash, response.text])).toEqual([
        ["key-0", "Yes."],
      ]);
      expect(
        (await collect(store.scores(run, "r"))).map(({ questionId, verdict }) => [
          questionId,
          verdict.outcome,
        ]),
      ).toEqual([["item-0", "incorrect"]]);
      expect(await store.prompt("key-0")).toEqual({ messages: [{ role: "user", content: "?" }] });
      expect(await store.check()).toEqual([]);
      await store.close();
    },
  );
});

const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, "fixtures", name));

type Counted = {
  readonly id: string;
  readonly answered: readonly number[];
  readonly planned: readonly number[];
  readonly correct: readonly number[];
  readonly firstCall: string;
  readonly steadiness: object;
};
const counted: readonly Counted[] = JSON.parse(fixture("version-2.json").toString());

describe("a store of version 2", () => {
  const old = (name: string): string => {
    const path = join(directory, name);
    writeFileSync(path, gunzipSync(fixture("version-2.sqlite.gz")));
    return path;
  };

  it.each(["read", "write"] as const)("counts what it counted, run by run (%s)", async (mode) => {
    const store = openSqliteStore(old(`counted-${mode}.sqlite`), { mode });
    for (const { id, answered, planned, correct, firstCall, steadiness } of counted) {
      const run = await store.findRun(id);
      const tally = await store.tally(run);
      expect([tally.map((one) => one.answered), tally.map((one) => one.planned)]).toEqual([
        answered,
        planned,
      ]);
      const scores = await collect(store.scores(run, "answer-1"));
      const isCorrect = run.subjects.map(
        (subject) =>
          scores.filter(({ model, verdict }) => model === subject.id && verdict.outcome === "correct").length,
      );
      expect(isCorrect).toEqual(correct);
      const groups = await collect(store.scoreGroups(run, "answer-1"));
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(scores.length);
      expect((await collect(store.answered(run)))[0]?.callHash).toBe(firstCall);
      expect(await store.steadiness(run, "answer-1", run.subjects[0]?.id ?? "")).toMatchObject(steadiness);
    }
    expect(await store.check()).toEqual([]);
    await store.close();
  });

  it("goes on where it was: each plan finds its run, and no call is left to ask", async () => {
    const store = openSqliteStore(old("continued.sqlite"), { mode: "write" });
    for (const { id } of counted) {
      const run = await store.findRun(id);
      expect(run.id).toBe(runIdOf(run.plan));
      expect(anySuite(run.plan.suite)).toEqual(run.plan.suite);
      const again = await store.openRun(run.plan, run.subjects, "2027-01-01T00:00:00.000Z");
      expect(again).toMatchObject({ id: run.id, planned: true });
      for (const subject of run.subjects.keys())
        expect(await collect(store.pending(again, subject))).toEqual([]);
    }
    expect(await store.runs()).toHaveLength(counted.length);
    await store.close();
  });

  it("a plan that is written down today is the plan of a run of then", async () => {
    const store = openSqliteStore(old("plan.sqlite"), { mode: "read" });
    const plan: RunPlan = {
      models: ["reasoner:affirmer"],
      suite: {
        kind: "lengths",
        version: "0.1.0",
        profile: "paper",
        seed: 1,
        style: "plain",
        lexicon: "everyday",
        lengths: [1, 2],
        perLength: 2,
      },
      prompt: { style: "direct" },
      epochs: 1,
    };
    expect((await store.findRun(runIdOf(plan))).id).toBe((await store.findRun("fe1ae0f66bd1")).id);
    await store.close();
  });

  it("keys and tags are those of its questions, whatever they ask", async () => {
    const store = openSqliteStore(old("tags.sqlite"), { mode: "read" });
    for (const run of await store.runs()) {
      const questions = new Map(
        (await collect(store.answered(run))).map(({ question }) => [question.id, question]),
      );
      for (const score of await collect(store.scores(run, "answer-1"))) {
        const question = questions.get(score.questionId);
        expect([score.tags, score.key, score.group]).toEqual([
          question?.tags,
          question?.key.join(","),
          question?.group,
        ]);
      }
    }
    await store.close();
  });

  it("one that cannot be brought up to date is named and left as it was", () => {
    const path = old("strange.sqlite");
    const database = new DatabaseSync(path);
    database.exec(`UPDATE runs SET plan = json_set(plan, '$.suite.kind', 'strange') WHERE number = 3`);
    database.close();
    const before = contents(path);
    expect(() => openSqliteStore(path, { mode: "write" })).toThrow(
      expect.objectContaining({ code: "misuse", message: expect.stringContaining(path) }),
    );
    expect(contents(path)).toEqual(before);
  });

  it("a damaged one is rescued into one of this version", async () => {
    const [path, copy] = [old("damaged.sqlite"), join(directory, "copy.sqlite")];
    expect(rescueStore(path, copy)["responses"]).toEqual({ rows: 42, lost: 0 });
    const store = openSqliteStore(copy, { mode: "read" });
    for (const { id, answered } of counted)
      expect((await store.tally(await store.findRun(id))).map((one) => one.answered)).toEqual(answered);
    await store.close();
  });
});

/** Everything that a database says. */
const contents = (path: string): unknown => {
  const database = new DatabaseSync(path, { readOnly: true });
  const tables = database.prepare("SELECT name, sql FROM sqlite_schema ORDER BY name").all();
  const rows = tables
    .filter(({ sql }) => String(sql).startsWith("CREATE TABLE"))
    .map(({ name }) => database.prepare(`SELECT * FROM ${String(name)}`).all());
  const version = database.prepare("PRAGMA user_version").all();
  database.close();
  return { tables, rows, version };
};

describe("a store of version 3", () => {
  it("is given what later versions keep, and loses nothing", async () => {
    const path = join(directory, "third.sqlite");
    const made = openSqliteStore(path, { mode: "write" });
    await made.openRun(samplePlan(["a"]), [], "2026-01-01");
    await made.close();
    const old = new DatabaseSync(path);
    old.exec(`ALTER TABLE responses DROP COLUMN logprobs; DROP TABLE batches; DROP TABLE batch_calls;
      PRAGMA user_version = 3`);
    old.close();
    const store = openSqliteStore(path, { mode: "read" });
    expect(await store.runs()).toHaveLength(1);
    expect(await store.batches()).toEqual([]);
    await store.close();
  });
});
