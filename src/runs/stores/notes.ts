/**
 * Stores notes on runs, and the reports of processes that make calls. These are short writes, which no run waits for.
 */
import { isRecord } from "#logic/is-record";
import type { Annotation, Session, Store } from "../store.ts";
import type { Source } from "./reading.ts";
import { decoded, fromJson } from "./rows.ts";

/** A session without a report for this long counts as ended. */
const forgottenMs = 24 * 60 * 60 * 1000;

/** True if notes are on a run; both are ids. */
export const isOfRun = (study: string, run: string): boolean => study.split(" ").includes(run);

/** Adds notes that a store has not, or has an earlier one for; returns how many. */
export const addNotes = async (store: Store, notes: readonly Annotation[]): Promise<number> => {
  const getName = ({ study, subject, annotator }: Annotation): string =>
    JSON.stringify([study, subject, annotator]);
  const there = new Map((await store.annotations()).map((note) => [getName(note), note.at]));
  const added = notes.filter((note) => (there.get(getName(note)) ?? "") < note.at);
  for (const note of added) await store.annotate(note);
  return added.length;
};

export const createNotes = (source: Source) => {
  const { db, location } = source;
  return {
    annotate: async ({ answers, at, ...about }) => {
      await db
        .insertInto("annotations")
        .values({ ...about, answers: JSON.stringify(answers), time: at })
        .execute();
    },
    annotations: async (study) => {
      const rows = await db
        .selectFrom("annotations")
        .selectAll()
        .$if(study !== undefined, (query) => query.where("study", "=", study ?? ""))
        .orderBy("number")
        .execute();
      const last = new Map<string, Annotation>();
      for (const { number: _, time: at, answers: json, ...about } of rows) {
        const answers = decoded(location, () => fromJson("answers", json, isAnswers));
        last.set(JSON.stringify(about), { ...about, answers, at });
      }
      return [...last.values()];
    },
    showSession: async (session) => {
      const { id, since, touched } = session;
      const news = JSON.stringify(session);
      await db
        .insertInto("sessions")
        .values({ id, news, since, touched })
        .onConflict((on) => on.column("id").doUpdateSet({ news, touched }))
        .execute();
      if (since !== touched) return;
      const oldest = new Date(Date.parse(touched) - forgottenMs).toISOString();
      await db.deleteFrom("sessions").where("touched", "<", oldest).execute();
    },
    endSession: async (id) => {
      await db.deleteFrom("sessions").where("id", "=", id).execute();
    },
    sessions: async () => {
      const rows = await db
        .selectFrom("sessions")
        .selectAll()
        .orderBy("since", "desc")
        .orderBy("id")
        .execute();
      return decoded(location, () => rows.map(({ news }) => fromJson("news", news, isSession)));
    },
  } satisfies Partial<Store>;
};

const isSession = (value: unknown): value is Session =>
  isRecord(value) &&
  ["id", "run", "what", "host", "since", "touched"].every((name) => typeof value[name] === "string") &&
  ["pid", "done", "total", "perSecond", "spentUsd", "waitMs"].every(
    (name) => typeof value[name] === "number",
  ) &&
  Array.isArray(value["subjects"]);

const isAnswers = (value: unknown): value is Annotation["answers"] => isRecord(value);
