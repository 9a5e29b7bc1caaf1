/**
 * Z3 as an independent referee: it decides the same sequents by its own means, and a disagreement is a bug of
 * ours or of Z3. `z3-solver` is an optional dependency of 35 MB, loaded only by its threads (`referee-program.ts`) and only when
 * asked for. One instance answers one question at a time, and its memory only grows: a thread is thrown away after so many
 * questions. An instance that fell over may answer wrongly from then on, so a second word is given by a new one.
 */
import { withDefaults } from "#logic/with-defaults";
import type { Relation, Sequent } from "#logic/certificate";
import { OrganonError, misuse } from "#logic/error";
import type { RefereeJudgement, RefereeQuestion, RefereeReply } from "./referee-program.ts";
import { openThreads } from "./threads.ts";

export type Referee = {
  /** How the premises bear on the conclusion, says Z3; undecided where its limits came first. */
  readonly relation: (sequent: Sequent) => Promise<Relation>;
  /** The same by an instance of its own, with its grounds in words: the model it found, or that there is none. */
  readonly judge: (sequent: Sequent) => Promise<RefereeJudgement>;
  /** Ends its threads, so that the process can end. Questions under way are refused. */
  readonly close: () => Promise<void>;
};

type RefereeOptions = {
  /** Time for a question; then its thread is ended and the answer is undecided. */
  readonly timeoutMs?: number;
  /** Questions after which an instance is replaced by a new one. */
  readonly questionsPerInstance?: number;
};

const defaults: Required<RefereeOptions> = { timeoutMs: 60_000, questionsPerInstance: 1_000 };
/** Z3's memory at which an instance is replaced whatever it has answered so far. */
const maxHeapBytes = 400_000_000;
/** A question that Z3 falls over at so often is given up, which is told. */
const maxFalls = 3;
/** An instance that was not asked for so long is ended. */
const idleMs = 300_000;

/** A referee with one thread. Throws a misuse error if z3-solver is not installed. */
export const createReferee = (options: RefereeOptions = {}): Promise<Referee> =>
  createRefereePool(1, options);

/** A referee of `size` worker threads, one Z3 each, for whole files: ask many questions at once. */
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
    // Z3 may fall over through no fault of the question's ("memory access out of bounds"): a new thread gets it again.
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

/** A missing dependency is told here and now, not by a thread. */
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
