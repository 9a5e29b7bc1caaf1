/**
 * Finds words by FTS5. The index is a private database next to the store's tables, which SQLite removes when the store
 * is closed, so a store that is only read can be searched. It has words without their positions and texts.
 */
import type { DatabaseSync } from "node:sqlite";
import { once } from "#logic/memoize";
import { loadKysely } from "./load-kysely.ts";
import type { WordIndex } from "./reading.ts";

/** Numbers in the index are those of questions and calls; `_docsize` is FTS5's own table of them. */
const schema = ["asked", "replied"]
  .map((name) => `CREATE VIRTUAL TABLE words.${name} USING fts5(x, content='', detail=none);`)
  .join(" ");

const calls = "FROM main.calls c WHERE c.run = ? AND c.subject = ? AND c.ordinal >= ? AND c.ordinal < ?";

const additions = [
  `INSERT INTO words.asked (rowid, x) SELECT number, json ->> '$.question' FROM main.questions
   WHERE number IN (SELECT c.question ${calls}) AND number NOT IN (SELECT id FROM words.asked_docsize)`,
  `INSERT INTO words.replied (rowid, x) SELECT call, text FROM main.responses
   WHERE call IN (SELECT c.call ${calls}) AND call NOT IN (SELECT id FROM words.replied_docsize)
   AND status <> 'failed'`,
] as const;

export const createWordIndex = (database: DatabaseSync): WordIndex => {
  const open = once(() => database.exec(`ATTACH '' AS words; ${schema}`));
  const write = (work: () => void): void => {
    const isReadOnly = database.prepare("PRAGMA query_only").get()?.["query_only"] === 1;
    if (isReadOnly) database.exec("PRAGMA query_only = FALSE");
    try {
      work();
    } finally {
      if (isReadOnly) database.exec("PRAGMA query_only = TRUE");
    }
  };
  return {
    contains: (words) => {
      write(() => open());
      const { sql } = loadKysely();
      const query = words.map((word, i) => `"${word}"${i === words.length - 1 ? "*" : ""}`).join(" AND ");
      return sql`(c.question in (select rowid from words.asked where asked match ${query})
        or c.call in (select rowid from words.replied where replied match ${query}))`;
    },
    add: async (run, { subject, from, to }) =>
      write(() => {
        open();
        for (const text of additions) database.prepare(text).run(run, subject, from, to);
      }),
  };
};
