/** Creates the store's tables in SQLite, and checks their version. */
import { misuse } from "#logic/error";
import { sums, tables, tableText } from "./schema.ts";

/** "Orgn": distinguishes Organon's files from those of other programs (SQLite's application_id). */
export const applicationId = 0x4f72676e;

/** Increased when a table changes meaning (SQLite's user_version). */
export const schemaVersion = 7;

/** Throws misuse if a store's tables have another version. */
export const requireSchemaVersion = (version: number, location: string): void => {
  if (version > schemaVersion)
    throw misuse(`the store ${location} was written by a newer organon`, "install that version to read it");
  if (version < schemaVersion)
    throw misuse(
      `the store ${location} is of version ${version}; this program reads version ${schemaVersion}`,
      "name a new store with --store; nothing in this one was changed",
    );
};

const types = {
  numbered: "INTEGER NOT NULL",
  integer: "INTEGER NOT NULL",
  "integer?": "INTEGER",
  "real?": "REAL",
  text: "TEXT NOT NULL",
  "text?": "TEXT",
} as const;

/** A key of one integer is the row number itself; rows with a key of several columns are stored in its order. */
const tableTexts = Object.entries(tables).map(
  ([name, table]) =>
    `${tableText(name, table, types)} STRICT${table.unique[0]!.length > 1 ? ", WITHOUT ROWID" : ""};\n`,
);

/** Creates the tables in an empty database, and sets their version. */
export const schema = `${tableTexts.join("")}
CREATE INDEX responses_sums ON responses (${sums.join(", ")});
PRAGMA application_id = ${applicationId};
PRAGMA user_version = ${schemaVersion};
`;
