/** Opens what the machines of a run share: a ledger on a PostgreSQL server, and BullMQ's queue on the same server or on Redis. */
import { isPostgresAddress, OrganonError } from "organon/store";
import { openPostgresSession } from "../postgres/postgres-session.ts";
import type { Fleet } from "./fleet.ts";
import { openLedger } from "./ledger.ts";
import { openSliceQueue } from "./slice-queue.ts";

/** Opens the fleet of a store on a server; its queue is on the same server unless another address is given. */
export const openFleet = async ({
  store,
  queue = store,
  makes = false,
  onRefusal,
}: {
  readonly store: string;
  readonly queue?: string;
  /** Whether the queue's tables are made where they are not there: by whoever hands out. */
  readonly makes?: boolean;
  /** Called where the queue takes no slices: it is away or full. It is tried again. */
  readonly onRefusal?: (message: string) => void;
}): Promise<Fleet> => {
  if (!isPostgresAddress(store))
    throw new OrganonError("misuse", "several machines need a store on a PostgreSQL server", {
      hint: "as in --store postgres://user@host/database; organon store copy takes a file's runs there",
    });
  const session = await openPostgresSession(store);
  try {
    const ledger = await openLedger(session);
    return { ledger, queue: await openSliceQueue(queue, { makes, onRefusal }) };
  } catch (error) {
    await session.close();
    throw error;
  }
};
