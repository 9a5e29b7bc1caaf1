/**
 * Uses Z3 as an independent check: it decides the same sequents by its own methods, and a disagreement is a bug in
 * Organon or in Z3. `z3-solver` is an optional dependency of 35 MB, loaded on request and only in threads
 * (`referee-program.ts`). An instance answers one question at a time, and its memory only grows, so its thread is replaced
 * after a number of questions. An instance that crashed may answer wrongly later, so `judge` uses a new one.
 */
import { withDefaults } from "#logic/with-defaults";
import type { Relation, Sequent } from "#logic/certificate";
import { OrganonError, misuse } from "#logic/error";
import type { RefereeJudgement, RefereeQuestion, RefereeReply } from "./referee-program.ts";
import { openThreads } from "./threads.ts";

export type Referee = {
  /** Returns the relation of the premises to the conclusion, by Z3; undecided if a limit was reached. */
  readonly relation: (sequent: Sequent) => Promise<Relation>;
  /** Like `relation`, by a new instance, with its grounds as text: the model found, or that there is none. */
  readonly judge: (sequent: Sequent) => Promise<RefereeJudgement>;
  /** Ends the threads, so that the process can exit. Questions under way are rejected. */
  readonly close: () => Promise<void>;
};

type RefereeOptions = {
  /** Time per question; after it the thread is ended and the result is undecided. */
  readonly timeoutMs?: number;
  /** Number of questions after which an instance is replaced. */
  readonly questionsPerInstance?: number;
};

const defaults: Required<RefereeOptions> = { timeoutMs: 60_000, questionsPerInstance: 1_000 };
/** Z3's memory use at which an instance is replaced in any case. */
const maxHeapBytes = 400_000_000;
/** A question that crashes Z3 this often is given up, and the error is reported. */
const maxFalls = 3;
/** Idle time after which an instance is ended. */
const idleMs = 300_000;

/** Creates a referee with one thread. Throws a misuse error if z3-solver is not installed. */
export const createReferee = (options: RefereeOptions = {}): Promise<Referee> =>
  createRefereePool(1, options);

/** Creates a referee with `size` worker threads, one Z3 each, for whole files: many questions at once. */
export const createRefereePool = async (size: number, options: RefereeOptions = {}): Promise<Referee> => {
  await requireZ3();
  const { timeoutMs, questionsPerInstance } = withDefaults(defaults, options);
  const late = { relation: "undecided", grounds: ["no answer in time"], asked: 0, heapBytes: 0 } as const;
  const limits = { timeoutMs, idleMs, late };
  const instances = (atOnce: number, isEnded: (reply: RefereeReply) => boolean) =>
    openThreads<RefereeQuestion, RefereeReply>(import.meta.url, "referee-program", undefined, {
      ...limits,
      atOnce,
      isSpent: isEnded,
    });
  const isSpent = ({ asked, heapBytes }: RefereeReply): boolean =>
    asked >= questionsPerInstance || heapBytes > maxHeapBytes;
  const [all, fresh] = [instances(Math.max(1, size), isSpent), instances(1, () => true)];
  const closing = new AbortController();
  const { signal } = closing;
  const ask = async (question: RefereeQuestion): Promise<RefereeJudgement> => {
    if (signal.aborted)
      throw new OrganonError("bug/referee-closed", "the referee was asked after it was closed");
    // Z3 may crash independently of the question ("memory access out of bounds"): a new thread gets the question again.
    for (let falls = 1; ; falls++)
      try {
        const { relation, grounds } = await (question.grounds ? fresh : all).run(question, signal);
        return { relation, grounds };
      } catch (cause) {
        if (signal.aborted || cause instanceof OrganonError) throw cause;
        if (falls === maxFalls)
          throw new OrganonError("incomplete", `Z3 fell over ${falls} times at one question`, { cause });
      }
  };
  return {
    judge: (sequent) => ask({ sequent, grounds: true }),
    relation: async (sequent) => (await ask({ sequent, grounds: false })).relation,
    close: async () => {
      closing.abort(new OrganonError("incomplete", "the referee was closed"));
      await Promise.all([all.close(), fresh.close()]);
    },
  };
};

/** Reports a missing dependency immediately, before a thread starts. */
const requireZ3 = async (): Promise<void> => {
  try {
    await import("z3-solver");
  } catch (cause) {
    throw misuse(
      "the referee needs the package z3-solver, which is not installed",
      "npm install z3-solver",
      cause,
    );
  }
};
