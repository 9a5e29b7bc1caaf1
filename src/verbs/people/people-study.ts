/**
 * What a study in which people judge things is: which things, what is asked of each, and what is computed from the answers. The
 * command line and the viewer write and read the same sheets of it.
 */
import { createRandom } from "#arguments/random";
import { misuse } from "#logic/error";
import { seenCalls } from "#runs/answers";
import type { Document } from "#report/document";
import type { Part, Thing } from "#report/people/sheet";
import type { Store } from "#runs/store";
import type { Annotator } from "#scores/people/agreement";
import type { Sets } from "../viewing/sets.ts";

type StudySource = { readonly of: string; readonly count: number; readonly seed: number };

/** A study, as one row: see people-studies.ts. */
export type PeopleStudy = {
  readonly name: string;
  /** The name and its fields, for a list to choose from. */
  readonly label: string;
  readonly title: string;
  /** What the things come from: a run's questions, a run over four-option questions, or a set of these. */
  readonly of: "runs" | "choice runs" | "sets";
  /** How many things are drawn; undefined where all are judged. */
  readonly count?: number;
  readonly instructions?: string;
  readonly parts: readonly Part[];
  readonly open: (
    source: StudySource,
    sources: { readonly store: Store; readonly sets: Sets },
  ) => Promise<OpenStudy>;
};

export type OpenStudy = {
  /** Names the study and everything that it was drawn by. A run's id is a word of it. */
  readonly id: string;
  readonly things: Readonly<Record<string, readonly Thing[]>>;
  /** What is computed from judgements that are whole; undefined where there are too few. */
  readonly outcome?: (people: readonly Annotator[]) => Document | undefined;
};

/** Whether a study was drawn from a run; both are ids. */
export const isOfRun = (study: string, run: string): boolean => study.split(" ").includes(run);

export const requireSameThings = ([first, ...others]: readonly Annotator[]): void => {
  for (const other of others) {
    const [more, fewer] = other.judgements.size > first!.judgements.size ? [other, first!] : [first!, other];
    const lonely = [...more.judgements.keys()].find((id) => !fewer.judgements.has(id));
    if (lonely !== undefined)
      throw misuse(
        `${first!.name} and ${other.name} do not judge the same things: only ${more.name} has ${lonely}`,
      );
  }
};

/** What a study judges of a run's questions, and its id: questions drawn by a seed; larger runs are sampled: the first hundred thousand questions are drawn from. */
export const drawQuestions = async (name: string, { of, count, seed }: StudySource, store: Store) => {
  const run = await store.findRun(of);
  const [asked] = await Array.fromAsync(
    store.select(run, { fields: [], subject: 0, where: [["ordinal", "<", 100_000]], totals: { calls: {} } }),
  );
  const planned = asked?.calls ?? 0;
  const places = createRandom(`annotate ${seed}`)
    .shuffle(Array.from({ length: planned }, (_, i) => i))
    .slice(0, Math.min(count, 500));
  const seen = await seenCalls(store, run, { subject: 0 }, places);
  const drawn = places.flatMap((place) => seen.get(place)?.question ?? []);
  const questions = [...new Map(drawn.map((question) => [question.id, question])).values()];
  return { id: [name, run.id, count, seed].join(" "), questions };
};
