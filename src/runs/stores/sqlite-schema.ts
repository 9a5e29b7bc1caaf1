/** The store's tables as SQLite makes them. */
import { sums, tables } from "./schema.ts";

/** "Orgn": tells our files from other programs' (SQLite's application_id). */
export const applicationId = 0x4f72676e;

/** Goes up when a table changes meaning (SQLite's user_version). */
export const schemaVersion = 5;

const types = {
  numbered: "INTEGER NOT NULL",
  integer: "INTEGER NOT NULL",
  "integer?": "INTEGER",
  "real?": "REAL",
  text: "TEXT NOT NULL",
  "text?": "TEXT",
} as const;

/** A key of one whole number is the row's own number; rows with a key of several columns lie in its order. */
const tableTexts = Object.entries(tables).map(([name, { columns, unique }]) => {
  const [primary = [], ...others] = unique;
  const lines = [
    ...Object.entries(columns).map(([column, type]) => `${column} ${types[type]}`),
    `PRIMARY KEY (${primary.join(", ")})`,
    ...others.map((other) => `UNIQUE (${other.join(", ")})`),
  ];
  return `CREATE TABLE IF NOT EXISTS ${name} (${lines.join(", ")}) STRICT${primary.length > 1 ? ", WITHOUT ROWID" : ""};\n`;
});

/** Makes the tables that are not there yet, and says that they are of this version. */
export const schema = `${tableTexts.join("")}
CREATE INDEX IF NOT EXISTS responses_sums ON responses (${sums.join(", ")});
PRAGMA application_id = ${applicationId};
PRAGMA user_version = ${schemaVersion};
`;
