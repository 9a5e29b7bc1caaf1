/** What a study by people is made of: things to judge, what is asked of each, and what a person said so far. */
import type { HumanOutcome, Validity } from "#scores";
import type { Annotation } from "#runs";

export const studyKinds = ["validity", "english", "polish", "people"] as const;
export type StudyKind = (typeof studyKinds)[number];

/** What is asked of a thing: one of the options, or a note where there are none. */
export type Field = { readonly name: string; readonly text: string; readonly options: readonly string[] };

/** One thing to judge. */
export type Judged = {
  readonly id: string;
  readonly text: string;
  /** The answer that is meant to be right, where it is told. */
  readonly target?: string;
  /** The same text as it might be instead. */
  readonly instead?: string;
  /** What is asked of it, where not all are asked the same. */
  readonly fields?: readonly Field[];
  /** A part that is judged as a whole before the next begins. */
  readonly part?: string;
};

export type Study = {
  /** Names the study and everything that it was drawn by. */
  readonly id: string;
  readonly kind: StudyKind;
  readonly title: string;
  /** What whoever judges is told first. */
  readonly instructions?: string;
  readonly fields: readonly Field[];
  readonly things: readonly Judged[];
};

/** Which study: of a run, or of a set for polish and people; so many things, by a seed. */
export type StudyOptions = {
  readonly kind: StudyKind;
  readonly of: string;
  readonly count?: number;
  readonly seed?: number;
};

/** What one annotator said so far: fields and answers by the ids of things. */
export type Notes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where a study stands: who judged how many, and what comes of it. */
export type StudyOutcome = {
  readonly annotators: readonly { readonly name: string; readonly done: number }[];
  /** Of the first two who judged all three questions. */
  readonly validity?: Validity;
  /** Of a study of people. */
  readonly people?: HumanOutcome;
};

/** A study that is opened: it knows what comes of notes on it. */
export type OpenStudy = {
  readonly study: Study;
  readonly outcome?: (notes: readonly Annotation[]) => Omit<StudyOutcome, "annotators">;
  /** One annotator's sheet as CSV; of a study in parts, one part's. */
  readonly sheet: (notes: Notes, part?: string) => string;
};

/** What is asked of a thing of a study. */
export const fieldsOf = (study: Study, thing: Judged): readonly Field[] => thing.fields ?? study.fields;

/** Whether everything that is asked of a thing is answered; notes need not be. */
export const isJudged = (study: Study, thing: Judged, answers: Notes[string] = {}): boolean =>
  fieldsOf(study, thing).every(({ name, options }) => options.length === 0 || (answers[name] ?? "") !== "");

export const yesOrNo = ["yes", "no"] as const;
export const note: Field = { name: "note", text: "Note", options: [] };
