/**
 * Opens threads, the only way to use another core. A thread answers messages in order, and keeps the process alive
 * only while an answer is due. Its program calls `answerMessages` (`thread-program.ts`).
 */
import { getCompileCacheDir } from "node:module";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { OrganonError } from "#logic/error";
import type { Sent, ThreadAnswer, ThreadData } from "./thread-program.ts";

export type Thread<Message, Made> = {
  /** Resolves when the program is loaded. */
  readonly ready: Promise<void>;
  /** Resolves with the thread's result for a message. Throws its misuse, and the error that ended the thread. */
  readonly ask: (message: Message) => Promise<Made>;
  /** Ends the thread at once. */
  readonly end: () => Promise<unknown>;
};

/** Opens a thread that runs the program `name` in the folder of the module `beside`. The program gets `task` once. */
export const openThread = <Message, Made>(
  beside: string,
  name: string,
  task: unknown,
  { heapMb }: { readonly heapMb?: number } = {},
): Thread<Message, Made> => {
  const workerData: ThreadData<unknown> = { task, compiled: getCompileCacheDir() };
  const worker = new Worker(new URL(`./${name}${extname(beside)}`, beside), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // The process's flags are not passed on: with some of them (--input-type) no thread starts.
    execArgv: [],
  });
  const waiting: PromiseWithResolvers<Made>[] = [];
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => {});
  let ended: unknown;
  const rest = (): void => {
    if (waiting.length === 0) worker.unref();
  };
  worker.on("message", (answer: "ready" | ThreadAnswer<Made>) => {
    if (answer === "ready") ready.resolve();
    else if ("made" in answer) waiting.shift()?.resolve(answer.made);
    else waiting.shift()?.reject(new OrganonError("misuse", answer.misuse.message, answer.misuse));
    rest();
  });
  const fail = (why: unknown): void => {
    ended ??= why;
    ready.reject(ended);
    for (const { reject } of waiting.splice(0)) reject(ended);
  };
  worker.on("error", fail);
  worker.on("exit", (code) => fail(new Error(`a thread has ended with code ${code}`)));
  return {
    ready: ready.promise,
    ask: (message) => {
      if (ended !== undefined) return Promise.reject(ended);
      const answer = Promise.withResolvers<Made>();
      waiting.push(answer);
      worker.ref();
      const sent: Sent<Message> = { message };
      worker.postMessage(sent, []);
      return answer.promise;
    },
    end: () => worker.terminate(),
  };
};
