/**
 * What people answer in the viewer, kept in the store as they go. Each study is drawn by a seed, so that every annotator gets the
 * same things; no annotator sees the answers of another. The sheets are those of the command line, in both directions.
 */
import { misuse, oneNamed } from "#logic/error";
import { getId, isJudged, peopleSheet, readPeopleSheet } from "#report/people/sheet";
import type { Annotation, Store } from "#runs/store";
import type { Judgements } from "#scores/people/agreement";
import { peopleStudies } from "./people/people-studies.ts";
import type { OpenStudy, PeopleStudy } from "./people/people-study.ts";
import { createMemory } from "./viewing/memory.ts";
import { openSets, type Sets } from "./viewing/sets.ts";

/** Which study: of which run or set; how many things, by a seed. */
export type StudyOptions = {
  readonly kind: string;
  readonly of: string;
  readonly count?: number;
  readonly seed?: number;
};

export type StudyLine = Pick<PeopleStudy, "name" | "label" | "of" | "count">;

export type Annotations = ReturnType<typeof annotations>;

/** Notes longer than this are no notes. */
const longest = 4000;

/** The studies of a store and of sets beside it. `at` gives the time. */
export const annotations = (
  store: Store,
  {
    at = () => new Date().toISOString(),
    sets = openSets(store),
  }: { readonly at?: () => string; readonly sets?: Sets } = {},
) => {
  const opened = createMemory<OpenStudy>();
  const open = async ({ kind, of, count, seed = 1 }: StudyOptions) => {
    const row = named("study", peopleStudies, kind);
    const make = () => row.open({ of, count: count ?? row.count ?? 0, seed }, { store, sets });
    if (row.of !== "choice runs") return { row, study: await make() };
    // Every wrong answer is proved anew, which takes seconds.
    const { id } = await store.findRun(of);
    const edition = `${await store.pulse()} ${await store.newestCall()}`;
    return { row, study: await opened(`${kind} ${id}`, edition, make) };
  };
  const judgementsBy = async (study: string, annotator: string): Promise<Judgements> =>
    new Map(
      (await store.annotations(study))
        .filter((one) => one.annotator === annotator)
        .map(({ subject, answers }) => [subject, answers]),
    );
  const save = async ({ study, subject, annotator, answers }: Omit<Annotation, "at">): Promise<void> => {
    const name = annotator.trim();
    if (name === "" || name.length > 100 || /\p{Cc}/u.test(name))
      throw misuse("an annotator has a name of at most 100 characters, none of them a control character");
    named("study", peopleStudies, study.split(" ")[0]);
    if (JSON.stringify(answers).length > longest) throw misuse(`a note has at most ${longest} characters`);
    await store.annotate({ study, subject, annotator: name, answers, at: at() });
  };
  return {
    list: (): readonly StudyLine[] =>
      peopleStudies.map(({ name, label, of, count }) => ({ name, label, of, count })),
    /** The study with what one annotator answered so far. */
    study: async (options: StudyOptions, annotator = "") => {
      const { row, study } = await open(options);
      const { title, instructions, parts } = row;
      const things = thingsIn(row, study).map(({ part, id, thing }) => ({
        ...part.shown(thing),
        id,
        part: part.name,
      }));
      const fields = parts.map(({ name, fields }) => ({ name, fields }));
      const notes = Object.fromEntries(await judgementsBy(study.id, annotator));
      return { study: { id: study.id, title, instructions, parts: fields, things }, notes };
    },
    save,
    /** Who judged how many things, and what is computed from them. */
    outcome: async (options: StudyOptions) => {
      const { row, study } = await open(options);
      const parts = new Map(thingsIn(row, study).map(({ id, part }) => [id, part]));
      const all = Map.groupBy(await store.annotations(study.id), ({ annotator }) => annotator);
      const people = Array.from(all, ([name, own]) => ({
        name,
        judgements: new Map(
          own.flatMap(({ subject, answers }) => {
            const part = parts.get(subject);
            return part !== undefined && isJudged(part, answers) ? [[subject, answers] as const] : [];
          }),
        ),
      }));
      return {
        annotators: people.map(({ name, judgements }) => ({ name, done: judgements.size })),
        document: study.outcome?.(people),
      };
    },
    sheet: async (options: StudyOptions, annotator: string, name?: string) => {
      const { row, study } = await open(options);
      const part = named("part", row.parts, name);
      return peopleSheet(part, study.things[part.name] ?? [], await judgementsBy(study.id, annotator));
    },
    /**
     * Saves what a filled sheet answers about the things of the study, and returns how many these are. Throws misuse as
     * `readPeopleSheet` does, and where there are none.
     */
    take: async (
      options: StudyOptions,
      annotator: string,
      { part: name, text }: { readonly part?: string; readonly text: string },
    ) => {
      const { row, study } = await open(options);
      const part = named("part", row.parts, name);
      const known = new Set((study.things[part.name] ?? []).map((thing) => getId(part, thing)));
      const { judgements } = readPeopleSheet({ ...part, gaps: "always" }, [part.name, text]);
      const filled = [...judgements].filter(
        ([id, answers]) => known.has(id) && Object.values(answers).some((answer) => answer !== ""),
      );
      if (filled.length === 0)
        throw misuse(`the sheet has no answers about the ${known.size} things of this study`);
      for (const [subject, answers] of filled) await save({ study: study.id, subject, annotator, answers });
      return filled.length;
    },
  };
};

const thingsIn = ({ parts }: PeopleStudy, { things }: OpenStudy) =>
  parts.flatMap((part) =>
    (things[part.name] ?? []).map((thing) => ({ part, id: getId(part, thing), thing })),
  );

/** A study or a part by its name; the first where none is given. Throws misuse for an unknown name. */
const named = <Row extends { readonly name: string }>(
  what: string,
  rows: readonly Row[],
  name = rows[0]?.name ?? "",
): Row => oneNamed(what, name, rows);
