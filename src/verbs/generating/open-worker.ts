/** A thread that makes lines (`worker.ts`), and its answers in order. */
import { Worker } from "node:worker_threads";
import { OrganonError } from "#logic";
import type { WorkerAnswer, WorkerTask } from "./worker.ts";

/** A thread that makes the outcomes of indices, in the order in which it is asked. */
export type OpenWorker<Outcome> = {
  readonly make: (indices: readonly number[]) => Promise<readonly Outcome[]>;
  readonly close: () => Promise<number>;
};

/** Opens a thread for a suite. A failure in it is thrown where its outcomes are awaited. */
export const openWorker = <Outcome>(task: WorkerTask): OpenWorker<Outcome> => {
  const program = import.meta.url.endsWith(".ts") ? "./worker.ts" : "./worker.js";
  const worker = new Worker(new URL(program, import.meta.url), { workerData: task });
  const waiting: PromiseWithResolvers<readonly Outcome[]>[] = [];
  worker.on("message", (answer: WorkerAnswer<Outcome>) => {
    const first = waiting.shift();
    if ("fault" in answer) first?.reject(new OrganonError("bug/worker", answer.fault));
    else first?.resolve(answer.outcomes);
  });
  worker.on("error", (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    make: (indices: readonly number[]): Promise<readonly Outcome[]> => {
      const answer = Promise.withResolvers<readonly Outcome[]>();
      waiting.push(answer);
      worker.postMessage(indices, []);
      return answer.promise;
    },
    close: (): Promise<number> => worker.terminate(),
  };
};
