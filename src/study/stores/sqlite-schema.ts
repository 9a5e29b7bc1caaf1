/**
 * The store's tables, as SQL. A call's place in a run (`calls`) and the response to it (`responses`) are apart
 * and meet on the key: that is how runs share responses. Items carry the columns that reports group by beside
 * their whole text, so a report reads no JSON.
 */

/** "Orgn": tells our files from other programs' (SQLite's application_id). */
export const applicationId = 0x4f72676e;

/** Goes up when a table changes meaning (SQLite's user_version). */
export const schemaVersion = 1;

export const schema = `
CREATE TABLE runs (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  plan TEXT NOT NULL,
  created TEXT NOT NULL,
  touched TEXT NOT NULL,
  planned INTEGER NOT NULL
) STRICT;
CREATE TABLE subjects (
  run INTEGER NOT NULL,
  ordinal INTEGER NOT NULL,
  id TEXT NOT NULL,
  provider TEXT NOT NULL,
  model TEXT NOT NULL,
  organisation TEXT NOT NULL,
  parameters TEXT NOT NULL,
  PRIMARY KEY (run, ordinal)
) STRICT, WITHOUT ROWID;
CREATE TABLE items (
  id TEXT PRIMARY KEY,
  logic TEXT NOT NULL,
  category TEXT NOT NULL,
  rule TEXT NOT NULL,
  base TEXT NOT NULL,
  extension TEXT NOT NULL,
  kind TEXT NOT NULL,
  length INTEGER NOT NULL,
  label TEXT NOT NULL,
  json TEXT NOT NULL
) STRICT;
CREATE TABLE calls (
  run INTEGER NOT NULL,
  subject INTEGER NOT NULL,
  ordinal INTEGER NOT NULL,
  item TEXT NOT NULL,
  epoch INTEGER NOT NULL,
  key TEXT NOT NULL,
  PRIMARY KEY (run, subject, ordinal),
  UNIQUE (run, subject, item, epoch)
) STRICT, WITHOUT ROWID;
CREATE TABLE prompts (
  hash TEXT PRIMARY KEY,
  messages TEXT NOT NULL
) STRICT;
CREATE TABLE responses (
  key TEXT PRIMARY KEY,
  item TEXT NOT NULL,
  model TEXT NOT NULL,
  parameters TEXT NOT NULL,
  epoch INTEGER NOT NULL,
  prompt TEXT NOT NULL,
  status TEXT NOT NULL,
  text TEXT NOT NULL,
  thinking TEXT,
  finish_reason TEXT,
  tokens_in INTEGER,
  tokens_out INTEGER,
  tokens_thinking INTEGER,
  tokens_cached INTEGER,
  cost REAL,
  attempts TEXT NOT NULL,
  served_model TEXT,
  time TEXT NOT NULL
) STRICT;
CREATE TABLE verdicts (
  key TEXT NOT NULL,
  reader TEXT NOT NULL,
  outcome TEXT NOT NULL,
  answer TEXT,
  span_start INTEGER,
  span_end INTEGER,
  PRIMARY KEY (key, reader)
) STRICT, WITHOUT ROWID;
-- Planning and reports look for statuses by key; the texts beside them are long.
CREATE INDEX responses_by_status ON responses (key, status);
PRAGMA application_id = ${applicationId};
PRAGMA user_version = ${schemaVersion};
`;
