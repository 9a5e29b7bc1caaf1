/**
 * What every audit takes and finds, whatever its questions are like.
 */
import type { ProblemLine } from "#items/problem-line";
import type { Family } from "#language/sentences/family";
import type { Relation, Sequent } from "#logic/certificate";
import type { Referee } from "#runs/referee";
import type { Own } from "../settings/own.ts";

/** One thing wrong with the question that is at `place` of the file, from 0. */
export type AuditFinding = {
  readonly place: number;
  readonly id: string;
  readonly index: number;
  readonly fault: string;
};

/** What an audit finds in a file of any kind. */
export type Found = {
  readonly items: number;
  readonly findings: readonly AuditFinding[];
  /** Claims put to the referee. */
  readonly referee?: { readonly agreements: number; readonly decided: number };
};

export type AuditOptions = {
  /** What the questions are called where something is wrong with them: their file. */
  readonly name: string;
  /** Whose set it is, where it comes from its own file: its questions are imported, whatever they are. */
  readonly dataset?: string;
  /** Decides every argument independently; closed by whoever opened it. */
  readonly referee?: Referee;
  /** Questions that the file should not hold, and what they are called. */
  readonly against?: { readonly name: string; readonly entries: AsyncIterable<ProblemLine> };
  /** The sentences that four-option items are made of; our own where nothing is said. */
  readonly bank?: readonly Family[];
  /** Questions of the same kind that the guessers learn from, instead of four fifths of those audited. */
  readonly learn?: readonly { readonly name: string; readonly entries: AsyncIterable<ProblemLine> }[];
  /** Rules and lexicons of one's own that items may be made of, as the configuration has them. */
  readonly own?: Own;
  /** Look for chains shorter than the items claim. */
  readonly shortest?: boolean;
};

export type AuditTools = {
  readonly signal?: AbortSignal;
  readonly onProgress?: (checked: number) => void;
  /** Called before the shortcuts are looked for, which takes a while. */
  readonly onShortcuts?: (looked: number) => void;
  /** Given each item whose length is not refuted, with what was found of it; only with `shortest`. */
  readonly keep?: (item: ProblemLine<"rule">) => Promise<void>;
};

/** What an audit of one kind of file looks at beside claims, sentences and repetitions. */
export type AuditPart<Figures> = {
  /** Whether questions that stand twice are counted by the part itself, and are no fault: so in other people's sets. */
  readonly mayRepeat?: boolean;
  readonly add: (entry: ProblemLine, at: AuditedPlace) => Promise<void> | void;
  readonly finish: (note: AuditNote) => Figures;
};

/** Says what is wrong with the entry at a place. */
export type AuditNote = (place: number, fault: string) => void;

/** Where an entry stands, whether it has no fault so far, and how another one is told. */
export type AuditedPlace = {
  readonly place: number;
  readonly isSound: boolean;
  readonly note: (fault: string) => void;
  /** Puts a sequent to the referee, if there is one. */
  readonly referee?: (sequent: Sequent, holds: readonly Relation[]) => Promise<void>;
};
