/** Exports what Organon loads of this package: stores on a PostgreSQL server, the dispatch of plans to workers, and the workers. */
import type { ServerPackage } from "organon/store";
import type { Fleet } from "./fleet/fleet.ts";
import { handOut as handOutTo } from "./fleet/hand-out.ts";
import { openFleet } from "./fleet/open-fleet.ts";
import { work as workFor } from "./fleet/work.ts";

export { examineQueue } from "./fleet/examine-queue.ts";
export { examineServer } from "./postgres/examine-server.ts";
export { hasPostgresStore, openPostgresStore } from "./postgres/postgres-store.ts";

/** Dispatches a plan to workers. */
export const handOut: ServerPackage["handOut"] = async (planned, tools, { address, queue }) => {
  // The ledger is next to the store's tables, which the first query creates.
  await tools.store.runs();
  const { signal, onNotice } = tools;
  const onTrouble = (message: string): void => onNotice?.(`the queue ${message}`);
  const fleet = await openFleet({ store: address, queue, makes: true, signal, onTrouble });
  return handOutTo(planned, tools, fleet).finally(() => close(fleet));
};

/** Works on dispatched plans. */
export const work: ServerPackage["work"] = async (options, { address, queue, ...tools }) => {
  const fleet = await openFleet({ store: address, queue });
  return workFor(options, { ...tools, fleet }).finally(() => close(fleet));
};

const close = async ({ queue, ledger }: Fleet): Promise<void> => {
  await queue.close();
  await ledger.close();
};
