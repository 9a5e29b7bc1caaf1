/**
 * What has to be opened before it is used, and closed by whoever opened it: a store, a referee.
 */
import { existsSync } from "node:fs";
import { createReferee, type Referee } from "#logic/z3";
import type { Store } from "#runs/store";
import { openSqliteStore, requireStore } from "#runs/stores/sqlite";
import { isPostgresAddress, requireStoreName } from "#runs/stores/store-address";
import { openServer, type ServerPackage } from "./server-package.ts";

/**
 * Opens a store by its path, or by its address on a PostgreSQL server (postgres://…), which the first query reaches: to
 * write, only to read, or to append to what it must hold already, so that a misspelt name makes no empty store. `control`
 * reads, and writes notes beside a process that makes calls. Throws misuse for a file that is no store, and for an address
 * without the package organon-server.
 *
 * @example
 * const store = openStore(":memory:");
 * (await store.runs()).length; // → 0
 * await store.close();
 */
export const openStore = (path: string, mode: "read" | "control" | "write" | "append" = "write"): Store => {
  if (isPostgresAddress(path))
    return loadServerPackage().openPostgresStore(path, { mode: mode === "control" ? "append" : mode });
  requireStoreName(path);
  if (mode === "append") requireStore(path);
  return openSqliteStore(path, { mode: mode === "append" ? "write" : mode });
};

export const hasStore = async (path: string): Promise<boolean> =>
  isPostgresAddress(path) ? loadServerPackage().hasPostgresStore(path) : existsSync(path);

const loadServerPackage = (): ServerPackage => openServer("a store on a PostgreSQL server");

/** Opens Z3 as a referee, in so many threads at once. It is an optional peer dependency; throws misuse where it is not installed. */
export const openReferee = (threads = 1): Promise<Referee> => createReferee({ threads });
