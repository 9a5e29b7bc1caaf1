/**
 * A store of an earlier version made into one of this, in one transaction: it is done once, and a store that cannot be
 * brought up to date stays as it was. Version 1 went by the keys of calls alone; version 2 by numbers, but its items had
 * eight columns instead of tags. Both kept a suite as the words of a command line. A run's id is a hash of its plan, so
 * runs get new ids, and the old ones remain as aliases. Version 3 had no batches and kept no probabilities of tokens,
 * version 4 no notes of people.
 */
import type { DatabaseSync } from "node:sqlite";
import { questionOfLine, suiteFromStored } from "#items";
import { OrganonError } from "#logic";
import { runIdOf, type RunPlan } from "../plan.ts";
import { questionRow, tagSetRow } from "./rows.ts";
import { schema, schemaVersion } from "./sqlite-schema.ts";

/** Brings an open store up to date. Within a transaction of the caller's. */
export const migrate = (database: DatabaseSync, version: number): void => {
  if (version >= schemaVersion) return;
  // Version 4 added the tables of batches, which the schema makes, and a column; version 5 a table.
  if (version > 1 && version < 4) database.exec("ALTER TABLE responses ADD COLUMN logprobs TEXT");
  if (version >= 3) {
    database.exec(schema);
    return;
  }
  const { before, after } = version === 1 ? fromVersion1 : fromVersion2;
  database.exec(before + schema);
  addQuestions(database);
  database.exec(after);
  renewRuns(database);
};

const fromVersion1 = {
  before: `
ALTER TABLE items RENAME TO old_items;
ALTER TABLE calls RENAME TO old_calls;
ALTER TABLE responses RENAME TO old_responses;
ALTER TABLE verdicts RENAME TO old_verdicts;
`,
  after: `
INSERT OR IGNORE INTO call_hashes (hash) SELECT key FROM old_calls ORDER BY run, ordinal, subject;
INSERT OR IGNORE INTO call_hashes (hash) SELECT key FROM old_responses;
INSERT INTO calls SELECT c.run, c.subject, c.ordinal, h.number, q.tag_set, q.number, c.epoch
  FROM old_calls c JOIN call_hashes h ON h.hash = c.key JOIN questions q ON q.id = c.item;
INSERT INTO responses
  SELECT h.number, status, r.key, item, model, parameters, epoch, prompt, tokens_in, tokens_out, tokens_thinking,
    tokens_cached, cost, text, thinking, finish_reason, attempts, served_model, time, NULL
  FROM old_responses r JOIN call_hashes h ON h.hash = r.key;
INSERT INTO verdicts SELECT h.number, reader, outcome, answer, span_start, span_end
  FROM old_verdicts v JOIN call_hashes h ON h.hash = v.key;
DROP TABLE old_items;
DROP TABLE old_calls;
DROP TABLE old_responses;
DROP TABLE old_verdicts;
`,
};

const fromVersion2 = {
  before: `
ALTER TABLE items RENAME TO old_items;
ALTER TABLE keys RENAME TO call_hashes;
ALTER TABLE call_hashes RENAME COLUMN key TO hash;
ALTER TABLE calls RENAME COLUMN leaf TO tag_set;
ALTER TABLE calls RENAME COLUMN item TO question;
ALTER TABLE responses RENAME COLUMN key TO call_hash;
ALTER TABLE responses RENAME COLUMN item TO question;
DROP INDEX IF EXISTS responses_sums;
`,
  after: `
UPDATE calls SET tag_set = coalesce((SELECT tag_set FROM questions WHERE number = question), 0);
DROP TABLE old_items;
DROP TABLE leaves;
`,
};

/** The items of both versions, as questions under the same numbers. */
const addQuestions = (database: DatabaseSync): void => {
  const addTagSet = database.prepare("INSERT INTO tag_sets (tags, key) VALUES (?, ?)");
  const addQuestion = database.prepare(
    "INSERT INTO questions (number, id, tag_set, group_id, json) VALUES (?, ?, ?, ?, ?)",
  );
  const tagSets = new Map<string, number>();
  for (const row of database
    .prepare("SELECT rowid AS number, json FROM old_items ORDER BY rowid")
    .iterate()) {
    const question = questionOfLine(String(row["json"]));
    const { tags, key } = tagSetRow(question);
    const name = `${key} ${tags}`;
    const tagSet = tagSets.get(name) ?? Number(addTagSet.run(tags, key).lastInsertRowid);
    tagSets.set(name, tagSet);
    const { id, group_id, json } = questionRow(question);
    addQuestion.run(Number(row["number"]), id, tagSet, group_id ?? null, json);
  }
};

/** Runs with the suites of this version and the ids that follow from them; where two are one and the same plan now, both keep theirs. */
const renewRuns = (database: DatabaseSync): void => {
  const isTaken = database.prepare("SELECT 1 FROM runs WHERE id = ?");
  const renew = database.prepare("UPDATE runs SET id = ?, plan = ? WHERE number = ?");
  const addAlias = database.prepare("INSERT INTO run_aliases (id, run) VALUES (?, ?)");
  for (const row of database.prepare("SELECT number, id, plan FROM runs").all()) {
    const [number, id] = [Number(row["number"]), String(row["id"])];
    const plan = planOf(id, String(row["plan"]));
    const renewed = runIdOf(plan);
    const isRenamed = renewed !== id && isTaken.get(renewed) === undefined;
    renew.run(isRenamed ? renewed : id, JSON.stringify(plan), number);
    if (isRenamed) addAlias.run(id, number);
  }
};

const planOf = (run: string, text: string): RunPlan => {
  try {
    const plan: RunPlan = JSON.parse(text);
    return { ...plan, suite: suiteFromStored(plan.suite) };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new OrganonError("misuse", `the plan of run ${run} cannot be read: ${why}`, { cause });
  }
};
