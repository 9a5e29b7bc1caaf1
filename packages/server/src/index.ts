/** Exports what Organon loads of this package: stores on a PostgreSQL server, the dispatch of plans to workers, and its commands. */
import type { CommandPackage } from "organon/commands";

export { examineServer } from "./postgres/examine-server.ts";
export { hasPostgresStore, openPostgresStore } from "./postgres/postgres-store.ts";
export { openDispatcher } from "./workers/dispatch.ts";

export const commands: CommandPackage["commands"] = {
  worker: async () => (await import("./commands/worker.ts")).command,
  store: async () => (await import("./commands/store.ts")).command,
};
