/**
 * A long list read page by page and handed out one by one, to any number of readers at once. What is at hand is handed over
 * without waiting: at thousands a second an async generator's promises cost as much as reading the rows.
 */

/** How many rows are read at once, where nothing else is said. */
const usualSize = 500;

/**
 * The values of a list. `load` reads the page after a row, or the first one, of `pageSize` rows where there are as many left;
 * what it or `decode` throws ends the list.
 */
export const paged = <Row, Value>(
  load: (last: Row | undefined, pageSize: number) => Promise<readonly Row[]>,
  decode: (row: Row) => Value,
  pageSize = usualSize,
): AsyncIterable<Value, undefined> => ({
  [Symbol.asyncIterator]: () => {
    /** The rows at hand, the next one last: each is let go as it is handed out. */
    let rows: Row[] = [];
    let last: Row | undefined;
    let isLast = false;
    let loading: Promise<void> | undefined;

    const end = (): void => {
      rows = [];
      isLast = true;
    };
    const loadNext = async (): Promise<void> => {
      try {
        const page = await load(last, pageSize);
        // A file's rows are there at once: signals and other requests would have no turn before the last of a million.
        await new Promise(setImmediate);
        last = page.at(-1);
        rows = page.toReversed();
        isLast = rows.length < pageSize;
      } catch (error) {
        end();
        throw error;
      } finally {
        loading = undefined;
      }
    };
    const next = (): Promise<IteratorResult<Value, undefined>> => {
      const row = rows.pop();
      if (row !== undefined) {
        try {
          return Promise.resolve({ done: false, value: decode(row) });
        } catch (error) {
          end();
          return Promise.reject(error);
        }
      }
      if (isLast) return Promise.resolve({ done: true, value: undefined });
      return (loading ??= loadNext()).then(next);
    };
    const leave = (): Promise<IteratorResult<Value, undefined>> => {
      end();
      return Promise.resolve({ done: true, value: undefined });
    };
    return { next, return: leave };
  },
});
