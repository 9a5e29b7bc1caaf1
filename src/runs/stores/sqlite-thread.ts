/**
 * Writes to a SQLite file in a separate thread (`sqlite-worker.ts`), so that neither statements nor the disk block a
 * thread with hundreds of calls. A transaction takes one message in each direction, because every message waits for
 * the busy calling thread.
 */
import { openThread } from "../thread.ts";
import type { SqliteOutcome, SqliteStatement, SqliteTask } from "./sqlite-worker.ts";

export type SqliteThread = {
  /**
   * Resolves with true when everything is durable, or with false if nothing was written because added rows exist
   * already. Rejects with `explain`'s error if nothing was written.
   */
  readonly write: (statements: readonly SqliteStatement[]) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/** Opens the thread. It writes in the order of the requests. */
export const openSqliteThread = (task: SqliteTask, explain: (error: unknown) => Error): SqliteThread => {
  const { ask, end } = openThread<string, SqliteOutcome>(import.meta.url, "sqlite-worker", task);
  return {
    write: async (statements) => {
      // One text is copied at once; nested lists are copied value by value, which takes ten times as long.
      const outcome = await ask(JSON.stringify(statements)).catch((error: unknown) => {
        throw explain(error);
      });
      if (typeof outcome === "string") return outcome === "written";
      throw explain(Object.assign(new Error(outcome.message), outcome));
    },
    close: async () => {
      await ask("close").catch(() => {});
      await end();
    },
  };
};
