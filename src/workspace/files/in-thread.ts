/**
 * Reads a stranger's file in a thread with limits of time and memory. A damaged file may keep a parser busy for ever, or end in an error
 * that nothing awaits; neither may reach the program that reads it.
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { misuse, OrganonError } from "#logic/error";
import { anySignal } from "#models/clock";

/** A thread's answer to a request: a part of the file, its end, or why it cannot be read. */
export type ThreadAnswer<Part> =
  | { readonly part: Part }
  | { readonly end: true }
  | { readonly fault: string; readonly hint?: string };

type ThreadOptions = {
  /** The file, for messages. */
  readonly path: string;
  readonly signal?: AbortSignal;
  /** Milliseconds that one part may take; default 60,000. */
  readonly maxSilence?: number;
};

const usualSilence = 60_000;
const maxHeapMegabytes = 1024;

/** Yields the parts of a file as the thread gives them. Throws misuse for a fault, and for a thread that needs too long or too much. */
export async function* readInThread<Part>(
  program: URL,
  data: object,
  { path, signal, maxSilence = usualSilence }: ThreadOptions,
): AsyncGenerator<Part> {
  const worker = new Worker(program, {
    workerData: data,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  });
  const { promise: ended, reject } = Promise.withResolvers<never>();
  ended.catch(() => {});
  worker.on("error", reject);
  worker.on("exit", (code) => reject(new Error(`the thread has ended with code ${code}`)));
  try {
    for (;;) {
      worker.postMessage("next", []);
      const answer = await waitForAnswer<Part>({ worker, ended }, { path, signal, maxSilence });
      if ("end" in answer) return;
      if ("fault" in answer) throw misuse(answer.fault, answer.hint);
      yield answer.part;
    }
  } finally {
    await worker.terminate();
  }
}

const waitForAnswer = async <Part>(
  { worker, ended }: { readonly worker: Worker; readonly ended: Promise<never> },
  { path, signal, maxSilence }: ThreadOptions & { readonly maxSilence: number },
): Promise<ThreadAnswer<Part>> => {
  const limit = AbortSignal.timeout(maxSilence);
  try {
    const [answer]: ThreadAnswer<Part>[] = await Promise.race([
      once(worker, "message", { signal: anySignal(signal, limit) }),
      ended,
    ]);
    return answer!;
  } catch (cause) {
    signal?.throwIfAborted();
    const why = limit.aborted
      ? `nothing was read of it in ${maxSilence / 1000} s`
      : cause instanceof Error && "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY"
        ? `reading it takes more than ${maxHeapMegabytes} MB`
        : "it is truncated or damaged";
    throw new OrganonError("misuse", `${path}: ${why}`, { cause });
  }
};
