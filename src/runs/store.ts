/**
 * Defines the store of a study: runs, their questions, the planned calls, and one response per call. Responses are
 * shared between runs by the hash of their call and are only ever added. The one exception is a failed call, which
 * the next attempt replaces; its log of attempts is kept. A second answer to a call is dropped, and its attempts and
 * cost are added to the first. Verdicts are separate, one per response and answer parser,
 * so reports need no model calls and can be recomputed.
 *
 * A store throws `OrganonError`: `incomplete` if it is busy or the disk is full, `misuse` if it is damaged, of a
 * newer version or not a store; the message names the file. The file is long because it describes the complete
 * interface of both databases.
 */
import type { Question, Tags } from "#items/question";
import type { Stop } from "#models/ask-all";
import type { LanguageModel, Prompt, Response } from "#models/language-model";
import type { Verdict } from "#scoring/verdict";
import type { RunPlan } from "./plan.ts";

/** A language model as recorded in a run. */
export type Subject = Pick<LanguageModel, "id" | "provider" | "model" | "organisation" | "parameters">;

export type Run = {
  readonly id: string;
  /** The name that a user gave it. */
  readonly name?: string;
  readonly plan: RunPlan;
  readonly subjects: readonly Subject[];
  /** ISO times: when it was first started, and when it was last started or resumed. */
  readonly created: string;
  readonly touched: string;
  /** True if all its calls are planned: then its items need not be generated again. */
  readonly planned: boolean;
  /** The words of the command that made it, without secrets; absent if the library did. */
  readonly argv?: readonly string[];
};

/** A question as asked in a run: its subject (index in `Run.subjects`), its epoch and its hash. */
export type PlannedCall = {
  readonly question: Question;
  readonly subject: number;
  /** The index of the call among its subject's calls, from 0. */
  readonly ordinal: number;
  /** From 0. */
  readonly epoch: number;
  /** Identifies the call by everything that could change its answer (`computeCallHash`). */
  readonly callHash: string;
};

/** A call to be made, and whether an earlier session failed at it. */
export type PendingCall = PlannedCall & { readonly failedBefore: boolean };

/** A range of a subject's calls: from one ordinal up to another, exclusive. */
export type Stretch = {
  readonly from: number;
  readonly to: number;
  /** ISO time: calls that failed since then are excluded. */
  readonly failedBefore: string;
};

/** The stored record of a call that was made. */
export type ResponseRecord = {
  readonly callHash: string;
  /** The question's id. */
  readonly question: string;
  /** `provider:model`. */
  readonly model: string;
  readonly parameters: LanguageModel["parameters"];
  readonly epoch: number;
  readonly prompt: Prompt;
  readonly response: Response;
};

/** An answer parser's judgement of one response. */
export type VerdictRecord = { readonly callHash: string; readonly reader: string; readonly verdict: Verdict };

/** Calls of one subject that were submitted to a vendor together, to be answered within a day. */
export type Batch = {
  /** Organon's name. Vendors that accept a name get it, so that a batch whose creation was interrupted can be found. */
  readonly name: string;
  /** The run's id, and the index of the subject in it. */
  readonly run: string;
  readonly subject: number;
  /** The vendor's id; absent until the vendor has returned it. */
  readonly vendorId?: string;
  /**
   * `intended` before the vendor is asked to create it, `waiting` once created, `ended` when its answers are stored,
   * `lost` if the vendor never created it or lost it. Calls of the first two are made by no other process.
   */
  readonly status: "intended" | "waiting" | "ended" | "lost";
  readonly calls: number;
  /** Maximum cost in US dollars; null if no price is known. */
  readonly setAside: number | null;
  /** ISO time. */
  readonly created: string;
  /** The vendor's message, if it failed. */
  readonly why?: string;
};

/** A note on one object of a run: fields and their answers. The last note of one author on an object applies. */
export type Annotation = {
  /** Names what the notes are about; has the run's id as one of its words. */
  readonly study: string;
  readonly subject: string;
  readonly annotator: string;
  readonly answers: Readonly<Record<string, string>>;
  /** ISO time. */
  readonly at: string;
};

/** A process that runs a plan, as last reported by itself. A process without reports for a long time counts as ended. */
export type Session = {
  readonly id: string;
  readonly run: string;
  /** Its activity, as text. */
  readonly what: string;
  readonly pid: number;
  readonly host: string;
  /** ISO times: when it began, and when it last reported. */
  readonly since: string;
  readonly touched: string;
  readonly done: number;
  readonly total: number;
  readonly perSecond: number;
  readonly spentUsd: number;
  readonly waitMs: number;
  readonly perMinute: number | null;
  readonly subjects: readonly {
    readonly id: string;
    readonly answered: number;
    readonly failed: number;
    readonly truncated: number;
    readonly inBatches: number;
    readonly stopped: string | null;
  }[];
  readonly worker?: WorkerReport;
};

/** A queue worker's additional report. */
export type WorkerReport = {
  readonly version: string;
  /** The models that it gave up, and why. */
  readonly stopped: readonly (Pick<Stop, "class" | "message"> & {
    readonly run: string;
    /** The time of the dispatch. */
    readonly since: string;
    readonly subject: number;
  })[];
  /** US dollars reserved for calls under way, by run. */
  readonly reserved: Readonly<Record<string, number>>;
};

/**
 * The stored plain values of a call, by which calls are selected and grouped; null if not yet known. Outcome and
 * answer are those of the named answer parser.
 */
export type CallValues = {
  readonly subject: number;
  readonly ordinal: number;
  readonly epoch: number;
  /** The store's numbers of the call, its question and its tags. Later calls have higher numbers. */
  readonly call: number;
  readonly questionNumber: number;
  readonly tagSet: number;
  readonly callHash: string;
  /** The question's id, its group and its right answers. */
  readonly id: string;
  readonly group: string | null;
  readonly key: string;
  readonly status: Response["status"] | null;
  readonly tokensIn: number | null;
  readonly tokensOut: number | null;
  readonly tokensCached: number | null;
  readonly cost: number | null;
  readonly time: string | null;
  readonly outcome: Verdict["outcome"] | null;
  readonly answer: string | null;
  /** The name of the batch that contains it. */
  readonly batch: string | null;
};

/** Everything stored about a call. */
export type CallFields = CallValues & {
  readonly question: Question;
  readonly tags: Tags;
  readonly prompt: Prompt | undefined;
  readonly response: Response | undefined;
  readonly verdict: Verdict | undefined;
};

/** The fields of a planned call. */
export const plannedFields = ["question", "subject", "ordinal", "epoch", "callHash"] as const;

/** A condition on a call: compares a value with a constant, with several constants, or with another value. */
export type Condition =
  | readonly [value: keyof CallValues, is: "in", those: readonly (string | number | null)[]]
  | readonly [
      value: keyof CallValues,
      is: "=" | "<>" | "<" | "<=" | ">" | ">=",
      than: string | number | null | { readonly field: keyof CallValues },
    ];

/** Aggregates of a group: the number of its calls, or of those that match; the sum or the minimum of a value. */
export type Totals = Readonly<
  Record<
    string,
    {
      readonly where?: readonly Condition[];
      readonly sum?: keyof CallValues;
      readonly min?: keyof CallValues;
    }
  >
>;

/** Selects calls of a run, and their fields. With `totals`, calls with equal fields are counted together. */
export type Select<Field extends keyof CallFields, Counts extends Totals | undefined> = {
  readonly fields: readonly Field[];
  readonly totals?: Counts;
  /** An index in `Run.subjects`; default: all subjects, one after the other. */
  readonly subject?: number;
  /** The first ordinal. */
  readonly from?: number;
  /** All of these must hold. */
  readonly where?: readonly Condition[];
  /** In addition, all conditions of one of these lists must hold. */
  readonly any?: readonly (readonly Condition[])[];
  /** The question or the reply has all of these words, without case; the last may be the start of one. Needs `indexWords`. */
  readonly words?: readonly string[];
  /** Only the first so many calls of one subject. */
  readonly limit?: number;
  readonly reader?: string;
};

/** Calls of one subject of a run, from one ordinal up to another, exclusive. */
export type CallRange = { readonly subject: number; readonly from: number; readonly to: number };

/** A call, or a group of calls with its totals. */
export type Selected<Field extends keyof CallFields, Counts extends Totals | undefined> = Pick<
  CallFields,
  Field
> &
  (Counts extends Totals ? { readonly [Name in keyof Counts]: Counted<Counts[Name]> } : unknown);

type Counted<Total> = Total extends { readonly min: infer Least extends keyof CallValues }
  ? CallValues[Least]
  : number;

/** Runs: which questions are asked of which models. */
type Runs = {
  /** Finds the plan's run or creates it; `at` is an ISO time. A new run keeps the words of the command that made it. */
  readonly openRun: (
    plan: RunPlan,
    subjects: readonly Subject[],
    at: string,
    argv?: readonly string[],
  ) => Promise<Run>;
  /**
   * Claims a run for this process, which alone asks its calls until it releases the run or ends; or for a queue, which
   * several processes may serve. Throws `incomplete` if another process has claimed it in the other way, or alone.
   */
  readonly claimRun: (run: Pick<Run, "id">, by?: "process" | "queue") => Promise<() => Promise<void>>;
  /** Marks the run as fully planned. */
  readonly closePlan: (run: Run) => Promise<void>;
  /** Finds a run by its id or name, a prefix that only one run has, or `latest`. Throws misuse otherwise, with valid alternatives. */
  readonly findRun: (reference: string) => Promise<Run>;
  /** Returns all readable runs, the most recently used first. */
  readonly runs: () => Promise<readonly Run[]>;
  /** Returns the runs whose rows are invalid, each with the reason. They can only be removed. */
  readonly unreadableRuns: () => Promise<readonly { readonly id: string; readonly why: string }[]>;
  /** Gives a run a name, replacing an earlier one. The name must not be a run's id or another run's name. */
  readonly nameRun: (run: Run, name: string) => Promise<void>;
  /**
   * Removes a run. Its answers stay in the store, and are found when the same question is asked again; with `answers`
   * those that no other run uses are removed, too. Returns the number of removed answers.
   */
  readonly removeRun: (run: Pick<Run, "id">, what?: { readonly answers?: boolean }) => Promise<number>;
};

/** Calls: those that a run plans, and those still to be made. */
type Calls = {
  /** Adds questions and calls; existing ones stay. */
  readonly addCalls: (run: Run, calls: readonly PlannedCall[]) => Promise<void>;
  /** Yields a subject's calls without a response or with a failed one, in order, except those in an open batch. */
  readonly pending: (run: Run, subject: number, stretch?: Stretch) => AsyncIterable<PendingCall>;
  /** Returns the ranges of a run, of `size` calls each, that have calls without a response, or failed before the given time. */
  readonly gaps: (run: Run, size: number, failedBefore: string) => Promise<readonly CallRange[]>;
  /** Stores the prompts of calls, for the processes that make them. */
  readonly keepPrompts: (
    prompts: readonly { readonly callHash: string; readonly prompt: Prompt }[],
  ) => Promise<void>;
  /** Returns the stored prompt of a call that has not been made. */
  readonly keptPrompt: (callHash: string) => Promise<Prompt | undefined>;
  /** Stores a batch with its calls, before the vendor is asked to create it. Calls in another open batch are rejected as a bug. */
  readonly beginBatch: (batch: Batch, callHashes: readonly string[]) => Promise<void>;
  /** Updates a batch. When it has ended or is lost, its calls without a response are pending again. */
  readonly changeBatch: (name: string, change: Pick<Batch, "status" | "vendorId" | "why">) => Promise<void>;
  /** Returns the batches of one run or of all runs, the oldest first. */
  readonly batches: (run?: Run) => Promise<readonly Batch[]>;
};

/** Answers: the stored responses, with the verdicts of answer parsers. */
type Answers = {
  /** Resolves when the response and its verdicts are durable, so that they survive a crash of the machine. */
  readonly record: (record: ResponseRecord, ...verdicts: readonly VerdictRecord[]) => Promise<void>;
  /** Adds verdicts, replacing earlier ones by the same answer parser. */
  readonly judge: (verdicts: readonly VerdictRecord[]) => Promise<void>;
  /** Returns whether a call has a response that is not a failure, in any run. */
  readonly isAnswered: (callHash: string) => Promise<boolean>;
  /**
   * Selects the stored calls of a run that match, in the order of subjects and ordinals, or counts them. For reports
   * and viewers; a million calls are streamed.
   */
  readonly select: <
    const Field extends keyof CallFields,
    const Counts extends Totals | undefined = undefined,
  >(
    run: Run,
    query: Select<Field, Counts>,
  ) => AsyncIterable<Selected<Field, Counts>>;
  /**
   * Adds the words of the questions and replies of some calls to the index that `select` searches by `words`. Calls in the
   * index stay. The index is made by this function alone: runs never write it.
   */
  readonly indexWords: (run: Run, range: CallRange) => Promise<void>;
  /** Returns tags and right answers by their numbers. */
  readonly tagSets: (
    numbers: readonly number[],
  ) => Promise<ReadonlyMap<number, { readonly tags: Tags; readonly key: string }>>;
  /** Returns existing questions by id, from any run. */
  readonly questionsNamed: (ids: readonly string[]) => Promise<ReadonlyMap<string, Question>>;
  /** Returns the numbers of questions whose ids start with the prefix, at most a thousand. */
  readonly questionNumbers: (prefix: string) => Promise<readonly number[]>;
  /** Returns the highest number of a call that has a response. */
  readonly newestCall: () => Promise<number>;
};

/** Notes and reports of processes next to a run, which may be written while another process writes. */
type Notes = {
  /** Adds a note; earlier ones stay. */
  readonly annotate: (annotation: Annotation) => Promise<void>;
  /** Returns the applicable notes of one study or of all, in the order in which they were first made. */
  readonly annotations: (study?: string) => Promise<readonly Annotation[]>;
  /** Updates a session; sessions without a report for a day are removed. */
  readonly showSession: (session: Session) => Promise<void>;
  readonly endSession: (id: string) => Promise<void>;
  /** Returns all sessions that have not ended, the latest first. */
  readonly sessions: () => Promise<readonly Session[]>;
};

export type Store = Runs &
  Calls &
  Answers &
  Notes & {
    /** The location, for messages. */
    readonly location: string;
    /** Returns a value that changes when others write to the store; cheap to poll. */
    readonly pulse: () => Promise<string>;
    /** Returns the defects of the store, one per line; an empty list if there are none. */
    readonly check: () => Promise<readonly string[]>;
    /** Completes pending writes and closes the store. */
    readonly close: () => Promise<void>;
  };
