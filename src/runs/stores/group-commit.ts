/**
 * Many small writes, few commits. A commit that survives the machine's end costs a wait for the disk, so what
 * arrives within a moment shares one transaction, and every writer's promise waits for that transaction. If it
 * fails, all of it is undone and every one of its writers learns why.
 */

export type GroupCommit<Entry> = {
  /** Resolves when the group with this entry is committed. */
  readonly add: (entry: Entry) => Promise<void>;
  /** Commits what is waiting, now; resolves when it is done, in whatever way. */
  readonly flush: () => Promise<void>;
};

type Waiting<Entry> = {
  readonly entry: Entry;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
};

/** How long the first writer of a group waits for others: twice as long as the last commit took, within these bounds. */
const shortestGatherMs = 2;
const longestGatherMs = 20;

/** Where groups go one after the other: how many are handed over at once, the one that is written among them. */
const mostAtOnce = 2;

/**
 * Groups what is added. `commit` writes a group in one transaction, all of it or nothing. Where one writer writes them
 * `inOrder`, the next is handed over while one is written, when it has gathered for half as long as the last took: then the
 * writer never waits, and no group is small.
 */
export const createGroupCommit = <Entry>(
  commit: (entries: readonly Entry[]) => Promise<void>,
  { inOrder = false }: { readonly inOrder?: boolean } = {},
): GroupCommit<Entry> => {
  let waiting: Waiting<Entry>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let gatherMs = shortestGatherMs;
  const underWay = new Set<Promise<void>>();

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
    const share = inOrder ? 0.25 : 2;
    gatherMs = Math.min(longestGatherMs, Math.max(shortestGatherMs, share * (performance.now() - began)));
    for (const { resolve } of group) resolve();
  };

  const begin = (): void => {
    const one = write().finally(() => {
      underWay.delete(one);
      gather();
    });
    underWay.add(one);
  };

  const gather = (): void => {
    if (waiting.length > 0 && !(inOrder && underWay.size >= mostAtOnce))
      timer ??= setTimeout(begin, gatherMs);
  };

  return {
    add: (entry) =>
      new Promise((resolve, reject) => {
        waiting.push({ entry, resolve, reject });
        gather();
      }),
    flush: async () => {
      while (waiting.length > 0 || underWay.size > 0) {
        if (waiting.length > 0) begin();
        await Promise.allSettled(underWay);
      }
    },
  };
};
