/**
 * The store in one SQLite file: write-ahead log, every commit on the disk before anybody is told (synchronous
 * FULL), commits in groups, one writing process and any number of readers. Long lists are read page by page,
 * so no reading holds the log back and none holds the whole list. Longer than most files because it is one contract
 * over one set of tables: each method is a statement or two.
 */
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { AskedItem } from "#items";
import { OrganonError } from "#logic";
import { chooseRun } from "../choose-run.ts";
import { promptHash, runIdOf } from "../plan.ts";
import type { AnsweredCall, PlannedCall, Run, Store, Subject, Tally, VerdictRecord } from "../store.ts";
import { createGroupCommit } from "./group-commit.ts";
import { storeError } from "./sqlite-error.ts";
import {
  itemOf,
  leafColumns,
  leafValues,
  messagesOf,
  numberIn,
  outcomeIn,
  responseColumns,
  responseOf,
  responseValues,
  runOf,
  scoreOf,
  subjectOf,
  textIn,
  verdictOf,
  verdictValues,
  type Row,
} from "./sqlite-rows.ts";
import { applicationId, fromVersion1, schema, schemaVersion } from "./sqlite-schema.ts";
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
  if (mode === "read") requireStore(path);
  if (!inMemory && mode === "write") makeDirectory(path);
  if (!inMemory && mode === "read") bringUpToDate(path);
  const lock = inMemory || mode === "read" ? undefined : takeWriterLock(path);
  try {
    const database = openDatabase(path, mode);
    return sqliteStore(path, database, () => lock?.release());
  } catch (error) {
    lock?.release();
    throw storeError(path, error);
  }
};

/** Throws misuse where there is no store. */
export const requireStore = (path: string): void => {
  if (path !== ":memory:" && !existsSync(path))
    throw new OrganonError("misuse", `there is no store at ${path}`, {
      hint: "make one with organon run, or name another with --store",
    });
};

/** A store of an older version is rewritten once, by whoever meets it first, also one that only wants to read. */
const bringUpToDate = (path: string): void => {
  let version: number;
  try {
    const database = new DatabaseSync(path, { readOnly: true });
    version = numberIn(database.prepare("PRAGMA user_version").get() ?? {}, "user_version");
    database.close();
  } catch {
    // Whatever is wrong with it is told by the opening proper.
    return;
  }
  if (version > 0 && version < schemaVersion) void openSqliteStore(path, { mode: "write" }).close();
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
    const isOld = !isNew && version < schemaVersion;
    // A log of 32 MB between checkpoints: pages that change often are written back once.
    database.exec("PRAGMA synchronous = FULL; PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 8000");
    if (mode === "read") database.exec("PRAGMA query_only = TRUE");
    else if (isNew) database.exec(`PRAGMA journal_mode = WAL; BEGIN; ${schema} COMMIT`);
    else if (isOld) database.exec(`PRAGMA journal_mode = WAL; BEGIN; ${fromVersion1} COMMIT`);
    else database.exec("PRAGMA journal_mode = WAL");
    if (isNew && mode === "read")
      throw new OrganonError("misuse", `the store ${path} is empty`, { hint: "fill it with organon run" });
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

const callColumns = "c.ordinal, c.subject, c.epoch, k.key, i.json";
const callJoin = "FROM calls c JOIN keys k ON k.number = c.call JOIN items i ON i.number = c.item";
const marks = (columns: string): string => columns.replaceAll(/\w+/g, "?");
const insertResponse = `INSERT OR IGNORE INTO responses (call, ${responseColumns}) VALUES (?, ${marks(responseColumns)})`;
/** A failed response gives way, and its attempts stay in front of the new ones; any other stays. */
const replaceFailure = `
UPDATE responses SET attempts = (SELECT json_group_array(json(value)) FROM (
    SELECT value FROM json_each(responses.attempts) UNION ALL SELECT value FROM json_each(?1))),
  status = ?2, tokens_in = ?3, tokens_out = ?4, tokens_thinking = ?5, tokens_cached = ?6, cost = ?7, text = ?8,
  thinking = ?9, finish_reason = ?10, served_model = ?11, time = ?12
WHERE call = ?13 AND status = 'failed'`;

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

  /** The number of a key, given to it now if it has none. Within a transaction. */
  const numberOfKey = (key: string): number => {
    const known = prepare("SELECT number FROM keys WHERE key = ?").get(key);
    if (known !== undefined) return numberIn(known, "number");
    return Number(prepare("INSERT INTO keys (key) VALUES (?)").run(key).lastInsertRowid);
  };

  /** The numbers of an item and of its leaf, stored now if they are new. Within a transaction. */
  const numbersOfItem = (item: AskedItem): { readonly item: number; readonly leaf: number } => {
    const known = prepare("SELECT number, leaf FROM items WHERE id = ?").get(item.id);
    if (known !== undefined) return { item: numberIn(known, "number"), leaf: numberIn(known, "leaf") };
    const values = leafValues(item);
    run(`INSERT OR IGNORE INTO leaves (${leafColumns}) VALUES (${marks(leafColumns)})`, ...values);
    const where = leafColumns.replaceAll(/\w+/g, "$& = ?").replaceAll(",", " AND");
    const leaf = numberIn(prepare(`SELECT number FROM leaves WHERE ${where}`).get(...values) ?? {}, "number");
    const added = prepare("INSERT INTO items (id, leaf, json) VALUES (?, ?, ?)");
    return { item: Number(added.run(item.id, leaf, JSON.stringify(item)).lastInsertRowid), leaf };
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
    const select = `SELECT ${callColumns}, r.* ${callJoin} JOIN responses r ON r.call = c.call WHERE ${where}`;
    const number = numberOf(run.id);
    for (const subject of run.subjects.keys())
      for await (const row of pages(number, subject, select, ...values))
        yield { ...callOf(row), response: guard(() => responseOf(row)) };
  }

  const replaceFailed = (call: number, values: readonly SQLInputValue[]): number => {
    const names = responseColumns.split(", ");
    const value = (name: string): SQLInputValue => values[names.indexOf(name)] ?? null;
    const set = (
      "attempts status tokens_in tokens_out tokens_thinking tokens_cached cost text thinking finish_reason " +
      "served_model time"
    ).split(" ");
    return run(replaceFailure, ...set.map(value), call);
  };

  const writeVerdict = (verdict: VerdictRecord): void => {
    const call = numberOfKey(verdict.key);
    run("INSERT OR REPLACE INTO verdicts VALUES (?, ?, ?, ?, ?, ?)", call, ...verdictValues(verdict));
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
        let last: { readonly id: string; readonly numbers: ReturnType<typeof numbersOfItem> } | undefined;
        for (const { item, subject, ordinal, epoch, key } of calls) {
          // The calls on one item stand side by side.
          if (last?.id !== item.id) last = { id: item.id, numbers: numbersOfItem(item) };
          const { leaf, item: itemNumber } = last.numbers;
          run(
            "INSERT OR IGNORE INTO calls (run, subject, ordinal, call, leaf, item, epoch) VALUES (?, ?, ?, ?, ?, ?, ?)",
            number,
            subject,
            ordinal,
            numberOfKey(key),
            leaf,
            itemNumber,
            epoch,
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
    isAnswered: async (key) =>
      all(
        "SELECT 1 FROM keys k JOIN responses r ON r.call = k.number WHERE k.key = ? AND r.status <> 'failed'",
        key,
      ).length > 0,
    pending: async function* (of, subject) {
      const select =
        `SELECT ${callColumns}, r.status ${callJoin} LEFT JOIN responses r ON r.call = c.call ` +
        "WHERE (r.call IS NULL OR r.status = 'failed')";
      for await (const row of pages(numberOf(of.id), subject, select))
        yield guard(() => ({ ...callOf(row), failedBefore: row["status"] === "failed" }));
    },
    answered: (of) => answeredCalls(of, "TRUE"),
    unjudged: (of, reader) =>
      answeredCalls(
        of,
        "NOT EXISTS (SELECT 1 FROM verdicts v WHERE v.call = c.call AND v.reader = ?)",
        reader,
      ),
    planned: async (of) => {
      const rows = all("SELECT subject, count(*) AS n FROM calls WHERE run = ? GROUP BY 1", numberOf(of.id));
      return of.subjects.map((_, subject) => {
        const row = rows.find((candidate) => candidate["subject"] === subject);
        return row === undefined ? 0 : numberIn(row, "n");
      });
    },
    tally: async (of) => {
      const rows = all(
        "SELECT c.subject, coalesce(r.status, 'missing') AS status, count(*) AS n " +
          "FROM calls c LEFT JOIN responses r ON r.call = c.call WHERE c.run = ? GROUP BY 1, 2",
        numberOf(of.id),
      );
      return of.subjects.map((_, subject) => tallyOf(rows.filter((row) => row["subject"] === subject)));
    },
    tokens: async (of, subject) => {
      const row = all(
        "SELECT coalesce(sum(r.tokens_in), 0) AS tokens_in, coalesce(sum(r.tokens_out), 0) AS tokens_out, " +
          "coalesce(sum(r.cost), 0) AS usd, sum(r.cost IS NULL AND r.status <> 'failed') AS unpriced " +
          "FROM calls c JOIN responses r ON r.call = c.call WHERE c.run = ? AND c.subject = ?",
        numberOf(of.id),
        of.subjects.findIndex(({ id }) => id === subject),
      )[0];
      return {
        tokensIn: numberIn(row ?? {}, "tokens_in"),
        tokensOut: numberIn(row ?? {}, "tokens_out"),
        usd: row?.["unpriced"] === 0 ? numberIn(row, "usd") : null,
      };
    },
    cachedTokens: async (of, subject) => {
      const row = all(
        "SELECT coalesce(sum(min(r.tokens_cached, r.tokens_in)), 0) AS n " +
          "FROM calls c JOIN responses r ON r.call = c.call WHERE c.run = ? AND c.subject = ?",
        numberOf(of.id),
        of.subjects.findIndex(({ id }) => id === subject),
      )[0];
      return numberIn(row ?? {}, "n");
    },
    scores: async function* (of, reader) {
      const select =
        `SELECT c.ordinal, i.id AS item, c.epoch, ${leafColumns}, v.outcome, v.answer, v.span_start, v.span_end ` +
        "FROM calls c JOIN items i ON i.number = c.item JOIN leaves l ON l.number = c.leaf " +
        "JOIN verdicts v ON v.call = c.call WHERE v.reader = ?";
      const number = numberOf(of.id);
      for (const [subject, { id }] of of.subjects.entries())
        for await (const row of pages(number, subject, select, reader)) yield guard(() => scoreOf(row, id));
    },
    scoreGroups: async function* (of, reader) {
      // Of several columns beside a lone min() SQLite takes those of the row with the least: the first call's item.
      const select =
        "WITH g AS (SELECT c.leaf, v.outcome, v.answer, count(*) AS n, min(c.ordinal) AS ordinal, c.item, c.epoch " +
        "FROM calls c JOIN verdicts v ON v.call = c.call AND v.reader = ? WHERE c.run = ? AND c.subject = ? " +
        `GROUP BY c.leaf, v.outcome, v.answer) SELECT g.*, i.id AS item, ${leafColumns}, ` +
        "NULL AS span_start, NULL AS span_end FROM g JOIN leaves l ON l.number = g.leaf JOIN items i ON i.number = g.item " +
        "ORDER BY g.ordinal";
      const number = numberOf(of.id);
      for (const [subject, { id }] of of.subjects.entries())
        for (const row of all(select, reader, number, subject))
          yield guard(() => ({ score: scoreOf(row, id), count: numberIn(row, "n") }));
    },
    readings: async (of, subject, reader, other) => {
      const values = [numberOf(of.id), of.subjects.findIndex(({ id }) => id === subject)];
      // A reader that judged a run judged it from its first calls on: those tell, without a look at a million others.
      const judged =
        "SELECT 1 FROM (SELECT call FROM calls WHERE run = ? AND subject = ? ORDER BY ordinal LIMIT 1000) c " +
        "JOIN verdicts v ON v.call = c.call AND v.reader = ? LIMIT 1";
      if (all(judged, ...values, reader).length === 0) return [];
      const pairs =
        "SELECT v.outcome, o.outcome AS other, count(*) AS n FROM calls c " +
        "JOIN verdicts v ON v.call = c.call AND v.reader = ?3 JOIN verdicts o ON o.call = c.call AND o.reader = ?4 " +
        "WHERE c.run = ?1 AND c.subject = ?2 GROUP BY 1, 2 ORDER BY 1, 2";
      return all(pairs, ...values, reader, other).map((row) =>
        guard(() => ({
          outcome: outcomeIn(row, "outcome"),
          other: outcomeIn(row, "other"),
          count: numberIn(row, "n"),
        })),
      );
    },
    disagreements: async function* (of, reader, other) {
      const verdict = (table: string, prefix: string): string =>
        ["outcome", "answer", "span_start", "span_end"]
          .map((column) => `${table}.${column} AS ${prefix}${column}`)
          .join(", ");
      const select =
        `SELECT ${callColumns}, r.*, ${verdict("v", "this_")}, ${verdict("o", "other_")} ${callJoin} ` +
        "JOIN responses r ON r.call = c.call JOIN verdicts v ON v.call = c.call AND v.reader = ? " +
        "JOIN verdicts o ON o.call = c.call AND o.reader = ? WHERE v.outcome <> o.outcome";
      const number = numberOf(of.id);
      for (const subject of of.subjects.keys())
        for await (const row of pages(number, subject, select, reader, other))
          yield guard(() => ({
            ...callOf(row),
            response: responseOf(row),
            verdict: verdictOf(row, "this_"),
            other: verdictOf(row, "other_"),
          }));
    },
    steadiness: async (of, reader, subject) => {
      const place = of.subjects.findIndex(({ id }) => id === subject);
      // One pass over the calls; what is left of it, a row an item, is gone through twice.
      const perItem =
        "WITH t AS MATERIALIZED (SELECT c.item, sum(v.answer = 'yes') AS yes, sum(v.answer = 'no') AS no " +
        "FROM calls c JOIN verdicts v ON v.call = c.call AND v.reader = ? " +
        "WHERE c.run = ? AND c.subject = ? AND v.answer IS NOT NULL GROUP BY c.item HAVING count(*) > 1), " +
        "sums AS (SELECT count(*) AS items, coalesce(sum(yes > 0 AND no > 0), 0) AS flipped FROM t), " +
        "unsteady AS (SELECT i.id, yes, no, 1.0 * min(yes, no) / (yes + no) AS rate FROM t " +
        "JOIN items i ON i.number = t.item WHERE yes > 0 AND no > 0 ORDER BY rate DESC, i.id LIMIT 100) " +
        "SELECT sums.items, sums.flipped, u.* FROM sums LEFT JOIN unsteady u ON TRUE ORDER BY u.rate DESC, u.id";
      const rows = all(perItem, reader, numberOf(of.id), place);
      return {
        items: numberIn(rows[0] ?? {}, "items"),
        flipped: numberIn(rows[0] ?? {}, "flipped"),
        examples: rows
          .filter((row) => row["id"] !== null)
          .map((row) => ({
            itemId: textIn(row, "id"),
            yes: numberIn(row, "yes"),
            no: numberIn(row, "no"),
            rate: numberIn(row, "rate"),
          })),
      };
    },
    prompt: async (key) => {
      const row = all(
        "SELECT p.messages FROM keys k JOIN responses r ON r.call = k.number JOIN prompts p ON p.hash = r.prompt " +
          "WHERE k.key = ?",
        key,
      )[0];
      return row === undefined ? undefined : { messages: guard(() => messagesOf(row)) };
    },

    record: (record, verdict) => {
      const hash = promptHash(record.prompt);
      const values = responseValues(record, hash);
      const messages = JSON.stringify(record.prompt.messages);
      return group.write(() => {
        const call = numberOfKey(record.key);
        if (run(insertResponse, call, ...values) === 0) {
          if (replaceFailed(call, values) === 0) return;
          run("DELETE FROM verdicts WHERE call = ?", call);
        }
        run("INSERT OR IGNORE INTO prompts VALUES (?, ?)", hash, messages);
        if (verdict !== undefined) writeVerdict(verdict);
      });
    },
    judge: (verdicts) => group.write(() => verdicts.forEach(writeVerdict)),
    check: async () => {
      const lines = all("PRAGMA quick_check").map((row) => textIn(row, "quick_check"));
      return lines.length === 1 && lines[0] === "ok" ? [] : lines;
    },
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
