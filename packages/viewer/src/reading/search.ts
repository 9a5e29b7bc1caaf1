/** Indexes the words of runs in the background, when a run is first searched and when it has grown. */
import { setTimeout as wait } from "node:timers/promises";
import type { Run, Store } from "organon/view";

const sliceSize = 2048;

/** Milliseconds that a search waits for a short run to be indexed. */
const patience = 150;

/** Returns a function that indexes what is new of a run and returns the share of it that is indexed; `planned` is its number of calls. */
export const openWordIndex = (store: Store, planned: (run: Run) => number) => {
  const states = new Map<string, { pulse?: string; calls: number; building?: Promise<void> }>();
  const build = async (run: Run, state: { pulse?: string; calls: number }): Promise<void> => {
    const pulse = await store.pulse();
    state.calls = 0;
    for (const subject of run.subjects.keys()) {
      const counts = store.select(run, { fields: [], subject, totals: { calls: {} } });
      for await (const { calls } of counts)
        for (let from = 0; from < calls; from += sliceSize) {
          await store.indexWords(run, { subject, from, to: from + sliceSize });
          state.calls += Math.min(sliceSize, calls - from);
          await new Promise((resolve) => setImmediate(resolve));
        }
    }
    state.pulse = pulse;
  };
  return async (run: Run): Promise<number> => {
    const state = states.get(run.id) ?? { calls: 0 };
    // Makes the index, so that it can be searched while it grows.
    if (!states.has(run.id)) await store.indexWords(run, { subject: 0, from: 0, to: 0 });
    states.set(run.id, state);
    if (state.building === undefined && (await store.pulse()) !== state.pulse)
      state.building ??= build(run, state).finally(() => {
        state.building = undefined;
      });
    if (state.building === undefined) return 1;
    await Promise.race([state.building, wait(patience, undefined, { ref: false })]);
    return state.building === undefined ? 1 : Math.min(0.99, state.calls / Math.max(1, planned(run)));
  };
};
