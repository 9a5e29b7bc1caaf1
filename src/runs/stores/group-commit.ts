/**
 * Many small writes, few commits. A commit that survives the machine's end costs a wait for the disk, so what
 * arrives within a moment shares one transaction, and every writer's promise waits for that transaction. If it
 * fails, all of it is undone and all its writers are told.
 */
import type { DatabaseSync } from "node:sqlite";

export type GroupCommit = {
  /** Runs `write` within the next transaction; resolves when that is on the disk. */
  readonly write: (write: () => void) => Promise<void>;
  /** Commits what is waiting, now. */
  readonly flush: () => void;
};

type Waiting = {
  readonly write: () => void;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
};

/** How long the first writer of a group waits for others: twice as long as the last commit took, within these bounds. */
const shortestGatherMs = 2;
const longestGatherMs = 20;

/** Groups the writes to one database. `explain` turns what SQLite throws into what writers are told. */
export const createGroupCommit = (
  database: DatabaseSync,
  explain: (error: unknown) => Error,
): GroupCommit => {
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;
  let gatherMs = shortestGatherMs;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    const began = performance.now();
    try {
      transact(database, () => {
        for (const { write } of group) write();
      });
    } catch (error) {
      const told = explain(error);
      for (const { reject } of group) reject(told);
      return;
    }
    // Nothing else runs while a commit waits for the disk; so no more than a third of the time goes there.
    gatherMs = Math.min(longestGatherMs, Math.max(shortestGatherMs, 2 * (performance.now() - began)));
    for (const { resolve } of group) resolve();
  };

  return {
    write: (write) =>
      new Promise((resolve, reject) => {
        waiting.push({ write, resolve, reject });
        timer ??= setTimeout(flush, gatherMs);
      }),
    flush,
  };
};

/** All of it or nothing. */
export const transact = (database: DatabaseSync, work: () => void): void => {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec("COMMIT");
  } catch (error) {
    // Some errors (a full disk) have already undone the transaction.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
};
