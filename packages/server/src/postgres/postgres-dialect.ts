/**
 * Connects Kysely to the module pg, which is loaded when a store on a server is first used. PostgreSQL's texts can't
 * hold NUL, but replies may: NUL is stored as DLE and 0, and DLE as two DLE. 64-bit integers are returned as numbers:
 * none in the store exceeds 2^53. Errors are converted to `OrganonError`.
 */
import type { Kysely, PostgresPool } from "kysely";
import type { Client, Pool, PoolClient } from "pg";
import { type Database, loadKysely, type StoreMode } from "organon/store";
import type { PostgresAddress } from "./postgres-address.ts";
import { createAgain, postgresError } from "./postgres-error.ts";
import { prepareSchema, type Ask } from "./postgres-schema.ts";

/** A store's database on a server. */
export type PostgresDatabase = {
  readonly db: Kysely<Database>;
  /** Does idempotent work, and waits for a server that is away after it was reached once. */
  readonly again: <Value>(work: () => Promise<Value>) => Promise<Value>;
};

/** Opens the database of a store; the first query connects, and creates the store in mode `write`. */
export const openDatabase = (
  address: PostgresAddress,
  { mode, connections }: { readonly mode: StoreMode; readonly connections: number },
): PostgresDatabase => {
  const { CompiledQuery, Kysely, PostgresDialect } = loadKysely();
  let isReached = false;
  // If it fails, the next query calls it again.
  const connect = async (): Promise<PostgresPool> => {
    const pool = await openPool(address, connections);
    try {
      const client = await pool.connect();
      const ask: Ask = (text, values = []) => client.query(text, [...values]);
      await prepareSchema(ask, { ...address, mode }).finally(() => client.release());
    } catch (error) {
      await pool.end();
      throw postgresError(address.location, error);
    }
    isReached = true;
    return guardedPool(pool, address.location);
  };
  const dialect = new PostgresDialect({
    pool: connect,
    onReserveConnection: async (connection) => {
      if (mode === "read")
        await connection.executeQuery(CompiledQuery.raw("SET default_transaction_read_only = on"));
    },
  });
  const db = new Kysely<Database>({ dialect }).withSchema(address.schema);
  return { db, again: createAgain(() => isReached) };
};

/** Runs queries on one connection, outside of any pool. */
export const askServer = async <Told>(
  { connection, location }: PostgresAddress,
  ask: (client: Client) => Promise<Told>,
): Promise<Told> => {
  const { default: pg } = await import("pg");
  try {
    const client = new pg.Client(connection);
    client.on("error", () => {});
    await client.connect();
    return await ask(client).finally(() => client.end());
  } catch (error) {
    throw postgresError(location, error);
  }
};

const openPool = async ({ connection }: PostgresAddress, max: number): Promise<Pool> => {
  const { default: pg } = await import("pg");
  const int8: number = pg.types.builtins.INT8;
  const pool = new pg.Pool({
    ...connection,
    max,
    types: {
      getTypeParser: (type: number, format?: "text" | "binary") =>
        type === int8 ? Number : pg.types.getTypeParser(type, format),
    },
  });
  // A broken connection is reported by its next use.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
};

const guardedPool = (pool: Pool, location: string): PostgresPool => ({
  options: {},
  end: () => pool.end(),
  connect: async () => {
    const client = await pool.connect().catch((error: unknown) => {
      throw postgresError(location, error);
    });
    let isBroken = false;
    const query = async (text: string, values: readonly unknown[] = []): Promise<unknown> => {
      try {
        const result = await client.query(text, values.map(encoded));
        for (const row of result.rows) decodeRow(row);
        return result;
      } catch (error) {
        isBroken ||= !(error instanceof Error && "severity" in error);
        throw postgresError(location, error);
      }
    };
    const guarded: PoolClient = Object.create(client);
    return Object.assign(guarded, { query, release: () => client.release(isBroken) });
  },
});

const [nul, escape] = ["\u0000", "\u0010"];

const encoded = (value: unknown): unknown =>
  typeof value === "string" && (value.includes(nul) || value.includes(escape))
    ? value.replaceAll(escape, escape + escape).replaceAll(nul, `${escape}0`)
    : value;

const decodeRow = (row: Record<string, unknown>): void => {
  for (const [column, value] of Object.entries(row))
    if (typeof value === "string" && value.includes(escape)) row[column] = decoded(value);
};

const decoded = (text: string): string =>
  text
    .split(escape + escape)
    .map((part) => part.replaceAll(`${escape}0`, nul))
    .join(escape);
