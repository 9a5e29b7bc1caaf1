/**
 * The registry of dispatched runs and of workers: two small tables next to the store's, with which workers learn the
 * settings of runs, send heartbeats, share rates and withdraw money. Times are the server's. Each operation is one
 * statement, and therefore atomic.
 */
import { type Clock, hasMembers, type PriceTable, type Stop, systemClock } from "organon/store";
import { openPostgresSession, type PostgresSession } from "../postgres/postgres-session.ts";

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
  /** Whether to continue with a model whose replies can't be parsed. */
  readonly goOn?: boolean;
  /** While set, no call starts. */
  readonly isPaused?: boolean;
};

/** What a worker reports with each heartbeat. */
export type WorkerReport = {
  readonly worker: string;
  readonly version: string;
  readonly pid: number;
  readonly host: string;
  /** The models that it gave up, and why. */
  readonly stopped: readonly (Pick<Stop, "class" | "message"> & {
    readonly run: string;
    readonly since: string;
    readonly subject: number;
  })[];
  /** The accounts (hashed) that it uses, with the time at which it began to, in milliseconds. */
  readonly accounts: Readonly<Record<string, number>>;
  /** US dollars that it withdrew for a run and has neither spent nor returned. */
  readonly holds: Readonly<Record<string, number>>;
};

/** A worker without a heartbeat for this long counts as dead. */
export const deadAfterMs = 6000;

const tables = (schema: string): string => `
CREATE TABLE IF NOT EXISTS ${schema}.dispatched_runs (
  run text PRIMARY KEY, since text NOT NULL, settings jsonb NOT NULL, taken double precision NOT NULL);
CREATE TABLE IF NOT EXISTS ${schema}.workers (
  worker text PRIMARY KEY, report jsonb NOT NULL, beat timestamptz NOT NULL);
`;

const alive = `beat > now() - interval '${deadAfterMs} milliseconds'`;

export class Registry {
  readonly #session: PostgresSession;

  private constructor(session: PostgresSession) {
    this.#session = session;
  }

  /** Opens the registry next to the store at an address; creates missing tables. */
  static async open(address: string): Promise<Registry> {
    const session = await openPostgresSession(address);
    const { schema, ask } = session;
    const [there] = await ask("SELECT to_regclass($1) IS NOT NULL AS is_there", [`${schema}.workers`]);
    if (there?.["is_there"] !== true)
      await ask(
        `DO $make$ BEGIN PERFORM pg_advisory_xact_lock(hashtext('organon workers ${schema}')); ${tables(schema)} END $make$`,
      );
    return new Registry(session);
  }

  /** Returns the server's clock, so that machines with different clocks agree on the order of events. */
  async clock(): Promise<Clock> {
    const [row] = await this.#session.ask("SELECT extract(epoch FROM now()) * 1000 AS now");
    const aheadMs = Math.round(Number(row?.["now"]) - systemClock.now());
    return { ...systemClock, now: () => systemClock.now() + aheadMs };
  }

  /**
   * Registers a run with its settings and the money already spent; returns whether it was dispatched before and still
   * is. Money that live workers have withdrawn stays withdrawn, including amounts not reported yet.
   */
  async dispatch(run: Dispatch, spent: number): Promise<boolean> {
    const { schema, ask } = this.#session;
    const [row] = await ask(
      `INSERT INTO ${schema}.dispatched_runs AS r
         SELECT $1::text, $2::text, $3::jsonb, $4::float8 + coalesce(sum((report->'holds'->>$1)::float8), 0)
           FROM ${schema}.workers WHERE ${alive}
         ON CONFLICT (run) DO UPDATE SET since = excluded.since, settings = excluded.settings,
           taken = CASE WHEN EXISTS (SELECT 1 FROM ${schema}.workers WHERE ${alive})
             THEN greatest(r.taken, excluded.taken) ELSE excluded.taken END
         RETURNING xmax::text <> '0' AS again`,
      [run.run, run.since, JSON.stringify(run), spent],
    );
    return row?.["again"] === true;
  }

  /** Changes the settings of a dispatched run. */
  async change(run: Dispatch): Promise<void> {
    const { schema, ask } = this.#session;
    await ask(`UPDATE ${schema}.dispatched_runs SET settings = $3 WHERE run = $1 AND since = $2`, [
      run.run,
      run.since,
      JSON.stringify(run),
    ]);
  }

  /** Ends the dispatch of a run; returns false if another planner has dispatched it again. */
  async withdraw(run: string, since: string): Promise<boolean> {
    const { schema, ask } = this.#session;
    await ask(`DELETE FROM ${schema}.dispatched_runs WHERE run = $1 AND since = $2`, [run, since]);
    return (await ask(`SELECT 1 FROM ${schema}.dispatched_runs WHERE run = $1`, [run])).length === 0;
  }

  /** Returns the dispatched runs. */
  async dispatched(): Promise<readonly Dispatch[]> {
    const { schema, ask } = this.#session;
    const rows = await ask(`SELECT settings FROM ${schema}.dispatched_runs ORDER BY since`);
    return rows.map(({ settings }) => settings).filter(isDispatch);
  }

  /** Sends a heartbeat; returns the reports of all live workers. */
  async beat(report: WorkerReport): Promise<readonly WorkerReport[]> {
    const { schema, ask } = this.#session;
    await ask(
      `INSERT INTO ${schema}.workers VALUES ($1, $2, now())
         ON CONFLICT (worker) DO UPDATE SET report = excluded.report, beat = now()`,
      [report.worker, JSON.stringify(report)],
    );
    return (await this.workers()).live;
  }

  async leave(worker: string): Promise<void> {
    const { schema, ask } = this.#session;
    await ask(`DELETE FROM ${schema}.workers WHERE worker = $1`, [worker]);
  }

  /** Returns the live workers, and those that ended without leaving since an ISO time. */
  async workers(
    since = "infinity",
  ): Promise<{ readonly live: readonly WorkerReport[]; readonly dead: readonly WorkerReport[] }> {
    const { schema, ask } = this.#session;
    const rows = await ask(
      `SELECT report, ${alive} AS alive FROM ${schema}.workers
         WHERE ${alive} OR beat >= $1::timestamptz ORDER BY worker`,
      [since],
    );
    const reports = (isAlive: boolean): readonly WorkerReport[] =>
      rows
        .filter((row) => row["alive"] === isAlive)
        .map(({ report }) => report)
        .filter(isReport);
    return { live: reports(true), dead: reports(false) };
  }

  /**
   * Withdraws money for a run; returns false if there is not enough. Repeating a withdrawal after a lost connection
   * reserves too much, which is safe.
   */
  async take(run: string, usd: number): Promise<boolean> {
    const { schema, ask } = this.#session;
    const rows = await ask(
      `UPDATE ${schema}.dispatched_runs SET taken = taken + $2
         WHERE run = $1 AND taken + $2 <= (settings->>'maxCost')::float8 RETURNING run`,
      [run, usd],
    );
    return rows.length > 0;
  }

  /** Returns money, at most once: a repeated return would let it be spent twice. */
  async putBack(run: string, usd: number): Promise<void> {
    const { schema, askOnce } = this.#session;
    const statement = `UPDATE ${schema}.dispatched_runs SET taken = taken - $2 WHERE run = $1`;
    await askOnce(statement, [run, usd]).catch(() => undefined);
  }

  close(): Promise<void> {
    return this.#session.close();
  }
}

const isDispatch = (value: unknown): value is Dispatch => hasMembers(value, "run", "version", "since");
const isReport = (value: unknown): value is WorkerReport =>
  hasMembers(value, "worker", "version", "pid", "host", "stopped", "accounts", "holds");
