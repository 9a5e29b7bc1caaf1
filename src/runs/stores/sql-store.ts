/** A store over any database that kysely speaks: what it plans, records, reads and counts, put together. */
import type { Store } from "../store.ts";
import { createBatching } from "./batching.ts";
import { createCounting } from "./counting.ts";
import { createInserts } from "./inserts.ts";
import { createPlanning } from "./planning.ts";
import { createReading, type Source } from "./reading.ts";
import { createRecording } from "./recording.ts";

/** `check` and `close` are the database's own. */
export const createSqlStore = (
  source: Source,
  { check, close }: { readonly check: Store["check"]; readonly close: () => void },
): Store => {
  const inserts = createInserts(source.db);
  const { flush, ...recording } = createRecording(source, inserts);
  return {
    location: source.location,
    ...createPlanning(source, inserts),
    ...recording,
    ...createReading(source),
    ...createBatching(source, inserts),
    ...createCounting(source),
    check,
    close: async () => {
      await flush();
      close();
    },
  };
};
