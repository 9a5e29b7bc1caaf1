/**
 * Reads a long list page by page and yields its values one by one, to any number of concurrent consumers. Loaded values are
 * returned without an async generator: at thousands per second, its promises cost as much as reading the rows.
 */

/** Default number of rows per page. */
const usualSize = 500;

/**
 * Returns the values of a list. `load` reads the page after a row, or the first page; fewer than `pageSize` rows mark
 * the last page. An error of `load` or `decode` ends the list.
 */
export const paged = <Row, Value>(
  load: (last: Row | undefined, pageSize: number) => Promise<readonly Row[]>,
  decode: (row: Row) => Value,
  pageSize = usualSize,
): AsyncIterable<Value, undefined> => ({
  [Symbol.asyncIterator]: () => {
    /** The loaded rows, the next one last: each is removed when it is returned. */
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
        // A file's rows arrive synchronously: without this, signals and other requests would wait for the last of a million.
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
