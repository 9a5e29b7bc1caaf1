/**
 * Implements the ledger: small tables next to the store's, with which workers send heartbeats, share rates and
 * withdraw money. Times are the server's. Each operation is one statement, and therefore atomic.
 */
import { hasMembers, systemClock } from "organon/store";
import type { PostgresSession } from "../postgres/postgres-session.ts";
import type { HandedOut, Ledger, Share, Slice, WorkerNews } from "./fleet.ts";

/** A worker without a heartbeat for this long counts as dead. */
const deadAfterMs = 6000;
/** After this time all other workers know a new one, because they send a heartbeat every second. */
const settledAfterMs = 2500;

const tables = (schema: string): string => `
CREATE TABLE IF NOT EXISTS ${schema}.fleet_runs (
  run text PRIMARY KEY, since text NOT NULL, settings jsonb NOT NULL, taken double precision NOT NULL);
CREATE TABLE IF NOT EXISTS ${schema}.fleet_workers (
  worker text PRIMARY KEY, news jsonb NOT NULL, beat timestamptz NOT NULL);
CREATE TABLE IF NOT EXISTS ${schema}.fleet_accounts (
  account text, worker text, joined timestamptz NOT NULL, beat timestamptz NOT NULL, PRIMARY KEY (account, worker));
CREATE TABLE IF NOT EXISTS ${schema}.fleet_claims (
  slice text PRIMARY KEY, worker text NOT NULL, deaths integer NOT NULL);
`;

/** Opens the ledger next to a store; creates missing tables. */
export const openLedger = async ({ schema, ask, askOnce, close }: PostgresSession): Promise<Ledger> => {
  const [there] = await ask("SELECT to_regclass($1) IS NOT NULL AS is_there", [`${schema}.fleet_claims`]);
  if (there?.["is_there"] !== true)
    await ask(
      `DO $make$ BEGIN PERFORM pg_advisory_xact_lock(hashtext('organon fleet ${schema}')); ${tables(schema)} END $make$`,
    );
  const alive = `beat > now() - interval '${deadAfterMs} milliseconds'`;

  const leave = async (worker: string): Promise<void> => {
    for (const table of ["fleet_workers", "fleet_accounts", "fleet_claims"])
      await ask(`DELETE FROM ${schema}.${table} WHERE worker = $1`, [worker]);
  };

  return {
    clock: async () => {
      const [row] = await ask("SELECT extract(epoch FROM now()) * 1000 AS now");
      const aheadMs = Math.round(Number(row?.["now"]) - systemClock.now());
      return { ...systemClock, now: () => systemClock.now() + aheadMs };
    },
    // Money that live workers have withdrawn for a run stays withdrawn when it is dispatched again, including amounts not reported yet.
    handOut: async (run, spent) => {
      const [row] = await ask(
        `INSERT INTO ${schema}.fleet_runs AS r SELECT $1::text, $2::text, $3::jsonb, $4::float8 + coalesce(sum((news->'holds'->>$1)::float8), 0)
             FROM ${schema}.fleet_workers WHERE ${alive}
           ON CONFLICT (run) DO UPDATE SET since = excluded.since, settings = excluded.settings,
             taken = CASE WHEN EXISTS (SELECT 1 FROM ${schema}.fleet_workers WHERE ${alive})
               THEN greatest(r.taken, excluded.taken) ELSE excluded.taken END
           RETURNING xmax::text <> '0' AS again`,
        [run.run, run.since, JSON.stringify(run), spent],
      );
      return row?.["again"] === true;
    },
    change: async (run) => {
      await ask(`UPDATE ${schema}.fleet_runs SET settings = $3 WHERE run = $1 AND since = $2`, [
        run.run,
        run.since,
        JSON.stringify(run),
      ]);
    },
    withdraw: async (run, since) => {
      await ask(`DELETE FROM ${schema}.fleet_runs WHERE run = $1 AND since = $2`, [run, since]);
    },
    handedOut: async () => {
      const rows = await ask(`SELECT settings FROM ${schema}.fleet_runs ORDER BY since`);
      return rows.map(({ settings }) => settings).filter(isHandedOut);
    },
    beat: async (news, accounts) => {
      await ask(
        `INSERT INTO ${schema}.fleet_workers VALUES ($1, $2, now())
           ON CONFLICT (worker) DO UPDATE SET news = excluded.news, beat = now()`,
        [news.worker, JSON.stringify(news)],
      );
      if (accounts.length === 0) return new Map<string, Share>();
      // A worker that was considered dead joins again: the others have divided its share.
      await ask(
        `INSERT INTO ${schema}.fleet_accounts AS a SELECT account, $2, now(), now() FROM unnest($1::text[]) AS account
           ON CONFLICT (account, worker) DO UPDATE SET beat = now(),
             joined = CASE WHEN a.${alive} THEN a.joined ELSE now() END`,
        [accounts, news.worker],
      );
      const rows = await ask(
        `SELECT account, count(*)::int AS workers,
             bool_and(worker <> $2 OR joined < now() - interval '${settledAfterMs} milliseconds') AS settled
           FROM ${schema}.fleet_accounts WHERE account = ANY($1) AND ${alive} GROUP BY account`,
        [accounts, news.worker],
      );
      return new Map(
        rows.map((row) => {
          const workers = Number(row["workers"]);
          return [String(row["account"]), { workers, isSettled: workers === 1 || row["settled"] === true }];
        }),
      );
    },
    leave,
    claim: async (worker, slice) => {
      const [row] = await ask(
        `INSERT INTO ${schema}.fleet_claims AS c VALUES ($1, $2, 0)
           ON CONFLICT (slice) DO UPDATE SET worker = $2, deaths = c.deaths + (c.worker <> $2)::int
             WHERE c.worker = $2 OR NOT EXISTS (
               SELECT 1 FROM ${schema}.fleet_workers AS w WHERE w.worker = c.worker AND w.${alive})
           RETURNING deaths`,
        [nameOf(slice), worker],
      );
      return row === undefined ? undefined : Number(row["deaths"]);
    },
    release: async (worker, slice) => {
      await ask(`DELETE FROM ${schema}.fleet_claims WHERE slice = $1 AND worker = $2`, [
        nameOf(slice),
        worker,
      ]);
    },
    workers: async () => {
      const rows = await ask(`SELECT news FROM ${schema}.fleet_workers WHERE ${alive} ORDER BY worker`);
      return rows.map(({ news }) => news).filter(isNews);
    },
    // Repeating a withdrawal after a lost connection reserves too much, which is safe; repeating a return would spend twice.
    take: async (run, usd) => {
      const rows = await ask(
        `UPDATE ${schema}.fleet_runs SET taken = taken + $2
           WHERE run = $1 AND taken + $2 <= (settings->>'maxCost')::float8 RETURNING run`,
        [run, usd],
      );
      return rows.length > 0;
    },
    putBack: async (run, usd) => {
      await askOnce(`UPDATE ${schema}.fleet_runs SET taken = taken - $2 WHERE run = $1`, [run, usd]).catch(
        () => undefined,
      );
    },
    close,
  };
};

const nameOf = ({ run, subject, from, to }: Slice): string => `${run} ${subject} ${from} ${to}`;

const isHandedOut = (value: unknown): value is HandedOut =>
  hasMembers(value, "run", "version", "since", "lanes");
const isNews = (value: unknown): value is WorkerNews =>
  hasMembers(value, "worker", "version", "lanes", "stopped", "holds");
