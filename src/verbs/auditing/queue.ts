/**
 * Work under way at once, at most so many pieces.
 */

/** A queue of `most` places; the first failure is thrown by the next call. */
export const createQueue = (most: number) => {
  const running = new Set<Promise<void>>();
  return {
    add: async (work: () => Promise<void>): Promise<void> => {
      const piece = work().finally(() => running.delete(piece));
      running.add(piece);
      piece.catch(() => {});
      if (running.size >= most) await Promise.race(running);
    },
    drained: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
};
