/**
 * Runs tasks in threads, so that a slow task delays no other. A task has limits on time and memory. A cancelled task
 * ends with its thread. Threads are started on demand and ended when idle.
 */
import { OrganonError } from "#logic/error";
import { createSlots } from "./slots.ts";
import { openThread, type Thread } from "./thread.ts";

export type ThreadLimits = {
  /** Maximum duration of a task in milliseconds, excluding the start of a thread. */
  readonly timeoutMs: number;
  /** Maximum heap of a thread, in MiB. */
  readonly heapMb?: number;
  /** Maximum number of threads; further tasks wait. */
  readonly atOnce: number;
  /** An idle thread is ended after this many milliseconds, to free its memory. */
  readonly idleMs: number;
};

type ThreadOptions<Made> = ThreadLimits & {
  /** The result of a task that takes too long, instead of an error. */
  readonly late?: Made;
  /** Whether the thread that returned this result is replaced. */
  readonly isSpent?: (made: Made) => boolean;
};

type Threads<Task, Made> = {
  /** Resolves with the task's result. Throws its misuse, `incomplete` if a limit was reached, and the signal's reason. */
  readonly run: (task: Task, signal?: AbortSignal) => Promise<Made>;
  readonly close: () => Promise<void>;
};

/** Opens threads that run the program `name` in the folder of the module `beside`. Each thread gets `known` once. */
export const openThreads = <Task, Made>(
  beside: string,
  name: string,
  known: unknown,
  { timeoutMs, heapMb, atOnce, idleMs, late, isSpent = () => false }: ThreadOptions<Made>,
): Threads<Task, Made> => {
  const idle = new Map<Thread<Task, Made>, NodeJS.Timeout>();
  const open = new Set<Thread<Task, Made>>();
  const slots = createSlots(atOnce);

  const drop = (thread: Thread<Task, Made>): void => {
    idle.delete(thread);
    if (open.delete(thread)) void thread.end();
  };

  const take = (): Thread<Task, Made> => {
    const [found] = idle.keys();
    if (found !== undefined) {
      clearTimeout(idle.get(found));
      idle.delete(found);
      return found;
    }
    const thread = openThread<Task, Made>(beside, name, known, { heapMb });
    open.add(thread);
    return thread;
  };

  const giveBack = (thread: Thread<Task, Made>): void => {
    if (open.has(thread)) idle.set(thread, setTimeout(drop, idleMs, thread).unref());
  };

  return {
    run: async (task, signal = new AbortController().signal) => {
      await slots.take(signal);
      const thread = take();
      let timer: AbortSignal | undefined;
      try {
        await until(thread.ready, signal);
        timer = AbortSignal.timeout(timeoutMs);
        const made = await until(thread.ask(task), AbortSignal.any([signal, timer]));
        if (isSpent(made)) drop(thread);
        else giveBack(thread);
        return made;
      } catch (error) {
        if (error instanceof OrganonError && error !== signal.reason) {
          giveBack(thread);
          throw error;
        }
        drop(thread);
        signal.throwIfAborted();
        if (timer?.aborted && late !== undefined) return late;
        if (timer?.aborted) throw limitOf(`it took longer than ${timeoutMs / 1000} s`);
        if (isOutOfMemory(error)) throw limitOf(`it took more than ${heapMb} MiB`);
        throw error;
      } finally {
        slots.giveBack();
      }
    },
    close: async () => {
      for (const timer of idle.values()) clearTimeout(timer);
      await Promise.all(Array.from(open, (thread) => thread.end()));
    },
  };
};

/** Waits for work, or rejects when the signal aborts. */
const until = async <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> => {
  const stopped = Promise.withResolvers<never>();
  const stop = (): void => stopped.reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([work, stopped.promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
};

const limitOf = (why: string): OrganonError =>
  new OrganonError("incomplete", `the task was ended: ${why}`, { hint: "send a smaller one" });

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
