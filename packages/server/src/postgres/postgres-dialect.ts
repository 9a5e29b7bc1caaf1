/**
 * Connects Kysely to the module pg, which is loaded when a store on a server is first used. PostgreSQL's texts can't
 * hold NUL, but replies may: NUL is stored as DLE and 0, and DLE as two DLE. 64-bit integers are returned as numbers:
 * none in the store exceeds 2^53. Errors are converted to `OrganonError`.
 */
import type { CompiledQuery, DatabaseConnection, Driver, Kysely } from "kysely";
import type { Client, Pool, PoolClient } from "pg";
import { type Database, loadKysely, type StoreMode } from "organon/store";
import type { PostgresAddress } from "./postgres-address.ts";
import { postgresError } from "./postgres-error.ts";
import { prepareSchema, type Ask } from "./postgres-schema.ts";

type DialectOptions = {
  readonly mode: StoreMode;
  /** Maximum connections. */
  readonly most: number;
  /** Called when the server was reached and the store exists. */
  readonly onReached: () => void;
};

/** Returns queries over a server; the first query connects. */
export const kyselyOverPostgres = (address: PostgresAddress, options: DialectOptions): Kysely<Database> => {
  const { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } = loadKysely();
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => createDriver(address, options),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }).withSchema(address.schema);
};

/** Runs queries on one connection, outside of any pool. */
export const askServer = async <Told>(
  { connection, location }: PostgresAddress,
  ask: (client: Client) => Promise<Told>,
): Promise<Told> => {
  const { default: pg } = await import("pg");
  const client = new pg.Client(connection);
  client.on("error", () => {});
  try {
    await client.connect();
    return await ask(client).finally(() => client.end());
  } catch (error) {
    throw postgresError(location, error);
  }
};

/** A connection of the pool while in use. */
type Held = DatabaseConnection & { readonly ask: Ask; readonly release: () => void };

const createDriver = (address: PostgresAddress, { mode, most, onReached }: DialectOptions): Driver => {
  let pool: Pool | undefined;
  const held = new WeakMap<DatabaseConnection, Held>();
  const of = (connection: DatabaseConnection): Held => {
    const found = held.get(connection);
    if (found === undefined) throw new TypeError("the connection is not held");
    return found;
  };
  const explain = (error: unknown): Error => postgresError(address.location, error);
  return {
    // If it fails, the next query calls it again.
    init: async () => {
      const made = await openPool(address, most);
      try {
        const client = await made.connect();
        const ask: Ask = (text, values = []) => client.query(text, [...values]);
        await prepareSchema(ask, { ...address, mode }).finally(() => client.release());
      } catch (error) {
        await made.end();
        throw explain(error);
      }
      pool = made;
      onReached();
    },
    acquireConnection: async () => {
      if (pool === undefined) throw new TypeError("the store is closed");
      try {
        const client = await pool.connect();
        const connection = connectionOver(client, explain);
        held.set(connection, connection);
        if (mode === "read") await connection.ask("SET default_transaction_read_only = on");
        return connection;
      } catch (error) {
        throw explain(error);
      }
    },
    beginTransaction: async (connection) => void (await of(connection).ask("BEGIN")),
    commitTransaction: async (connection) => void (await of(connection).ask("COMMIT")),
    rollbackTransaction: async (connection) => void (await of(connection).ask("ROLLBACK")),
    releaseConnection: async (connection) => of(connection).release(),
    destroy: async () => {
      await pool?.end();
      pool = undefined;
    },
  };
};

const openPool = async ({ connection }: PostgresAddress, most: number): Promise<Pool> => {
  const { default: pg } = await import("pg");
  const int8: number = pg.types.builtins.INT8;
  const pool = new pg.Pool({
    ...connection,
    max: most,
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

/** Wraps one connection; after an error that did not come from the server it is not reused. */
const connectionOver = (client: PoolClient, explain: (error: unknown) => Error): Held => {
  let isBroken = false;
  const query = async (text: string, values: readonly unknown[] = []) => {
    try {
      const result = await client.query(text, values.map(encoded));
      for (const row of result.rows) decodeRow(row);
      return result;
    } catch (error) {
      isBroken ||= !(error instanceof Error && "severity" in error);
      throw explain(error);
    }
  };
  return {
    ask: query,
    executeQuery: async ({ sql, parameters }: CompiledQuery) => {
      const { rows, rowCount } = await query(sql, parameters);
      return { rows, numAffectedRows: rowCount === null ? undefined : BigInt(rowCount) };
    },
    streamQuery: () => {
      throw new TypeError("lists are read in pages");
    },
    release: () => client.release(isBroken),
  };
};

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
