/**
 * Groups many small writes into few commits. A durable commit waits for the disk, so writes that arrive within a
 * moment share one transaction, and every writer's promise waits for it. If the transaction fails, all of it is
 * undone and every writer gets the error.
 */

type Waiting<Entry> = PromiseWithResolvers<void> & { readonly entry: Entry };

/** Milliseconds that the first writer of a group waits for others, at most as long as a call to a server of one's own. */
const gatherMs = 10;

/** Creates a group commit. `commit` writes a group in one transaction, all of it or nothing. */
export const createGroupCommit = <Entry>(commit: (entries: readonly Entry[]) => Promise<void>) => {
  let waiting: Waiting<Entry>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    try {
      await commit(group.map(({ entry }) => entry));
      for (const { resolve } of group) resolve();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };

  const flush = (): Promise<void> => {
    underWay = Promise.all([underWay, write()]).then(() => {});
    return underWay;
  };

  return {
    flush,
    /** Resolves when the group with this entry is committed. */
    add: (entry: Entry): Promise<void> => {
      const writer = { entry, ...Promise.withResolvers<void>() };
      waiting.push(writer);
      timer ??= setTimeout(() => void flush(), gatherMs);
      return writer.promise;
    },
  };
};
