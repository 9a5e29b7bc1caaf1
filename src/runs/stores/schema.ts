/**
 * Defines the store's tables for all databases: their columns, their unique keys, and their types for kysely. Planned
 * calls (`calls`) and responses (`responses`) are separate and joined on the call's hash, which lets runs share
 * responses. Hashes are random, and a million random lookups are slow. So each has a number (`call_hashes`), given
 * when it is first planned, and all other tables use numbers, in the order of calls. A call has the number of its
 * question's tags and answer key, so reports count by any tag without reading questions.
 */
import type { Generated, Selectable } from "kysely";

/** `numbered`: an integer that the database assigns, from 1. A question mark: nullable. */
export type ColumnType = "numbered" | "integer" | "integer?" | "real?" | "text" | "text?";

/** Defines a table: its columns in storage order, its primary key, and other unique columns. */
const table = <const Columns extends Readonly<Record<string, ColumnType>>>(
  columns: Columns,
  ...unique: readonly (readonly (keyof Columns & string)[])[]
) => ({ columns, unique });

export const tables = {
  runs: table(
    {
      number: "numbered",
      id: "text",
      plan: "text",
      created: "text",
      touched: "text",
      planned: "integer",
      argv: "text?",
    },
    ["number"],
    ["id"],
  ),
  subjects: table(
    {
      run: "integer",
      ordinal: "integer",
      id: "text",
      provider: "text",
      model: "text",
      organisation: "text",
      parameters: "text",
    },
    ["run", "ordinal"],
  ),
  /** The names that people gave to runs. */
  run_aliases: table({ id: "text", run: "integer" }, ["id"]),
  /** The tags by which questions are grouped, as JSON with sorted names, and their right answers. */
  tag_sets: table({ number: "numbered", tags: "text", key: "text" }, ["number"], ["tags", "key"]),
  questions: table(
    { number: "numbered", id: "text", tag_set: "integer", group_id: "text?", json: "text" },
    ["number"],
    ["id"],
  ),
  call_hashes: table({ number: "numbered", hash: "text" }, ["number"], ["hash"]),
  calls: table(
    {
      run: "integer",
      subject: "integer",
      ordinal: "integer",
      call: "integer",
      tag_set: "integer",
      question: "integer",
      epoch: "integer",
    },
    ["run", "subject", "ordinal"],
  ),
  prompts: table({ hash: "text", messages: "text" }, ["hash"]),
  responses: table(
    {
      call: "integer",
      status: "text",
      call_hash: "text",
      question: "text",
      model: "text",
      parameters: "text",
      epoch: "integer",
      prompt: "text",
      tokens_in: "integer?",
      tokens_out: "integer?",
      tokens_thinking: "integer?",
      tokens_cached: "integer?",
      cost: "real?",
      text: "text",
      thinking: "text?",
      finish_reason: "text?",
      attempts: "text",
      served_model: "text?",
      time: "text",
      logprobs: "text?",
    },
    ["call"],
  ),
  /** Calls submitted to a vendor together, to be answered within a day; `vendor_id` is null until the vendor returns it. */
  batches: table(
    {
      number: "numbered",
      name: "text",
      run: "integer",
      subject: "integer",
      vendor_id: "text?",
      status: "text",
      calls: "integer",
      set_aside: "real?",
      created: "text",
      why: "text?",
    },
    ["number"],
    ["name"],
  ),
  /** The calls of open batches: no other process makes them. */
  batch_calls: table({ call: "integer", batch: "integer" }, ["call"]),
  /** The last report of each process that makes calls. */
  sessions: table({ id: "text", news: "text", since: "text", touched: "text" }, ["id"]),
  verdicts: table(
    {
      call: "integer",
      reader: "text",
      outcome: "text",
      answer: "text?",
      span_start: "integer?",
      span_end: "integer?",
    },
    ["call", "reader"],
  ),
  /** Notes on runs and their questions; rows are only added. */
  annotations: table(
    { number: "numbered", study: "text", subject: "text", annotator: "text", answers: "text", time: "text" },
    ["number"],
  ),
};

/** Returns the statement that creates a table, with a database's names for the types. */
export const tableText = (
  name: string,
  { columns, unique: [primary = [], ...others] }: (typeof tables)[keyof typeof tables],
  types: Readonly<Record<ColumnType, string>>,
): string => {
  const lines = [
    ...Object.entries(columns).map(([column, type]) => `${column} ${types[type]}`),
    `PRIMARY KEY (${primary.join(", ")})`,
    ...others.map((other) => `UNIQUE (${other.join(", ")})`),
  ];
  return `CREATE TABLE ${name} (${lines.join(", ")})`;
};

/** Counts and sums use an index of these columns of `responses`, without reading the texts. */
export const sums = ["call", "status", "tokens_in", "tokens_out", "tokens_cached", "cost"] as const;

type Tables = typeof tables;

type Value<Type> = Type extends "numbered"
  ? Generated<number>
  : Type extends "integer"
    ? number
    : Type extends "text"
      ? string
      : Type extends "text?"
        ? string | null
        : number | null;

/** The tables as the type of kysely's queries. */
export type Database = {
  [Name in keyof Tables]: {
    -readonly [Column in keyof Tables[Name]["columns"]]: Value<Tables[Name]["columns"][Column]>;
  };
};

/** A row of a table, as read. */
export type RowOf<Name extends keyof Database> = Selectable<Database[Name]>;
