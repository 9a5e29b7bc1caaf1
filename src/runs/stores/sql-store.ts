/** Builds a store over any database that kysely supports, from its planning, recording, reading and counting. */
import type { Store } from "../store.ts";
import { createBatching, createPending } from "./batching.ts";
import { createPlanning } from "./planning.ts";
import { createReading, type Source, findRunNumber } from "./reading.ts";
import { createRecording } from "./recording.ts";
import { createNotes } from "./notes.ts";
import { createSelecting } from "./selecting.ts";
import { misuse } from "#logic/error";

/** Creates a store; `check`, `pulse` and `close` depend on the database. */
export const createSqlStore = (
  source: Source,
  {
    check,
    pulse,
    close,
  }: {
    readonly check: Store["check"];
    readonly pulse: Store["pulse"];
    readonly close: () => Promise<void> | void;
  },
): Store => {
  const selecting = createSelecting(source);
  const reading = createReading(source);
  const { flush, ...recording } = createRecording(source);
  return doneAgain(source, {
    location: source.location,
    // One process writes to a file; a server overrides this.
    claimRun: async () => async () => {},
    ...createPlanning(source),
    ...recording,
    ...reading,
    ...createBatching(source),
    ...selecting,
    ...createPending(source, selecting.select),
    ...createNotes(source),
    ...createKeeping(source),
    check: async () => {
      const unreadable = (await reading.unreadableRuns()).map(
        ({ id, why }) => `run ${id}: ${why} (organon runs ${id} --remove takes it out)`,
      );
      return [...(await check()), ...unreadable];
    },
    pulse,
    close: async () => {
      await flush();
      await close();
    },
  });
};

/** Wraps a store so that single queries wait for an unavailable server; lists wait page by page by themselves. */
const doneAgain = ({ again }: Source, store: Store): Store => ({
  ...store,
  openRun: (...about) => again(() => store.openRun(...about)),
  closePlan: (run) => again(() => store.closePlan(run)),
  findRun: (reference) => again(() => store.findRun(reference)),
  runs: () => again(() => store.runs()),
  unreadableRuns: () => again(() => store.unreadableRuns()),
  isAnswered: (callHash) => again(() => store.isAnswered(callHash)),
  gaps: (...about) => again(() => store.gaps(...about)),
  keptPrompt: (callHash) => again(() => store.keptPrompt(callHash)),
  indexWords: (...about) => again(() => store.indexWords(...about)),
  tagSets: (numbers) => again(() => store.tagSets(numbers)),
  questionsNamed: (ids) => again(() => store.questionsNamed(ids)),
  questionNumbers: (prefix) => again(() => store.questionNumbers(prefix)),
  newestCall: () => again(() => store.newestCall()),
  pulse: () => again(() => store.pulse()),
  annotations: (study) => again(() => store.annotations(study)),
  changeBatch: (...about) => again(() => store.changeBatch(...about)),
  batches: (run) => again(() => store.batches(run)),
  showSession: (session) => again(() => store.showSession(session)),
  sessions: () => again(() => store.sessions()),
  check: () => again(() => store.check()),
});

/*
 * Implements operations on whole runs: naming, and removal from the store. The responses stay, and the same plan
 * finds them again.
 */
const createKeeping = (source: Source) => {
  const { db } = source;
  return {
    nameRun: async (run, name) => {
      const number = await findRunNumber(source, run.id);
      await db.transaction().execute(async (trx) => {
        const known = await trx
          .selectFrom("run_aliases as a")
          .innerJoin("runs as r", "r.number", "a.run")
          .where("a.id", "=", name)
          .select("r.id")
          .executeTakeFirst();
        if (known !== undefined && known.id !== run.id)
          throw misuse(`“${name}” is the name of run ${known.id}`, "give another name");
        await trx.deleteFrom("run_aliases").where("run", "=", number).execute();
        await trx.insertInto("run_aliases").values({ id: name, run: number }).execute();
      });
    },
    removeRun: async (run, { answers = false } = {}) => {
      const number = await findRunNumber(source, run.id);
      return db.transaction().execute(async (trx) => {
        const open = await trx
          .selectFrom("batches")
          .where("run", "=", number)
          .where("status", "in", ["intended", "waiting"])
          .select("name")
          .executeTakeFirst();
        if (open !== undefined)
          throw misuse(
            `a vendor still works on a batch of run ${run.id}`,
            "fetch it first: the same command that began the run does",
          );
        let removed = 0;
        for (const table of answers ? (["verdicts", "responses"] as const) : []) {
          const calls = trx.selectFrom("calls").select("call");
          const deleted = await trx
            .deleteFrom(table)
            .where("call", "in", calls.where("run", "=", number))
            .where("call", "not in", calls.where("run", "!=", number))
            .executeTakeFirst();
          removed = Number(deleted.numDeletedRows);
        }
        for (const table of ["calls", "batches", "run_aliases", "subjects"] as const)
          await trx.deleteFrom(table).where("run", "=", number).execute();
        await trx.deleteFrom("runs").where("number", "=", number).execute();
        return removed;
      });
    },
  } satisfies Partial<Store>;
};
