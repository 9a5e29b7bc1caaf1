/**
 * Runs in a thread opened by `thread.ts` and answers messages in order. Threads don't use the main thread's compile
 * cache by default; enabling it before the program's modules are loaded cuts the start-up time to a third.
 */
import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";

/** The `workerData` of a thread. */
export type ThreadData<Task> = { readonly task: Task; readonly compiled: string | undefined };

export type Sent<Message> = { readonly message: Message };

/** A thread's answer: the result for a message, or the sender's misuse. */
export type ThreadAnswer<Made> =
  | { readonly made: Made }
  | { readonly misuse: { readonly message: string; readonly hint?: string } };

/** Loads the message handler and answers every message. An error other than misuse ends the thread. */
export const answerMessages = (load: (task: never) => Promise<(message: never) => unknown>): void => {
  const { task, compiled }: ThreadData<never> = workerData;
  if (compiled !== undefined) enableCompileCache(compiled);
  const loading = load(task);
  const answer = async (message: never): Promise<void> => {
    try {
      send({ made: await (await loading)(message) });
    } catch (error) {
      const { OrganonError } = await import("#logic/error");
      if (!(error instanceof OrganonError) || error.code !== "misuse") throw error;
      const { message: what, hint } = error;
      send({ misuse: { message: what, hint } });
    }
  };
  // If loading fails, the error is the answer to the first message.
  const tellReady = (): void => send("ready");
  loading.then(tellReady, tellReady);
  let last = Promise.resolve();
  parentPort?.on("message", ({ message }: Sent<never>) => {
    last = last.then(() => answer(message));
  });
};

const send = (answer: "ready" | ThreadAnswer<unknown>): void => parentPort?.postMessage(answer, []);
