/** A store over any database that kysely speaks: what it plans, records, reads and counts, put together. */
import type { Store } from "../store.ts";
import { createBatching } from "./batching.ts";
import { createCopying } from "./copying.ts";
import { createInserts } from "./inserts.ts";
import { createPlanning } from "./planning.ts";
import { createReading, type Source, namesOfRuns, numberOfRun } from "./reading.ts";
import { createRecording } from "./recording.ts";
import { createNotes } from "./notes.ts";
import { createPending } from "./pending.ts";
import { createSelecting } from "./selecting.ts";
import { misuse } from "#logic/error";

/** `check`, `pulse` and `close` are the database's own. */
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
  const inserts = createInserts(source);
  const selecting = createSelecting(source);
  const { flush, ...recording } = createRecording(source, inserts);
  return settling(
    source,
    doneAgain(source, {
      location: source.location,
      ...createPlanning(source, inserts),
      ...recording,
      ...createReading(source),
      ...createBatching(source, inserts),
      ...selecting,
      ...createPending(source, selecting.select),
      ...createNotes(source),
      ...createCopying(source),
      ...createKeeping(source),
      check,
      pulse,
      close: async () => {
        await flush();
        await close();
      },
    }),
  );
};

/** The same store, whose promises to have written are kept when the disk has it. Plans are made again, verdicts read again. */
const settling = ({ settled }: Source, store: Store): Store => {
  if (settled === undefined) return store;
  const kept =
    <Args extends readonly unknown[]>(write: (...about: Args) => Promise<void>) =>
    async (...about: Args): Promise<void> => {
      await write(...about);
      await settled();
    };
  return {
    ...store,
    closePlan: kept(store.closePlan),
    beginBatch: kept(store.beginBatch),
    changeBatch: kept(store.changeBatch),
    annotate: kept(store.annotate),
  };
};

/** The same store, whose single answers wait for a server that is away; lists wait page by page by themselves. */
const doneAgain = ({ again }: Source, store: Store): Store => ({
  ...store,
  openRun: (...about) => again(() => store.openRun(...about)),
  closePlan: (run) => again(() => store.closePlan(run)),
  findRun: (reference) => again(() => store.findRun(reference)),
  runs: () => again(() => store.runs()),
  runNames: () => again(() => store.runNames()),
  isAnswered: (callHash) => again(() => store.isAnswered(callHash)),
  gaps: (...about) => again(() => store.gaps(...about)),
  keptPrompt: (callHash) => again(() => store.keptPrompt(callHash)),
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
  control: (run) => again(() => store.control(run)),
  setControl: (run, control) => again(() => store.setControl(run, control)),
  check: () => again(() => store.check()),
});

/*
 * What is done with whole runs besides asking: a name given to one, and one taken out of the store. The record of
 * responses stays: the same plan asked again finds its answers.
 */
const createKeeping = (source: Source) => {
  const { db } = source;
  return {
    nameRun: async (run, name) => {
      const number = await numberOfRun(source, run.id);
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
    runNames: async () => new Map((await namesOfRuns(source)).map(({ id, name }) => [id, name])),
    removeRun: async (run) => {
      const number = await numberOfRun(source, run.id);
      await db.transaction().execute(async (trx) => {
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
        for (const table of ["calls", "batches", "run_aliases", "subjects"] as const)
          await trx.deleteFrom(table).where("run", "=", number).execute();
        await trx.deleteFrom("runs").where("number", "=", number).execute();
      });
    },
  } satisfies Partial<Store>;
};
