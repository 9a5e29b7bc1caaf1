/** The store's tables as SQLite makes them, and the version of them that this program reads. */
import { OrganonError, misuse } from "#logic/error";
import { sums, tables, tableText } from "./schema.ts";

/** "Orgn": tells our files from other programs' (SQLite's application_id). */
export const applicationId = 0x4f72676e;

/** Goes up when a table changes meaning (SQLite's user_version). */
export const schemaVersion = 5;

/** Throws misuse where a store's tables are of another version. */
export const requireSchemaVersion = (version: number, location: string): void => {
  if (version > schemaVersion)
    throw misuse(`the store ${location} was written by a newer organon`, "install that version to read it");
  if (version < schemaVersion) throw olderStore(version, location);
};

/** The error for a store of an earlier version. */
export const olderStore = (version: number, location: string): OrganonError =>
  misuse(
    `the store ${location} is of version ${version}, from an organon of before the first release; this program reads version ${schemaVersion}`,
    "name a new store with --store, or use the organon that wrote this one; nothing in it was changed",
  );

const types = {
  numbered: "INTEGER NOT NULL",
  integer: "INTEGER NOT NULL",
  "integer?": "INTEGER",
  "real?": "REAL",
  text: "TEXT NOT NULL",
  "text?": "TEXT",
} as const;

/** A key of one whole number is the row's own number; rows with a key of several columns lie in its order. */
const tableTexts = Object.entries(tables).map(
  ([name, table]) =>
    `${tableText(name, table, types)} STRICT${table.unique[0]!.length > 1 ? ", WITHOUT ROWID" : ""};\n`,
);

/** Makes the tables in an empty database, and says that they are of this version. */
export const schema = `${tableTexts.join("")}
CREATE INDEX responses_sums ON responses (${sums.join(", ")});
PRAGMA application_id = ${applicationId};
PRAGMA user_version = ${schemaVersion};
`;
