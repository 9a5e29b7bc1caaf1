/**
 * What a test file opened and did not close: closed when its tests are over, wherever it was opened; the next file of the worker begins in
 * the folder of the repository again. The configuration names this file.
 */
import { resolve } from "node:path";
import { afterAll } from "vitest";

const open = new Set<() => Promise<void>>();

/** Closes when the file's tests are over; from inside a test or a hook, too, where `afterAll` comes too late. */
export const closeLater = (close: () => Promise<void>): void => {
  open.add(close);
};

afterAll(async () => {
  process.chdir(resolve(import.meta.dirname, ".."));
  const closes = [...open];
  open.clear();
  // What a test has closed itself cannot be closed again.
  await Promise.allSettled(closes.map((close) => close()));
});
