/** Reads runs from a store, and finds rows by id, hash or number: queries for any database that kysely supports. */
import type { Kysely, RawBuilder, SqlBool } from "kysely";
import type { Question } from "#items/question";
import { OrganonError, misuse } from "#logic/error";
import type { CallRange, Run, Store } from "../store.ts";
import { decoded, parseMessages, parseQuestion, parseRun, parseSubject, parseTags } from "./rows.ts";
import type { Database, RowOf } from "./schema.ts";

/** The context of a store's queries. */
export type Source = {
  readonly db: Kysely<Database>;
  readonly location: string;
  /** Runs idempotent work, and repeats it if a server was unavailable for a while. */
  readonly again: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly words: WordIndex;
};

/** A database's full-text index of questions and replies. */
export type WordIndex = {
  /** Returns the condition that a call `c` has all of these words; the last may be the start of one. */
  readonly contains: (words: readonly string[]) => RawBuilder<SqlBool>;
  /** Adds calls of a run, by its number, that are not in the index. */
  readonly add: (run: number, range: CallRange) => Promise<void>;
};

export const createReading = (source: Source) => {
  const { db, location } = source;
  // Compiled once, because a preview runs it for every call, a million times.
  const answered = db
    .selectFrom("call_hashes as h")
    .innerJoin("responses as r", "r.call", "h.number")
    .where("h.hash", "=", "")
    .where("r.status", "<>", "failed")
    .select("r.call")
    .compile();

  return {
    findRun: async (reference) => {
      const names = await readNames(source);
      const { runs, unreadable } = await listRuns(source);
      const meant = unreadable.find(({ id, isLatest }) =>
        reference === "latest" ? isLatest : id === reference,
      );
      if (meant !== undefined)
        throw misuse(
          `run ${meant.id} of the store ${location} cannot be read: ${meant.why}`,
          `organon runs ${meant.id} --remove takes it out; organon runs lists the others`,
        );
      return chooseRun(reference, runs, { location, names });
    },
    runs: async () => (await listRuns(source)).runs,
    unreadableRuns: async () => (await listRuns(source)).unreadable.map(({ id, why }) => ({ id, why })),
    isAnswered: async (callHash) => {
      const { rows } = await db.executeQuery({ ...answered, parameters: [callHash, "failed"] });
      return rows.length > 0;
    },
    keptPrompt: async (callHash) => {
      const row = await db
        .selectFrom("prompts")
        .select("messages")
        .where("hash", "=", callHash)
        .executeTakeFirst();
      return row === undefined ? undefined : decoded(location, () => ({ messages: parseMessages(row) }));
    },
    tagSets: async (numbers) => {
      if (numbers.length === 0) return new Map();
      const rows = await db.selectFrom("tag_sets").selectAll().where("number", "in", numbers).execute();
      return decoded(
        location,
        () => new Map(rows.map((row) => [row.number, { tags: parseTags(row.tags), key: row.key }])),
      );
    },
    questionsNamed: async (ids) => {
      const found = new Map<string, Question>();
      for (let from = 0; from < ids.length; from += 500) {
        const some = ids.slice(from, from + 500);
        const rows = await db
          .selectFrom("questions")
          .where("id", "in", some)
          .select(["id", "json"])
          .execute();
        for (const row of rows)
          found.set(
            row.id,
            decoded(location, () => parseQuestion(row)),
          );
      }
      return found;
    },
    questionNumbers: async (prefix) => {
      const rows = await db
        .selectFrom("questions")
        .where("id", ">=", prefix)
        .where("id", "<", `${prefix}~`)
        .orderBy("id")
        .limit(1000)
        .select("number")
        .execute();
      return rows.map(({ number }) => number);
    },
    newestCall: async () => {
      const row = await db
        .selectFrom("responses")
        .select(({ fn }) => fn.max("call").as("call"))
        .executeTakeFirst();
      return row?.call ?? 0;
    },
  } satisfies Partial<Store>;
};

const listRuns = async (source: Source) => {
  const { db } = source;
  const rows = await db
    .selectFrom("runs")
    .selectAll()
    .orderBy("touched", "desc")
    .orderBy("number", "desc")
    .execute();
  // One query for the subjects of all runs, so that thousands of runs are listed quickly.
  const all = await db.selectFrom("subjects").selectAll().orderBy("run").orderBy("ordinal").execute();
  const subjects = Map.groupBy(all, ({ run }) => run);
  const names = Map.groupBy(await readNames(source), ({ run }) => run);
  const [runs, unreadable]: [Run[], { id: string; why: string; isLatest: boolean }[]] = [[], []];
  for (const [place, row] of rows.entries())
    try {
      const run = parseRun(row, (subjects.get(row.number) ?? []).map(parseSubject));
      runs.push(withName(run, names.get(row.number)));
    } catch (error) {
      if (!(error instanceof OrganonError)) throw error;
      unreadable.push({ id: row.id, why: error.message, isLatest: place === 0 });
    }
  return { runs, unreadable };
};

/** Returns a stored run from its row. */
export const readRun = async ({ db, location }: Source, row: RowOf<"runs">): Promise<Run> => {
  const subjects = await db
    .selectFrom("subjects")
    .selectAll()
    .where("run", "=", row.number)
    .orderBy("ordinal")
    .execute();
  const names = (await readNames({ db })).filter(({ run }) => run === row.number);
  return decoded(location, () => withName(parseRun(row, subjects.map(parseSubject)), names));
};

const withName = (run: Run, [first]: readonly { readonly name: string }[] = []): Run =>
  first === undefined ? run : { ...run, name: first.name };

/** Returns the number of an existing run. */
export const findRunNumber = async ({ db, location }: Source, id: string): Promise<number> => {
  const row = await db.selectFrom("runs").select("number").where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw new OrganonError("bug/store", `the run ${id} is not in ${location}`);
  return row.number;
};

const readNames = ({ db }: Pick<Source, "db">) =>
  db
    .selectFrom("run_aliases as a")
    .innerJoin("runs as r", "r.number", "a.run")
    .select(["a.id as name", "a.run", "r.id"])
    .execute();

type Naming = { readonly location: string; readonly names: Awaited<ReturnType<typeof readNames>> };

const chooseRun = (reference: string, runs: readonly Run[], { location, names }: Naming): Run => {
  const [latest] = runs;
  if (latest === undefined)
    throw misuse(`there is no run in the store ${location}`, "begin one with organon run");
  if (reference === "latest") return runs.find((run) => !followsFromAnother(run)) ?? latest;
  const isMeant = ({ id }: Run): boolean =>
    [{ id, name: id }, ...names].some((one) => one.id === id && one.name.startsWith(reference));
  const found = reference === "" ? [] : runs.filter(isMeant);
  const [only, ...more] = found;
  if (only !== undefined && more.length === 0) return only;
  const listRunIds = (list: readonly Run[]): string =>
    list
      .slice(0, 10)
      .map(({ id }) => id)
      .join(", ");
  throw only === undefined
    ? misuse(
        `no run in the store ${location} begins with “${reference}”`,
        `runs: latest, ${listRunIds(runs)}`,
      )
    : misuse(`“${reference}” begins ${found.length} runs`, `one of ${listRunIds(found)}`);
};

const followsFromAnother = ({ plan: { suite } }: Run): boolean => suite.kind === "derived";
