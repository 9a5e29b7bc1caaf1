/** Classifies a store's name: a file path, or an address on a PostgreSQL server. */
import { misuse } from "#logic/error";

/** Returns whether a store's name is an address on a PostgreSQL server. */
export const isPostgresAddress = (store: string): boolean => /^postgres(ql)?:/i.test(store);

/** Rejects addresses other than file paths and PostgreSQL: as paths they would become folders, including passwords. */
export const requireStoreName = (store: string): void => {
  const [scheme] = /^[a-z][a-z0-9+.-]+:\/\/|^file:/i.exec(store) ?? [];
  if (scheme !== undefined && !isPostgresAddress(store))
    throw misuse(
      `the store's address begins with ${scheme}, which is not supported`,
      "name a file, as in --store organon-runs/organon.sqlite, or postgres://user@host/database",
    );
};

export const splitWords = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
