/** A thread that reads nothing: it works for ever, ends in an error that nothing awaits, or takes all memory. */
import { parentPort, workerData } from "node:worker_threads";

parentPort.on("message", () => {
  if (workerData.does === "loops") for (;;);
  else if (workerData.does === "rejects") void Promise.reject(new Error("two columns are damaged"));
  else for (const kept = []; ;) kept.push(new Array(1000).fill(kept.length));
});
