/** A thread that reads nothing: it works for ever, or ends in an error that nothing awaits. */
import { parentPort, workerData } from "node:worker_threads";

parentPort.on("message", () => {
  if (workerData.does === "rejects") void Promise.reject(new Error("two columns are damaged"));
  else while (workerData.does === "loops") Math.random();
});
