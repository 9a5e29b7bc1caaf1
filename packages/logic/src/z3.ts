/**
 * Uses Z3 as an independent check: it decides the same sequents by its own methods, and a disagreement is a bug in
 * Organon or in Z3. `z3-solver` is an optional dependency of 35 MB, loaded on request and only in threads
 * (`z3-program.ts`). An instance answers one question at a time, and its memory only grows, so its thread is replaced
 * after a number of questions. An instance that crashed may answer wrongly later, so `judge` uses a new one.
 */
import { once } from "node:events";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Relation, Sequent } from "./certificate.ts";
import { OrganonError, misuse } from "./error.ts";
import { withDefaults } from "./with-defaults.ts";
import type { RefereeJudgement, RefereeQuestion, RefereeReply } from "./z3-program.ts";
import { createSlots } from "./slots.ts";

export type Referee = {
  /** Returns the relation of the premises to the conclusion, by Z3; undecided if a limit was reached. */
  readonly relation: (sequent: Sequent) => Promise<Relation>;
  /** Like `relation`, by a new instance, with its grounds as text: the model found, or that there is none. */
  readonly judge: (sequent: Sequent) => Promise<RefereeJudgement>;
  /** Ends the threads, so that the process can exit. Questions under way are rejected. */
  readonly close: () => Promise<void>;
};

type RefereeOptions = {
  /** Number of threads, one Z3 each. */
  readonly threads?: number;
  /** Time per question; after it the thread is ended. A question that is late twice is undecided. */
  readonly timeoutMs?: number;
  /** Number of questions after which an instance is replaced. */
  readonly questionsPerInstance?: number;
};

const defaults: Required<RefereeOptions> = { threads: 1, timeoutMs: 60_000, questionsPerInstance: 1_000 };
/** Z3's memory use at which an instance is replaced in any case. */
const maxHeapBytes = 400_000_000;
/** A question that crashes Z3 this often is given up, and the error is reported. */
const maxFalls = 3;
/** An instance may hang independently of the question, too: a question without an answer in time is asked again as often. */
const maxLate = 2;
const lateAnswer = new Error("no answer in time");

/** Creates a referee. Throws a misuse error if z3-solver is not installed. */
export const createReferee = async (options: RefereeOptions = {}): Promise<Referee> => {
  await requireZ3();
  const { threads, timeoutMs, questionsPerInstance } = withDefaults(defaults, options);
  const open = new Set<Instance>();
  const idle: Instance[] = [];
  const slots = createSlots(threads);
  const closing = new AbortController();
  const { signal } = closing;

  const end = (instance: Instance): Promise<unknown> => {
    open.delete(instance);
    return instance.worker.terminate();
  };
  const askInstance = async (instance: Instance, question: RefereeQuestion): Promise<RefereeJudgement> => {
    open.add(instance);
    // The time excludes the start of the thread.
    await instance.ready;
    const late = AbortSignal.timeout(timeoutMs);
    try {
      instance.worker.postMessage(question, []);
      const { relation, grounds, asked, heapBytes } = await awaitReply(
        instance,
        AbortSignal.any([signal, late]),
      );
      if (question.grounds || asked >= questionsPerInstance || heapBytes > maxHeapBytes) void end(instance);
      else idle.push(instance);
      return { relation, grounds };
    } catch (error) {
      throw signal.aborted || !late.aborted ? error : lateAnswer;
    }
  };
  const ask = async (question: RefereeQuestion): Promise<RefereeJudgement> => {
    if (signal.aborted)
      throw new OrganonError("bug/referee-closed", "the referee was asked after it was closed");
    await slots.take(signal);
    try {
      // Z3 may crash independently of the question ("memory access out of bounds"): a new thread gets the question again.
      for (let falls = 1; ; falls++) {
        const instance = (question.grounds ? undefined : idle.pop()) ?? openInstance();
        try {
          return await askInstance(instance, question);
        } catch (cause) {
          void end(instance);
          signal.throwIfAborted();
          if (cause === lateAnswer && falls >= maxLate)
            return { relation: "undecided", grounds: ["no answer in time"] };
          if (falls === maxFalls)
            throw new OrganonError("incomplete", `Z3 fell over ${falls} times at one question`, { cause });
        }
      }
    } finally {
      slots.giveBack();
    }
  };
  return {
    judge: (sequent) => ask({ sequent, grounds: true }),
    relation: async (sequent) => (await ask({ sequent, grounds: false })).relation,
    close: async () => {
      closing.abort(new OrganonError("incomplete", "the referee was closed"));
      await Promise.all([...open].map(end));
    },
  };
};

/** A thread with one Z3. `ended` rejects with the error that ended it. */
type Instance = { readonly worker: Worker; readonly ended: Promise<never>; readonly ready: Promise<unknown> };

const openInstance = (): Instance => {
  const program = new URL(`./z3-program${extname(import.meta.url)}`, import.meta.url);
  // The process's flags are not passed on: with some of them (--input-type) no thread starts.
  const worker = new Worker(program, { execArgv: [] });
  const { promise: ended, reject } = Promise.withResolvers<never>();
  ended.catch(() => {});
  worker.on("error", reject);
  worker.on("exit", (code) => reject(new Error(`the thread has ended with code ${code}`)));
  const ready = Promise.race([once(worker, "message"), ended]);
  ready.catch(() => {});
  return { worker, ended, ready };
};

const awaitReply = async ({ worker, ended }: Instance, signal: AbortSignal): Promise<RefereeReply> => {
  const [reply] = await Promise.race([once(worker, "message", { signal }), ended]);
  return reply;
};

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
