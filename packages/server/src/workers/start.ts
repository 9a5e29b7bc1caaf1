/** Dispatches plans to workers, and works, over the PostgreSQL server at an address. */
import { isPostgresAddress, OrganonError, type ServerPackage } from "organon/store";
import { handOut as handOutTo } from "./dispatch.ts";
import { SliceQueue } from "./queue.ts";
import { Registry } from "./registry.ts";
import { work as workFor, type WorkOptions, type WorkTools } from "./work.ts";

/** Dispatches a plan to workers. */
export const handOut: ServerPackage["handOut"] = async (planned, tools, address) => {
  requireServer(address);
  // The registry is next to the store's tables, which the first query creates.
  await tools.store.runs();
  const { signal, onNotice } = tools;
  const onTrouble = (message: string): void => onNotice?.(`the queue ${message}`);
  const registry = await Registry.open(address);
  try {
    const queue = await SliceQueue.open(address, { creates: true, signal, onTrouble });
    return await handOutTo(planned, tools, { queue, registry }).finally(() => queue.close());
  } finally {
    await registry.close();
  }
};

type WorkAt = (
  options: WorkOptions,
  tools: WorkTools & { readonly address: string },
) => ReturnType<typeof workFor>;

/** Works on dispatched plans, until the signal, or until no run is dispatched. Resolves when the calls under way are stored. */
export const work: WorkAt = async (options, { address, ...tools }) => {
  requireServer(address);
  const registry = await Registry.open(address);
  const { signal, onNotice } = tools;
  const told = new Set<string>();
  const onTrouble = (message: string): void => {
    if (!told.has(message)) onNotice?.(`the queue ${message}`);
    told.add(message);
  };
  const openQueue = (): Promise<SliceQueue> =>
    SliceQueue.open(address, { creates: false, signal, onTrouble });
  return workFor(options, { ...tools, registry, openQueue }).finally(() => registry.close());
};

const requireServer = (address: string): void => {
  if (!isPostgresAddress(address))
    throw new OrganonError("misuse", "workers need a store on a PostgreSQL server", {
      hint: "as in --store postgres://user@host/database; organon store copy takes a file's runs there",
    });
};
