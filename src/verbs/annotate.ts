/**
 * What people note in the viewer, kept in the store as they go: the validity study (§4.4 of the ACL text) and the readers' sheet
 * of English. Each study is drawn from a run's questions by a seed, so that every annotator is given the same ones; nobody
 * is shown what another said, or what a model replied. Of each study comes the same CSV as of the sheets on paper.
 */
import { createRandom } from "#arguments";
import { labelText, type Question } from "#items";
import { OrganonError } from "#logic";
import { filledSheet } from "#report";
import type { Run, Store } from "#runs";
import { validityOf, validityQuestions, type Validity } from "#scores";

/** What is asked of each thing. */
export type Field = {
  readonly name: string;
  readonly text: string;
  readonly kind: "yes-no" | "scale" | "text";
};

/** One thing to judge. */
export type Judged = { readonly id: string; readonly text: string; readonly target?: string };

export type Study = {
  /** Names the study and everything that it was drawn by. */
  readonly id: string;
  readonly kind: StudyKind;
  readonly title: string;
  readonly fields: readonly Field[];
  readonly things: readonly Judged[];
};

export const studyKinds = ["validity", "english"] as const;
export type StudyKind = (typeof studyKinds)[number];

/** Which study: of a run, so many questions, by a seed. */
export type StudyOptions = {
  readonly kind: StudyKind;
  readonly run: string;
  readonly count?: number;
  readonly seed?: number;
};

/** What one annotator did so far. */
export type Notes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where a study stands: who judged how many, and what comes of the first two who judged all three questions. */
export type StudyOutcome = {
  readonly annotators: readonly { readonly name: string; readonly done: number }[];
  readonly validity?: Validity;
};

export type Annotations = {
  readonly study: (options: StudyOptions) => Promise<Study>;
  readonly notes: (study: string, annotator: string) => Promise<Notes>;
  readonly save: (note: {
    readonly study: string;
    readonly subject: string;
    readonly annotator: string;
    readonly answers: Readonly<Record<string, string>>;
  }) => Promise<void>;
  readonly outcome: (study: Study) => Promise<StudyOutcome>;
  /** One annotator's sheet as CSV. */
  readonly sheet: (study: Study, annotator: string) => Promise<string>;
};

const fieldsOf: Readonly<Record<StudyKind, readonly Field[]>> = {
  validity: [
    ...validityQuestions.map(({ key, text }) => ({ name: key, text, kind: "yes-no" as const })),
    { name: "note", text: "Note", kind: "text" },
  ],
  english: [
    { name: "grammatical", text: "Is it grammatical?", kind: "yes-no" },
    { name: "readings", text: "Has it one reading only?", kind: "yes-no" },
    { name: "natural", text: "How natural is it, from 1 (nobody would say so) to 5?", kind: "scale" },
    { name: "note", text: "Note", kind: "text" },
  ],
};

const titles: Readonly<Record<StudyKind, string>> = {
  validity: "Are these questions valid?",
  english: "Is this English?",
};

/** Notes longer than this are no notes. */
const longest = 4000;

/**
 * The studies of a store. `at` gives the time.
 *
 * @example
 * const store = openStore(":memory:");
 * await run({ suite: generatedSuite({ limit: 8 }), models: openModels(["reasoner:oracle"]) }, { store });
 * const { things } = await annotations(store).study({ kind: "validity", run: "latest", count: 5 });
 * things.length; // → 5
 * await store.close();
 */
export const annotations = (
  store: Store,
  { at = () => new Date().toISOString() }: { readonly at?: () => string } = {},
): Annotations => {
  const notes = async (study: string, annotator: string): Promise<Notes> =>
    Object.fromEntries(
      (await store.annotations(study))
        .filter((note) => note.annotator === annotator)
        .map(({ subject, answers }) => [subject, answers]),
    );
  return {
    study: async ({ kind, run: reference, count = 50, seed = 1 }) => {
      const run = await store.findRun(reference);
      const drawn = await drawnFrom(store, run, count, seed);
      return {
        id: `${kind} ${run.id} ${count} ${seed}`,
        kind,
        title: titles[kind],
        fields: fieldsOf[kind],
        things: drawn.map((question) => ({
          id: question.id,
          text: question.text,
          ...(kind === "validity" ? { target: labelText(question.key) } : {}),
        })),
      };
    },
    notes,
    save: async ({ study, subject, annotator, answers }) => {
      const name = annotator.trim();
      if (name === "" || name.length > 100)
        throw new OrganonError("misuse", "an annotator has a name of at most 100 characters");
      if (JSON.stringify(answers).length > longest)
        throw new OrganonError("misuse", `a note has at most ${longest} characters`);
      await store.annotate({ study, subject, annotator: name, answers, at: at() });
    },
    outcome: async (study) => {
      const all = await store.annotations(study.id);
      const names = [...new Set(all.map(({ annotator }) => annotator))];
      const wanted = study.fields.filter(({ kind }) => kind !== "text").map(({ name }) => name);
      const isDone = (answers: Readonly<Record<string, string>>): boolean =>
        wanted.every((name) => (answers[name] ?? "") !== "");
      const done = names.map((name) => ({
        name,
        judged: new Map(
          all
            .filter(({ annotator, answers }) => annotator === name && isDone(answers))
            .map(({ subject, answers }) => [subject, answers]),
        ),
      }));
      const annotators = done.map(({ name, judged }) => ({ name, done: judged.size }));
      const [one, other] = done.toSorted((a, b) => b.judged.size - a.judged.size);
      if (study.kind !== "validity" || one === undefined || other === undefined) return { annotators };
      const pairs = [...one.judged].flatMap(([id, mine]) => {
        const theirs = other.judged.get(id);
        return theirs === undefined ? [] : [[annotationOf(id, mine), annotationOf(id, theirs)] as const];
      });
      return pairs.length === 0 ? { annotators } : { annotators, validity: validityOf(pairs) };
    },
    sheet: async (study, annotator) =>
      filledSheet(
        study.things,
        study.fields.map(({ name }) => name),
        await notes(study.id, annotator),
      ),
  };
};

const annotationOf = (id: string, answers: Readonly<Record<string, string>>) => ({
  id,
  a: answers["a"] === "yes",
  b: answers["b"] === "yes",
  c: answers["c"] === "yes",
});

/** Questions of a run, by a seed; of a million, those of the first hundred thousand. */
const drawnFrom = async (
  store: Store,
  run: Run,
  count: number,
  seed: number,
): Promise<readonly Question[]> => {
  const planned = Math.min(
    100_000,
    Math.floor((await store.plannedCalls(run)) / Math.max(1, run.subjects.length)),
  );
  const places = createRandom(`annotate ${seed}`)
    .shuffle(Array.from({ length: planned }, (_, i) => i))
    .slice(0, Math.min(count, 500));
  const seen = await store.seen(run, 0, "", places);
  const byPlace = new Map(seen.map((call) => [call.ordinal, call.question]));
  const drawn = places.flatMap((place) => byPlace.get(place) ?? []);
  return [...new Map(drawn.map((question) => [question.id, question])).values()];
};
