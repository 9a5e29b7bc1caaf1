/**
 * What people note in the viewer, kept in the store as they go: the validity study, the readers' sheet of English, the queue of a
 * polishing, the study of people. Each is drawn by a seed, so that every annotator is given the same; nobody is shown what another said.
 * Of each study come the same CSV sheets as on paper.
 */
import { OrganonError } from "#logic";
import type { Store } from "#runs";
import { peopleStudy } from "./annotating/people-study.ts";
import { polishStudy } from "./annotating/polish-study.ts";
import { questionStudy } from "./annotating/question-studies.ts";
import {
  isJudged,
  type Notes,
  type OpenStudy,
  type Study,
  type StudyOptions,
  type StudyOutcome,
} from "./annotating/study.ts";
import { openSets, type Sets } from "./viewing/sets.ts";

export type Annotations = {
  /** The study with what one annotator said so far. */
  readonly study: (
    options: StudyOptions,
    annotator?: string,
  ) => Promise<{ readonly study: Study; readonly notes: Notes }>;
  readonly save: (note: {
    readonly study: string;
    readonly subject: string;
    readonly annotator: string;
    readonly answers: Readonly<Record<string, string>>;
  }) => Promise<void>;
  readonly outcome: (options: StudyOptions) => Promise<StudyOutcome>;
  /** One annotator's sheet as CSV; of a study in parts, one part's. */
  readonly sheet: (options: StudyOptions, annotator: string, part?: string) => Promise<string>;
};

/** Notes longer than this are no notes. */
const longest = 4000;

/**
 * The studies of a store and of sets beside it. `at` gives the time.
 *
 * @example
 * const store = openStore(":memory:");
 * await run({ suite: generatedSuite({ limit: 8 }), models: openModels(["reasoner:oracle"]) }, { store });
 * const { study } = await annotations(store).study({ kind: "validity", of: "latest", count: 5 });
 * study.things.length; // → 5
 * await store.close();
 */
export const annotations = (
  store: Store,
  {
    at = () => new Date().toISOString(),
    sets = openSets(store),
  }: { readonly at?: () => string; readonly sets?: Sets } = {},
): Annotations => {
  const opened = (options: StudyOptions): Promise<OpenStudy> => {
    const { kind } = options;
    switch (kind) {
      case "validity":
      case "english":
        return questionStudy(store, kind, options);
      case "polish":
        return polishStudy(store, sets, options);
      case "people":
        return peopleStudy(sets, options);
      default:
        return kind satisfies never;
    }
  };
  const notesBy = async (study: string, annotator: string): Promise<Notes> =>
    Object.fromEntries(
      (await store.annotations(study))
        .filter((note) => note.annotator === annotator)
        .map(({ subject, answers }) => [subject, answers]),
    );
  return {
    study: async (options, annotator = "") => {
      const { study } = await opened(options);
      return { study, notes: await notesBy(study.id, annotator) };
    },
    save: async ({ study, subject, annotator, answers }) => {
      const name = annotator.trim();
      if (name === "" || name.length > 100)
        throw new OrganonError("misuse", "an annotator has a name of at most 100 characters");
      if (JSON.stringify(answers).length > longest)
        throw new OrganonError("misuse", `a note has at most ${longest} characters`);
      await store.annotate({ study, subject, annotator: name, answers, at: at() });
    },
    outcome: async (options) => {
      const { study, outcome } = await opened(options);
      const all = await store.annotations(study.id);
      const things = new Map(study.things.map((thing) => [thing.id, thing]));
      const isDone = ({ subject, answers }: (typeof all)[number]): boolean => {
        const thing = things.get(subject);
        return thing !== undefined && isJudged(study, thing, answers);
      };
      const annotators = [...Map.groupBy(all, ({ annotator }) => annotator)].map(([name, own]) => ({
        name,
        done: own.filter(isDone).length,
      }));
      return { annotators, ...outcome?.(all) };
    },
    sheet: async (options, annotator, part) => {
      const { study, sheet } = await opened(options);
      return sheet(await notesBy(study.id, annotator), part);
    },
  };
};
