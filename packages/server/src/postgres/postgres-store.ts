/**
 * The store on a PostgreSQL server (13 or newer): the same queries, any number of writing processes. The server is reached
 * at the first query, and waited for when it goes away later. Commits are as durable as the server's synchronous_commit.
 */
import type { Kysely } from "kysely";
import { createSqlStore, type Database, loadKysely, type Store, type StoreMode } from "organon/store";
import { postgresAddress } from "./postgres-address.ts";
import { askServer, kyselyOverPostgres } from "./postgres-dialect.ts";
import { createAgain } from "./postgres-error.ts";
import { versionIn, type Ask } from "./postgres-schema.ts";

type PostgresOptions = {
  readonly mode: StoreMode;
  /** Connections at once. */
  readonly connections?: number;
};

/** Opens the store at postgres://…; its first query reaches the server. Throws as `Store` says. */
export const openPostgresStore = (address: string, { mode, connections = 4 }: PostgresOptions): Store => {
  const where = postgresAddress(address);
  let isReached = false;
  const db = kyselyOverPostgres(where, { mode, most: connections, onReached: () => (isReached = true) });
  const again = createAgain(() => isReached);
  const store = createSqlStore(
    { db, location: where.location, again },
    { check: () => faultsIn(db), pulse: () => pulseOf(db), close: () => db.destroy() },
  );
  return {
    ...store,
    closePlan: async (run) => {
      await store.closePlan(run);
      // The server plans every later query by what it knows of these; it need not have looked by itself yet.
      const { sql } = loadKysely();
      const planned = ["calls", "questions", "tag_sets"].map((table) => sql.id(where.schema, table));
      await again(() => sql`analyze ${sql.join(planned)}`.execute(db));
    },
  };
};

/** Whether there is a store at an address, of whatever version. */
export const hasPostgresStore = async (address: string): Promise<boolean> => {
  const where = postgresAddress(address);
  return askServer(where, async (client) => {
    const ask: Ask = (text, values = []) => client.query(text, [...values]);
    return (await versionIn(ask, where)) !== undefined;
  });
};

/** How far the server's log has come: whoever writes anything moves it on. */
const pulseOf = async (db: Kysely<Database>): Promise<string> => {
  const { rows } = await loadKysely().sql<{
    readonly at: string;
  }>`select pg_current_wal_insert_lsn()::text as at`.execute(db);
  return rows[0]?.at ?? "";
};

/** Rows that hang on others which are not there. */
const faultsIn = async (db: Kysely<Database>): Promise<readonly string[]> => {
  const calls = db.selectFrom("calls as c").select(loadKysely().sql<number>`count(*)`.as("n"));
  const looked = {
    "calls have no question": calls
      .leftJoin("questions as q", "q.number", "c.question")
      .where("q.number", "is", null),
    "calls have no hash": calls
      .leftJoin("call_hashes as h", "h.number", "c.call")
      .where("h.number", "is", null),
    "calls have no tags": calls
      .leftJoin("tag_sets as t", "t.number", "c.tag_set")
      .where("t.number", "is", null),
    "verdicts have no response": db
      .selectFrom("verdicts as v")
      .leftJoin("responses as r", "r.call", "v.call")
      .where("r.call", "is", null)
      .select(loadKysely().sql<number>`count(*)`.as("n")),
  };
  const faults: string[] = [];
  for (const [what, query] of Object.entries(looked)) {
    const { n } = await query.executeTakeFirstOrThrow();
    if (n > 0) faults.push(`${n} ${what}`);
  }
  return faults;
};
