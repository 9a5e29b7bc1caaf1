/** Queries the properties of a PostgreSQL server and of the current user, for `organon doctor`. */
import { postgresAddress } from "./postgres-address.ts";
import { askServer } from "./postgres-dialect.ts";

type PostgresFacts = {
  /** The store's displayable address. */
  readonly location: string;
  readonly version: string;
  readonly tls: boolean;
  readonly fsync: boolean;
  /** Whether a commit waits for the disk. */
  readonly synchronousCommit: boolean;
  readonly isSuperuser: boolean;
  /** Whether the user may create the store's schema. */
  readonly mayCreate: boolean;
  readonly connections: number;
  readonly maxConnections: number;
  /** The server's clock minus this machine's, in milliseconds. */
  readonly aheadMs: number;
};

/** Queries the server; changes nothing. Throws like a store if it can't be reached. */
export const postgresFacts = async (address: string): Promise<PostgresFacts> => {
  const where = postgresAddress(address);
  return askServer(where, async (client) => {
    const before = Date.now();
    const { rows } = await client.query<Record<string, unknown>>(
      `SELECT current_setting('server_version') AS version,
        current_setting('fsync') = 'on' AS fsync,
        current_setting('synchronous_commit') <> 'off' AS commits,
        current_setting('is_superuser') = 'on' AS superuser,
        has_database_privilege(current_database(), 'CREATE') AS create,
        coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS tls,
        (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')::int AS connections,
        current_setting('max_connections')::int AS most,
        extract(epoch FROM clock_timestamp()) * 1000 AS now`,
    );
    const [row = {}] = rows;
    return {
      location: where.location,
      version: String(row["version"]),
      tls: row["tls"] === true,
      fsync: row["fsync"] === true,
      synchronousCommit: row["commits"] === true,
      isSuperuser: row["superuser"] === true,
      mayCreate: row["create"] === true,
      connections: Number(row["connections"]),
      maxConnections: Number(row["most"]),
      aheadMs: Number(row["now"]) - (before + Date.now()) / 2,
    };
  });
};
