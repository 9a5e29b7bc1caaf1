/**
 * Opens the store on a PostgreSQL server (13 or newer): the same queries, any number of writing processes. The first query
 * connects, and later queries wait for an unavailable server. Commits are as durable as the server's synchronous_commit.
 */
import type { Kysely } from "kysely";
import { createSqlStore, type Database, loadKysely, type Store, type StoreMode } from "organon/store";
import { RunClaims } from "./claims.ts";
import { postgresAddress } from "./postgres-address.ts";
import { askServer, openDatabase } from "./postgres-dialect.ts";
import { readVersion, type Ask } from "./postgres-schema.ts";
import { createWordIndex } from "./postgres-words.ts";

type PostgresOptions = {
  readonly mode: StoreMode;
  /** Maximum connections. */
  readonly connections?: number;
};

/** Opens the store at postgres://…; its first query connects to the server. Throws as described for `Store`. */
export const openPostgresStore = (address: string, { mode, connections = 4 }: PostgresOptions): Store => {
  const where = postgresAddress(address);
  const { db, again } = openDatabase(where, { mode, connections });
  const store = createSqlStore(
    { db, location: where.location, again, words: createWordIndex(db, where.schema) },
    { check: () => findFaults(db), pulse: () => readPulse(db), close: () => db.destroy() },
  );
  const claims = new RunClaims(db, where.location);
  return {
    ...store,
    claimRun: (...about) => claims.claim(...about),
    closePlan: async (run) => {
      await store.closePlan(run);
      // Query plans depend on table statistics, which the server may not have collected yet.
      const { sql } = loadKysely();
      const planned = ["calls", "questions", "tag_sets"].map((table) => sql.id(where.schema, table));
      await again(() => sql`analyze ${sql.join(planned)}`.execute(db));
    },
  };
};

/** Returns whether there is a store at an address, of any version. */
export const hasPostgresStore = async (address: string): Promise<boolean> => {
  const where = postgresAddress(address);
  return askServer(where, async (client) => {
    const ask: Ask = (text, values = []) => client.query(text, [...values]);
    return (await readVersion(ask, where)) !== undefined;
  });
};

const readPulse = async (db: Kysely<Database>): Promise<string> => {
  const { rows } = await loadKysely().sql<{
    readonly at: string;
  }>`select pg_current_wal_insert_lsn()::text as at`.execute(db);
  return rows[0]?.at ?? "";
};

const findFaults = async (db: Kysely<Database>): Promise<readonly string[]> => {
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
