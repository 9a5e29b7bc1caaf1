/** What a store's name is: a file's path, or an address on a PostgreSQL server. */
import { misuse } from "#logic/error";

/** Whether a store's name is an address on a PostgreSQL server rather than a file's path. */
export const isPostgresAddress = (store: string): boolean => /^postgres(ql)?:/i.test(store);

/** Refuses addresses that are neither a file's nor PostgreSQL's: as paths they would become folders, passwords and all. */
export const requireStoreName = (store: string): void => {
  const [scheme] = /^[a-z][a-z0-9+.-]+:\/\/|^file:/i.exec(store) ?? [];
  if (scheme !== undefined && !isPostgresAddress(store))
    throw misuse(
      `the store's address begins with ${scheme}, which is not supported`,
      "name a file, as in --store organon-runs/organon.sqlite, or postgres://user@host/database",
    );
};
