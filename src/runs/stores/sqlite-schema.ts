/**
 * The store's tables, as SQL. A call's place in a run (`calls`) and the response to it (`responses`) are apart and
 * meet on the call's key: that is how runs share responses. Keys are random, and a million random lookups are slow;
 * so each key has a number (`keys`), given when it is first planned, and everything else goes by numbers, which
 * stand in the order of asking. A call carries the number of its leaf, so a report reads neither items nor JSON.
 */

/** "Orgn": tells our files from other programs' (SQLite's application_id). */
export const applicationId = 0x4f72676e;

/** Goes up when a table changes meaning (SQLite's user_version). */
export const schemaVersion = 2;

const tables = `
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
CREATE TABLE leaves (
  number INTEGER PRIMARY KEY,
  logic TEXT NOT NULL,
  category TEXT NOT NULL,
  rule TEXT NOT NULL,
  base TEXT NOT NULL,
  extension TEXT NOT NULL,
  kind TEXT NOT NULL,
  length INTEGER NOT NULL,
  label TEXT NOT NULL,
  UNIQUE (rule, kind, length, label, logic, category, base, extension)
) STRICT;
CREATE TABLE items (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  leaf INTEGER NOT NULL,
  json TEXT NOT NULL
) STRICT;
CREATE TABLE keys (
  number INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE calls (
  run INTEGER NOT NULL,
  subject INTEGER NOT NULL,
  ordinal INTEGER NOT NULL,
  call INTEGER NOT NULL,
  leaf INTEGER NOT NULL,
  item INTEGER NOT NULL,
  epoch INTEGER NOT NULL,
  PRIMARY KEY (run, subject, ordinal)
) STRICT, WITHOUT ROWID;
CREATE TABLE prompts (
  hash TEXT PRIMARY KEY,
  messages TEXT NOT NULL
) STRICT;
-- One row a key, whose number is the call.
CREATE TABLE responses (
  call INTEGER PRIMARY KEY,
  status TEXT NOT NULL,
  key TEXT NOT NULL,
  item TEXT NOT NULL,
  model TEXT NOT NULL,
  parameters TEXT NOT NULL,
  epoch INTEGER NOT NULL,
  prompt TEXT NOT NULL,
  tokens_in INTEGER,
  tokens_out INTEGER,
  tokens_thinking INTEGER,
  tokens_cached INTEGER,
  cost REAL,
  text TEXT NOT NULL,
  thinking TEXT,
  finish_reason TEXT,
  attempts TEXT NOT NULL,
  served_model TEXT,
  time TEXT NOT NULL
) STRICT;
-- Counting and summing read this and not the texts.
CREATE INDEX responses_sums ON responses (call, status, tokens_in, tokens_out, cost);
CREATE TABLE verdicts (
  call INTEGER NOT NULL,
  reader TEXT NOT NULL,
  outcome TEXT NOT NULL,
  answer TEXT,
  span_start INTEGER,
  span_end INTEGER,
  PRIMARY KEY (call, reader)
) STRICT, WITHOUT ROWID;
`;

const marks = `
PRAGMA application_id = ${applicationId};
PRAGMA user_version = ${schemaVersion};
`;

/** Makes an empty store. */
export const schema = tables + marks;

const old = ["items", "calls", "prompts", "responses", "verdicts"];

/** Brings a store of version 1, which went by keys alone, up to this one. */
export const fromVersion1 = `
${old.map((table) => `ALTER TABLE ${table} RENAME TO old_${table};`).join("\n")}
DROP INDEX responses_by_status;
${tables.replaceAll(/CREATE TABLE (runs|subjects) [^;]*;/g, "")}
INSERT INTO leaves (logic, category, rule, base, extension, kind, length, label)
  SELECT DISTINCT logic, category, rule, base, extension, kind, length, label FROM old_items;
INSERT INTO items (id, leaf, json)
  SELECT o.id, l.number, o.json FROM old_items o JOIN leaves l USING (logic, category, rule, base, extension, kind, length, label)
  ORDER BY o.rowid;
INSERT OR IGNORE INTO keys (key) SELECT key FROM old_calls ORDER BY run, ordinal, subject;
INSERT OR IGNORE INTO keys (key) SELECT key FROM old_responses;
INSERT INTO calls SELECT c.run, c.subject, c.ordinal, k.number, i.leaf, i.number, c.epoch
  FROM old_calls c JOIN keys k ON k.key = c.key JOIN items i ON i.id = c.item;
INSERT INTO prompts SELECT hash, messages FROM old_prompts;
INSERT INTO responses
  SELECT k.number, status, r.key, item, model, parameters, epoch, prompt, tokens_in, tokens_out, tokens_thinking,
    tokens_cached, cost, text, thinking, finish_reason, attempts, served_model, time
  FROM old_responses r JOIN keys k ON k.key = r.key;
INSERT INTO verdicts SELECT k.number, reader, outcome, answer, span_start, span_end
  FROM old_verdicts v JOIN keys k ON k.key = v.key;
${old.map((table) => `DROP TABLE old_${table};`).join("\n")}
${marks}
`;
