/**
 * Statements of one's own on a store's server, beside the store: for what processes tell each other there. The server is
 * waited for as the store waits for it.
 */
import { postgresAddress, type PostgresConnection } from "./postgres-address.ts";
import { createAgain, postgresError } from "./postgres-error.ts";

type Row = Readonly<Record<string, unknown>>;

/** What a statement gave. */
type Rows<Row> = { readonly rows: Row[] };

/** One connection. No type of the driver's: who uses the package need not have them. */
type SessionClient = {
  readonly query: <Row>(text: string, values?: readonly unknown[]) => Promise<Rows<Row>>;
  readonly release: () => void;
};

export type PostgresSession = {
  /** The store's address as it may be shown. */
  readonly location: string;
  /** The schema of the store's tables. */
  readonly schema: string;
  readonly connection: PostgresConnection;
  /** One statement; done again where the server was away, so doing it twice must do no harm. */
  readonly ask: (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  /** One statement, tried once. */
  readonly askOnce: (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  /** A connection of its own for what needs one, to be released. */
  readonly client: () => Promise<SessionClient>;
  readonly close: () => Promise<void>;
};

/** Opens a session; the first statement reaches the server. */
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
