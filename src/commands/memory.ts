/**
 * Memory for commands through which more passes than they keep.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Lets the heap grow little beyond what lives in it. V8 would rather take three times as much than collect, and chains
 * of their own leave much garbage. Both are read at every collection; an engine without them ignores them.
 */
export const keepMemoryFlat = (): void => {
  setFlagsFromString("--heap-growing-percent=20");
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--min-semi-space-size=8");
};

/**
 * Gives back what starting took, once: the nursery that loading modules has grown to 64 MB, which V8 would keep for good. With
 * `keepMemoryFlat` it stays small; what passes through in small pieces is made no slower by that. An engine that cannot goes without.
 */
export const giveBackMemory = (): void => {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("globalThis.gc");
  if (typeof collect === "function") collect({ type: "major", execution: "sync", flavor: "last-resort" });
};
