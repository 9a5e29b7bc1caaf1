/**
 * Commits of a SQLite file made durable without anybody standing still. With `synchronous = FULL` every commit waits for the
 * disk inside the one thread that also asks. Here SQLite only appends to its write-ahead log (`synchronous = NORMAL`: never
 * damaged, but the last commits may be lost with the machine), and the log is synced beside, by the system's own threads;
 * who is waiting for a commit is told when a sync that began after it has ended. Checkpoints sync by themselves, log before
 * database (sqlite.org/pragma.html#pragma_synchronous, sqlite.org/wal.html).
 */
import { open, type FileHandle } from "node:fs/promises";

export type WalSync = {
  /** Resolves when everything committed before the call would survive the machine's end. Rejects when the disk refuses. */
  readonly sync: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Syncs the log of the database at `path`, which must have been written to before the first call. */
export const createWalSync = (path: string): WalSync => {
  let log: Promise<FileHandle> | undefined;
  /** The sync under way, and the one that begins when it has ended: whoever comes meanwhile waits for that one. */
  let current: Promise<void> | undefined;
  let following: Promise<void> | undefined;

  const begin = async (): Promise<void> => {
    // To write, since some systems sync no file that is only read. The log is no file that SQLite locks.
    log ??= open(`${path}-wal`, "r+");
    try {
      await (await log).datasync();
    } catch (error) {
      log = undefined;
      throw error;
    }
  };

  const start = (): Promise<void> => {
    const own = begin().finally(() => {
      if (current === own) current = undefined;
    });
    current = own;
    return own;
  };

  return {
    sync: () => {
      if (current === undefined) return start();
      following ??= current
        .catch(() => undefined)
        .then(() => {
          following = undefined;
          return start();
        });
      return following;
    },
    close: async () => {
      await Promise.allSettled([current, following]);
      if (log !== undefined) await (await log).close();
    },
  };
};
