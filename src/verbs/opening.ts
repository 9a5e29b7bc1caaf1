/**
 * What has to be opened before it is used, and closed by whoever opened it: a store, a referee.
 */
import { OrganonError } from "#logic";
import {
  createReferee,
  createRefereePool,
  openSqliteStore,
  requireStore,
  type Referee,
  type Store,
} from "#runs";

/**
 * Opens a store by its path: to write, only to read, or to append to what it must hold already, so that a misspelt name makes
 * no empty store. Throws misuse for a file that is no store.
 *
 * @example
 * const store = openStore(":memory:");
 * (await store.runs()).length; // → 0
 * await store.close();
 */
export const openStore = (path: string, mode: "read" | "write" | "append" = "write"): Store => {
  if (/^postgres(ql)?:/.test(path))
    throw new OrganonError("misuse", "stores on PostgreSQL are not built yet", {
      hint: "--store takes a file",
    });
  if (mode === "append") requireStore(path);
  return openSqliteStore(path, { mode: mode === "read" ? "read" : "write" });
};

/** Opens Z3 as a referee, in so many threads at once. It is an optional dependency; throws misuse where it is not installed. */
export const openReferee = async (threads = 1): Promise<Referee> =>
  threads > 1 ? createRefereePool(threads) : createReferee();
