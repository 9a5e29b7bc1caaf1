/**
 * Finds words in the questions and replies of a run. The index is made in the background when a run is first searched, in a private
 * database file that SQLite removes when it is closed, and is continued when the run has grown. It holds words, not texts.
 */
import { DatabaseSync } from "node:sqlite";
import type { Run, Store } from "#runs/store";
import type { Filter } from "./select.ts";

const sliceSize = 2048;

const maxIndices = 2;

/** Replies of a subject have numbers of their own: a subject's place and an ordinal in one. */
const subjectRoom = 2 ** 32;

/**
 * Searches in runs of a store, of which `planned` says how many calls each has: which calls hold the words, the share of the run that is
 * indexed, and how large the index is.
 */
export const openSearch = (store: Store, planned: (run: Run) => number) => {
  const indices = new Map<string, Index>();
  return async (run: Run, subject: number, text: string) => {
    const index = indices.get(run.id) ?? openIndex(store, run);
    indices.delete(run.id);
    indices.set(run.id, index);
    for (const [id, old] of [...indices].slice(0, -maxIndices)) {
      indices.delete(id);
      old.close();
    }
    await index.begin();
    const { calls, bytes, isWhole } = index.state();
    return {
      ...index.find(subject, text),
      built: isWhole ? 1 : Math.min(0.99, calls / Math.max(1, planned(run))),
      bytes,
    };
  };
};

type Index = ReturnType<typeof openIndex>;

const openIndex = (store: Store, run: Run) => {
  const db = new DatabaseSync("");
  // Words without their places: phrases are not looked for.
  for (const name of ["asked", "replied"])
    db.exec(
      `CREATE VIRTUAL TABLE ${name} USING fts5(x, content='', detail=none); CREATE TABLE ${name}_seen(n INTEGER PRIMARY KEY);`,
    );
  const adderOf = (name: string) => {
    const see = db.prepare(`INSERT OR IGNORE INTO ${name}_seen VALUES (?)`);
    const add = db.prepare(`INSERT INTO ${name}(rowid, x) VALUES (?, ?)`);
    return (number: number, text: string): void => {
      if (Number(see.run(number).changes) > 0) add.run(number, text);
    };
  };
  const [addQuestion, addReply] = [adderOf("asked"), adderOf("replied")];
  /** Up to where every call of a subject has its reply in the index. */
  const done = run.subjects.map(() => 0);
  let [calls, isWhole] = [0, false];
  const closing = new AbortController();
  let pulse: string | undefined;
  let building: Promise<void> | undefined;

  const readOn = async (subject: number): Promise<void> => {
    let isComplete = true;
    for (let from = done[subject] ?? 0; !closing.signal.aborted; from += sliceSize) {
      const where = [["ordinal", "<", from + sliceSize]] as const;
      const fields = ["ordinal", "questionNumber", "question", "response"] as const;
      const rows = await Array.fromAsync(store.select(run, { fields, subject, from, where }));
      if (closing.signal.aborted || rows.length === 0) return;
      db.exec("BEGIN");
      for (const { ordinal, questionNumber, question, response } of rows) {
        addQuestion(questionNumber, question.text);
        if (response === undefined) isComplete = false;
        else addReply(subject * subjectRoom + ordinal, response.text);
      }
      db.exec("COMMIT");
      calls += rows.length;
      if (isComplete) done[subject] = from + rows.length;
      // Whoever waits for a page comes in between.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const build = async (now: string): Promise<void> => {
    calls = done.reduce((sum, count) => sum + count, 0);
    for (const subject of run.subjects.keys()) await readOn(subject);
    [isWhole, pulse] = [true, now];
  };

  /** A table of which numbers the words are in. */
  const marked = (name: string, query: string, from: number, size: number): Uint8Array => {
    const found = new Uint8Array(size);
    const { all } = db
      .prepare(
        `SELECT group_concat(printf('%08x', rowid - CAST(? AS INTEGER)), '') AS "all" FROM ${name} WHERE ${name} MATCH ? AND rowid >= ? AND rowid < ?`,
      )
      .get(from, query, from, from + size) ?? { all: null };
    // A million numbers come sooner as one text than as rows, and in hexadecimal sooner than in decimal.
    const numbers = Buffer.from(typeof all === "string" ? all : "", "hex");
    for (let i = 0; i < numbers.length; i += 4) found[numbers.readUInt32BE(i)] = 1;
    return found;
  };
  const highest = (name: string, below: number): number =>
    Number(db.prepare(`SELECT max(n) AS n FROM ${name}_seen WHERE n < ?`).get(below)?.["n"] ?? -1);

  return {
    /** Begins to read what is new; waits for a short run to its end. */
    begin: async (): Promise<void> => {
      const now = await store.pulse();
      if (now !== pulse && building === undefined)
        building = build(now).finally(() => {
          building = undefined;
        });
      if (building !== undefined)
        await Promise.race([building, new Promise((resolve) => setTimeout(resolve, 150).unref())]);
    },
    state: () => ({
      calls,
      isWhole,
      bytes: Number(
        db.prepare("SELECT page_count * page_size AS n FROM pragma_page_count(), pragma_page_size()").get()?.[
          "n"
        ] ?? 0,
      ),
    }),
    /** Whether a call, by its ordinal and the number of its question, holds the words. */
    find: (subject: number, text: string): { readonly holds: NonNullable<Filter["holds"]> } => {
      const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      if (words.length === 0) return { holds: () => true };
      const query = words.map((word, i) => `"${word}"${i === words.length - 1 ? "*" : ""}`).join(" AND ");
      const from = subject * subjectRoom;
      const questions = marked("asked", query, 0, highest("asked", Number.MAX_SAFE_INTEGER) + 1);
      const replies = marked(
        "replied",
        query,
        from,
        Math.max(0, highest("replied", from + subjectRoom) - from + 1),
      );
      return { holds: (ordinal, question) => questions[question] === 1 || replies[ordinal] === 1 };
    },
    close: (): void => {
      closing.abort();
      db.close();
    },
  };
};
