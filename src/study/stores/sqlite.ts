/**
 * The store in one SQLite file: write-ahead log, every commit on the disk before anybody is told (synchronous
 * FULL), commits in groups, one writing process and any number of readers. Long lists are read page by page,
 * so no reading holds the log back and none holds the whole list.
 */
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { OrganonError } from "#logic";
import { chooseRun } from "../choose-run.ts";
import { runIdOf } from "../plan.ts";
import type { AnsweredCall, PlannedCall, Run, Store, Subject, Tally, VerdictRecord } from "../store.ts";
import { createGroupCommit } from "./group-commit.ts";
import { storeError } from "./sqlite-error.ts";
import {
  itemOf,
  itemValues,
  messagesOf,
  numberIn,
  responseOf,
  responseValues,
  runOf,
  scoreOf,
  subjectOf,
  textIn,
  verdictValues,
  type Row,
} from "./sqlite-rows.ts";
import { applicationId, schema, schemaVersion } from "./sqlite-schema.ts";
import { takeWriterLock } from "./writer-lock.ts";

/** How many rows are read at once. */
const pageSize = 500;

export type SqliteOptions = {
  /** `read` opens an existing store beside a writer; `write` makes the file when there is none. */
  readonly mode: "read" | "write";
};

/** Opens the store at a path, or one in memory (`:memory:`). Throws as `Store` says. */
export const openSqliteStore = (path: string, { mode }: SqliteOptions): Store => {
  const inMemory = path === ":memory:";
  if (!inMemory && mode === "read" && !existsSync(path))
    throw new OrganonError("misuse", `there is no store at ${path}`, {
      hint: "make one with organon run, or name another with --store",
    });
  if (!inMemory && mode === "write") makeDirectory(path);
  const lock = inMemory || mode === "read" ? undefined : takeWriterLock(path);
  try {
    const database = openDatabase(path, mode);
    return sqliteStore(path, database, () => lock?.release());
  } catch (error) {
    lock?.release();
    throw storeError(path, error);
  }
};

const makeDirectory = (path: string): void => {
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new OrganonError("misuse", `no store can be made at ${path}: ${why}`, {
      hint: "name a file in a directory that may be written with --store",
    });
  }
};

const openDatabase = (path: string, mode: SqliteOptions["mode"]): DatabaseSync => {
  const database = new DatabaseSync(path, { timeout: 5000 });
  try {
    const pragma = (name: string): number => numberIn(database.prepare(`PRAGMA ${name}`).get() ?? {}, name);
    const version = pragma("user_version");
    const isNew =
      version === 0 &&
      numberIn(database.prepare("SELECT count(*) AS n FROM sqlite_schema").get() ?? {}, "n") === 0;
    if (!isNew && pragma("application_id") !== applicationId)
      throw new OrganonError("misuse", `${path} is a database of another program`, {
        hint: "name another file with --store",
      });
    if (version > schemaVersion)
      throw new OrganonError("misuse", `the store ${path} was written by a newer organon`, {
        hint: "install that version to read it",
      });
    database.exec("PRAGMA synchronous = FULL");
    if (mode === "read") database.exec("PRAGMA query_only = TRUE");
    else if (isNew) database.exec(`PRAGMA journal_mode = WAL; BEGIN; ${schema} COMMIT`);
    else database.exec("PRAGMA journal_mode = WAL");
    if (isNew && mode === "read")
      throw new OrganonError("misuse", `the store ${path} is empty`, { hint: "fill it with organon run" });
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

const callColumns = "c.ordinal, c.subject, c.epoch, c.key, i.json";
const callJoin = "FROM calls c JOIN items i ON i.id = c.item";
const itemColumns = "id, logic, category, rule, base, extension, kind, length, label, json";
const responseColumns =
  "key, item, model, parameters, epoch, prompt, status, text, thinking, finish_reason, " +
  "tokens_in, tokens_out, tokens_thinking, tokens_cached, cost, attempts, served_model, time";
/** A failed response gives way, and its attempts stay in front of the new ones; any other stays. */
const recordResponse = `
INSERT INTO responses (${responseColumns}) VALUES (${"?, ".repeat(17)}?)
ON CONFLICT (key) DO UPDATE SET
  status = excluded.status, text = excluded.text, thinking = excluded.thinking,
  finish_reason = excluded.finish_reason, tokens_in = excluded.tokens_in, tokens_out = excluded.tokens_out,
  tokens_thinking = excluded.tokens_thinking, tokens_cached = excluded.tokens_cached, cost = excluded.cost,
  attempts = (SELECT json_group_array(json(value)) FROM (
    SELECT value FROM json_each(responses.attempts) UNION ALL SELECT value FROM json_each(excluded.attempts))),
  served_model = excluded.served_model, time = excluded.time
WHERE responses.status = 'failed'`;

const sqliteStore = (path: string, database: DatabaseSync, release: () => void): Store => {
  const group = createGroupCommit(database, (error) => storeError(path, error));
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const made = database.prepare(sql);
    statements.set(sql, made);
    return made;
  };
  const guard = <Value>(work: () => Value): Value => {
    try {
      return work();
    } catch (error) {
      throw storeError(path, error);
    }
  };
  const run = (sql: string, ...values: SQLInputValue[]): number =>
    Number(prepare(sql).run(...values).changes);
  const all = (sql: string, ...values: SQLInputValue[]): readonly Row[] =>
    guard(() => prepare(sql).all(...values));
  const numberOf = (id: string): number => {
    const row = all("SELECT number FROM runs WHERE id = ?", id)[0];
    if (row === undefined) throw new OrganonError("bug/store", `the run ${id} is not in ${path}`);
    return numberIn(row, "number");
  };

  const readRun = (row: Row): Run =>
    runOf(
      row,
      all("SELECT * FROM subjects WHERE run = ? ORDER BY ordinal", numberIn(row, "number")).map(subjectOf),
    );

  const listRuns = (): readonly Run[] =>
    all("SELECT * FROM runs ORDER BY touched DESC, number DESC").map(readRun);

  /** Pages through the calls of a run by their places; `where` may use the responses `r`. */
  async function* pages(
    number: number,
    subject: number,
    select: string,
    ...values: SQLInputValue[]
  ): AsyncGenerator<Row> {
    let after = -1;
    for (;;) {
      const rows = all(
        `${select} AND c.run = ? AND c.subject = ? AND c.ordinal > ? ORDER BY c.ordinal LIMIT ${pageSize}`,
        ...values,
        number,
        subject,
        after,
      );
      yield* rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < pageSize) return;
      after = numberIn(last, "ordinal");
    }
  }

  async function* answeredCalls(
    run: Run,
    where: string,
    ...values: SQLInputValue[]
  ): AsyncGenerator<AnsweredCall> {
    const select = `SELECT ${callColumns}, r.* ${callJoin} JOIN responses r ON r.key = c.key WHERE ${where}`;
    const number = numberOf(run.id);
    for (const subject of run.subjects.keys())
      for await (const row of pages(number, subject, select, ...values))
        yield { ...callOf(row), response: guard(() => responseOf(row)) };
  }

  const writeVerdict = (verdict: VerdictRecord): void => {
    run("INSERT OR REPLACE INTO verdicts VALUES (?, ?, ?, ?, ?, ?)", ...verdictValues(verdict));
  };

  return {
    location: path,
    openRun: async (plan, subjects, at) => {
      const id = runIdOf(plan);
      await group.write(() => {
        const isNew =
          run(
            "INSERT OR IGNORE INTO runs (id, plan, created, touched, planned) VALUES (?, ?, ?, ?, 0)",
            id,
            JSON.stringify(plan),
            at,
            at,
          ) === 1;
        run("UPDATE runs SET touched = ? WHERE id = ?", at, id);
        if (isNew)
          subjects.forEach((subject, ordinal) =>
            run(
              "INSERT INTO subjects VALUES (?, ?, ?, ?, ?, ?, ?)",
              numberOf(id),
              ordinal,
              ...subjectValues(subject),
            ),
          );
      });
      return readRun(all("SELECT * FROM runs WHERE id = ?", id)[0] ?? {});
    },
    addCalls: async (planned, calls) => {
      await group.write(() => {
        const number = numberOf(planned.id);
        for (const { item, subject, ordinal, epoch, key } of calls) {
          run(
            `INSERT OR IGNORE INTO items (${itemColumns}) VALUES (${"?, ".repeat(9)}?)`,
            ...itemValues(item),
          );
          run(
            "INSERT OR IGNORE INTO calls VALUES (?, ?, ?, ?, ?, ?)",
            number,
            subject,
            ordinal,
            item.id,
            epoch,
            key,
          );
        }
      });
    },
    closePlan: (planned) =>
      group.write(() => void run("UPDATE runs SET planned = 1 WHERE id = ?", planned.id)),

    findRun: async (reference) => chooseRun(reference, listRuns(), path),
    runs: async () => listRuns(),
    items: async function* (of) {
      const select = `SELECT ${callColumns} ${callJoin} WHERE c.epoch = 0`;
      for await (const row of pages(numberOf(of.id), 0, select)) yield guard(() => itemOf(row));
    },
    pending: async function* (of, subject) {
      const select =
        `SELECT ${callColumns}, r.status ${callJoin} LEFT JOIN responses r ON r.key = c.key ` +
        "WHERE (r.key IS NULL OR r.status = 'failed')";
      for await (const row of pages(numberOf(of.id), subject, select))
        yield guard(() => ({ ...callOf(row), failedBefore: row["status"] === "failed" }));
    },
    answered: (of) => answeredCalls(of, "TRUE"),
    unjudged: (of, reader) =>
      answeredCalls(of, "NOT EXISTS (SELECT 1 FROM verdicts v WHERE v.key = c.key AND v.reader = ?)", reader),
    tally: async (of) => {
      const rows = all(
        "SELECT c.subject, coalesce(r.status, 'missing') AS status, count(*) AS n " +
          "FROM calls c LEFT JOIN responses r ON r.key = c.key WHERE c.run = ? GROUP BY 1, 2",
        numberOf(of.id),
      );
      return of.subjects.map((_, subject) => tallyOf(rows.filter((row) => row["subject"] === subject)));
    },
    tokens: async (of, subject) => {
      const row = all(
        "SELECT coalesce(sum(r.tokens_in), 0) AS tokens_in, coalesce(sum(r.tokens_out), 0) AS tokens_out " +
          "FROM calls c JOIN responses r ON r.key = c.key WHERE c.run = ? AND c.subject = ?",
        numberOf(of.id),
        of.subjects.findIndex(({ id }) => id === subject),
      )[0];
      if (row === undefined) return { tokensIn: 0, tokensOut: 0 };
      return { tokensIn: numberIn(row, "tokens_in"), tokensOut: numberIn(row, "tokens_out") };
    },
    scores: async function* (of, reader) {
      const select =
        "SELECT c.ordinal, c.item, c.epoch, i.logic, i.category, i.rule, i.base, i.extension, i.kind, i.length, i.label, " +
        `v.outcome, v.answer, v.span_start, v.span_end ${callJoin} ` +
        "JOIN verdicts v ON v.key = c.key WHERE v.reader = ?";
      const number = numberOf(of.id);
      for (const [subject, { id }] of of.subjects.entries())
        for await (const row of pages(number, subject, select, reader)) yield guard(() => scoreOf(row, id));
    },
    prompt: async (key) => {
      const row = all(
        "SELECT p.messages FROM responses r JOIN prompts p ON p.hash = r.prompt WHERE r.key = ?",
        key,
      )[0];
      return row === undefined ? undefined : { messages: guard(() => messagesOf(row)) };
    },

    record: (record, verdict) => {
      const values = responseValues(record);
      return group.write(() => {
        if (run(recordResponse, ...values) === 0) return;
        run(
          "INSERT OR IGNORE INTO prompts VALUES (?, ?)",
          values[5] ?? null,
          JSON.stringify(record.prompt.messages),
        );
        run("DELETE FROM verdicts WHERE key = ?", record.key);
        if (verdict !== undefined) writeVerdict(verdict);
      });
    },
    judge: (verdicts) => group.write(() => verdicts.forEach(writeVerdict)),
    close: async () => {
      group.flush();
      if (database.isOpen) database.close();
      release();
    },
  };
};

const subjectValues = (subject: Subject): SQLInputValue[] => [
  subject.id,
  subject.provider,
  subject.model,
  subject.organisation,
  JSON.stringify(subject.parameters),
];

const callOf = (row: Row): PlannedCall => ({
  item: itemOf(row),
  subject: numberIn(row, "subject"),
  ordinal: numberIn(row, "ordinal"),
  epoch: numberIn(row, "epoch"),
  key: textIn(row, "key"),
});

const tallyOf = (rows: readonly Row[]): Tally => {
  const count = (status: string): number =>
    rows.reduce((sum, row) => (row["status"] === status ? sum + numberIn(row, "n") : sum), 0);
  return {
    planned: rows.reduce((sum, row) => sum + numberIn(row, "n"), 0),
    missing: count("missing"),
    answered: count("answered"),
    refused: count("refused"),
    truncated: count("truncated"),
    failed: count("failed"),
  };
};
