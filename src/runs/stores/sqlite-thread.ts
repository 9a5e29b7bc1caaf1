/**
 * A thread of its own that writes to a SQLite file (`sqlite-worker.ts`), so that who asks hundreds at once is held up neither
 * by statements nor by the disk. A transaction is one message there and one back: the thread that asks has its hands full, and
 * each message waits for them.
 */
import { Worker } from "node:worker_threads";
import type { SqliteOutcome, SqliteStatement, SqliteTask } from "./sqlite-worker.ts";

export type SqliteThread = {
  /**
   * Resolves when all of it is on the disk, or with false when none of it is, since rows to be added are there already.
   * Rejects with what `explain` makes of SQLite's error when none of it is.
   */
  readonly write: (statements: readonly SqliteStatement[]) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/** Opens the thread. It writes in the order of asking, and keeps the process alive only while it owes an answer. */
export const openSqliteThread = (task: SqliteTask, explain: (error: unknown) => Error): SqliteThread => {
  const program = import.meta.url.endsWith(".ts") ? "./sqlite-worker.ts" : "./sqlite-worker.js";
  // Flags of the process are not the thread's: with some of them (--input-type) no thread starts.
  const worker = new Worker(new URL(program, import.meta.url), { workerData: task, execArgv: [] });
  const waiting: PromiseWithResolvers<boolean>[] = [];
  let ended: unknown;
  const end = (why: unknown): void => {
    ended ??= why;
    for (const { reject } of waiting.splice(0)) reject(explain(ended));
  };
  worker.on("message", (outcome: SqliteOutcome) => {
    const first = waiting.shift();
    if (typeof outcome === "string") first?.resolve(outcome === "written");
    else first?.reject(explain(Object.assign(new Error(outcome.message), outcome)));
    if (waiting.length === 0) worker.unref();
  });
  worker.on("error", end);
  const exit = new Promise<void>((resolve) => {
    worker.once("exit", (code) => {
      end(new Error(`the thread that writes has ended with code ${code}`));
      resolve();
    });
  });
  worker.unref();
  return {
    write: (statements) => {
      if (ended !== undefined) return Promise.reject(explain(ended));
      const answer = Promise.withResolvers<boolean>();
      waiting.push(answer);
      worker.ref();
      // One text is copied at once; a list of lists is copied value by value, and takes ten times as long.
      worker.postMessage(JSON.stringify(statements), []);
      return answer.promise;
    },
    close: async () => {
      worker.ref();
      worker.postMessage("close", []);
      await exit;
    },
  };
};
