/** A store over any database that kysely speaks: what it plans, records, reads and counts, put together. */
import type { Store } from "../store.ts";
import { createBatching } from "./batching.ts";
import { createCopying } from "./copying.ts";
import { createCounting } from "./counting.ts";
import { createInserts } from "./inserts.ts";
import { createPlanning } from "./planning.ts";
import { createReading, type Source } from "./reading.ts";
import { createRecording } from "./recording.ts";

/** `check` and `close` are the database's own. */
export const createSqlStore = (
  source: Source,
  { check, close }: { readonly check: Store["check"]; readonly close: () => Promise<void> | void },
): Store => {
  const inserts = createInserts(source.db);
  const { flush, ...recording } = createRecording(source, inserts);
  return doneAgain(source, {
    location: source.location,
    ...createPlanning(source, inserts),
    ...recording,
    ...createReading(source),
    ...createBatching(source, inserts),
    ...createCounting(source),
    ...createCopying(source),
    check,
    close: async () => {
      await flush();
      await close();
    },
  });
};

/** The same store, whose single answers wait for a server that is away; lists wait page by page by themselves. */
const doneAgain = ({ again }: Source, store: Store): Store => ({
  ...store,
  openRun: (...about) => again(() => store.openRun(...about)),
  closePlan: (run) => again(() => store.closePlan(run)),
  findRun: (reference) => again(() => store.findRun(reference)),
  runs: () => again(() => store.runs()),
  isAnswered: (callHash) => again(() => store.isAnswered(callHash)),
  tally: (run) => again(() => store.tally(run)),
  usage: (...about) => again(() => store.usage(...about)),
  steadiness: (...about) => again(() => store.steadiness(...about)),
  readings: (...about) => again(() => store.readings(...about)),
  prompt: (callHash) => again(() => store.prompt(callHash)),
  changeBatch: (...about) => again(() => store.changeBatch(...about)),
  batches: (run) => again(() => store.batches(run)),
  check: () => again(() => store.check()),
});
