/** Opens the services that the machines of a run share: a ledger on a PostgreSQL server, and BullMQ's queue on the same server or on Redis. */
import { isPostgresAddress, OrganonError } from "organon/store";
import { openPostgresSession } from "../postgres/postgres-session.ts";
import type { Fleet } from "./fleet.ts";
import { openLedger } from "./ledger.ts";
import { openSliceQueue, type Patience } from "./slice-queue.ts";

/** Opens the fleet of a store on a server; its queue is on the same server unless another address is given. */
export const openFleet = async ({
  store,
  queue = store,
  makes = false,
  ...patience
}: Patience & {
  readonly store: string;
  readonly queue?: string;
  /** Whether to create the queue's missing tables: only the dispatching process does. */
  readonly makes?: boolean;
}): Promise<Fleet> => {
  if (!isPostgresAddress(store))
    throw new OrganonError("misuse", "several machines need a store on a PostgreSQL server", {
      hint: "as in --store postgres://user@host/database; organon store copy takes a file's runs there",
    });
  const session = await openPostgresSession(store);
  try {
    const ledger = await openLedger(session);
    return { ledger, queue: await openSliceQueue(queue, { makes, ...patience }) };
  } catch (error) {
    await session.close();
    throw error;
  }
};
