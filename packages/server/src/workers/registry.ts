/**
 * The dispatched runs, in two small tables next to the store's: a run's settings and the money taken of its budget,
 * and the next start on each account. Each operation is one statement, and therefore atomic. Times are the server's.
 */
import type { RawBuilder } from "kysely";
import {
  type Clock,
  hasMembers,
  isPostgresAddress,
  loadKysely,
  OrganonError,
  type PriceTable,
  systemClock,
} from "organon/store";
import { postgresAddress } from "../postgres/postgres-address.ts";
import { openDatabase, type PostgresDatabase } from "../postgres/postgres-dialect.ts";

/** The settings of a run's calls, for all machines. */
export type Dispatch = {
  readonly run: string;
  /** The version that planned it; workers of another version skip it. */
  readonly version: string;
  /** ISO time: calls that failed since then are not made again. */
  readonly since: string;
  /** Calls and tokens per minute for each provider and API key, for all workers together. */
  readonly requestsPerMinute?: number;
  readonly tokensPerMinute?: number;
  readonly limits?: Readonly<Record<string, { readonly rpm?: number; readonly tpm?: number }>>;
  /** US dollars, for all workers together. */
  readonly maxCost?: number;
  readonly timeoutMs?: number;
  /** Prices of its models, as given to the planning process. */
  readonly prices?: PriceTable["prices"];
  /** True if to continue with a model whose replies can't be parsed. */
  readonly goOn?: boolean;
};

/** Returns whether a row's settings are a dispatch: whoever may write to the table may write anything. */
export const isDispatch = (value: unknown): value is Dispatch =>
  hasMembers(value, "run", "version", "since") &&
  [value["run"], value["version"], value["since"]].every((one) => typeof one === "string") &&
  ["requestsPerMinute", "tokensPerMinute", "maxCost", "timeoutMs"].every((name) => isAmount(value[name])) &&
  ["boolean", "undefined"].includes(typeof value["goOn"]) &&
  isTable(value["limits"], (row) => isAmount(row["rpm"]) && isAmount(row["tpm"])) &&
  isTable(
    value["prices"],
    (row) =>
      hasMembers(row, "in", "out") &&
      Object.values(row).every((price) => price === undefined || Number.isFinite(price)),
  );

const isAmount = (value: unknown): boolean =>
  value === undefined || (Number.isFinite(value) && Number(value) > 0);

const isTable = (value: unknown, isRow: (row: Readonly<Record<string, unknown>>) => boolean): boolean =>
  value === undefined ||
  (hasMembers(value) && Object.values(value).every((row) => hasMembers(row) && isRow(row)));

/** Timer lateness that is compensated, in milliseconds; more would cause a burst. */
const makeUpMs = 50;

export class Registry {
  readonly #database: PostgresDatabase;
  readonly #sql = loadKysely().sql;
  readonly #runs: RawBuilder<unknown>;
  readonly #rates: RawBuilder<unknown>;

  private constructor(database: PostgresDatabase, schema: string) {
    this.#database = database;
    this.#runs = this.#sql.table(`${schema}.dispatched_runs`);
    this.#rates = this.#sql.table(`${schema}.rates`);
  }

  /** Opens the registry in the store at an address, which must exist; creates missing tables. Throws misuse for a file. */
  static async open(address: string): Promise<Registry> {
    if (!isPostgresAddress(address))
      throw new OrganonError("misuse", "workers need a store on a PostgreSQL server", {
        hint: "as in --store postgres://user@host/database; organon store copy takes a file's runs there",
      });
    const where = postgresAddress(address);
    const registry = new Registry(openDatabase(where, { mode: "append", connections: 4 }), where.schema);
    const tables = registry.#sql<{ n: number }>`SELECT count(*)::int AS n FROM pg_tables
      WHERE schemaname = ${where.schema} AND tablename IN ('dispatched_runs', 'rates')`;
    const [found] = await registry.#ask(tables);
    if (found?.n !== 2) await registry.#create(where.schema);
    return registry;
  }

  async #create(schema: string): Promise<void> {
    const statements = [
      this.#sql`SELECT pg_advisory_xact_lock(hashtext(${`organon workers ${schema}`}))`,
      this.#sql`CREATE TABLE IF NOT EXISTS ${this.#runs} (run text PRIMARY KEY, since text NOT NULL,
        settings jsonb NOT NULL, taken double precision NOT NULL)`,
      this.#sql`CREATE TABLE IF NOT EXISTS ${this.#rates} (account text PRIMARY KEY, next timestamptz NOT NULL)`,
    ];
    const { db, again } = this.#database;
    await again(() =>
      db.transaction().execute(async (trx) => {
        for (const statement of statements) await statement.execute(trx);
      }),
    );
  }

  /** Returns the rows of an idempotent statement, repeated if the server was away. */
  async #ask<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    const { db, again } = this.#database;
    return (await again(() => statement.execute(db))).rows;
  }

  /** Returns the server's clock, so that machines with different clocks agree on the order of events. */
  async clock(): Promise<Clock> {
    const [row] = await this.#ask(
      this.#sql<{ now: number }>`SELECT extract(epoch FROM now())::float8 * 1000 AS now`,
    );
    const aheadMs = Math.round((row?.now ?? systemClock.now()) - systemClock.now());
    return { ...systemClock, now: () => systemClock.now() + aheadMs };
  }

  /**
   * Dispatches a run, of whose budget an amount is taken; returns whether it was dispatched already. While workers ask
   * it, an amount that they took meanwhile stays taken.
   */
  async dispatch(run: Dispatch, taken: number, isAsked: boolean): Promise<boolean> {
    const [row] = await this.#ask(
      this.#sql<{ again: boolean }>`INSERT INTO ${this.#runs} AS r
        VALUES (${run.run}, ${run.since}, ${JSON.stringify(run)}, ${taken})
        ON CONFLICT (run) DO UPDATE SET since = excluded.since, settings = excluded.settings,
          taken = CASE WHEN ${isAsked} THEN greatest(r.taken, excluded.taken) ELSE excluded.taken END
        RETURNING xmax::text <> '0' AS again`,
    );
    return row?.again === true;
  }

  /** Ends the dispatch of a run; returns false if another planner has dispatched it again. */
  async withdraw({ run, since }: Pick<Dispatch, "run" | "since">): Promise<boolean> {
    await this.#ask(this.#sql`DELETE FROM ${this.#runs} WHERE run = ${run} AND since = ${since}`);
    return (await this.#ask(this.#sql`SELECT 1 FROM ${this.#runs} WHERE run = ${run}`)).length === 0;
  }

  /** Returns the dispatched runs, with the money taken. */
  async dispatched(): Promise<readonly { readonly settings: Dispatch; readonly taken: number }[]> {
    const rows = await this.#ask(
      this.#sql<{
        settings: unknown;
        taken: number;
      }>`SELECT settings, taken FROM ${this.#runs} ORDER BY since`,
    );
    return rows.flatMap(({ settings, taken }) => (isDispatch(settings) ? [{ settings, taken }] : []));
  }

  /**
   * Takes money of a run's budget; returns false if there is not enough. A repetition after a lost connection takes too
   * much, which is safe.
   */
  async take(run: string, usd: number): Promise<boolean> {
    const rows = await this.#ask(
      this.#sql`UPDATE ${this.#runs} SET taken = taken + ${usd}
        WHERE run = ${run} AND taken + ${usd} <= (settings->>'maxCost')::float8 RETURNING run`,
    );
    return rows.length > 0;
  }

  /** Replaces an amount taken for a call by its cost, at most once: a repetition would let money be spent twice. */
  async settle(run: string, taken: number, cost: number): Promise<void> {
    const { db } = this.#database;
    await this.#sql`UPDATE ${this.#runs} SET taken = taken + ${cost - taken} WHERE run = ${run}`
      .execute(db)
      .catch(() => undefined);
  }

  /**
   * Takes the next start on an account, after which the following one is `ms` later; returns the milliseconds until it. A
   * negative `ms` gives time back.
   */
  async nextStart(account: string, ms: number): Promise<number> {
    const step = this.#sql`${ms}::float8 * interval '1 millisecond'`;
    const [row] = await this.#ask(
      this.#sql<{ wait: number }>`INSERT INTO ${this.#rates} AS r VALUES (${account}, now() + ${step})
        ON CONFLICT (account) DO UPDATE
          SET next = greatest(r.next, now() - ${makeUpMs} * interval '1 millisecond') + ${step}
        RETURNING extract(epoch FROM next - now())::float8 * 1000 - ${ms}::float8 AS wait`,
    );
    return Math.max(0, row?.wait ?? 0);
  }

  close(): Promise<void> {
    return this.#database.db.destroy();
  }
}
