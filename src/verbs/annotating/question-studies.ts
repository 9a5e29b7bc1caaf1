/**
 * Studies of a run's questions: are they valid (§4.4 of the ACL text), are they English. Each is drawn by a seed, so that every annotator
 * is given the same; nobody is shown what a model replied.
 */
import { createRandom } from "#arguments";
import { labelText, type Question } from "#items";
import { filledSheet } from "#report";
import type { Annotation, Run, Store } from "#runs";
import { validityOf, validityQuestions } from "#scores";
import { note, yesOrNo, type Field, type OpenStudy, type Study, type StudyOptions } from "./study.ts";

const fields: Readonly<Record<"validity" | "english", readonly Field[]>> = {
  validity: [...validityQuestions.map(({ key, text }) => ({ name: key, text, options: yesOrNo })), note],
  english: [
    { name: "grammatical", text: "Is it grammatical?", options: yesOrNo },
    { name: "readings", text: "Has it one reading only?", options: yesOrNo },
    {
      name: "natural",
      text: "How natural is it, from 1 (nobody would say so) to 5?",
      options: ["1", "2", "3", "4", "5"],
    },
    note,
  ],
};

const titles = { validity: "Are these questions valid?", english: "Is this English?" };

/** The study of a run's questions. */
export const questionStudy = async (
  store: Store,
  kind: "validity" | "english",
  { of, count = 50, seed = 1 }: StudyOptions,
): Promise<OpenStudy> => {
  const run = await store.findRun(of);
  const drawn = await drawnFrom(store, run, count, seed);
  const study: Study = {
    id: [kind, run.id, count, seed].join(" "),
    kind,
    title: titles[kind],
    fields: fields[kind],
    things: drawn.map((question) => ({
      id: question.id,
      text: question.text,
      ...(kind === "validity" ? { target: labelText(question.key) } : {}),
    })),
  };
  return {
    study,
    ...(kind === "validity" ? { outcome: validityIn } : {}),
    sheet: (notes) =>
      filledSheet(
        study.things,
        study.fields.map(({ name }) => name),
        notes,
      ),
  };
};

/** Whether a study was drawn from a run's questions; both are ids. */
export const isOfRun = (study: string, run: string): boolean => study.split(" ").includes(run);

/** What comes of the two annotators who answered a, b and c most often. */
const validityIn = (notes: readonly Annotation[]): { readonly validity?: ReturnType<typeof validityOf> } => {
  const whole = notes.filter(({ answers }) => ["a", "b", "c"].every((name) => (answers[name] ?? "") !== ""));
  const [one, other] = [...Map.groupBy(whole, ({ annotator }) => annotator).values()]
    .toSorted((a, b) => b.length - a.length)
    .map((own) => new Map(own.map(({ subject, answers }) => [subject, answers])));
  if (one === undefined || other === undefined) return {};
  const pairs = [...one].flatMap(([id, mine]) => {
    const theirs = other.get(id);
    return theirs === undefined ? [] : [[annotationOf(id, mine), annotationOf(id, theirs)] as const];
  });
  return pairs.length === 0 ? {} : { validity: validityOf(pairs) };
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
