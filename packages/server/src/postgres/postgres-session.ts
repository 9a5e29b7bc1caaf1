/**
 * Runs custom statements on a store's server, for the communication of processes. It waits for the server like the
 * store.
 */
import { postgresAddress, type PostgresConnection } from "./postgres-address.ts";
import { createAgain, postgresError } from "./postgres-error.ts";

type Row = Readonly<Record<string, unknown>>;

type Rows<Row> = { readonly rows: Row[] };

/** One connection, without the driver's types, which users of the package may lack. */
type SessionClient = {
  readonly query: <Row>(text: string, values?: readonly unknown[]) => Promise<Rows<Row>>;
  readonly release: () => void;
};

export type PostgresSession = {
  /** The store's displayable address. */
  readonly location: string;
  /** The schema of the store's tables. */
  readonly schema: string;
  readonly connection: PostgresConnection;
  /** Runs one statement, repeated if the server was unavailable, so it must be idempotent. */
  readonly ask: (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  /** Runs one statement, once. */
  readonly askOnce: (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  /** Returns a separate connection, which the caller must release. */
  readonly client: () => Promise<SessionClient>;
  readonly close: () => Promise<void>;
};

/** Opens a session; the first statement connects to the server. */
export const openPostgresSession = async (address: string): Promise<PostgresSession> => {
  const { location, schema, connection } = postgresAddress(address);
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({ ...connection, max: 2 });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  let isReached = false;
  const again = createAgain(() => isReached);
  const askOnce: PostgresSession["ask"] = async (text, values = []) => {
    try {
      const { rows } = await pool.query<Record<string, unknown>>(text, [...values]);
      isReached = true;
      return rows;
    } catch (error) {
      throw postgresError(location, error);
    }
  };
  return {
    location,
    schema,
    connection,
    ask: (text, values) => again(() => askOnce(text, values)),
    askOnce,
    client: () =>
      pool.connect().catch((error: unknown) => {
        throw postgresError(location, error);
      }),
    close: () => pool.end(),
  };
};
