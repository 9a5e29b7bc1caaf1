/** Checks a PostgreSQL server, its store and its queue for `organon doctor`. */
import { attempt, type Checkup } from "organon/store";
import { nameQueueSchema } from "../workers/queue.ts";
import { type PostgresAddress, postgresAddress } from "./postgres-address.ts";
import { askServer } from "./postgres-dialect.ts";
import { hasPostgresStore, openPostgresStore } from "./postgres-store.ts";

/** Checks the server, the store and the queue; creates and changes nothing. */
export const examineServer = async (address: string): Promise<readonly Checkup[]> => {
  const { value: facts, error } = await attempt(() => readFacts(postgresAddress(address)));
  if (facts === undefined) return [{ what: "store", state: "ill", said: error ?? "" }];
  const { version, slices } = facts;
  return [
    await examineStore(address, facts),
    { what: "PostgreSQL", state: "well", said: version },
    slices === undefined
      ? { what: "queue", state: "note", said: "none yet; organon run --queue makes it" }
      : { what: "queue", state: "well", said: `${slices} slices wait or are being worked on` },
  ];
};

type Facts = {
  readonly location: string;
  readonly version: string;
  /** True if the user may create the store's schema. */
  readonly mayCreate: boolean;
  /** Slices in the queue; undefined if there is no queue. */
  readonly slices: number | undefined;
};

const examineStore = async (address: string, { location, mayCreate }: Facts): Promise<Checkup> => {
  const { value, error } = await attempt(async () => {
    if (!(await hasPostgresStore(address))) return undefined;
    const opened = openPostgresStore(address, { mode: "read" });
    try {
      return { faults: await opened.check(), runs: (await opened.runs()).length };
    } finally {
      await opened.close();
    }
  });
  const what = "store";
  if (error !== undefined) return { what, state: "ill", said: error };
  if (value === undefined)
    return mayCreate
      ? { what, state: "note", said: `none at ${location} yet` }
      : { what, state: "ill", said: `none at ${location} yet, and this user may not make one` };
  return value.faults.length > 0
    ? { what, state: "ill", said: value.faults.slice(0, 3).join("; ") }
    : { what, state: "well", said: `${location}, ${value.runs} runs` };
};

const readFacts = (where: PostgresAddress): Promise<Facts> =>
  askServer(where, async (client) => {
    const jobs = `${nameQueueSchema(where.schema)}.job`;
    const { rows } = await client.query<Facts & { queue: boolean }>(
      `SELECT current_setting('server_version') AS version,
        has_database_privilege(current_database(), 'CREATE') AS "mayCreate",
        to_regclass($1) IS NOT NULL AS queue`,
      [jobs],
    );
    const [facts] = rows;
    if (facts === undefined) throw new TypeError("a SELECT without FROM returned no row");
    if (!facts.queue) return { ...facts, location: where.location, slices: undefined };
    const counted = await client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${jobs} WHERE state <= 'active'`,
    );
    return { ...facts, location: where.location, slices: counted.rows[0]?.n };
  });
