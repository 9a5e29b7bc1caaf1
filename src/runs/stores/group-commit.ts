/**
 * Groups many small writes into few commits. A durable commit waits for the disk, so writes that arrive within a
 * moment share one transaction, and every writer's promise waits for it. If the transaction fails, all of it is
 * undone and every writer gets the error.
 */

type GroupCommit<Entry> = {
  /** Resolves when the group with this entry is committed. */
  readonly add: (entry: Entry) => Promise<void>;
  /** Commits the waiting entries now; resolves when done, whether successful or not. */
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

/**
 * Creates a group commit. `commit` writes a group in one transaction, all of it or nothing. With a single writer,
 * groups go `oneByOne`: the next one gathers exactly while one is written.
 */
export const createGroupCommit = <Entry>(
  commit: (entries: readonly Entry[]) => Promise<void>,
  { oneByOne = false }: { readonly oneByOne?: boolean } = {},
): GroupCommit<Entry> => {
  let waiting: Waiting<Entry>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let gatherMs = shortestGatherMs;
  let underWay: Promise<void> | undefined;

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
    if (!oneByOne)
      gatherMs = Math.min(longestGatherMs, Math.max(shortestGatherMs, 2 * (performance.now() - began)));
    for (const { resolve } of group) resolve();
  };

  /** Writes one group after the other until none waits. */
  const writeOn = async (): Promise<void> => {
    while (waiting.length > 0) await write();
    underWay = undefined;
  };

  const flush = (): Promise<void> => (oneByOne ? (underWay ??= writeOn()) : write());

  return {
    add: (entry) =>
      new Promise((resolve, reject) => {
        waiting.push({ entry, resolve, reject });
        if (underWay === undefined) timer ??= setTimeout(() => void flush(), gatherMs);
      }),
    flush,
  };
};
