/**
 * Finds words by tsvector, in tables of their own next to the store's, which the first search makes. Texts are split into
 * words here: PostgreSQL's parser joins some, such as names of hosts, and depends on the database's locale.
 */
import type { Kysely, RawBuilder } from "kysely";
import { type Database, loadKysely, type Question, splitWords, type WordIndex } from "organon/store";

/** A tsvector holds a megabyte; of longer texts the first words are found. */
const maxBytes = 900_000;
/** Longer words are found by their start. */
const maxWord = 200;

type Row = { readonly number: number; readonly words: readonly string[] };

/** Returns the index of the store in a schema. */
export const createWordIndex = (db: Kysely<Database>, schema: string): WordIndex => {
  const { sql } = loadKysely();
  const nameColumn = (name: string): RawBuilder<unknown> => sql.id(schema, name);
  let isMade = false;
  const make = async (): Promise<void> => {
    if (isMade) return;
    await db.transaction().execute(async (trx) => {
      // Concurrent viewers create it once.
      await sql`select pg_advisory_xact_lock(hashtext(${`organon words ${schema}`}))`.execute(trx);
      for (const name of ["words_asked", "words_replied"]) {
        await sql`create table if not exists ${nameColumn(name)} (number bigint primary key, words tsvector not null)`.execute(
          trx,
        );
        await sql`create index if not exists ${sql.id(`${name}_words`)} on ${nameColumn(name)} using gin (words)`.execute(
          trx,
        );
      }
    });
    isMade = true;
  };
  const insert = async (name: string, rows: readonly Row[]): Promise<void> => {
    if (rows.length === 0) return;
    await sql`insert into ${nameColumn(name)} (number, words)
      select (row ->> 'number')::bigint, array_to_tsvector(array(select jsonb_array_elements_text(row -> 'words')))
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row on conflict do nothing`.execute(db);
  };
  return {
    contains: (words) => {
      const last = words.length - 1;
      const query = words
        .map((word, i) => `'${word.slice(0, maxWord)}'${i === last ? ":*" : ""}`)
        .join(" & ");
      const numbers = (name: string) =>
        sql`select number from ${nameColumn(name)} where words @@ ${query}::tsquery`;
      return sql`(c.question in (${numbers("words_asked")}) or c.call in (${numbers("words_replied")}))`;
    },
    add: async (run, { subject, from, to }) => {
      await make();
      const calls = db
        .selectFrom("calls as c")
        .where("c.run", "=", run)
        .where("c.subject", "=", subject)
        .where("c.ordinal", ">=", from)
        .where("c.ordinal", "<", to);
      const questions = await calls
        .innerJoin("questions as q", "q.number", "c.question")
        .where(
          sql<boolean>`not exists (select from ${nameColumn("words_asked")} w where w.number = q.number)`,
        )
        .select(["q.number", "q.json"])
        .distinct()
        .execute();
      await insert(
        "words_asked",
        questions.map(({ number, json }) => {
          const { question }: { readonly question: Question["text"] } = JSON.parse(json);
          return { number, words: distinctWords(question) };
        }),
      );
      const replies = await calls
        .innerJoin("responses as r", "r.call", "c.call")
        .where("r.status", "<>", "failed")
        .where(
          sql<boolean>`not exists (select from ${nameColumn("words_replied")} w where w.number = r.call)`,
        )
        .select(["r.call as number", "r.text"])
        .execute();
      await insert(
        "words_replied",
        replies.map(({ number, text }) => ({ number, words: distinctWords(text) })),
      );
    },
  };
};

const distinctWords = (text: string): readonly string[] => {
  const words = new Set<string>();
  let bytes = 0;
  for (const word of splitWords(text)) {
    const short = word.slice(0, maxWord);
    if (words.has(short)) continue;
    bytes += Buffer.byteLength(short) + 8;
    if (bytes > maxBytes) break;
    words.add(short);
  }
  return [...words];
};
