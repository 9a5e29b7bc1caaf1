/**
 * Groups many small writes into few commits. A durable commit waits for the disk, so writes that arrive within a
 * moment share one transaction, and every writer's promise waits for it. If the transaction fails, all of it is
 * undone and every writer gets the error.
 */

type GroupCommit<Entry> = {
  /** Resolves when the group with this entry is committed. */
  readonly add: (entry: Entry) => Promise<void>;
  /** Commits the waiting entries now; resolves when no commit is under way, whether successful or not. */
  readonly flush: () => Promise<void>;
};

type Waiting<Entry> = {
  readonly entry: Entry;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
};

/** The first writer of a group waits for others twice as long as the last commit took, within these bounds. */
const shortestGatherMs = 2;
const longestGatherMs = 20;

/** Creates a group commit. `commit` writes a group in one transaction, all of it or nothing. */
export const createGroupCommit = <Entry>(
  commit: (entries: readonly Entry[]) => Promise<void>,
): GroupCommit<Entry> => {
  let waiting: Waiting<Entry>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let gatherMs = shortestGatherMs;
  let underWay = Promise.resolve();

  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    const began = performance.now();
    try {
      await commit(group.map(({ entry }) => entry));
    } catch (error) {
      for (const { reject } of group) reject(error);
      return;
    }
    gatherMs = Math.min(longestGatherMs, Math.max(shortestGatherMs, 2 * (performance.now() - began)));
    for (const { resolve } of group) resolve();
  };

  const flush = (): Promise<void> => {
    underWay = Promise.all([underWay, write()]).then(() => {});
    return underWay;
  };

  return {
    add: (entry) =>
      new Promise((resolve, reject) => {
        waiting.push({ entry, resolve, reject });
        timer ??= setTimeout(() => void flush(), gatherMs);
      }),
    flush,
  };
};
