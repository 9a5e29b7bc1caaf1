/**
 * Copies the readable rows of a damaged store to a new one. Tables are read by row number, in ranges. An unreadable
 * range is halved down to single rows, which are skipped and counted. The damaged file is only read.
 */
import { existsSync } from "node:fs";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { misuse } from "#logic/error";
import { storeError } from "./sqlite-error.ts";
import { openPrivately } from "./sqlite-file.ts";
import { olderStore, schema } from "./sqlite-schema.ts";
import { tables } from "./schema.ts";
import {
  attemptsOf,
  logprobsOf,
  messagesOf,
  outcomeOf,
  parametersOf,
  planIn,
  questionOf,
  statusOf,
  tagsOf,
} from "./rows.ts";

/** Copied rows and unreadable rows of each table, and what else the file holds or lacks. */
type Rescued = {
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly lost: number }>>;
  readonly leftOut: readonly string[];
};

/** The column that identifies a table's rows if it is not the row number; `calls` also depends on the subject. */
const numbers: Readonly<Record<string, string>> = { subjects: "run", calls: "ordinal", verdicts: "call" };

/**
 * Deletes the rows that refer to lost rows. All runs are planned again, which adds missing rows and leaves the
 * others. The hashes of calls are known from the responses.
 */
const mend = `
DELETE FROM subjects WHERE id NOT IN
  (SELECT m.value FROM runs r, json_each(r.plan, '$.models') m WHERE r.number = subjects.run);
DELETE FROM runs WHERE json_array_length(plan, '$.models') <> (SELECT count(*) FROM subjects WHERE run = number);
DELETE FROM subjects WHERE run NOT IN (SELECT number FROM runs);
DELETE FROM run_aliases WHERE run NOT IN (SELECT number FROM runs);
DELETE FROM batches WHERE run NOT IN (SELECT number FROM runs);
DELETE FROM batch_calls WHERE batch NOT IN (SELECT number FROM batches);
INSERT OR IGNORE INTO call_hashes SELECT call, call_hash FROM responses;
DELETE FROM verdicts WHERE call NOT IN (SELECT call FROM responses);
DELETE FROM questions WHERE tag_set NOT IN (SELECT number FROM tag_sets);
DELETE FROM calls WHERE question NOT IN (SELECT number FROM questions) OR call NOT IN (SELECT number FROM call_hashes)
  OR tag_set NOT IN (SELECT number FROM tag_sets) OR run NOT IN (SELECT number FROM runs);
UPDATE runs SET planned = 0;
`;

/** The limit of row numbers tried if the table's end can't be read. */
const farthest = 2 ** 31;

/** Copies the readable rows of the store at `from` to a new one at `to`. Throws misuse if there are none, or if `to` exists. */
export const rescueStore = (from: string, to: string): Rescued => {
  if (!existsSync(from)) throw misuse(`there is no store at ${from}`);
  if (existsSync(to)) throw misuse(`${to} exists already`, "name a file that does not");
  const { source, copied, leftOut } = openDamaged(from);
  const target = openPrivately(to);
  target.exec(`PRAGMA journal_mode = WAL; BEGIN; ${schema}`);
  const rescued: Record<string, { rows: number; lost: number }> = {};
  try {
    for (const table of copied) {
      const number = numbers[table] ?? "rowid";
      const count = { rows: 0, lost: 0 };
      rescued[table] = count;
      const insertRow = (row: Record<string, SQLOutputValue>): void => {
        if (!isSound(table, row)) {
          count.lost += 1;
          return;
        }
        const columns = Object.entries(tables).find(([own]) => own === table)?.[1].columns ?? {};
        const names = Object.keys(row).filter((name) => Object.hasOwn(columns, name));
        const insert = `INSERT OR IGNORE INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`;
        count.rows += Number(target.prepare(insert).run(...names.map((name) => row[name] ?? null)).changes);
      };
      for (const where of table === "calls" ? lanesOf(target) : ["TRUE"])
        for (const row of readable(source, { table, where, number }, count)) insertRow(row);
    }
    target.exec(`${mend} COMMIT`);
  } catch (error) {
    throw storeError(from, error);
  } finally {
    source.close();
    target.close();
  }
  return { tables: rescued, leftOut };
};

type Damaged = Pick<Rescued, "leftOut"> & {
  readonly source: DatabaseSync;
  /** The tables to copy, each before those that refer to it. */
  readonly copied: readonly string[];
};

const openDamaged = (from: string): Damaged => {
  let source: DatabaseSync | undefined;
  try {
    source = openPrivately(from, { readOnly: true });
    return { source, ...tablesOf(source, from) };
  } catch (error) {
    source?.close();
    throw storeError(from, error);
  }
};

/** Returns the names of this version's tables that a store has, and what else it has; a damaged version number is not reliable. */
const tablesOf = (source: DatabaseSync, from: string): Omit<Damaged, "source"> => {
  const rows = source.prepare("SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'").all();
  const there = new Set(rows.flatMap(({ type, name }) => (type === "table" ? [String(name)] : [])));
  if (there.has("items")) throw olderStore(there.has("keys") ? 2 : 1, from);
  const own = Object.keys(tables);
  const strange = rows.filter(({ type, name }) => type !== "index" && !own.includes(String(name)));
  return {
    copied: own.filter((table) => there.has(table)),
    leftOut: [
      ...strange.map(({ type, name }) => `${String(type)} ${String(name)}: no store has it`),
      ...own.flatMap((table) => {
        const type = rows.find(({ name }) => name === table)?.["type"];
        if (type === "table") return [];
        return `table ${table}: ${type === undefined ? "there is none" : `it is a ${String(type)}`}`;
      }),
    ],
  };
};

/** Returns the subjects of each run, as conditions on `calls`. */
const lanesOf = (target: DatabaseSync): readonly string[] =>
  target
    .prepare("SELECT run, ordinal FROM subjects")
    .all()
    .map(({ run, ordinal }) => `run = ${Number(run)} AND subject = ${Number(ordinal)}`);

type Part = { readonly table: string; readonly where: string; readonly number: string };

function* readable(
  source: DatabaseSync,
  { table, where, number }: Part,
  count: { lost: number },
): Generator<Record<string, SQLOutputValue>> {
  const read = (from: number, to: number): readonly Record<string, SQLOutputValue>[] | undefined => {
    try {
      const sql = `SELECT * FROM ${table} WHERE ${where} AND ${number} >= ? AND ${number} < ?`;
      return source.prepare(sql).all(from, to);
    } catch {
      return undefined;
    }
  };
  const last = lastNumber(source, { table, where, number });
  const stretch = 256;
  // Ordinals count from 0, all other numbers from 1.
  for (let from = number === "ordinal" ? 0 : 1; from <= last; from += stretch) {
    const pending: [number, number][] = [[from, Math.min(from + stretch, last + 1)]];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const [start, end] = next;
      const rows = read(start, end);
      if (rows !== undefined) yield* rows;
      else if (end - start === 1) count.lost += 1;
      else {
        const middle = Math.floor((start + end) / 2);
        pending.push([middle, end], [start, middle]);
      }
    }
  }
}

/** Returns the greatest row number, or the greatest one found if the end of the table is damaged. */
const lastNumber = (source: DatabaseSync, { table, where, number }: Part): number => {
  const ask = (sql: string, ...values: number[]): number | undefined => {
    try {
      const value = source.prepare(sql).get(...values)?.["n"];
      return typeof value === "number" ? value : -1;
    } catch {
      return undefined;
    }
  };
  const whole = ask(`SELECT max(${number}) AS n FROM ${table} WHERE ${where}`);
  if (whole !== undefined) return whole;
  // Rows are numbered without gaps: the last readable number is found by doubling.
  let last = 0;
  for (let at = 1; at < farthest; at *= 2) {
    const found = ask(`SELECT min(${number}) AS n FROM ${table} WHERE ${where} AND ${number} >= ?`, at);
    if (found !== undefined && found >= at) last = at * 2;
  }
  return last;
};

/* Checks that a row of a damaged store can be read later: each column is parsed in the same way. */
type Row = Readonly<Record<string, SQLOutputValue>>;

/** Returns whether a row of a table of this version can be read. */
const isSound = (table: string, row: Row): boolean => {
  const text = (column: string): string => String(row[column] ?? "");
  const numbers = Object.values(row).filter((value) => typeof value === "number");
  // Counts, indices and row numbers: none is below 0.
  if (numbers.some((value) => value < 0 || !Number.isFinite(value))) return false;
  try {
    switch (table) {
      case "runs":
        planIn(text("plan"));
        return text("id") !== "";
      case "subjects":
        parametersOf(text("parameters"));
        return text("id") !== "";
      case "tag_sets":
        return tagsOf(text("tags")) !== undefined;
      case "questions":
        return questionOf({ json: text("json") }).id === text("id");
      case "call_hashes":
        return /^[0-9a-f]{32}$/.test(text("hash"));
      case "prompts":
        return messagesOf({ messages: text("messages") }) !== undefined;
      case "responses":
        statusOf(text("status"));
        parametersOf(text("parameters"));
        attemptsOf({ attempts: text("attempts") });
        logprobsOf({ logprobs: row["logprobs"] === null ? null : text("logprobs") });
        return /^[0-9a-f]{32}$/.test(text("call_hash"));
      case "verdicts":
        return outcomeOf(text("outcome")) !== undefined;
      default:
        return true;
    }
  } catch {
    return false;
  }
};
