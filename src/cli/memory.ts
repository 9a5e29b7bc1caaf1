/**
 * Memory for commands through which more passes than they keep, and for one that stays open.
 */
import { setFlagsFromString } from "node:v8";

/**
 * Lets the heap grow little beyond what lives in it. V8 would rather take three times as much than collect, and chains
 * of their own leave much garbage. Both are read at every collection; an engine without them ignores them. A worker
 * thread's nursery stays as small as it begins, and a small one would be collected all the time.
 */
export const keepMemoryFlat = (): void => {
  setFlagsFromString("--heap-growing-percent=20");
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--min-semi-space-size=8");
};

/** Keeps the heap close to what lives in it, for a command that is open for days: half the memory, at the same speed. */
export const keepMemorySmall = (): void => {
  setFlagsFromString("--optimize-for-size");
};
