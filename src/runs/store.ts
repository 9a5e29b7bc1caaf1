/**
 * The record of a study: runs, their questions, the calls that they planned, and one response a call. Responses are
 * shared between runs by the hash of their call and are only ever added: the one thing that gives way is a failed call, to
 * the next attempt at it, and its log of attempts is kept. Verdicts stand beside, one a response and reader,
 * so reports are counted and never asked; they are recomputed at will.
 *
 * A store throws `OrganonError`: `incomplete` when it is busy or the disk is full, `misuse` when it is damaged,
 * of a newer version or not a store at all; the message names the file.
 * One file, long as it is: what both databases have to do, on one page.
 */
import type { Question, Tags } from "#items/question";
import type { LanguageModel, Prompt, Response } from "#models/language-model";
import type { Verdict } from "#scores/verdict";
import type { RunPlan } from "./plan.ts";
import type { RowOf } from "./stores/schema.ts";

/** A language model as it stands in a run. */
export type Subject = Pick<LanguageModel, "id" | "provider" | "model" | "organisation" | "parameters">;

export type Run = {
  readonly id: string;
  readonly plan: RunPlan;
  readonly subjects: readonly Subject[];
  /** ISO times: when it was first begun, and when it was last begun or continued. */
  readonly created: string;
  readonly touched: string;
  /** Whether all its calls are planned: then its items need not be made again. */
  readonly planned: boolean;
};

/** One question as a run asks it: of which subject (its place in `Run.subjects`), which time, under which hash. */
export type PlannedCall = {
  readonly question: Question;
  readonly subject: number;
  /** The call's place among its subject's calls, from 0. */
  readonly ordinal: number;
  /** From 0. */
  readonly epoch: number;
  /** Names the call by everything that could change its answer (`callHashOf`). */
  readonly callHash: string;
};

/** A call to be made, whether an earlier session failed at it, and the store's number of it, by which its answer is stored at once. */
export type PendingCall = PlannedCall & { readonly failedBefore: boolean; readonly number?: number };

/** Some of a subject's calls: from one place up to another, without it. */
export type Stretch = {
  readonly from: number;
  readonly to: number;
  /** ISO time: calls that failed since then are left out. */
  readonly failedBefore: string;
};

/** A slice in which calls are to be asked, and how many. */
type Gap = {
  readonly subject: number;
  readonly from: number;
  readonly to: number;
  readonly calls: number;
};

/** What a call will send. */
type PlannedPrompt = { readonly callHash: string; readonly prompt: Prompt };

/** What is stored of a call that was made. */
export type ResponseRecord = {
  readonly callHash: string;
  /** The call's number, where the store told it. */
  readonly number?: number;
  /** The question's id. */
  readonly question: string;
  /** `provider:model`. */
  readonly model: string;
  readonly parameters: LanguageModel["parameters"];
  readonly epoch: number;
  readonly prompt: Prompt;
  /** The prompt's hash, where it is known already. */
  readonly promptHash?: string;
  readonly response: Response;
};

/** A reader's judgement of one response. */
export type VerdictRecord = { readonly callHash: string; readonly reader: string; readonly verdict: Verdict };

/** Calls of one subject that were handed to a vendor together, to be answered within a day. */
export type Batch = {
  /** Ours: the vendor is told it where it takes one, so that a batch whose making was cut off is found again. */
  readonly name: string;
  /** The run's id, and the subject's place in it. */
  readonly run: string;
  readonly subject: number;
  /** The vendor's name for it; none until the vendor said so. */
  readonly vendorId?: string;
  /**
   * `intended` before the vendor is asked to make it, `waiting` once it is made, `ended` when its answers are stored, `lost`
   * when the vendor never made it, or lost it. Calls of the first two are asked by nobody else.
   */
  readonly status: "intended" | "waiting" | "ended" | "lost";
  readonly calls: number;
  /** US dollars that it may cost at most; null where no price is known. */
  readonly setAside: number | null;
  /** ISO time. */
  readonly created: string;
  /** What the vendor said when it failed. */
  readonly why?: string;
};

/** A run's rows as they go from one store into another, under names instead of one store's numbers. */
export type CopiedRun = {
  readonly run: Omit<RowOf<"runs">, "number">;
  readonly subjects: readonly Omit<RowOf<"subjects">, "run">[];
  readonly names: readonly string[];
  readonly batches: readonly Omit<RowOf<"batches">, "number" | "run">[];
};

/** A planned call with all that is stored of it. */
export type CopiedCall = Pick<RowOf<"calls">, "subject" | "ordinal" | "epoch"> & {
  readonly hash: string;
  /** The name of the batch that it waits for. */
  readonly batch: string | null;
  readonly question: Pick<RowOf<"questions">, "id" | "group_id" | "json"> &
    Pick<RowOf<"tag_sets">, "tags" | "key">;
  readonly response?: RowOf<"responses"> & Pick<RowOf<"prompts">, "messages">;
  readonly verdicts: readonly RowOf<"verdicts">[];
};

/** A run on its way: what it is, and its calls page by page. */
type RunInTransit = {
  readonly head: CopiedRun;
  readonly calls: AsyncIterable<readonly CopiedCall[]>;
};

/** What a person noted of one thing in a study: fields and their answers. The last one by a person on a thing holds. */
export type Annotation = {
  readonly study: string;
  /** What is judged: a question's id, a sentence's. */
  readonly subject: string;
  readonly annotator: string;
  readonly answers: Readonly<Record<string, string>>;
  /** ISO time. */
  readonly at: string;
};

/** A process that asks a run, as it last said of itself. Who was not heard of for long has ended without a word. */
export type Session = {
  readonly id: string;
  readonly run: string;
  /** What it does, in words. */
  readonly what: string;
  readonly pid: number;
  readonly host: string;
  /** ISO times: when it began, and when it was last heard of. */
  readonly since: string;
  readonly touched: string;
  readonly done: number;
  readonly total: number;
  readonly perSecond: number;
  readonly spentUsd: number;
  readonly waitMs: number;
  readonly perMinute: number | null;
  readonly isPaused: boolean;
  readonly subjects: readonly {
    readonly id: string;
    readonly answered: number;
    readonly failed: number;
    readonly truncated: number;
    readonly inBatches: number;
    readonly stopped: string | null;
  }[];
};

/** What whoever asks a run keeps to, as far as it was said: a pause, and limits in place of those it began with. */
export type Control = {
  readonly isPaused?: boolean;
  readonly concurrency?: number;
  readonly requestsPerMinute?: number;
  readonly tokensPerMinute?: number;
  readonly maxCost?: number;
};

/**
 * What is stored of a call in plain values, by which calls are chosen and grouped; null where there is nothing yet. Outcome and
 * answer are those of the reader that is named, `otherOutcome` that of another one.
 */
export type CallValues = {
  readonly subject: number;
  readonly ordinal: number;
  readonly epoch: number;
  /** The store's numbers of the call, its question and its tags. Calls that were planned later have higher numbers. */
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
  readonly otherOutcome: Verdict["outcome"] | null;
  /** The name of the batch that it waits for. */
  readonly batch: string | null;
};

/** All that is stored of a call. */
export type CallFields = CallValues & {
  readonly question: Question;
  readonly tags: Tags;
  readonly prompt: Prompt | undefined;
  readonly response: Response | undefined;
  readonly verdict: Verdict | undefined;
  readonly otherVerdict: Verdict | undefined;
};

/** The fields that make a planned call. */
export const plannedFields = ["question", "subject", "ordinal", "epoch", "callHash"] as const;

/** What must hold of a call: a value beside a constant, beside one of several, or beside another value. */
export type Condition =
  | readonly [value: keyof CallValues, is: "in", those: readonly (string | number)[]]
  | readonly [
      value: keyof CallValues,
      is: "=" | "<>" | "<" | "<=" | ">" | ">=",
      than: string | number | null | { readonly field: keyof CallValues },
    ];

/** What is counted of a group: its calls, or those that fit; the sum of a value, or its least. */
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

/** Which calls of a run, and what of them. With `totals`, calls whose fields are equal are counted together. */
export type Select<Field extends keyof CallFields, Counts extends Totals | undefined> = {
  readonly fields: readonly Field[];
  readonly totals?: Counts;
  /** A place in `Run.subjects`; all where it is not given, one after the other. */
  readonly subject?: number;
  /** The first ordinal. */
  readonly from?: number;
  /** All of these hold. */
  readonly where?: readonly Condition[];
  /** And all of one of these. */
  readonly any?: readonly (readonly Condition[])[];
  readonly reader?: string;
  readonly other?: string;
};

/** A call, or a group of calls with its totals. */
export type Selected<Field extends keyof CallFields, Counts extends Totals | undefined> = Pick<
  CallFields,
  Field
> &
  (Counts extends Totals ? { readonly [Name in keyof Counts]: Counted<Counts[Name]> } : unknown);

type Counted<Total> = Total extends { readonly min: infer Least extends keyof CallValues }
  ? CallValues[Least]
  : number;

/** Runs: what is asked of whom. */
type Runs = {
  /** Finds the plan's run or begins it; `at` is an ISO time. */
  readonly openRun: (plan: RunPlan, subjects: readonly Subject[], at: string) => Promise<Run>;
  /** Says that all calls of the run are there. */
  readonly closePlan: (run: Run) => Promise<void>;
  /** By id or name, by a prefix that only one run has, or `latest`. Misuse otherwise, with what would be right. */
  readonly findRun: (reference: string) => Promise<Run>;
  /** All runs, the last touched first. */
  readonly runs: () => Promise<readonly Run[]>;
  /** Gives a run a name, in place of an earlier one: a name that is no run's id and no other run's. */
  readonly nameRun: (run: Run, name: string) => Promise<void>;
  /** The names that were given, by the runs' ids. */
  readonly runNames: () => Promise<ReadonlyMap<string, string>>;
  /** Takes a run out. Its answers stay in the record, and are found where the same is asked again. */
  readonly removeRun: (run: Run) => Promise<void>;
  /** A run as it lies in the store, for another one. */
  readonly takeOut: (run: Run) => Promise<RunInTransit>;
  /**
   * Adds a run of another store, and says how many calls it has. What is there already stays; a failed call gives way to
   * the other store's answer.
   */
  readonly putIn: (run: RunInTransit) => Promise<number>;
};

/** Calls: what a run plans, and what of it is to be asked. */
type Calls = {
  /** Adds questions and the calls on them; what is there already stays. */
  readonly addCalls: (run: Run, calls: readonly PlannedCall[]) => Promise<void>;
  /** The calls of a subject that have no response yet or a failed one, in order; not those that a batch waits for. */
  readonly pending: (run: Run, subject: number, stretch?: Stretch) => AsyncIterable<PendingCall>;
  /** The slices of a run, so many calls each, that have a call to be asked: without a response, or failed before a moment. */
  readonly gaps: (run: Run, size: number, failedBefore: string) => Promise<readonly Gap[]>;
  /** Keeps what calls will send, for whoever asks them. */
  readonly keepPrompts: (prompts: readonly PlannedPrompt[]) => Promise<void>;
  /** What was kept for a call that is not asked yet. */
  readonly keptPrompt: (callHash: string) => Promise<Prompt | undefined>;
  /** Stores a batch with its calls, before the vendor hears of it. Calls that another batch waits for are refused as a bug. */
  readonly beginBatch: (batch: Batch, callHashes: readonly string[]) => Promise<void>;
  /** What became of a batch. When it has ended or is lost, its calls without a response are pending again. */
  readonly changeBatch: (name: string, change: Pick<Batch, "status" | "vendorId" | "why">) => Promise<void>;
  /** All batches, of one run or of every run, the oldest first. */
  readonly batches: (run?: Run) => Promise<readonly Batch[]>;
};

/** Answers: the record of responses, with what readers made of them. */
type Answers = {
  /** Resolves when the response, and the verdict with it, would survive the machine's end. */
  readonly record: (record: ResponseRecord, verdict?: VerdictRecord) => Promise<void>;
  /** Adds verdicts, in place of earlier ones by the same reader. */
  readonly judge: (verdicts: readonly VerdictRecord[]) => Promise<void>;
  /** Whether a call has a response that is not a failure, in whatever run it was made. */
  readonly isAnswered: (callHash: string) => Promise<boolean>;
  /**
   * Whatever is stored of a run's calls: those that fit, in the order of subjects and ordinals, or counted. For reports and whoever
   * looks at a run; a million calls go by one after the other.
   */
  readonly select: <
    const Field extends keyof CallFields,
    const Counts extends Totals | undefined = undefined,
  >(
    run: Run,
    query: Select<Field, Counts>,
  ) => AsyncIterable<Selected<Field, Counts>>;
  /** Tags and right answers by their numbers. */
  readonly tagSets: (
    numbers: readonly number[],
  ) => Promise<ReadonlyMap<number, { readonly tags: Tags; readonly key: string }>>;
  /** Questions by their ids, of whatever run; those that are there. */
  readonly questionsNamed: (ids: readonly string[]) => Promise<ReadonlyMap<string, Question>>;
  /** The numbers of the questions whose ids begin so, at most a thousand. */
  readonly questionNumbers: (prefix: string) => Promise<readonly number[]>;
  /** The highest number of a call that has a response. */
  readonly newestCall: () => Promise<number>;
};

/** Notes: what people and processes say beside a run, while another one may write. */
type Notes = {
  /** Adds a note; earlier ones stay. */
  readonly annotate: (annotation: Annotation) => Promise<void>;
  /** The notes that hold, of one study or of all, in the order in which they were first made. */
  readonly annotations: (study?: string) => Promise<readonly Annotation[]>;
  /** Says how a session stands; a new one takes the place of those that were not heard of for a day. */
  readonly showSession: (session: Session) => Promise<void>;
  readonly endSession: (id: string) => Promise<void>;
  /** All sessions that did not say that they ended, the latest first. */
  readonly sessions: () => Promise<readonly Session[]>;
  /** What was last said about how a run is to be asked; nothing where nothing was. */
  readonly control: (run: Run) => Promise<Control>;
  readonly setControl: (run: Run, control: Control) => Promise<void>;
};

export type Store = Runs &
  Calls &
  Answers &
  Notes & {
    /** Where it is, for messages. */
    readonly location: string;
    /** Changes when the store was written to by others: cheap to ask again and again. */
    readonly pulse: () => Promise<string>;
    /** What is wrong with the store itself, line by line; nothing when it is well. */
    readonly check: () => Promise<readonly string[]>;
    /** Writes what is under way and closes. */
    readonly close: () => Promise<void>;
  };
